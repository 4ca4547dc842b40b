/** The protocol's words (docs/protocol.md): names for the types generated from OpenAPI. */
import type { components } from "./schema";

export type Schemas = components["schemas"];

export type OptionInfo = Schemas["Option"];
export type OptionValue = OptionInfo["default"];
export type GameInfo = Schemas["Game"];
export type RulesPage = Schemas["RulesPage"];
export type Heading = RulesPage["headings"][number];
export type Action = Schemas["ActionView"];
export type SeatInfo = Schemas["SeatView"];
export type Outcome = Schemas["Outcome"];
export type SeatRequest = Schemas["SeatSetUp"];
export type NewMatch = Schemas["SetUp"];
/** How a waiting table is set. */
export type Terms = Schemas["Terms"];
/** What creating, joining or a rematch answers. */
export type Seating = Schemas["Ticket"];
export type WhyNot = Omit<Schemas["WhyAnswer"], "type" | "ref">;
export type Hint = Omit<Schemas["Hint"], "reasons"> & { reasons: GameReason[] };
export type OpenTable = Schemas["OpenTable"];
export type Manners = Required<Schemas["Manners"]>;
export type BotTurn = Schemas["BotTurn"];
export type ErrorBody = Schemas["ErrorBody"];
export type Phase = Schemas["Snapshot"]["phase"];

/** What an event tells beside its name is up to each game. */
export interface GameEvent {
  name: string;
}

/** Why a hint advises what it does; its fields are up to each game, too. */
export type GameReason = GameEvent;

/** A move of the log with the events that my seat may see. */
export type LoggedMove<Told extends GameEvent = GameEvent> = Omit<Schemas["LogEntry"], "events"> & {
  events: Told[];
};

/** A match or a record to be seen again, as one viewpoint tells it. */
export type Moments = Omit<Schemas["Moments"], "log"> & { log: LoggedMove[] };
export type Branch = Schemas["Branch"];

export type Snapshot<View = unknown, Told extends GameEvent = GameEvent> = Omit<
  Schemas["Snapshot"],
  "view" | "log"
> & {
  view: View | null;
  log: LoggedMove<Told>[];
};

export type FromServer =
  | Schemas["PeopleMessage"]
  | Schemas["BotsMessage"]
  | Schemas["OpenTablesMessage"]
  | Schemas["TalkMessage"]
  | { type: "snapshot" | "update"; snapshot: Snapshot }
  | Schemas["Ack"]
  | Schemas["WhyAnswer"]
  | Schemas["Thinking"]
  | Schemas["HintAnswer"]
  | Schemas["ErrorMessage"]
  | Schemas["Pong"];

/** A refusal with a stable code. `offline` is ours: the server could not be reached. */
export class CodedError extends Error {
  readonly code: string;
  readonly details: ErrorBody["details"];

  constructor(body: Omit<ErrorBody, "details"> & Partial<ErrorBody>) {
    super(body.message);
    this.name = "CodedError";
    this.code = body.code;
    this.details = body.details ?? {};
  }
}
