/** Wolf & Hound on the set-up page: the animals are chosen by their pictures. */
import type { GameSetUp } from "../types";
import AnimalPicker from "./AnimalPicker.svelte";

export { default as Seat } from "./SeatTeam.svelte";
export const fields: GameSetUp["fields"] = { preset: AnimalPicker, animals: null };
