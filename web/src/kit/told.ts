/** The story so far: every event that has been told, in order, for the log and for lessons. */
import type { GameEvent, LoggedMove } from "../api/types";
import type { Names } from "./names";
import type { Position } from "./playback.svelte";

/** One kind of a game's events. */
export type EventOf<Told extends GameEvent, Name extends Told["name"]> = Extract<
  Told,
  { name: Name }
>;

export interface ToldEvent<Told extends GameEvent = GameEvent> {
  /** Names it within the match. */
  key: string;
  event: Told;
}

/** With who moved. */
export interface StoryEvent<Told extends GameEvent = GameEvent> extends ToldEvent<Told> {
  seat: number;
}

/** Says an event in a sentence, or nothing where none is due, with these names and this view. */
export type Teller<View = unknown, Told extends GameEvent = GameEvent> = (
  names: Names,
  view: View,
) => (event: Told) => string;

/** Up to `until`, or all of it; steps that were taken back are left out. */
export function toldEvents<Told extends GameEvent>(
  log: readonly LoggedMove<Told>[],
  until: Position | null,
): StoryEvent<Told>[] {
  const moves: StoryEvent<Told>[][] = [];
  for (const { number, seat, events } of log) {
    if (until && number > until.number) break;
    const seen = until?.number === number ? events.slice(0, until.index + 1) : events;
    const back = events.find(({ name }) => name === "undone");
    if (back) moves.splice(-stepsBack(back));
    else moves.push(seen.map((event, index) => ({ key: `${number}.${index}`, seat, event })));
  }
  return moves.flat();
}

/** How many steps were taken back. */
const stepsBack = (undone: GameEvent): number => Number("steps" in undone ? undone.steps : 1);
