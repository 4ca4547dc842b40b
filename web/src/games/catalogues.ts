/** For tests: a game's texts in every language, as the browser reads them, and what its table asks for. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { expect } from "vitest";

export const LANGS = ["en", "fr", "de"] as const;

type Values = Record<string, string | number>;

interface Catalogue {
  lang: string;
  bundle: FluentBundle;
  /** The text, which must come without errors. */
  say: (key: string, values?: Values) => string;
}

/** The house's and a game's texts, from the named files of the game. */
export function catalogues(game: string, files: readonly string[]): Catalogue[] {
  return LANGS.map((lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const sources = [read(`texts/${lang}/web.ftl`), ...files.map((file) => own(game, lang, file))];
    for (const source of sources)
      expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    const say = (key: string, values: Values = {}): string => {
      const errors: Error[] = [];
      const pattern = bundle.getMessage(key)?.value;
      const text = pattern ? bundle.formatPattern(pattern, values, errors) : key;
      expect(errors, key).toEqual([]);
      return text;
    };
    return { lang, bundle, say };
  });
}

/** The keys of one of a game's files, in order. */
export const keysIn = (game: string, lang: string, file: string): string[] =>
  [...own(game, lang, file).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key ?? "");

/** All keys of the game's own that its sources name; a catalogue's name is none. */
export function keysAsked(game: string): string[] {
  const folder = `src/games/${game}`;
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.test)\.(svelte|ts)$/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8"))
    .flatMap((source) => [...source.matchAll(new RegExp(`["'\`](${game}-[a-z0-9-]+)["'\`]`, "g"))])
    .map(([, key]) => key ?? "")
    .filter((key) => key !== `${game}-board`);
}

const read = (path: string): string => readFileSync(`../src/wolfden/${path}`, "utf8");
const own = (game: string, lang: string, file: string): string =>
  read(`games/${game.replaceAll("-", "_")}/texts/${lang}/${file}.ftl`);
