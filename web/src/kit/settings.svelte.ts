/** What a person prefers on this device: theme, pace, keys, how careful. The language is kept by i18n. */

export type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";
/** When what cannot be taken back is asked for twice: in the first match of a game, always, never. */
export type Twice = "first" | "always" | "never";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

export const TWICE: readonly Twice[] = ["first", "always", "never"];

const STORE = "wolfden:settings";
/** Multiplies the time of every animation. */
const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

interface Stored {
  theme?: Theme;
  speed?: Speed;
  name?: string;
  bot?: string;
  keys?: boolean;
  twice?: Twice;
}

function read(): Stored {
  try {
    return (JSON.parse(localStorage.getItem(STORE) ?? "{}") as Stored | null) ?? {};
  } catch {
    return {};
  }
}

class Settings {
  #theme = $state<Theme>("system");
  #speed = $state<Speed | null>(null);
  #name = $state("");
  #bot = $state("");
  #keys = $state(true);
  #twice = $state<Twice>("first");
  #systemDark = $state(false);
  #systemStill = $state(false);

  constructor() {
    const stored = read();
    if (stored.theme && THEMES.includes(stored.theme)) this.#theme = stored.theme;
    if (stored.speed && SPEEDS.includes(stored.speed)) this.#speed = stored.speed;
    this.#name = typeof stored.name === "string" ? stored.name : "";
    this.#bot = typeof stored.bot === "string" ? stored.bot : "";
    this.#keys = stored.keys !== false;
    if (stored.twice && TWICE.includes(stored.twice)) this.#twice = stored.twice;
    this.#follow("(prefers-color-scheme: dark)", (on) => (this.#systemDark = on));
    this.#follow("(prefers-reduced-motion: reduce)", (on) => (this.#systemStill = on));
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    this.#store();
  }

  /** The theme that holds, whoever chose it. */
  get shownTheme(): "light" | "dark" {
    return this.#theme === "system" ? (this.#systemDark ? "dark" : "light") : this.#theme;
  }

  /** A system that asks for less motion gets none until the person says otherwise here. */
  get speed(): Speed {
    return this.#speed ?? (this.#systemStill ? "instant" : "normal");
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    this.#store();
  }

  /** What to multiply an animation's time with; 0: no animation. Also `--pace` in CSS. */
  get pace(): number {
    return PACE[this.speed];
  }

  /** The name used at the last table. */
  get name(): string {
    return this.#name;
  }
  set name(name: string) {
    this.#name = name;
    this.#store();
  }

  /** The level of bots chosen last; empty: none yet. */
  get bot(): string {
    return this.#bot;
  }
  set bot(bot: string) {
    this.#bot = bot;
    this.#store();
  }

  /** Whether single characters are shortcuts; who dictates or strikes keys by chance wants none. */
  get keys(): boolean {
    return this.#keys;
  }
  set keys(keys: boolean) {
    this.#keys = keys;
    this.#store();
  }

  get twice(): Twice {
    return this.#twice;
  }
  set twice(twice: Twice) {
    this.#twice = twice;
    this.#store();
  }

  /** Whether a second press is wanted, in a game's first match or a later one. */
  asksTwice(first: boolean): boolean {
    return this.#twice === "always" || (this.#twice === "first" && first);
  }

  #follow(query: string, tell: (on: boolean) => void): void {
    const media = matchMedia(query);
    tell(media.matches);
    media.addEventListener("change", () => {
      tell(media.matches);
      this.#show();
    });
    this.#show();
  }

  #show(): void {
    document.documentElement.dataset["theme"] = this.shownTheme;
    document.documentElement.style.setProperty("--pace", String(this.pace));
  }

  #store(): void {
    this.#show();
    const stored: Stored = {
      theme: this.#theme,
      name: this.#name,
      bot: this.#bot,
      keys: this.#keys,
      twice: this.#twice,
    };
    if (this.#speed) stored.speed = this.#speed;
    try {
      localStorage.setItem(STORE, JSON.stringify(stored));
    } catch {
      // Not remembered, but it holds for this visit.
    }
  }
}

export const settings = new Settings();
