/** What is worth being shown again of a match that goes on. Pure. */
import type { Moments } from "../../api/types";

export type Wish = "turn" | "round";

/** The moment to begin at: after my last turn, or where the last whole round began. */
export function since(
  { turns, rounds, log, number }: Moments,
  you: number | null,
  wish: Wish,
): number {
  if (wish === "turn" && you !== null) {
    const mine = (begin: number, end: number) =>
      log.some((move) => move.seat === you && move.number > begin && move.number <= end);
    const last = turns.findLastIndex(
      (begin, index) => index + 1 < turns.length && mine(begin, turns[index + 1] ?? number),
    );
    const after = last < 0 ? 0 : (turns[last + 1] ?? 0);
    if (after < number) return after;
  }
  return rounds.findLast((begin, index) => begin < number && index + 1 < rounds.length) ?? 0;
}
