import { expect, it } from "vitest";
import type { Action } from "../../api/types";
import type { StoryEvent } from "../../kit/told";
import type { Told } from "./events";
import type { Hand } from "./hand.svelte";
import type { BoardView } from "./model";
import type { Offer } from "./offers";
import { comingWays, courseOf, pastWays } from "./ways";

const offer = (from: string, hex: string) => ({ wolf: { hex: from, rank: "pack" }, hex }) as Offer;

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

it("leads from every hex from which wolves can come, once", () => {
  const coming = [offer("b3", "c7"), offer("b3", "c7"), offer("d1", "c7")];
  const ways = comingWays({ coming, glance: [coming[2]] } as unknown as Hand);
  expect(ways).toEqual([
    { from: "b3", to: "c7", tone: "come", strong: false },
    { from: "d1", to: "c7", tone: "come", strong: true },
  ]);
});

it("shows where wolves went and were sent, in their packs' paint", () => {
  const boards = [{ pack: "rock" }, { pack: "grass" }] as BoardView[];
  const moved = { name: "moved", seat: 0, rank: "pack", from: "b3", to: "c7", path: [] };
  const sent = { name: "displaced", seat: 0, owner: 1, rank: "pack", from: "c7", to: "c8" };
  const story = [moved, sent].map((event) => ({ key: "", seat: 0, event: event as Told }));
  expect(pastWays(story as StoryEvent<Told>[], boards)).toEqual([
    { from: "b3", to: "c7", tone: "past", paint: "var(--tw-pack-rock)" },
    { from: "c7", to: "c8", tone: "past", paint: "var(--tw-pack-grass)" },
  ]);
});
