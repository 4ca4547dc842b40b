/** What a board that a game's package brings is handed: docs/a-table-in-the-browser.md.
 *
 *  It is plain JavaScript from another house, so it gets plain values and functions, not our
 *  classes: this file is a promise, the rest of the app is not. */
import type { Action, GameEvent } from "../../api/types";
import { i18n, type Lang, t } from "../../i18n/index.svelte";
import type { Table } from "../table.svelte";

export interface Board {
  readonly game: string;
  readonly lang: Lang;
  /** My seat; null for a spectator. */
  readonly you: number | null;
  readonly players: number;
  /** What a seat is called. */
  readonly name: (seat: number) => string;
  /** What my seat may see; it changes when all that happened has been told. */
  readonly view: unknown;
  /** What I may do now: nothing while something is told, or while my answer is on its way. */
  readonly legal: readonly Action[];
  /** Who is waited for. */
  readonly toAct: readonly number[];
  /** What is being told just now. */
  readonly event: GameEvent | null;
  /** What a hint advises. */
  readonly hint: Action | null;
  /** Do one of `legal`, by itself or by its text. Whether it was accepted. */
  readonly act: (action: Action | string) => Promise<boolean>;
  /** The rule that forbids an action, as a sentence; empty where none does. */
  readonly why: (text: string) => Promise<string>;
  /** A text of the game's, or of the app's, in the reader's language. */
  readonly text: (key: string, values?: Record<string, string | number>) => string;
  /** Calls back whenever any of this has changed; the answer ends it. */
  readonly onChange: (listener: () => void) => () => void;
}

/** Draws into `target`, and answers how to put everything away. */
export type Mount = (target: HTMLElement, board: Board) => (() => void) | undefined;

export function boardOf(table: Table, onChange: Board["onChange"]): Board {
  return {
    get game() {
      return table.snapshot.game;
    },
    get lang() {
      return i18n.lang;
    },
    get you() {
      return table.you;
    },
    get players() {
      return table.snapshot.seats.length;
    },
    get view() {
      return table.stage;
    },
    get legal() {
      return table.busy ? [] : table.legal;
    },
    get toAct() {
      return table.toAct;
    },
    get event() {
      return table.event;
    },
    get hint() {
      return table.hinting.advice?.action ?? null;
    },
    name: (seat) => table.names(seat),
    act: (action) => table.act(action),
    why: (text) => table.why(text),
    text: (key, values) => t(key, values),
    onChange,
  };
}
