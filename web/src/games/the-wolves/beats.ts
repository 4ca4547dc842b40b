/** How each event is told: what lights up, which wolf walks where, and for how long. */
import type { Beat, Script } from "../../kit/playback.svelte";
import type { Table } from "../../kit/table.svelte";
import type { Told } from "./events";
import { packOf, type Piece, type Rank, type View } from "./model";
import { apply, lift, type Stage, stageOf } from "./stage";

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

export type WolvesTable = Table<View, Told, Stage, Cue>;

type Beats = Beat<Stage, Cue>[];

/** Milliseconds at normal pace: another's step is told, my own only shown. */
const TIMES: Partial<Record<Told["name"], [others: number, mine: number]>> = {
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
function scoring(after: Stage, tile: string, seated: boolean): Beats {
  const told = after.scoring ? after.scoring.rows.length >= after.scoring.regions : true;
  const cue = { hexes: [], region: tile };
  const beat = { stage: after, cue, time: REGION };
  if (!told) return [beat];
  return [beat, { ...beat, cue: { hexes: [] }, time: 2 * REGION, hold: seated }];
}

function lit(told: Told): Cue {
  const hexes = "hex" in told ? [told.hex] : [];
  const cue: Cue = "seat" in told ? { hexes, seat: told.seat } : { hexes };
  if (told.name === "howled" || told.name === "dominated") cue.rings = told.hex;
  return cue;
}

const beats: Script<View, Told, Stage, Cue>["beats"] = (stage, told, { view, you }) => {
  const after = apply(stage, told, view);
  const mine = "seat" in told && told.seat === you;
  switch (told.name) {
    case "moved": {
      const { seat, rank, path } = told;
      return walking(stage, after, { owner: seat, rank, path }, mine);
    }
    case "displaced": {
      const { owner, rank, from, to } = told;
      return walking(stage, after, { owner, rank, path: [from, to] }, mine);
    }
    case "moon-came":
      return [{ stage: after, cue: { hexes: [] }, time: after.scoring?.regions ? MOON : 0 }];
    case "region-scored":
      return scoring(after, told.tile, you !== null);
    default: {
      const time = TIMES[told.name]?.[mine ? 1 : 0] ?? 0;
      return [{ stage: after, cue: lit(told), time }];
    }
  }
};

const LASTING = new Set<string>(["moved", "moon-came", "region-scored", ...Object.keys(TIMES)]);

export const script: Script<View, Told, Stage, Cue> = {
  rest: ({ view }) => stageOf(view),
  lasts: (event) => LASTING.has(event.name),
  beats,
  // A turn is a dozen small steps, and four others may take theirs before mine.
  patience: 40,
};
