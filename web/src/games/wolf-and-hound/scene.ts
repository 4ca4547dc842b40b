/** Where things stand in the drawings of a pasture and its forest: plain geometry. */

export interface Spot {
  x: number;
  y: number;
}

/** Rows for so many sheep, in a box of this shape. */
export function slots(count: number, width: number, height: number): Spot[] {
  const rows = count <= (width > 1.5 * height ? 3 : 2) ? 1 : 2;
  const first = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, index) => {
    const row = index < first ? 0 : 1;
    const inRow = row === 0 ? first : count - first;
    const at = row === 0 ? index : index - first;
    return {
      x: (width * (at + 0.5 + (row === 1 && inRow === first ? 0.12 : 0))) / inRow,
      y: (height * (row + 0.5)) / rows,
    };
  });
}

/** How big a woolly of 52 by 44 may be drawn so that all fit. */
export function woollySize(count: number, width: number, height: number): number {
  const spots = slots(count, width, height);
  const rows = new Set(spots.map(({ y }) => y)).size;
  const inRow = Math.ceil(count / rows);
  return Math.min(width / inRow / 56, height / rows / 46, 1.15);
}

/** Posts of a fence along the edge of a box, evenly spread. */
export function posts(width: number, height: number, inset: number): Spot[] {
  const across = Math.max(3, Math.round((width - 2 * inset) / 24));
  const down = Math.max(2, Math.round((height - 2 * inset) / 24));
  const [left, top, right, bottom] = [inset, inset, width - inset, height - inset];
  const along = (from: number, to: number, step: number, of: number) =>
    from + ((to - from) * step) / of;
  const back: Spot[] = Array.from({ length: across + 1 }, (_, step) => ({
    x: along(left, right, step, across),
    y: top,
  }));
  const sides = Array.from({ length: down - 1 }, (_, step) => along(top, bottom, step + 1, down));
  const front: Spot[] = Array.from({ length: across + 1 }, (_, step) => ({
    x: along(left, right, step, across),
    y: bottom,
  }));
  return [
    ...back,
    ...sides.flatMap((y) => [
      { x: left, y },
      { x: right, y },
    ]),
    ...front,
  ];
}
