import { beforeEach, expect, it, vi } from "vitest";
import { Presses } from "./presses";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

function pressed(...counts: number[]): Presses {
  const presses = new Presses("one", 3);
  for (const count of counts) {
    presses.begin();
    for (let step = 0; step < count; step++) presses.step();
  }
  return presses;
}

it("takes back as many steps as the last press made", () => {
  const presses = pressed(1, 3);
  expect([presses.back(), presses.back()]).toEqual([3, 1]);
});

it("takes back one where it does not know", () => {
  expect(pressed().back()).toBe(1);
});

it("forgets steps that were refused, and presses without any", () => {
  const presses = pressed(2);
  presses.begin();
  presses.step();
  presses.step(-1);
  expect(presses.back()).toBe(2);
});

it("still knows when the page is loaded again at the same decision, and only then", () => {
  pressed(1, 3).keep(7);
  expect(new Presses("one", 7).back()).toBe(3);
  expect(new Presses("one", 8).back()).toBe(1);
  expect(new Presses("other", 7).back()).toBe(1);
});

it("forgets when the turn passes", () => {
  const presses = pressed(3);
  presses.keep(null);
  expect(presses.back()).toBe(1);
});
