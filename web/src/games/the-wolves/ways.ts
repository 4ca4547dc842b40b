/** Arrows on the map, from hex to hex. */
import type { Action } from "../../api/types";
import type { StoryEvent } from "../../kit/told";
import type { Told } from "./events";
import type { Hand } from "./hand.svelte";
import { type BoardView, packOf } from "./model";

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

/** A hint's plan on the map. */
export interface Course {
  /** Where wolves should go, the next one strong. */
  ways: Way[];
  /** Other hexes where something should be done, with the number of the deed among them all. */
  marks: { hex: string; number: number }[];
}

/** What is still to be done of a plan of which so many steps are done. */
export function courseOf(plan: readonly Action[], step: number): Course {
  const ways = new Map<string, Way>();
  const marks: Course["marks"] = [];
  let wolf: string | null = null;
  let number = 0;
  plan.forEach(({ verb, fields }, index) => {
    const hex = String(fields["hex"] ?? "");
    if (verb === "wolf") wolf = hex;
    if (!["to", "take", "hunt", "displace", "place"].includes(verb)) return;
    number += 1;
    const [from, ahead] = [verb === "to" ? wolf : null, index >= step];
    if (verb === "to") wolf = null;
    if (!ahead) return;
    const strong = ways.size === 0 && marks.length === 0;
    if (from) ways.set(`${from} ${hex}`, { from, to: hex, tone: "hint", strong });
    else marks.push({ hex, number });
  });
  return { ways: [...ways.values()], marks };
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
