import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { LoggedMove } from "../api/types";
import { type Pace, Playback, type Script } from "./playback.svelte";
import type { Begun } from "./source";

interface Told {
  name: string;
  letter: string;
}

/** A game of letters: every event adds its letter; capitals wait for the person. */
const script: Script<string, Told, string, string> = {
  rest: ({ view }) => view,
  lasts: (event) => event.name !== "quiet",
  beats: (stage, { name, letter }) => {
    const after = stage + letter;
    if (name === "quiet") return [{ stage: after, cue: null, time: 0 }];
    if (name === "hold") return [{ stage: after, cue: letter, time: 100, hold: true }];
    return [
      { stage, cue: `aim ${letter}`, time: 100 },
      { stage, cue: `fly ${letter}`, time: 50, motion: true },
      { stage: after, cue: `rest ${letter}`, time: 20, motion: true },
    ];
  },
};

const snapshot = (view: string) => ({ view }) as Begun<string, Told>;
let number = 0;
const event = (letter: string): Told => ({
  name: letter === "." ? "quiet" : letter === letter.toUpperCase() ? "hold" : "step",
  letter,
});
const move = (letters: string): LoggedMove<Told> => ({
  number: ++number,
  seat: 0,
  events: [...letters].map(event),
});

function start(pace: Partial<Pace> = {}) {
  const usual: Pace = { pace: () => 1, still: () => false, hidden: () => false };
  return new Playback(script, { ...usual, ...pace }, snapshot(""));
}

beforeEach(() => {
  number = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("in order", () => {
  it("walks beat by beat and ends at rest", () => {
    const playback = start();
    playback.push(snapshot("ab"), [move("ab")]);
    const seen = [];
    while (playback.playing) {
      seen.push([playback.cue, playback.stage, playback.position?.index]);
      vi.advanceTimersToNextTimer();
    }
    expect(seen).toEqual([
      ["aim a", "", 0],
      ["fly a", "", 0],
      ["rest a", "a", 0],
      ["aim b", "a", 1],
      ["fly b", "a", 1],
      ["rest b", "ab", 1],
    ]);
    expect([playback.stage, playback.cue, playback.position]).toEqual(["ab", null, null]);
  });

  it("keeps the time of the pace", () => {
    const playback = start({ pace: () => 2 });
    playback.push(snapshot("a"), [move("a")]);
    vi.advanceTimersByTime(339);
    expect(playback.playing).toBe(true);
    vi.advanceTimersByTime(1);
    expect(playback.playing).toBe(false);
  });

  it("passes at once over what takes no time, and over all at pace 0", () => {
    const quiet = start();
    quiet.push(snapshot("."), [move(".")]);
    expect([quiet.playing, quiet.stage]).toEqual([false, "."]);
    const instant = start({ pace: () => 0 });
    instant.push(snapshot("abc"), [move("abc")]);
    expect([instant.playing, instant.stage]).toEqual([false, "abc"]);
  });

  it("shows an update without moves when at rest only", () => {
    const playback = start();
    playback.settle(snapshot("x"));
    expect(playback.stage).toBe("x");
    playback.push(snapshot("xa"), [move("a")]);
    playback.settle(snapshot("xay"));
    expect(playback.stage).toBe("x");
    vi.runAllTimers();
    expect(playback.stage).toBe("xay");
  });
});

describe("the person", () => {
  it("skips to now", () => {
    const playback = start();
    playback.push(snapshot("abc"), [move("abc")]);
    playback.skip();
    expect([playback.playing, playback.stage]).toEqual([false, "abc"]);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("skips to a beat that waits, and over it", () => {
    const playback = start();
    playback.push(snapshot("abCd"), [move("abCd")]);
    playback.skip();
    expect([playback.held, playback.cue, playback.stage]).toEqual([true, "C", "abC"]);
    vi.advanceTimersByTime(60_000);
    expect(playback.held).toBe(true);
    playback.resume();
    expect(playback.cue).toBe("aim d");
    playback.skip();
    expect(playback.stage).toBe("abCd");
  });

  it("hears somebody out after an event, once, whatever the pace", () => {
    const playback = start({ pace: () => 0 });
    let heard = false;
    playback.waits = ({ letter }) => letter === "b" && !heard;
    playback.push(snapshot("abcb"), [move("abcb")]);
    expect([playback.held, playback.event?.letter, playback.stage]).toEqual([true, "b", "ab"]);
    heard = true;
    playback.resume();
    expect([playback.held, playback.playing, playback.stage]).toEqual([false, false, "abcb"]);
  });

  it("waits at a hold even at pace 0", () => {
    const playback = start({ pace: () => 0 });
    playback.push(snapshot("aBc"), [move("aBc")]);
    expect([playback.held, playback.stage]).toEqual([true, "aB"]);
  });

  it("pauses, steps and goes on", () => {
    const playback = start();
    playback.push(snapshot("ab"), [move("ab")]);
    playback.pause();
    vi.advanceTimersByTime(60_000);
    expect(playback.cue).toBe("aim a");
    playback.step();
    expect([playback.cue, playback.paused]).toEqual(["fly a", true]);
    vi.advanceTimersByTime(60_000);
    expect(playback.cue).toBe("fly a");
    playback.resume();
    vi.runAllTimers();
    expect([playback.playing, playback.stage]).toEqual([false, "ab"]);
  });
});

describe("catching up", () => {
  it("hurries when another update waits", () => {
    const playback = start();
    playback.push(snapshot("a"), [move("a")]);
    playback.push(snapshot("ab"), [move("b")]);
    vi.advanceTimersByTime(100);
    expect(playback.cue).toBe("fly a");
    expect(playback.time).toBeLessThan(50);
  });

  it("goes to the present when two whole updates wait; quiet ones do not count", () => {
    const playback = start();
    playback.push(snapshot("a"), [move("a")]);
    playback.push(snapshot("a."), [move(".")]);
    playback.push(snapshot("a.."), [move(".")]);
    playback.push(snapshot("a..b"), [move("b")]);
    expect(playback.playing).toBe(true);
    playback.push(snapshot("a..bc"), [move("c")]);
    expect([playback.playing, playback.stage]).toEqual([false, "a..bc"]);
  });

  it("does not play to a hidden page, but keeps what waits for the person", () => {
    const playback = start({ hidden: () => true });
    playback.push(snapshot("ab"), [move("ab")]);
    expect([playback.playing, playback.stage]).toEqual([false, "ab"]);
    playback.push(snapshot("abCd"), [move("Cd")]);
    expect([playback.held, playback.stage]).toEqual([true, "abC"]);
    playback.push(snapshot("abCde"), [move("e")]);
    expect(playback.held).toBe(true);
    playback.skip();
    expect(playback.stage).toBe("abCde");
  });
});

it("less motion: nothing flies, and all is told in the same time", () => {
  const playback = start({ still: () => true });
  playback.push(snapshot("ab"), [move("ab")]);
  const seen = [];
  while (playback.playing) {
    seen.push([playback.cue, playback.stage, playback.time]);
    vi.advanceTimersToNextTimer();
  }
  expect(seen).toEqual([
    ["aim a", "", 100],
    ["rest a", "a", 70],
    ["aim b", "a", 100],
    ["rest b", "ab", 70],
  ]);
  expect(playback.stage).toBe("ab");
});
