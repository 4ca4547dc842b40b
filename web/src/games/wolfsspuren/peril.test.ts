import { beforeEach, expect, test } from "vitest";
import { keepComponents } from "../../api/components";
import { perilOf, tollOf } from "./peril";

beforeEach(() => {
  keepComponents("wolfsspuren", {
    lone_hunt: { hunger: 2 },
    pack_hunt: { hunger: 2 },
    marking: { alpha_strength: -1 },
  });
});

test("a wolf that does not hunt alone loses strength for certain, and so does an alpha", () => {
  expect(tollOf({ tokens: [0, 0, 9, 0, 0] }, "ordinary")).toEqual({ sure: 2, worst: 4 });
  expect(tollOf({ tokens: [0, 3, 9, 0, 0] }, "ordinary")).toEqual({ sure: 0, worst: 4 });
  expect(tollOf({ tokens: [0, 3, 9, 0, 0] }, "alpha")).toEqual({ sure: 1, worst: 5 });
});

test("what is left is weighed against what the year takes besides", () => {
  const hunting = { sure: 0, worst: 4 };
  expect([5, 4, 1, 0].map((left) => perilOf(left, hunting))).toEqual([
    "none",
    "hunger",
    "hunger",
    "spent",
  ]);
  const idle = { sure: 2, worst: 4 };
  expect([5, 3, 2, -1].map((left) => perilOf(left, idle))).toEqual([
    "none",
    "hunger",
    "starving",
    "spent",
  ]);
});
