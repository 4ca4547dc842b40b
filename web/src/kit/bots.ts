/** Which bots think at a table, known to whatever shows a seat. */
import { getContext, setContext } from "svelte";
import type { BotTurn } from "../api/types";

const KEY = Symbol("bots");

export const provideBots = (turns: () => readonly BotTurn[]): void => {
  setContext(KEY, turns);
};

/** The turn of the bot that searches in this seat. */
export function botTurnHere(): (seat: number) => BotTurn | undefined {
  const turns = getContext<(() => readonly BotTurn[]) | undefined>(KEY) ?? (() => []);
  return (seat) => turns().find((turn) => turn.seat === seat);
}
