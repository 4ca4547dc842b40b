import { expect, it } from "vitest";
import type { GameEvent, LoggedMove } from "../api/types";
import { toldEvents } from "./told";

const moves = (...events: object[]): LoggedMove[] =>
  events.map((event, index) => ({ number: index + 1, seat: 0, events: [event as GameEvent] }));

const step = (letter: string) => ({ name: "step", letter });
const back = (steps: number) => ({ name: "undone", seat: 0, steps });
const letters = (log: LoggedMove[]) =>
  toldEvents(log, null).map(({ event }) => ("letter" in event ? event.letter : "?"));

it("leaves out the step that was taken back", () => {
  expect(letters(moves(step("a"), step("b"), back(1), step("c")))).toEqual(["a", "c"]);
});

it("leaves out all that were taken back at once", () => {
  const log = moves(step("a"), step("b"), step("c"), back(2), step("d"));
  expect(letters(log)).toEqual(["a", "d"]);
});
