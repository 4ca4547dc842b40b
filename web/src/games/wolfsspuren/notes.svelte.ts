/** Field notes: the life of wolves behind the rules. Which one lies open. */

export const TOPICS = [
  "pack",
  "alphas",
  "beta",
  "omega",
  "recognition",
  "births",
  "prey",
  "rearing",
  "lone-hunt",
  "pack-hunt",
  "howling",
  "rank-fights",
  "marking",
  "departure",
  "joining",
  "strength",
  "territory",
] as const;
export type Topic = (typeof TOPICS)[number];

class Notes {
  open = $state<Topic | null>(null);
  /** What holds at the table now, beside the note; empty: nothing. */
  now = $state("");

  show(topic: Topic, now = ""): void {
    this.open = topic;
    this.now = now;
  }

  close(): void {
    this.open = null;
  }
}

export const notes = new Notes();

/** The note of a step of the year. */
export const topicOf = (phase: string): Topic =>
  phase === "preparation" ? "births" : (phase as Topic);
