/** The games the browser can draw. Each game's code and texts load when a table needs them. */
import type { GameModule, GameSetUp } from "./types";

const modules = import.meta.glob<GameModule>("./*/index.ts");
const setUps = import.meta.glob<GameSetUp>("./*/setup.ts");

export const canDraw = (game: string): boolean => `./${game}/index.ts` in modules;

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) throw new Error(`no table for the game ${game}`);
  return load();
}

/** The game's own fields for its options; most games need none. */
export async function loadSetUp(game: string): Promise<GameSetUp> {
  return (await setUps[`./${game}/setup.ts`]?.()) ?? { fields: {} };
}
