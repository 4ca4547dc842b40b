/** The eighteen wolves: a coat, a marking, a way to look, and something to remember each by. */
import type { Mark, Pose } from "./heads";

interface Coat {
  fur: string;
  deep: string;
  light: string;
}

const COATS = {
  snow: { fur: "#e9e2d0", deep: "#c6ba9e", light: "#fffaf0" },
  ash: { fur: "#b3bac0", deep: "#87909a", light: "#f1f2f0" },
  slate: { fur: "#71839a", deep: "#51617a", light: "#e4e9ec" },
  timber: { fur: "#97836a", deep: "#6b5944", light: "#efe3cf" },
  rust: { fur: "#b4693e", deep: "#84451f", light: "#f7dfc2" },
  sand: { fur: "#d8b07a", deep: "#ab804a", light: "#fbefd9" },
  soot: { fur: "#5b5f66", deep: "#3c4047", light: "#c9ccce" },
  raven: { fur: "#3c434c", deep: "#262c34", light: "#8d979f" },
} satisfies Record<string, Coat>;

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
