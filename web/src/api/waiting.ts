/** A choice that waits for the line, kept while the page is loaded anew. */

export interface Waiting {
  decision: number;
  action: string;
  /** Moves made when it was chosen. */
  number: number;
  /** Whose choice it is. */
  seat: number | null;
}

const keyOf = (match: string): string => `wolfden:waiting:${match}`;

export function keepWaiting(match: string, waiting: Waiting): void {
  try {
    sessionStorage.setItem(keyOf(match), JSON.stringify(waiting));
  } catch {
    // It still waits as long as the page stays.
  }
}

export function forgetWaiting(match: string): void {
  try {
    sessionStorage.removeItem(keyOf(match));
  } catch {
    // Nothing was kept.
  }
}

/** What was left waiting when the page was last closed. */
export function keptWaiting(match: string): Waiting | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(match)) ?? "null") as Waiting | null;
    return typeof kept?.decision === "number" && typeof kept.action === "string" ? kept : null;
  } catch {
    return null;
  }
}
