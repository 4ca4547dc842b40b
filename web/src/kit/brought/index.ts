/** Boards that games' packages bring: `web/table.js`, an ES module with `mount(target, board)`. */
import { api } from "../../api/http";
import { plainModule } from "../plain";
import { i18n, t } from "../../i18n/index.svelte";
import type { Draw, Pictures } from "../drawing";
import type { TableModule } from "../table.svelte";
import type { Mount } from "./board";
import BroughtTable from "./BroughtTable.svelte";

const mounts = new Map<string, Mount>();

/** How the game's own board is drawn, once it is loaded. */
export const mountOf = (game: string): Mount | undefined => mounts.get(game);

/** How a package draws a picture of its rules pages. */
type Drawer = (
  target: HTMLElement,
  of: readonly string[],
  page: { lang: string; text: typeof t },
) => (() => void) | undefined;

interface Brought {
  mount?: Mount;
  pictures?: Record<string, Drawer>;
}

const load = async (game: string): Promise<Brought> =>
  (await import(/* @vite-ignore */ api.fileAddress(game, "table.js"))) as Brought;

/** The pictures of the game's rules pages, where its package brings any. */
export async function broughtPictures(game: string): Promise<Pictures> {
  const { pictures = {} } = await load(game).catch((): Brought => ({}));
  const drawn =
    (draw: Drawer): Draw =>
    (target, of) =>
      draw(target, of, { lang: i18n.lang, text: t }) ?? (() => undefined);
  return Object.fromEntries(Object.entries(pictures).map(([name, draw]) => [name, drawn(draw)]));
}

/** The game's own board, with words, hints and the log around it. */
export async function broughtModule(game: string): Promise<TableModule> {
  const loaded = await load(game);
  if (typeof loaded.mount !== "function") throw new Error(`table.js of ${game} exports no mount`);
  mounts.set(game, loaded.mount);
  return { ...plainModule(game), Table: BroughtTable };
}
