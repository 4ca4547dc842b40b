/** My answer to the present decision: pressed once where a second press is wanted, or on its way.
 *
 *  What cannot be taken back (the server says which) is armed by the first press and sent by the
 *  second. What was chosen while the line is down waits for it. */
import { getContext, setContext } from "svelte";
import type { Action } from "../api/types";
import { t } from "../i18n/index.svelte";
import type { Source } from "./source";

interface Answer {
  decision: number | null;
  action: Action;
}

/** An answer that is not yet given, in words, as the narrator tells it. */
export interface ToldChoice {
  over: string;
  headline: string;
  help: string;
}

/** What a table has to do with it. */
export interface Manners {
  /** A second press is wanted at this table. */
  careful: () => boolean;
  /** An answer goes out. */
  sent?: (action: Action) => void;
  /** It was not accepted. */
  refused?: () => void;
}

type Asker = Pick<Source, "snapshot" | "act" | "connection">;

/** The second click of a double click is part of the first press. */
const PAUSE = 350;
/** From then on a line is slow enough to say so. */
const SLOW = 700;
const KEY = Symbol("choosing");

export class Choosing {
  #source: Asker;
  #manners: Manners;
  #sent = $state.raw<Answer | null>(null);
  #armed = $state.raw<Answer | null>(null);
  #since = 0;
  #slow = $state(false);

  constructor(source: Asker, manners: Manners) {
    this.#source = source;
    this.#manners = manners;
  }

  /** On its way: a second press on a slow line does nothing. */
  get sending(): Action | null {
    return this.#standing(this.#sent);
  }
  /** Waiting for a second press. */
  get armed(): Action | null {
    return this.sending ? null : this.#standing(this.#armed);
  }
  /** Waiting for the line. */
  get waiting(): Action | null {
    const down = (this.#source.connection ?? "live") !== "live";
    return down || this.#slow ? this.sending : null;
  }

  /** Whether an action is asked for twice. */
  asksTwice({ id }: Action): boolean {
    const { snapshot } = this.#source;
    if (!snapshot || snapshot.legal.length < 2 || !this.#manners.careful()) return false;
    return snapshot.final.includes(id);
  }

  /** One press. Whether the server accepted it; what is armed is not yet. */
  async press(action: Action): Promise<boolean> {
    if (this.sending) return false;
    if (!this.asksTwice(action)) return this.send(action);
    if (this.armed?.id !== action.id) this.#arm(action);
    else if (performance.now() - this.#since >= PAUSE) return this.send(action);
    return false;
  }

  async send(action: Action): Promise<boolean> {
    if (this.sending) return false;
    this.#armed = null;
    this.#sent = this.#answer(action);
    this.#manners.sent?.(action);
    const late = setTimeout(() => (this.#slow = true), SLOW);
    return this.#source
      .act(action)
      .then(
        () => true,
        () => {
          this.#sent = null;
          this.#manners.refused?.();
          return false;
        },
      )
      .finally(() => {
        clearTimeout(late);
        this.#slow = false;
      });
  }

  disarm(): void {
    this.#armed = null;
  }

  /** What is to be said about an answer that waits. */
  told(ofGame: (action: Action) => string): ToldChoice | null {
    // Steps are taken back alike in every game.
    const words = (action: Action): string =>
      action.verb === "undo" ? t("choice-undo", action.fields) : ofGame(action);
    const { armed, waiting } = this;
    if (armed)
      return {
        over: t("choice-armed"),
        headline: t("choice-again", { action: words(armed) }),
        help: t("choice-armed-help"),
      };
    if (!waiting) return null;
    return {
      over: t("choice-waiting"),
      headline: words(waiting),
      help: t("choice-waiting-help"),
    };
  }

  #arm(action: Action): void {
    this.#armed = this.#answer(action);
    this.#since = performance.now();
  }

  #answer(action: Action): Answer {
    return { decision: this.#source.snapshot?.decision ?? null, action };
  }

  /** An answer holds as long as its question. */
  #standing(answer: Answer | null): Action | null {
    return answer?.decision === this.#source.snapshot?.decision ? (answer?.action ?? null) : null;
  }
}

/** For a table: what I chose, known to all its parts. */
export const provideChoosing = (choosing: Choosing): Choosing => setContext(KEY, choosing);

/** What to spread on the piece that stands for an action; the looks are in choosing.css. */
interface ChoiceLooks {
  "data-armed": true | undefined;
  "data-waiting": true | undefined;
}

/** For the parts of a table: how the piece for this action looks. */
export function choiceHere(): (wanted: string | ((action: Action) => boolean)) => ChoiceLooks {
  const choosing = getContext<Choosing | undefined>(KEY);
  return (wanted) => {
    const is = (action: Action | null | undefined): true | undefined =>
      (action && (typeof wanted === "string" ? action.text === wanted : wanted(action))) ||
      undefined;
    return { "data-armed": is(choosing?.armed), "data-waiting": is(choosing?.waiting) };
  };
}
