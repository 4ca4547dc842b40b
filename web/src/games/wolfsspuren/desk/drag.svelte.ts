/** Dragging a token with mouse, pen or finger: what is held, where it hangs, what lies under it. */

export interface Held {
  token: number;
  /** The cell it comes from, or null from the tray. */
  from: string | null;
}

/** A press that moves less is a click. */
const SLACK = 6;

export class Drag {
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
  /** The cell under the pointer, `tray`, or null. */
  over = $state<string | null>(null);
  #start: { x: number; y: number; held: Held } | null = null;
  #dropped: (held: Held, over: string | null) => void;

  constructor(dropped: (held: Held, over: string | null) => void) {
    this.#dropped = dropped;
  }

  press(event: PointerEvent, held: Held): void {
    if (event.button === 0) this.#start = { x: event.clientX, y: event.clientY, held };
  }

  move(event: PointerEvent): void {
    const start = this.#start;
    if (!start) return;
    const far = Math.hypot(event.clientX - start.x, event.clientY - start.y);
    if (!this.held && far < SLACK) return;
    this.held = start.held;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.over = placeAt(event.clientX, event.clientY);
  }

  /** Ends the press; whether it was a drag, so that no click follows. */
  release(): boolean {
    const { held, over } = this;
    this.cancel();
    if (held) this.#dropped(held, over);
    return held !== null;
  }

  cancel(): void {
    this.#start = null;
    this.held = null;
    this.over = null;
  }
}

const placeAt = (x: number, y: number): string | null => {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-place]");
  return place?.dataset["place"] ?? null;
};
