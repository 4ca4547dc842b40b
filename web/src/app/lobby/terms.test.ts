import { beforeAll, expect, test } from "vitest";
import type { GameInfo, Terms } from "../../api/types";
import { startTexts } from "../../i18n/index.svelte";
import { changes, wordsOf } from "./terms";

const OPTION = {
  name: "days",
  default: 4,
  low: 1,
  high: 10,
  words: [],
  several: false,
  by_seat: false,
  recommended: false,
  only_with: null,
  by_players: null,
};
const GAME = { id: "jagdfieber", options: [OPTION] } as unknown as GameInfo;
const MANNERS = {
  watching: "yes",
  talking: "phrases",
  overheard: false,
  listed: false,
  language: null,
  strength: "any",
} as const;
const TERMS: Terms = {
  players: 3,
  options: { days: 4 },
  hints: false,
  clock: null,
  manners: MANNERS,
};

beforeAll(() => startTexts());

test("a table's terms are told in words", () => {
  const told = Object.fromEntries(wordsOf(GAME, TERMS).map(({ name, text }) => [name, text]));
  expect(told).toMatchObject({ players: "3", days: "4", hints: "No", clock: "None" });
  expect(told["manners"]).toMatch(/phrases/i);
});

test("only what reads otherwise is new", () => {
  const clock = { kind: "live" as const, bank: 600, increment: 5 };
  const now = { ...TERMS, options: { days: 2 }, clock };
  expect([...changes(wordsOf(GAME, TERMS), wordsOf(GAME, now))]).toEqual(["days", "clock"]);
  expect(changes(wordsOf(GAME, TERMS), wordsOf(GAME, { ...TERMS })).size).toBe(0);
});
