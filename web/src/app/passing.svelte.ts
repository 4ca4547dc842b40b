/** Several people on one device: who has it, who is to have it next, and when a curtain is drawn.
 *
 *  Where seats have secrets, the table is drawn for the person who said that it is they who look; at a
 *  table without secrets the device changes hands by itself. */
import type { LiveMatch } from "../api/live.svelte";
import { keepSeat, peopleHere, type Person, tokenOf } from "../api/tokens";
import type { Snapshot } from "../api/types";

/** Whoever of these owes a decision first, after the one who has the device; null: it stays there.
 *  Choices that all make at once are made one after the other. */
export function nextPerson(
  { to_act, seats }: Pick<Snapshot, "to_act" | "seats">,
  people: readonly Person[],
  holder: number | null,
): number | null {
  const owing = people
    .map(({ seat }) => seat)
    .filter((seat) => to_act.includes(seat) && seats[seat]?.stand_in === null)
    .sort((one, other) => one - other);
  if (holder !== null && owing.includes(holder)) return null;
  return owing.find((seat) => seat > (holder ?? -1)) ?? owing[0] ?? null;
}

/** The one who asked for the device, until the next move. */
interface Asked {
  seat: number;
  number: number;
}

export class Passing {
  readonly people: readonly Person[];
  #live: LiveMatch;
  #secrets: () => boolean;
  /** Who looks; null: nobody has said so since the page was opened. */
  #holder = $state<number | null>(null);
  #asked = $state.raw<Asked | null>(null);

  constructor(live: LiveMatch, secrets: () => boolean) {
    this.#live = live;
    this.#secrets = secrets;
    this.people = live.watch ? [] : peopleHere(live.match);
  }

  /** For whom the table is to be drawn. */
  get #wanted(): number | null {
    const { snapshot } = this.#live;
    if (!snapshot) return null;
    const asked = this.#asked;
    if (asked?.number === snapshot.number) return asked.seat;
    const holder = this.#secrets() ? this.#holder : snapshot.you;
    return nextPerson(snapshot, this.people, holder) ?? holder ?? snapshot.you;
  }

  get #matters(): boolean {
    return this.people.length > 1 && this.#live.snapshot?.phase === "playing";
  }

  /** To whom the device is to be passed; null: there is nothing to hide. */
  get curtain(): number | null {
    if (!this.#matters || !this.#secrets()) return null;
    return this.#wanted === this.#holder ? null : this.#wanted;
  }

  /** Whether what has come from the server is for whoever looks. */
  get ready(): boolean {
    return !this.#matters || !this.#secrets() || this.#live.snapshot?.you === this.#holder;
  }

  /** The others who could have the device. */
  get others(): number[] {
    const { you, phase } = this.#live.snapshot ?? {};
    if (phase !== "playing") return [];
    return this.people.map(({ seat }) => seat).filter((seat) => seat !== you);
  }

  /** Somebody wants to look though nobody waits for them. */
  ask(seat: number): void {
    this.#asked = { seat, number: this.#live.snapshot?.number ?? 0 };
    if (!this.#secrets()) this.#sit(seat);
  }

  /** The person whom the curtain names has the device. */
  lift(): void {
    const seat = this.curtain;
    if (seat === null) return;
    this.#holder = seat;
    this.#sit(seat);
  }

  /** Where nothing is hidden the next one plays at once. */
  follow(): void {
    const wanted = this.#wanted;
    if (this.#matters && !this.#secrets() && wanted !== null) this.#sit(wanted);
  }

  #sit(seat: number): void {
    const person = this.people.find((each) => each.seat === seat);
    if (!person || tokenOf(this.#live.match) === person.token) return;
    keepSeat(this.#live.match, person.token);
    this.#live.reconnect();
  }
}
