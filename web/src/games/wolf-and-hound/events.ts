/** Events of the protocol (docs/protocol.md, Wolf & Hound), with what they carry. */
import type { Kind, Symbol, Team } from "./model";

interface Act {
  place: number;
  animal: string;
  target: number;
}
interface Owned {
  place: number;
  seat: number;
}

export type Told =
  | { name: "played"; data: Owned & { card: string } }
  | { name: "kept"; data: Owned & { card: string } }
  | { name: "exchanged"; data: Owned & { card: string; first: string; asked: boolean } }
  | { name: "exchange-failed"; data: Owned & { card: string; first: string } }
  | { name: "moved"; data: Moved }
  | {
      name: "turned";
      data: { animal: string; place: number; kind: Kind; back: boolean; why: string };
    }
  | { name: "pair"; data: Owned & { animals: string[] } }
  | { name: "drew"; data: Owned & { left: number } }
  | { name: "drew-card"; data: { card: string } }
  | { name: "turn-began"; data: { turn: number; place: number; ghost: boolean } }
  | { name: "turn-skipped"; data: { place: number; animal: string } }
  | { name: "threes-forbidden"; data: { place: number; animal: string } }
  | { name: "sheep-lost"; data: Act & { left: number } }
  | { name: "sheep-found"; data: Act & { left: number } }
  | { name: "nothing-happened"; data: Act & { kind: Kind } }
  | { name: "hand-shown"; data: Owned & { cards: string[] } }
  | { name: "turned-up"; data: Owned & { card: string; source: "draw" | "ghost" } }
  | { name: "ghost-stuck"; data: { place: number; card: string; first: string | null } }
  | { name: "last-round"; data: { place: number } }
  | { name: "game-ended"; data: Ended }
  | { name: "game-began"; data: { game: number } }
  | { name: "ended"; data: { winner: Team; winners: number[] } };

export interface Moved {
  animal: string;
  kind: Kind;
  origin: number;
  to: number;
  steps: number;
  why: "card" | "late" | "search";
  stopped: Symbol | null;
}

interface Ended {
  game: number;
  winner: Team;
  reason: "no-sheep" | "cards";
  place: number | null;
  sheep: number[];
}

export const EVENT_NAMES: readonly Told["name"][] = [
  "played",
  "kept",
  "exchanged",
  "exchange-failed",
  "moved",
  "turned",
  "pair",
  "drew",
  "drew-card",
  "turn-began",
  "turn-skipped",
  "threes-forbidden",
  "sheep-lost",
  "sheep-found",
  "nothing-happened",
  "hand-shown",
  "turned-up",
  "ghost-stuck",
  "last-round",
  "game-ended",
  "game-began",
  "ended",
];
