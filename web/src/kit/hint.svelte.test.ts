import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action, Hint, Snapshot } from "../api/types";
import { startTexts } from "../i18n/index.svelte";
import { Hinting } from "./hint.svelte";
import HintButton from "./HintButton.svelte";
import { toasts } from "./toasts.svelte";

const card = (name: string, id: number): Action => ({
  id,
  verb: "play",
  fields: { card: name },
  text: `play ${name}`,
});
const legal = [card("wolf", 1), card("rabbit", 2)];
const table = (changes: Partial<Snapshot>): Snapshot =>
  ({ hints: true, you: 0, to_act: [0, 1], decision: 4, legal, ...changes }) as Snapshot;

let answer: (hint: Hint | undefined) => void;
let played: string[];
let closed: boolean;
let button: ReturnType<typeof mount>;
const live = $state({
  snapshot: undefined as Snapshot | undefined,
  hint: () => new Promise<Hint | undefined>((resolve) => (answer = resolve)),
});

function sit(changes: Partial<Snapshot> = {}): Hinting {
  live.snapshot = table(changes);
  const hinting = new Hinting(
    live,
    () => closed,
    ({ text }) => played.push(text),
  );
  button = mount(HintButton, { target: document.body, props: { hinting } });
  flushSync();
  return hinting;
}

const ask = () => document.querySelector<HTMLButtonElement>("button.ask");
async function reply(hint: Hint | undefined): Promise<void> {
  answer(hint);
  await vi.advanceTimersByTimeAsync(1000);
  flushSync();
}
const wolf: Hint = { decision: 4, action: "play wolf", chance: 0.617 };

beforeEach(async () => {
  await startTexts();
  vi.useFakeTimers();
  [played, closed, toasts.all] = [[], false, []];
});

afterEach(async () => {
  await unmount(button);
  vi.useRealTimers();
});

test("a hint is asked for, told and played with one button", async () => {
  const hinting = sit();
  expect(ask()?.textContent).toContain("Hint");
  ask()?.click();
  flushSync();
  expect(ask()?.textContent).toContain("Thinking");
  expect(ask()?.getAttribute("aria-disabled")).toBe("true");
  await reply(wolf);
  expect(hinting.told(({ text }) => text)).toMatchObject({
    headline: "play wolf",
    spoken: "Hint: play wolf.",
    help: "About 62% to finish ahead of another player.",
  });
  expect(hinting.told(({ text }) => text, true)?.help).toBe("About 62% to win.");
  expect(ask()?.textContent).toContain("Do it");
  ask()?.click();
  expect(played).toEqual(["play wolf"]);
  expect(hinting.advice).toBeNull();
  expect(hinting.able).toBe(false);
  live.snapshot = table({ decision: 5 });
  expect(hinting.able).toBe(true);
});

test("a second press of an impatient finger plays nothing", async () => {
  const hinting = sit();
  ask()?.click();
  answer(wolf);
  await vi.advanceTimersByTimeAsync(0);
  flushSync();
  hinting.follow();
  expect(played).toEqual([]);
});

test("an answer about a position that is gone is dropped", async () => {
  const hinting = sit();
  ask()?.click();
  live.snapshot = table({ decision: 6 });
  await reply(wolf);
  expect(hinting.advice).toBeNull();
  expect(ask()?.textContent).toContain("Hint");
});

test("a hint goes when its decision does, and while something is being told", async () => {
  const hinting = sit();
  ask()?.click();
  await reply(wolf);
  closed = true;
  expect(hinting.advice).toBeNull();
  closed = false;
  live.snapshot = table({ decision: 5 });
  expect(hinting.advice).toBeNull();
});

test("who is not to move is told why there is no hint", () => {
  sit({ to_act: [1] });
  expect(ask()?.getAttribute("aria-disabled")).toBe("true");
  ask()?.click();
  expect(toasts.all).toHaveLength(1);
});

test("there is no button without hints or without a seat", () => {
  sit({ hints: false });
  expect(ask()).toBeNull();
  live.snapshot = table({ you: null });
  flushSync();
  expect(ask()).toBeNull();
});
