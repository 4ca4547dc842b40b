/** Whose turn it is and what I may do, in words. */
import { t } from "../../i18n/index.svelte";
import { type Names, waitingFor } from "../../kit/names";
import type { Now } from "../../kit/Narrator.svelte";
import type { Begun } from "../../kit/source";
import type { View } from "./model";
import type { Pick } from "./offers";

export function nowOf(
  { you, to_act, seats, view }: Begun<View>,
  pick: Pick | null,
  names: Names,
): Now {
  if (to_act.length === 0)
    return { headline: t("the-wolves-board-now-over"), help: "", mine: false };
  if (you === null || !to_act.includes(you)) {
    const headline = waitingFor(seats, to_act, names, "the-wolves-board-now-waiting");
    return { headline, help: you === null ? t("the-wolves-board-now-watching") : "", mine: false };
  }
  return { ...ask(view, pick, names), mine: true };
}

function ask({ phase, turn }: View, pick: Pick | null, names: Names): Omit<Now, "mine"> {
  const args = {
    phase,
    deed: turn.deed ?? "none",
    terrain: turn.terrain ?? "forest",
    count: phase === "pay" ? turn.to_pay : turn.wolves_left,
    name: turn.displaced ? names(turn.displaced.seat) : "",
  };
  if (phase === "act") return naming(turn, pick);
  return {
    headline: t("the-wolves-board-ask", args),
    help: t("the-wolves-board-ask-help", args),
  };
}

function naming(turn: View["turn"], pick: Pick | null): Omit<Now, "mine"> {
  if (pick) {
    const args = { deed: pick.wolf ? "wolf" : (pick.deed ?? "none") };
    return { headline: t("the-wolves-board-where", args), help: t("the-wolves-board-where-help") };
  }
  const free = turn.deeds.some(({ terrains }) => terrains.length > 0);
  if (turn.actions_left > 0 && free)
    return {
      headline: t("the-wolves-board-act", { number: turn.actions_done + 1 }),
      help: t("the-wolves-board-act-help"),
    };
  return {
    headline: t("the-wolves-board-act-end"),
    help: t(free ? "the-wolves-board-act-token" : "the-wolves-board-act-end-help"),
  };
}
