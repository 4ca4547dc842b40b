/** A match at the table, for whoever draws it: what to show, what may be done, and the doing.
 *
 *  A game's component is handed one of these. It draws `stage` (and `cue`, while something is
 *  told), offers `legal`, and calls `act`; playback, hints, keys, sending, reasons and names are
 *  the same for every game and live here. */
import type { Component } from "svelte";
import type { Action, GameEvent, Outcome } from "../api/types";
import { t } from "../i18n/index.svelte";
import { Choosing } from "./choosing.svelte";
import { isFirst } from "./firsts";
import type { Card, Guide } from "./guide.svelte";
import { Hinting } from "./hint.svelte";
import { namesOf } from "./names";
import { type Places, Pointing } from "./places.svelte";
import { Playback, type Script } from "./playback.svelte";
import { settings } from "./settings.svelte";
import { type Shortcut, sharedShortcuts } from "./shortcuts";
import type { Begun, OnUpdate, Source } from "./source";
import type { Sounds } from "./sounds";
import { toasts } from "./toasts.svelte";
import { type Teller, toldEvents } from "./told";
import { eventValues } from "./values";

/** Taken back with this; it is in no list of legal actions. */
const undoing = (steps: number): Action => ({
  id: -1,
  verb: "undo",
  fields: { steps },
  text: steps > 1 ? `undo ${steps}` : "undo",
});

export class Table<
  View = unknown,
  Told extends GameEvent = GameEvent,
  Stage = unknown,
  Cue = unknown,
