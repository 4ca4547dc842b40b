/** Which places an event is about: hexes of the map, whole regions, boards of the players. */
import type { Places } from "../../kit/places.svelte";
import type { Told } from "./events";

/** A hex by its name such as `c7`, a tile such as `tile-c`, a board such as `board-2`. */
export type Spot = string;

function event(told: Told): Spot[] {
  switch (told.name) {
    case "placed":
    case "den-built":
    case "upgraded":
    case "howled":
    case "dominated":
    case "hunted":
      return [told.hex];
    case "moved":
    case "displaced":
      return [told.from, told.to];
    case "region-scored":
      return [`tile-${told.tile}`];
    case "uncovered":
    case "token-gained":
      return [`board-${told.seat}`];
    default:
      return [];
  }
}

/** What happened on the map stays to be seen there: a wolf stands where it went. */
const marks = (told: Told): Spot[] => ("to" in told ? [told.to] : "hex" in told ? event(told) : []);

export const places: Places<Told, Spot> = { event, marks };
