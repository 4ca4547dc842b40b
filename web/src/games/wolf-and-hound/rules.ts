/** Wolf & Hound's rules pages: their pictures, and where to open them. */
import { picturesOf } from "../../kit/drawing";
import type { Begun } from "../../kit/source";
import "./art/palette.css";
import type { View } from "./model";
import Animals from "./pictures/Animals.svelte";
import Face from "./pictures/Face.svelte";
import Numbers from "./pictures/Numbers.svelte";
import Pasture from "./pictures/Pasture.svelte";
import Presets from "./pictures/Presets.svelte";
import Seats from "./pictures/Seats.svelte";

export const pictures = picturesOf({
  animals: Animals,
  face: Face,
  numbers: Numbers,
  pasture: Pasture,
  presets: Presets,
  seats: Seats,
});

const PLACES = { play: "turn", exchange: "ghosts", turn: "changelings" };

export function place({ view }: Begun<View>): string {
  if (!view.awaiting) return "end";
  return view.awaiting === "play" && view.no_threes ? "sheep-cards" : PLACES[view.awaiting];
}
