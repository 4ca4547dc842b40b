/** What small signs at the table mean, for fingers too: a title shows itself to a mouse alone. */

/** What pressing does something else. */
const PRESSED = "button, a, input, select, label, summary, [role=button]";

/** The words of the sign that was pressed; undefined: none, or pressing it does something. */
export function titleAt(target: Element): string | undefined {
  const sign = target.closest("main [title]");
  return sign && !target.closest(PRESSED) ? sign.getAttribute("title") || undefined : undefined;
}
