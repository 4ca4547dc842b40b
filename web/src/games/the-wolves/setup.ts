/** The Wolves outside its table: whoever plays a pack is shown by its sign. */
import type { GameSetUp } from "../types";

export { default as Seat } from "./SeatPack.svelte";
export { default as Word } from "./PackWord.svelte";
export const fields: GameSetUp["fields"] = {};
