import { beforeEach, expect, test, vi } from "vitest";
import { forgetSeat, heldSeats, keepSeat, takeSeatFromAddress, tokenOf } from "./tokens";

beforeEach(() => {
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

test("a seat in the address is stored and stripped from it", () => {
  history.replaceState(null, "", "/m/a#seat=to%2Bken");
  takeSeatFromAddress("a");
  expect(tokenOf("a")).toBe("to+ken");
  expect(location.hash).toBe("");
});
