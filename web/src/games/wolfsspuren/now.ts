/** Whose turn it is and what I may do, in words. */
import type { Snapshot } from "../../api/types";
import { t } from "../../i18n/index.svelte";
import { type Names, waitingFor } from "../../kit/names";
import type { Now } from "../../kit/Narrator.svelte";
import { type View, wolvesOf } from "./model";
import { wolfName } from "./words";

/** The decision as it stands: what is asked, and about which wolf. */
export function nowOf({ you, to_act, seats }: Snapshot, view: View, names: Names): Now {
  if (to_act.length === 0) return { headline: t("wolfsspuren-now-over"), help: "", mine: false };
  const acting = wolvesOf(view).find((wolf) => wolf.acting);
  const args = {
    stage: view.stage,
    wolf: acting ? wolfName(acting.name) : "",
    target: view.fight ? wolfName(view.fight.defender.wolf) : "",
    attacker: view.fight ? wolfName(view.fight.attacker.wolf) : "",
  };
  const doing = t("wolfsspuren-now-doing", args);
  if (you !== null && to_act.includes(you))
    return {
      headline: t("wolfsspuren-now", args),
      help: t("wolfsspuren-now-help-stage", args),
      mine: true,
      doing,
    };
  const headline = waitingFor(seats, to_act, names, "wolfsspuren-now-waiting");
  if (you === null)
    return { headline, help: `${doing} ${t("wolfsspuren-now-watching")}`, mine: false, doing };
  const sealed = view.players[you]?.decided || view.plan?.ready;
  return { headline, help: sealed ? t("wolfsspuren-sealed") : doing, mine: false, doing };
}
