/** The rules pages: markdown in the games' folders, turned into HTML while building. */
import type { Lang } from "../api/types";

export interface RulesPage {
  html: string;
  headings: { id: string; level: number; text: string }[];
}

const pages = import.meta.glob<RulesPage>("../../../src/wolfden/games/*/pages/*.md");
const at = (game: string, lang: Lang): string =>
  `../../../src/wolfden/games/${game.replaceAll("-", "_")}/pages/${lang}.md`;

export const hasRules = (game: string): boolean => at(game, "en") in pages;

export async function loadRules(game: string, lang: Lang): Promise<RulesPage | null> {
  const load = pages[at(game, lang)] ?? pages[at(game, "en")];
  return load ? await load() : null;
}
