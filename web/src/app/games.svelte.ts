/** The four games of the house, and which of them this server plays. */
import { api } from "../api/http";
import type { CodedError, GameInfo } from "../api/types";

export interface Title {
  id: string;
  /** As printed on the box; the same in every language. */
  name: string;
  players: [low: number, high: number];
  minutes: number;
}

/** The server's figures count where it has them; these are for the games in the making. */
export const HOUSE: readonly Title[] = [
  { id: "jagdfieber", name: "Jagdfieber", players: [3, 5], minutes: 30 },
  { id: "the-wolves", name: "The Wolves", players: [2, 5], minutes: 75 },
  { id: "wolf-and-hound", name: "Wolf & Hound", players: [2, 4], minutes: 20 },
  { id: "wolfsspuren", name: "Wolfsspuren", players: [3, 6], minutes: 90 },
];

export const titleOf = (game: string): string =>
  HOUSE.find((title) => title.id === game)?.name ?? game;

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
