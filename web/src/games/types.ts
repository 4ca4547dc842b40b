/** What a game brings to the table page. A board takes a view and legal actions and acts once. */
import type { Component } from "svelte";
import type { LiveMatch } from "../api/live.svelte";

export interface TableProps {
  /** The match as this seat sees it: `live.snapshot`, `live.act(...)`, `live.onUpdate(...)`. */
  live: LiveMatch;
}

export interface GameModule {
  Table: Component<TableProps>;
}
