/** What small signs at the table mean, for fingers and keyboards too: a title shows itself to a
 *  mouse alone. */

/** What pressing does something else. */
const PRESSED = "button, a, input, select, label, summary, [role=button]";

/** The sign that was pressed, if it has words; null too where pressing does something. */
export function signAt(target: Element): Element | null {
  return target.closest(PRESSED) ? null : target.closest("main [title]:not([title=''])");
}

/** What pressing here does something with. */
export const controlAt = (target: Element): Element | null => target.closest(PRESSED);

/** What a sign or a control means, then the signs on it that are seen; without what it reads. */
export function wordsOf(element: Element): string[] {
  const signs = [element, ...element.querySelectorAll("[title]")];
  const read = element.textContent.trim();
  const words = signs.filter(isSeen).map((sign) => sign.getAttribute("title") ?? "");
  return [...new Set(words)].filter((line) => line && line !== read);
}

/** A sign outside any control, and what is said of it: where it stands, then its words. */
export interface Loose {
  sign: Element;
  words: string;
  spoken: string;
}

const WITH_WORDS = "[title]:not([title=''])";

/** Whether a sign is seen outside any control; a paper's signs are the paper's own. */
const isLoose = (sign: Element, root: Element): boolean =>
  !sign.closest(PRESSED) && sign.closest("dialog") === root.closest("dialog") && isSeen(sign);

/** Whether a table or a paper has loose signs: asked often, so that it stops at the first. */
export const hasLooseSigns = (root: Element): boolean =>
  [...root.querySelectorAll(WITH_WORDS)].some((sign) => isLoose(sign, root));

/** The loose signs on a table or a paper, in reading order; each once where a place says it twice. */
export function looseSigns(root: Element): Loose[] {
  const loose = [...root.querySelectorAll(WITH_WORDS)].filter((sign) => isLoose(sign, root));
  const heard = new Set<string>();
  const isNew = ({ spoken }: Loose) => heard.size < heard.add(spoken).size;
  return loose.map(toldOf).filter(isNew);
}

function toldOf(sign: Element): Loose {
  const words = sign.getAttribute("title") ?? "";
  const place = sign.parentElement?.closest("[aria-label]")?.getAttribute("aria-label");
  return { sign, words, spoken: place ? `${place}: ${words}` : words };
}

const isSeen = (sign: Element): boolean => sign.checkVisibility?.() ?? true;

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Where a bubble stands: above its sign, else below it, and always within the window. */
export function beside(
  sign: Area,
  bubble: Pick<Area, "width" | "height">,
  room: Pick<Area, "width" | "height">,
): Pick<Area, "left" | "top"> {
  const above = sign.top - bubble.height - GAP;
  const below = Math.min(sign.top + sign.height + GAP, room.height - bubble.height - GAP);
  const middle = sign.left + (sign.width - bubble.width) / 2;
  const left = Math.max(GAP, Math.min(middle, room.width - bubble.width - GAP));
  return { left, top: above >= GAP ? above : Math.max(GAP, below) };
}
