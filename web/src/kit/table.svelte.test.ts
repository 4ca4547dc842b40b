/** What every game's table is handed: sending, reasons, the story so far, and keys. */
import { type Component, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Action, Hint, LoggedMove, Snapshot, WhyNot } from "../api/types";
import { startTexts } from "../i18n/index.svelte";
import GameTable from "./GameTable.svelte";
import type { Script } from "./playback.svelte";
import { settings } from "./settings.svelte";
import type { OnUpdate, Source } from "./source";
import { Table, type TableModule } from "./table.svelte";
import { toasts } from "./toasts.svelte";

interface Told {
  name: string;
  letter: string;
}

const wolf: Action = { id: 1, verb: "play", fields: { card: "wolf" }, text: "play wolf" };
const hare: Action = { id: 2, verb: "play", fields: { card: "hare" }, text: "play hare" };
const seats = [
  {
    seat: 0,
    kind: "human",
    name: "Ada",
    bot: null,
    host: true,
    stand_in: null,
    confirmed: true,
    run_by: null,
  },
] as const;
const seen = (changes: Partial<Snapshot> = {}): Snapshot =>
  ({
    ...{ match: "m1", game: "letters", phase: "playing", number: 1, seats: [...seats], view: "" },
    ...{ you: 0, to_act: [0], legal: [wolf], decision: 1, undo: false, final: [], hints: true },
    ...{ outcome: null, rematch: null, log: [] },
    ...changes,
  }) as Snapshot;

const hintAt = (decision: number): Hint => ({
  decision,
  plan: [wolf],
  step: 0,
  chance: 0.5,
  reasons: [],
});

/** A match in memory: it keeps what it was asked and answers when told to. */
class Fake implements Source {
  snapshot = $state.raw<Snapshot>(seen());
  log = $state.raw<LoggedMove[]>([]);
  sent: string[] = [];
  asked: string[] = [];
  refuse = false;
  /** Answers only when told to. */
  slow = false;
  answer: () => void = () => undefined;
  connection = $state<"live" | "lost">("live");
  #listeners = new Set<OnUpdate>();

