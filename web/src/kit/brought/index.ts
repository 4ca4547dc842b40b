/** Boards that games' packages bring: `web/table.js`, an ES module with `mount(target, board)`. */
import { api } from "../../api/http";
import { plainModule } from "../plain";
import type { TableModule } from "../table.svelte";
import type { Mount } from "./board";
import BroughtTable from "./BroughtTable.svelte";

const mounts = new Map<string, Mount>();

/** How the game's own board is drawn, once it is loaded. */
export const mountOf = (game: string): Mount | undefined => mounts.get(game);

/** The game's own board, with words, hints and the log around it. */
export async function broughtModule(game: string): Promise<TableModule> {
  const address = api.fileAddress(game, "table.js");
  const loaded = (await import(/* @vite-ignore */ address)) as { mount?: Mount };
  if (typeof loaded.mount !== "function") throw new Error(`${address} exports no mount`);
  mounts.set(game, loaded.mount);
  return { ...plainModule(game), Table: BroughtTable };
}
