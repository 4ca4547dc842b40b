/** Every text the table asks for stands in the three catalogues, and every event reads well. */
import { describe, expect, it } from "vitest";
import { catalogues, keysAsked, keysIn } from "../catalogues";
import { played } from "../played";
import written from "./fixtures/matches.json";
import { EVENT_NAMES } from "./fixtures/names";
import { COLOURS, LETTERS, PARTS, PHASES, type View } from "./model";
import { TOPICS } from "./notes.svelte";
import { PORTRAITS } from "./art/portraits";
import { PREY } from "./art/prey";

const bundles = catalogues("wolfsspuren", ["wolfsspuren", "wolfsspuren-board"]);
const keys = new Set([
  ...keysAsked("wolfsspuren"),
  ...TOPICS.flatMap((topic) =>
    ["", "-text", "-rule"].map((part) => `wolfsspuren-note-${topic}${part}`),
  ),
  ...["black", "green", "red"].map((tone) => `wolfsspuren-need-${tone}`),
]);

describe.each(bundles)("in $lang", ({ lang, bundle, say }) => {
  it.each([...keys])("has %s", (key) => {
    expect(bundle.hasMessage(key)).toBe(true);
  });

  it("has the same keys as English", () => {
    const keysOf = (each: string) => keysIn("wolfsspuren", each, "wolfsspuren-board").sort();
    expect(keysOf(lang)).toEqual(keysOf("en"));
  });

  it("has a sentence for every event", () => {
    for (const name of EVENT_NAMES)
      expect(bundle.hasMessage(`wolfsspuren-event-${name}`)).toBe(true);
  });

  it("tells the end of a hunt and a blow in sentences of their own", () => {
    const ends = ["killed", "killed-hurt", "escaped-hurt", "escaped"].map((result) =>
      say("wolfsspuren-event-hunted", { result, sum: 30, prey: "deer" }),
    );
    expect(new Set(ends).size).toBe(4);
    for (const text of ends) expect(text).toMatch(/^(?!.* {2}).*30.*\.$/);
    const blow = { card: 9, target_card: 4, loss: 0, target_loss: 5, score: 9, target_score: 2 };
    expect(say("wolfsspuren-event-struck", { ...blow, rout: "false" })).toMatch(/9.*4.*5.*9.*2/);
  });

  it("names every wolf, phase, part and prey", () => {
    const wolves = COLOURS.map((colour) => say("wolfsspuren-wolf", { colour, letter: "A" }));
    const parts = PARTS.map((part) => say("wolfsspuren-part", { part }));
    const phases = PHASES.map((phase) => say("wolfsspuren-phase-short", { phase }));
    expect(new Set(wolves).size).toBe(COLOURS.length);
    expect(new Set(parts).size).toBe(PARTS.length);
    expect(new Set(phases).size).toBe(PHASES.length);
  });
});

it("draws every wolf differently, and every prey", () => {
  const wolves = COLOURS.flatMap((colour) => LETTERS.map((letter) => `${colour}-${letter}`));
  expect(Object.keys(PORTRAITS).sort()).toEqual(wolves.sort());
  expect(new Set(Object.values(PORTRAITS).map((each) => JSON.stringify(each))).size).toBe(18);
  const [match] = played<View, never>("wolfsspuren", written);
  for (const kind of Object.keys(match?.first.small_prey.strength ?? {}))
    expect(PREY).toHaveProperty(kind);
});
