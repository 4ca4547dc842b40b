/** Texts by key, in the language of the moment. The catalogues are shared with Python. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGS = ["en", "fr", "de"] as const;
export type Lang = (typeof LANGS)[number];
const STORE = "wolfden:lang";

const files = import.meta.glob<string>(
  [
    "../../../src/wolfden/texts/*/*.ftl",
    "!../../../src/wolfden/texts/*/errors.ftl",
    "!../../../src/wolfden/texts/*/terminal.ftl",
    "!../../../src/wolfden/texts/*/arena.ftl",
    "!../../../src/wolfden/texts/*/*-statistics.ftl",
  ],
  { query: "?raw", import: "default" },
);

interface Texts {
  lang: Lang;
  bundle: FluentBundle;
}

let texts = $state.raw<Texts>({ lang: "en", bundle: new FluentBundle("en") });
const wanted = new Set(["web"]);
const listeners = new Set<(lang: Lang) => void>();

export const i18n = {
  get lang(): Lang {
    return texts.lang;
  },
};

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
  return text;
}

/** Whether there is a text, for keys made from data. */
export const hasText = (key: string): boolean => texts.bundle.hasMessage(key);

/** French sets a space before ; : ? ! that must not break the line. */
const typeset = (lang: Lang, source: string): string =>
  lang === "fr" ? source.replace(/ (?=[;:?!»])/g, "\u202f") : source;

async function build(lang: Lang): Promise<Texts> {
  // Names and figures stand in left-to-right texts: no invisible isolation marks.
  const bundle = new FluentBundle(lang, { useIsolating: false });
  // A game's table may have a catalogue of its own beside the game's.
  const names = [...wanted].flatMap((name) => [name, `${name}-board`]);
  const sources = await Promise.all(
    names.map((name) => files[`../../../src/wolfden/texts/${lang}/${name}.ftl`]?.()),
  );
  for (const source of sources)
    if (source !== undefined) bundle.addResource(new FluentResource(typeset(lang, source)));
  return { lang, bundle };
}

async function show(lang: Lang): Promise<void> {
  const next = await build(lang);
  texts = next;
  document.documentElement.lang = lang;
}

/** Load catalogues, such as a game's, in this language and in all chosen later. A catalogue that
 *  does not exist is no error: not every game has texts for its board alone. */
export async function loadTexts(...names: string[]): Promise<void> {
  if (names.every((name) => wanted.has(name))) return;
  for (const name of names) wanted.add(name);
  await show(texts.lang);
}

export async function setLang(lang: Lang): Promise<void> {
  await show(lang);
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
export const startTexts = (): Promise<void> =>
  show(preferredLang(localStorage.getItem(STORE), navigator.languages));
