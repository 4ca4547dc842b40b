/** The words of the Jagdfieber view, from the server's document, and what cards are worth. */
import { componentsOf } from "../../api/components";
import type { Schemas } from "../../api/types";

export type View = Schemas["JagdfieberView"];
export type CardCounts = View["lodges"][number]["hand"];
export type CardName = keyof CardCounts;
/** A line of the score sheet: what each part of a day is worth. */
export type DayScore = View["sheet"][number][number];

export const CARDS = ["hunter", "wolf", "rabbit", "carrot", "closed"] as const;
export const PARTS = [...CARDS, "four", "hand"] as const;

interface Worth {
  count: number;
  prey: number;
  hand: number;
}

/** What a card brings; the figures are the box's. */
export const worthOf = (card: CardName): Worth =>
  componentsOf<{ cards: Record<CardName, Worth> }>("jagdfieber").cards[card];

export const dayTotal = (score: DayScore): number =>
  PARTS.reduce((sum, part) => sum + score[part], 0);

export const cardCount = (counts: CardCounts): number =>
  CARDS.reduce((sum, card) => sum + counts[card], 0);

/** The seats as one sits: the viewer first, then clockwise; a spectator sits at seat 0's place. */
export const around = (players: number, you: number | null): number[] =>
  Array.from({ length: players }, (_, step) => ((you ?? 0) + step) % players);

export { plain, signed } from "../../kit/points";
