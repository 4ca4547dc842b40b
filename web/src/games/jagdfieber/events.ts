/** Jagdfieber's events, as the server tells them (docs/protocol.md). */
import type { CardName } from "./model";

export type Told =
  | { name: "chose"; seat: number }
  | { name: "revealed"; cards: CardName[] }
  | { name: "season-closed"; hunters: number[]; closers: number[] }
  | {
      name: "took";
      seat: number;
      taker: "hunter" | "wolf" | "rabbit";
      owner: number;
      place: "easy" | "played";
      card: CardName;
    }
  | { name: "hunter-lost"; seat: number }
  | { name: "returned"; seat: number; card: CardName }
  | { name: "all-stayed"; card: CardName }
  | { name: "round-ended"; day: number; round: number; marker: number }
  | { name: "day-scored"; day: number; points: number[] }
  | { name: "day-began"; day: number; marker: number }
  | { name: "ended"; winners: number[] };
