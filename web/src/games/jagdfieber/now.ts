/** Whose turn it is and what I may do, in words. */
import type { Snapshot } from "../../api/types";
import { t } from "../../i18n/index.svelte";
import { type Names, waitingFor } from "../../kit/names";
import type { Now } from "../../kit/Narrator.svelte";
import type { CardName } from "./model";

export function nowOf(
  { you, to_act, seats }: Snapshot,
  sealed: CardName | null,
  names: Names,
): Now {
  if (you !== null && to_act.includes(you))
    return {
      headline: t("jagdfieber-now-choose"),
      help: t("jagdfieber-now-choose-help"),
      mine: true,
    };
  if (to_act.length === 0) return { headline: t("jagdfieber-now-over"), help: "", mine: false };
  const headline = waitingFor(seats, to_act, names, "jagdfieber-now-waiting");
  if (you === null) return { headline, help: t("jagdfieber-now-watching"), mine: false };
  const card = sealed ? t("jagdfieber-now-change", { card: sealed }) : "";
  return { headline, help: `${card}. ${t("jagdfieber-now-change-help")}`, mine: false };
}
