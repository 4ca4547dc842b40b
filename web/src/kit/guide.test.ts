import { expect, test } from "vitest";
import { cardOf, partsOf, SIGNS, spokenOf, strayedBy, unmarked } from "./guide.svelte";

const step = { asked: 0, mine: true, moves: 1 };

test("who leaves what is asked in the middle of it can come back by as many steps", () => {
  expect(strayedBy({ asked: 4, steps: 0 }, step)).toBe(1);
  expect(strayedBy({ asked: 0, steps: 1 }, step)).toBe(2);
  expect(strayedBy({ asked: 0, steps: 2 }, { ...step, moves: -1 })).toBe(1);
});

test("whoever follows, has done all that was asked, or has passed the turn on did not leave it", () => {
  expect(strayedBy({ asked: 4, steps: 0 }, { ...step, asked: 3 })).toBe(0);
  expect(strayedBy({ asked: 1, steps: 0 }, step)).toBe(0);
  expect(strayedBy({ asked: 0, steps: 2 }, { ...step, mine: false })).toBe(0);
  expect(strayedBy({ asked: 0, steps: 2 }, { asked: 3, mine: true, moves: -2 })).toBe(0);
});

test("a card to be done says that nothing is marked once the lesson was left", () => {
  const [toRead, toDo] = [
    { name: "aim", when: () => true },
    { name: "rabbit", when: () => true, done: () => false },
  ];
  const asked = [{ id: 0, text: "play rabbit", verb: "play", fields: { card: "rabbit" } }];
  expect(unmarked(toDo, { mine: true, asked: [] })).toBe(true);
  expect(unmarked(toDo, { mine: true, asked })).toBe(false);
  expect(unmarked(toDo, { mine: false, asked: [] })).toBe(false);
  expect(unmarked(toRead, { mine: true, asked: [] })).toBe(false);
});

test("a sign is drawn between the words of a card, and left out where they are read", () => {
  const text = `“Hint” ${SIGNS.lamp} tells it.`;
  expect(partsOf(text)).toEqual(["“Hint” ", "lamp", " tells it."]);
  expect(spokenOf(text)).toBe("“Hint” tells it.");
  expect(spokenOf("No sign.")).toBe("No sign.");
});

test("a card may be read where an event is told, and is not read twice", () => {
  const card = { name: "hunt", when: () => true, at: ({ name }: { name: string }) => name === "x" };
  const cards = [{ name: "aim", when: () => true }, card];
  expect(cardOf(cards, { name: "x" }, new Set())).toBe(card);
  expect(cardOf(cards, { name: "x" }, new Set(["hunt"]))).toBeNull();
  expect(cardOf(cards, { name: "y" }, new Set())).toBeNull();
});
