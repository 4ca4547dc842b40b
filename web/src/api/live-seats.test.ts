/** Whose seat is shown over the line. */
import { expect, test } from "vitest";
import { connected, FakeSocket, freshLines, live, open, snapshot, warned } from "./fake-line";
import { keepSeat, takeSeatFromAddress, tokenOf } from "./tokens";

freshLines();

test("a token that fits no seat is forgotten, and one watches", () => {
  keepSeat("m1", "stale");
  open();
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

test("a seat in the address that is refused costs the held one nothing", () => {
  keepSeat("m1", "mine", "jagdfieber");
  history.replaceState(null, "", "/m/m1#seat=garbage");
  takeSeatFromAddress("m1");
  open();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", token: "garbage" });
  FakeSocket.last.tell({ type: "error", ref: null, code: "not-your-seat", message: "no" });
  FakeSocket.last.accept();
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", token: "mine" });
  expect(tokenOf("m1")).toBe("mine");
});

test("whoever watches shows no seat, though this device holds one", () => {
  keepSeat("m1", "secret");
  open(true);
  expect(FakeSocket.last.sent[0]).toMatchObject({ type: "hello", token: null });
  const error = { type: "error", ref: null, code: "watching-off", message: "no", details: {} };
  FakeSocket.last.tell(error);
  expect(live.failure?.code).toBe("watching-off");
  expect(tokenOf("m1")).toBe("secret");
});
