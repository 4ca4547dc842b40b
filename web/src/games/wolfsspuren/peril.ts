/** How a planned year may end for a wolf: what hunger, age and wounds take beside its tokens. Pure. */
import { componentsOf } from "../../api/components";
import { PHASES, type ActionPhase, type PlanRow, type Sex, type View, type Wolf } from "./model";

/** "spent": its tokens kill it. "dying": so does what it loses for certain. "hunger": it may die of
 *  it. "wound": of a wound it risks, more likely than not. */
type Peril = "none" | "wound" | "hunger" | "dying" | "spent";

/** What takes strength besides the tokens. */
export type Reason = "idle" | "hunger" | "alpha" | "age" | "hunt" | "fight";

export interface Planned {
  row: Pick<PlanRow, "tokens" | "left">;
  place: Wolf["place"];
  sex: Sex;
  /** All my wolves. */
  rows: readonly Pick<PlanRow, "tokens">[];
  view: Pick<View, "lifespan" | "needs">;
}

interface Fate {
  peril: Peril;
  /** So much it loses: for certain, with hunger, or by a wound at most. */
  loss: number;
  reasons: Reason[];
}

interface Box {
  wolves: { strength: number };
  lone_hunt: { hunger: number };
  pack_hunt: { hunger: number };
  fights: { cards: number };
  marking: { alpha_strength: number };
  lifespan: { green: number; yellow: number };
}

const box = (): Box => componentsOf("wolfsspuren");
const tokenFor = ({ tokens }: Pick<PlanRow, "tokens">, phase: ActionPhase): number =>
  tokens[PHASES.indexOf(phase)] ?? 0;

export function fateOf(planned: Planned): Fate {
  const { left } = planned.row;
  if (left < 1) return { peril: "spent", loss: 0, reasons: [] };
  const { lone_hunt, pack_hunt, fights } = box();
  const idle = tokenFor(planned.row, "lone-hunt") === 0;
  const sure = idle ? lone_hunt.hunger : 0;
  const certain = withAge(planned, sure, idle ? ["idle"] : []);
  if (left - certain.loss < 1) return { peril: "dying", ...certain };
  const worst = withAge(planned, lone_hunt.hunger + pack_hunt.hunger, ["hunger"]);
  if (left - worst.loss < 1) return { peril: "hunger", ...worst };
  const wounds = woundsOf(planned);
  // Half of the cards, or more, would be too much.
  if (wounds.length && left - certain.loss - fights.cards / 2 < 1)
    return { peril: "wound", loss: fights.cards, reasons: wounds };
  return { peril: "none", loss: 0, reasons: [] };
}

/** What marking takes from what hunger has left. */
function withAge({ row, place, view }: Planned, hunger: number, reasons: Reason[]) {
  const { marking, lifespan, wolves } = box();
  const strength = row.left - hunger;
  const zone = strength >= lifespan.green ? 1 : strength >= lifespan.yellow ? 0 : -1;
  const old = view.lifespan && strength > 0 ? zone : 0;
  const leading = place === "alpha" && strength > 0 ? marking.alpha_strength : 0;
  const change = Math.min(old + leading, wolves.strength - strength);
  return {
    loss: hunger - Math.min(0, change),
    reasons: [
      ...reasons,
      ...(change < 0 && leading ? (["alpha"] as const) : []),
      ...(change < 0 && old < 0 ? (["age"] as const) : []),
    ],
  };
}

/** The pack's best token bears the wound of a hunt, a female that loses a fight that of the fight. */
function woundsOf({ row, rows, sex, view }: Planned): Reason[] {
  const hunters = rows.map((each) => tokenFor(each, "pack-hunt"));
  const token = tokenFor(row, "pack-hunt");
  const safe = view.needs.black !== null && hunters.reduce((a, b) => a + b, 0) >= view.needs.black;
  const hunts = token > 0 && token === Math.max(...hunters) && !safe;
  const fights = sex === "female" && tokenFor(row, "rank-fights") > 0;
  return [...(hunts ? (["hunt"] as const) : []), ...(fights ? (["fight"] as const) : [])];
}
