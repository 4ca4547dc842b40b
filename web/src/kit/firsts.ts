/** What this device remembers of meeting a game: in which match, and that its aim was read. */

const STORE = "wolfden:first:";
const READ = "wolfden:aims";

/** Whether this is the first match of the game here; asking about one makes it known. */
export function isFirst(game: string, match: string): boolean {
  try {
    const first = localStorage.getItem(STORE + game) ?? match;
    localStorage.setItem(STORE + game, first);
    return first === match;
  } catch {
    // Nothing is remembered here: nobody is asked for ever.
    return false;
  }
}

/** Another match will be the first one. */
export function forgetFirst(game: string, match: string): void {
  if (localStorage.getItem(STORE + game) === match) localStorage.removeItem(STORE + game);
}

function aimsRead(): string[] {
  const stored: unknown = JSON.parse(localStorage.getItem(READ) ?? "[]");
  return Array.isArray(stored) ? (stored as string[]) : [];
}

/** Whether nobody has put the card with the game's aim away here. */
export function aimIsNew(game: string): boolean {
  try {
    return !aimsRead().includes(game);
  } catch {
    // What cannot be remembered would be shown for ever.
    return false;
  }
}

export function rememberAim(game: string): void {
  try {
    localStorage.setItem(READ, JSON.stringify([...new Set([...aimsRead(), game])]));
  } catch {
    // Not remembered, but it is put away for this visit.
  }
}
