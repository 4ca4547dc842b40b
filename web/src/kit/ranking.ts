/** Who came where, from an outcome; the same for every game. */
import type { Outcome } from "../api/types";
import { t } from "../i18n/index.svelte";
import { nameList, type Names } from "./names";

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

/** The game's own words for who won: I alone, I with others, or others. */
export interface WinnerTexts {
  won: string;
  together: string;
  others: string;
}

/** By how much I lost, where the points say it. */
function lostBy({ scores }: Outcome, you: number): string | null {
  const points = Math.max(...scores) - (scores[you] ?? 0);
  return points > 0 ? t("result-lost", { points }) : null;
}

export function winnersTold(
  outcome: Outcome,
  you: number | null,
  names: Names,
  texts: WinnerTexts,
): string {
  const winners = winnersOf(outcome);
  const said = (key: string, seats: number[]) => {
    const who = nameList(names, seats);
    return t(key, { names: who, name: who, count: seats.length });
  };
  if (you === null) return said(texts.others, winners);
  if (!winners.includes(you)) return lostBy(outcome, you) ?? said(texts.others, winners);
  const others = winners.filter((seat) => seat !== you);
  return others.length === 0 ? t(texts.won) : said(texts.together, others);
}
