/** What is printed on the animal cards. The figures stand once, in components.toml. */
import components from "../../../../src/wolfden/games/wolf_and_hound/components.toml?raw";
import type { Kind, Moves, Target } from "./model";

export interface Side {
  kind: Kind;
  moves: Moves;
  target: Target;
}

export interface AnimalFacts {
  word: string;
  sides: readonly [front: Side, back: Side];
  twoSided: boolean;
  effect: "skip" | "no-threes" | null;
  turns: "first" | "company" | "blanket" | null;
  late: boolean;
  blanket: boolean;
}

/** The lines of a table, without comments. */
function section(name: string): [key: string, value: string][] {
  const body = new RegExp(`^\\[${name}\\][^\\n]*\\n([\\s\\S]*?)(?=^\\[|$(?![\\s\\S]))`, "m").exec(
    components,
  )?.[1];
  return [...(body ?? "").matchAll(/^([\w-]+) = (.*?)\s*(?:#.*)?$/gm)].map(
    ([, key = "", value = ""]) => [key, value],
  );
}

const wordsIn = (value: string): string[] =>
  [...value.matchAll(/"([\w-]+)"/g)].map(([, word = ""]) => word);
const lists = (name: string): Record<string, string[]> =>
  Object.fromEntries(section(name).map(([key, value]) => [key, wordsIn(value)]));

function factsOf(word: string, line: string): AnimalFacts {
  const field = (name: string) => new RegExp(`\\b${name} = "?([\\w-]+)`).exec(line)?.[1] ?? null;
  const moves = (field("moves") ?? "plain") as Moves;
  const target = (field("target") ?? "self") as Target;
  const front = field("front") as Kind;
  const back = field("back") as Kind | null;
  return {
    word,
    sides: [
      { kind: front, moves, target },
      { kind: back ?? front, moves: (field("back_moves") ?? moves) as Moves, target },
    ],
    twoSided: back !== null,
    effect: field("effect") as AnimalFacts["effect"],
    turns: field("turns") as AnimalFacts["turns"],
    late: field("late") === "true",
    blanket: field("blanket") === "true",
  };
}

export const ANIMALS: Record<string, AnimalFacts> = Object.fromEntries(
  section("animals").map(([word, line]) => [word, factsOf(word, line)]),
);
/** Cards that are only played together, under one word. */
export const SETS = lists("sets");
export const GROUPS = lists("groups");
export const PRESETS = lists("presets");
/** How far cards of 1 to 4 move an animal. */
export const STEPS: Record<string, number[]> = Object.fromEntries(
  section("moves").map(([key, value]) => [key, JSON.parse(value) as number[]]),
);

/** The cards behind a word of a choice: itself, a set, or those that one of is picked. */
export const cardsBehind = (word: string): string[] => SETS[word] ?? GROUPS[word] ?? [word];

/** Whether a choice has what the rules advise one sheep more for. */
export const wolvesIn = (words: readonly string[]): number =>
  words
    .flatMap((word) => SETS[word] ?? [(GROUPS[word] ?? [word])[0] ?? word])
    .filter((word) => ANIMALS[word]?.sides[0].kind === "wolf").length;
