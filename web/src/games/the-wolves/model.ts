/** The words of The Wolves' view, from the server's document, and small readings of it. */
import type { Schemas } from "../../api/types";

/** The parts are taken from the view itself: several games call theirs the same. */
export type View = Schemas["TheWolvesView"];
type Turn = View["turn"];
export type TileView = View["tiles"][number];
export type HexView = TileView["hexes"][number];
export type Content = View["hexes"][string];
export type Piece = Content["pieces"][number];
export type RegionView = View["regions"][number];
/** A region with the moons that this match scores; those beyond them bring nothing. */
export type Region = RegionView & { barren: boolean };
export type BoardView = View["boards"][number];
export type TrackView = BoardView["tracks"][number];
export type StepView = TrackView["steps"][number];
export type TileFace = BoardView["tiles"][number];
export type CalendarView = View["calendar"];
export type Wolf = NonNullable<Turn["wolf"]>;

export type Terrain = BoardView["pack"];
export type Ground = HexView["ground"];
export type PieceName = Piece["piece"];
export type Rank = Wolf["rank"];
export type Track = TrackView["track"];
export type Deed = Turn["deeds"][number]["deed"];
export type Moon = RegionView["moons"][number];
export type Prey = BoardView["prey_caught"][number];
export type Token = NonNullable<StepView["token"]>;
export type Phase = View["phase"];

export const TERRAINS = ["forest", "rock", "grass", "tundra", "desert"] as const;
export const DEEDS = ["move", "den", "upgrade", "howl", "dominate"] as const;
export const TRACKS = ["spread", "speed", "howl"] as const;
export const MOONS = ["crescent", "quarter", "full"] as const;
export const PREY = ["moose", "deer", "raccoon", "boar", "hare"] as const;
export const PARTS = ["regions", "spread", "speed", "howl", "lairs", "prey", "wolves"] as const;

export const NOTHING: Content = { pieces: [], lone_wolf: false, prey: null, prey_left: 0 };

/** Hexes by name, and the tile each belongs to. */
export interface Place extends HexView {
  tile: TileView;
}

export const placesOf = (tiles: readonly TileView[]): Map<string, Place> =>
  new Map(tiles.flatMap((tile) => tile.hexes.map((hex) => [hex.name, { ...hex, tile }])));

/** The tile's letter is the first of a hex's name. */
export const tileOf = (hex: string): string => hex.slice(0, 1);

export const isTerrain = (ground: Ground): ground is Terrain =>
  (TERRAINS as readonly string[]).includes(ground);

/** The pack of a seat. */
export const packOf = (view: { boards: readonly BoardView[] }, seat: number): Terrain =>
  view.boards[seat]?.pack ?? "forest";

/** How many of one's tiles show each terrain. */
export const showing = (tiles: readonly TileFace[], terrain: Terrain): number =>
  tiles.filter((tile) => tile.shows === terrain).length;
