import { expect, it } from "vitest";
import type { Action } from "../../api/types";
import { courseOf } from "./ways";

const step = (verb: string, hex?: string): Action => ({
  id: 0,
  verb,
  fields: hex ? { hex } : {},
  text: `${verb} ${hex ?? ""}`,
});
const plan = [
  ...[step("move"), step("flip"), step("wolf", "a1"), step("to", "b2")],
  ...[step("wolf", "a3"), step("to", "b4"), step("den"), step("to", "c5"), step("end")],
];

it("draws every wolf's way of a plan, the next one strong, and numbers the other hexes", () => {
  const { ways, marks } = courseOf(plan, 0);
  expect(ways.map(({ from, to, strong }) => [from, to, strong])).toEqual([
    ["a1", "b2", true],
    ["a3", "b4", false],
  ]);
  expect(marks).toEqual([{ hex: "c5", number: 3 }]);
});

it("draws the way of the wolf that was picked, and nothing that is done", () => {
  expect(courseOf(plan, 3).ways).toHaveLength(2);
  expect(courseOf(plan, 4).ways.map(({ to }) => to)).toEqual(["b4"]);
  expect(courseOf(plan, 6)).toEqual({ ways: [], marks: [{ hex: "c5", number: 3 }] });
  expect(courseOf(plan, 8).marks).toEqual([]);
});
