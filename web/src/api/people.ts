/** The people at a table: who is here, whose seat a bot plays, whose clock runs. */
import type { GameEvent, LoggedMove, Schemas } from "./types";

export type People = Schemas["People"];
export type Where = "here" | "away" | "gone";
export type ClockRule = NonNullable<Schemas["Snapshot"]["clock"]>;

/** What the log tells about the table and not the game. */
export type TableEvent = Schemas["TableEvent"];

const OF_THE_TABLE = new Set<string>([
  "handed-over",
  "taken-back",
  "stopped",
  "resigned",
  "branched",
] satisfies TableEvent["name"][]);

const isTableEvent = (event: GameEvent): boolean => OF_THE_TABLE.has(event.name);

/** The moves of the game alone: a game's table need not know who plays for whom. */
export const gameMoves = (log: LoggedMove[]): LoggedMove[] =>
  log.filter(({ events }) => !events.some(isTableEvent));

export const tableEvents = (log: LoggedMove[]): TableEvent[] =>
  log.flatMap(({ events }) => events.filter(isTableEvent) as TableEvent[]);

/** Milliseconds that somebody has left at this moment of the server's. */
export function timeLeft(clock: { left: number; until: number | null }, now: number): number {
  return clock.until === null ? clock.left : Math.max(0, clock.until - now);
}
