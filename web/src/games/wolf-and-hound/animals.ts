/** What is printed on the animal cards, from the figures of the box. */
import { componentsOf } from "../../api/components";
import type { Kind, Moves, Target } from "./model";

interface Side {
  kind: Kind;
  moves: Moves;
  target: Target;
}

interface AnimalFacts {
  word: string;
  sides: readonly [front: Side, back: Side];
  twoSided: boolean;
  effect: "skip" | "no-threes" | null;
  turns: "first" | "company" | "blanket" | null;
  late: boolean;
  blanket: boolean;
}

interface Printed {
  front: Kind;
  back?: Kind;
  moves?: Moves;
  back_moves?: Moves;
  target?: Target;
  effect?: AnimalFacts["effect"];
  turns?: AnimalFacts["turns"];
  late?: boolean;
  blanket?: boolean;
}

interface Box {
  animals: Record<string, Printed>;
  /** Cards that are only played together, under one word. */
  sets: Record<string, string[]>;
  groups: Record<string, string[]>;
  presets: Record<string, string[]>;
  /** How far cards of 1 to 4 move an animal. */
  moves: Record<string, number[]>;
}

export const box = (): Box => componentsOf("wolf-and-hound");

export function factsOf(word: string): AnimalFacts | undefined {
  const printed = box().animals[word];
  if (!printed) return undefined;
  const { front, back = front, moves = "plain", back_moves = moves, target = "self" } = printed;
  return {
    word,
    sides: [
      { kind: front, moves, target },
      { kind: back, moves: back_moves, target },
    ],
    twoSided: printed.back !== undefined,
    effect: printed.effect ?? null,
    turns: printed.turns ?? null,
    late: printed.late ?? false,
    blanket: printed.blanket ?? false,
  };
}

/** The cards behind a word of a choice: itself, a set, or those that one of is picked. */
export const cardsBehind = (word: string): string[] =>
  box().sets[word] ?? box().groups[word] ?? [word];

/** Whether a choice has what the rules advise one sheep more for. */
export const wolvesIn = (words: readonly string[]): number =>
  words
    .flatMap((word) => box().sets[word] ?? [(box().groups[word] ?? [word])[0] ?? word])
    .filter((word) => factsOf(word)?.sides[0].kind === "wolf").length;
