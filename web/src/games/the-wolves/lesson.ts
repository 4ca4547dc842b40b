/** The table at which The Wolves are learned: small and short. */
import type { Lesson } from "../types";

export const lesson: Lesson = { bots: 2, options: { moons: 1 } };
