import { expect, test } from "vitest";
import type { OpenTable } from "../api/types";
import { chosen } from "./listing";

const table = (game: string, language: string | null): OpenTable => ({
  match: `${game}-${language}`,
  game,
  options: {},
  players: 3,
  names: ["Ada"],
  bots: 0,
  left: 2,
  hints: false,
  clock: null,
  language,
  strength: "any",
  since: 0,
});

test("the list is looked through by game and language, and who minds none fits all", () => {
  const tables = [table("a", "de"), table("a", null), table("b", "fr")];
  const found = (game: string, language: string) =>
    chosen(tables, game, language).map(({ match }) => match);
  expect(found("", "")).toEqual(["a-de", "a-null", "b-fr"]);
  expect(found("a", "")).toEqual(["a-de", "a-null"]);
  expect(found("", "fr")).toEqual(["a-null", "b-fr"]);
  expect(found("b", "de")).toEqual([]);
});
