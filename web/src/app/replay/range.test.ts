import { expect, test } from "vitest";
import type { Moments } from "../../api/types";
import { since } from "./range";

/** A match in which these seats moved, one after the other. */
const match = (seats: number[], turns: number[], rounds: number[]): Moments =>
  ({
    number: seats.length,
    turns,
    rounds,
    log: seats.map((seat, index) => ({ number: index + 1, seat, events: [] })),
  }) as unknown as Moments;

test("begins after the last turn that I have finished", () => {
  const one = match([0, 0, 1, 2, 2, 0], [0, 2, 3, 5], [0, 5]);
  expect(since(one, 0, "turn")).toBe(2);
  expect(since(one, 1, "turn")).toBe(3);
});

test("begins at the beginning where I had no turn yet", () => {
  expect(since(match([1, 2], [0, 1, 2], [0]), 0, "turn")).toBe(0);
});

test("the last round begins where the last whole one did", () => {
  const one = match([0, 1, 0, 1, 0], [0, 1, 2, 3, 4], [0, 2, 4]);
  expect(since(one, 0, "round")).toBe(2);
  expect(since(one, null, "turn")).toBe(2);
});

test("where nothing happened since, the last round is shown", () => {
  expect(since(match([0, 1, 0, 1, 0], [0, 1, 2, 3, 4, 5], [0, 2, 4]), 0, "turn")).toBe(2);
});
