/** Where in a page of rules somebody reads: the section below the top of what scrolls. */
import type { Heading } from "../../api/types";

/** How far below the top of the window a heading still counts as reached: a jump ends there. */
const REACH = 170;

export class Reading {
  /** The id of the section that is read. */
  at = $state<string>();
  #sections: readonly Heading[];
  #waiting = false;

  constructor(sections: readonly Heading[]) {
    this.#sections = sections;
    this.at = sections[0]?.id;
  }

  /** Looks again whenever anything scrolls; the answer ends it. */
  follow(): () => void {
    const listen = { capture: true, passive: true };
    addEventListener("scroll", this.#look, listen);
    return () => removeEventListener("scroll", this.#look, listen);
  }

  #look = (): void => {
    if (this.#waiting) return;
    this.#waiting = true;
    requestAnimationFrame(() => {
      this.#waiting = false;
      const reached = this.#sections.filter(
        ({ id }) => (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) < REACH,
      );
      this.at = (reached.at(-1) ?? this.#sections[0])?.id;
    });
  };
}

/** The section of the second level that a heading belongs to. */
export function chapterOf(headings: readonly Heading[], id: string): Heading | undefined {
  const index = headings.findIndex((heading) => heading.id === id);
  return headings.slice(0, index + 1).findLast(({ level }) => level === 2);
}
