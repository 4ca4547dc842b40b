/** Wolfsspuren on the set-up page: the players' colours, and the rule that keeps everyone playing. */
import "./art/seats.css";
import type { GameSetUp } from "../types";
import JoiningField from "./JoiningField.svelte";

export { default as Seat } from "./SeatColour.svelte";
export { default as Word } from "./ColourWord.svelte";
export const fields: GameSetUp["fields"] = { joining: JoiningField };
