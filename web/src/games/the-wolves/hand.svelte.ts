/** What my hand does at the table: picks, and the steps of an action that follow by themselves. */
import type { Action } from "../../api/types";
import type { WolvesTable } from "./beats";
import type { Deed, View, Wolf } from "./model";
import { answers, byHex, byWolf, movers, type Offer, type Pick, picked, prospects } from "./offers";
import { Presses } from "./presses";

export class Hand {
  /** What I have singled out while an action is to be named, or the next wolf of a move. */
  pick = $state.raw<Pick | null>(null);
  /** The hex that is looked at: what can be done there, and who can come. */
  open = $state<string | null>(null);
  /** What a list beside the map speaks of just now. */
  glance = $state.raw<readonly Offer[]>([]);

  #table: WolvesTable;
  /** Decisions that follow the one just sent. */
  #plan: string[] = [];
  #presses: Presses;

  constructor(table: WolvesTable) {
    this.#table = table;
    this.#presses = new Presses(table.snapshot.match, table.snapshot.decision);
    table.follow = ({ text }) =>
      this.view.phase === "pay" ? this.answer(text) : this.follow([text]);
    const { undo } = table;
    table.undo = () => {
      if (table.busy) return;
      this.release();
      undo(this.#presses.back());
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

  /** What I do next begins on the map: an action, or the next wolf of a move. */
  get free(): boolean {
    return this.mine && (this.view.phase === "act" || this.view.phase === "wolf");
  }

  /** All that could be done next. */
  get offers(): Offer[] {
    return this.free ? prospects(this.view) : [];
  }

  /** The wolves that could go next. */
  get movers(): Wolf[] {
    return movers(this.offers);
  }

  /** What would bring a wolf to the hex that is looked at. */
  get coming(): Offer[] {
    if (!this.open || this.pick?.wolf) return [];
    return this.offersOn(this.open).filter(({ wolf }) => wolf !== null);
  }

  /** Offers that light up now, by hex; those of a hex that is looked at stand with the wolves. */
  get lit(): Map<string, Offer[]> {
    if (!this.mine) return new Map();
    if (!this.free) return byHex(answers(this.view, this.#table.snapshot.legal));
    if (this.open && !this.pick?.wolf) return byWolf(this.coming);
    if (this.pick) return byHex(picked(this.offers, this.pick));
    return this.naming ? new Map() : byWolf(this.offers);
  }

  /** All that could be done on a hex. */
  offersOn(hex: string): Offer[] {
    if (!this.free) return this.lit.get(hex) ?? [];
    const { deed } = this.pick ?? {};
    const here = this.offers.filter((offer) => offer.hex === hex);
    return deed ? picked(here, { deed }) : here;
  }

  legal(text: string): Action | undefined {
    return this.mine ? this.#table.find(text) : undefined;
  }

  /** Press an action's button: single it out, or let go of it. */
  choose(deed: Deed): void {
    this.open = null;
    this.pick = this.pick?.deed === deed && !this.pick.wolf ? null : { deed };
  }

  /** Take a wolf in hand. */
  hold(wolf: Wolf): void {
    this.open = wolf.hex;
    this.pick = { wolf };
  }

  /** Light up what a list speaks of. */
  point(pick: Pick | null): void {
    this.glance = pick ? picked(this.offers, pick) : [];
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
    if (!action || this.#table.busy) return;
    this.#presses.begin();
    void this.#act(action);
  }

  /** Let go of everything that is only in hand. */
  release(): void {
    this.pick = null;
    this.open = null;
    this.glance = [];
    this.#plan = [];
  }

  /** After an update: the next planned decision, unless something else is asked in between. */
  goOn(): void {
    this.#presses.keep(this.mine ? this.#table.snapshot.decision : null);
    const [next] = this.#plan;
    if (!next || this.#table.busy) return;
    const action = this.legal(next);
    if (action) {
      this.#plan = this.#plan.slice(1);
      void this.#act(action);
    } else if (!this.mine || this.view.phase !== "pay") this.#plan = [];
  }

  async #act(action: Action): Promise<void> {
    this.#presses.step();
    if (await this.#table.act(action)) return;
    this.#presses.step(-1);
    this.#plan = [];
  }
}
