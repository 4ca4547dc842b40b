/** A hint for my decision: asking for it, the plan that came back, and what it points at.
 *
 *  A plan is thought out once. While I follow it, by its button or by my own hand, it stays with the
 *  same figure, one step further each time; a step taken back leads back in it, another way out. */
import { getContext, setContext } from "svelte";
import type { Action, GameReason, Hint } from "../api/types";
import { t } from "../i18n/index.svelte";
import { list } from "./names";
import type { Source } from "./source";
import { toasts } from "./toasts.svelte";

type Adviser = Pick<Source, "snapshot" | "hint">;

interface Given {
  plan: readonly Action[];
  step: number;
  /** To win from here; null: a lesson asks for it, nobody thought about it. */
  chance: number | null;
  reasons: readonly GameReason[];
  /** The decision that the step answers; null: the next one after `from`. */
  decision: number | null;
  from: number | null;
}

export interface Advice extends Given {
  /** What to do now. */
  action: Action;
}

/** A step of a plan in words. */
interface ToldStep {
  text: string;
  when: "done" | "now" | "later";
}

/** A hint in words, as the narrator tells it. */
export interface ToldHint {
  over: string;
  headline: string;
  spoken: string;
  help: string;
}

/** All of it, for whoever wants to know. */
export interface ToldPlan {
  steps: ToldStep[];
  wins: string;
  reasons: string[];
}

/** How long a thought may take, and since when, by this page's clock. */
export interface Wait {
  seconds: number;
  since: number;
}

interface Doing {
  /** Something is being told, nothing can be decided yet. */
  closed: () => boolean;
  act: (action: Action) => void;
  reason: (reason: GameReason) => string;
}

/** A second press of an impatient finger is not yet a move. */
const PAUSE = 350;
/** So long a move may be on its way before a hint can be asked for again. */
const ON_ITS_WAY = 2000;
const KEY = Symbol("hint");

