/** What stands where while a turn is told, event by event. It knows no rules: an event says what
 *  happened on the map; what a player board shows comes from the view after the update. */
import type { EventOf } from "../../kit/told";
import type { Told } from "./events";
import {
  type BoardView,
  type Content,
  type Moon,
  NOTHING,
  packOf,
  type Piece,
  type PieceName,
  type Region,
  type View,
} from "./model";

/** One region of a scoring phase. */
export type RegionScore = EventOf<Told, "region-scored">;

/** A scoring phase as far as it has been told. */
export interface Scoring {
  moon: Moon;
  rows: RegionScore[];
  /** How many regions it scores in all. */
  regions: number;
}

export interface Stage extends Pick<View, "tiles" | "hexes" | "boards" | "calendar" | "neutral"> {
  regions: Region[];
  seat: number;
  turn: number;
  scoring: Scoring | null;
  /** This is already the table after the whole update. */
  settled: boolean;
}

/** The table at rest. */
export const stageOf = (view: View): Stage => ({
  tiles: view.tiles,
  hexes: view.hexes,
  regions: regionsOf(view),
  boards: view.boards,
  calendar: view.calendar,
  neutral: view.neutral,
  seat: view.turn.seat,
  turn: view.turn.number,
  scoring: null,
  settled: false,
});

/** In a short match some moons never come: their tokens are not shown. */
function regionsOf({ regions, calendar: { dates } }: View): Region[] {
  const comes = (moon: Moon) => dates.some((date) => date.moon === moon);
  return regions.map((region) => {
    const moons = region.moons.filter(comes);
    return { ...region, moons, barren: region.moons.length > 0 && moons.length === 0 };
  });
}

/** The table after an event; `after` is the view at the end of its update. */
export function apply(before: Stage, told: Told, after: View): Stage {
  // After a step back the present is shown; what follows in the same update is in it already.
  if (before.settled && before.hexes === after.hexes) return before;
  const stage = before.settled ? { ...before, settled: false } : before;
  switch (told.name) {
    case "undone":
      return { ...stageOf(after), settled: true };
    case "arranged":
    case "chose":
    case "named":
    case "paid":
    case "uncovered":
    case "token-gained":
      return withBoard(stage, told.seat, after);
    case "turn-began":
      return { ...stage, seat: told.seat, turn: told.number, scoring: null };
    case "covered":
      return { ...stage, calendar: cover(stage, after, told.date) };
    case "moon-came":
      return { ...stage, scoring: begin(stage, told.moon) };
    case "region-scored":
      return scored(stage, told);
    default:
      return onMap(stage, told, after);
  }
}

/** Events that change the map; the figures of regions and boards follow. */
function onMap(stage: Stage, told: Told, after: View): Stage {
  const hexes = change(stage, told);
  if (!hexes) return stage;
  return { ...stage, hexes, regions: regionsOf(after), boards: after.boards };
}

type Hexes = Record<string, Content>;

function change({ hexes, boards }: Stage, told: Told): Hexes | null {
  switch (told.name) {
    case "placed": {
      const { seat, hex } = told;
      const one = put(hexes, hex, own(boards, seat, "alpha"));
      return put(one, hex, own(boards, seat, "pack"));
    }
    case "moved": {
      const { seat, rank, from, to } = told;
      const gone = lift(hexes, from, rank, seat);
      return put(chase(gone, to, seat), to, own(boards, seat, rank));
    }
    case "displaced": {
      const { owner, rank, from, to } = told;
      return put(lift(hexes, from, rank, owner), to, own(boards, owner, rank));
    }
    case "den-built":
      return put(hexes, told.hex, own(boards, told.seat, "den"));
    case "upgraded": {
      const { seat, hex } = told;
      const bare = chase(lift(hexes, hex, "den", seat), hex, seat);
      return put(bare, hex, own(boards, seat, "lair"));
    }
    case "howled": {
      const { seat, hex, rank } = told;
      const free = at(hexes, hex, (content) => ({ ...content, lone_wolf: false }));
      return put(free, hex, own(boards, seat, rank));
    }
    case "dominated": {
      const { seat, owner, hex, piece, rank } = told;
      return put(lift(hexes, hex, piece, owner), hex, own(boards, seat, rank));
    }
    case "hunted": {
      const { hex, left } = told;
      return at(hexes, hex, (content) => ({
        ...content,
        prey: left ? content.prey : null,
        prey_left: left,
      }));
    }
    default:
      return null;
  }
}

const own = (boards: readonly BoardView[], seat: number, piece: PieceName): Piece => ({
  piece,
  pack: packOf({ boards }, seat),
  seat,
});

const ORDER: readonly PieceName[] = ["lair", "den", "alpha", "pack"];

const put = (hexes: Hexes, hex: string, piece: Piece): Hexes =>
  at(hexes, hex, (content) => ({
    ...content,
    pieces: [...content.pieces, piece].sort(
      (one, other) => ORDER.indexOf(one.piece) - ORDER.indexOf(other.piece),
    ),
  }));

/** One piece of a kind leaves a hex, if it is there. */
export const lift = (hexes: Hexes, hex: string, piece: PieceName, seat: number): Hexes =>
  at(hexes, hex, (content) => {
    const gone = content.pieces.findIndex((one) => one.piece === piece && one.seat === seat);
    return { ...content, pieces: content.pieces.filter((_, index) => index !== gone) };
  });

/** Another pack's wolf makes way; where it goes is told next. */
const chase = (hexes: Hexes, hex: string, seat: number): Hexes =>
  at(hexes, hex, (content) => ({
    ...content,
    pieces: content.pieces.filter((one) => one.seat === seat || one.piece === "den"),
  }));

function at(hexes: Hexes, hex: string, how: (content: Content) => Content): Hexes {
  const content = how(hexes[hex] ?? NOTHING);
  const empty = !content.pieces.length && !content.lone_wolf && !content.prey_left;
  if (!empty) return { ...hexes, [hex]: content };
  return Object.fromEntries(Object.entries(hexes).filter(([name]) => name !== hex));
}

function withBoard(stage: Stage, seat: number, after: View): Stage {
  const boards = stage.boards.map((board) =>
    board.seat === seat ? (after.boards[seat] ?? board) : board,
  );
  return { ...stage, boards };
}

function cover({ calendar }: Stage, after: View, date: number): Stage["calendar"] {
  const coming = calendar.dates.find(({ moon }) => moon === calendar.next);
  const to_go = Math.max(0, (coming?.date ?? 0) - date);
  return { ...calendar, covered: after.calendar.covered.slice(0, date), to_go };
}

function begin({ regions }: Stage, moon: Moon): Scoring {
  return { moon, rows: [], regions: regions.filter(({ moons }) => moons[0] === moon).length };
}

function scored(stage: Stage, row: RegionScore): Stage {
  const boards = stage.boards.map((board) => {
    const points = row.points[board.seat] ?? 0;
    const token = row.taker === board.seat;
    const { score } = board;
    return {
      ...board,
      moons: token ? [...board.moons, row.moon] : board.moons,
      halves: board.halves + (token ? 0 : points),
      score: { ...score, regions: score.regions + points, total: score.total + points },
    };
  });
  const regions = stage.regions.map((region) =>
    region.tile === row.tile ? { ...region, moons: region.moons.slice(1) } : region,
  );
  const scoring = stage.scoring && { ...stage.scoring, rows: [...stage.scoring.rows, row] };
  return { ...stage, boards, regions, scoring };
}
