/** Outcomes and the sentences they are told in; the same for every game that counts points. */
import { beforeEach, expect, test } from "vitest";
import type { Outcome } from "../api/types";
import { setLang, startTexts } from "../i18n/index.svelte";
import { rankingOf, resignedTold, resultTold } from "./ranking";

const outcome = (places: number[], scores: number[]): Outcome => ({
  places,
  scores,
  parts: scores.map(() => ({})),
  reason: "over",
});
const names = (seat: number) => ["Ada", "Bo", "Cleo"][seat] ?? "";

beforeEach(async () => {
  await startTexts();
  await setLang("en");
});

test.each([
  ["won by points", [1, 2, 3], [9, 6, 2], 0, "You won by 3 points"],
  ["won by one", [1, 2, 3], [7, 6, 2], 0, "You won by 1 point"],
  ["won a tie-break", [1, 2, 3], [9, 9, 2], 0, "You won"],
  ["shared the win", [1, 1, 3], [9, 9, 2], 0, "You won, together with Bo"],
  ["shared by all", [1, 1, 1], [9, 9, 9], 0, "You won, together with Bo and Cleo"],
  ["lost by points", [2, 1, 3], [6, 9, 2], 0, "You lost by 3 points"],
  ["last, below zero", [3, 1, 2], [-4, 9, 2], 0, "You lost by 13 points"],
  ["lost a tie-break", [2, 1, 3], [9, 9, 2], 0, "You lost the tie-break"],
  ["watched", [2, 1, 3], [6, 9, 2], null, "Bo won"],
  ["watched a shared win", [1, 2, 1], [9, 6, 9], null, "Ada and Cleo won together"],
  ["nobody won", [2, 3, 4], [6, 3, 2], 0, "Nobody won"],
  ["nobody won, watched", [2, 2, 2], [6, 6, 6], null, "Nobody won"],
])("%s", (_, places, scores, you, sentence) => {
  expect(resultTold(outcome(places, scores), you, names)).toBe(sentence);
});

test.each(["fr", "de"] as const)("every sentence is whole in %s", async (lang) => {
  await setLang(lang);
  for (const you of [0, 1, 2, null])
    for (const places of [
      [1, 2, 3],
      [1, 1, 3],
      [2, 1, 3],
      [2, 3, 4],
    ]) {
      const told = resultTold(outcome(places, [9, 9, 2]), you, names);
      expect(told).not.toMatch(/result-|\{|undefined/);
    }
});

test("equals share a place, and the next one is left out", () => {
  const ranks = rankingOf(outcome([3, 1, 1, 4], [5, 9, 9, 2]));
  expect(ranks.map(({ seat, place }) => [seat, place])).toEqual([
    [1, 1],
    [2, 1],
    [0, 3],
    [3, 4],
  ]);
});

test("without a winner there are no places, but still an order", () => {
  const ranks = rankingOf(outcome([3, 2, 4], [5, 9, 2]));
  expect(ranks.map(({ seat, place }) => [seat, place])).toEqual([
    [1, null],
    [0, null],
    [2, null],
  ]);
});

test("where one side gave up, no points are told", () => {
  const four = (seat: number) => ["Ada", "Ben", "Cleo", "Dora"][seat] ?? "";
  const alone = { places: [1, 2], scores: [0, 9], parts: [{}, {}], reason: "resigned" };
  expect(resignedTold(alone, 0, four)).toBe("You won");
  expect(resignedTold(alone, 1, four)).toContain("Ada");
  const pairs = { ...alone, places: [2, 1, 2, 1] };
  expect(resignedTold(pairs, 1, four)).toBe("You won, together with Dora");
  expect(resignedTold(pairs, 2, four)).toContain("Ben and Dora");
});
