/** Keys that mean something wherever the focus is. */
import { settings } from "./settings.svelte";

/** Where a key is typed or chooses from a list instead. */
const FIELDS =
  "textarea, select, [contenteditable], input:not([type=radio], [type=checkbox], [type=button])";

/** Whether a key pressed at a table is meant for the table. Single characters can be switched off. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key.length === 1 && !settings.keys) return false;
  if (event.target instanceof Element && event.target.closest(FIELDS)) return false;
  return !isCovered();
}

/** Whether something lies over the page that keys are meant for; a sign's words are not. */
export const isCovered = (): boolean =>
  document.querySelector("dialog[open], :popover-open:not(.sign-bubble)") !== null;

/** For `aria-keyshortcuts`: the key, unless such keys are switched off. */
export function keyName(key: string | number): string | undefined {
  return settings.keys ? String(key) : undefined;
}
