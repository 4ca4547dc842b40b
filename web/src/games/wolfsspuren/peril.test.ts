import { beforeEach, expect, test } from "vitest";
import { keepComponents } from "../../api/components";
import { fateOf, type Planned } from "./peril";

beforeEach(() => {
  keepComponents("wolfsspuren", {
    wolves: { strength: 12 },
    lone_hunt: { hunger: 2 },
    pack_hunt: { hunger: 2 },
    fights: { cards: 10 },
    marking: { alpha_strength: -1 },
    lifespan: { green: 8, yellow: 4 },
  });
});

const NEEDS = { black: 13, green: 11, red: 6 } as Planned["view"]["needs"];

/** Tokens by phase: rearing, lone hunt, pack hunt, howling, rank fights. */
function wolf(left: number, tokens: number[], more: Partial<Planned> = {}): Planned {
  const row = { tokens, left };
  const view = { lifespan: false, needs: NEEDS };
  return { row, rows: [row], place: "ordinary", sex: "male", view, ...more };
}
const perils = (lefts: number[], of: (left: number) => Planned) =>
  lefts.map((left) => fateOf(of(left)).peril);

test("what is left is weighed against what the year takes besides", () => {
  expect(perils([5, 4, 1, 0], (left) => wolf(left, [0, 3, 0, 9, 0]))).toEqual([
    "none",
    "hunger",
    "hunger",
    "spent",
  ]);
  expect(perils([5, 3, 2, -1], (left) => wolf(left, [0, 0, 0, 9, 0]))).toEqual([
    "none",
    "hunger",
    "dying",
    "spent",
  ]);
});

test("a wolf that does not hunt alone loses strength for certain, and so does an alpha", () => {
  expect(fateOf(wolf(2, [0, 0, 0, 9, 0]))).toEqual({ peril: "dying", loss: 2, reasons: ["idle"] });
  const alpha = { place: "alpha" } as const;
  expect(fateOf(wolf(1, [0, 3, 0, 0, 0], alpha))).toEqual({
    peril: "dying",
    loss: 1,
    reasons: ["alpha"],
  });
  expect(fateOf(wolf(3, [0, 0, 0, 0, 0], alpha)).reasons).toEqual(["idle", "alpha"]);
  expect(fateOf(wolf(5, [0, 3, 0, 0, 0], alpha))).toMatchObject({ peril: "hunger", loss: 5 });
});

test("with the rule of lifespan weak wolves age, an alpha doubly; strong alphas do not", () => {
  const old = { view: { lifespan: true, needs: NEEDS } };
  expect(fateOf(wolf(1, [0, 3, 0, 0, 0], old))).toEqual({
    peril: "dying",
    loss: 1,
    reasons: ["age"],
  });
  expect(fateOf(wolf(2, [0, 3, 0, 0, 0], { ...old, place: "alpha" }))).toEqual({
    peril: "dying",
    loss: 2,
    reasons: ["alpha", "age"],
  });
  expect(fateOf(wolf(5, [0, 3, 0, 0, 0], old))).toMatchObject({ peril: "hunger", loss: 5 });
  expect(fateOf(wolf(12, [0, 3, 0, 0, 0], { ...old, place: "alpha" })).peril).toBe("none");
});

test("a wound is warned of when half of the cards would kill who may bear it", () => {
  const hunter = [0, 3, 8, 0, 0];
  expect(perils([6, 5], (left) => wolf(left, hunter))).toEqual(["none", "wound"]);
  expect(fateOf(wolf(5, hunter))).toEqual({ peril: "wound", loss: 10, reasons: ["hunt"] });
  // My other wolf has the better token, or mine alone kill the prey unhurt.
  const row = { tokens: hunter, left: 5 };
  const beside = (token: number) => [row, { tokens: [0, 0, token, 0, 0] }];
  expect(fateOf(wolf(5, hunter, { row, rows: beside(9) })).peril).toBe("none");
  expect(fateOf(wolf(5, hunter, { row, rows: beside(4) })).peril).toBe("wound");
  expect(fateOf(wolf(5, hunter, { row, rows: beside(5) })).peril).toBe("none");
});

test("of fighting wolves only females are hurt", () => {
  const fighter = [0, 3, 0, 0, 7];
  expect(fateOf(wolf(5, fighter)).peril).toBe("none");
  expect(fateOf(wolf(5, fighter, { sex: "female" }))).toMatchObject({
    peril: "wound",
    reasons: ["fight"],
  });
});
