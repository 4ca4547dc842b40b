/** What the log points at, and what stays marked. */
import { expect, test } from "vitest";
import { Pointing, type Places, sinceMyTurn } from "./places.svelte";
import type { StoryEvent } from "./told";

interface Told {
  name: string;
  at: string;
}

/** "a0 b1": seat 0 did something at a, then seat 1 at b. */
const story = (drawn: string): StoryEvent<Told>[] =>
  drawn
    .split(" ")
    .filter(Boolean)
    .map(([at = "", seat], index) => ({
      key: `${index}.0`,
      seat: Number(seat),
      event: { name: at === at.toUpperCase() ? "began" : "went", at },
    }));

const places: Places<Told> = { event: ({ at }) => [at] };
const pointing = (drawn: string, more: Partial<Places<Told>> = {}) =>
  new Pointing(() => story(drawn), { ...places, ...more } as unknown as Places);
const line = (key: string) => ({ key, text: `line ${key}` });

test.each([
  ["my turn: all since my last one", "a0 b1 c2", 0, true, "bc"],
  ["in the middle of my turn they stay", "a0 b1 c2 d0", 0, true, "bc"],
  ["after my turn the others' begin anew", "a0 b1 c0", 0, false, ""],
  ["while the others play", "a0 b1 c0 d1", 0, false, "d"],
  ["my first turn: all there was", "b1 c2", 0, true, "bc"],
  ["a spectator sees the last turn", "a0 b1 c2 d2", null, false, "cd"],
])("%s", (_, drawn, you, acting, expected) => {
  const lately = sinceMyTurn(story(drawn), you, acting);
  expect(lately.map(({ event }) => event.at).join("")).toBe(expected);
});

test("a game without turns says where its marks begin, and what leaves none", () => {
  const since = ({ name }: Told) => name === "began";
  const marks = ({ name, at }: Told) => (name === "began" ? [] : [at]);
  expect([...pointing("A0 b1 C1 d0", { since, marks }).marks(0, true)]).toEqual(["d"]);
  expect([...pointing("a0 b1", { since }).marks(0, true)]).toEqual([]);
});

test("a line points while it is touched, and on when it is pressed", () => {
  const log = pointing("a0 b1");
  log.touch(line("0.0"));
  expect([...log.pointed]).toEqual(["a"]);
  log.leave(line("0.0"));
  expect(log.pointed.size).toBe(0);
  expect(log.press(line("1.0"))).toBe(true);
  expect([...log.pointed]).toEqual(["b"]);
  log.touch(line("0.0"));
  expect([...log.pointed]).toEqual(["a"]);
  log.leave(line("0.0"));
  expect([...log.pointed]).toEqual(["b"]);
  expect(log.press(line("1.0"))).toBe(false);
  expect(log.pointed.size).toBe(0);
});

test("a line that speaks of no place points nowhere", () => {
  expect(pointing("a0", { event: () => [] }).placesOf("0.0").size).toBe(0);
  expect(new Pointing(() => story("a0"), undefined).placesOf("0.0").size).toBe(0);
  expect(pointing("a0").placesOf("7.0").size).toBe(0);
});
