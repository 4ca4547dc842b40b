/** What is asked and said over the line. */
import { expect, test, vi } from "vitest";
import {
  connected,
  FakeSocket,
  freshLines,
  live,
  moves,
  reconnected,
  snapshot,
  warned,
} from "./fake-line";

freshLines();

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
  reconnected();
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
