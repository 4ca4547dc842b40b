/** The rules pages: markdown in the games' folders, turned into HTML while building. */
import { api } from "../api/http";
import type { RulesPage } from "../api/types";
import type { Lang } from "../i18n/index.svelte";

const pages = import.meta.glob<RulesPage>("../../../src/wolfden/games/*/pages/*.md");
const at = (game: string, lang: Lang): string =>
  `../../../src/wolfden/games/${game.replaceAll("-", "_")}/pages/${lang}.md`;

/** The server renders the pages of games that are not among ours. */
export async function loadRules(game: string, lang: Lang): Promise<RulesPage> {
  const load = pages[at(game, lang)];
  return load ? load() : api.rules(game, lang);
}
