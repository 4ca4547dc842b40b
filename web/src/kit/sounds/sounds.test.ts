/** Sounds are off until pressed, and sound once for all tabs. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../settings.svelte";
import { hear } from ".";

const { sound } = vi.hoisted(() => ({ sound: vi.fn(() => Promise.resolve()) }));
vi.mock("./synth", () => ({ sound }));

/** One set of locks for all tabs of a browser, as browsers have it. */
const held = new Set<string>();
const locks = {
  async request(name: string, _: object, work: (lock: object | null) => Promise<void>) {
    if (held.has(name)) return work(null);
    held.add(name);
    await work({});
    held.delete(name);
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("navigator", { locks });
  held.clear();
  sound.mockClear();
  settings.sound = true;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nothing is heard before it was switched on", async () => {
  settings.sound = false;
  hear("turn");
  await vi.advanceTimersByTimeAsync(10);
  expect(sound).not.toHaveBeenCalled();
});

test("two tabs that tell the same sound once; a later one sounds again", async () => {
  hear("card");
  hear("card");
  await vi.advanceTimersByTimeAsync(10);
  expect(sound).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1000);
  hear("card");
  await vi.advanceTimersByTimeAsync(10);
  expect(sound).toHaveBeenCalledTimes(2);
});

test("a phone that was touched buzzes for my turn, unless it is not to", () => {
  const vibrate = vi.fn();
  vi.stubGlobal("navigator", { vibrate, userActivation: { hasBeenActive: true } });
  settings.sound = false;
  hear("turn");
  hear("card");
  expect(vibrate).toHaveBeenCalledTimes(1);
  settings.vibration = false;
  hear("turn");
  expect(vibrate).toHaveBeenCalledTimes(1);
  settings.vibration = true;
});
