/** Where we are. Plain links work: clicks on our own addresses are carried out in the page. */
import { tick } from "svelte";
import { pathOf, to } from "../root";
import { liesOver } from "./back";
import { type Route, routeOf } from "./route";

interface Place {
  scroll?: number;
}

/** Where we are, of our own addresses: behind a proxy that is asked past its path too. */
const here = (): string => pathOf(location.pathname) ?? location.pathname;

class Router {
  route = $state.raw<Route>(routeOf(here()));
  /** Whether the page shown was reached within the app, so that its heading takes the focus. */
  moved = false;
  #scroll = 0;
  #path = location.pathname;

  start(): () => void {
    history.scrollRestoration = "manual";
    const back = (event: PopStateEvent) => {
      // A jump within the page, such as the skip link, is the browser's own business.
      if (location.pathname === this.#path) return;
      this.#arrive((event.state as Place | null)?.scroll ?? 0);
    };
    const leave = () => this.#rememberScroll();
    addEventListener("popstate", back);
    addEventListener("scrollend", leave);
    addEventListener("click", this.#click);
    return () => {
      removeEventListener("popstate", back);
      removeEventListener("scrollend", leave);
      removeEventListener("click", this.#click);
    };
  }

  /** To one of our own paths, such as "/m/abc". */
  go(path: string, { replace = false } = {}): void {
    // What lies over this page goes with it: its place in the history is free.
    const replaced = replace || liesOver();
    if (!replaced) this.#rememberScroll();
    history[replaced ? "replaceState" : "pushState"]({}, "", to(path));
    this.#arrive(0);
  }

  /** The page is drawn: put the reader where they belong. */
  async settle(): Promise<void> {
    await tick();
    if (!this.moved) return;
    scrollTo({ top: this.#scroll, behavior: "instant" });
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }

  #arrive(scroll: number): void {
    this.moved = true;
    this.#scroll = scroll;
    this.#path = location.pathname;
    this.route = routeOf(here());
  }

  #rememberScroll(): void {
    history.replaceState({ ...(history.state as Place | null), scroll: scrollY }, "");
  }

  #click = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const path = link.origin === location.origin ? pathOf(link.pathname) : null;
    if (path === null || path.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    if (link.href !== location.href) this.go(path + link.search + link.hash);
    else void this.settle();
  };
}

export const router = new Router();
