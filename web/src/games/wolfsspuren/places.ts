/** Which places of the table an event is about. */
import type { Places } from "../../kit/places.svelte";
import type { Told } from "./events";

/** A wolf, prey, a player's line, a phase of the year, or the pups. */
export type Place =
  `wolf-${string}` | `prey-${string}` | `player-${number}` | `phase-${string}` | "pups";

const wolves = (names: readonly string[]) => names.map((name): Place => `wolf-${name}`);
const everyone = (all: readonly unknown[]) => all.map((_, seat): Place => `player-${seat}`);

function event(told: Told): Place[] {
  switch (told.name) {
    case "pack-formed":
      return wolves([...told.males, ...told.females]);
    case "births-drawn":
    case "pups-died":
      return ["pups"];
    case "pup-added":
      return ["pups", `player-${told.seat}`];
    case "prey-turned":
    case "prey-chosen":
    case "prey-released":
      return [`prey-${told.prey}`];
    case "hunted":
      return [`prey-${told.prey}`, "phase-pack-hunt"];
    case "phase-began":
      return [
        `phase-${told.phase}`,
        ...wolves(told.tokens.filter(({ token }) => token > 0).map(({ wolf }) => wolf)),
      ];
    case "howled":
      return ["phase-howling"];
    default:
      return ofThePack(told);
  }
}

function ofThePack(told: Told): Place[] {
  switch (told.name) {
    case "went-hungry":
      return wolves(told.wolves);
    case "fed":
      return wolves(told.meals.map(({ wolf }) => wolf));
    case "aged":
      return wolves(told.wolves.map(({ wolf }) => wolf));
    case "swapped":
      return wolves([told.wolf, told.other]);
    case "fight-won":
      return wolves([told.wolf, told.loser]);
    case "attacked":
    case "submitted":
    case "fight-began":
    case "fight-drawn":
      return wolves([told.wolf, told.target]);
    case "marked":
      return wolves(told.wolves.map(({ wolf }) => wolf));
    case "year-scored":
      return everyone(told.totals);
    case "died":
    case "omega-excluded":
    case "left-alone":
      // It is gone: its player is who it is about.
      return [`player-${told.seat}`];
    default:
      return "wolf" in told ? [`wolf-${told.wolf}`] : [];
  }
}

/** What leaves the table other than it was. */
const LASTING = new Set<Told["name"]>([
  ...(["caught", "went-hungry", "wounded", "fed", "disc-won", "disc-lost", "swapped"] as const),
  ...(["omega-made", "omega-accepted", "alpha-alone", "joined-by-consent", "pup-joined"] as const),
  ...(["died", "omega-excluded", "left-alone", "prey-turned"] as const),
  ...(["prey-released", "year-scored"] as const),
]);

/** A phase is played by all: its beginning is where what changed begins. */
const BEGINNINGS = new Set<Told["name"]>(["year-began", "phase-began", "marked"]);

export const places: Places<Told, Place> = {
  event,
  marks: (told) => (LASTING.has(told.name) ? event(told) : []),
  since: ({ name }) => BEGINNINGS.has(name),
};
