/** Which spots of the table an event is about. */
import type { Places } from "../../kit/places.svelte";
import type { Spot } from "./beats";
import type { Told } from "./events";

/** A spot, or a lodge's points. */
export type Place = Spot | `score-${number}`;

const at = (where: "played" | "easy" | "prey" | "lodge" | "score", seats: readonly number[]) =>
  seats.map((seat): Place => `${where}-${seat}`);
const everyone = (all: readonly unknown[]): number[] => all.map((_, seat) => seat);

function event(told: Told): Place[] {
  switch (told.name) {
    case "revealed":
      return at("played", everyone(told.cards));
    case "season-closed":
      return [...at("lodge", told.closers), ...at("prey", told.hunters)];
    case "took":
      return [`${told.place}-${told.owner}`, `prey-${told.seat}`];
    case "hunter-lost":
    case "returned":
      return [`lodge-${told.seat}`];
    case "day-began":
    case "round-ended":
      return [`marker-${told.marker}`];
    case "day-scored":
      return at("score", everyone(told.points));
    case "ended":
      return at("score", told.winners);
    default:
      return [];
  }
}

/** At rest only what is out of the ordinary: cards are shown and the horn goes round anyway, and a
 *  spot that prey was taken from holds another card by then. */
function marks(told: Told): Place[] {
  switch (told.name) {
    case "took":
      return [`prey-${told.seat}`];
    case "season-closed":
    case "hunter-lost":
    case "day-scored":
      return event(told);
    default:
      return [];
  }
}

export const places: Places<Told, Place> = {
  event,
  marks,
  since: ({ name }) => name === "revealed",
};
