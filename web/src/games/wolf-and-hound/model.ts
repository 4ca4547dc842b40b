/** The words of the Wolf & Hound view, from the server's document, and how places lie. */
import type { Schemas } from "../../api/types";

export type View = Schemas["WolfAndHoundView"];
export type AnimalView = View["animals"][number];
export type PastureView = View["pastures"][number];
export type Preview = View["previews"][number];
export type TurnStart = Preview["starts"][number];
export type GameResult = View["results"][number];
export type Kind = AnimalView["kind"];
export type Moves = AnimalView["moves"];
export type Target = AnimalView["target"];
export type Team = PastureView["team"];
export type Symbol = NonNullable<PastureView["symbol"]>;

export const PLACES = [0, 1, 2, 3] as const;
export const TEAMS: readonly Team[] = ["blue", "yellow"];

export interface NumberCard {
  colour: "black" | "white";
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

/** The order in which a hand is shown: by colour, by number, plain ones first. */
export function inOrder(cards: readonly string[]): string[] {
  const rank = (card: string) => {
    const { colour, value, symbol } = cardOf(card);
    return (symbol ? 100 : 0) + (colour === "white" ? 10 : 0) + value;
  };
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

export const teamOf = (place: number): Team => (place % 2 === 0 ? "blue" : "yellow");
export const clockwise = (place: number, steps: number): number => (((place + steps) % 4) + 4) % 4;

/** How many places clockwise from the one an animal stands at its target sits. */
export const SHIFT: Record<Target, number> = { self: 0, left: 1, opposite: 2, right: 3 };

/** Which side of the screen a place is at: 0 below, then clockwise left, above, right. Whoever
 *  watches sits with player 1. */
export const sideOf = (place: number, you: number | null): number => clockwise(place, -(you ?? 0));
