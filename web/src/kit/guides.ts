/** Which matches are played with a guide, on this device, and how a game's first match is set up. */
import type { GameInfo, OptionValue } from "../api/types";

const STORE = "wolfden:guided";

/** Matches that are played with the guide, on this device. */
function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as string[];
  } catch {
    return [];
  }
}

export const isGuided = (match: string): boolean => stored().includes(match);

export function setGuided(match: string, on: boolean): void {
  const others = stored().filter((one) => one !== match);
  try {
    localStorage.setItem(STORE, JSON.stringify(on ? [...others, match].slice(-20) : others));
  } catch {
    // Not remembered, but it holds for this visit.
  }
}

interface Lesson {
  bots: number;
  options: Record<string, OptionValue>;
}

/** The tables at which a game is learned: small and short. */
const FIRST: Record<string, Lesson> = { "the-wolves": { bots: 2, options: { moons: 1 } } };

/** The first match of a game with a guide; null for a game without one. */
export function firstMatch({ id, options }: GameInfo): Lesson | null {
  const lesson = FIRST[id];
  if (!lesson) return null;
  const known = new Set(options.map(({ name }) => name));
  const entries = Object.entries(lesson.options).filter(([name]) => known.has(name));
  return { ...lesson, options: Object.fromEntries(entries) };
}
