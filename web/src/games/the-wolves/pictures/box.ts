/** Parts of the box as the table's components want them: a board at the start, a region, the moons. */
import { componentsOf } from "../../../api/components";
import {
  type BoardView,
  type CalendarView,
  type Ground,
  MOONS,
  type Moon,
  type PieceName,
  type Rank,
  type StepView,
  type Terrain,
  type TileFace,
  type TileView,
  type Token,
  type Track,
  TRACKS,
} from "../model";

type Table = "few" | "many";

interface Box {
  turn: { cost: Record<string, number> };
  pieces: { wolves: Rank[]; lairs: number; dens_on_a_track: number };
  terrain_tiles: { faces: [Terrain, Terrain][] };
  board_tile: {
    hexes: [number, number][];
    groups: string;
    lone_wolves: [number, number][];
    prey: [number, number];
  };
  starting_tile: { hexes: string };
  regions: Record<string, Terrain[]>;
  prey: { stack: Record<string, number> };
  moons: { points: Record<Moon, number> };
  calendar: Record<string, [number, number, number]>;
  tracks: Record<Track, number[]>;
  track_tokens: Record<Track, Record<Table, Token[]>>;
  control: { lair: number };
  points: {
    track: Record<Table, number[]>;
    lairs: number[];
    prey: Record<Table, number[]>;
    wolves: number[];
  };
}

export const box = (): Box => componentsOf("the-wolves");

/** What the dens of a track uncover, one after the other. */
export function stepsOf(track: Track, table: Table): StepView[] {
  const { tracks, track_tokens, points } = box();
  const [second, fourth] = track_tokens[track][table];
  const tokens = [null, second ?? null, null, fourth ?? null];
  return tracks[track].slice(1).map((value, den) => ({
    value,
    token: tokens[den] ?? null,
    points: points.track[table][den + 1] ?? 0,
  }));
}

export const tilesOf = (pack: Terrain): TileFace[] =>
  [[pack, pack] as const, ...box().terrain_tiles.faces].map(([shows, back], index) => ({
    number: index + 1,
    shows,
    back,
    paid: false,
  }));

/** A board with nothing taken from it yet. */
export function boardOf(pack: Terrain, table: Table): BoardView {
  const { pieces, points, tracks } = box();
  const none = { regions: 0, spread: 0, speed: 0, howl: 0, lairs: 0, prey: 0, wolves: 0, total: 0 };
  const reserve = (steps: number[]) => ({ count: 0, points: 0, steps: steps.slice(1) });
  return {
    seat: 0,
    pack,
    tiles: tilesOf(pack),
    tracks: TRACKS.map((track) => {
      const steps = stepsOf(track, table);
      const value = tracks[track][0] ?? 0;
      return { track, dens: 0, value, points: 0, steps, next: steps[0] ?? null };
    }),
    lairs: reserve(points.lairs),
    wolves: reserve(points.wolves),
    wolves_left: pieces.wolves,
    prey: reserve(points.prey[table]),
    prey_caught: [],
    action_tokens: 0,
    terrain_tokens: 0,
    moons: [],
    halves: 0,
    wolves_on_map: 0,
    score: none,
  };
}

const WATER = "W";
const CHASM = "C";

/** A tile of the board: a region by its number, or the starting tile. */
export function tileOf(region: string): TileView {
  const { board_tile, starting_tile, regions } = box();
  const start = region === "start";
  const words = (start ? starting_tile.hexes : board_tile.groups).split(/\s+/);
  const ground = (word: string): Ground => {
    if (word === WATER) return "water";
    if (word === CHASM) return "chasm";
    return start ? (word as Ground) : (regions[region]?.[Number(word)] ?? "forest");
  };
  return {
    name: "a",
    region: start ? null : Number(region),
    turned: false,
    hexes: board_tile.hexes.map(([x, y], index) => ({
      name: `a${index}`,
      x,
      y,
      ground: ground(words[index] ?? ""),
    })),
  };
}

/** The empty calendar of so many players. */
export const calendarOf = (players: string): CalendarView => {
  const dates = box().calendar[players] ?? [0, 0, 0];
  return {
    covered: [],
    dates: MOONS.map((moon, index) => ({ moon, date: dates[index] ?? 0, scored: false })),
    next: "crescent",
    to_go: dates[0],
  };
};

export const controlOf = (pieces: readonly PieceName[]): number =>
  pieces.reduce((sum, piece) => sum + (piece === "lair" ? box().control.lair : 1), 0);