> {
  readonly playback: Playback<View, Told, Stage, Cue>;
  readonly hinting: Hinting;
  /** My answer, while it waits for something. */
  readonly choosing: Choosing;
  /** What the log points at on the board. */
  readonly pointing: Pointing;
  /** The guide of a first match. */
  guide: Guide | undefined = undefined;
  /** To another page. */
  readonly go: (path: string) => void;

  #source: Source<View, Told>;
  #own = $state.raw<readonly Shortcut[]>([]);
  #reasons: { decision: number | null; told: Map<string, Promise<string>> } = {
    decision: null,
    told: new Map(),
  };

  /** What the seats are called. */
  names = $derived.by(() => namesOf(this.snapshot.seats));
  /** Every event that has been told. */
  told = $derived.by(() => toldEvents(this.#source.log, this.playback.position));
  /** The places where something happened since my last turn; none while something is told,
   *  or when all is over. */
  marked: ReadonlySet<string> = $derived.by(() =>
    this.playing || this.snapshot.outcome
      ? new Set<string>()
      : this.pointing.marks(this.you, this.toAct.includes(this.you ?? -1)),
  );

  constructor(
    source: Source,
    game: Pick<TableModule<View, Told, Stage, Cue>, "script" | "places">,
    go: (path: string) => void = () => undefined,
  ) {
    // The one place where what the server sent is taken for what this game's server sends.
    this.#source = source as unknown as Source<View, Told>;
    this.go = go;
    this.playback = new Playback(
      game.script,
      { pace: () => settings.pace, still: () => settings.still, hidden: () => document.hidden },
      this.snapshot,
    );
    const { game: id, match } = this.snapshot;
    const first = isFirst(id, match);
    this.choosing = new Choosing(source, {
      careful: () => settings.asksTwice(first),
      sent: (action) => this.hinting.acted(action),
      refused: () => this.hinting.dismiss(),
    });
    this.hinting = new Hinting(source, {
      closed: () => this.playing || this.busy,
      act: (action) => this.follow(action),
      reason: (reason) =>
        t(`${this.snapshot.game}-reason-${reason.name}`, eventValues(reason, this.names)),
    });
    this.pointing = new Pointing(() => this.told, game.places as Places | undefined);
  }

  /** From now on what happens is told; the answer ends it. */
  open(): () => void {
    const forget = this.onUpdate((_before, after, moves) => {
      if (moves.length > 0) this.pointing.release();
      if (moves.length > 0) this.playback.push(after as Begun<View, Told>, moves);
      else this.playback.settle(after as Begun<View, Told>);
    });
    const stay = this.#source.onJump?.(() => this.playback.jump(this.snapshot));
    this.playback.settle(this.snapshot);
    return () => {
      forget();
      stay?.();
      this.playback.stop();
    };
  }

  /** The present, which may be ahead of what is shown. */
  get snapshot(): Begun<View, Told> {
    return this.#source.snapshot as Begun<View, Told>;
  }
  get view(): View {
    return this.snapshot.view;
  }
  get stage(): Stage {
    return this.playback.stage;
  }
  /** How the present moment is told; null at rest. */
  get cue(): Cue | null {
    return this.playback.cue;
  }
  /** The event being told; null at rest. */
  get event(): Told | null {
    return this.playback.event;
  }
  /** How long what moves takes; 0 where nothing is to move. */
  get time(): number {
    return settings.still ? 0 : this.playback.time;
  }
  get playing(): boolean {
    return this.playback.playing;
  }
  /** No motion is wanted. */
  get still(): boolean {
    return settings.still;
  }

  /** The places that the log points at now. */
  get pointed(): ReadonlySet<string> {
    return this.pointing.pointed;
  }

  get you(): number | null {
    return this.#source.shared && this.outcome ? null : this.snapshot.you;
  }
  /** Who is waited for; nobody while something is told. */
  get toAct(): readonly number[] {
    return this.playing ? [] : this.snapshot.to_act;
  }
  /** What I may do now; nothing while something is told. */
  get legal(): readonly Action[] {
    return this.playing ? [] : this.snapshot.legal;
  }
  /** How it ended, once that has been told. */
  get ending(): Outcome | null {
    return this.playing ? null : this.snapshot.outcome;
  }
  /** The game's own end; a side that gave up ends no game. */
  get outcome(): Outcome | null {
    return this.resigned ? null : this.ending;
  }
  get resigned(): boolean {
    return this.ending?.reason === "resigned";
  }
  get canUndo(): boolean {
    return this.snapshot.undo && !this.playing;
  }

  /** My answer that is on its way. */
  get sending(): Action | null {
    return this.choosing.sending;
  }
  get busy(): boolean {
    return this.sending !== null;
  }

  /** Answer the present decision; what a rule forbids is explained. Whether it was accepted: where
   *  a second press is wanted, the first is not. */
  async act(wanted: Action | string): Promise<boolean> {
    const action = typeof wanted === "string" ? this.find(wanted) : wanted;
    if (!action) {
      await this.explain(wanted as string);
      return false;
    }
    return this.choosing.press(action);
  }

  /** Do what a hint says; a game whose hand holds something puts it down first. */
  follow = (action: Action): void => void this.choosing.send(action);

  /** Take my last steps back. */
  undo = (steps = 1): void => void this.act(undoing(steps));

  /** The legal action with this text. */
  find(text: string): Action | undefined {
    return this.snapshot.legal.find((action) => action.text === text);
  }

  /** The rule that forbids an action, as a sentence; asked for once, as long as a decision stands. */
  why(text: string): Promise<string> {
    const { decision } = this.snapshot;
    if (this.#reasons.decision !== decision) this.#reasons = { decision, told: new Map() };
    const { told } = this.#reasons;
    const known = told.get(text);
    if (known) return known;
    const asked = this.#source.why(text).then(
      ({ message }) => message ?? "",
      () => "",
    );
    told.set(text, asked);
    return asked;
  }

  /** The rules that forbid all of these, each once. */
  async reasons(texts: readonly string[]): Promise<string[]> {
    const found = await Promise.all(texts.map((text) => this.why(text)));
    return [...new Set(found.filter(Boolean))];
  }

  /** Tell the person which rules forbid these. */
  async explain(...texts: string[]): Promise<void> {
    for (const reason of await this.reasons(texts)) toasts.note(reason);
  }

  onUpdate(listener: OnUpdate<View, Told>): () => void {
    return this.#source.onUpdate(listener);
  }

  /** The page is out of sight: nobody watches what is told. */
  lookAway(): void {
    if (this.playing && !this.playback.held) this.playback.skip();
  }

  /** Keys of the game's own; the answer forgets them. */
  addShortcuts(own: readonly Shortcut[]): () => void {
    this.#own = own;
    return () => (this.#own = []);
  }
  get shortcuts(): readonly Shortcut[] {
    return [...this.#own, ...sharedShortcuts(this)];
  }
}

/** What a game brings to a table. */
export interface TableModule<
  View = unknown,
  Told extends GameEvent = GameEvent,
  Stage = unknown,
  Cue = unknown,
> {
  Table: Component<{ table: Table<View, Told, Stage, Cue> }>;
  /** How its events are told. */
  script: Script<View, Told, Stage, Cue>;
  /** Its events in its own words; without them each is its text with its fields. */
  teller?: Teller<View, Told>;
  /** Which places of its board they are about. */
  places?: Places<Told>;
  /** What they sound like. */
  sounds?: Sounds<Told>;
  /** The cards of a first match with a guide. */
  guide?: readonly Card<View, Told>[];
}
