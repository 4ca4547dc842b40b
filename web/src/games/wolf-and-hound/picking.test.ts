/** The presets and the choice at random. */
import { expect, it } from "vitest";
import { played } from "../played";
import { box, cardsBehind, factsOf, wolvesIn } from "./animals";
import { DRAWN } from "./art/looks";
import written from "./fixtures/matches.json";
import { atRandom, byLevel, inPlay, leftOpen, LEVELS, OWN, waysOf } from "./picking";

played("wolf-and-hound", written);
const { animals, sets, groups, presets: boxed, moves } = box();
const WORDS = [
  ...Object.keys(animals).filter((word) => !sets["designer-02"]?.includes(word)),
  ...Object.keys(sets),
];

it("reads the box: twenty-four animals, their groups, sets and presets", () => {
  expect(Object.keys(animals)).toHaveLength(24);
  expect(Object.keys(boxed)).toHaveLength(26);
  expect(groups["any-wolf"]).toHaveLength(8);
  expect(sets["designer-02"]).toHaveLength(3);
  expect(moves["half-back"]).toEqual([0, -1, -1, -2]);
  expect(factsOf("extra-02")?.sides[1].moves).toBe("back");
  expect(factsOf("metamorphic-04")?.sides[1]).toMatchObject({ kind: "wolf", moves: "half" });
});

it("has a drawing for every animal", () => {
  expect([...DRAWN].sort()).toEqual(Object.keys(animals).sort());
});

it("puts every preset under one level, or offers it where another says 'or'", () => {
  const shown = byLevel([...Object.keys(boxed), OWN]).flatMap(({ presets }) => presets);
  const ways = shown.flatMap(waysOf).map(({ preset }) => preset);
  expect(ways).toHaveLength(10);
  expect([...shown, ...ways].sort()).toEqual(Object.keys(boxed).sort());
  expect(byLevel(Object.keys(boxed)).map(({ level }) => level)).toEqual([...LEVELS]);
});

it("shows every card that a preset may bring", () => {
  for (const words of Object.values(boxed))
    for (const word of words)
      for (const card of cardsBehind(word)) expect(factsOf(card)).toBeDefined();
  expect(inPlay("first-game", [])).toEqual({ cards: ["wolf-01", "hound-01"], any: false });
  expect(inPlay("gamer-confused-hound", []).any).toBe(true);
  expect(inPlay(OWN, ["designer-02"]).cards).toHaveLength(3);
});

it("offers both cards where a preset says 'or', and none where any will do", () => {
  expect(waysOf("beginner-other-wolf")).toEqual([
    { preset: "beginner-other-wolf-03", card: "wolf-03" },
    { preset: "beginner-other-wolf-04", card: "wolf-04" },
  ]);
  expect(waysOf("experienced-any-hound").map(({ card }) => card)).toEqual(["wolf-03", "wolf-04"]);
  expect(waysOf("gamer-grandfather")).toEqual([]);
  expect(leftOpen("experienced-sheep-02")).toBe("experienced-sheep");
  expect(leftOpen(OWN)).toBe(OWN);
  expect(inPlay("beginner-other-wolf-04", [])).toEqual({
    cards: ["wolf-04", "hound-01"],
    any: false,
  });
});

it("counts wolves as the rules do for one sheep more", () => {
  expect(wolvesIn(["hound-01", "wolf-01"])).toBe(1);
  expect(wolvesIn(["hound-01", "wolf-06", "quick-or-slow-wolf"])).toBe(2);
  expect(wolvesIn(["designer-02"])).toBe(2);
  expect(wolvesIn(["metamorphic-01", "metamorphic-02"])).toBe(1);
});

it("never picks at random without a wolf and a hound", () => {
  for (let seed = 1; seed < 200; seed++) {
    let state = seed;
    const chance = () => (state = (state * 16807) % 2147483647) / 2147483647;
    const words = atRandom(WORDS, chance);
    const kinds = words
      .flatMap((word) => sets[word] ?? [word])
      .flatMap((card) => factsOf(card)?.sides.map(({ kind }) => kind) ?? []);
    expect(kinds).toContain("wolf");
    expect(kinds).toContain("hound");
    expect(words.length).toBeLessThanOrEqual(5);
  }
});
