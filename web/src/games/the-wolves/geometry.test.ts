import { expect, it } from "vitest";
import written from "./fixtures/matches.json";
import { PLATES } from "./art/shapes";
import { centre, frame, freeCorner, outline, SIDE, spots, towards, trail } from "./geometry";
import type { View } from "./model";

const view = written.matches[0]?.first as unknown as View;
const hexes = view.tiles.flatMap((tile) => tile.hexes);
const at = (x: number, y: number) => hexes.find((hex) => hex.x === x && hex.y === y);

it("puts neighbours one hex apart, in every direction", () => {
  const here = { x: 8, y: 9 };
  const steps = [
    [0, -1],
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 0],
    [-1, -1],
  ] as const;
  const apart = steps.map(([x, y]) => {
    const [one, other] = [centre(here), centre({ x: here.x + x, y: here.y + y })];
    return Math.round(Math.hypot(one.x - other.x, one.y - other.y));
  });
  expect(new Set(apart)).toEqual(new Set([104]));
});

it("draws one closed line around a tile", () => {
  for (const tile of view.tiles) {
    const line = outline(tile);
    expect(line).toMatch(/^M[^M]+Z$/);
    // Sixteen hexes have 96 sides; those that two of them share are not on the edge.
    expect(line.split("L").length).toBeGreaterThanOrEqual(28);
    expect(line.split("L").length).toBeLessThan(50);
  }
});

it("frames every hex", () => {
  const box = frame(hexes, 0);
  for (const hex of hexes) {
    const { x, y } = centre(hex);
    expect(x).toBeGreaterThan(box.x);
    expect(x).toBeLessThan(box.x + box.width);
    expect(y).toBeGreaterThan(box.y);
    expect(y).toBeLessThan(box.y + box.height);
  }
});

it("goes up and down a column with the arrow keys, and reaches every hex", () => {
  const here = at(8, 9);
  if (!here) throw new Error("no such hex");
  expect(towards(here, hexes, "ArrowDown")).toBe(at(8, 10));
  expect(towards(here, hexes, "ArrowUp")).toBe(at(8, 8));
  const seen = new Set([here]);
  for (const hex of seen)
    for (const arrow of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"] as const) {
      const next = towards(hex, hexes, arrow);
      if (next) seen.add(next);
    }
  expect(seen.size).toBe(hexes.length);
});

/** The corners of a plate's box and the middles of its sides. */
function edges(plate: string): { x: number; y: number }[] {
  const numbers = [...plate.matchAll(/-?\d+(\.\d+)?/g)].map(([text]) => Number(text));
  const reach = Math.max(...numbers.map(Math.abs));
  return [...Array(24).keys()].map((part) => ({
    x: reach * Math.cos((part * Math.PI) / 12),
    y: reach * Math.sin((part * Math.PI) / 12),
  }));
}

/** Whether a point lies on the hex around the origin. */
function onHex({ x, y }: { x: number; y: number }): boolean {
  const slope = Math.sqrt(3);
  return Math.abs(y) <= (SIDE * slope) / 2 && Math.abs(x) <= SIDE - Math.abs(y) / slope;
}

it("keeps every piece within its hex, alone, as one of two, and beside one that must leave", () => {
  const LARGEST = 0.66;
  for (const plate of Object.values(PLATES))
    for (const count of [1, 2, 3])
      for (const { x, y, scale } of spots(count))
        for (const edge of edges(plate)) {
          const size = LARGEST * scale;
          expect(onHex({ x: x + edge.x * size, y: y + edge.y * size })).toBe(true);
        }
});

it("draws an arrow that ends short of both middles", () => {
  const { line, head } = trail({ x: 0, y: 0 }, { x: 300, y: 0 });
  const [x, y] = (/^M(\S+) (\S+)Q/.exec(line) ?? []).slice(1).map(Number);
  expect(Math.hypot(x ?? 0, y ?? 0)).toBeCloseTo(30, 0);
  const tip = Number(/^M(\S+)/.exec(head)?.[1]);
  expect(tip).toBeGreaterThan(270);
  expect(tip).toBeLessThan(300);
});

it("finds the corner where tools lie beside the land", () => {
  const box = { x: 0, y: 0, width: 1000, height: 1000 };
  const tools = { width: 100, height: 300 };
  const free = (middles: [number, number][], room = box) =>
    freeCorner(
      middles.map(([x, y]) => ({ x, y })),
      box,
      room,
      tools,
    );
  expect(free([[500, 500]])).toBe("top");
  expect(free([[900, 200]])).toBe("bottom");
  expect(free([[900, 800]])).toBe("top");
  expect(
    free([
      [900, 200],
      [900, 800],
    ]),
  ).toBeNull();
  const broad = { ...box, width: 1500 };
  expect(free([[900, 200]], broad)).toBe("top");
  expect(free([[900, 200]], { ...box, width: 0, height: 0 })).toBe("top");
});
