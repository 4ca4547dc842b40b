/** Every text the table asks for stands in the three catalogues, and every event reads well. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { EVENT_NAMES } from "./fixtures/names";
import { CARDS, PARTS } from "./model";

const LANGS = ["en", "fr", "de"] as const;
const here = "src/games/jagdfieber";
const read = (lang: string, name: string) =>
  readFileSync(
    `../src/wolfden/${name === "web" ? "" : "games/jagdfieber/"}texts/${lang}/${name}.ftl`,
    "utf8",
  );

const bundles = LANGS.map((lang) => {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const name of ["web", "jagdfieber"])
    expect(bundle.addResource(new FluentResource(read(lang, name)))).toEqual([]);
  return { lang, bundle };
});

const asked = readdirSync(here)
  .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith(".test.ts"))
  .flatMap((name) => [
    ...readFileSync(`${here}/${name}`, "utf8").matchAll(/["'`](jagdfieber-[a-z0-9-]+)["'`]/g),
  ])
  .map(([, key]) => key ?? "");
const keys = new Set([
  ...asked,
  ...["log", "sheet", "chain"].map((tool) => `jagdfieber-${tool}`),
  ...EVENT_NAMES.map((name) => `jagdfieber-event-${name}`),
  "jagdfieber-why-not-in-hand",
  "jagdfieber-why-already-chosen",
  ...["pause", "resume", "step", "speed", "skip"].map((name) => `playback-${name}`),
]);

const own = (lang: string) =>
  [...read(lang, "jagdfieber").matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, key]) => key).sort();

describe.each(bundles)("in $lang", ({ lang, bundle }) => {
  const say = (key: string, args: Record<string, string | number>): string => {
    const errors: Error[] = [];
    const pattern = bundle.getMessage(key)?.value;
    const text = pattern ? bundle.formatPattern(pattern, args, errors) : key;
    expect(errors).toEqual([]);
    return text;
  };

  it.each([...keys])("has %s", (key) => {
    expect(bundle.hasMessage(key)).toBe(true);
  });

  it("has the same keys as English", () => {
    expect(own(lang)).toEqual(own("en"));
  });

  it("tells each taking in a sentence of its own, without stray spaces", () => {
    const takings = [
      ["hunter", "wolf"],
      ["wolf", "rabbit"],
      ["rabbit", "carrot"],
      ["rabbit", "closed"],
    ].flatMap(([taker = "", card = ""]) =>
      ["easy", "played"].map((place) =>
        say("jagdfieber-event-took", { name: "Ada", owner: "Bo", taker, card, place }),
      ),
    );
    expect(new Set(takings).size).toBe(8);
    for (const text of takings) expect(text).toMatch(/^(?!.* {2}).*Ada.*Bo.*\.$/);
  });

  it("names every card and every part of the sheet", () => {
    const cards = CARDS.map((card) => say("jagdfieber-cards", { card, count: 2 }));
    const parts = PARTS.map((part) => say("jagdfieber-part", { part }));
    expect(new Set(cards).size).toBe(CARDS.length);
    expect(new Set(parts).size).toBe(PARTS.length);
  });
});

it("takes one winner and one chooser for granted where no count is given", () => {
  const { bundle } = bundles[0] ?? {};
  const pattern = bundle?.getMessage("jagdfieber-event-ended")?.value;
  expect(pattern && bundle?.formatPattern(pattern, { name: "Ada" }, [])).toBe("Ada wins.");
});
