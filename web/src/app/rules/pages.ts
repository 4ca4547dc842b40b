/** The rules pages: the server fills in the figures of the version that a match is played by. */
import { api } from "../../api/http";
import type { RulesPage } from "../../api/types";
import type { Lang } from "../../i18n/index.svelte";

const pages = new Map<string, Promise<RulesPage>>();

/** Asked for once; a page that could not be had is asked for again. */
export function loadPage(game: string, lang: Lang, version?: number): Promise<RulesPage> {
  const key = `${game} ${lang} ${version ?? ""}`;
  const asked = pages.get(key) ?? api.rules(game, lang, version);
  pages.set(key, asked);
  asked.catch(() => pages.delete(key));
  return asked;
}
