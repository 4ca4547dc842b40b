/** Something that lies over the page and goes away with the browser's back button. */

interface Place {
  over?: boolean;
}

/** Whether the present entry of the history stands for what lies over the page. */
export const liesOver = (): boolean => (history.state as Place | null)?.over === true;

/** From now on the back button closes it; the answer ends that, and takes the entry away again. */
export function closedByBack(close: () => void): () => void {
  history.pushState({ ...(history.state as Place | null), over: true }, "");
  addEventListener("popstate", close);
  return () => {
    removeEventListener("popstate", close);
    if (liesOver()) history.back();
  };
}
