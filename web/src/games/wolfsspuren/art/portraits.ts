/** The eighteen wolves: a coat, a marking, a way to look, and something to remember each by. */
import { type Coat, COATS } from "../../../kit/art/coats";
import type { Mark, Pose } from "./heads";

const EYES = { amber: "#f0a92e", gold: "#ffd95a", ice: "#a8dcf2", moss: "#b7c95a" };

export type Trait =
  "torn" | "folded" | "scar" | "tongue" | "fang" | "asleep" | "wink" | "odd" | "tuft";

export interface Portrait {
  pose: Pose;
  coat: Coat;
  mark: Mark;
  eye: string;
  traits: Trait[];
}

const wolf = (
  pose: Pose,
  coat: keyof typeof COATS,
  mark: Mark,
  eye: keyof typeof EYES,
  ...traits: Trait[]
): Portrait => ({ pose, coat: COATS[coat], mark, eye: EYES[eye], traits });

export const PORTRAITS: Record<string, Portrait> = {
  "green-a": wolf("front", "slate", "mask", "gold"),
  "green-b": wolf("aside", "rust", "grizzled", "amber", "torn"),
  "green-c": wolf("profile", "snow", "cap", "ice"),
  "blue-a": wolf("aside", "ash", "mask", "ice", "folded"),
  "blue-b": wolf("profile", "timber", "spectacles", "gold", "tongue"),
  "blue-c": wolf("front", "raven", "muzzle", "amber", "scar"),
  "black-a": wolf("profile", "soot", "grizzled", "moss", "scar"),
  "black-b": wolf("front", "sand", "spectacles", "amber", "tongue"),
  "black-c": wolf("aside", "snow", "muzzle", "gold", "wink"),
  "yellow-a": wolf("front", "rust", "blaze", "moss", "folded"),
  "yellow-b": wolf("aside", "raven", "spectacles", "gold", "fang"),
  "yellow-c": wolf("profile", "slate", "mask", "amber", "torn"),
  "orange-a": wolf("aside", "timber", "blaze", "moss", "tongue"),
  "orange-b": wolf("profile", "sand", "muzzle", "ice", "fang"),
  "orange-c": wolf("front", "ash", "cap", "amber", "odd"),
  "grey-a": wolf("profile", "rust", "blaze", "gold", "folded"),
  "grey-b": wolf("front", "snow", "grizzled", "ice", "asleep", "tuft"),
  "grey-c": wolf("aside", "slate", "cap", "gold", "scar", "fang"),
};
