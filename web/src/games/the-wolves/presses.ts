/** How many steps each of my presses made, so that one press is taken back by one undo.
 *  Kept for this tab: a page that is loaded again still knows, if nothing happened meanwhile. */

interface Kept {
  match: string;
  decision: number | null;
  counts: number[];
}

const STORE = "wolfden:the-wolves-presses";

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORE) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

export class Presses {
  #match: string;
  #counts: number[];

  constructor(match: string, decision: number | null) {
    const kept = read();
    this.#match = match;
    this.#counts = kept?.match === match && kept.decision === decision ? kept.counts : [];
  }

  /** A press; its steps follow. */
  begin(): void {
    this.#counts = [...this.#counts.filter(Boolean), 0];
  }

  /** A step of the last press is sent, or was refused. */
  step(by: 1 | -1 = 1): void {
    const last = this.#counts.length - 1;
    this.#counts[last] = (this.#counts[last] ?? 0) + by;
  }

  /** The steps of the last press, which are taken back now. */
  back(): number {
    this.#counts = this.#counts.filter(Boolean);
    return this.#counts.pop() ?? 1;
  }

  /** The table has moved on to this decision of mine; null: to somebody else's. */
  keep(decision: number | null): void {
    if (decision === null) this.#counts = [];
    const kept: Kept = { match: this.#match, decision, counts: this.#counts };
    try {
      sessionStorage.setItem(STORE, JSON.stringify(kept));
    } catch {
      // Not remembered, but it holds while this page is open.
    }
  }
}