export class Hinting {
  #source: Adviser;
  #doing: Doing;
  #asked = $state<number | null>(null);
  /** The decision that was just made as advised, on its way to the server. */
  #sent = $state<number | null>(null);
  #given = $state.raw<Given | null>(null);
  #wait = $state.raw<Wait | null>(null);
  /** Whether what a lesson asks for is pointed at. */
  points: () => boolean = () => false;
  /** How the game told a hint last. */
  #words: (action: Action) => string = ({ text }) => text;
  #teams = false;
  #came = 0;
  #waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(source: Adviser, doing: Doing) {
    this.#source = source;
    this.#doing = doing;
  }

  /** There are hints at this table, for me. */
  get offered(): boolean {
    const present = this.#source.snapshot;
    return present !== undefined && present.hints && present.you !== null;
  }

  get able(): boolean {
    const present = this.#source.snapshot;
    if (!present || !this.offered || this.#doing.closed()) return false;
    return present.to_act.includes(present.you ?? -1) && present.decision !== this.#sent;
  }

  get thinking(): boolean {
    return this.able && this.#asked !== null && this.#asked === this.#source.snapshot?.decision;
  }

  /** How long the present thought may take. */
  get wait(): Wait | null {
    return this.thinking ? this.#wait : null;
  }

  /** What to do now; null once the table has moved on or I have left the plan. */
  get advice(): Advice | null {
    const given = this.#given;
    if (!given || !this.able) return null;
    const { decision, legal } = this.#source.snapshot ?? { decision: null, legal: [] };
    const due = given.decision === null ? decision !== given.from : decision === given.decision;
    const action = legal.find(({ text }) => text === given.plan[given.step]?.text);
    return due && action ? { ...given, action } : null;
  }

  /** What is still to be done, for whoever draws it. */
  get ahead(): readonly Action[] {
    const { advice } = this;
    return advice ? advice.plan.slice(advice.step) : [];
  }

  /** What to point at, the next step first: a hint's, or what a lesson asks for. */
  get marks(): readonly Action[] {
    if (this.advice) return this.ahead;
    return this.able && this.points() ? this.#lesson : [];
  }
  get #lesson(): readonly Action[] {
    return this.#source.snapshot?.lesson?.asked ?? [];
  }

  async ask(): Promise<void> {
    if (!this.able) return toasts.note(t("hint-not-now"));
    if (this.thinking || this.advice) return;
    const decision = this.#source.snapshot?.decision ?? null;
    const plan = this.marks;
    // What else would be good leads out of the lesson.
    if (plan.length > 0) return this.#give({ plan, step: 0, chance: null, reasons: [], decision });
    this.#asked = decision;
    this.#wait = null;
    const takes = (seconds: number) => (this.#wait = { seconds, since: performance.now() });
    // Whoever refuses has told why.
    const hint = await this.#source.hint(takes).catch(() => undefined);
    if (this.#asked === decision) this.#asked = null;
    if (hint) this.#give(fields(hint));
  }

  #give(hint: Omit<Given, "from">): void {
    this.#given = { ...hint, from: null };
    this.#came = performance.now();
  }

  /** Do the step that the hint says. */
  follow(): void {
    const { advice } = this;
    if (!advice || performance.now() - this.#came < PAUSE) return;
    this.#sent = this.#source.snapshot?.decision ?? null;
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => (this.#sent = null), ON_ITS_WAY);
    this.#doing.act(advice.action);
  }

  /** I have just done this: the plan goes on, goes back, or is over. */
  acted(action: Action): void {
    const given = this.#given;
    const from = this.#source.snapshot?.decision ?? null;
    if (!given) return;
    const step = stepAfter(given, action);
    this.#given = step === null ? null : { ...given, step, decision: null, from };
  }

  dismiss(): void {
    this.#given = null;
  }

  /** The hint as the narrator tells it; null where there is none. */
  told(words: (action: Action) => string, teams = false): ToldHint | null {
    this.#words = words;
    this.#teams = teams;
    const { advice } = this;
    if (!advice) return null;
    const { plan, step } = advice;
    const action = words(advice.action);
    const whole = { count: plan.length, steps: list(plan.map(words)) };
    const first = step === 0 && plan.length > 1 ? ` ${t("hint-plan-spoken", whole)}` : "";
    return {
      over: plan.length > 1 ? t("hint-over", { step: step + 1, steps: plan.length }) : t("hint"),
      headline: action,
      spoken: t("hint-spoken", { action }) + first,
      help: [this.#wins(advice), ...this.#reasons(advice).slice(0, 1)].join(" "),
    };
  }

  /** All of it in words. */
  get plan(): ToldPlan | null {
    const { advice } = this;
    if (!advice) return null;
    const when = (index: number) =>
      index < advice.step ? "done" : index === advice.step ? "now" : "later";
    return {
      steps: advice.plan.map((action, index) => ({ text: this.#words(action), when: when(index) })),
      wins: this.#wins(advice),
      reasons: this.#reasons(advice),
    };
  }

  #wins({ chance }: Given): string {
    if (chance === null) return t("hint-of-guide");
    return t("hint-wins", { wins: Math.round(10 * chance), teams: this.#teams ? "yes" : "no" });
  }

  #reasons({ reasons }: Given): string[] {
    return reasons.map((reason) => this.#doing.reason(reason));
  }
}

const fields = ({ plan, step, chance, reasons, decision }: Hint): Omit<Given, "from"> => ({
  plan,
  step,
  chance,
  reasons,
  decision,
});

/** Where an action leads in a plan; null: out of it. */
function stepAfter({ plan, step }: Given, action: Action): number | null {
  if (action.verb === "undo") {
    const back = Number(action.fields["steps"] ?? 1);
    return step >= back ? step - back : null;
  }
  if (action.text !== plan[step]?.text) return null;
  return step + 1 < plan.length ? step + 1 : null;
}

/** For a table: hints for the person, known to all its parts. */
export const provideHints = (hinting: Hinting): Hinting => setContext(KEY, hinting);

type Wanted = string | ((action: Action) => boolean);
const fits = (wanted: Wanted, action: Action): boolean =>
  typeof wanted === "string" ? action.text === wanted : wanted(action);

/** For the parts of a table: whether the hint says to do this, or something of this kind. */
export function hintedHere(): (wanted: Wanted) => boolean {
  const hinting = getContext<Hinting | undefined>(KEY);
  return (wanted) => {
    const action = hinting?.marks[0];
    return action !== undefined && fits(wanted, action);
  };
}

/** Likewise: the step ahead in the plan that does something of this kind. */
export function plannedFor(): (wanted: Wanted) => Action | undefined {
  const hinting = getContext<Hinting | undefined>(KEY);
  return (wanted) => hinting?.marks.find((action) => fits(wanted, action));
}
