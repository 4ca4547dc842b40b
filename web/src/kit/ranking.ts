/** Who came where, from an outcome; the same for every game. */
import type { Outcome } from "../api/types";
import { t } from "../i18n/index.svelte";
import { nameList, type Names } from "./names";

export interface Rank {
  seat: number;
  /** Null where nobody won: there is no second without a first. */
  place: number | null;
  score: number;
}

export const seatsWith = (values: readonly number[], wanted: number): number[] =>
  values.flatMap((value, seat) => (value === wanted ? [seat] : []));

export const winnersOf = (outcome: Outcome): number[] => seatsWith(outcome.places, 1);

export function rankingOf(outcome: Outcome): Rank[] {
  const won = winnersOf(outcome).length > 0;
  return outcome.places
    .map((place, seat) => ({ seat, place, score: outcome.scores[seat] ?? 0 }))
    .sort((one, other) => one.place - other.place)
    .map((rank) => (won ? rank : { ...rank, place: null }));
}

/** The end in a sentence, for whoever reads it: by how much I won or lost, or who won. */
export function resultTold(outcome: Outcome, you: number | null, names: Names): string {
  const winners = winnersOf(outcome);
  if (winners.length === 0) return t("result-nobody");
  const args = (seats: number[]) => ({ names: nameList(names, seats), count: seats.length });
  if (you === null) return t("result-winner", args(winners));
  const points = margin(outcome.scores, you);
  if (!winners.includes(you))
    return points < 0 ? t("result-lost", { points: -points }) : t("result-lost-tie");
  const others = winners.filter((seat) => seat !== you);
  if (others.length > 0) return t("result-won-together", args(others));
  return points > 0 ? t("result-won-by", { points }) : t("result-won");
}

/** The same where one side gave up: no points decided it. */
export function resignedTold(outcome: Outcome, you: number | null, names: Names): string {
  const winners = winnersOf(outcome);
  const others = winners.filter((seat) => seat !== you);
  const args = { names: nameList(names, others), count: others.length };
  if (you === null || others.length === winners.length) return t("result-winner", args);
  return others.length > 0 ? t("result-won-together", args) : t("result-won");
}

/** My points less those of the best other. */
const margin = (scores: readonly number[], you: number): number =>
  (scores[you] ?? 0) - Math.max(...scores.filter((_, seat) => seat !== you));
