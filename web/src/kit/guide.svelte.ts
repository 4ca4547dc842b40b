/** The guide of a first match: a card at a time, each learned by doing it or by reading it.
 *
 *  A game brings its cards in order. The first one that is not behind me and whose time has come is
 *  the present one; so whoever plays otherwise than the lesson asks still meets each card when its
 *  time comes, and none is ahead of the player. What was done is read off the match itself, what was
 *  read is kept on this device: a guide can be left and found again. */
import { getContext, setContext } from "svelte";
import { componentsOf } from "../api/components";
import type { Action, GameEvent } from "../api/types";
import { t } from "../i18n/index.svelte";
import { figuresOf } from "./figures";
import { memoryOf, remember } from "./guides";
import type { Table } from "./table.svelte";
import type { StoryEvent } from "./told";

/** The card beside the result. */
export const LAST = "end";
/** The card of whoever does something else than what is asked, in the middle of it. */
export const STRAYED = "strayed";
/** What a card speaks of is drawn in its words, between two of these. */
const DRAWN = "\u2063";
/** Signs of the table that cards name: on phones they have no word beside them. */
export const SIGNS = { lamp: `${DRAWN}lamp${DRAWN}`, cards: `${DRAWN}cards${DRAWN}` };
const KEY = Symbol("guide");

/** The match as the guide sees it. */
export interface Moment<View = unknown, Told extends GameEvent = GameEvent> {
  view: View;
  you: number;
  /** It is my turn. */
  mine: boolean;
  legal: readonly Action[];
  /** What the lesson asks me to do, step by step; nothing: what I like. */
  asked: readonly Action[];
  /** What has happened since I sat down. */
  story: readonly StoryEvent<Told>[];
}

export interface Card<View = unknown, Told extends GameEvent = GameEvent> {
  name: string;
  /** Its time has come. */
  when: (moment: Moment<View, Told>) => boolean;
  /** It is done; a card without is behind me once I have read it. */
  done?: (moment: Moment<View, Told>) => boolean;
  /** The telling waits after this event until it is read; who missed that reads it in its time. */
  at?: (event: Told) => boolean;
}

/** What happened after so many moves: a lesson may begin in the middle of a match. */
const storyAfter = <Told extends GameEvent>(
  story: readonly StoryEvent<Told>[],
  moves: number,
): readonly StoryEvent<Told>[] => story.filter(({ key }) => Number.parseInt(key) > moves);

/** The present card; null: none has its time now. */
export const cardAt = (
  cards: readonly Card[],
  moment: Moment,
  read: ReadonlySet<string>,
): Card | null =>
  cards.find(
    (card) => !(card.done ? card.done(moment) : read.has(card.name)) && card.when(moment),
  ) ?? null;

/** The card of an event that is being told; null: it has none, or I have read it. */
export const cardOf = (
  cards: readonly Card[],
  event: GameEvent,
  read: ReadonlySet<string>,
): Card | null => cards.find(({ name, at }) => !read.has(name) && at?.(event)) ?? null;

/** How many steps of mine lie beside what was asked; 0: none, or it is past changing. */
export function strayedBy(
  before: { asked: number; steps: number },
  after: { asked: number; mine: boolean; moves: number },
): number {
  if (!after.mine || after.asked > 0) return 0;
  return before.asked > 1 || before.steps > 0 ? Math.max(0, before.steps + after.moves) : 0;
}

/** The card is to be done, but the lesson was left and marks nothing any more. */
export const unmarked = (card: Card, { mine, asked }: Pick<Moment, "mine" | "asked">): boolean =>
  card.done !== undefined && mine && asked.length === 0;

/** The words of a card and the signs between them, in turn, words first. */
export const partsOf = (text: string): string[] => text.split(DRAWN);
/** A card without its signs, to be read out. */
export const spokenOf = (text: string): string =>
  partsOf(text)
    .filter((_, index) => index % 2 === 0)
    .join("")
    .replaceAll("  ", " ");

export class Guide {
  readonly cards: readonly Card[];
  #table: Table;
  #off = $state(false);
  #read = $state.raw<ReadonlySet<string>>(new Set());
  #strayed = $state(0);

