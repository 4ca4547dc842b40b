/** The figures of each game's box, as its components.toml has them: asked for once, then at hand. */
import { api } from "./http";

const boxes = new Map<string, unknown>();
/** The version of the rules whose figures are at hand; undefined: the newest. */
const held = new Map<string, number | undefined>();

/** A table and a set-up page wait for it, as they do for the game's texts. */
export async function loadComponents(game: string, rules?: number): Promise<void> {
  if (!boxes.has(game) || rules !== held.get(game))
    keepComponents(game, await api.components(game, rules));
  held.set(game, rules);
}

export const keepComponents = (game: string, box: unknown): void => void boxes.set(game, box);

/** Read when something is drawn, never while modules load. */
export function componentsOf<Box>(game: string): Box {
  if (!boxes.has(game)) throw new Error(`the components of ${game} are not loaded`);
  return boxes.get(game) as Box;
}
