/** How a planned year may end for a wolf: what hunger and leading take beside its tokens. Pure. */
import { componentsOf } from "../../api/components";
import { PHASES, type PlanRow, type Wolf } from "./model";

/** "spent": its tokens kill it. "starving": so does what it loses for certain. "hunger": it may. */
export type Peril = "none" | "hunger" | "starving" | "spent";

export interface Toll {
  /** Nothing hunted alone, for want of a token; and leading the pack. */
  sure: number;
  /** With it, if it catches nothing and gets no share of the kill. */
  worst: number;
}

interface Box {
  lone_hunt: { hunger: number };
  pack_hunt: { hunger: number };
  marking: { alpha_strength: number };
}

export function tollOf(row: Pick<PlanRow, "tokens">, place: Wolf["place"]): Toll {
  const { lone_hunt, pack_hunt, marking } = componentsOf<Box>("wolfsspuren");
  const hunts = (row.tokens[PHASES.indexOf("lone-hunt")] ?? 0) > 0;
  const leading = place === "alpha" ? -marking.alpha_strength : 0;
  return {
    sure: leading + (hunts ? 0 : lone_hunt.hunger),
    worst: leading + lone_hunt.hunger + pack_hunt.hunger,
  };
}

export function perilOf(left: number, { sure, worst }: Toll): Peril {
  if (left < 1) return "spent";
  if (left - sure < 1) return "starving";
  return left - worst < 1 ? "hunger" : "none";
}
