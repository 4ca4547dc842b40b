/** Every text the table asks for stands in the three catalogues, and every event reads well. */
import { describe, expect, it } from "vitest";
import { catalogues, keysAsked, keysIn } from "../catalogues";
import { EVENT_NAMES } from "./fixtures/names";
import { CARDS, PARTS } from "./model";

const bundles = catalogues("jagdfieber", ["jagdfieber"]);
const keys = new Set([
  ...keysAsked("jagdfieber"),
  ...["log", "sheet", "chain"].map((tool) => `jagdfieber-${tool}`),
  ...EVENT_NAMES.map((name) => `jagdfieber-event-${name}`),
  "jagdfieber-why-not-in-hand",
  "jagdfieber-why-already-chosen",
  ...["pause", "resume", "step", "speed", "skip"].map((name) => `playback-${name}`),
]);

describe.each(bundles)("in $lang", ({ lang, bundle, say }) => {
  it.each([...keys])("has %s", (key) => {
    expect(bundle.hasMessage(key)).toBe(true);
  });

  it("has the same keys as English", () => {
    const keysOf = (each: string) => keysIn("jagdfieber", each, "jagdfieber").sort();
    expect(keysOf(lang)).toEqual(keysOf("en"));
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
