/** What this device remembers of each first match with a guide: what was read, and if it is closed. */

const STORE = "wolfden:guides";
const MOST = 20;

interface Memory {
  off: boolean;
  read: string[];
}

function stored(): [match: string, memory: Memory][] {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "[]") as [string, Memory][];
  } catch {
    return [];
  }
}

export const memoryOf = (match: string): Memory =>
  stored().find(([one]) => one === match)?.[1] ?? { off: false, read: [] };

export function remember(match: string, memory: Memory): void {
  const others = stored().filter(([one]) => one !== match);
  try {
    localStorage.setItem(STORE, JSON.stringify([...others, [match, memory]].slice(-MOST)));
  } catch {
    // Not remembered, but it holds for this visit.
  }
}
