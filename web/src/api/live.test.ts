import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTexts } from "../i18n/index.svelte";
import { LiveMatch } from "./live.svelte";
import { keepSeat, takeSeatFromAddress, tokenOf } from "./tokens";
import type { Action, LoggedMove, Snapshot } from "./types";

type Sent = Record<string, unknown> & { type: string };

class FakeSocket {
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

const move = (number: number): LoggedMove => ({ number, seat: 0, events: [] });
const moves = (from: number, to: number): LoggedMove[] =>
  Array.from({ length: to - from + 1 }, (_, index) => move(from + index));
const wolf: Action = { id: 1, verb: "play", fields: { card: "wolf" }, text: "play wolf" };

function snapshot(number: number, log: LoggedMove[], decision: number | null = number): Snapshot {
  return {
    match: "m1",
    lesson: null,
    rests: false,
    teams: [],
    game: "jagdfieber",
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

let live: LiveMatch;
let warned: string[];
const open = () =>
  new LiveMatch("m1", {
    warn: (message) => warned.push(message),
    open: (address) => new FakeSocket(address) as unknown as WebSocket,
  });

function connected(number = 2, decision: number | null = number): FakeSocket {
  live = open();
  FakeSocket.last.accept();
  FakeSocket.last.tell({
    type: "snapshot",
    snapshot: snapshot(number, moves(1, number), decision),
  });
  return FakeSocket.last;
}

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
  vi.unstubAllGlobals();
});

test("hello carries the seat's token and the language", () => {
  keepSeat("m1", "secret", "jagdfieber");
  const socket = connected();
  expect(socket.address).toMatch(/^ws:.*\/api\/matches\/m1\/socket$/);
  expect(socket.sent[0]).toEqual({ type: "hello", token: "secret", lang: "en", talk: 0 });
  expect(live.connection).toBe("live");
  expect(live.log).toHaveLength(2);
});

test("an update adds its moves to the log and tells the table", () => {
  const socket = connected();
  const seen: number[][] = [];
  live.onUpdate((before, after, news) => {
    seen.push([before.number, after.number, news.length]);
  });
  socket.tell({ type: "update", snapshot: snapshot(4, moves(3, 4)) });
  expect(live.log.map((entry) => entry.number)).toEqual([1, 2, 3, 4]);
  expect(seen).toEqual([[2, 4, 2]]);
});

test("an update without moves, such as someone joining, brings the table none", () => {
  const socket = connected();
  const news = vi.fn();
  live.onUpdate((_before, after, moves) => news(after.rematch, moves));
  socket.tell({ type: "update", snapshot: { ...snapshot(2, []), rematch: "m2" } });
  expect(live.snapshot?.rematch).toBe("m2");
  expect(news.mock.calls).toEqual([["m2", []]]);
});

test("a gap in the log asks for a whole snapshot", () => {
  const socket = connected();
  socket.tell({ type: "update", snapshot: snapshot(5, moves(5, 5)) });
  expect(live.snapshot?.number).toBe(2);
  expect(socket.types()).toEqual(["hello", "resync"]);
  socket.tell({ type: "snapshot", snapshot: snapshot(5, moves(1, 5)) });
  expect(live.log).toHaveLength(5);
});

test("an older update changes nothing", () => {
  const socket = connected(4);
  socket.tell({ type: "update", snapshot: snapshot(3, moves(3, 3)) });
  expect(live.snapshot?.number).toBe(4);
});

test("an act names the decision, also the decision 0, and ends with its ack", async () => {
  const socket = connected(0, 0);
  const acted = live.act(wolf);
  expect(socket.sent[1]).toMatchObject({ type: "act", decision: 0, action: "play wolf" });
  socket.tell({ type: "ack", ref: socket.sent[1]?.["ref"], number: 1 });
  await expect(acted).resolves.toBeUndefined();
});

test("a stale decision is refused with its code, shown, and followed by a look at the table", async () => {
  const socket = connected();
  const acted = live.act(wolf);
  const error = { type: "error", ref: socket.sent[1]?.["ref"], code: "stale-decision" };
  socket.tell({ ...error, message: "The table has moved on.", details: {} });
  await expect(acted).rejects.toMatchObject({ code: "stale-decision" });
  expect(socket.types()).toContain("resync");
  expect(warned).toEqual(["The table has moved on."]);
});

test("a lost line comes back by itself, waiting longer each time", () => {
  connected();
  FakeSocket.last.close();
  expect(live.connection).toBe("lost");
  vi.advanceTimersByTime(500);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.close();
  vi.advanceTimersByTime(499);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(501);
  expect(FakeSocket.all).toHaveLength(3);
  FakeSocket.last.accept();
  FakeSocket.last.tell({ type: "snapshot", snapshot: snapshot(3, moves(1, 3)) });
  expect(live.connection).toBe("live");
});

test("an act without an answer is sent again while its decision stands", async () => {
  connected();
  const acted = live.act(wolf);
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  FakeSocket.last.accept();
  FakeSocket.last.tell({ type: "snapshot", snapshot: snapshot(2, moves(1, 2)) });
  const again = FakeSocket.last.sent.find((message) => message.type === "act");
  expect(again).toMatchObject({ decision: 2, action: "play wolf" });
  FakeSocket.last.tell({ type: "ack", ref: again?.["ref"], number: 3 });
  await acted;
});

test.each([
  ["a bot plays for me", { seats: [{ seat: 0, stand_in: "pup" }] }, "a bot plays for you."],
  ["the match is over", { phase: "over" }, "the match is over."],
  ["the decision is another one", {}, "the table has moved on."],
])("an act that came too late is told with the reason: %s", async (_, changes, reason) => {
  connected();
  const acted = live.act(wolf);
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  FakeSocket.last.accept();
  const log = [...moves(1, 2), { number: 3, seat: 1, events: [] }];
  const now = { ...snapshot(3, log, null), ...changes };
  FakeSocket.last.tell({ type: "snapshot", snapshot: now });
  await expect(acted).rejects.toMatchObject({ code: "too-late" });
  expect(warned).toEqual([expect.stringContaining(reason)]);
  expect(FakeSocket.last.types()).toEqual(["hello"]);
});

test.each([
  ["is sent when its decision still stands", 2, ["hello", "act"], []],
  ["is told to be too late when the table has moved on", 3, ["hello"], ["moved on"]],
])("a choice that waited while the page was loaded anew %s", (_, decision, types, reasons) => {
  connected();
  FakeSocket.last.close();
  void live.act(wolf);
  live.close();
  live = open();
  FakeSocket.last.accept();
  const log = [...moves(1, 2), { number: 3, seat: 1, events: [] }];
  FakeSocket.last.tell({ type: "snapshot", snapshot: snapshot(3, log, decision) });
  expect(FakeSocket.last.types()).toEqual(types);
  expect(warned).toEqual(reasons.map((reason) => expect.stringContaining(reason) as string));
});

test("a choice that arrived is kept no longer", () => {
  connected();
  FakeSocket.last.close();
  void live.act(wolf);
  vi.advanceTimersByTime(500);
  FakeSocket.last.accept();
  FakeSocket.last.tell({ type: "snapshot", snapshot: snapshot(2, moves(1, 2)) });
  const act = FakeSocket.last.sent.find(({ type }) => type === "act");
  FakeSocket.last.tell({ type: "ack", ref: act?.["ref"], number: 3 });
  live.close();
  expect(connected().types()).toEqual(["hello"]);
});

test("a bot that took over is no answer of mine", async () => {
  connected();
  const acted = live.act(wolf);
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  FakeSocket.last.accept();
  const handed = { name: "handed-over", seat: 0, bot: "pup", reason: "time" };
  const log = [...moves(1, 2), { number: 3, seat: 0, events: [handed] }, move(4)];
  FakeSocket.last.tell({ type: "snapshot", snapshot: snapshot(4, log, null) });
  await expect(acted).rejects.toMatchObject({ code: "too-late" });
});

test("an act without an answer is done when the table has moved on", async () => {
  connected();
  const acted = live.act(wolf);
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  FakeSocket.last.accept();
  FakeSocket.last.tell({ type: "snapshot", snapshot: snapshot(3, moves(1, 3), null) });
  await acted;
  expect(FakeSocket.last.types()).toEqual(["hello"]);
});

test("a line that does not answer a ping is given up", () => {
  const socket = connected();
  vi.advanceTimersByTime(20_000);
  expect(socket.types()).toContain("ping");
  vi.advanceTimersByTime(10_000);
  expect(live.connection).toBe("lost");
});

test("a token that fits no seat is forgotten, and one watches", () => {
  keepSeat("m1", "stale");
  live = open();
  FakeSocket.last.accept();
  const error = { type: "error", ref: null, code: "not-your-seat", message: "", details: {} };
  FakeSocket.last.tell(error);
  expect(tokenOf("m1")).toBeNull();
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent[0]).toMatchObject({ token: null });
});

