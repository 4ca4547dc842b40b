/** Bots that play for people, and matches that rest. */
import { beforeAll, expect, test } from "vitest";
import type { SeatInfo, Snapshot } from "../api/types";
import { startTexts } from "../i18n/index.svelte";
import { companyOf, standInNow } from "./stand-in";

const at = (seat: number, kind: SeatInfo["kind"], stand_in: string | null = null): SeatInfo => ({
  ...{ seat, kind, stand_in, name: "Ada", bot: null, host: seat === 0 },
  ...{ confirmed: true, run_by: null },
});
const seen = (changes: Partial<Snapshot> = {}): Snapshot =>
  ({ phase: "playing", you: 0, seats: [at(0, "human")], rests: false, ...changes }) as Snapshot;

beforeAll(startTexts);

test("whose seat a bot plays is not asked", () => {
  const seats = [at(0, "human", "hunter")];
  expect(standInNow(seen())).toBeNull();
  const now = standInNow(seen({ seats }));
  expect(now?.mine).toBe(false);
  expect(now?.headline).toContain("plays for you");
  expect(standInNow(seen({ seats, phase: "over" }))).toBeNull();
});

test("a match that rests says so to its people and to those who watch", () => {
  const seats = [at(0, "human", "hunter")];
  const headline = (you: number | null) => standInNow(seen({ you, seats, rests: true }))?.headline;
  expect(headline(0)).toBe("The match rests and waits for you.");
  expect(headline(null)).toBe("The match rests until one of its players is back.");
  expect(standInNow(seen({ you: null, seats }))).toBeNull();
});

test("whoever asks for a bot is told whether anyone would play on", () => {
  const company = (...others: SeatInfo[]) =>
    companyOf(seen({ seats: [at(0, "human"), ...others] }));
  expect(company(at(1, "bot"))).toBe("alone");
  expect(company(at(1, "bot"), at(2, "human", "pup"))).toBe("last");
  expect(company(at(1, "human"), at(2, "human", "pup"))).toBe("others");
  expect(company(at(1, "program"))).toBe("others");
});
