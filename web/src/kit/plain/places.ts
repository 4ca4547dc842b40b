/** The places of any game: its players, by their lines in the outline. */
import type { GameEvent } from "../../api/types";
import type { Places } from "../places.svelte";
import { seatsIn } from "../values";

export type Place = `seat-${number}`;

export const places: Places<GameEvent, Place> = {
  event: (told) => seatsIn(told).map((seat): Place => `seat-${seat}`),
};
