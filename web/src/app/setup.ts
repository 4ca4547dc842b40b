/** The plan of a table before it is created. Pure: the page draws it, the server judges it. */
import type { ClockRule } from "../api/people";
import type {
  GameInfo,
  Manners,
  NewMatch,
  OptionInfo,
  OptionValue,
  SeatRequest,
} from "../api/types";

/** Asks the page for bots on all other seats. */
export const ALONE = "?bots";

/** "here": somebody who plays on this device too. */
export type SeatKind = SeatRequest["kind"] | "here";

export interface SeatPlan {
  kind: SeatKind;
  bot: string;
  /** Of somebody who is here too. */
  name?: string;
  /** What whoever sits there chose, by option: `choosing`. */
  words?: Readonly<Record<string, string>> | undefined;
}

export interface Plan {
  seats: SeatPlan[];
  options: Record<string, OptionValue>;
  /** Null: as the table says, hints for whoever plays alone against bots. */
  hints: boolean | null;
  clock: ClockRule | null;
  manners: Manners;
  /** What was chosen for a place that is nobody's, by option. */
  nobodys?: Readonly<Record<string, string>>;
}

export const TALKING: readonly Manners["talking"][] = ["free", "phrases", "off"];
export const WATCHING: readonly Manners["watching"][] = ["yes", "late", "no"];

/** As a table is where nobody chose anything. */
export const MANNERS: Manners = {
  watching: "yes",
  talking: "phrases",
  overheard: false,
  listed: false,
  language: null,
  strength: "any",
};

export const CLOCKS = ["none", "live", "days"] as const;
export type ClockKind = (typeof CLOCKS)[number];

/** A clock of this kind as it is offered first; nights and weekends are those of the host. */
export function clockOf(kind: ClockKind): ClockRule | null {
  if (kind === "none") return null;
  if (kind === "live") return { kind, bank: 600, increment: 15 };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const zone = timeZone || "UTC";
  return { kind, hours: 24, nights_off: false, weekends_off: false, zone, holidays: [] };
}

/** An option as it is at a table of so many. */
export function optionAt(option: OptionInfo, players: number): OptionInfo {
  return { ...option, ...option.by_players?.[players] };
}

/** A number that nobody chose stays the usual one; one that was chosen stays, within the limits. */
function moved(option: OptionInfo, value: OptionValue, before: number, now: number): OptionValue {
  const there = optionAt(option, now);
  if (typeof value !== "number" || value === optionAt(option, before).default) {
    return typeof value === "number" ? there.default : value;
  }
  return Math.min(Math.max(value, there.low ?? value), there.high ?? value);
}

/** The same plan for another number of players. */
export function withPlayers(game: GameInfo, plan: Plan, count: number): Plan {
  const { seats, options } = plan;
  const moves = game.options.map((option): [string, OptionValue] => [
    option.name,
    moved(option, options[option.name] ?? option.default, seats.length, count),
  ]);
  return { ...plan, seats: resize(seats, count), options: Object.fromEntries(moves) };
}

/** Me, and the rest friends, or bots for whoever came to play alone; with rules chosen before. */
export function firstPlan(
  game: GameInfo,
  bot: string,
  count: number,
  others: SeatKind,
  rules: Plan["options"] = {},
): Plan {
  return {
    seats: Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? "me" : others, bot })),
    options: {
      ...Object.fromEntries(
        game.options.map((option) => [option.name, optionAt(option, count).default]),
      ),
      ...rules,
    },
    hints: null,
    clock: null,
    manners: MANNERS,
  };
}

/** More seats repeat the last one; fewer never lose mine. */
export function resize(seats: readonly SeatPlan[], count: number): SeatPlan[] {
  if (count >= seats.length) {
    const last = seats.at(-1) ?? { kind: "open", bot: "" };
    const more: SeatPlan = last.kind === "me" ? { ...last, kind: "open" } : last;
    return [...seats, ...Array.from({ length: count - seats.length }, () => ({ ...more }))];
  }
  const kept = seats.slice(0, count);
  const mine = seats.findIndex((seat) => seat.kind === "me");
  return mine < count ? kept : setKind(kept, count - 1, "me");
}

/** I can sit on one seat only: taking another one swaps the two, and what I chose goes with me. */
export function setKind(seats: readonly SeatPlan[], at: number, kind: SeatKind): SeatPlan[] {
  const before = seats[at]?.kind ?? "open";
  const mine = kind === "me" ? seats.find((seat) => seat.kind === "me") : undefined;
  return seats.map((seat, index) => {
    if (index === at) return { ...seat, kind, ...(mine?.words && { words: mine.words }) };
    return seat === mine ? { ...seat, kind: before, words: undefined } : seat;
  });
}

/** Bots wherever I do not sit. */
export const allBots = (seats: readonly SeatPlan[]): SeatPlan[] =>
  seats.map((seat) => (seat.kind === "me" ? seat : { ...seat, kind: "bot" }));

/** One level for all bots, and for those that may still come. */
export const setLevel = (seats: readonly SeatPlan[], bot: string): SeatPlan[] =>
  seats.map((seat) => ({ ...seat, bot }));

/** The level of all bots; null where they differ or there are none. */
export function commonLevel(seats: readonly SeatPlan[]): string | null {
  const levels = new Set(seats.filter(({ kind }) => kind === "bot").map(({ bot }) => bot));
  const [level] = levels;
  return levels.size === 1 && level !== undefined ? level : null;
}

/** Whether there will be hints: as chosen, or where only one person plays. */
export const withHints = ({ seats, hints }: Plan): boolean =>
  hints ?? seats.filter(({ kind }) => kind !== "bot").length <= 1;

/** Whether an option counts, given the values of the others. */
export function applies(option: OptionInfo, options: Plan["options"]): boolean {
  if (!option.only_with) return true;
  const [name, word] = option.only_with;
  return options[name] === word;
}

export function requestOf(
  game: string,
  { seats, options, hints, clock, manners }: Plan,
  name: string,
): NewMatch {
  return {
    game,
    options,
    hints,
    clock,
    manners,
    seats: seats.map(({ kind, bot, name: other = "" }): SeatRequest => {
      if (kind === "me") return { kind, name };
      if (kind === "here") return { kind: "me", name: other.trim() };
      return kind === "bot" ? { kind, bot } : { kind };
    }),
  };
}
