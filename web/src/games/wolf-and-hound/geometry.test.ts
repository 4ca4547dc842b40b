/** The round table at every size: nothing overlaps, animals walk clockwise and arrive. */
import { describe, expect, it } from "vitest";
import { type Box, crowd, layoutOf, pointAt, stand, way } from "./geometry";
import { standings, trails } from "./herd";
import { type AnimalView, type Preview, sideOf } from "./model";
import { posts, slots, woollySize } from "./scene";

const SIZES = [
  [352, 362],
  [352, 403],
  [320, 392],
  [427, 262],
  [466, 306],
  [600, 410],
  [744, 760],
  [980, 560],
  [1500, 800],
] as const;

const apart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x + 0.5 ||
  other.x + other.width <= one.x + 0.5 ||
  one.y + one.height <= other.y + 0.5 ||
  other.y + other.height <= one.y + 0.5;

describe.each(SIZES)("a table of %i by %i", (width, height) => {
  const layout = layoutOf(width, height);

  it("keeps every place on the table and apart from the others", () => {
    for (const [index, fold] of layout.folds.entries()) {
      expect(fold.x).toBeGreaterThanOrEqual(-0.5);
      expect(fold.y).toBeGreaterThanOrEqual(-0.5);
      expect(fold.x + fold.width).toBeLessThanOrEqual(width + 0.5);
      expect(fold.y + fold.height).toBeLessThanOrEqual(height + 0.5);
      for (const other of layout.folds.slice(index + 1)) expect(apart(fold, other)).toBe(true);
    }
  });

  it("keeps the animals off the places and off each other's stations", () => {
    for (const [index, station] of layout.stations.entries()) {
      for (const fold of layout.folds) expect(apart(station, fold)).toBe(true);
      for (const other of layout.stations.slice(index + 1))
        expect(apart(station, other)).toBe(true);
    }
  });

  it("lets the path touch every station's middle", () => {
    for (const [side, { x, y, width: w, height: h }] of layout.stations.entries()) {
      const point = pointAt(layout, side);
      expect(Math.abs(point.x - (x + w / 2))).toBeLessThan(layout.token * 0.2);
      expect(Math.abs(point.y - (y + h / 2))).toBeLessThan(layout.token * 0.2);
    }
  });
});

const layout = layoutOf(980, 560);

it("goes clockwise: from below to the left, then above", () => {
  const [below, left, above, right] = [0, 1, 2, 3].map((side) => pointAt(layout, side));
  expect(left?.x).toBeLessThan(below?.x ?? 0);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  expect(right?.x).toBeGreaterThan(below?.x ?? 0);
});

it("walks to where the steps lead, forwards and backwards, round and round", () => {
  for (const steps of [1, 3, -1, -2, 4])
    for (const from of [0, 1, 2, 3]) {
      const end = way(layout, from, steps, 0).at(-1);
      const goal = pointAt(layout, from + steps);
      expect(end?.x).toBeCloseTo(goal.x);
      expect(end?.y).toBeCloseTo(goal.y);
    }
});

it("finds room for one animal and for all twenty-four", () => {
  const box = { x: 0, y: 0, width: 160, height: 48 };
  for (const count of [1, 2, 3, 5, 10, 24]) {
    const { size, spots } = crowd(count, box, 44);
    expect(spots).toHaveLength(count);
    expect(size).toBeGreaterThan(14);
    for (const { x, y } of spots) {
      expect(x - size / 2).toBeGreaterThanOrEqual(-0.01);
      expect(x + size / 2).toBeLessThanOrEqual(160.01);
      expect(y - size / 2).toBeGreaterThanOrEqual(-0.01);
      expect(y + size / 2).toBeLessThanOrEqual(48.01);
    }
  }
});

it("lets three animals be hit at every side of a phone's table", () => {
  const phone = layoutOf(352, 318);
  for (const side of [0, 1, 2, 3]) {
    const { size, spots } = stand(3, phone, side);
    expect(size).toBeGreaterThan(30);
    for (const [one, other] of [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const) {
      const [a, b] = [spots[one], spots[other]];
      expect(Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0))).toBeGreaterThan(30);
    }
    for (const { x } of spots) expect(Math.abs(x - 176)).toBeLessThan(176 - 77);
  }
});

const animal = (word: string, place: number): AnimalView => ({
  animal: word,
  place,
  kind: "wolf",
  moves: "plain",
  target: "left",
  two_sided: false,
  back: false,
});
const preview = (animals: AnimalView[], moves: Preview["moves"]): Preview => ({
  action: "play black-2",
  card: "black-2",
  moves,
  animals,
  pair: [],
  starts: [],
  wins: null,
});

it("shows where an animal would stand, beside where it stands", () => {
  const now = [animal("wolf-02", 0), animal("wolf-01", 1)];
  const move = { animal: "wolf-02", origin: 0, steps: 2, place: 2, stopped: null, turned: false };
  const then = preview([animal("wolf-02", 2), animal("wolf-01", 1)], [move]);
  const keys = standings(now, then, layout, 0).map(({ key }) => key);
  expect(keys.sort()).toEqual(["ghost-wolf-02", "wolf-01", "wolf-02"]);
  expect(trails(now, then, layout, 0)).toMatchObject([{ key: "wolf-02", steps: 2, late: false }]);
});

it("draws what moves at the end of a turn backwards", () => {
  const now = [animal("extra-01", 0)];
  const late = trails(now, preview([animal("extra-01", 3)], []), layout, 0);
  expect(late).toMatchObject([{ steps: -1, late: true }]);
});

it("points a left wolf at the left neighbour, from every place", () => {
  for (const place of [0, 1, 2, 3]) {
    const [token] = standings([animal("wolf-02", place)], null, layout, 0);
    // From below to the left is up and to the left.
    expect(token?.aim).toBeCloseTo([-45, 45, 135, -135][sideOf(place, 0)] ?? 0);
  }
});

it("gives every sheep a spot inside the fence", () => {
  for (const count of [1, 2, 3, 4, 5]) {
    const spots = slots(count, 120, 70);
    expect(spots).toHaveLength(count);
    expect(woollySize(count, 120, 70)).toBeGreaterThan(0.35);
    for (const { x, y } of spots) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(120);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(70);
    }
  }
  expect(posts(150, 100, 6).length).toBeGreaterThan(12);
});
