import { expect, test } from "vitest";
import type { Snapshot } from "../../api/types";
import { othersOf } from "./others";

const table = (you: number | null, ...kinds: string[]): Snapshot =>
  ({ you, seats: kinds.map((kind, seat) => ({ kind, seat })) }) as unknown as Snapshot;

test("those who play can report the other people, not bots, free seats or themselves", () => {
  expect(othersOf(table(1, "human", "human", "bot", "open", "human"))).toEqual([0, 4]);
  expect(othersOf(table(0, "human", "bot"))).toEqual([]);
});

test("whoever watches reports nobody", () => {
  expect(othersOf(table(null, "human", "human"))).toEqual([]);
});
