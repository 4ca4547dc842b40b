/** Pictures of a game outside of its table: its own parts, drawn into a place of a rules page. */
import { type Component, mount, unmount } from "svelte";

/** What a picture is handed: the words after its name, as `wolf-01` and `hound-01` in
 *  `picture:animals:wolf-01,hound-01`. */
export interface PictureProps {
  of: readonly string[];
}

/** Draws into a place, and answers how to put it away. */
export type Draw = (target: HTMLElement, of: readonly string[]) => () => void;
export type Pictures = Readonly<Record<string, Draw>>;

/** A part that is drawn from what the page names, or always the same. */
type Part = Component<PictureProps> | Component<Record<string, never>>;

/** A game's components as pictures, by the names that its pages use. */
export function picturesOf(parts: Readonly<Record<string, Part>>): Pictures {
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, drawing(part)]));
}

const drawing =
  (part: Part): Draw =>
  (target, of) => {
    const drawn = mount(part as Component<PictureProps>, { target, props: { of } });
    return () => void unmount(drawn);
  };

/** Every picture that a page asks for, into its place; one that is not known, or fails, leaves the
 *  words alone. */
export function drawAll(page: HTMLElement, pictures: Pictures): () => void {
  const away = [...page.querySelectorAll<HTMLElement>("[data-picture]")].map((place) =>
    drawAt(place, pictures[place.dataset["picture"] ?? ""]),
  );
  return () => {
    for (const put of away) put();
  };
}

function drawAt(place: HTMLElement, draw: Draw | undefined): () => void {
  if (!draw) return () => undefined;
  const target = document.createElement(place.tagName === "FIGURE" ? "div" : "span");
  target.className = "drawing";
  // The words beside it say what it is.
  if (target.tagName === "SPAN") target.setAttribute("aria-hidden", "true");
  place.prepend(target);
  let putAway = (): void => undefined;
  try {
    putAway = draw(target, (place.dataset["of"] ?? "").split(",").filter(Boolean));
  } catch (error) {
    console.error(`the picture ${place.dataset["picture"]} failed:`, error);
    target.remove();
  }
  return () => {
    putAway();
    target.remove();
  };
}
