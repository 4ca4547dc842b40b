/** The plan of a table before it is created. Pure: the page draws it, the server judges it. */
import type { GameInfo, NewMatch, OptionInfo, OptionValue, SeatRequest } from "../api/types";

export type SeatKind = SeatRequest["kind"];

export interface SeatPlan {
  kind: SeatKind;
  bot: string;
}

export interface Plan {
  seats: SeatPlan[];
  options: Record<string, OptionValue>;
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
export function withPlayers(game: GameInfo, { seats, options }: Plan, count: number): Plan {
  const moves = game.options.map((option): [string, OptionValue] => [
    option.name,
    moved(option, options[option.name] ?? option.default, seats.length, count),
  ]);
  return { seats: resize(seats, count), options: Object.fromEntries(moves) };
}

/** Me, and the rest friends: whoever wants bots alone has one click for that at home. */
export function firstPlan(game: GameInfo, bot: string): Plan {
  const count = Math.min(Math.max(4, game.players.low), game.players.high);
  return {
    seats: Array.from({ length: count }, (_, seat) => ({ kind: seat === 0 ? "me" : "open", bot })),
    options: Object.fromEntries(
      game.options.map((option) => [option.name, optionAt(option, count).default]),
    ),
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

/** I can sit on one seat only: taking another one swaps the two. */
export function setKind(seats: readonly SeatPlan[], at: number, kind: SeatKind): SeatPlan[] {
  const before = seats[at]?.kind ?? "open";
  return seats.map((seat, index) => {
    if (index === at) return { ...seat, kind };
    return kind === "me" && seat.kind === "me" ? { ...seat, kind: before } : seat;
  });
}

/** Whether an option counts, given the values of the others. */
export function applies(option: OptionInfo, options: Plan["options"]): boolean {
  if (!option.only_with) return true;
  const [name, word] = option.only_with;
  return options[name] === word;
}

export function requestOf(game: string, { seats, options }: Plan, name: string): NewMatch {
  return {
    game,
    options,
    seats: seats.map(({ kind, bot }): SeatRequest => {
      if (kind === "me") return { kind, name };
      return kind === "bot" ? { kind, bot } : { kind };
    }),
  };
}
