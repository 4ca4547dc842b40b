/** What a game brings to its pages. Its table draws what it is handed and acts: `kit/table`. */
import type { Component } from "svelte";
import type { GameEvent, OptionInfo, OptionValue } from "../api/types";
import type { Pictures } from "../kit/drawing";
import type { Begun } from "../kit/source";
import type { Table, TableModule } from "../kit/table.svelte";

/** What a game's component is handed; the parameters are its own view, events, stage and cues. */
export interface TableProps<
  View = unknown,
  Told extends GameEvent = GameEvent,
  Stage = unknown,
  Cue = unknown,
> {
  table: Table<View, Told, Stage, Cue>;
}

/** `games/<id>/index.ts`. */
export type GameModule = TableModule;

/** What a field for an option is handed: all options, for those that belong together. */
export interface OptionFieldProps {
  option: OptionInfo;
  /** All the game's options, and their values. */
  options: readonly OptionInfo[];
  values: Readonly<Record<string, OptionValue>>;
  /** How many people will play. */
  players: number;
  change: (name: string, value: OptionValue) => void;
}

/**
 * What a game brings to the set-up page, in a file of its own: `games/<id>/setup.ts`. The seats there
 * and in the lobby have the game's id as a class, so that it may import colours of its own for them.
 */
export interface GameSetUp {
  /** Fields in place of the usual ones, by option. Null: another option's field covers it too. */
  fields: Readonly<Record<string, Component<OptionFieldProps> | null>>;
  /** A seat's sign in place of the usual one, for instance its team's. Its view, once it is known. */
  Seat?: Component<{ seat: number; players: number; size: number; view?: unknown }>;
  /** The sign of a word that is chosen by seat, such as a colour. */
  Word?: Component<{ word: string; size: number }>;
}

/** What a game brings to its rules pages, in a file of its own: `games/<id>/rules.ts`. */
export interface GameRules {
  /** By the names that its pages use: docs/add-a-game.md. */
  pictures: Pictures;
  /** The anchor of the section about the decision that is open. */
  place?: (now: Begun) => string | undefined;
}
