/** The words of the Wolf & Hound view (src/wolfden/games/wolf_and_hound/view.py). */

export type Colour = "black" | "white";
export type Team = "blue" | "yellow";
export type Kind = "wolf" | "hound" | "sheep";
export type Moves = "plain" | "plus" | "minus" | "half" | "half-back" | "triple" | "back" | "never";
export type Target = "self" | "left" | "opposite" | "right";
export type Symbol = "meat" | "bone";

export const PLACES = [0, 1, 2, 3] as const;

export interface AnimalView {
  animal: string;
  place: number;
  kind: Kind;
  moves: Moves;
  target: Target;
  two_sided: boolean;
  back: boolean;
}

export interface TurnStart {
  /** Sheep gained or lost at each place. */
  changes: number[];
  skipped: boolean;
  no_threes: boolean;
}

export interface MoveView {
  animal: string;
  origin: number;
  steps: number;
  place: number;
  stopped: Symbol | null;
  turned: boolean;
}

export interface Preview {
  action: string;
  card: string | null;
  moves: MoveView[];
  animals: AnimalView[];
  pair: string[];
  starts: TurnStart[];
  wins: Team | null;
}

export interface PastureView {
  seat: number;
  ghost: boolean;
  team: Team;
  sheep: number;
  fence: number;
  lost: number;
  hand: number;
  cards: string[] | null;
  shown: string[];
  row: string[];
  symbol: Symbol | null;
  ghost_pile: (string | null)[];
}

export interface GameResult {
  winner: Team;
  reason: "no-sheep" | "cards";
  sheep: number[];
}

export interface WolfAndHoundView {
  seat: number | null;
  game: number;
  best_of_five: boolean;
  wins: [number, number];
  results: GameResult[];
  expansion: boolean;
  over: boolean;
  turn: number;
  active: number;
  awaiting: "play" | "exchange" | "turn" | null;
  deciding: number | null;
  no_threes: boolean;
  turned_up: string | null;
  pair: string[];
  animals: AnimalView[];
  pastures: PastureView[];
  draw_pile: number;
  last_round: boolean;
  starts: TurnStart[];
  unseen: { card: string; count: number }[];
  delayed: string | null;
  previews: Preview[];
}

export interface NumberCard {
  colour: Colour;
  value: number;
  symbol: Symbol | null;
}

/** `black-2-meat` in its parts. */
export function cardOf(card: string): NumberCard {
  const [colour, value, symbol] = card.split("-");
  return {
    colour: colour === "white" ? "white" : "black",
    value: Number(value),
    symbol: symbol === "meat" || symbol === "bone" ? symbol : null,
  };
}

export const teamOf = (place: number): Team => (place % 2 === 0 ? "blue" : "yellow");

/** How many places clockwise from the one an animal stands at its target sits. */
export const SHIFT: Record<Target, number> = { self: 0, left: 1, opposite: 2, right: 3 };

/** The place that a person looks from: their own, or player 1's for a spectator. */
export const bottomPlace = (you: number | null): number => you ?? 0;

/** Which side of the screen a place is at: 0 below, then clockwise left, above, right. */
export const sideOf = (place: number, you: number | null): number =>
  (place - bottomPlace(you) + 4) % 4;
