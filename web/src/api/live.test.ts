/** What a match hears over its line, and when the line breaks. */
import { expect, test, vi } from "vitest";
import { connected, FakeSocket, freshLines, live, move, moves, open, snapshot } from "./fake-line";
import { keepSeat } from "./tokens";
import type { LoggedMove } from "./types";

freshLines();

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

test("a line that does not answer a ping is given up", () => {
  const socket = connected();
  vi.advanceTimersByTime(20_000);
  expect(socket.types()).toContain("ping");
  vi.advanceTimersByTime(10_000);
  expect(live.connection).toBe("lost");
});

test("an unknown match is told and not tried again", () => {
  open();
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

test("the clocks follow the server's time, however wrong this device's is", () => {
  const socket = connected();
  const people = { presence: ["here"], proposals: [], clocks: null, now: 5_000_000 };
  socket.tell({ type: "people", people });
  expect(live.people).toEqual(people);
  vi.advanceTimersByTime(1500);
  expect(Math.round(live.now())).toBe(5_001_500);
});
