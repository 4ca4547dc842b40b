/** What Wolf & Hound sounds like. */
import type { Sounds } from "../../kit/sounds";
import type { Told } from "./events";

export const sounds: Sounds<Told> = {
  played: "card",
  kept: "card",
  exchanged: "card",
  "sheep-lost": "hunt",
  "sheep-found": "card",
};
