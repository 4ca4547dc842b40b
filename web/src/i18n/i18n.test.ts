import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { LANGS, loadTexts, preferredLang, setLang, startTexts, t } from "./index.svelte";

const WOLFDEN = join(import.meta.dirname, "../../../src/wolfden");
const SOURCE = join(import.meta.dirname, "..");

const read = (lang: string, name: string): string =>
  readFileSync(join(WOLFDEN, name.replace("*", lang)), "utf8");

const catalogue = (lang: string, name: string): string[] =>
  new FluentResource(read(lang, name)).body.map((entry) => entry.id);

/** Every key written out in the source, such as t("play-now"). */
function keysInSource(): Set<string> {
  const files = readdirSync(SOURCE, { recursive: true, encoding: "utf8" }).filter(
    (file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file),
  );
  const found = new Set<string>();
  for (const file of files) {
    const source = readFileSync(join(SOURCE, file), "utf8");
    // The keys inside t(...), two of them when it chooses: t(won ? "a" : "b").
    for (const call of source.matchAll(/\bt\(([^`)]*?)[,)]/g))
      for (const key of (call[1] ?? "").matchAll(/(?:^|[?:]\s*)"([a-z0-9-]+)"/g))
        found.add(key[1] ?? "");
  }
  return found;
}

/** Every catalogue of the house and its games, with a star for the language. */
const names = [
  ...new Set(
    readdirSync(WOLFDEN, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".ftl"))
      .map((path) => path.replace(/\btexts\/(en|fr|de)\//, "texts/*/")),
  ),
];

test.each(names)("%s has the same keys in every language, each once", (name) => {
  const english = catalogue("en", name);
  expect(new Set(english).size).toBe(english.length);
  for (const lang of LANGS) expect(catalogue(lang, name).sort()).toEqual([...english].sort());
});

test.each(names)("%s is read without an error in every language", (name) => {
  for (const lang of LANGS) {
    const source = read(lang, name);
    const written = [...source.matchAll(/^([a-z][\w-]*) *=/gm)].map((match) => match[1]);
    const bundle = new FluentBundle(lang);
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
    expect(catalogue(lang, name)).toEqual(written);
  }
});

test("every key in the source has a text", () => {
  const known = new Set(names.flatMap((name) => catalogue("en", name)));
  const used = keysInSource();
  expect(used.size).toBeGreaterThan(60);
  expect([...used].filter((key) => !known.has(key))).toEqual([]);
});

test("every key made from data has a text", () => {
  const known = new Set(catalogue("en", "texts/*/web.ftl"));
  const made = [
    ...["me", "open", "bot"].map((kind) => `setup-kind-${kind}`),
    ...[0, 1, 2, 3, 4, 5].map((seat) => `bot-name-${seat}`),
  ];
  expect(made.filter((key) => !known.has(key))).toEqual([]);
});

test("the language is the stored one, else the first the browser asks for that we have", () => {
  expect(preferredLang("fr", ["de"])).toBe("fr");
  expect(preferredLang(null, ["pt-BR", "de-AT", "en"])).toBe("de");
  expect(preferredLang("xx", ["pt"])).toBe("en");
});

test("a change of language changes the texts, the document and is remembered", async () => {
  await startTexts();
  await setLang("de");
  expect(t("play-now")).toBe("Gleich spielen");
  expect(t("lobby-missing", { open: 1 })).toBe("Ein Platz ist noch frei.");
  expect(document.documentElement.lang).toBe("de");
  expect(localStorage.getItem("wolfden:lang")).toBe("de");
  await setLang("en");
  expect(t("lobby-missing", { open: 2 })).toBe("2 seats are still free.");
});

test("French punctuation does not break the line", async () => {
  await setLang("fr");
  expect(t("setup-players")).toContain("\u202f?");
  await setLang("en");
});

test("a number below zero has a minus sign, a range keeps its hyphen", async () => {
  await setLang("en");
  expect(t("result-points", { points: -5 })).toBe("−5 points");
  expect(t("open-join-named", { game: "Jagdfieber", names: "R2-2" })).toContain("R2-2");
});

test("texts that take long are waited for, and take nobody's place", async () => {
  let arrive = (): void => undefined;
  const late = new Promise<Response>((done) => {
    arrive = () => {
      done(new Response("night-hunt-aim = Hunt by night"));
    };
  });
  vi.stubGlobal("fetch", () => late.then((answer) => answer.clone()));
  const first = loadTexts("night-hunt");
  const again = loadTexts("night-hunt").then(() => t("night-hunt-aim"));
  const other = loadTexts("jagdfieber");
  const language = setLang("fr");
  arrive();
  await Promise.all([first, other, language]);
  vi.unstubAllGlobals();
  expect(await again).toBe("Hunt by night");
  expect(t("night-hunt-aim")).toBe("Hunt by night");
  expect(t("jagdfieber-day-end", { day: 1 })).not.toBe("jagdfieber-day-end");
  expect(document.documentElement.lang).toBe("fr");
});

test("what could not be loaded can be asked for again", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
  await expect(loadTexts("day-hunt")).rejects.toThrow("offline");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response("day-hunt-aim = Hunt by day")));
  await loadTexts("day-hunt");
  vi.unstubAllGlobals();
  expect(t("day-hunt-aim")).toBe("Hunt by day");
});
