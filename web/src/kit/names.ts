/** What to call the people at the table, alone and in lists. */
import type { SeatInfo } from "../api/types";
import { i18n, t } from "../i18n/index.svelte";
import { seatName } from "./seats";

export type Names = (seat: number) => string;

/** Each seat's name; equal names get their seat's number. */
export function namesOf(seats: SeatInfo[]): Names {
  const shown = seats.map(seatName);
  const twice = new Set(shown.filter((name, seat) => shown.indexOf(name) !== seat));
  return (seat) => {
    const name = shown[seat] ?? "";
    return twice.has(name) ? `${name} (${seat + 1})` : name;
  };
}

export const list = (items: string[]): string =>
  new Intl.ListFormat(i18n.lang, { type: "conjunction" }).format(items);

/** Who is waited for: bots think, people are waited for in the game's own words. */
export function waitingFor(
  seats: readonly SeatInfo[],
  waited: readonly number[],
  names: Names,
  people: string,
): string {
  const bots = waited.length > 0 && waited.every((seat) => seats[seat]?.kind === "bot");
  const args = { names: nameList(names, waited), count: waited.length };
  return t(bots ? "bot-thinking" : people, args);
}

export const nameList = (names: Names, seats: readonly number[]): string => list(seats.map(names));
