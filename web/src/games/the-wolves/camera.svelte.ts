/** Zoom and pan of the map: wheel, drag, pinch and buttons, all in units of the drawing. */
import type { Box, Point } from "./geometry";

const MOST = 5;
/** A finger that moves less than this has tapped. */
const SLIP = 6;
/** A map narrower than this, in pixels, has hexes too small for a finger. */
const SMALL = 640;
/** How near the map comes by itself. */
const NEAR = 2;

export class Camera {
  zoom = $state(1);
  x = $state(0);
  y = $state(0);
  /** The map moved by itself: it glides, and goes back when it has to show something else. */
  gliding = $state(false);
  /** A drag is under way or has just ended: the click that follows is not meant. */
  dragged = false;

  #box: () => Box;
  #element: () => SVGSVGElement | undefined;
  #fingers = new Map<number, Point>();

  constructor(box: () => Box, element: () => SVGSVGElement | undefined) {
    this.#box = box;
    this.#element = element;
  }

  get transform(): string {
    return `translate(${this.x}px, ${this.y}px) scale(${this.zoom})`;
  }

  fit(): void {
    this.zoom = 1;
    this.x = this.y = 0;
  }

  /** Larger or smaller around a point of the drawing; its middle where none is given. */
  scale(by: number, around?: Point): void {
    const box = this.#box();
    const still = around ?? { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const zoom = Math.min(MOST, Math.max(1, this.zoom * by));
    const factor = zoom / this.zoom;
    this.x = still.x - (still.x - this.x) * factor;
    this.y = still.y - (still.y - this.y) * factor;
    this.zoom = zoom;
    this.#keep();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.#keep();
  }

  /** A point of the drawing comes into sight, for a focus that moved by keyboard. */
  reveal(point: Point): void {
    if (this.zoom === 1) return;
    const box = this.#box();
    const air = 80;
    const [px, py] = [point.x * this.zoom + this.x, point.y * this.zoom + this.y];
    const dx = Math.max(box.x + air - px, 0) + Math.min(box.x + box.width - air - px, 0);
    const dy = Math.max(box.y + air - py, 0) + Math.min(box.y + box.height - air - py, 0);
    if (dx || dy) this.pan(dx, dy);
  }

  /** Goes near enough to these points to hit them with a finger, where the map is small. */
  show(points: readonly Point[]): void {
    const width = this.#element()?.clientWidth ?? SMALL;
    if (points.length === 0 || width >= SMALL) return;
    const box = this.#box();
    const [left, right] = [
      Math.min(...points.map(({ x }) => x)),
      Math.max(...points.map(({ x }) => x)),
    ];
    const [top, bottom] = [
      Math.min(...points.map(({ y }) => y)),
      Math.max(...points.map(({ y }) => y)),
    ];
    const air = 340;
    const zoom = Math.min(
      box.width / (right - left + air),
      box.height / (bottom - top + air),
      NEAR,
    );
    if (zoom < 1.2) return this.fit();
    if (zoom <= this.zoom && this.#sees(points)) return;
    this.gliding = true;
    this.zoom = Math.max(1, zoom);
    this.x = box.x + box.width / 2 - ((left + right) / 2) * this.zoom;
    this.y = box.y + box.height / 2 - ((top + bottom) / 2) * this.zoom;
    this.#keep();
  }

  /** Something happens there: it comes into sight, or the whole map does. */
  follow(points: readonly Point[]): void {
    const [last] = points.slice(-1);
    if (!last || this.#sees(points)) return;
    if (this.gliding) this.fit();
    else this.reveal(last);
  }

  #sees(points: readonly Point[]): boolean {
    const { x, y, width, height } = this.#box();
    return points.every((point) => {
      const [px, py] = [point.x * this.zoom + this.x, point.y * this.zoom + this.y];
      return px > x && px < x + width && py > y && py < y + height;
    });
  }

  wheel(event: WheelEvent): void {
    this.gliding = false;
    // Plain scrolling goes on with the page where there is nothing to zoom out of.
    if (this.zoom === 1 && event.deltaY > 0 && !event.ctrlKey) return;
    event.preventDefault();
    this.scale(Math.exp(-event.deltaY / 300), this.#point(event));
  }

  down(event: PointerEvent): void {
    if (this.#fingers.size === 0) this.dragged = false;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const slip = Math.hypot(now.x - before.x, now.y - before.y);
    if (!this.dragged && slip < SLIP) return;
    if (!this.dragged) this.#element()?.setPointerCapture(event.pointerId);
    this.dragged = true;
    this.gliding = false;
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.#fingers.set(event.pointerId, now);
    if (other) this.#pinch(before, now, other);
    else {
      const unit = this.#unit();
      this.pan((now.x - before.x) * unit, (now.y - before.y) * unit);
    }
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
  }

  #pinch(before: Point, now: Point, other: Point): void {
    const old = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const wide = Math.hypot(now.x - other.x, now.y - other.y) || 1;
    const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 };
    this.scale(wide / old, this.#point(middle));
  }

  /** Units of the drawing in a pixel. */
  #unit(): number {
    const box = this.#element()?.getBoundingClientRect();
    const { width, height } = this.#box();
    return box ? Math.max(width / box.width, height / box.height) : 1;
  }

  #point({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const matrix = this.#element()?.getScreenCTM()?.inverse();
    if (!matrix) return { x: 0, y: 0 };
    const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix);
    return { x, y };
  }

  /** The land never leaves the frame. */
  #keep(): void {
    const { x, y, width, height } = this.#box();
    const within = (value: number, start: number, size: number): number => {
      const least = (start + size) * (1 - this.zoom);
      const most = start * (1 - this.zoom);
      return Math.min(Math.max(value, Math.min(least, most)), Math.max(least, most));
    };
    this.x = within(this.x, x, width);
    this.y = within(this.y, y, height);
  }
}
