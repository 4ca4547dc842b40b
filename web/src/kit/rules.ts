/** The rules pages: markdown in docs/rules, turned into HTML while building. */
import type { Lang } from "../i18n/index.svelte";

export interface RulesPage {
  html: string;
  headings: { id: string; level: number; text: string }[];
}

const pages = import.meta.glob<RulesPage>("../../../docs/rules/*.md");
const at = (game: string, lang: Lang): string => `../../../docs/rules/${game}.${lang}.md`;

export const hasRules = (game: string): boolean => at(game, "en") in pages;

export async function loadRules(game: string, lang: Lang): Promise<RulesPage | null> {
  const load = pages[at(game, lang)] ?? pages[at(game, "en")];
  return load ? await load() : null;
}
