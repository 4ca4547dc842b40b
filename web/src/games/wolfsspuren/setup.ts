/** Wolfsspuren on the set-up page: the players' colours. */
import "./art/seats.css";
import type { GameSetUp } from "../types";

export { default as Seat } from "./SeatColour.svelte";
export { default as Word } from "./ColourWord.svelte";
export const fields: GameSetUp["fields"] = {};
