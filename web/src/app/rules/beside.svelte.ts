/** The rules beside a table, as a place in the browser's history: going back closes them, and a
 *  reload opens them where they were. */

import { layOver, takeAway } from "../back";

export const PREFIX = "#rules";
const reading = (): boolean => location.hash.startsWith(PREFIX);

export class RulesBeside {
  #open = $state(reading());

  get open(): boolean {
    return this.#open;
  }
  set open(wanted: boolean) {
    if (wanted === this.#open) return;
    this.#open = wanted;
    if (wanted) layOver("rules", PREFIX);
    else if (!takeAway("rules") && reading())
      history.replaceState(history.state, "", location.pathname + location.search);
  }

  show = (): void => void (this.open = true);

  /** Follows the browser's ways back and forth; the answer ends it. */
  follow(): () => void {
    const arrive = () => (this.#open = reading());
    addEventListener("popstate", arrive);
    return () => removeEventListener("popstate", arrive);
  }
}
