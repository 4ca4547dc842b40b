/** Which matches are played with a guide, on this device. */

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
