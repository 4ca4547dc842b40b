import { expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../api/types";
import {
  allBots,
  applies,
  clockOf,
  commonLevel,
  firstPlan,
  MANNERS,
  optionAt,
  requestOf,
  resize,
  type SeatPlan,
  setKind,
  setLevel,
  withHints,
  withPlayers,
} from "./setup";

const game: GameInfo = {
  id: "jagdfieber",
  lesson: false,
  titles: {},
  lines: {},
  players: { low: 3, high: 5 },
  minutes: 30,
  options: [
    {
      name: "days",
      default: 4,
      low: 1,
      high: 10,
      words: [],
      several: false,
      by_seat: false,
      recommended: false,
      by_players: {},
    },
  ],
  rules: true,
  table: false,
  cover: false,
  secrets: true,
  bots: ["pup", "yearling", "hunter", "alpha"],
};
const kinds = (seats: SeatPlan[]) => seats.map((seat) => seat.kind).join(" ");
const seatsOf = (text: string): SeatPlan[] =>
  text.split(" ").map((kind) => ({ kind: kind as SeatPlan["kind"], bot: "yearling" }));

test("a first plan is me and friends, or bots for whoever plays alone", () => {
  expect(kinds(firstPlan(game, "yearling", 4, "open").seats)).toBe("me open open open");
  expect(kinds(firstPlan(game, "yearling", 3, "bot").seats)).toBe("me bot bot");
  expect(firstPlan(game, "yearling", 4, "open").options).toEqual({ days: 4 });
});

test("more seats are like the last one, but never mine", () => {
  expect(kinds(resize(seatsOf("me bot bot"), 5))).toBe("me bot bot bot bot");
  expect(kinds(resize(seatsOf("bot bot me"), 4))).toBe("bot bot me open");
});

test("fewer seats never lose mine", () => {
  expect(kinds(resize(seatsOf("open bot bot me"), 3))).toBe("open bot me");
  expect(kinds(resize(seatsOf("bot bot bot bot"), 3))).toBe("bot bot bot");
});

test("taking another seat swaps the two", () => {
  expect(kinds(setKind(seatsOf("me open bot"), 2, "me"))).toBe("bot open me");
  expect(kinds(setKind(seatsOf("me open bot"), 0, "bot"))).toBe("bot open bot");
});

test("the request names me, the bots' levels and nothing else", () => {
  const seats = seatsOf("me open bot");
  const manners = { ...MANNERS, talking: "free" as const };
  const plan = { seats, options: { days: 2 }, hints: null, clock: null, manners };
  expect(requestOf("jagdfieber", plan, "Ada")).toEqual({
    game: "jagdfieber",
    options: { days: 2 },
    hints: null,
    clock: null,
    manners,
    seats: [{ kind: "me", name: "Ada" }, { kind: "open" }, { kind: "bot", bot: "yearling" }],
  });
  const ben = { kind: "here" as const, bot: "", name: " Ben " };
  const shared = { ...plan, seats: [...seatsOf("me bot"), ben] };
  expect(requestOf("jagdfieber", shared, "Ada").seats.at(-1)).toEqual({ kind: "me", name: "Ben" });
});

test("one level for all bots, or one for each", () => {
  const seats = setLevel(allBots(seatsOf("me open bot")), "alpha");
  expect(kinds(seats)).toBe("me bot bot");
  expect(commonLevel(seats)).toBe("alpha");
  const mixed = seats.map((seat, at) => (at === 2 ? { ...seat, bot: "pup" } : seat));
  expect(commonLevel(mixed)).toBeNull();
  expect(commonLevel(seatsOf("me open open"))).toBeNull();
});

test("hints are for whoever plays alone against bots, unless chosen otherwise", () => {
  const plan = (text: string, hints: boolean | null) => ({
    seats: seatsOf(text),
    options: {},
    hints,
    clock: null,
    manners: MANNERS,
  });
  expect(withHints(plan("me bot bot", null))).toBe(true);
  expect(withHints(plan("me open bot", null))).toBe(false);
  expect(withHints(plan("me bot bot", false))).toBe(false);
  expect(withHints(plan("me open bot", true))).toBe(true);
});

const target: OptionInfo = {
  name: "target",
  default: 50,
  low: 40,
  high: 999,
  words: [],
  several: false,
  by_seat: false,
  recommended: false,
  by_players: {
    3: { default: 40, low: 40, high: 999 },
    5: { default: 60, low: 60, high: 999 },
  },
};
const hunt: GameInfo = { ...game, options: [...game.options, target] };

test("an option has the limits of so many players where there are any", () => {
  expect(optionAt(target, 3)).toMatchObject({ default: 40, low: 40 });
  expect(optionAt(target, 4)).toMatchObject({ default: 50, low: 40 });
  expect(optionAt(target, 5)).toMatchObject({ default: 60, low: 60 });
});

test("with another number of players the usual stays usual and a choice stays within limits", () => {
  const plan = firstPlan(hunt, "greedy", 4, "open");
  expect(plan.options).toEqual({ days: 4, target: 50 });
  expect(withPlayers(hunt, plan, 5).options).toEqual({ days: 4, target: 60 });
  const chosen = { ...plan, options: { days: 2, target: 45 } };
  expect(withPlayers(hunt, chosen, 3).options).toEqual({ days: 2, target: 45 });
  expect(withPlayers(hunt, chosen, 5).options).toEqual({ days: 2, target: 60 });
  expect(kinds(withPlayers(hunt, chosen, 5).seats)).toBe("me open open open open");
});

const pets: OptionInfo = {
  name: "pets",
  default: "cat",
  low: 1,
  words: ["cat", "dog", "owl"],
  several: true,
  by_seat: false,
  recommended: false,
  only_with: ["preset", "own"],
  by_players: {},
};

test("an option counts only with the word it belongs to", () => {
  expect(applies(pets, { preset: "own" })).toBe(true);
  expect(applies(pets, { preset: "first-game" })).toBe(false);
  expect(applies({ ...pets, only_with: null }, {})).toBe(true);
});

test("a clock over days keeps the nights of whoever sets it", () => {
  expect(clockOf("none")).toBeNull();
  expect(clockOf("live")).toEqual({ kind: "live", bank: 600, increment: 15 });
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(clockOf("days")).toMatchObject({ kind: "days", hours: 24, zone: timeZone });
});
