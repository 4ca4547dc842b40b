/** How each event of Wolf & Hound is told: who is in the light, what walks or flies, how long. */
import type { Beat, Script } from "../../kit/playback.svelte";
import type { Begun } from "../../kit/source";
import type { Table } from "../../kit/table.svelte";
import type { EventOf } from "../../kit/told";
import type { Told } from "./events";
import type { View } from "./model";
import { apply, type Stage, stageOf } from "./stage";

/** A spot on the table that things lie on, come from and go to, such as `meadow-2`. */
export type Spot =
  `${"row" | "hand" | "meadow" | "wood" | "ghost"}-${number}` | "pile" | "turned-up";

export interface Flight {
  /** A number card, its back, or a sheep. */
  what: { card: string } | "back" | "sheep";
  from: Spot;
  to: Spot;
}

export interface Walk {
  animal: string;
  origin: number;
  steps: number;
}

export interface Cue {
  /** Places in the light. */
  places: number[];
  /** The animal that acts or is turned. */
  animal?: string;
  walk?: Walk;
  flights?: Flight[];
  /** A sheep more or fewer, at a place. */
  change?: { place: number; by: number };
  /** A game of several is over: its result lies on the table. */
  result?: number;
}

export type FoldTable = Table<View, Told, Stage, Cue>;

type Beats = Beat<Stage, Cue>[];

const SAY = 900;
const FLY = 480;
const REST = 240;
const STEP = 330;

const walkTime = (steps: number): number => Math.min(2600, 260 + STEP * Math.abs(steps));

function walking(before: Stage, after: Stage, told: EventOf<Told, "moved">): Beats {
  const { animal, origin, to, steps } = told;
  const walk = { animal, origin, steps };
  return [
    { stage: before, cue: { places: [origin], animal }, time: 0.35 * SAY, motion: true },
    { stage: before, cue: { places: [], animal, walk }, time: walkTime(steps), motion: true },
    { stage: after, cue: { places: [to], animal }, time: 0.5 * SAY },
  ];
}

function acting(
  before: Stage,
  after: Stage,
  told: EventOf<Told, "sheep-lost" | "sheep-found">,
): Beats {
  const { place, target, animal } = told;
  const lost = told.name === "sheep-lost";
  const [home, wood]: Spot[] = [`meadow-${target}`, `wood-${target}`];
  const flights: Flight[] =
    home && wood ? [flight("sheep", lost ? home : wood, lost ? wood : home)] : [];
  const places = [...new Set([place, target])];
  const change = { place: target, by: lost ? -1 : 1 };
  return [
    { stage: before, cue: { places, animal }, time: 0.8 * SAY, motion: true },
    { stage: before, cue: { places, animal, flights, change }, time: 1.4 * FLY, motion: true },
    { stage: after, cue: { places, animal, change }, time: 0.8 * SAY },
  ];
}

const flight = (what: Flight["what"], from: Spot, to: Spot): Flight => ({ what, from, to });

/** Say it, let something fly, rest for a moment. */
function flying(before: Stage, after: Stage, place: number, flights: Flight[], say = 0.4): Beats {
  const places = [place];
  return [
    { stage: before, cue: { places, flights }, time: FLY, motion: true },
    { stage: after, cue: { places }, time: say * SAY + REST },
  ];
}

const said = (stage: Stage, cue: Cue, times = 1): Beats => [{ stage, cue, time: times * SAY }];

function ghostly(before: Stage, after: Stage, told: Told): Beats {
  switch (told.name) {
    case "turned-up": {
      const { place, card, source } = told;
      const [from, to]: [Spot, Spot] =
        source === "draw" ? ["pile", "turned-up"] : [`ghost-${place}`, `row-${place}`];
      return flying(before, after, place, [flight({ card }, from, to)], 0.9);
    }
    case "kept":
      return flying(before, after, told.place, [
        flight({ card: told.card }, "turned-up", `row-${told.place}`),
      ]);
    case "exchanged": {
      const { place, card, first } = told;
      const swap = [
        flight({ card: first }, "turned-up", `ghost-${place}`),
        flight({ card }, `ghost-${place}`, `row-${place}`),
      ];
      return flying(before, after, place, swap, 0.9);
    }
    case "exchange-failed": {
      const { place, first } = told;
      return flying(
        before,
        after,
        place,
        [flight({ card: first }, "turned-up", `row-${place}`)],
        1.4,
      );
    }
    default:
      return said(after, { places: [after.active] }, 1.5);
  }
}

function gameOver(after: Stage, game: number, { view, you }: Begun<View, Told>): Beats {
  const cue: Cue = { places: [0, 1, 2, 3], result: game };
  if (view.over && view.results.length === game) return said(after, { places: [0, 1, 2, 3] }, 2);
  return [{ stage: after, cue, time: 5 * SAY, hold: you !== null }];
}

const beats: Script<View, Told, Stage, Cue>["beats"] = (stage, told, snapshot) => {
  const after = apply(stage, told, snapshot.view);
  switch (told.name) {
    case "played": {
      const { place, card } = told;
      return flying(stage, after, place, [flight({ card }, `hand-${place}`, `row-${place}`)]);
    }
    case "moved":
      return walking(stage, after, told);
    case "turned":
      return said(after, { places: [told.place], animal: told.animal }, 1.2);
    case "drew":
      return flying(stage, after, told.place, [flight("back", "pile", `hand-${told.place}`)], 0);
    case "turn-began":
      return said(after, { places: [told.place] }, 0.6);
    case "sheep-lost":
    case "sheep-found":
      return acting(stage, after, told);
    case "turn-skipped":
    case "threes-forbidden":
    case "nothing-happened":
      return said(after, { places: [told.place], animal: told.animal }, 1.3);
    case "turned-up":
    case "kept":
    case "exchanged":
    case "exchange-failed":
    case "ghost-stuck":
      return ghostly(stage, after, told);
    case "hand-shown":
    case "last-round":
      return said(after, { places: [told.place] }, 1.8);
    case "game-ended":
      return gameOver(after, told.game, snapshot);
    case "game-began":
      return said(after, { places: [0] }, 1.3);
    default:
      return [{ stage: after, cue: null, time: 0 }];
  }
};

export const script: Script<View, Told, Stage, Cue> = {
  rest: ({ view }) => stageOf(view),
  lasts: () => true,
  beats,
  // Three others and two ghosts may play between two of my turns: all of it is told.
  patience: 10,
};
