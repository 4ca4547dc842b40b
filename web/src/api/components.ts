/**
 * The figures of each game's box, as its components.toml has them under the version of the rules
 * that the table is played by: asked for once, then at hand.
 */
import { api } from "./http";

interface Box {
  version: number | undefined;
  content: unknown;
}

const boxes = new Map<string, Box>();

/** A table and a set-up page wait for it, as they do for the game's texts. */
export async function loadComponents(game: string, version?: number): Promise<void> {
  const box = boxes.get(game);
  if (!box || box.version !== version)
    keepComponents(game, await api.components(game, version), version);
}

export const keepComponents = (game: string, content: unknown, version?: number): void =>
  void boxes.set(game, { version, content });

/** Read when something is drawn, never while modules load. */
export function componentsOf<Content>(game: string): Content {
  const box = boxes.get(game);
  if (!box) throw new Error(`the components of ${game} are not loaded`);
  return box.content as Content;
}
