import { expect, test } from "vitest";
import type { SeatInfo } from "../../api/types";
import { programPlaces, programsOfMine } from "./programs";

const seat = (number: number, more: Partial<SeatInfo>): SeatInfo => ({
  seat: number,
  kind: "human",
  name: null,
  bot: null,
  host: false,
  stand_in: null,
  confirmed: true,
  run_by: null,
  ...more,
});
const seats = [
  seat(0, { name: "Ada", host: true }),
  seat(1, { kind: "program", name: "Robot", run_by: "Ben" }),
  seat(2, { name: "Ben" }),
  seat(3, { kind: "open" }),
  seat(4, { kind: "program", name: "Gone", run_by: "Ben", stand_in: "pup" }),
];
const numbers = (found: SeatInfo[]) => found.map((each) => each.seat);

test("a program may have a free seat, its own anew, or mine", () => {
  expect(numbers(programPlaces({ seats, you: 2, phase: "waiting" }))).toEqual([3, 1, 4, 2]);
  expect(numbers(programPlaces({ seats, you: 0, phase: "playing" }))).toEqual([1, 4, 0]);
  expect(programPlaces({ seats, you: null, phase: "waiting" })).toEqual([]);
});

test("the host and whoever runs a program can send it away", () => {
  expect(numbers(programsOfMine({ seats, you: 0, phase: "playing" }))).toEqual([1]);
  expect(numbers(programsOfMine({ seats, you: 2, phase: "playing" }))).toEqual([1]);
  const lent = seats.with(0, seat(0, { name: "Ada", run_by: "Ada" }));
  expect(numbers(programsOfMine({ seats: lent, you: 0, phase: "playing" }))).toEqual([0]);
  const stranger = seats.with(3, seat(3, { name: "Cleo" }));
  expect(programsOfMine({ seats: stranger, you: 3, phase: "playing" })).toEqual([]);
});
