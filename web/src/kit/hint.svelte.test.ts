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
  hint: (takes?: (seconds: number) => void) => {
    takes?.(3);
    return new Promise<Hint | undefined>((resolve) => (answer = resolve));
  },
});

function sit(changes: Partial<Snapshot> = {}): Hinting {
  live.snapshot = table(changes);
  const hinting: Hinting = new Hinting(live, {
    closed: () => closed,
    act: (action) => {
      played.push(action.text);
      hinting.acted(action);
    },
    reason: ({ name }) => `Because of ${name}.`,
  });
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
const hintOf = (plan: Action[]): Hint => ({
  decision: 4,
  plan,
  step: 0,
  chance: 0.617,
  reasons: [{ name: "hunger" }, { name: "cold" }],
});
const wolf = hintOf(legal.slice(0, 1));
const words = ({ text }: Action) => text;

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
  expect(hinting.told(words)).toEqual({
    over: "Hint",
    headline: "play wolf",
    spoken: "Hint: play wolf.",
    help: "You win about 6 of 10 from here. Because of hunger.",
  });
  expect(hinting.told(words, true)?.help).toMatch("Your team wins about 6 of 10 from here.");
  expect(ask()?.textContent).toContain("Do it");
  ask()?.click();
  expect(played).toEqual(["play wolf"]);
  expect(hinting.advice).toBeNull();
  expect(hinting.able).toBe(false);
  live.snapshot = table({ decision: 5 });
  expect(hinting.able).toBe(true);
});

test("how long a thought may take shows while it lasts", async () => {
  const hinting = sit();
  ask()?.click();
  flushSync();
  expect(hinting.wait?.seconds).toBe(3);
  expect(ask()?.querySelector(".bar")?.getAttribute("aria-label")).toContain("3 seconds");
  await reply(wolf);
  expect(hinting.wait).toBeNull();
  expect(document.querySelector(".bar")).toBeNull();
});

const pair = [...legal, { id: 9, verb: "end", fields: {}, text: "end" }];

test("a plan stays with one figure while it is followed, by its button or by hand", async () => {
  const hinting = sit({ legal: pair });
  ask()?.click();
  await reply(hintOf(pair));
  const help = hinting.told(words)?.help;
  expect(hinting.told(words)).toMatchObject({
    over: "Hint, step 1 of 3",
    spoken: "Hint: play wolf. A plan of 3 steps: play wolf, play rabbit, and end.",
  });
  hinting.follow();
  expect(hinting.advice).toBeNull();
  live.snapshot = table({ decision: 5, legal: pair });
  expect(hinting.told(words)).toMatchObject({ over: "Hint, step 2 of 3", help });
  expect(hinting.ahead.map(words)).toEqual(["play rabbit", "end"]);
  hinting.acted(legal[1] as Action);
  live.snapshot = table({ decision: 6, legal: pair });
  expect(hinting.advice?.action.text).toBe("end");
  expect(hinting.told(words)?.help).toBe(help);
  expect(hinting.plan?.steps.map(({ when }) => when)).toEqual(["done", "done", "now"]);
  hinting.follow();
  live.snapshot = table({ decision: 7, legal: pair });
  expect(hinting.advice).toBeNull();
});

test("another way ends a plan, a step taken back does not", async () => {
  const hinting = sit({ legal: pair });
  ask()?.click();
  await reply(hintOf(pair));
  hinting.acted(legal[0] as Action);
  live.snapshot = table({ decision: 5, legal: pair });
  hinting.acted({ id: -1, verb: "undo", fields: {}, text: "undo" });
  live.snapshot = table({ decision: 6, legal: pair });
  expect(hinting.advice?.action.text).toBe("play wolf");
  hinting.acted(legal[1] as Action);
  live.snapshot = table({ decision: 7, legal: pair });
  expect(hinting.advice).toBeNull();
  expect(hinting.plan).toBeNull();
});

test("the whole of it can be read: every step, every reason, how often it wins", async () => {
  sit({ legal: pair });
  ask()?.click();
  await reply(hintOf(pair));
  document.querySelector<HTMLButtonElement>("button.why")?.click();
  flushSync();
  const paper = document.querySelector("dialog");
  expect(paper?.textContent).toContain("You win about 6 of 10 from here.");
  expect(paper?.textContent).toContain("Because of cold.");
  expect([...(paper?.querySelectorAll("ol li") ?? [])].map((li) => li.textContent.trim())).toEqual(
    pair.map(words),
  );
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

test("while a lesson asks for something, that is the hint, and nobody thinks", () => {
  const lesson = { since: 0, asked: legal.slice(1) };
  const hinting = sit({ lesson });
  hinting.points = () => true;
  ask()?.click();
  flushSync();
  expect(hinting.told(words)?.headline).toBe("play rabbit");
  expect(hinting.told(words)?.help).toBe("This is what the guide shows you.");
});