  moment = $derived.by((): Moment => {
    const { snapshot, you, told } = this.#table;
    return {
      view: snapshot.view,
      you: you ?? 0,
      mine: snapshot.to_act.includes(you ?? -1),
      legal: snapshot.legal,
      asked: snapshot.lesson?.asked ?? [],
      story: storyAfter(told, snapshot.lesson?.since ?? 0),
    };
  });
  /** What is to be read before the telling goes on. */
  telling = $derived.by(() => {
    const { held, event } = this.#table.playback;
    return this.on && held && event ? cardOf(this.cards, event, this.#read) : null;
  });
  #card = $derived.by(() => (this.resting ? cardAt(this.cards, this.moment, this.#read) : null));

  constructor(table: Table, cards: readonly Card[]) {
    this.#table = table;
    this.cards = cards;
    const { off, read } = memoryOf(table.snapshot.match);
    this.#off = off;
    this.#read = new Set(read);
    table.playback.waits = (event) => this.on && cardOf(this.cards, event, this.#read) !== null;
  }

  /** This match is a lesson, and mine. */
  get offered(): boolean {
    return this.cards.length > 0 && !!this.#table.snapshot.lesson;
  }
  get on(): boolean {
    return this.offered && !this.#off;
  }
  /** Nothing is being told, and it is not over. */
  get resting(): boolean {
    return this.on && !this.#table.playing && !this.#table.ending;
  }
  /** What is to be read now; null: nothing, or I have put it away. */
  get card(): Card | null {
    if (this.resting && this.#strayed > 0 && this.#table.canUndo)
      return { name: STRAYED, when: () => true };
    return this.#card && !this.#read.has(this.#card.name) ? this.#card : null;
  }
  /** The last card, beside the result. */
  get over(): boolean {
    return this.on && this.#table.ending !== null && !this.#read.has(LAST);
  }
  /** Which card it is, of how many. */
  get place(): { number: number; total: number } {
    const card = this.telling ?? this.#card;
    const number = card ? this.cards.indexOf(card) + 1 : this.cards.length;
    return { number, total: this.cards.length };
  }

  /** From now on it notices when I leave what is asked; the answer ends it. */
  watch(): () => void {
    return this.#table.onUpdate((before, after, moves) => {
      const own = moves.filter(({ seat }) => seat === after.you);
      const back = own.flatMap(({ events }) => events).find(({ name }) => name === "undone");
      this.#strayed = strayedBy(
        { asked: before.lesson?.asked.length ?? 0, steps: this.#strayed },
        {
          asked: after.lesson?.asked.length ?? 0,
          mine: after.to_act.includes(after.you ?? -1),
          moves: back ? -Number("steps" in back ? back.steps : 1) : own.length,
        },
      );
    });
  }
  /** Back to where I left it. */
  back(): void {
    this.#table.undo(this.#strayed);
  }

  title(name: string): string {
    if (name === STRAYED) return t("guide-strayed");
    return t(`${this.#table.snapshot.game}-guide-${name}`, this.#figures);
  }
  text(name: string): string {
    if (name === STRAYED) return t("guide-strayed.text");
    const words = t(`${this.#table.snapshot.game}-guide-${name}.text`, this.#figures);
    const card = this.cards.find((one) => one.name === name);
    return card && unmarked(card, this.moment) ? `${words} ${t("guide-unmarked")}` : words;
  }
  get #figures(): Record<string, string | number> {
    return { ...figuresOf(componentsOf<object>(this.#table.snapshot.game)), ...SIGNS };
  }

  /** It was read, or is to be put away until it is done. */
  got(name: string): void {
    const waits = this.telling !== null;
    this.#read = new Set([...this.#read, name]);
    this.#keep();
    if (waits) this.#table.playback.resume();
  }
  close(): void {
    const waits = this.telling !== null;
    this.#off = true;
    this.#keep();
    if (waits) this.#table.playback.resume();
  }
  /** On again, with the card that was put away. */
  open(): void {
    this.#off = false;
    const card = this.#card?.name;
    this.#read = new Set([...this.#read].filter((name) => name !== card));
    this.#keep();
  }

  #keep(): void {
    remember(this.#table.snapshot.match, { off: this.#off, read: [...this.#read] });
  }
}

export const provideGuide = (guide: Guide): Guide => setContext(KEY, guide);
export const guideHere = (): Guide | undefined => getContext<Guide | undefined>(KEY);
