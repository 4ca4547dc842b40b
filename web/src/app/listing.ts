/** What a table says in the public list, and how the list is looked through. Pure. */
import type { OpenTable, Schemas } from "../api/types";
import { i18n, LANGS } from "../i18n/index.svelte";

export type Listing = Required<Schemas["Listing"]>;
export const STRENGTHS = ["any", "new", "seasoned"] as const satisfies Listing["strength"][];
export const SPOKEN = LANGS;

/** A language in the reader's own. */
export const languageName = (language: string): string =>
  new Intl.DisplayNames([i18n.lang], { type: "language" }).of(language) ?? language;

/** Those of a game and a language; empty: any. Whoever minds no language fits every one. */
export const chosen = (tables: readonly OpenTable[], game: string, language: string): OpenTable[] =>
  tables.filter(
    (table) =>
      (!game || table.game === game) &&
      (!language || table.language === null || table.language === language),
  );
