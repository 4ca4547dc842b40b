/** Arrows on the map, from hex to hex. */
import type { Action } from "../../api/types";
import type { StoryEvent } from "../../kit/told";
import type { Told } from "./events";
import type { Hand } from "./hand.svelte";
import { type BoardView, packOf, type Wolf } from "./model";

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

/** What a hint leads to: the wolves of its plan on their ways. `wolf` looks for a hex already. */
export function hintWays(plan: readonly Action[], wolf: Wolf | null): Way[] {
  const found: Way[] = [];
  let from = wolf?.hex;
  for (const { verb, fields } of plan) {
    const hex = fields["hex"];
    if (typeof hex !== "string") continue;
    if (verb === "wolf") from = hex;
    else if (verb === "to" && from) {
      found.push({ from, to: hex, tone: "hint" });
      from = undefined;
    }
  }
  return unique(found);
}

/** Where wolves went, in the paint of their packs. */
export function pastWays(story: readonly StoryEvent<Told>[], boards: readonly BoardView[]): Way[] {
  return unique(
    story.flatMap(({ event }): Way[] => {
      if (event.name !== "moved" && event.name !== "displaced") return [];
      const { from, to } = event;
      const owner = event.name === "moved" ? event.seat : event.owner;
      return [{ from, to, tone: "past", paint: `var(--tw-pack-${packOf({ boards }, owner)})` }];
    }),
  );
}

const unique = (ways: readonly Way[]): Way[] => [
  ...new Map(ways.map((way) => [`${way.from} ${way.to}`, way])).values(),
];
