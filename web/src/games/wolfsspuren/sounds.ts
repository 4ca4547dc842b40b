/** What Wolfsspuren sounds like. */
import type { Sounds } from "../../kit/sounds";
import type { Told } from "./events";

export const sounds: Sounds<Told> = {
  "phase-began": "card",
  hunted: "hunt",
  caught: "hunt",
  howled: "howl",
  struck: "card",
};
