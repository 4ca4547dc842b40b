import { expect, test } from "vitest";
import { inOrder, isMineAlone, type Summary, waitsHere } from "./tables";

const table = (match: string, part: Partial<Summary>): Summary => ({
  match,
  game: "jagdfieber",
  phase: "playing",
  seats: [],
  you: 0,
  to_act: [],
  yours: false,
  rests: false,
  number: 0,
  round: 1,
  places: null,
  scores: null,
  created: 0,
  changed: 0,
  origin: null,
  rematch: null,
  ...part,
});
const person = (seat: number) => ({
  seat,
  kind: "human" as const,
  name: "Ada",
  bot: null,
  host: seat === 0,
  stand_in: null,
  confirmed: true,
  run_by: null,
});

test("what waits for me comes first, then the newest of what goes on", () => {
  const tables = [
    table("over", { phase: "over", changed: 9 }),
    table("older", { changed: 1 }),
    table("newer", { changed: 2 }),
    table("waiting", { phase: "waiting", changed: 8 }),
    table("mine", { yours: true }),
  ];
  expect(inOrder(tables).map(({ match }) => match)).toEqual([
    "mine",
    "newer",
    "older",
    "waiting",
    "over",
  ]);
});

test("only a finished match without other people is mine to delete", () => {
  expect(isMineAlone(table("a", { phase: "over", seats: [person(0)] }))).toBe(true);
  expect(isMineAlone(table("a", { seats: [person(0)] }))).toBe(false);
  expect(isMineAlone(table("a", { phase: "over", seats: [person(0), person(1)] }))).toBe(false);
});

test("a table waits for us when it waits for anyone on this device", () => {
  const shared = table("a", { seats: [person(0), person(1), person(2)], to_act: [1] });
  const people = [0, 1].map((seat) => ({ seat, token: `${seat}` }));
  expect(waitsHere(shared, people)).toBe(true);
  expect(waitsHere(shared, [])).toBe(false);
  expect(waitsHere({ ...shared, to_act: [2] }, people)).toBe(false);
});