test.each([
  ["removed by the host", false, ["You no longer have a seat here"]],
  ["who leaves", true, []],
])("somebody %s is told why the seat is gone, if that was not their wish", (_, leaving, told) => {
  keepSeat("m1", "mine");
  const socket = connected();
  live.leaving = leaving;
  socket.tell({ type: "error", ref: null, code: "not-your-seat", message: "", details: {} });
  FakeSocket.last.accept();
  const guest = { ...snapshot(2, []), phase: "waiting" as const, you: null };
  FakeSocket.last.tell({ type: "snapshot", snapshot: guest });
  expect(warned.map((text) => text.slice(0, 30))).toEqual(told);
});

test("an unknown match is told and not tried again", () => {
  live = open();
  FakeSocket.last.accept();
  const error = { type: "error", ref: null, code: "unknown-match", message: "", details: {} };
  FakeSocket.last.tell(error);
  vi.advanceTimersByTime(60_000);
  expect(live.failure?.code).toBe("unknown-match");
  expect(FakeSocket.all).toHaveLength(1);
});

test("closing the page closes the line for good", () => {
  connected();
  live.close();
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a hint is asked for about the present decision", async () => {
  const socket = connected(2);
  const takes: number[] = [];
  const hint = live.hint((seconds) => takes.push(seconds));
  expect(socket.sent.at(-1)).toMatchObject({ type: "hint", decision: 2 });
  const ref = socket.sent.at(-1)?.["ref"];
  socket.tell({ type: "thinking", ref, seconds: 2 });
  const given = { decision: 2, plan: [], step: 0, chance: 0.6, reasons: [] };
  socket.tell({ type: "hint", ref, hint: given });
  expect(await hint).toMatchObject(given);
  expect(takes).toEqual([2]);
});

