/** The Wolves' events, as the server tells them (docs/protocol.md). */
import type { Deed, Moon, PieceName, Prey, Rank, Terrain, Token, Track } from "./model";

export type Told =
  | { name: "arranged"; seat: number; faces: "first" | "second"; tiles: Terrain[] }
  | { name: "placed"; seat: number; hex: string }
  | { name: "turn-began"; seat: number; number: number }
  | { name: "named"; seat: number; deed: Deed; terrain: Terrain; extra: boolean }
  | { name: "chose"; seat: number; step: string; hex: string }
  | { name: "paid"; seat: number; terrain: Terrain; flipped: number[]; tokens: number }
  | { name: "moved"; seat: number; rank: Rank; from: string; to: string; path: string[] }
  | { name: "displaced"; seat: number; owner: number; rank: Rank; from: string; to: string }
  | { name: "den-built"; seat: number; hex: string }
  | { name: "upgraded"; seat: number; hex: string }
  | { name: "howled"; seat: number; hex: string; rank: Rank }
  | {
      name: "dominated";
      seat: number;
      owner: number;
      hex: string;
      piece: "pack" | "den";
      rank: Exclude<PieceName, "lair">;
    }
  | {
      name: "uncovered";
      seat: number;
      track: Track;
      dens: number;
      value: number;
      token: Token | "none";
      points: number;
    }
  | { name: "token-gained"; seat: number; token: Token; reason: "lair" | "hunt" }
  | { name: "covered"; date: number; piece: "lone" | "pack" | "den"; pack: Terrain | "none" }
  | { name: "hunted"; seat: number; hex: string; prey: Prey; left: number }
  | { name: "turn-ended"; seat: number; number: number }
  | { name: "moon-came"; moon: Moon }
  | {
      name: "region-scored";
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
  | { name: "ended"; winners: number[] }
  | { name: "undone"; seat: number };
