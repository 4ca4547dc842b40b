/** Tells what happened step by step, for every game: a queue of updates, walked beat by beat.
 *
 *  A game turns each event into beats; the playback holds each beat for its time. It never lets
 *  people wait longer than it must: behind by an update it hurries, behind by more, or out of
 *  sight, it goes straight to the present. */
import type { GameEvent, LoggedMove } from "../api/types";
import type { Begun } from "./source";

/** A moment of the telling: what to show and for how long. */
export interface Beat<Stage, Cue> {
  stage: Stage;
  cue: Cue | null;
  /** Milliseconds at normal pace; 0 passes at once. */
  time: number;
  /** Movement only: where people want none its time goes to what follows it. */
  motion?: boolean;
  /** Wait for `resume()`, whatever the pace. */
  hold?: boolean;
}

export interface Script<
  View = unknown,
  Told extends GameEvent = GameEvent,
  Stage = unknown,
  Cue = unknown,
> {
  /** The table at rest. */
  rest: (snapshot: Begun<View, Told>) => Stage;
  /** Whether an event takes time to tell. */
  lasts: (event: Told) => boolean;
  /** The last beat carries the stage after the event. */
  beats: (stage: Stage, event: Told, after: Begun<View, Told>) => Beat<Stage, Cue>[];
  /** So many whole updates may wait before the telling goes to the last of them; usually two.
   *  From half of it on it hurries. Games of many small steps need more. */
  patience?: number;
}

export interface Pace {
  /** Multiplies every time; 0: no waiting. */
  pace: () => number;
  /** No motion is wanted: nothing moves, and there is as much time to read. */
  still: () => boolean;
  hidden: () => boolean;
}

/** How far the telling has come: this move, up to and with this event. */
export interface Position {
  number: number;
  index: number;
}

interface Shown<Told, Stage, Cue> extends Beat<Stage, Cue> {
  event: Told;
  position: Position;
  /** What its event has come to. */
  last: boolean;
}

interface Update<View, Told extends GameEvent> {
  after: Begun<View, Told>;
  moves: LoggedMove<Told>[];
}

const HURRY = 0.35;
const PATIENCE = 2;

export class Playback<
  View = unknown,
  Told extends GameEvent = GameEvent,
  Stage = unknown,
  Cue = unknown,
> {
  stage = $state.raw<Stage>() as Stage;
  cue = $state.raw<Cue | null>(null);
  /** The event being told; null at rest. */
  event = $state.raw<Told | null>(null);
  /** Null at rest: all is told. */
  position = $state.raw<Position | null>(null);
  playing = $state(false);
  paused = $state(false);
  /** Waiting for `resume()`. */
  held = $state(false);
  /** How long the present beat takes, for what moves. */
  time = $state(0);
  /** Whether somebody has to speak first after this event, besides what the script says. */
  waits: (event: Told) => boolean = () => false;

  #script: Script<View, Told, Stage, Cue>;
  #pace: Pace;
  #updates: Update<View, Told>[] = [];
  #present: Begun<View, Told>;
  #beats: Shown<Told, Stage, Cue>[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(script: Script<View, Told, Stage, Cue>, pace: Pace, snapshot: Begun<View, Told>) {
    this.#script = script;
    this.#pace = pace;
    this.#present = snapshot;
    this.stage = script.rest(snapshot);
  }

  /** An update with moves came in. */
  push(after: Begun<View, Told>, moves: LoggedMove<Told>[]): void {
    this.#updates.push({ after, moves });
    this.#present = after;
    if (this.#pace.hidden() && !this.held) return this.skip();
    if (this.playing) return this.#hurry();
    this.playing = true;
    this.#advance();
  }

  /** An update without moves: what is at rest is shown anew. */
  settle(snapshot: Begun<View, Told>): void {
    this.#present = snapshot;
    if (!this.playing) this.#rest();
  }

  /** To another moment: what was still to be told is dropped. */
  jump(snapshot: Begun<View, Told>): void {
    this.stop();
    this.#present = snapshot;
    this.#rest();
  }

  /** To the present, or to the next beat that waits for the person. */
  skip(): void {
    this.paused = this.held = false;
    clearTimeout(this.#timer);
    for (;;) {
      const beat = this.#next();
      if (!beat) return this.#rest();
      if (this.#holds(beat)) return this.#show(beat);
      this.#pass(beat);
    }
  }

  /** One step on while paused. */
  step(): void {
    if (!this.held) this.#advance(true);
  }

  pause(): void {
    if (!this.playing) return;
    this.paused = true;
    clearTimeout(this.#timer);
  }

  /** Goes on after a pause or a hold. */
  resume(): void {
    this.paused = this.held = false;
    if (this.playing) this.#advance();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#updates = [];
    this.#beats = [];
  }

  #advance(once = false): void {
    clearTimeout(this.#timer);
    let saved = 0;
    for (;;) {
      const beat = this.#next();
      if (!beat) return this.#rest();
      if (this.#pace.still() && beat.motion && !beat.last) {
        saved += beat.time;
        continue;
      }
      const time = this.#timeOf(beat, saved);
      saved = 0;
      if (time <= 0 && !this.#holds(beat)) {
        this.#pass(beat);
        continue;
      }
      this.#show(beat, time);
      if (!this.held && !once) this.#timer = setTimeout(() => this.#advance(), time);
      return;
    }
  }

  #pass(beat: Shown<Told, Stage, Cue>): void {
    this.stage = beat.stage;
    this.position = beat.position;
  }

  #show(beat: Shown<Told, Stage, Cue>, time = 0): void {
    this.#pass(beat);
    this.playing = true;
    this.time = time;
    this.cue = beat.cue;
    this.event = beat.event;
    this.held = this.#holds(beat);
  }

  #holds({ hold, last, event }: Shown<Told, Stage, Cue>): boolean {
    return hold === true || (last && this.waits(event));
  }

  #rest(): void {
    this.stage = this.#script.rest(this.#present);
    this.cue = null;
    this.event = null;
    this.position = null;
    this.playing = this.paused = this.held = false;
  }

  /** The next beat; an update is turned into beats when its turn comes. */
  #next(): Shown<Told, Stage, Cue> | undefined {
    while (this.#beats.length === 0) {
      const update = this.#updates.shift();
      if (!update) return undefined;
      this.#beats = this.#tell(update);
    }
    return this.#beats.shift();
  }

  #tell({ after, moves }: Update<View, Told>): Shown<Told, Stage, Cue>[] {
    let stage = this.stage;
    return moves.flatMap(({ number, events }) =>
      events.flatMap((event, index) => {
        const beats = this.#script.beats(stage, event, after);
        stage = beats.at(-1)?.stage ?? stage;
        const position = { number, index };
        return beats.map((beat, at) => ({
          ...beat,
          event,
          position,
          last: at === beats.length - 1,
        }));
      }),
    );
  }

  #timeOf({ time }: Beat<Stage, Cue>, saved: number): number {
    return (time + saved) * this.#pace.pace() * this.#rush();
  }

  #rush(): number {
    return this.#waiting() >= this.#patience() / 2 ? HURRY : 1;
  }

  #hurry(): void {
    if (!this.held && !this.paused && this.#waiting() >= this.#patience()) this.skip();
  }

  #patience(): number {
    return this.#script.patience ?? PATIENCE;
  }

  /** Updates in the queue that take time. */
  #waiting(): number {
    const { lasts } = this.#script;
    return this.#updates.filter(({ moves }) => moves.some(({ events }) => events.some(lasts)))
      .length;
  }
}
