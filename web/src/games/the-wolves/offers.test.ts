import { expect, it } from "vitest";
import type { Action } from "../../api/types";
import type { View } from "./model";
import { answers, byHex, movers, picked, prospects } from "./offers";

const alpha = { hex: "c7", rank: "alpha" } as const;
const view = {
  phase: "act",
  turn: {
    deed: null,
    terrain: null,
    wolf: null,
    targets: [
      { deed: "move", terrain: "forest", hexes: ["d1", "d2"], wolf: alpha, piece: null },
      { deed: "den", terrain: "forest", hexes: ["d1"], wolf: null, piece: null },
      { deed: "dominate", terrain: "rock", hexes: ["e5"], wolf: null, piece: "den" },
    ],
  },
} as unknown as View;

it("plans every decision of an action from the hex it aims at", () => {
  const texts = prospects(view).map((offer) => offer.texts);
  expect(texts).toEqual([
    ["move forest", "wolf c7 alpha", "to d1"],
    ["move forest", "wolf c7 alpha", "to d2"],
    ["den forest", "to d1"],
    ["dominate rock", "take e5 den"],
  ]);
});

it("leaves out the naming while the wolves of a move go one after the other", () => {
  const moving = { ...view, phase: "wolf" } as View;
  expect(prospects(moving)[0]?.texts).toEqual(["wolf c7 alpha", "to d1"]);
});

it("lights what was picked: an action, a terrain, a wolf", () => {
  const all = prospects(view);
  expect(picked(all, { deed: "den" }).map(({ hex }) => hex)).toEqual(["d1"]);
  expect(picked(all, { terrain: "rock" }).map(({ hex }) => hex)).toEqual(["e5"]);
  expect(picked(all, { wolf: alpha }).map(({ hex }) => hex)).toEqual(["d1", "d2"]);
  expect(byHex(all).get("d1")).toHaveLength(2);
  expect(movers(all)).toEqual([alpha]);
});

it("finds the answers that lie on the map", () => {
  const legal: Action[] = [
    { id: 1, verb: "wolf", fields: { hex: "c7", rank: "alpha" }, text: "wolf c7 alpha" },
    { id: 2, verb: "done", fields: {}, text: "done" },
  ];
  expect(answers(view, legal)).toEqual([
    { hex: "c7", texts: ["wolf c7 alpha"], deed: null, terrain: null, wolf: alpha, piece: null },
  ]);
});
