/** The Wolves' events with what they carry (docs/protocol.md). */
import type { Deed, Moon, PieceName, Prey, Rank, Terrain, Token, Track } from "./model";

/** One region of a scoring phase. */
export interface RegionScore {
  tile: string;
  moon: Moon;
  /** In ranking order; null is the neutral pack. */
  seats: (number | null)[];
  control: number[];
  alphas: number[];
  /** By seat. */
  points: number[];
  taker: number | null;
  result: "won" | "shared" | "neutral" | "empty";
}

interface Facts {
  arranged: { seat: number; faces: "first" | "second"; tiles: Terrain[] };
  placed: { seat: number; hex: string };
  "turn-began": { seat: number; number: number };
  named: { seat: number; deed: Deed; terrain: Terrain; extra: boolean };
  chose: { seat: number; step: string; hex: string };
  paid: { seat: number; terrain: Terrain; flipped: number[]; tokens: number };
  moved: { seat: number; rank: Rank; from: string; to: string; path: string[] };
  displaced: { seat: number; owner: number; rank: Rank; from: string; to: string };
  "den-built": { seat: number; hex: string };
  upgraded: { seat: number; hex: string };
  howled: { seat: number; hex: string; rank: Rank };
  dominated: {
    seat: number;
    owner: number;
    hex: string;
    piece: "pack" | "den";
    rank: Exclude<PieceName, "lair">;
  };
  uncovered: {
    seat: number;
    track: Track;
    dens: number;
    value: number;
    token: Token | "none";
    points: number;
  };
  "token-gained": { seat: number; token: Token; reason: "lair" | "hunt" };
  covered: { date: number; piece: "lone" | "pack" | "den"; pack: Terrain | "none" };
  hunted: { seat: number; hex: string; prey: Prey; left: number };
  "turn-ended": { seat: number; number: number };
  "moon-came": { moon: Moon };
  "region-scored": RegionScore;
  ended: { winners: number[] };
  undone: { seat: number };
}

export type EventName = keyof Facts;
export type Told = { [Name in EventName]: { name: Name; data: Facts[Name] } }[EventName];

export const EVENT_NAMES: readonly EventName[] = [
  "arranged",
  "placed",
  "turn-began",
  "named",
  "chose",
  "paid",
  "moved",
  "displaced",
  "den-built",
  "upgraded",
  "howled",
  "dominated",
  "uncovered",
  "token-gained",
  "covered",
  "hunted",
  "turn-ended",
  "moon-came",
  "region-scored",
  "ended",
];
