/** What this device has read of a table's talk, and whom it does not want to hear there. */
import type { Remark } from "../../api/talk.svelte";

interface Stored {
  read?: number;
  muted?: number[];
}

export class Hearing {
  read = $state(0);
  muted = $state.raw<readonly number[]>([]);
  #key: string;

  constructor(match: string) {
    this.#key = `wolfden:talk:${match}`;
    try {
      const stored = (JSON.parse(localStorage.getItem(this.#key) ?? "{}") as Stored | null) ?? {};
      this.read = Number(stored.read) || 0;
      this.muted = Array.isArray(stored.muted) ? stored.muted : [];
    } catch {
      // Nothing is known of this table.
    }
  }

  hears({ seat }: Remark): boolean {
    return seat === null || !this.muted.includes(seat);
  }

  /** How many remarks of others were not read yet. */
  unread(remarks: readonly Remark[], you: number | null): number {
    return remarks.filter(
      (remark) => remark.number > this.read && remark.seat !== you && this.hears(remark),
    ).length;
  }

  markRead(last: number): void {
    if (last <= this.read) return;
    this.read = last;
    this.#store();
  }

  mute(seat: number, on: boolean): void {
    this.muted = on ? [...this.muted, seat] : this.muted.filter((each) => each !== seat);
    this.#store();
  }

  #store(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ read: this.read, muted: this.muted }));
    } catch {
      // Not remembered, but it holds for this visit.
    }
  }
}
