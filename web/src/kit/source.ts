/** Where a table is fed from: a live match, or anything else that tells moves one after the other. */
import type {
  Action,
  BotTurn,
  GameEvent,
  Hint,
  LoggedMove,
  Outcome,
  Snapshot,
  WhyNot,
} from "../api/types";

/** A match that has begun: there is something to see. */
export type Begun<View = unknown, Told extends GameEvent = GameEvent> = Snapshot<View, Told> & {
  view: View;
};

export type OnUpdate<View = unknown, Told extends GameEvent = GameEvent> = (
  before: Snapshot<View, Told>,
  after: Snapshot<View, Told>,
  moves: LoggedMove<Told>[],
) => void;

export interface Source<View = unknown, Told extends GameEvent = GameEvent> {
  /** The newest snapshot; its own `log` may be only the newest part. */
  readonly snapshot: Snapshot<View, Told> | undefined;
  /** The bots that search now, since when by this page's clock, and how long they may. */
  readonly bots?: readonly BotTurn[];
  /** All moves so far, oldest first. */
  readonly log: readonly LoggedMove<Told>[];
  /** Whether several people look at this device: at the end nobody alone is "you". */
  readonly shared?: boolean;
  /** Of a match that is seen again: how it ended, at its last moment. Live ones have none. */
  readonly end?: Outcome | null;
  /** Whether the server can be reached; without it, it can. */
  readonly connection?: "connecting" | "live" | "lost";
  /** Answers the present decision. Whoever refuses has told the person why. */
  act: (action: Action) => Promise<void>;
  /** The rule that forbids an action, as a sentence. */
  why: (text: string) => Promise<WhyNot>;
  /** Advice for the present decision; undefined where the table has moved on meanwhile. `takes`
   *  is told how many seconds it may take. */
  hint: (takes?: (seconds: number) => void) => Promise<Hint | undefined>;
  /** Calls back for every update; one without moves may still change who sits where. */
  onUpdate: (listener: OnUpdate<View, Told>) => () => void;
  /** Calls back when another moment is looked at, whatever was being told. */
  onJump?: (listener: () => void) => () => void;
}
