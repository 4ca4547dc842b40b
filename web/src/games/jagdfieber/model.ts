/** The words of the Jagdfieber view (src/wolfden/games/jagdfieber/view.py) and what cards are worth. */
import components from "../../../../src/wolfden/games/jagdfieber/components.toml?raw";

export const CARDS = ["hunter", "wolf", "rabbit", "carrot", "closed"] as const;
export type CardName = (typeof CARDS)[number];
export type CardCounts = Record<CardName, number>;

/** A line of the score sheet: what each part of a day is worth. */
export interface DayScore extends CardCounts {
  four: number;
  hand: number;
}
export const PARTS = [...CARDS, "four", "hand"] as const;

export interface LodgeView {
  hand: CardCounts;
  chosen: boolean;
  choice: CardName | null;
  easy: CardName | null;
  prey: CardCounts;
  four: boolean;
  hunter_lost: boolean;
  now: DayScore;
  total: number;
}

export interface JagdfieberView {
  seat: number | null;
  days: number;
  day: number;
  round: number;
  marker: number;
  over: boolean;
  lodges: LodgeView[];
  sheet: DayScore[][];
}

interface Worth {
  count: number;
  prey: number;
  hand: number;
}

/** The figures stand once, in components.toml; the cards only print them. */
export const WORTH = Object.fromEntries(
  CARDS.map((card) => {
    const line = new RegExp(`^${card}\\s*=\\s*\\{(.*)\\}`, "m").exec(components)?.[1] ?? "";
    const figure = (name: string) => Number(new RegExp(`${name} = (-?\\d+)`).exec(line)?.[1]);
    return [card, { count: figure("count"), prey: figure("prey"), hand: figure("hand") }];
  }),
) as Record<CardName, Worth>;

export const dayTotal = (score: DayScore): number =>
  PARTS.reduce((sum, part) => sum + score[part], 0);

export const cardCount = (counts: CardCounts): number =>
  CARDS.reduce((sum, card) => sum + counts[card], 0);

/** The seats as one sits: the viewer first, then clockwise; a spectator sits at seat 0's place. */
export const around = (players: number, you: number | null): number[] =>
  Array.from({ length: players }, (_, step) => ((you ?? 0) + step) % players);

/** With a true minus. */
export const plain = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** With a sign always: what a card or a day brings. */
export const signed = (points: number): string => (points > 0 ? `+${points}` : plain(points));
