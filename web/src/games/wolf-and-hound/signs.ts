/** Short signs for how an animal moves. */
import type { Moves } from "./model";

const SIGNS: Record<Moves, string> = {
  plain: "",
  plus: "+1",
  minus: "−1",
  half: "½",
  "half-back": "½",
  triple: "×3",
  back: "",
  never: "•",
};

const BACKWARDS: readonly Moves[] = ["half-back", "back"];

export const goesBack = (moves: Moves): boolean => BACKWARDS.includes(moves);
export const moveSign = (moves: Moves): string => SIGNS[moves];
