/** What is said at a table, as far as this page may hear it. */
import type { Schemas } from "./types";

export type Remark = Schemas["Remark"];
export type Offers = Schemas["Offers"];
export type Saying = Schemas["Saying"];

const NOTHING: Offers = { phrases: [], reactions: [], signs: [], words: false };

export class TableTalk {
  /** Oldest first. */
  remarks = $state.raw<readonly Remark[]>([]);
  /** What I may say now. */
  offers = $state.raw<Offers>(NOTHING);
  #listeners = new Set<(remark: Remark) => void>();

  /** The number of the last remark. */
  get last(): number {
    return this.remarks.at(-1)?.number ?? 0;
  }

  /** Call back for each remark that was made while this page was open. */
  onRemark(listener: (remark: Remark) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** `fresh`: the first that is heard after a hello, which was said before. */
  receive({ since, remarks, offers = NOTHING }: Schemas["Talk"], fresh: boolean): void {
    const last = this.last;
    this.remarks = [...this.remarks.filter(({ number }) => number <= since), ...remarks];
    this.offers = offers;
    if (fresh) return;
    for (const remark of remarks)
      if (remark.number > last) for (const listener of this.#listeners) listener(remark);
  }
}