  act(action: Action): Promise<void> {
    this.sent.push(action.text);
    if (this.slow) return new Promise((resolve) => (this.answer = resolve));
    return this.refuse ? Promise.reject(new Error("no")) : Promise.resolve();
  }
  why(text: string): Promise<WhyNot> {
    this.asked.push(text);
    return Promise.resolve({ allowed: false, reason: "why-x", message: `Not ${text}.` });
  }
  hint = (): Promise<Hint> => Promise.resolve(hintAt(1));
  onUpdate(listener: OnUpdate): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  update(after: Snapshot, ...moves: LoggedMove[]): void {
    const before = this.snapshot;
    [this.snapshot, this.log] = [after, [...this.log, ...moves]];
    for (const listener of this.#listeners) listener(before, after, moves);
  }
}

const script: Script<string, Told, string, string> = {
  rest: ({ view }) => view,
  lasts: () => true,
  beats: (stage, { letter }) => [{ stage: stage + letter, cue: letter, time: 100 }],
};
const move = (number: number, ...letters: string[]): LoggedMove<Told> => ({
  number,
  seat: 0,
  events: letters.map((letter) => ({ name: letter === "!" ? "undone" : "step", letter })),
});

let source: Fake;
let table: Table<string, Told, string, string>;
let page: ReturnType<typeof mount>;

/** Draws nothing: the table itself is what is looked at. */
const Board = ((_anchor: unknown, props: { table: typeof table }) => {
  table = props.table;
}) as unknown as TableModule["Table"];

const press = (key: string) => {
  dispatchEvent(new KeyboardEvent("keydown", { key }));
  flushSync();
};

beforeEach(async () => {
  await startTexts();
  vi.useFakeTimers();
  toasts.all = [];
  settings.keys = true;
  settings.twice = "never";
  source = new Fake();
  const game = { Table: Board, script } as unknown as TableModule;
  page = mount(GameTable as Component<{ source: Source; game: TableModule; go: () => void }>, {
    target: document.body,
    props: { source, game, go: () => undefined },
  });
  flushSync();
});

afterEach(async () => {
  await unmount(page);
  vi.useRealTimers();
});

test("tells an update step by step, and offers nothing meanwhile", () => {
  source.update(seen({ number: 2, decision: 2, view: "ab" }), move(2, "a", "b"));
  expect([table.stage, table.cue, table.playing]).toEqual(["a", "a", true]);
  expect([table.legal, table.toAct]).toEqual([[], []]);
  expect(table.told.map(({ event }) => event.letter)).toEqual(["a"]);
  vi.advanceTimersByTime(200);
  expect([table.stage, table.playing, table.legal]).toEqual(["ab", false, [wolf]]);
  expect(table.told.map(({ key }) => key)).toEqual(["2.0", "2.1"]);
});

test("shows a change without moves at once", () => {
  source.update(seen({ view: "later", rematch: "m2" }));
  expect(table.stage).toBe("later");
});

test("leaves out of the story what was taken back", () => {
  source.update(seen(), move(2, "a"), move(3, "b"), move(4, "!"));
  vi.advanceTimersByTime(1000);
  expect(table.told.map(({ event }) => event.letter)).toEqual(["a"]);
});

test("a second press on a slow line does nothing, until the decision is another", async () => {
  const first = table.act(wolf);
  expect(table.sending).toBe(wolf);
  expect(await table.act(wolf)).toBe(false);
  expect(await first).toBe(true);
  expect(source.sent).toEqual(["play wolf"]);
  source.update(seen({ decision: 2 }));
  expect(table.busy).toBe(false);
  await table.act("play wolf");
  expect(source.sent).toHaveLength(2);
});

/** Both can be done, and only the wolf cannot be taken back. */
const choices = { legal: [wolf, hare], final: [wolf.id] };

test("what cannot be taken back is asked for twice, and a double click is one press", async () => {
  settings.twice = "always";
  source.update(seen(choices));
  expect(await table.act(wolf)).toBe(false);
  expect(table.choosing.armed).toBe(wolf);
  expect(table.choosing.told(({ text }) => text)?.headline).toBe("Press again: play wolf");
  await table.act(wolf);
  expect(source.sent).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(await table.act(wolf)).toBe(true);
  expect(source.sent).toEqual(["play wolf"]);
  expect(table.choosing.armed).toBeNull();
});

test("another choice, Escape or another decision lets go of what was pressed once", async () => {
  settings.twice = "always";
  source.update(seen({ ...choices, final: [wolf.id, hare.id] }));
  await table.act(wolf);
  await table.act(hare);
  expect(table.choosing.armed).toBe(hare);
  press("Escape");
  expect(table.choosing.armed).toBeNull();
  await table.act(wolf);
  source.update(seen({ ...choices, decision: 2 }));
  expect(table.choosing.armed).toBeNull();
  expect(source.sent).toEqual([]);
});

test("no second press for what can be taken back, the only choice, or a hint", async () => {
  settings.twice = "always";
  source.update(seen(choices));
  await table.act(hare);
  source.update(seen({ legal: [wolf], final: [wolf.id], decision: 2 }));
  await table.act(wolf);
  source.update(seen({ ...choices, decision: 3 }));
  table.follow(wolf);
  expect(source.sent).toEqual(["play hare", "play wolf", "play wolf"]);
});

test("by default only the first match of a game asks twice", () => {
  settings.twice = "first";
  localStorage.clear();
  expect(new Table(source, { script }).choosing.asksTwice(wolf)).toBe(false);
  source.update(seen(choices));
  expect(new Table(source, { script }).choosing.asksTwice(wolf)).toBe(true);
  source.update(seen({ ...choices, match: "m2" }));
  expect(new Table(source, { script }).choosing.asksTwice(wolf)).toBe(false);
  settings.twice = "always";
  expect(new Table(source, { script }).choosing.asksTwice(wolf)).toBe(true);
});

test("a choice made while the line is down waits, and says so", async () => {
  source.connection = "lost";
  source.slow = true;
  const sent = table.act(wolf);
  expect(table.choosing.waiting).toBe(wolf);
  expect(table.choosing.told(({ text }) => text)).toMatchObject({ headline: "play wolf" });
  source.connection = "live";
  expect(table.choosing.waiting).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(table.choosing.waiting).toBe(wolf);
  source.answer();
  expect(await sent).toBe(true);
  source.update(seen({ decision: 2 }));
  expect(table.choosing.told(({ text }) => text)).toBeNull();
});

test("steps that wait to be taken back are told in every game's words alike", () => {
  source.connection = "lost";
  source.slow = true;
  table.undo(2);
  const headline = table.choosing.told(({ verb }) => `letters-action-${verb}`)?.headline;
  expect(headline).toMatch(/^Take back your last .?2.? steps$/);
});

test("what was refused can be tried again", async () => {
  source.refuse = true;
  expect(await table.act(wolf)).toBe(false);
  expect(table.busy).toBe(false);
});

test("what a rule forbids is explained instead of sent, and asked about once", async () => {
  expect(await table.act("play hare")).toBe(false);
  await table.explain("play hare", "play fox");
  expect(source.sent).toEqual([]);
  expect(source.asked).toEqual(["play hare", "play fox"]);
  expect(toasts.all.map(({ text }) => text)).toEqual(["Not play hare.", "Not play fox."]);
  source.update(seen({ decision: 2 }));
  await table.why("play hare");
  expect(source.asked).toHaveLength(3);
});

test("the keys of every game: skip, pause, hint, undo, Escape", async () => {
  source.update(seen({ decision: 2, view: "ab", undo: true }), move(2, "a", "b"));
  press("p");
  expect(table.playback.paused).toBe(true);
  press("u");
  expect(source.sent).toEqual([]);
  press("s");
  expect(table.playing).toBe(false);
  source.hint = () => Promise.resolve(hintAt(2));
  press("h");
  await vi.advanceTimersByTimeAsync(1);
  expect(table.hinting.advice?.action).toBe(wolf);
  press("Escape");
  expect(table.hinting.advice).toBeNull();
  press("u");
  expect(source.sent).toEqual(["undo"]);
});

test("a game adds keys of its own, and ? shows them all", () => {
  const pressed: string[] = [];
  const text = () => "A key of the game";
  const keys = ["1", "Escape"];
  const forget = table.addShortcuts([
    { keys: ["1"], text, press: (key) => pressed.push(key) },
    { keys: ["Escape"], text, press: (key) => pressed.push(key) },
  ]);
  for (const key of keys) press(key);
  expect(pressed).toEqual(keys);
  press("?");
  expect(document.querySelector("dialog[open]")?.textContent).toContain("A key of the game");
  press("1");
  expect(pressed).toHaveLength(2);
  document.querySelector<HTMLDialogElement>("dialog[open]")?.close();
  forget();
  press("1");
  expect(pressed).toHaveLength(2);
});

test("without single keys only Escape is heard", () => {
  settings.keys = false;
  press("h");
  expect(table.hinting.thinking).toBe(false);
  press("?");
  expect(document.querySelector("dialog[open]")).toBeNull();
});
