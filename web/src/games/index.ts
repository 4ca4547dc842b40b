/** The games the browser can draw. Each game's code and figures load when a table needs them. */
import { loadComponents } from "../api/components";
import type { GameModule, GameSetUp } from "./types";

const modules = import.meta.glob<GameModule>("./*/index.ts");
const setUps = import.meta.glob<GameSetUp>("./*/setup.ts");

export const canDraw = (game: string): boolean => `./${game}/index.ts` in modules;

export async function loadGame(game: string): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) throw new Error(`no table for the game ${game}`);
  const [loaded] = await Promise.all([load(), loadComponents(game)]);
  return loaded;
}

/** The game's own fields for its options; most games need none. */
export async function loadSetUp(game: string): Promise<GameSetUp> {
  const load = setUps[`./${game}/setup.ts`];
  if (!load) return { fields: {} };
  const [loaded] = await Promise.all([load(), loadComponents(game)]);
  return loaded;
}
