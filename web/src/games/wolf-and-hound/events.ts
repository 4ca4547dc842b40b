/** Wolf & Hound's events, as the server tells them (docs/protocol.md). */
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
  | ({ name: "played"; card: string } & Owned)
  | ({ name: "kept"; card: string } & Owned)
  | ({ name: "exchanged"; card: string; first: string; asked: boolean } & Owned)
  | ({ name: "exchange-failed"; card: string; first: string } & Owned)
  | {
      name: "moved";
      animal: string;
      kind: Kind;
      origin: number;
      to: number;
      steps: number;
      why: "card" | "late" | "search";
      stopped: Symbol | null;
    }
  | { name: "turned"; animal: string; place: number; kind: Kind; back: boolean; why: string }
  | ({ name: "pair"; animals: string[] } & Owned)
  | ({ name: "drew"; left: number } & Owned)
  | { name: "drew-card"; card: string }
  | { name: "turn-began"; turn: number; place: number; ghost: boolean }
  | { name: "turn-skipped"; place: number; animal: string }
  | { name: "threes-forbidden"; place: number; animal: string }
  | ({ name: "sheep-lost"; left: number } & Act)
  | ({ name: "sheep-found"; left: number } & Act)
  | ({ name: "nothing-happened"; kind: Kind } & Act)
  | ({ name: "hand-shown"; cards: string[] } & Owned)
  | ({ name: "turned-up"; card: string; source: "draw" | "ghost" } & Owned)
  | { name: "ghost-stuck"; place: number; card: string; first: string | null }
  | { name: "last-round"; place: number }
  | {
      name: "game-ended";
      game: number;
      winner: Team;
      reason: "no-sheep" | "cards";
      place: number | null;
      sheep: number[];
    }
  | { name: "game-began"; game: number }
  | { name: "ended"; winner: Team; winners: number[] };
