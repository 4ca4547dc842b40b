/** A live match over a line of the test's own. */
import { afterEach, beforeEach, vi } from "vitest";
import { startTexts } from "../i18n/index.svelte";
import { LiveMatch } from "./live.svelte";
import type { Action, LoggedMove, Snapshot } from "./types";

type Sent = Record<string, unknown> & { type: string };

export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }
  readyState = 0;
  sent: Sent[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Sent);
  }
  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
  accept(): void {
    this.readyState = WebSocket.OPEN;
    this.onopen?.();
  }
  tell(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  types(): string[] {
    return this.sent.map((message) => message.type);
  }
}

export const move = (number: number): LoggedMove => ({ number, seat: 0, events: [] });
export const moves = (from: number, to: number): LoggedMove[] =>
  Array.from({ length: to - from + 1 }, (_, index) => move(from + index));
export const wolf: Action = { id: 1, verb: "play", fields: { card: "wolf" }, text: "play wolf" };

export function snapshot(
  number: number,
  log: LoggedMove[],
  decision: number | null = number,
): Snapshot {
  return {
    match: "m1",
    lesson: null,
    rests: false,
    teams: [],
    game: "letters",
    rules_version: 1,
    options: {},
    phase: "playing",
    number,
    seats: [],
    you: 0,
    to_act: [0],
    view: {},
    legal: [wolf],
    decision,
    undo: false,
    final: [],
    hints: true,
    clock: null,
    outcome: null,
    log,
    rematch: null,
    locked: false,
    origin: null,
    manners: {
      watching: "yes",
      talking: "phrases",
      overheard: false,
      listed: false,
      language: null,
      strength: "any",
    },
  };
}

/** The match that was opened last, and what it warned of. */
export let live: LiveMatch;
export let warned: string[];

export function open(watch = false): FakeSocket {
  live = new LiveMatch("m1", {
    watch,
    warn: (message) => warned.push(message),
    open: (address) => new FakeSocket(address) as unknown as WebSocket,
  });
  FakeSocket.last.accept();
  return FakeSocket.last;
}

export function connected(number = 2, decision: number | null = number): FakeSocket {
  const socket = open();
  socket.tell({ type: "snapshot", snapshot: snapshot(number, moves(1, number), decision) });
  return socket;
}

/** The line breaks and comes back. */
export function reconnected(): FakeSocket {
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  FakeSocket.last.accept();
  return FakeSocket.last;
}

export function freshLines(): void {
  beforeEach(async () => {
    await startTexts();
    vi.useFakeTimers();
    FakeSocket.all = [];
    warned = [];
    localStorage.clear();
    sessionStorage.clear();
  });

  afterEach(() => {
    live.close();
    vi.useRealTimers();
  });
}
