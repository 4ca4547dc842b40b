/** Whom one can report: the other people at the table, for whoever sits there too. */
import type { Snapshot } from "../../api/types";

export const othersOf = ({ seats, you }: Snapshot): number[] =>
  you === null
    ? []
    : seats.filter(({ kind, seat }) => kind === "human" && seat !== you).map(({ seat }) => seat);
