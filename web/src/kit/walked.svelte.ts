/** The sign that the keyboard has come to, if any; its words are told beside it. */
import type { Loose } from "./signs";

let here = $state.raw<Loose | null>(null);

export const walked = {
  get here(): Loose | null {
    return here;
  },
  to(loose: Loose | null): void {
    here?.sign.removeAttribute("data-walked");
    here = loose;
    loose?.sign.setAttribute("data-walked", "");
    loose?.sign.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  },
};

/** The list of the signs that can be walked through now. */
export const WALK = "sign-walk";

/** The key that starts a walk. */
export const START = "i";

/** Keys after which the focus may be on that list. */
export const LEADS_HERE: readonly string[] = ["Tab", START];

export const startWalk = (): void =>
  [...document.querySelectorAll<HTMLElement>(`.${WALK}`)]
    .find((list) => list.checkVisibility())
    ?.focus();
