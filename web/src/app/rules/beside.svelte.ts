/** The rules beside a table, as a place in the browser's history: going back closes them, and a
 *  reload opens them where they were. */

interface Left {
  /** This entry was made by opening them, so the one before is the table alone. */
  rules?: boolean;
}

export const PREFIX = "#rules";
const reading = (): boolean => location.hash.startsWith(PREFIX);
const state = (): Left | null => history.state as Left | null;

export class RulesBeside {
  #open = $state(reading());

  get open(): boolean {
    return this.#open;
  }
  set open(wanted: boolean) {
    if (wanted === this.#open) return;
    this.#open = wanted;
    if (wanted) history.pushState({ ...state(), rules: true }, "", PREFIX);
    else if (state()?.rules) history.back();
    else if (reading()) history.replaceState(state(), "", location.pathname + location.search);
  }

  show = (): void => void (this.open = true);

  /** Follows the browser's ways back and forth; the answer ends it. */
  follow(): () => void {
    const arrive = () => (this.#open = reading());
    addEventListener("popstate", arrive);
    return () => removeEventListener("popstate", arrive);
  }
}
