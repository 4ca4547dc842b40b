/** A match seen again: feeds a table with any moment of it, one after the other or by leaps. */
import { gameMoves } from "../api/people";
import type { Hint, LoggedMove, Moments, Outcome, Snapshot, WhyNot } from "../api/types";
import type { OnUpdate, Source } from "./source";

/** Where moments come from: a match on the server, or a record. */
export interface Past {
  moments: (as?: string) => Promise<Moments>;
  moment: (number: number, as: string) => Promise<Snapshot>;
}

export type Unit = "decision" | "turn" | "round";

const REMEMBERED = 48;
const AHEAD = 3;

export class Replay implements Source {
  readonly moments: Moments;
  snapshot = $state.raw<Snapshot>() as Snapshot;
  /** What is or will soon be shown: it answers at once, the snapshot comes from the server. */
  wanted = $state(0);
  failure = $state.raw<Error | null>(null);
  end = $state.raw<Outcome | null>(null);
  log = $derived.by(() => this.#upTo(this.snapshot.number));

  #past: Past;
  #moves: LoggedMove[];
  #known = new Map<number, Promise<Snapshot>>();
  #listeners = new Set<OnUpdate>();
  #leapers = new Set<() => void>();

  constructor(past: Past, moments: Moments, first: Snapshot) {
    this.#past = past;
    this.moments = moments;
    this.#moves = gameMoves(moments.log);
    this.snapshot = shown(first);
    this.end = first.outcome;
    this.wanted = first.number;
  }

  /** As this viewpoint tells it (without one, as the server thinks fit), at this moment. */
  static async open(past: Past, as: string | undefined, at: number | null): Promise<Replay> {
    const moments = await past.moments(as);
    const number = Math.max(0, Math.min(at ?? 0, moments.number));
    return new Replay(past, moments, await past.moment(number, moments.seen_as));
  }

  get last(): number {
    return this.moments.number;
  }

  /** Look at a moment; one step on is told, everything else is a leap. */
  async go(number: number): Promise<void> {
    const to = Math.max(0, Math.min(number, this.last));
    if (to === this.wanted) return;
    const step = to === this.wanted + 1 && this.wanted === this.snapshot.number;
    this.wanted = to;
    try {
      const after = await this.#moment(to);
      // Whoever drags on wants another one by now.
      if (to === this.wanted) this.#show(after, step);
      this.failure = null;
    } catch (error) {
      if (to !== this.wanted) return;
      this.wanted = this.snapshot.number;
      this.failure = error as Error;
    }
  }

  /** Where a unit begins, or the end: the places that a scrubber stops at. */
  stops(unit: Unit): readonly number[] {
    const { rounds, turns } = this.moments;
    if (unit === "decision") return Array.from({ length: this.last + 1 }, (_, number) => number);
    const begin = unit === "turn" ? turns : rounds;
    return begin.at(-1) === this.last ? begin : [...begin, this.last];
  }

  /** The next stop in this direction. */
  next(unit: Unit, by: 1 | -1): number {
    if (unit === "decision") return this.wanted + by;
    const stops = this.stops(unit);
    return (
      (by > 0
        ? stops.find((stop) => stop > this.wanted)
        : stops.findLast((stop) => stop < this.wanted)) ?? (by > 0 ? this.last : 0)
    );
  }

  /** Which round a moment belongs to, counted from 1. */
  round(number: number): number {
    return Math.max(1, this.moments.rounds.filter((begin) => begin <= number).length);
  }

  act = (): Promise<void> => Promise.resolve();
  why = (): Promise<WhyNot> => Promise.resolve({ allowed: false, reason: null, message: null });
  hint = (): Promise<Hint | undefined> => Promise.resolve(undefined);

  onUpdate(listener: OnUpdate): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  onJump(listener: () => void): () => void {
    this.#leapers.add(listener);
    return () => this.#leapers.delete(listener);
  }

  #show(after: Snapshot, step: boolean): void {
    const before = this.snapshot;
    this.snapshot = shown(after);
    this.end = after.outcome;
    const moves = step ? this.#moves.filter(({ number }) => number === after.number) : [];
    if (moves.length === 0) for (const leaper of this.#leapers) leaper();
    for (const listener of this.#listeners) listener(before, this.snapshot, moves);
    if (step) for (let on = 1; on <= AHEAD; on++) void this.#ahead(after.number + on);
  }

  async #ahead(number: number): Promise<void> {
    // Whether it can be had is found out when it is asked for.
    if (number <= this.last) await this.#moment(number).catch(() => undefined);
  }

  #moment(number: number): Promise<Snapshot> {
    const known = this.#known.get(number);
    if (known) return known;
    const asked = this.#past.moment(number, this.moments.seen_as);
    this.#known.set(number, asked);
    asked.catch(() => this.#known.delete(number));
    for (const old of this.#known.keys()) {
      if (this.#known.size <= REMEMBERED) break;
      this.#known.delete(old);
    }
    return asked;
  }

  #upTo(number: number): LoggedMove[] {
    const beyond = this.#moves.findIndex((move) => move.number > number);
    return beyond < 0 ? this.#moves : this.#moves.slice(0, beyond);
  }
}

/** The board to the end: the result has a page of its own. */
const shown = (snapshot: Snapshot): Snapshot => ({ ...snapshot, outcome: null });
