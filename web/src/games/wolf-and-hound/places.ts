/** Which places of the table an event is about. */
import type { Places } from "../../kit/places.svelte";
import type { Spot } from "./beats";
import type { Told } from "./events";

/** A spot, an animal, or a player's name plate. */
export type Place = Spot | `animal-${string}` | `plate-${number}`;

function event(told: Told): Place[] {
  switch (told.name) {
    case "played":
    case "kept":
      return [`row-${told.place}`];
    case "exchanged":
    case "exchange-failed":
    case "ghost-stuck":
      return [`row-${told.place}`, `ghost-${told.place}`];
    case "turned-up":
      return ["turned-up", told.source === "draw" ? "pile" : `ghost-${told.place}`];
    case "moved":
    case "turned":
      return [`animal-${told.animal}`];
    case "pair":
      return told.animals.map((animal): Place => `animal-${animal}`);
    case "turn-skipped":
    case "threes-forbidden":
      return [`animal-${told.animal}`, `plate-${told.place}`];
    case "drew":
      return ["pile", `plate-${told.place}`];
    case "hand-shown":
      return [`plate-${told.place}`];
    case "last-round":
      return ["pile"];
    default:
      return outcomes(told);
  }
}

function outcomes(told: Told): Place[] {
  switch (told.name) {
    case "sheep-lost":
    case "sheep-found":
      return [`animal-${told.animal}`, `meadow-${told.target}`, `wood-${told.target}`];
    case "nothing-happened":
      return [`animal-${told.animal}`, `meadow-${told.target}`];
    case "game-ended":
      return told.sheep.map((_, place): Place => `meadow-${place}`);
    default:
      return [];
  }
}

/** What has changed, not what changed it. */
function marks(told: Told): Place[] {
  switch (told.name) {
    case "played":
    case "kept":
    case "exchanged":
    case "exchange-failed":
      return [`row-${told.place}`];
    case "moved":
    case "turned":
      return [`animal-${told.animal}`];
    case "sheep-lost":
    case "sheep-found":
      return [`meadow-${told.target}`];
    default:
      return [];
  }
}

export const places: Places<Told, Place> = { event, marks };
