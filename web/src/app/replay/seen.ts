/** What is seen again, and what can be had of it. */
import type { Branch, Seating } from "../../api/types";
import type { Lang } from "../../i18n/index.svelte";
import type { Past } from "../../kit/replay.svelte";

export interface Seen {
  /** The page's address, without the moment. */
  path: string;
  /** The match's id; null: a record. */
  match: string | null;
  past: Past;
  branch: (wish: Branch) => Promise<Seating>;
  /** Where the record is to be had, if it is. */
  record: string | null;
  scores: (lang: Lang) => string;
}
