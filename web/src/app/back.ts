/** What lies over the page has an entry of its own in the browser's history: going back closes it. */

type Mark = "over" | "rules";
type Place = Partial<Record<Mark, boolean>> | null;

const place = (): Place => history.state as Place;
const stands = (mark: Mark): boolean => place()?.[mark] === true;

/** An entry for it, the page's own address or one of its parts. */
export const layOver = (mark: Mark, part?: string): void =>
  history.pushState({ ...place(), [mark]: true }, "", part);

/** Takes its entry away again; whether there was one. */
export function takeAway(mark: Mark): boolean {
  if (!stands(mark)) return false;
  history.back();
  return true;
}

/** Whether the present entry of the history stands for what lies over the page. */
export const liesOver = (): boolean => stands("over");

/** From now on the back button closes it; the answer ends that, and takes the entry away again. */
export function closedByBack(close: () => void): () => void {
  layOver("over");
  addEventListener("popstate", close);
  return () => {
    removeEventListener("popstate", close);
    takeAway("over");
  };
}
