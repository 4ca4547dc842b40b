/** How matches of Wolf & Hound end, in sentences. */
import { beforeEach, expect, test } from "vitest";
import { loadTexts, setLang, startTexts } from "../../i18n/index.svelte";
import type { GameResult } from "./model";
import { headline, scoreOf, why } from "./result";

const people = ["Ada", "Bo", "Cleo", "Dan"].map((name, place) => ({
  place,
  name,
  team: place % 2 ? ("yellow" as const) : ("blue" as const),
}));
const names = (team: string) => (team === "blue" ? "Ada and Cleo" : "Bo and Dan");
const game = (winner: GameResult["winner"], reason: GameResult["reason"], sheep: number[]) =>
  ({ winner, reason, sheep }) as unknown as GameResult;
const blueWins = { wins: [1, 0], results: [game("blue", "no-sheep", [1, 3, 3, 0])] };
const cards = { wins: [0, 1], results: [game("yellow", "cards", [1, 2, 2, 2])] };
const tie = { wins: [0, 1], results: [game("yellow", "cards", [1, 2, 3, 2])] };
const several = {
  wins: [2, 3],
  results: Array.from({ length: 5 }, () => game("yellow", "cards", [1, 2, 3, 4])),
};

beforeEach(async () => {
  await startTexts();
  await setLang("en");
  await loadTexts("wolf-and-hound");
});

test.each([
  [blueWins, "blue", "Your team won", "Dan has no sheep left."],
  [blueWins, "yellow", "Your team lost", "Dan has no sheep left."],
  [blueWins, null, "The blue team wins: Ada and Cleo", "Dan has no sheep left."],
  [cards, "yellow", "Your team won", "The cards are used up. Blue has 3 sheep, yellow 4."],
  [cards, "blue", "Your team lost", "The cards are used up. Blue has 3 sheep, yellow 4."],
  [tie, "blue", "Your team lost", "both teams have 4 sheep"],
  [several, "blue", "Your team lost", "Games won: blue 2, yellow 3"],
] as const)("%#: %s", (end, mine, told, reason) => {
  expect(headline(end, mine, names)).toBe(told);
  expect(why(end, people)).toContain(reason);
});

test("a single game is told by sheep, several by games", () => {
  expect([scoreOf(blueWins, 0), scoreOf(blueWins, 1)]).toEqual(["4 sheep", "3 sheep"]);
  expect([scoreOf(several, 0), scoreOf(several, 1)]).toEqual(["2 games", "3 games"]);
});
