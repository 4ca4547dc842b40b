/** Handing a link on: the clipboard, or the device's own way to share. */
import { t } from "../i18n/index.svelte";
import { toasts } from "./toasts.svelte";

/** `told` says what was copied and what to do with it. */
export async function copyText(text: string, told = t("link-copied")): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without https, as on a home network, browsers have no clipboard: the old way.
    if (!copyBySelection(text)) {
      toasts.warn(t("copy-failed"));
      return false;
    }
  }
  toasts.note(told);
  return true;
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.style.position = "fixed";
  (document.querySelector("dialog[open]") ?? document.body).append(area);
  area.select();
  const done = document.execCommand("copy");
  area.remove();
  return done;
}

export const canShare = (): boolean => typeof navigator.share === "function";

export async function shareLink(title: string, url: string): Promise<void> {
  // Closing the share sheet without choosing is not an error.
  await navigator.share({ title, url }).catch(() => undefined);
}
