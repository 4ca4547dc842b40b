import { expect, test } from "vitest";
import { plain, signed, sumsOf, totalsOf } from "./points";

test("points have a true minus, and a sign where they are brought", () => {
  expect([3, 0, -3].map(plain)).toEqual(["3", "0", "−3"]);
  expect([3, 0, -3].map(signed)).toEqual(["+3", "0", "−3"]);
});

test("parts add up by seat, rounds by part", () => {
  const first = [
    [1, 2],
    [10, -20],
  ];
  const second = [
    [3, 4],
    [0, 0],
  ];
  expect(totalsOf(first)).toEqual([11, -18]);
  expect(sumsOf([first, second])).toEqual([
    [4, 6],
    [10, -20],
  ]);
  expect([totalsOf([]), sumsOf([])]).toEqual([[], []]);
});
