import { beforeEach, expect, test } from "vitest";
import type { GameInfo, OptionInfo, SeatInfo, Snapshot } from "../api/types";
import { settings } from "../kit/settings.svelte";
import { recommendedOf, rememberRules, stillOffered, usualRules } from "./recommended";

const option = (name: string, recommended: boolean) =>
  ({ name, default: false, recommended }) as OptionInfo;
const game = {
  id: "pack",
  options: [option("joining", true), option("lifespan", false)],
} as GameInfo;

const table = (kinds: string, joining = false) =>
  ({
    you: 0,
    options: { joining, lifespan: false },
    seats: kinds.split(" ").map((kind) => ({ kind }) as SeatInfo),
  }) as unknown as Snapshot;
const offered = (snapshot: Snapshot) => stillOffered(game, snapshot).map(({ name }) => name);

beforeEach(() => {
  settings.recommended = {};
});

test("the usual rules hold until somebody chose, and what was chosen is remembered", () => {
  expect(recommendedOf(game).map(({ name }) => name)).toEqual(["joining"]);
  expect(usualRules(game)).toEqual({ joining: false });
  rememberRules(game, { joining: true, lifespan: true, target: 40 });
  expect(usualRules(game)).toEqual({ joining: true });
  const stored = JSON.parse(localStorage.getItem("wolfden:settings") ?? "{}") as object;
  expect(stored).toMatchObject({ recommended: { pack: { joining: true } } });
  rememberRules({ ...game, id: "other", options: [] }, { joining: true });
  expect(Object.keys(settings.recommended)).toEqual(["pack"]);
});

test("it is offered to whoever was never asked, at a table with bots alone", () => {
  expect(offered(table("human bot bot"))).toEqual(["joining"]);
  expect(offered(table("human bot human"))).toEqual([]);
  expect(offered(table("human bot bot", true))).toEqual([]);
  rememberRules(game, { joining: false });
  expect(offered(table("human bot bot"))).toEqual([]);
});
