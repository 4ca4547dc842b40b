/** Events as this app reads them: a name and its facts side by side. */
import type { GameEvent, Snapshot } from "./types";

type Nested = GameEvent & { data?: object };

/** Servers that keep an event's facts in `data` are understood too. */
const flatEvent = ({ data, ...event }: Nested): GameEvent => ({ ...data, ...event });

export const flat = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  log: snapshot.log.map((move) => ({ ...move, events: move.events.map(flatEvent) })),
});
