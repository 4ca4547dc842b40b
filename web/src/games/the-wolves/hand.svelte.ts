/** What my hand does at the table: picks, and the steps of an action that follow by themselves. */
import type { Action } from "../../api/types";
import type { WolvesTable } from "./beats";
import type { Deed, View } from "./model";
import { answers, byHex, type Offer, type Pick, picked, prospects } from "./offers";

export class Hand {
  /** What I have singled out while an action is to be named. */
  pick = $state.raw<Pick | null>(null);
  /** The hex whose offers lie open. */
  open = $state<string | null>(null);

  #table: WolvesTable;
  /** Decisions that follow the one just sent. */
  #plan: string[] = [];

  constructor(table: WolvesTable) {
    this.#table = table;
    table.follow = ({ text }) =>
      this.view.phase === "pay" ? this.answer(text) : this.follow([text]);
    const { undo } = table;
    table.undo = () => {
      if (table.busy) return;
      this.release();
      undo();
    };
  }

  get view(): View {
    return this.#table.view;
  }

  get mine(): boolean {
    const { you, to_act } = this.#table.snapshot;
    return you !== null && to_act.includes(you);
  }

  /** An action is to be named, by me. */
  get naming(): boolean {
    return this.mine && this.view.phase === "act";
  }

  /** Offers that light up now, by hex. */
  get lit(): Map<string, Offer[]> {
    if (!this.mine) return new Map();
    if (!this.naming) return byHex(answers(this.view, this.#table.snapshot.legal));
    return this.pick ? byHex(picked(prospects(this.view), this.pick)) : new Map();
  }

  /** All that could be done on a hex. */
  offersOn(hex: string): Offer[] {
    if (!this.mine) return [];
    if (!this.naming || this.pick) return this.lit.get(hex) ?? [];
    return prospects(this.view).filter((offer) => offer.hex === hex);
  }

  legal(text: string): Action | undefined {
    return this.mine ? this.#table.find(text) : undefined;
  }

  /** Press an action's button: single it out, or let go of it. */
  choose(deed: Deed): void {
    this.open = null;
    this.pick = this.pick?.deed === deed && !this.pick.wolf ? null : { deed };
  }

  /** Do it: the first decision now, the others as soon as they can be made. */
  follow(texts: readonly string[]): void {
    const [first, ...rest] = texts;
    if (!first || this.#table.busy) return;
    this.release();
    this.#plan = rest;
    this.answer(first);
  }

  /** Answer what is asked in between; what was planned goes on after it. */
  answer(text: string): void {
    const action = this.legal(text);
    if (action) void this.#act(action);
  }

  /** Let go of everything that is only in hand. */
  release(): void {
    this.pick = null;
    this.open = null;
    this.#plan = [];
  }

  /** After an update: the next planned decision, unless something else is asked in between. */
  goOn(): void {
    const [next] = this.#plan;
    if (!next || this.#table.busy) return;
    if (!this.mine) this.#plan = [];
    else if (this.legal(next)) {
      this.#plan = this.#plan.slice(1);
      this.answer(next);
    } else if (this.view.phase !== "pay") this.#plan = [];
  }

  async #act(action: Action): Promise<void> {
    if (this.#table.busy) return;
    if (!(await this.#table.act(action))) this.#plan = [];
  }
}
