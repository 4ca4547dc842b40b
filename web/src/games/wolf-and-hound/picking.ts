/** Presets by level, and a choice at random. Pure. */
import { box, cardsBehind, factsOf } from "./animals";
import type { Kind } from "./model";

export const OWN = "own";
export const LEVELS = ["first", "beginner", "experienced", "gamer", "designer"] as const;
export type Level = (typeof LEVELS)[number];

/** `gamer-grandfather` is for gamers. */
export const levelOf = (preset: string): Level =>
  LEVELS.find((level) => preset.startsWith(level)) ?? "experienced";

/** `beginner-other-wolf-03` is a `beginner-other-wolf`, with the card that the number names. */
export const leftOpen = (preset: string): string => {
  const open = preset.replace(/-\d\d$/, "");
  return open in box().presets ? open : preset;
};

/** The presets that the server knows, by level; those that name one of two cards are ways of them. */
export const byLevel = (presets: readonly string[]): { level: Level; presets: string[] }[] =>
  LEVELS.map((level) => ({
    level,
    presets: presets.filter(
      (preset) =>
        preset in box().presets && levelOf(preset) === level && leftOpen(preset) === preset,
    ),
  })).filter(({ presets }) => presets.length > 0);

/** Where a preset says "or": the preset for each of the two cards. */
export const waysOf = (preset: string): { preset: string; card: string }[] =>
  (box().presets[preset] ?? [])
    .flatMap((word) => box().groups[word] ?? [])
    .map((card) => ({ preset: `${preset}-${card.slice(-2)}`, card }))
    .filter(({ preset, card }) => box().presets[preset]?.includes(card));

/** What may come into play: every card, and whether it is one of several that chance picks from. */
export function inPlay(preset: string, own: readonly string[]): { cards: string[]; any: boolean } {
  const words = preset === OWN ? own : (box().presets[preset] ?? []);
  const order = Object.keys(box().animals);
  const cards = [...new Set(words.flatMap(cardsBehind))];
  return {
    cards: cards.sort((one, other) => order.indexOf(one) - order.indexOf(other)),
    any: words.some((word) => word in box().groups),
  };
}

const isKind = (word: string, kind: Kind): boolean =>
  (box().sets[word] ?? [word]).some((card) =>
    factsOf(card)?.sides.some((side) => side.kind === kind),
  );

/** Two to four animals, with a wolf and a hound among them. */
export function atRandom(words: readonly string[], chance: () => number = Math.random): string[] {
  const pick = (from: readonly string[]): string => from[Math.floor(chance() * from.length)] ?? "";
  const chosen = new Set<string>();
  for (const kind of ["wolf", "hound"] as const)
    if (![...chosen].some((word) => isKind(word, kind)))
      chosen.add(pick(words.filter((word) => isKind(word, kind))));
  const more = Math.floor(chance() * 3);
  for (let left = more; left > 0; left--) chosen.add(pick(words));
  return words.filter((word) => chosen.has(word));
}
