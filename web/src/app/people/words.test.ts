import { beforeAll, expect, test } from "vitest";
import { timeLeft } from "../../api/people";
import { startTexts } from "../../i18n/index.svelte";
import { clockRule, duration, isLow, toldEvent } from "./words";

const LIVE = { kind: "live" as const, bank: 600, increment: 5 };
const DAYS = {
  kind: "days" as const,
  hours: 24,
  nights_off: false,
  weekends_off: false,
  holidays: [{ first: "2026-12-24", last: "2027-01-01" }],
  zone: "UTC",
};

beforeAll(() => startTexts());

test("a live clock is read like a chess clock, the last second begun counts", () => {
  expect(duration(LIVE, 605_000)).toBe("10:05");
  expect(duration(LIVE, 4_400)).toBe("0:05");
  expect(duration(LIVE, 3_723_000)).toBe("1:02:03");
  expect(duration(LIVE, 0)).toBe("0:00");
});

test("a clock over days is read in days and hours, the last day in minutes", () => {
  expect(duration(DAYS, 30 * 3_600_000)).toBe("1 d 6 h");
  expect(duration(DAYS, 90 * 60_000)).toBe("1 h 30 min");
});

test("a running clock has what is left until its end, a standing one what it had", () => {
  expect(timeLeft({ left: 9000, until: null }, 5000)).toBe(9000);
  expect(timeLeft({ left: 9000, until: 12_000 }, 5000)).toBe(7000);
  expect(timeLeft({ left: 9000, until: 12_000 }, 15_000)).toBe(0);
});

test("one hurries in the last seconds, or in the last hours", () => {
  expect([isLow(LIVE, 25_000), isLow(LIVE, 15_000)]).toEqual([false, true]);
  expect([isLow(DAYS, 3 * 3_600_000), isLow(DAYS, 3_600_000)]).toEqual([false, true]);
});

test("what happened at the table is told in words", () => {
  const names = (seat: number) => ["Ada", "Ben"][seat] ?? "";
  const event = { name: "handed-over" as const, seat: 1, bot: "pup", reason: "time" as const };
  expect(toldEvent(event, names)).toBe("Ben is out of time; a bot (Pup) plays on.");
  expect(toldEvent({ name: "taken-back", seat: 0 }, names)).toBe("Ada is back and plays again.");
  expect(clockRule(LIVE)).toContain("10 min each, and 5 s");
  expect(clockRule(DAYS)).toContain("Dec 24, 2026 to Jan 1, 2027 does not count.");
});
