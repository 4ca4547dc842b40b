/** The games the browser can draw. Each game's code and figures load when a table needs them. */
import { loadComponents } from "../api/components";
import type { GameInfo } from "../api/types";
import { loadTexts } from "../i18n/index.svelte";
import type { GameModule, GameRules, GameSetUp } from "./types";

const modules = import.meta.glob<GameModule>("./*/index.ts");
const setUps = import.meta.glob<GameSetUp>("./*/setup.ts");
const rules = import.meta.glob<GameRules>("./*/rules.ts");

/** Our table of the game, the one that its package brings, or the plain one. */
export async function loadGame(
  { id: game, table }: GameInfo,
  version: number,
): Promise<GameModule> {
  const load = modules[`./${game}/index.ts`];
  if (!load) return table ? brought(game) : plain(game);
  const [loaded] = await Promise.all([load(), loadComponents(game, version)]);
  return loaded;
}

const plain = async (game: string): Promise<GameModule> =>
  (await import("../kit/plain")).plainModule(game);

async function brought(game: string): Promise<GameModule> {
  const { broughtModule } = await import("../kit/brought");
  return broughtModule(game).catch((error: unknown) => {
    console.error(`the table of ${game} could not be loaded:`, error);
    return plain(game);
  });
}

/** The game's own fields for its options; most games need none. */
export async function loadSetUp(game: string): Promise<GameSetUp> {
  const load = setUps[`./${game}/setup.ts`];
  if (!load) return { fields: {} };
  const [loaded] = await Promise.all([load(), loadComponents(game)]);
  return loaded;
}

/** The pictures of a game's rules pages; words alone will do where there are none. */
export async function loadRules({ id, table }: GameInfo, version?: number): Promise<GameRules> {
  const load = rules[`./${id}/rules.ts`];
  if (load) return (await Promise.all([load(), loadComponents(id, version), loadTexts(id)]))[0];
  if (!table) return { pictures: {} };
  const { broughtPictures } = await import("../kit/brought");
  return { pictures: await broughtPictures(id) };
}
