/** How this person was told at the last table, so that the next one offers it in one press. */
import type { Schemas } from "../../api/types";

export type Notice = Schemas["NoticeView"];
export type Quiet = Schemas["Quiet"];
export type Format = Notice["format"];

export interface Remembered {
  push?: boolean;
  others?: Pick<Schemas["NoticeWish"], "kind" | "address" | "format" | "proof">[];
  quiet?: Quiet | null;
}

const STORE = "wolfden:told";

export function remembered(): Remembered {
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? "{}") as Remembered | null) ?? {};
  } catch {
    return {};
  }
}

/** What is told now is what will be offered next time. */
export function remember(notices: readonly Notice[], quiet: Quiet | null): void {
  const kept: Remembered = {
    push: notices.some(({ kind }) => kind === "push"),
    others: notices
      .filter(({ kind }) => kind !== "push")
      .map(({ kind, address, format, proof }) => ({ kind, address, format, proof })),
    quiet,
  };
  try {
    localStorage.setItem(STORE, JSON.stringify(kept));
  } catch {
    // Not remembered, but it holds at this table.
  }
}

/** What a webhook's address tells of the service behind it. */
export function formatOf(address: string): Format {
  if (/^https:\/\/(\w+\.)?discord(app)?\.com\//.test(address)) return "discord";
  if (address.startsWith("https://hooks.slack.com/")) return "slack";
  return /^https:\/\/ntfy\./.test(address) ? "ntfy" : "json";
}
