/** Several people on one device: who has it, who is to have it next, and when a curtain is drawn.
 *
 *  Where seats have secrets, the table is drawn for the person who said that it is they who look; at a
 *  table without secrets the device changes hands by itself. */
import { api } from "../api/http";
import type { LiveMatch } from "../api/live.svelte";
import { keepSeat, peopleHere, type Person, placePeople, tokenOf } from "../api/tokens";
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
  people = $state.raw<readonly Person[]>([]);
  #live: LiveMatch;
  /** Whether it began as a device of several; one of them may be left. */
  #shared: boolean;
  /** Whether we know who sits where. */
  #located = $state(true);
  #secrets: () => boolean;
  /** Who looks; null: nobody has said so since the page was opened. */
  #holder = $state<number | null>(null);
  #asked = $state.raw<Asked | null>(null);

  constructor(live: LiveMatch, secrets: () => boolean) {
    this.#live = live;
    this.#secrets = secrets;
    this.people = live.watch ? [] : peopleHere(live.match);
    this.#shared = this.people.length > 1;
    if (this.#shared) void this.#locate();
  }

  /** Before the match began they may have changed places: the server knows. */
  async #locate(): Promise<void> {
    this.#located = false;
    const { match } = this.#live;
    const asked = this.people.map(({ token }) => ({ match, token }));
    const found = await api.tables(asked).catch(() => null);
    if (found) {
      placePeople(
        match,
        this.people.flatMap(({ token }, at): Person[] => {
          const seat = found[at]?.you ?? null;
          return seat === null ? [] : [{ seat, token }];
        }),
      );
      this.people = peopleHere(match);
    }
    this.#located = true;
  }

  /** Somebody's seat may have gone to another device: whoever looked is to look no more. */
  recount(): void {
    const { match } = this.#live;
    const held = [tokenOf(match), ...peopleHere(match).map(({ token }) => token)];
    const left = this.people.filter(({ token }) => held.includes(token));
    if (!this.#shared || left.length === this.people.length) return;
    this.people = left;
    if (!left.some(({ seat }) => seat === this.#holder)) this.#holder = null;
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
    return this.#shared && this.#live.snapshot?.phase === "playing";
  }

  /** To whom the device is to be passed; null: there is nothing to hide. */
  get curtain(): number | null {
    if (!this.#located || !this.#matters || !this.#secrets()) return null;
    return this.#wanted === this.#holder ? null : this.#wanted;
  }

  /** Whether what has come from the server is for whoever looks. */
  get ready(): boolean {
    if (!this.#located) return false;
    return !this.#matters || !this.#secrets() || this.#live.snapshot?.you === this.#holder;
  }

  /** The others who could have the device. */
  get others(): number[] {
    const { you, phase } = this.#live.snapshot ?? {};
    if (phase !== "playing") return [];
    const named = this.curtain ?? you;
    return this.people.map(({ seat }) => seat).filter((seat) => seat !== named);
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
    if (this.#located && this.#matters && !this.#secrets() && wanted !== null) this.#sit(wanted);
  }

  #sit(seat: number): void {
    const person = this.people.find((each) => each.seat === seat);
    if (!person || tokenOf(this.#live.match) === person.token) return;
    keepSeat(this.#live.match, person.token);
    this.#live.reconnect();
  }
}
