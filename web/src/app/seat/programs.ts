/** Where programs of mine may sit, and where they do. */
import type { SeatInfo, Snapshot } from "../../api/types";

type Seats = Pick<Snapshot, "seats" | "you" | "phase">;

/** Whether I have a say about the program that plays there. */
function isMine({ seats, you }: Seats, seat: SeatInfo): boolean {
  const me = you === null ? undefined : seats[you];
  if (!me || seat.run_by === null) return false;
  return seat.seat === you || (seat.kind === "program" && (me.host || seat.run_by === me.name));
}

/** Free seats first, then those of my programs, then my own. */
export function programPlaces(table: Seats): SeatInfo[] {
  const { seats, you, phase } = table;
  if (you === null) return [];
  const open = phase === "waiting" ? seats.filter(({ kind }) => kind === "open") : [];
  const again = seats.filter((seat) => seat.seat !== you && isMine(table, seat));
  return [...open, ...again, ...seats.filter(({ seat }) => seat === you)];
}

/** Those that can be sent away: a bot has the seat of one that was. */
export const programsOfMine = (table: Seats): SeatInfo[] =>
  table.seats.filter(
    (seat) => isMine(table, seat) && (seat.kind !== "program" || seat.stand_in === null),
  );
