/** How each event is told: what lights up, which wolf walks where, and for how long. */
import type { GameEvent, Snapshot } from "../../api/types";
import type { Beat, Script } from "../../kit/playback.svelte";
import { packOf, type Piece, type Rank, type TheWolvesView } from "./model";
import { apply, lift, type Stage, stageOf } from "./stage";
import type { EventName, Told } from "./told";

export interface Walk {
  piece: Piece;
  path: string[];
}

export interface Cue {
  /** Hexes in the light. */
  hexes: string[];
  /** A wolf on its way. */
  walk?: Walk;
  /** The tile of a region that is being scored. */
  region?: string;
  /** A lone wolf or rival answers: rings spread from this hex. */
  rings?: string;
  /** Whose board it concerns. */
  seat?: number;
}

type Beats = Beat<Stage, Cue>[];

/** Milliseconds at normal pace: another's step is told, my own only shown. */
const TIMES: Partial<Record<EventName, [others: number, mine: number]>> = {
  placed: [650, 0],
  "turn-began": [450, 0],
  named: [650, 0],
  displaced: [550, 420],
  "den-built": [650, 240],
  upgraded: [750, 300],
  howled: [800, 420],
  dominated: [900, 420],
  uncovered: [450, 0],
  "token-gained": [350, 0],
  covered: [220, 0],
  hunted: [850, 650],
  undone: [350, 0],
};
const WALK = [620, 380] as const;
const ARRIVE = [300, 0] as const;
const MOON = 1700;
const REGION = 2300;

const mineOf = (told: Told, { you }: Snapshot): boolean =>
  "seat" in told.data && told.data.seat === you;

/** The wolf leaves its hex, walks, and stands on the last one. */
function walking(
  before: Stage,
  after: Stage,
  walk: { owner: number; rank: Rank; path: string[] },
  mine: boolean,
): Beats {
  const { owner, rank, path } = walk;
  const gone = { ...before, hexes: lift(before.hexes, path[0] ?? "", rank, owner) };
  const piece = { piece: rank, pack: packOf(before, owner), seat: owner };
  const to = path.at(-1) ?? "";
  const turn = mine ? 1 : 0;
  return [
    { stage: gone, cue: { hexes: [to], walk: { piece, path } }, time: WALK[turn], motion: true },
    { stage: after, cue: { hexes: [to] }, time: ARRIVE[turn] },
  ];
}

/** Region by region; at the end of a scoring phase a player reads it in peace. */
function scoring(after: Stage, tile: string, { you }: Snapshot): Beats {
  const told = after.scoring ? after.scoring.rows.length >= after.scoring.regions : true;
  const cue = { hexes: [], region: tile };
  const beat = { stage: after, cue, time: REGION };
  if (!told) return [beat];
  return [beat, { ...beat, cue: { hexes: [] }, time: 2 * REGION, hold: you !== null }];
}

function lit(told: Told): Cue {
  const { data } = told;
  const hexes = "hex" in data ? [data.hex] : [];
  const cue: Cue = "seat" in data ? { hexes, seat: data.seat } : { hexes };
  if (told.name === "howled" || told.name === "dominated") cue.rings = told.data.hex;
  return cue;
}

function beats(stage: Stage, event: GameEvent, snapshot: Snapshot): Beats {
  const after = apply(stage, event, snapshot.view as TheWolvesView);
  const told = event as Told;
  const mine = mineOf(told, snapshot);
  switch (told.name) {
    case "moved": {
      const { seat, rank, path } = told.data;
      return walking(stage, after, { owner: seat, rank, path }, mine);
    }
    case "displaced": {
      const { owner, rank, from, to } = told.data;
      return walking(stage, after, { owner, rank, path: [from, to] }, mine);
    }
    case "moon-came":
      return [{ stage: after, cue: { hexes: [] }, time: after.scoring?.regions ? MOON : 0 }];
    case "region-scored":
      return scoring(after, told.data.tile, snapshot);
    default: {
      const time = TIMES[told.name]?.[mine ? 1 : 0] ?? 0;
      return [{ stage: after, cue: lit(told), time }];
    }
  }
}

const LASTING = new Set<string>(["moved", "moon-came", "region-scored", ...Object.keys(TIMES)]);

export const script: Script<Stage, Cue> = {
  rest: (snapshot) => stageOf(snapshot.view as TheWolvesView),
  lasts: (event) => LASTING.has(event.name),
  beats,
  // A turn is a dozen small steps, and four others may take theirs before mine.
  patience: 60,
};
