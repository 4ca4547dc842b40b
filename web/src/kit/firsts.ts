/** In which match this device first met each game. */

const STORE = "wolfden:first:";

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
