/** Why who won has won, in words. */
import type { Outcome } from "../../api/types";
import { t } from "../../i18n/index.svelte";
import { nameList, type Names } from "../../kit/names";
import { seatsWith, winnersOf } from "../../kit/ranking";
import type { BoardView } from "./model";

/** When equal scores had to be decided; else nothing. */
export function tieBreakOf(
  outcome: Outcome,
  boards: readonly BoardView[],
  names: Names,
): string | null {
  const tied = seatsWith(outcome.scores, Math.max(...outcome.scores));
  if (tied.length < 2) return null;
  const winners = winnersOf(outcome);
  const all = nameList(names, tied);
  if (winners.length === tied.length) return t("the-wolves-board-tie-shared", { names: all });
  const tokens = tied.map((seat) => boards[seat]?.moons.length ?? 0);
  const by =
    new Set(tokens).size > 1 &&
    tokens.filter((n) => n === Math.max(...tokens)).length === winners.length
      ? "tokens"
      : "wolves";
  return t("the-wolves-board-tie", { names: all, winner: nameList(names, winners), by });
}
