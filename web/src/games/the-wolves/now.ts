/** Whose turn it is and what I may do, in words. */
import type { Snapshot } from "../../api/types";
import { t } from "../../i18n/index.svelte";
import { type Names, waitingFor } from "../../kit/names";
import type { TheWolvesView } from "./model";
import type { Pick } from "./offers";

export interface Now {
  headline: string;
  help: string;
  /** I owe a decision. */
  mine: boolean;
}

export function nowOf(snapshot: Snapshot<TheWolvesView>, pick: Pick | null, names: Names): Now {
  const { you, to_act, seats } = snapshot;
  const view = snapshot.view as TheWolvesView;
  if (to_act.length === 0)
    return { headline: t("the-wolves-board-now-over"), help: "", mine: false };
  if (you === null || !to_act.includes(you)) {
    const headline = waitingFor(seats, to_act, names, "the-wolves-board-now-waiting");
    return { headline, help: you === null ? t("the-wolves-board-now-watching") : "", mine: false };
  }
  return { ...ask(view, pick, names), mine: true };
}

function ask({ phase, turn }: TheWolvesView, pick: Pick | null, names: Names): Omit<Now, "mine"> {
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

function naming(turn: TheWolvesView["turn"], pick: Pick | null): Omit<Now, "mine"> {
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
