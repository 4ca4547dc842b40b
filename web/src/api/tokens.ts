/** Seats this device holds, kept in the browser's store: one a match, or several that people who pass
 *  the device around play in turn. */
import { linkTo } from "../root";

const PREFIX = "wolfden:seat:";

/** Somebody who shares this device with others. */
export interface Person {
  seat: number;
  token: string;
}

interface Held {
  /** Of whoever has the device now. */
  token: string;
  /** All who share it, where several do. */
  people?: Person[];
  game: string | null;
  /** When it was last used, for the order of "your matches". */
  at: number;
}

interface HeldSeat extends Held {
  match: string;
}

function read(key: string): Held | null {
  try {
    const held = JSON.parse(localStorage.getItem(key) ?? "null") as Held | null;
    return typeof held?.token === "string" ? held : null;
  } catch {
    return null;
  }
}

/** Whom this page is for at a match. Other pages of this device may be for others who share it, or
 *  have taken another seat since. */
const seated = new Map<string, string>();

export function tokenOf(match: string): string | null {
  const token = seated.get(match) ?? read(PREFIX + match)?.token ?? null;
  if (token !== null) seated.set(match, token);
  return token;
}

/** Those who share this device at a match; none where only one person plays here. */
export const peopleHere = (match: string): readonly Person[] => read(PREFIX + match)?.people ?? [];

export function keepSeat(match: string, token: string, game: string | null = null): void {
  const before = read(PREFIX + match);
  const held: Held = { token, game: game ?? before?.game ?? null, at: Date.now() };
  if (before?.people?.some((person) => person.token === token)) held.people = before.people;
  keep(match, held);
}

/** The first of them has the device. */
export function keepPeople(match: string, people: readonly Person[], game: string | null): void {
  const [first] = people;
  if (!first) return;
  if (people.length === 1) return keepSeat(match, first.token, game);
  keep(match, { token: first.token, people: [...people], game, at: Date.now() });
}

/** While a table waits people may change places, or lose them. */
export function placePeople(match: string, people: readonly Person[]): void {
  const held = read(PREFIX + match);
  if (!held) return;
  const token = tokenOf(match) ?? held.token;
  const mine = people.some((person) => person.token === token);
  keep(match, { ...held, token: mine ? token : (people[0]?.token ?? token), people: [...people] });
}

function keep(match: string, held: Held): void {
  seated.set(match, held.token);
  try {
    localStorage.setItem(PREFIX + match, JSON.stringify(held));
  } catch {
    // Private windows may refuse; the seat then lasts as long as the page.
  }
}

export function forgetSeat(match: string): void {
  seated.delete(match);
  localStorage.removeItem(PREFIX + match);
}

/** The server does not know whom this page is for; others who share the device may still play, and
 *  so may whoever has found a seat in another page. */
export function loseSeat(match: string): void {
  const lost = tokenOf(match);
  seated.delete(match);
  const held = read(PREFIX + match);
  const others = peopleHere(match).filter(({ token }) => token !== lost);
  if (held?.token !== lost && others.length === peopleHere(match).length) return;
  forgetSeat(match);
  keepPeople(match, others, held?.game ?? null);
}

/** Newest first. */
export function heldSeats(): HeldSeat[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const held = read(key);
      return held ? [{ match: key.slice(PREFIX.length), ...held }] : [];
    })
    .sort((one, other) => other.at - one.at);
}

/** Seats that an address offers, until the server has accepted or refused them. */
const offered = new Map<string, string>();

export const offeredSeat = (match: string): string | null => offered.get(match) ?? null;

/** The server knows the seat that was offered: it replaces the one we held. */
export function acceptSeat(match: string, game: string): void {
  const token = offered.get(match);
  if (token) keepSeat(match, token, game);
  offered.delete(match);
}

/** Whether there was an offer to refuse. */
export const refuseSeat = (match: string): boolean => offered.delete(match);

/** `/m/<id>#seat=<token>` carries a seat to this device; the address bar forgets it at once. */
export function takeSeatFromAddress(match: string): void {
  const token = new URLSearchParams(location.hash.slice(1)).get("seat");
  if (!token) return;
  offered.set(match, token);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** `/m/<id>#claim=<code>`: a code for one's own seat; the address bar forgets it at once. */
export function takeClaimFromAddress(): string | null {
  const code = new URLSearchParams(location.hash.slice(1)).get("claim");
  if (code) history.replaceState(history.state, "", location.pathname + location.search);
  return code;
}

export const claimLink = (match: string, code: string): string =>
  linkTo(`/m/${match}#claim=${encodeURIComponent(code)}`);

export const seatLink = (match: string, token: string): string =>
  linkTo(`/m/${match}#seat=${encodeURIComponent(token)}`);

/** Opens the match to be seen only. */
export const watchLink = (match: string): string => linkTo(`/watch/${match}`);

export const matchLink = (match: string): string => linkTo(`/m/${match}`);
