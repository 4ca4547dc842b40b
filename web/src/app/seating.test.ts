import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api/http";
import { heldSeats, keepSeat } from "../api/tokens";
import type { GameInfo, NewMatch, OptionInfo } from "../api/types";
import { isFirst } from "../kit/firsts";
import { settings } from "../kit/settings.svelte";
import { rememberRules } from "./recommended";
import { playInstead, playNow, usualPlayers } from "./seating";

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
  settings.recommended = {};
  settings.bot = settings.name = "";
});

/** What the server is asked for; it always seats me at the match "m". */
function wishes(): NewMatch[] {
  const asked: NewMatch[] = [];
  vi.spyOn(api, "create").mockImplementation((wish) => {
    asked.push(wish);
    return Promise.resolve({ match: "m", seat: 0, token: "t", others: [] });
  });
  return asked;
}

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
  const asked = wishes();
  await playNow(game("a", 3, 5));
  const bot = { kind: "bot", bot: "pup" };
  expect(asked[0]?.seats).toEqual([{ kind: "me", name: "Ada" }, bot, bot]);
  expect(asked[0]?.options).toEqual({});
});

test("a recommended rule is played by whoever chose it, and the table without it goes", async () => {
  const asked = wishes();
  const removed = vi.spyOn(api, "remove").mockRejectedValue(new Error("nobody answers"));
  const joining = { name: "joining", default: false, recommended: true } as OptionInfo;
  const pack = { ...game("a", 3, 5), options: [joining] };
  keepSeat("before", "t", "a");
  expect(isFirst("a", "before")).toBe(true);
  await playNow(pack);
  rememberRules(pack, { joining: true, target: 40 });
  await playInstead(pack, "before");
  expect(asked.map(({ options }) => options)).toEqual([{ joining: false }, { joining: true }]);
  expect(removed.mock.calls).toEqual([["before"]]);
  expect(heldSeats().map(({ match }) => match)).toEqual(["m"]);
  expect(isFirst("a", "m")).toBe(true);
});
