/** How each event of Wolfsspuren is told: who is in the light, what changes, and how long. */
import type { Beat, Script } from "../../kit/playback.svelte";
import type { Table } from "../../kit/table.svelte";
import type { Told } from "./events";
import { findWolf, type View, wolvesOf } from "./model";
import { apply } from "./stage";

export interface Cue {
  /** Wolves in the light. */
  wolves: string[];
  /** Wolves about to be gone. */
  leaving: string[];
  /** Strength just won or lost, by wolf. */
  strength: Record<string, number>;
  /** Discs just won or lost, by wolf. */
  discs: Record<string, number>;
  /** The marking of this year lies on the table. */
  sheet?: number;
}

export type PackTable = Table<View, Told, View, Cue>;
type EventName = Told["name"];

/** Events that pass without a word at the table; the log has them. */
const SILENT = new Set<EventName>(["chose", "planned", "readied", "reconsidered"]);

const STEP = 1100;
/** In steps; what is not named takes one. */
const TIMES: Partial<Record<EventName, number>> = {
  picked: 1.4,
  "pack-formed": 1.6,
  "year-began": 1.1,
  "births-drawn": 1.4,
  "pup-added": 0.5,
  "prey-turned": 0.9,
  "votes-revealed": 1.6,
  "prey-chosen": 1.4,
  "phase-began": 2,
  died: 1.3,
  "small-prey-turned": 0.5,
  caught: 1.1,
  "hunt-over": 0.9,
  hunted: 1.8,
  howled: 1.5,
  refrained: 0.6,
  "fight-began": 1.4,
  struck: 1.5,
  "fight-won": 1.4,
  marked: 1.6,
  aged: 0.8,
  "pup-joined": 0.7,
  "departures-revealed": 1.1,
};

const LEAVING: readonly EventName[] = ["died", "omega-excluded", "left-alone", "pair-left"];

export const wolvesIn = (told: Told): string[] => {
  const named: unknown[] = [];
  for (const value of Object.values(told) as unknown[])
    if (Array.isArray(value))
      for (const each of value as unknown[])
        named.push(each !== null && typeof each === "object" && "wolf" in each ? each.wolf : each);
    else named.push(value);
  return named.filter(
    (name): name is string => typeof name === "string" && /^[a-z]+-[abc]$/.test(name),
  );
};

/** What changed on the wolves that are there before and after. */
function changes(before: View, after: View, what: "strength" | "discs"): Record<string, number> {
  const found: Record<string, number> = {};
  for (const wolf of wolvesOf(after)) {
    const was = findWolf(before, wolf.name);
    if (was && was[what] !== wolf[what]) found[wolf.name] = wolf[what] - was[what];
  }
  return found;
}

const beats: Script<View, Told, View, Cue>["beats"] = (before, told, { view, you }) => {
  const after = apply(before, told, view);
  const { name } = told;
  if (SILENT.has(name)) return [{ stage: after, cue: null, time: 0 }];
  const wolves = wolvesIn(told);
  const time = STEP * (TIMES[name] ?? 1);
  const plain: Cue = { wolves, leaving: [], strength: {}, discs: {} };
  if (LEAVING.includes(name))
    return [
      { stage: before, cue: { ...plain, leaving: wolves }, time },
      { stage: after, cue: plain, time: STEP * 0.3, motion: true },
    ];
  const cue: Cue = {
    ...plain,
    strength: changes(before, after, "strength"),
    discs: changes(before, after, "discs"),
  };
  if (told.name === "year-scored" && !view.over) {
    const sheet: Beat<View, Cue> = {
      stage: after,
      cue: { ...cue, sheet: told.year },
      time: 5 * STEP,
    };
    return [{ ...sheet, hold: you !== null }];
  }
  return [{ stage: after, cue, time }];
};

export const script: Script<View, Told, View, Cue> = {
  rest: ({ view }) => view,
  lasts: ({ name }) => !SILENT.has(name),
  beats,
  // The pack lives by many small steps: all of them are told, faster when many wait.
  patience: 48,
};
