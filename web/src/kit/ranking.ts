/** Who came where, from an outcome; the same for every game. */
import type { Outcome } from "../api/types";

export interface Rank {
  seat: number;
  place: number;
  score: number;
}

export const seatsWith = (values: readonly number[], wanted: number): number[] =>
  values.flatMap((value, seat) => (value === wanted ? [seat] : []));

export const winnersOf = (outcome: Outcome): number[] => seatsWith(outcome.places, 1);

export const rankingOf = ({ places, scores }: Outcome): Rank[] =>
  places
    .map((place, seat) => ({ seat, place, score: scores[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place);
