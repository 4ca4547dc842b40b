import { beforeEach, expect, test, vi } from "vitest";
import {
  acceptSeat,
  forgetSeat,
  heldSeats,
  keepPeople,
  keepSeat,
  loseSeat,
  offeredSeat,
  peopleHere,
  refuseSeat,
  takeSeatFromAddress,
  tokenOf,
} from "./tokens";

beforeEach(() => {
  for (const { match } of heldSeats()) forgetSeat(match);
  localStorage.clear();
  vi.useRealTimers();
});

test("a seat is kept for its match alone, until it is forgotten", () => {
  keepSeat("a", "token-a", "jagdfieber");
  expect(tokenOf("a")).toBe("token-a");
  expect(tokenOf("b")).toBeNull();
  forgetSeat("a");
  expect(tokenOf("a")).toBeNull();
});

test("the seats come newest first, whatever else is stored", () => {
  vi.useFakeTimers({ now: 1000 });
  keepSeat("old", "1");
  vi.setSystemTime(2000);
  keepSeat("new", "2");
  localStorage.setItem("wolfden:seat:broken", "{");
  localStorage.setItem("else", "x");
  expect(heldSeats().map((seat) => seat.match)).toEqual(["new", "old"]);
});

test("a seat in the address is kept once the server has accepted it, and stripped at once", () => {
  history.replaceState(null, "", "/m/a#seat=to%2Bken");
  takeSeatFromAddress("a");
  expect(location.hash).toBe("");
  expect(offeredSeat("a")).toBe("to+ken");
  expect(tokenOf("a")).toBeNull();
  acceptSeat("a", "jagdfieber");
  expect(tokenOf("a")).toBe("to+ken");
  expect(offeredSeat("a")).toBeNull();
});

test("a seat in the address that the server refuses leaves the one we hold alone", () => {
  keepSeat("a", "mine");
  history.replaceState(null, "", "/m/a#seat=garbage");
  takeSeatFromAddress("a");
  expect(refuseSeat("a")).toBe(true);
  expect(refuseSeat("a")).toBe(false);
  expect(tokenOf("a")).toBe("mine");
});

test("what an earlier version kept, one seat a match, is still read", () => {
  localStorage.setItem("wolfden:seat:a", '{"token":"old","game":"jagdfieber","at":5}');
  expect(tokenOf("a")).toBe("old");
  expect(peopleHere("a")).toEqual([]);
  expect(heldSeats()).toEqual([{ match: "a", token: "old", game: "jagdfieber", at: 5 }]);
});

test("people who share the device are kept together, whoever has it", () => {
  const people = [0, 1].map((seat) => ({ seat, token: `t${seat}` }));
  keepPeople("a", people, "jagdfieber");
  expect([tokenOf("a"), peopleHere("a")]).toEqual(["t0", people]);
  keepSeat("a", "t1");
  expect([tokenOf("a"), peopleHere("a")]).toEqual(["t1", people]);
  loseSeat("a");
  expect([tokenOf("a"), peopleHere("a")]).toEqual(["t0", []]);
});

/** What another page of the same browser keeps. */
const elsewhere = (
  match: string,
  token: string,
  people?: { seat: number; token: string }[],
): void => {
  localStorage.setItem(
    `wolfden:seat:${match}`,
    JSON.stringify({ token, people, game: null, at: 1 }),
  );
};

test("a page stays with its person when another page is passed on to the next one", () => {
  const people = [0, 1].map((seat) => ({ seat, token: `t${seat}` }));
  keepPeople("a", people, "jagdfieber");
  elsewhere("a", "t1", people);
  expect(tokenOf("a")).toBe("t0");
  keepSeat("a", "t1");
  expect([tokenOf("a"), peopleHere("a")]).toEqual(["t1", people]);
});

test("a page that loses its seat leaves alone what another page has found since", () => {
  keepSeat("a", "old");
  elsewhere("a", "new");
  expect(tokenOf("a")).toBe("old");
  loseSeat("a");
  expect(tokenOf("a")).toBe("new");
});
