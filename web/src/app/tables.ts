/** The tables this device holds a seat at, in the order in which they matter. Pure. */
import type { Person } from "../api/tokens";
import type { Schemas } from "../api/types";

/** `shared`: several people play it on this device. */
export type Summary = Schemas["Summary"] & { shared?: boolean };

/** Where several people share this device, it waits for us when it waits for one of them. */
export function waitsHere(table: Summary, people: readonly Person[]): boolean {
  const owes = ({ seat }: Person): boolean =>
    table.to_act.includes(seat) && table.seats[seat]?.stand_in === null;
  return table.yours || (table.phase === "playing" && people.some(owes));
}

/** Those that wait for me first, then what goes on, what waits for others, what is over. */
function rank({ yours, phase, rematch }: Summary): number {
  if (yours || rematch) return 0;
  return { playing: 1, waiting: 2, over: 3, cancelled: 4 }[phase];
}

export const inOrder = (tables: readonly Summary[]): Summary[] =>
  [...tables].sort((one, other) => rank(one) - rank(other) || other.changed - one.changed);

export const isOver = ({ phase }: Pick<Summary, "phase">): boolean =>
  phase === "over" || phase === "cancelled";

/** Whether I may delete it for good, and not only from this list: nobody else played. */
export const isMineAlone = (table: Summary): boolean =>
  isOver(table) && table.seats.filter(({ kind }) => kind === "human").length === 1;