test("a hint that comes too late is dropped in silence, other refusals are shown", async () => {
  const socket = connected(2);
  const late = live.hint();
  const refuse = (code: string) =>
    socket.tell({
      type: "error",
      ref: socket.sent.at(-1)?.["ref"],
      code,
      message: code,
      details: {},
    });
  refuse("stale-decision");
  expect(await late).toBeUndefined();
  expect(warned).toEqual([]);
  const off = live.hint();
  refuse("hints-off");
  await expect(off).rejects.toMatchObject({ code: "hints-off" });
  expect(warned).toHaveLength(1);
});

test("what happens to seats is told apart from the game", () => {
  const socket = connected();
  const told: unknown[] = [];
  live.onTableEvent((event) => told.push(event));
  const heard: LoggedMove[] = [];
  live.onUpdate((_before, _after, moves) => heard.push(...moves));
  const events = [{ name: "handed-over", seat: 1, bot: "pup", reason: "asked" }];
  const log = [{ number: 3, seat: 1, events }, move(4)];
  socket.tell({ type: "update", snapshot: { ...snapshot(4, []), log } });
  expect(told).toEqual([{ name: "handed-over", seat: 1, bot: "pup", reason: "asked" }]);
  expect(heard.map(({ number }) => number)).toEqual([4]);
  expect(live.log.map(({ number }) => number)).toEqual([1, 2, 4]);
});

test("a seat in the address that is refused costs the held one nothing", () => {
  keepSeat("m1", "mine", "jagdfieber");
  history.replaceState(null, "", "/m/m1#seat=garbage");
  takeSeatFromAddress("m1");
  live = open();
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", token: "garbage" });
  FakeSocket.last.tell({ type: "error", ref: null, code: "not-your-seat", message: "no" });
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", token: "mine" });
  expect(tokenOf("m1")).toBe("mine");
});

test("the clocks follow the server's time, however wrong this device's is", () => {
  const socket = connected();
  const people = { presence: ["here"], proposals: [], clocks: null, now: 5_000_000 };
  socket.tell({ type: "people", people });
  expect(live.people).toEqual(people);
  vi.advanceTimersByTime(1500);
  expect(Math.round(live.now())).toBe(5_001_500);
});

const remark = (number: number, seat = 1) => ({
  number,
  seat,
  kind: "phrase" as const,
  body: "hello",
  at: 0,
});
const offers = { phrases: ["hello"], reactions: [], signs: [], words: false };

test("what is said is heard once, and only what is missing is asked for again", () => {
  connected();
  const heard: number[] = [];
  live.talk.onRemark(({ number }) => heard.push(number));
  const tell = (since: number, ...numbers: number[]) => {
    const remarks = numbers.map((number) => remark(number));
    FakeSocket.last.tell({ type: "talk", talk: { since, remarks, offers } });
  };
  tell(0, 1, 2);
  tell(2, 3);
  expect(live.talk.remarks.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(heard).toEqual([3]);
  FakeSocket.last.close();
  vi.advanceTimersByTime(500);
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", talk: 3 });
  tell(0, 1, 2, 3);
  expect(live.talk.remarks).toHaveLength(3);
});

test("what was said into a lost line is not said twice", async () => {
  connected();
  const said = live.say("phrase", "hello");
  FakeSocket.last.close();
  await expect(said).rejects.toMatchObject({ code: "offline" });
  await expect(live.say("phrase", "hello")).rejects.toMatchObject({ code: "offline" });
  vi.advanceTimersByTime(500);
  FakeSocket.last.accept();
  FakeSocket.last.tell({ type: "snapshot", snapshot: snapshot(2, moves(1, 2)) });
  expect(FakeSocket.last.types()).toEqual(["hello"]);
});

test("whoever watches shows no seat, though this device holds one", () => {
  keepSeat("m1", "secret");
  live = new LiveMatch("m1", {
    watch: true,
    warn: (message) => warned.push(message),
    open: (address) => new FakeSocket(address) as unknown as WebSocket,
  });
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", token: null });
  const error = { type: "error", ref: null, code: "watching-off", message: "no", details: {} };
  FakeSocket.last.tell(error);
  expect(live.failure?.code).toBe("watching-off");
  expect(tokenOf("m1")).toBe("secret");
});
