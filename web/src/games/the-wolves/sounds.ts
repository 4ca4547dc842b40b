/** What The Wolves sounds like. */
import type { Sounds } from "../../kit/sounds";
import type { Told } from "./events";

export const sounds: Sounds<Told> = {
  named: "card",
  howled: "howl",
  hunted: "hunt",
  dominated: "hunt",
  "moon-came": "howl",
};
