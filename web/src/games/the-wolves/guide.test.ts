import { expect, test } from "vitest";
import type { LoggedMove } from "../../api/types";
import { learned, LESSONS, lessonOf } from "./guide";

const ME = 1;
let number = 0;
const move = (name: string, seat: number | null = ME): LoggedMove => ({
  number: ++number,
  seat: seat ?? 0,
  events: [{ name, data: seat === null ? {} : { seat } }],
});

test("a first match begins with the first lesson", () => {
  expect(lessonOf(learned([], ME))).toBe("arrange");
});

test("each lesson is learned by doing it, and after the last none is left", () => {
  const deeds = [
    move("arranged"),
    move("placed"),
    move("placed"),
    move("moved"),
    move("den-built"),
    move("turn-ended"),
    move("howled"),
  ];
  const told = deeds.map((_, count) => lessonOf(learned(deeds.slice(0, count), ME)));
  expect(told).toEqual(["arrange", "place", "place", "move", "den", "end", "howl"]);
  expect(lessonOf(learned(deeds, ME))).toBe("score");
  const done = learned([...deeds, move("region-scored", null)], ME);
  expect(lessonOf(done)).toBeNull();
  expect(done.size).toBe(LESSONS.length);
});

test("what others do, and what was taken back, teaches nothing", () => {
  expect(learned([move("moved", 0)], ME).size).toBe(0);
  expect(learned([move("moved"), move("undone")], ME).size).toBe(0);
});
