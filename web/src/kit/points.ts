/** How points are written, and added up on a score sheet. */

/** With a true minus. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** With a sign always: what a card, a day or a year brings. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));

/** Points by part of the score, then by seat. */
export type Parts = readonly (readonly number[])[];

/** What all parts come to, by seat. */
export const totalsOf = (parts: Parts): number[] =>
  (parts[0] ?? []).map((_, seat) => parts.reduce((sum, part) => sum + (part[seat] ?? 0), 0));

/** What the parts of all rounds come to. */
export const sumsOf = (rounds: readonly Parts[]): number[][] =>
  (rounds[0] ?? []).map((_, part) => totalsOf(rounds.map((round) => round[part] ?? [])));
