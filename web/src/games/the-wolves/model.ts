/** The words of The Wolves' view (src/wolfden/games/the_wolves/view.py), and small readings of it. */
import type { components } from "../../api/schema";

type Schemas = components["schemas"];

export type TheWolvesView = Schemas["TheWolvesView"];
export type TileView = Schemas["TileView"];
export type HexView = Schemas["HexView"];
export type Content = Schemas["ContentView"];
export type Piece = Schemas["PieceView"];
export type RegionView = Schemas["RegionView"];
export type BoardView = Schemas["BoardView"];
export type TrackView = Schemas["TrackView"];
export type StepView = Schemas["StepView"];
export type TileFace = Schemas["TileFaceView"];
export type CalendarView = Schemas["CalendarView"];
export type Cover = Schemas["CoverView"];
export type Wolf = Schemas["WolfView"];

export type Terrain = BoardView["pack"];
export type Ground = HexView["ground"];
export type PieceName = Piece["piece"];
export type Rank = Wolf["rank"];
export type Track = TrackView["track"];
export type Deed = Schemas["DeedView"]["deed"];
export type Moon = RegionView["moons"][number];
export type Prey = BoardView["prey_caught"][number];
export type Token = NonNullable<StepView["token"]>;
export type Phase = TheWolvesView["phase"];

export type Target = Schemas["TargetView"];

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

/** Points that scoring tokens and seconds have brought. */
export const regionPoints = (board: BoardView): number => board.score.regions;

/** How many of one's tiles show each terrain. */
export const showing = (tiles: readonly TileFace[], terrain: Terrain): number =>
  tiles.filter((tile) => tile.shows === terrain).length;
