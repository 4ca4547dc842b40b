/** Where hexes lie on the drawing, their corners, the outlines of tiles, and ways between hexes. */
import type { HexView, TileView } from "./model";

/** A hex's side, in units of the drawing. */
export const SIDE = 60;
const HALF = (SIDE * Math.sqrt(3)) / 2;

export interface Point {
  x: number;
  y: number;
}

export const centre = ({ x, y }: { x: number; y: number }): Point => ({
  x: 1.5 * SIDE * x,
  y: 2 * HALF * (y - x / 2),
});

/** Corners of a flat-topped hex, from the east on, clockwise. */
const CORNERS: readonly Point[] = [
  { x: SIDE, y: 0 },
  { x: SIDE / 2, y: HALF },
  { x: -SIDE / 2, y: HALF },
  { x: -SIDE, y: 0 },
  { x: -SIDE / 2, y: -HALF },
  { x: SIDE / 2, y: -HALF },
];

/** Neighbours in the order of the sides between the corners: south-east first, clockwise. */
export const STEPS = [
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
] as const;

const round = (value: number): string => String(Math.round(value * 10) / 10);
const at = (middle: Point, corner: Point): string =>
  `${round(middle.x + corner.x)} ${round(middle.y + corner.y)}`;

/** A hex around the origin as a path, a little smaller where it should leave a seam. */
export function hexPath(inset = 0): string {
  const scale = 1 - inset / HALF;
  const corners = CORNERS.map(({ x, y }) => `${round(x * scale)} ${round(y * scale)}`);
  return `M${corners.join("L")}Z`;
}

const key = (x: number, y: number): string => `${x},${y}`;

/** The outer edge of a tile: every side that no other hex of it shares, joined to one line. */
export function outline(tile: Pick<TileView, "hexes">): string {
  const own = new Set(tile.hexes.map(({ x, y }) => key(x, y)));
  const next = new Map<string, string>();
  for (const hex of tile.hexes)
    STEPS.forEach((step, side) => {
      if (own.has(key(hex.x + step.x, hex.y + step.y))) return;
      const from = CORNERS[side] as Point;
      const to = CORNERS[(side + 1) % 6] as Point;
      next.set(at(centre(hex), from), at(centre(hex), to));
    });
  const [start] = next.keys();
  if (start === undefined) return "";
  const line = [start];
  for (let here = next.get(start); here && here !== start; here = next.get(here)) line.push(here);
  return `M${line.join("L")}Z`;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The drawing's frame around hexes, with some air. */
export function frame(hexes: readonly HexView[], air = 24): Box {
  const middles = hexes.map(centre);
  const left = Math.min(...middles.map(({ x }) => x)) - SIDE - air;
  const right = Math.max(...middles.map(({ x }) => x)) + SIDE + air;
  const top = Math.min(...middles.map(({ y }) => y)) - HALF - air;
  const bottom = Math.max(...middles.map(({ y }) => y)) + HALF + air;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

type Size = Pick<Box, "width" | "height">;

/** The corner at the right of a room, filled by the drawing, in which tools lie beside all hexes. */
export function freeCorner(
  middles: readonly Point[],
  box: Box,
  room: Size,
  tools: Size,
): "top" | "bottom" | null {
  const unit = Math.min(room.width / box.width, room.height / box.height);
  if (!unit) return "top";
  const from = box.x + box.width / 2 + (room.width / 2 - tools.width) / unit;
  const reach = (room.height / 2 - tools.height) / unit;
  const below = (y: number) => y - (box.y + box.height / 2);
  const beside = middles.filter(({ x }) => x + SIDE > from);
  if (beside.every(({ y }) => below(y) - HALF >= -reach)) return "top";
  return beside.every(({ y }) => below(y) + HALF <= reach) ? "bottom" : null;
}

export type Arrow = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";
const HEADING: Record<Arrow, Point> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The hex to go to with an arrow key: the nearest in that direction, gaps crossed. */
export function towards(from: HexView, all: readonly HexView[], arrow: Arrow): HexView | undefined {
  const here = centre(from);
  const heading = HEADING[arrow];
  let best: HexView | undefined;
  let least = Infinity;
  for (const hex of all) {
    const there = centre(hex);
    const [dx, dy] = [there.x - here.x, there.y - here.y];
    const ahead = dx * heading.x + dy * heading.y;
    const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
    if (ahead < SIDE / 2 || aside > ahead * 1.2) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [hex, cost];
  }
  return best;
}

/** An arrow from one hex to another: a line that bends a little, so that two ways never hide each
 *  other, and its head; both end short of the middles, where pieces stand. */
export function trail(from: Point, to: Point, size = 1): { line: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy) || 1;
  const bend = { x: (from.x + to.x) / 2 - dy * 0.14, y: (from.y + to.y) / 2 + dx * 0.14 };
  const start = nearer(from, bend, Math.min(30, far / 4));
  const tip = nearer(to, bend, Math.min(26, far / 5));
  const neck = nearer(tip, bend, Math.min(26 * size, far / 3));
  const [ax, ay] = [(neck.y - tip.y) * 0.6, (tip.x - neck.x) * 0.6];
  const wing = (way: number) => ({ x: neck.x + way * ax, y: neck.y + way * ay });
  return {
    line: `M${point(start)}Q${point(bend)} ${point(neck)}`,
    head: `M${[tip, wing(1), wing(-1)].map(point).join("L")}Z`,
  };
}

const point = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** The point that lies so far from one point on the way to another. */
function nearer(from: Point, to: Point, by: number): Point {
  const share = by / (Math.hypot(to.x - from.x, to.y - from.y) || 1);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Where pieces stand on a hex, and how large, so that none reaches over its edge. */
export interface Spot extends Point {
  scale: number;
}
const SPOTS: readonly (readonly Spot[])[] = [
  [],
  [{ x: 0, y: 0, scale: 1 }],
  [
    { x: -21, y: 10, scale: 0.78 },
    { x: 21, y: -8, scale: 0.78 },
  ],
  [
    { x: -24, y: 12, scale: 0.62 },
    { x: 24, y: 12, scale: 0.62 },
    { x: 0, y: -22, scale: 0.62 },
  ],
];
export const spots = (count: number): readonly Spot[] => SPOTS[Math.min(count, 3)] ?? [];

/** A smooth way through points, for a wolf's walk. */
export function wayThrough(points: readonly Point[]): string {
  return `M${points.map(point).join("L")}`;
}

/** Chance for drawings that must look the same each time. */
export function grain(name: string): number {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.charCodeAt(0)) % 997;
  return hash;
}
