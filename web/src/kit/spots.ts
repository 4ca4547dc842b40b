/** Where the spots of a table lie (`data-spot`), for what flies between them. */

/** Seen from the corner of the table that the sky is spread over. */
export function spotUnder(sky: HTMLElement | undefined, spot: string): DOMRect | null {
  const table = sky?.offsetParent;
  const home = table?.getBoundingClientRect();
  const found = table?.querySelector(`[data-spot="${spot}"]`)?.getBoundingClientRect();
  if (!home || !found) return null;
  return new DOMRect(found.x - home.x, found.y - home.y, found.width, found.height);
}
