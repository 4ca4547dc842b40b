/** The figures of each game's box, as its components.toml has them: asked for once, then at hand. */
import { api } from "./http";

const boxes = new Map<string, unknown>();

/** A table and a set-up page wait for it, as they do for the game's texts. */
export async function loadComponents(game: string): Promise<void> {
  if (!boxes.has(game)) keepComponents(game, await api.components(game));
}

export const keepComponents = (game: string, box: unknown): void => void boxes.set(game, box);

/** Read when something is drawn, never while modules load. */
export function componentsOf<Box>(game: string): Box {
  if (!boxes.has(game)) throw new Error(`the components of ${game} are not loaded`);
  return boxes.get(game) as Box;
}
