/** Short signs for how an animal moves. */
import type { Moves } from "./model";

const SIGNS: Record<Moves, string> = {
  plain: "",
  plus: "+1",
  minus: "−1",
  half: "½",
  "half-back": "↺½",
  triple: "×3",
  back: "↺",
  never: "•",
};

export const moveSign = (moves: Moves): string => SIGNS[moves];
