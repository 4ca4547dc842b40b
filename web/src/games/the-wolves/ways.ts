/** Arrows on the map, from hex to hex. */
import type { Hand } from "./hand.svelte";

export interface Way {
  from: string;
  to: string;
  /** come: can be done; hint: should be done; past: was done. */
  tone: "come" | "hint" | "past";
  /** The paint of one that was done. */
  paint?: string | undefined;
  /** It is pointed at. */
  strong?: boolean | undefined;
}

/** Who can come to the hex that is looked at, an arrow for each hex they would come from; and the
 *  one way that a list beside the map speaks of. */
export function comingWays({ coming, glance }: Hand): Way[] {
  const found = new Map<string, Way>();
  const add = (from: string, to: string, strong: boolean) =>
    found.set(`${from} ${to}`, { from, to, tone: "come", strong });
  for (const { wolf, hex } of coming) if (wolf) add(wolf.hex, hex, false);
  if (glance.length === 1) for (const { wolf, hex } of glance) if (wolf) add(wolf.hex, hex, true);
  return [...found.values()];
}
