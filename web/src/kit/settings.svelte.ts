/** What a person prefers on this device: theme, pace, keys, how careful. The language is kept by i18n. */

type Theme = "system" | "light" | "dark";
export type Speed = "slow" | "normal" | "fast" | "instant";
/** When what cannot be taken back is asked for twice: in the first match of a game, always, never. */
type Twice = "first" | "always" | "never";
export const THEMES: readonly Theme[] = ["system", "light", "dark"];
export const SPEEDS: readonly Speed[] = ["slow", "normal", "fast", "instant"];

export const TWICE: readonly Twice[] = ["first", "always", "never"];

const STORE = "wolfden:settings";
/** Multiplies the time of whatever is told or moves. */
const PACE: Record<Speed, number> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

/** By game and option. */
type Recommended = Readonly<Record<string, Readonly<Record<string, boolean>>>>;

interface Stored {
  theme?: Theme;
  speed?: Speed;
  name?: string;
  bot?: string;
  players?: Record<string, number>;
  recommended?: Record<string, Record<string, boolean>>;
  keys?: boolean;
  twice?: Twice;
  sound?: boolean;
  vibration?: boolean;
  talk?: boolean;
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
  #speed = $state<Speed>("normal");
  #name = $state("");
  #bot = $state("");
  #players = $state.raw<Readonly<Record<string, number>>>({});
  #recommended = $state.raw<Recommended>({});
  #keys = $state(true);
  #twice = $state<Twice>("first");
  #sound = $state(false);
  #vibration = $state(true);
  #talk = $state(true);
  #systemDark = $state(false);
  #systemStill = $state(false);

  constructor() {
    const stored = read();
    if (stored.theme && THEMES.includes(stored.theme)) this.#theme = stored.theme;
    if (stored.speed && SPEEDS.includes(stored.speed)) this.#speed = stored.speed;
    this.#name = typeof stored.name === "string" ? stored.name : "";
    this.#bot = typeof stored.bot === "string" ? stored.bot : "";
    if (stored.players && typeof stored.players === "object") this.#players = stored.players;
    if (stored.recommended && typeof stored.recommended === "object")
      this.#recommended = stored.recommended;
    this.#keys = stored.keys !== false;
    if (stored.twice && TWICE.includes(stored.twice)) this.#twice = stored.twice;
    this.#sound = stored.sound === true;
    this.#vibration = stored.vibration !== false;
    this.#talk = stored.talk !== false;
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

  get speed(): Speed {
    return this.#speed;
  }
  set speed(speed: Speed) {
    this.#speed = speed;
    this.#store();
  }

  /** What to multiply the time of what is told with; 0: it is not told. */
  get pace(): number {
    return PACE[this.#speed];
  }

  /** The system asks for less motion: nothing moves, but what is told takes its time. */
  get still(): boolean {
    return this.#systemStill;
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

  /** How many played each game when one chose so last; a game that is not named: nobody chose. */
  get players(): Readonly<Record<string, number>> {
    return this.#players;
  }
  set players(players: Readonly<Record<string, number>>) {
    this.#players = players;
    this.#store();
  }

  /** Whether each game's recommended options are wanted; one that is not named: nobody chose. */
  get recommended(): Recommended {
    return this.#recommended;
  }
  set recommended(recommended: Recommended) {
    this.#recommended = recommended;
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

  /** Nobody is surprised by sounds: silent until it is pressed. */
  get sound(): boolean {
    return this.#sound;
  }
  set sound(sound: boolean) {
    this.#sound = sound;
    this.#store();
  }

  /** Phones buzz when it is my turn. */
  get vibration(): boolean {
    return this.#vibration;
  }
  set vibration(vibration: boolean) {
    this.#vibration = vibration;
    this.#store();
  }

  /** Whether what people say at a table is shown at all. */
  get talk(): boolean {
    return this.#talk;
  }
  set talk(talk: boolean) {
    this.#talk = talk;
    this.#store();
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
    document.documentElement.style.setProperty("--pace", String(this.still ? 0 : this.pace));
  }

  #store(): void {
    this.#show();
    const stored: Stored = {
      theme: this.#theme,
      speed: this.#speed,
      name: this.#name,
      bot: this.#bot,
      players: this.#players,
      recommended: this.#recommended,
      keys: this.#keys,
      twice: this.#twice,
      sound: this.#sound,
      vibration: this.#vibration,
      talk: this.#talk,
    };
    try {
      localStorage.setItem(STORE, JSON.stringify(stored));
    } catch {
      // Not remembered, but it holds for this visit.
    }
  }
}

export const settings = new Settings();
