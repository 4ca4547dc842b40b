/** What a narrator says where nobody is asked: of a match that is seen again. */
import { beforeEach, expect, test } from "vitest";
import type { Outcome, Snapshot } from "../api/types";
import { loadHouseTexts, setLang, startTexts } from "../i18n/index.svelte";
import { nowAt } from "./now";

const asked = { headline: "Choose a card", help: "In secret", mine: true };
const seats = ["Ada", "Bo", "Cleo"].map((name, seat) => ({ seat, kind: "human", name }));
const at = (to_act: number[]) => ({ seats, to_act, you: 0, phase: "playing" }) as Snapshot;
const outcome = (places: number[], reason = "points") =>
  ({ places, scores: [7, 5, 5], reason }) as unknown as Outcome;

beforeEach(async () => {
  await startTexts();
  await loadHouseTexts("replay");
});

test.each([
  ["en", "Ada decides", "Ada and Cleo decide", "Bo won", "Nobody won"],
  ["fr", "Ada décide", "Ada et Cleo décident", "Bo a gagné", "Personne n’a gagné"],
  ["de", "Ada entscheidet", "Ada und Cleo entscheiden", "Bo hat gewonnen", "Niemand hat gewonnen"],
] as const)("in %s says whose decision a moment is, and who won", async (lang, ...told) => {
  await setLang(lang);
  const moments = [
    { snapshot: at([0]), end: null },
    { snapshot: at([0, 2]), end: null },
    { snapshot: at([]), end: outcome([2, 1, 2]) },
    { snapshot: at([]), end: outcome([2, 2, 2]) },
  ];
  expect(moments.map((moment) => nowAt(moment, asked).headline)).toEqual(told);
  expect(moments.map((moment) => nowAt(moment, asked).mine)).not.toContain(true);
});

test("a game says in its own words who won, and an end without a result names nobody", async () => {
  await setLang("en");
  const won = { ...asked, won: "The blue team wins" };
  const end = { snapshot: at([]), end: outcome([1, 2, 2]) };
  expect(nowAt(end, won)).toMatchObject({ headline: won.won, help: "The match is over." });
  expect(nowAt({ snapshot: at([]), end: null }, asked).headline).toBe("The match is over.");
});

test("a game says what is decided in a moment, not what one is asked to do", () => {
  const told = { ...asked, doing: "Cards are being chosen." };
  expect(nowAt({ snapshot: at([0]), end: null }, told).help).toBe(told.doing);
  expect(nowAt({ snapshot: at([0]), end: null }, asked).help).toBe("");
});

test("a live table is told as the game asks", () => {
  expect(nowAt({ snapshot: at([0]) }, asked)).toBe(asked);
});
