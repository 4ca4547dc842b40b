/** Why who won has won, from the outcome and the score sheet. */
import type { Outcome } from "../../api/types";
import { t } from "../../i18n/index.svelte";
import { nameList, type Names } from "../../kit/names";
import { seatsWith, winnersOf } from "../../kit/ranking";
import { type DayScore, dayTotal } from "./model";

/** In words, when equal totals had to be decided; else nothing. */
export function tieBreakOf(outcome: Outcome, sheet: DayScore[][], names: Names): string | null {
  const tied = seatsWith(outcome.scores, Math.max(...outcome.scores));
  if (tied.length < 2) return null;
  const winners = winnersOf(outcome);
  const all = nameList(names, tied);
  if (winners.length === tied.length) return t("jagdfieber-result-shared", { names: all });
  const days = sheet.map((day) => day[winners[0] ?? 0]);
  const best = Math.max(...days.map((score) => (score ? dayTotal(score) : -Infinity)));
  return t("jagdfieber-result-best-day", { names: all, winner: nameList(names, winners), best });
}
