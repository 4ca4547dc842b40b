/** Texts by key, in the language of the moment. The catalogues are shared with Python. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { to } from "../root";

export const LANGS = ["en", "fr", "de"] as const;
export type Lang = (typeof LANGS)[number];
const STORE = "wolfden:lang";

const house = import.meta.glob<string>(
  "../../../src/wolfden/texts/*/{web,people,replay,talk,told}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);
/** What a game keeps in its folder, but for what only the arena says. */
const ofGames = import.meta.glob<string>(
  [
    "../../../src/wolfden/games/*/texts/*/*.ftl",
    "!../../../src/wolfden/games/*/texts/*/*-{statistics,terminal}.ftl",
  ],
  { query: "?raw", import: "default" },
);

interface Texts {
  lang: Lang;
  bundle: FluentBundle;
}

let texts = $state.raw<Texts>({ lang: "en", bundle: new FluentBundle("en") });
const wanted = new Set<string>();
/** The house's catalogues that are needed; others load with the pages that speak from them. */
const spoken = new Set(["web", "people"]);
const loading = new Map<string, Promise<void>>();
let chosen: Lang = "en";
let shown: Promise<void> = Promise.resolve();
const listeners = new Set<(lang: Lang) => void>();

export const i18n = {
  get lang(): Lang {
    return texts.lang;
  },
};

/** Numbers come with a hyphen; below zero stands a minus sign. */
const HYPHEN = /(?<![\p{L}\d])-(?=\d)/gu;

/** The text of a key. Reading it in a template follows every change of language. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const { bundle } = texts;
  const [id = key, attribute] = key.split(".");
  const message = bundle.getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return key;
  const errors: Error[] = [];
  const text = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) console.warn(`text ${key}:`, ...errors);
  return text.replace(HYPHEN, "−");
}

/** Whether there is a text, for keys made from data. */
export const hasText = (key: string): boolean => texts.bundle.hasMessage(key);

/** French sets a space before ; : ? ! that must not break the line. */
const typeset = (lang: Lang, source: string): string =>
  lang === "fr" ? source.replace(/ (?=[;:?!»])/g, "\u202f") : source;

async function build(lang: Lang): Promise<Texts> {
  // Names and figures stand in left-to-right texts: no invisible isolation marks.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const own = [...spoken].map(
    (name) => house[`../../../src/wolfden/texts/${lang}/${name}.ftl`]?.() ?? "",
  );
  const sources = await Promise.all([
    ...own,
    ...[...wanted].flatMap((game) => textsOf(game, lang)),
  ]);
  for (const source of sources) bundle.addResource(new FluentResource(typeset(lang, source)));
  return { lang, bundle };
}

/** The catalogues in a game's folder; the server has those of a game that is not among ours. */
function textsOf(game: string, lang: Lang): Promise<string>[] {
  const folder = `../../../src/wolfden/games/${game.replaceAll("-", "_")}/texts/${lang}/`;
  const found = Object.entries(ofGames).filter(([path]) => path.startsWith(folder));
  return found.length > 0 ? found.map(([, load]) => load()) : [fetched(game, lang)];
}

async function fetched(game: string, lang: Lang): Promise<string> {
  const answer = await fetch(to(`/api/games/${encodeURIComponent(game)}/texts/${lang}`));
  // Without its texts a game is played in the words of its actions.
  return answer.ok ? answer.text() : "";
}

/** One after the other: what was asked for first never takes the place of what was asked for later. */
function show(): Promise<void> {
  shown = shown
    .catch(() => undefined)
    .then(async () => {
      texts = await build(chosen);
      document.documentElement.lang = texts.lang;
    });
  return shown;
}

/** Whoever asks for what is on its way waits for it; what could not be loaded can be asked for again. */
function need(names: Set<string>, name: string): Promise<void> {
  if (!names.has(name)) {
    names.add(name);
    const loaded = show().catch((error: unknown) => {
      names.delete(name);
      throw error;
    });
    loading.set(name, loaded);
  }
  return loading.get(name) ?? Promise.resolve();
}

/** Load a game's catalogues, in this language and in all chosen later. */
export const loadTexts = (game: string): Promise<void> => need(wanted, game);

/** Load one of the house's catalogues that not every page needs. */
export const loadHouseTexts = (name: "replay" | "talk" | "told"): Promise<void> =>
  need(spoken, name);

export async function setLang(lang: Lang): Promise<void> {
  const before = chosen;
  chosen = lang;
  try {
    await show();
  } catch (error) {
    chosen = before;
    throw error;
  }
  try {
    localStorage.setItem(STORE, lang);
  } catch {
    // Not remembered, but it holds for this visit.
  }
  for (const listener of listeners) listener(lang);
}

export function onLanguage(listener: (lang: Lang) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function preferredLang(stored: string | null, asked: readonly string[]): Lang {
  const known = (tag: string) => LANGS.find((lang) => tag.toLowerCase().split("-")[0] === lang);
  return known(stored ?? "") ?? asked.map(known).find((lang) => lang !== undefined) ?? "en";
}

/** The first texts, before anything is drawn. */
export function startTexts(): Promise<void> {
  chosen = preferredLang(localStorage.getItem(STORE), navigator.languages);
  return show();
}
