import { expect, it } from "vitest";
import type { Action } from "../../api/types";
import type { StoryEvent } from "../../kit/told";
import type { Told } from "./events";
import type { Hand } from "./hand.svelte";
import type { BoardView } from "./model";
import type { Offer } from "./offers";
import { comingWays, hintWays, pastWays } from "./ways";

const action = (text: string): Action => {
  const [verb = "", hex = ""] = text.split(" ");
  return { id: 0, verb, fields: verb === "move" ? {} : { hex }, text };
};
const offer = (from: string, hex: string) => ({ wolf: { hex: from, rank: "pack" }, hex }) as Offer;

it("leads from every hex from which wolves can come, once", () => {
  const coming = [offer("b3", "c7"), offer("b3", "c7"), offer("d1", "c7")];
  const ways = comingWays({ coming, glance: [coming[2]] } as unknown as Hand);
  expect(ways).toEqual([
    { from: "b3", to: "c7", tone: "come", strong: false },
    { from: "d1", to: "c7", tone: "come", strong: true },
  ]);
});

it("draws the wolves of a hint's plan on their ways", () => {
  const plan = ["move forest", "wolf b3 pack", "to c7", "wolf d1 alpha", "to e5", "den forest"];
  const ways = hintWays(plan.map(action), null);
  expect(ways.map(({ from, to }) => `${from}-${to}`)).toEqual(["b3-c7", "d1-e5"]);
});

it("begins with the wolf that looks for a hex already", () => {
  const ways = hintWays([action("to c7")], { hex: "b3", rank: "pack" });
  expect(ways).toEqual([{ from: "b3", to: "c7", tone: "hint" }]);
  expect(hintWays([action("to c7")], null)).toEqual([]);
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
