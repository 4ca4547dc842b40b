/** What my hand does at the table: picks, and the steps of an action that follow by themselves. */
import type { Action, Snapshot } from "../../api/types";
import type { Deed, TheWolvesView } from "./model";
import { answers, byHex, legalText, type Offer, type Pick, picked, prospects } from "./offers";

/** Taken back with this; it is in no list of legal actions. */
const UNDO: Action = { id: -1, verb: "undo", fields: {}, text: "undo" };

export class Hand {
  /** What I have singled out while an action is to be named. */
  pick = $state.raw<Pick | null>(null);
  /** The hex whose offers lie open. */
  open = $state<string | null>(null);

  #snapshot: () => Snapshot<TheWolvesView>;
  #send: (action: Action) => Promise<void>;
  /** Decisions that follow the one just sent. */
  #plan: string[] = [];
  #busy = false;

  constructor(snapshot: () => Snapshot<TheWolvesView>, send: (action: Action) => Promise<void>) {
    this.#snapshot = snapshot;
    this.#send = send;
  }

  get view(): TheWolvesView {
    return this.#snapshot().view as TheWolvesView;
  }

  get mine(): boolean {
    const { you, to_act } = this.#snapshot();
    return you !== null && to_act.includes(you);
  }

  /** An action is to be named, by me. */
  get naming(): boolean {
    return this.mine && this.view.phase === "act";
  }

  /** Offers that light up now, by hex. */
  get lit(): Map<string, Offer[]> {
    if (!this.mine) return new Map();
    if (!this.naming) return byHex(answers(this.view, this.#snapshot().legal));
    return this.pick ? byHex(picked(prospects(this.view), this.pick)) : new Map();
  }

  /** All that could be done on a hex. */
  offersOn(hex: string): Offer[] {
    if (!this.mine) return [];
    if (!this.naming || this.pick) return this.lit.get(hex) ?? [];
    return prospects(this.view).filter((offer) => offer.hex === hex);
  }

  legal(text: string): Action | undefined {
    return this.mine ? legalText(this.#snapshot().legal, text) : undefined;
  }

  /** Press an action's button: single it out, or let go of it. */
  choose(deed: Deed): void {
    this.open = null;
    this.pick = this.pick?.deed === deed && !this.pick.wolf ? null : { deed };
  }

  /** Do it: the first decision now, the others as soon as they can be made. */
  follow(texts: readonly string[]): void {
    const [first, ...rest] = texts;
    if (!first || this.#busy) return;
    this.release();
    this.#plan = rest;
    this.#try(first);
  }

  /** Answer what is asked in between; what was planned goes on after it. */
  answer(text: string): void {
    if (!this.#busy) this.#try(text);
  }

  undo(): void {
    if (this.#busy) return;
    this.release();
    void this.#act(UNDO);
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
    if (!next || this.#busy) return;
    if (!this.mine) this.#plan = [];
    else if (this.legal(next)) {
      this.#plan = this.#plan.slice(1);
      this.#try(next);
    } else if (this.view.phase !== "pay") this.#plan = [];
  }

  #try(text: string): void {
    const action = this.legal(text);
    if (action) void this.#act(action);
  }

  async #act(action: Action): Promise<void> {
    this.#busy = true;
    try {
      await this.#send(action);
    } catch {
      // The live match has shown the refusal.
      this.#plan = [];
    }
    this.#busy = false;
    this.goOn();
  }
}
