/** Where everything lies on the round table, in pixels of the measured box. Pure. */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  width: number;
  height: number;
}

/** How the places around the table are drawn: lying or upright. */
export type Shape = "lying" | "upright";

export interface Layout {
  width: number;
  height: number;
  /** Broader than high: the upright places stand beside the lying ones, not between them. */
  broad: boolean;
  center: Point;
  /** The oval path that the animals walk. */
  rx: number;
  ry: number;
  /** Boxes of the places by side: below, left, above, right. */
  folds: Box[];
  shape: (side: number) => Shape;
  /** The space around a station where animals stand, by side. */
  stations: Box[];
  /** Free space inside the path. */
  middle: Box;
  /** A fold's unit: what a pixel of its drawing measures. */
  unit: { lying: number; upright: number };
  /** The biggest an animal may be drawn. */
  token: number;
  /** A name plate, the same at every place. */
  plate: { width: number; height: number };
}

/** A lying place is 344 by 100 units, an upright one 96 by 190. */
const LYING = { width: 344, height: 100 };
const UPRIGHT = { width: 96, height: 190 };
/** What a short name and the signs beside it need. */
const LEAST_PLATE = 99;
const BROAD = 1.15;
const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

export function layoutOf(width: number, height: number): Layout {
  const broad = width >= height * BROAD;
  const { lying, upright } = broad ? beside(width, height) : between(width, height);
  const gap = broad ? 6 : 4;
  const center = { x: width / 2, y: height / 2 };
  const high = LYING.height * lying;
  const deep = UPRIGHT.width * upright;
  const inside = {
    x: deep + gap,
    y: high + gap,
    width: width - 2 * (deep + gap),
    height: height - 2 * (high + gap),
  };
  const token = clamp(36, Math.min(inside.width * 0.26, inside.height * 0.24), broad ? 92 : 76);
  const rx = inside.width / 2 - token * 0.56;
  const ry = inside.height / 2 - token * 0.56;
  return {
    width,
    height,
    broad,
    center,
    rx,
    ry,
    folds: foldBoxes(width, height, lying, upright),
    shape: (side) => (side % 2 === 0 ? "lying" : "upright"),
    stations: stationBoxes(inside, token, broad),
    middle: {
      x: center.x - rx + token * 0.62,
      y: center.y - ry + token * 0.58,
      width: 2 * rx - token * 1.24,
      height: 2 * ry - token * 1.16,
    },
    unit: { lying, upright },
    token,
    plate: {
      width: Math.min(deep, Math.max(LEAST_PLATE, 112 * lying)),
      height: clamp(44, 34 * Math.min(lying, upright), 54),
    },
  };
}

type Units = Layout["unit"];

function beside(width: number, height: number): Units {
  return {
    lying: clamp(0.7, Math.min(width / 620, height / 450), 1.7),
    upright: clamp(0.8, Math.min(width / 530, height / 330), 2.5),
  };
}

function between(width: number, height: number): Units {
  const most = (height - 8) / (2 * LYING.height + UPRIGHT.height);
  return {
    lying: clamp(0.8, Math.min((width - 8) / LYING.width, most), 1.6),
    upright: clamp(0.8, Math.min(width / 368, most), 1.6),
  };
}

function foldBoxes(width: number, height: number, lying: number, upright: number): Box[] {
  const long = { width: LYING.width * lying, height: LYING.height * lying };
  const tall = { width: UPRIGHT.width * upright, height: UPRIGHT.height * upright };
  return [
    { ...long, x: (width - long.width) / 2, y: height - long.height },
    { ...tall, x: 0, y: (height - tall.height) / 2 },
    { ...long, x: (width - long.width) / 2, y: 0 },
    { ...tall, x: width - tall.width, y: (height - tall.height) / 2 },
  ];
}

/** Along the edges of the space inside; the longer ones leave the corners to the shorter ones. */
function stationBoxes({ x, y, width, height }: Box, token: number, broad: boolean): Box[] {
  const deep = token * 1.12;
  const long = Math.min(broad ? width - 2 * deep : width, token * 6);
  const tall = Math.min(broad ? height : height - 2 * deep, token * 4);
  const [left, top] = [x + (width - long) / 2, y + (height - tall) / 2];
  return [
    { x: left, y: y + height - deep, width: long, height: deep },
    { x, y: top, width: deep, height: tall },
    { x: left, y, width: long, height: deep },
    { x: x + width - deep, y: top, width: deep, height: tall },
  ];
}

/** How wide something of this height may be, in the middle of the path. */
export function clearance({ rx, ry, token }: Layout, height: number): number {
  const rim = token * 0.42;
  const rise = Math.min(1, height / 2 / Math.max(1, ry - rim));
  return 2 * (rx - rim) * Math.sqrt(1 - rise ** 2);
}

type Path = Pick<Layout, "center" | "rx" | "ry">;

/** A point of the path; sides are quarters clockwise from below, fractions lie between. */
export function pointAt({ center, rx, ry }: Path, side: number, out = 0): Point {
  const angle = (Math.PI / 2) * (1 + side);
  return {
    x: center.x + (rx + out) * Math.cos(angle),
    y: center.y + (ry + out) * Math.sin(angle),
  };
}

export interface Crowd {
  size: number;
  spots: Point[];
}

/** A spot for each of so many animals in a station's box, and their size. */
export function crowd(count: number, box: Box, most: number): Crowd {
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const size = Math.min(most, box.width / columns, box.height / Math.ceil(count / columns));
    if (size > best.size + 0.01) best = { size, columns };
  }
  const { size, columns } = best;
  const rows = Math.ceil(count / columns);
  const spots = Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return {
      x: box.x + box.width / 2 + ((index % columns) - (inRow - 1) / 2) * size,
      y: box.y + box.height / 2 + (row - (rows - 1) / 2) * size,
    };
  });
  return { size, spots };
}

/** Below this part of their full size animals are hard to tell apart, and to hit. */
const CRAMPED = 0.8;

/** Spots for so many animals at a side; where an upright one is cramped they stand further inside. */
export function stand(count: number, { stations, token }: Layout, side: number): Crowd {
  const [, left, , right] = stations;
  const box = stations[side];
  if (!box || !left || !right) return { size: 0, spots: [] };
  const found = crowd(count, box, token);
  if (side % 2 === 0 || found.size >= token * CRAMPED) return found;
  const width = Math.min(2 * box.width, (right.x + right.width - left.x) / 2);
  const x = side === 1 ? box.x : box.x + box.width - width;
  const deeper = crowd(count, { ...box, x, width }, token);
  return deeper.size > found.size ? deeper : found;
}

/** The way from a side over so many steps along the path, as points; lanes lie side by side. */
export function way(layout: Layout, from: number, steps: number, lane: number): Point[] {
  const parts = Math.max(24, Math.abs(steps) * 24);
  return Array.from({ length: parts + 1 }, (_, part) => {
    const done = part / parts;
    // Further rounds lie outside earlier ones.
    const rounds = Math.max(0, (Math.abs(steps) * done) / 4 - 1);
    return pointAt(layout, from + steps * done, lane + rounds * layout.token * 0.12);
  });
}

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
