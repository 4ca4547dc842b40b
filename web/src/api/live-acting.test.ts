/** What a person decides arrives once, or they learn why not. */
import { expect, test, vi } from "vitest";
import {
  connected,
  FakeSocket,
  freshLines,
  live,
  move,
  moves,
  open,
  reconnected,
  snapshot,
  warned,
  wolf,
} from "./fake-line";

freshLines();

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

test("an act without an answer is sent again while its decision stands", async () => {
  connected();
  const acted = live.act(wolf);
  reconnected();
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
  reconnected();
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
  open();
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
  reconnected();
  const handed = { name: "handed-over", seat: 0, bot: "pup", reason: "time" };
  const log = [...moves(1, 2), { number: 3, seat: 0, events: [handed] }, move(4)];
  FakeSocket.last.tell({ type: "snapshot", snapshot: snapshot(4, log, null) });
  await expect(acted).rejects.toMatchObject({ code: "too-late" });
});

test("an act without an answer is done when the table has moved on", async () => {
  connected();
  const acted = live.act(wolf);
  reconnected();
  FakeSocket.last.tell({ type: "snapshot", snapshot: snapshot(3, moves(1, 3), null) });
  await acted;
  expect(FakeSocket.last.types()).toEqual(["hello"]);
});
