/** Plays a replay: one step after the other, each when the one before has been told. */
import type { Replay } from "../../kit/replay.svelte";
import { settings } from "../../kit/settings.svelte";
import type { Table } from "../../kit/table.svelte";

/** Milliseconds between steps, and at what otherwise waits for a person. */
const PAUSE = 450;
const HELD = 3500;
const LEAST = 0.35;

export class Player {
  playing = $state(false);
  #replay: Replay;
  #table: Table;
  #end: () => number;

  constructor(replay: Replay, table: Table, end: () => number = () => replay.last) {
    this.#replay = replay;
    this.#table = table;
    this.#end = end;
    $effect(() => this.#follow());
  }

  toggle(from = 0): void {
    if (this.playing) return this.pause();
    this.playing = true;
    this.#table.playback.resume();
    if (this.#replay.wanted >= this.#end()) void this.#replay.go(from);
  }

  pause(): void {
    this.playing = false;
    this.#table.playback.pause();
  }

  /** Whoever goes somewhere by hand goes there at once. */
  go(number: number): void {
    this.playing = false;
    void this.#replay.go(number);
  }

  /** Runs again whenever what it looks at changes. */
  #follow(): (() => void) | undefined {
    const { playback } = this.#table;
    const { snapshot, wanted } = this.#replay;
    if (!this.playing || snapshot.number !== wanted) return undefined;
    if (playback.playing && !playback.held) return undefined;
    const pace = Math.max(settings.pace, LEAST);
    const timer = playback.held
      ? setTimeout(() => playback.resume(), HELD * pace)
      : setTimeout(() => this.#step(wanted), PAUSE * pace);
    return () => clearTimeout(timer);
  }

  #step(from: number): void {
    if (from >= this.#end()) this.playing = false;
    else void this.#replay.go(from + 1);
  }
}
