/** The games this server plays; all that the pages say of them comes from it. */
import { api } from "../api/http";
import type { CodedError, GameInfo } from "../api/types";
import { i18n } from "../i18n/index.svelte";

class Games {
  /** Undefined until the server has answered. */
  all = $state.raw<GameInfo[]>();
  away = $state.raw<CodedError>();

  async load(): Promise<void> {
    if (this.all) return;
    try {
      this.all = await api.games();
      this.away = undefined;
    } catch (error) {
      this.away = error as CodedError;
    }
  }

  find(id: string): GameInfo | undefined {
    return this.all?.find((game) => game.id === id);
  }
}

export const games = new Games();

/** What a game is called in the reader's language; nothing until the server has answered. */
export const titleOf = (game: string): string =>
  games.find(game)?.titles[i18n.lang] ?? (games.all ? game : "");
