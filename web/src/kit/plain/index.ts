/** The table for games that this app knows nothing about. */
import type { GameEvent } from "../../api/types";
import { hasText } from "../../i18n/index.svelte";
import type { Script } from "../playback.svelte";
import type { TableModule } from "../table.svelte";
import { places } from "./places";
import PlainTable from "./PlainTable.svelte";

const TELLING = 650;

/** Every event that has words is told in them; the table changes when all is told. */
const plainScript = (game: string): Script => {
  const lasts = ({ name }: GameEvent) => hasText(`${game}-event-${name}`);
  return {
    rest: ({ view }) => view,
    lasts,
    beats: (stage, event) => [{ stage, cue: null, time: lasts(event) ? TELLING : 0 }],
  };
};

export const plainModule = (game: string): TableModule => ({
  Table: PlainTable,
  script: plainScript(game),
  places,
});
