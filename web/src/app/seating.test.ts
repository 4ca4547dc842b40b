import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/http";
import type { GameInfo, NewMatch } from "../api/types";
import { settings } from "../kit/settings.svelte";
import { playNow, usualPlayers } from "./seating";

const game = (id: string, low: number, high: number): GameInfo => ({
  id,
  lesson: false,
  titles: {},
  lines: {},
  players: { low, high },
  minutes: 30,
  options: [],
  rules: true,
  table: false,
  cover: false,
  secrets: true,
  bots: ["pup", "yearling"],
});

beforeEach(() => {
  settings.players = {};
  settings.bot = settings.name = "";
});

test("four play where nobody chose, or as many as the game takes", () => {
  expect(usualPlayers(game("a", 3, 5))).toBe(4);
  expect(usualPlayers(game("b", 5, 6))).toBe(5);
  expect(usualPlayers(game("c", 2, 2))).toBe(2);
});

test("each game remembers its own number, as far as it still takes so many", () => {
  settings.players = { a: 5, b: 9 };
  expect(usualPlayers(game("a", 3, 5))).toBe(5);
  expect(usualPlayers(game("b", 3, 6))).toBe(6);
  expect(usualPlayers(game("c", 3, 6))).toBe(4);
  const stored = JSON.parse(localStorage.getItem("wolfden:settings") ?? "{}") as object;
  expect(stored).toMatchObject({ players: { a: 5, b: 9 } });
});

test("one click sits down with the company that was chosen", async () => {
  settings.players = { a: 3 };
  settings.bot = "pup";
  settings.name = "Ada";
  const wishes: NewMatch[] = [];
  vi.spyOn(api, "create").mockImplementation((wish) => {
    wishes.push(wish);
    return Promise.resolve({ match: "m", seat: 0, token: "t", others: [] });
  });
  await playNow(game("a", 3, 5));
  const bot = { kind: "bot", bot: "pup" };
  expect(wishes[0]?.seats).toEqual([{ kind: "me", name: "Ada" }, bot, bot]);
});
