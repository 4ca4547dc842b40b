/** Remarks in the words of whoever reads them. */
import type { Remark } from "../../api/talk.svelte";
import type { Snapshot } from "../../api/types";
import { t } from "../../i18n/index.svelte";

/** What was said; of a reaction, what it shows. */
export function textOf({ kind, body }: Pick<Remark, "kind" | "body">, game: string): string {
  if (kind === "words") return body;
  return t(kind === "sign" ? `${game}-sign-${body}` : `${kind}-${body}`);
}

/** Whether there is anybody to talk to, or to listen to. */
export function canTalk({ seats, manners, you }: Snapshot): boolean {
  const people = seats.filter(({ kind }) => kind !== "bot" && kind !== "program").length;
  return manners.talking !== "off" && people > 1 && (you !== null || manners.overheard);
}
