/** The protocol's words (docs/protocol.md), by hand until they come from the OpenAPI document. */

export type Lang = "en" | "fr" | "de";
export type OptionValue = boolean | number | string;

export interface OptionInfo {
  name: string;
  default: OptionValue;
  low: number | null;
  high: number | null;
  words: string[];
}

export interface GameInfo {
  id: string;
  titles: Record<string, string>;
  players: { low: number; high: number };
  minutes: number;
  options: OptionInfo[];
  bots: string[];
}

export interface Action {
  id: number;
  verb: string;
  fields: Record<string, string | number>;
  text: string;
}

export interface GameEvent {
  name: string;
  data: Record<string, unknown>;
}

/** A move of the log with the events that my seat may see. */
export interface LoggedMove {
  number: number;
  seat: number;
  events: GameEvent[];
}

export interface SeatInfo {
  seat: number;
  kind: "human" | "bot" | "open";
  name: string | null;
  bot: string | null;
  host: boolean;
}

export interface Outcome {
  /** 1 for every winner, by seat. */
  places: number[];
  scores: number[];
  parts: Record<string, number>[];
  reason: string;
}

export type Phase = "waiting" | "playing" | "over";

export interface Snapshot<View = unknown> {
  match: string;
  game: string;
  options: Record<string, OptionValue>;
  phase: Phase;
  number: number;
  seats: SeatInfo[];
  you: number | null;
  to_act: number[];
  view: View | null;
  legal: Action[];
  decision: number | null;
  outcome: Outcome | null;
  log: LoggedMove[];
  rematch: string | null;
}

export interface SeatRequest {
  kind: "me" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface NewMatch {
  game: string;
  options: Record<string, OptionValue>;
  seats: SeatRequest[];
}

/** What creating, joining or a rematch answers. */
export interface Seating {
  match: string;
  seat: number | null;
  token: string | null;
}

export interface WhyNot {
  allowed: boolean;
  reason: string | null;
  message: string | null;
}

export interface ErrorBody {
  code: string;
  message: string;
  details?: Record<string, unknown>;
}

export type FromServer =
  | { type: "snapshot"; snapshot: Snapshot }
  | { type: "update"; snapshot: Snapshot }
  | { type: "ack"; ref: string; number: number }
  | ({ type: "why"; ref: string } & WhyNot)
  | ({ type: "error"; ref: string | null } & ErrorBody)
  | { type: "pong" };

/** A refusal with a stable code. `offline` is ours: the server could not be reached. */
export class CodedError extends Error {
  readonly code: string;
  readonly details: Record<string, unknown>;

  constructor(body: ErrorBody) {
    super(body.message);
    this.name = "CodedError";
    this.code = body.code;
    this.details = body.details ?? {};
  }
}
