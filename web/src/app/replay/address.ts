/** The moment and the viewpoint in a page's address: `?as=1#42`. */
import { pathOf, to } from "../../root";

export function momentAt(): number | null {
  const found = /^#(\d{1,7})$/.exec(location.hash);
  return found ? Number(found[1]) : null;
}

export const viewAt = (): string | undefined =>
  new URLSearchParams(location.search).get("as") ?? undefined;

export const addressOf = (path: string, number: number, as: string): string =>
  to(`${path}?as=${encodeURIComponent(as)}#${number}`);

let timer: ReturnType<typeof setTimeout> | undefined;

/** In place of the present address, so that back leads to the page before; browsers count how often. */
export function writeAddress(path: string, number: number, as: string): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (pathOf(location.pathname) === path)
      history.replaceState(history.state, "", addressOf(path, number, as));
  }, 150);
}
