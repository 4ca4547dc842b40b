/** Whose turn it is and what I may do, in words. */
import { t } from "../../i18n/index.svelte";
import { type Names, waitingFor } from "../../kit/names";
import type { Now } from "../../kit/Narrator.svelte";
import type { Begun } from "../../kit/source";
import type { View } from "./model";
import type { Pick } from "./offers";

/** What I have in hand, and look at. */
interface Held {
  pick: Pick | null;
  /** The hex that is looked at. */
  open: string | null;
  /** Who could come there. */
  coming: readonly unknown[];
}

export function nowOf({ you, to_act, seats, view }: Begun<View>, held: Held, names: Names): Now {
  if (to_act.length === 0)
    return { headline: t("the-wolves-board-now-over"), help: "", mine: false };
  if (you === null || !to_act.includes(you)) {
    const headline = waitingFor(seats, to_act, names, "the-wolves-board-now-waiting");
    return { headline, help: you === null ? t("the-wolves-board-now-watching") : "", mine: false };
  }
  const pair = (view.boards[you]?.wolves_on_map ?? 0) / 2 + 1;
  return { ...ask(view, held, names, pair), mine: true };
}

function ask({ phase, turn }: View, held: Held, names: Names, pair: number): Omit<Now, "mine"> {
  const found = onMap(held);
  if (found) return found;
  const args = {
    phase,
    deed: turn.deed ?? "none",
    terrain: turn.terrain ?? "forest",
    count: phase === "pay" ? turn.to_pay : phase === "place" ? pair : turn.wolves_left,
    name: turn.displaced ? names(turn.displaced.seat) : "",
  };
  if (phase === "act") return naming(turn);
  return {
    headline: t("the-wolves-board-ask", args),
    help: t("the-wolves-board-ask-help", args),
  };
}

/** What I am about to do on the map. */
function onMap({ pick, open, coming }: Held): Omit<Now, "mine"> | null {
  if (coming.length)
    return {
      headline: t("the-wolves-board-who-comes", { hex: open ?? "" }),
      help: t("the-wolves-board-who-comes-help"),
    };
  if (!pick) return null;
  const args = { deed: pick.wolf ? "wolf" : (pick.deed ?? "none") };
  return { headline: t("the-wolves-board-where", args), help: t("the-wolves-board-where-help") };
}

function naming(turn: View["turn"]): Omit<Now, "mine"> {
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
