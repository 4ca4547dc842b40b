/** Places of a board by small names of the game's own, such as `easy-2` or `h14`.
 *
 *  A game says which places an event or an action is about. A line of the log points at its places
 *  while it is hovered, focused or pressed; places where something happened since my last turn stay
 *  marked. A board spreads `placesHere()("easy-2")` where it draws one; the looks are in places.css. */
import { getContext, setContext } from "svelte";
import type { GameEvent } from "../api/types";
import type { StoryEvent } from "./told";

/** `games/<id>/places.ts`. */
export interface Places<Told extends GameEvent = GameEvent, Place extends string = string> {
  /** What an event speaks of. */
  event: (told: Told) => readonly Place[];
  /** What it leaves marked, where that is less. */
  marks?: (told: Told) => readonly Place[];
  /** In games without turns: the newest such event is the first whose marks stay. */
  since?: (told: Told) => boolean;
}

/** What the log speaks of just now. */
interface Line {
  key: string;
  text: string;
}

const KEY = Symbol("places");
const NOWHERE: ReadonlySet<string> = new Set();

export class Pointing {
  #story: () => readonly StoryEvent[];
  #places: Places | undefined;
  #touched = $state.raw<Line | null>(null);
  /** Pressed: it stays until it is let go. */
  pinned = $state.raw<Line | null>(null);

  #byKey = $derived.by(() => new Map(this.#story().map(({ key, event }) => [key, event])));
  /** The places that a line of the log points at now. */
  pointed = $derived.by(() => this.placesOf(this.#touched?.key ?? this.pinned?.key ?? ""));

  constructor(story: () => readonly StoryEvent[], places: Places | undefined) {
    this.#story = story;
    this.#places = places;
  }

  /** Where a line of the log points, by its key; nowhere is common. */
  placesOf(key: string): ReadonlySet<string> {
    const event = this.#byKey.get(key);
    return event && this.#places ? new Set(this.#places.event(event)) : NOWHERE;
  }

  /** Hovered or focused. */
  touch(line: Line): void {
    this.#touched = line;
  }
  leave({ key }: Line): void {
    if (this.#touched?.key === key) this.#touched = null;
  }
  /** Whether it points now; a second press lets go. */
  press(line: Line): boolean {
    this.#touched = null;
    this.pinned = this.pinned?.key === line.key ? null : line;
    return this.pinned !== null;
  }
  release(): void {
    this.pinned = this.#touched = null;
  }

  /** The places where something happened lately. */
  marks(you: number | null, acting: boolean): ReadonlySet<string> {
    const { event, marks = event, since } = this.#places ?? {};
    if (!marks) return NOWHERE;
    const story = this.#story();
    const lately = since ? fromLast(story, since) : sinceMyTurn(story, you, acting);
    return new Set(lately.flatMap((told) => marks(told.event)));
  }
}

function fromLast(
  story: readonly StoryEvent[],
  begins: (event: GameEvent) => boolean,
): readonly StoryEvent[] {
  const first = story.findLastIndex(({ event }) => begins(event));
  return first < 0 ? [] : story.slice(first);
}

/** After my last turn, up to the one that I am in; for a spectator, the last turn. */
export function sinceMyTurn<Told extends GameEvent>(
  story: readonly StoryEvent<Told>[],
  you: number | null,
  acting: boolean,
): readonly StoryEvent<Told>[] {
  const by = (wanted: (seat: number) => boolean, end: number) =>
    story.slice(0, end).findLastIndex(({ seat }) => wanted(seat)) + 1;
  if (you === null) {
    const last = story.at(-1)?.seat;
    return story.slice(by((seat) => seat !== last, story.length));
  }
  const end = acting ? by((seat) => seat !== you, story.length) : story.length;
  return story.slice(
    by((seat) => seat === you, end),
    end,
  );
}

interface Shown {
  pointing: Pointing;
  readonly marked: ReadonlySet<string>;
}

/** For a table: what its parts mark and point at. */
export const providePlaces = (table: Shown): Shown => setContext(KEY, table);

/** For the log and the narrator; none outside of a table. */
export const pointingHere = (): Pointing | undefined =>
  getContext<Shown | undefined>(KEY)?.pointing;

/** For the parts of a board: what to spread on whatever stands for a place. */
export function placesHere<Place extends string>(): (...places: Place[]) => PlaceLooks {
  const table = getContext<Shown | undefined>(KEY);
  const any = (found: ReadonlySet<string> | undefined, places: Place[]) =>
    places.some((place) => found?.has(place)) || undefined;
  return (...places) => ({
    "data-pointed": any(table?.pointing.pointed, places),
    "data-marked": any(table?.marked, places),
  });
}

interface PlaceLooks {
  "data-pointed": true | undefined;
  "data-marked": true | undefined;
}
