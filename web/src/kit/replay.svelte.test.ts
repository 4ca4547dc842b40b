/** A match seen again: steps are told, leaps are not, and whoever drags on sees the last moment. */
import { beforeEach, expect, test, vi } from "vitest";
import type { LoggedMove, Moments, Snapshot } from "../api/types";
import { Playback, type Script } from "./playback.svelte";
import { type Past, Replay } from "./replay.svelte";
import type { Begun } from "./source";

const LAST = 9;
const log: LoggedMove[] = Array.from({ length: LAST }, (_, index) => ({
  number: index + 1,
  seat: index % 2,
  events: [{ name: index === 3 ? "taken-back" : "step" }],
}));
const moments = (as = "all"): Moments =>
  ({ number: LAST, seen_as: as, turns: [0, 2, 5], rounds: [0, 5], log }) as unknown as Moments;
const snapshot = (number: number): Snapshot =>
  ({ number, view: `after ${number}`, outcome: number === LAST ? {} : null }) as Snapshot;

/** Answers only when told to. */
class SlowPast implements Past {
  asked: number[] = [];
  waiting = new Map<number, (snapshot: Snapshot) => void>();
  refuse = false;
  moments = (as?: string) => Promise.resolve(moments(as));
  moment = (number: number): Promise<Snapshot> => {
    this.asked.push(number);
    if (this.refuse) return Promise.reject(new Error("away"));
    return new Promise((resolve) => this.waiting.set(number, resolve));
  };
  answer(number: number): void {
    this.waiting.get(number)?.(snapshot(number));
  }
}

let past: SlowPast;
let replay: Replay;
let told: number[];
let leaps: number;

beforeEach(() => {
  past = new SlowPast();
  replay = new Replay(past, moments(), snapshot(0));
  told = [];
  leaps = 0;
  replay.onUpdate((_before, _after, moves) => told.push(...moves.map(({ number }) => number)));
  replay.onJump(() => (leaps += 1));
});

async function go(number: number): Promise<void> {
  const going = replay.go(number);
  past.answer(number);
  await going;
}

test("one step on is told, a leap is not", async () => {
  await go(1);
  expect([told, leaps]).toEqual([[1], 0]);
  await go(6);
  await go(5);
  expect([told, leaps]).toEqual([[1], 2]);
  expect(replay.log.map(({ number }) => number)).toEqual([1, 2, 3, 5]);
});

test("a step about the table and not the game is a leap", async () => {
  await go(3);
  await go(4);
  expect([told, leaps]).toEqual([[], 2]);
});

test("whoever drags on sees the last moment asked for, however late others come", async () => {
  const first = replay.go(7);
  const second = replay.go(2);
  past.answer(2);
  await second;
  past.answer(7);
  await first;
  expect([replay.wanted, replay.snapshot.number]).toEqual([2, 2]);
});

test("the next moments are fetched ahead and asked for once", async () => {
  await go(1);
  expect(past.asked).toEqual([1, 2, 3, 4]);
  await go(2);
  expect(past.asked).toEqual([1, 2, 3, 4, 5]);
});

test("a moment that could not be had is said and can be asked for again", async () => {
  past.refuse = true;
  await replay.go(3);
  expect([replay.wanted, replay.failure?.message]).toEqual([0, "away"]);
  past.refuse = false;
  await go(3);
  expect([replay.snapshot.number, replay.failure]).toEqual([3, null]);
});

test("goes by turns and rounds, and never beyond the ends", async () => {
  expect(replay.stops("turn")).toEqual([0, 2, 5, 9]);
  expect(replay.stops("round")).toEqual([0, 5, 9]);
  await go(4);
  expect([replay.next("turn", 1), replay.next("turn", -1)]).toEqual([5, 2]);
  expect([replay.next("round", 1), replay.next("round", -1)]).toEqual([5, 0]);
  await go(LAST);
  expect(replay.next("round", 1)).toBe(LAST);
  expect([replay.round(0), replay.round(4), replay.round(5)]).toEqual([1, 1, 2]);
  expect([replay.snapshot.outcome, replay.end]).toEqual([null, {}]);
});

test("opens at a moment within the match, as it may be seen", async () => {
  const opening = Replay.open(past, "1", 400);
  await vi.waitFor(() => expect(past.asked).toEqual([LAST]));
  past.answer(LAST);
  const opened = await opening;
  expect([opened.wanted, opened.moments.seen_as]).toEqual([LAST, "1"]);
});

test("a leap drops what was still to be told", () => {
  vi.useFakeTimers();
  const script: Script<string> = {
    rest: ({ view }) => view,
    lasts: () => true,
    beats: (stage) => [{ stage, cue: "telling", time: 100, hold: true }],
  };
  const pace = { pace: () => 1, still: () => false, hidden: () => false };
  const playback = new Playback(script, pace, snapshot(0) as Begun<string>);
  playback.push(snapshot(1) as Begun<string>, log.slice(0, 1));
  expect([playback.playing, playback.held]).toEqual([true, true]);
  playback.jump(snapshot(7) as Begun<string>);
  expect([playback.playing, playback.held, playback.stage]).toEqual([false, false, "after 7"]);
  vi.useRealTimers();
});
