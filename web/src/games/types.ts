/** What a game brings to the table page. A board takes a view and legal actions and acts once. */
import type { Component } from "svelte";
import type { LiveMatch } from "../api/live.svelte";
import type { OptionInfo, OptionValue } from "../api/types";

export interface TableProps {
  /** The match as this seat sees it: `live.snapshot`, `live.act(...)`, `live.onUpdate(...)`. */
  live: LiveMatch;
}

export interface GameModule {
  Table: Component<TableProps>;
}

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
  /** A seat's sign in place of the usual one, for instance its team's. */
  Seat?: Component<{ seat: number; players: number }>;
}

/** The table at which a game is learned, with a guide: `games/<id>/lesson.ts`. */
export interface Lesson {
  bots: number;
  options: Record<string, OptionValue>;
}
