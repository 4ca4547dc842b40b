/** A hint for my decision: asking for it, what came back, and what it points at on the table. */
import { getContext, setContext } from "svelte";
import type { Action } from "../api/types";
import { i18n, t } from "../i18n/index.svelte";
import type { Source } from "./source";
import { toasts } from "./toasts.svelte";

type Adviser = Pick<Source, "snapshot" | "hint">;

interface Advice {
  decision: number;
  action: Action;
  chance: number;
}

/** A hint in words, as the narrator tells it. */
export interface ToldHint {
  over: string;
  headline: string;
  spoken: string;
  help: string;
}

/** A second press of an impatient finger is not yet a move. */
const PAUSE = 350;
/** So long a move may be on its way before a hint can be asked for again. */
const ON_ITS_WAY = 2000;
const KEY = Symbol("hint");

export class Hinting {
  #source: Adviser;
  #closed: () => boolean;
  #act: (action: Action) => void;
  #asked = $state<number | null>(null);
  /** The decision that was just made as advised, on its way to the server. */
  #sent = $state<number | null>(null);
  #advice = $state.raw<Advice | null>(null);
  #came = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  /** `closed`: something is being told, nothing can be decided yet. */
  constructor(source: Adviser, closed: () => boolean, act: (action: Action) => void) {
    this.#source = source;
    this.#closed = closed;
    this.#act = act;
  }

  /** There are hints at this table, for me. */
  get offered(): boolean {
    const present = this.#source.snapshot;
    return present !== undefined && present.hints && present.you !== null;
  }

  get able(): boolean {
    const present = this.#source.snapshot;
    if (!present || !this.offered || this.#closed()) return false;
    return present.to_act.includes(present.you ?? -1) && present.decision !== this.#sent;
  }

  get thinking(): boolean {
    return this.able && this.#asked !== null && this.#asked === this.#source.snapshot?.decision;
  }

  /** What to do now; null once the table has moved on. */
  get advice(): Advice | null {
    const given = this.#advice;
    return given && this.able && given.decision === this.#source.snapshot?.decision ? given : null;
  }

  async ask(): Promise<void> {
    if (!this.able) return toasts.note(t("hint-not-now"));
    if (this.thinking || this.advice) return;
    const decision = this.#source.snapshot?.decision ?? null;
    this.#asked = decision;
    // Whoever refuses has told why.
    const hint = await this.#source.hint().catch(() => undefined);
    if (this.#asked === decision) this.#asked = null;
    const action = this.#source.snapshot?.legal.find(({ text }) => text === hint?.action);
    if (!hint || !action) return;
    this.#advice = { decision: hint.decision, action, chance: hint.chance };
    this.#came = performance.now();
  }

  /** Play what the hint says. */
  follow(): void {
    const { advice } = this;
    if (!advice || performance.now() - this.#came < PAUSE) return;
    this.#advice = null;
    this.#sent = advice.decision;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => (this.#sent = null), ON_ITS_WAY);
    this.#act(advice.action);
  }

  dismiss(): void {
    this.#advice = null;
  }

  /** The hint as the narrator tells it; null where there is none. */
  told(words: (action: Action) => string, teams = false): ToldHint | null {
    const { advice } = this;
    if (!advice) return null;
    const action = words(advice.action);
    const percent = new Intl.NumberFormat(i18n.lang, { style: "percent" });
    return {
      over: t("hint"),
      headline: action,
      spoken: t("hint-spoken", { action }),
      help: t("hint-chance", {
        chance: percent.format(advice.chance),
        teams: teams ? "yes" : "no",
      }),
    };
  }
}

/** For a table: hints for the person, known to all its parts. */
export const provideHints = (hinting: Hinting): Hinting => setContext(KEY, hinting);

/** For the parts of a table: whether the hint says to do this, or something of this kind. */
export function hintedHere(): (wanted: string | ((action: Action) => boolean)) => boolean {
  const hinting = getContext<Hinting | undefined>(KEY);
  return (wanted) => {
    const action = hinting?.advice?.action;
    if (!action) return false;
    return typeof wanted === "string" ? action.text === wanted : wanted(action);
  };
}
