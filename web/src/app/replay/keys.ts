/** Keys of a replay: where they mean something else, such as in a list, they keep that meaning. */
import { isCovered } from "../../kit/keys.svelte";
import { settings } from "../../kit/settings.svelte";

const FIELDS = "textarea, select, input, [contenteditable]";
const PRESSED = "button, a, summary, [role=button], [role=radio], [role=option], [tabindex='0']";

export function keyOf(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === " " && !settings.keys) return null;
  const at = event.target instanceof Element ? event.target : null;
  if (at?.closest(FIELDS)) return null;
  if (event.key === " " && at?.closest(PRESSED)) return null;
  if (isCovered()) return null;
  return event.key;
}
