/** Every text the table asks for stands in the three catalogues, and every event can be told. */
import { describe, expect, it } from "vitest";
import { catalogues, keysAsked, keysIn } from "../catalogues";
import { played } from "../played";
import written from "./fixtures/matches.json";
import { DEEDS, PARTS, PREY, TERRAINS } from "./model";

const bundles = catalogues("the-wolves", ["the-wolves", "the-wolves-board"]);
const keys = new Set(keysAsked("the-wolves"));
const own = (lang: string) => keysIn("the-wolves", lang, "the-wolves-board");

const events = played("the-wolves", written).flatMap(({ moves }) =>
  moves.flatMap((move) => move.events),
);

describe.each(bundles)("in $lang", ({ lang, bundle, say }) => {
  it.each([...keys].filter((key) => key !== "the-wolves-event"))("has %s", (key) => {
    expect(bundle.hasMessage(key)).toBe(true);
  });

  it("has the same keys as English, all of them asked for", () => {
    expect(own(lang)).toEqual(own("en"));
    expect(own(lang).filter((key) => !keys.has(key))).toEqual([]);
  });

  it("tells every event of a match in a sentence", () => {
    for (const { name, ...told } of events) {
      const facts = Object.entries(told).filter(([, value]) =>
        ["string", "number"].includes(typeof value),
      );
      const args = Object.fromEntries(facts) as Record<string, string | number>;
      const more = { name: "Ada", owner: "Bo", taker: "Ada", count: 2, extra: "false" };
      const text = say(`the-wolves-event-${name}`, {
        ...args,
        ...more,
        tiles: "…",
        points: args["points"] ?? "Ada 4",
      });
      expect(text).toMatch(/^(?!.* {2}).+[.!]$/);
    }
  });

  it("names every ground, action, part and prey differently", () => {
    const differ = (key: string, name: string, values: readonly string[], more = {}) => {
      const texts = values.map((value) => say(key, { [name]: value, ...more }));
      expect(new Set(texts).size).toBe(values.length);
    };
    const where = { name: "c7", region: 4 };
    const grounds = [...TERRAINS, "water", "chasm"];
    differ("the-wolves-board-hex", "ground", grounds, where);
    differ("the-wolves-board-deed", "deed", DEEDS);
    differ("the-wolves-board-not-here", "deed", DEEDS);
    differ("the-wolves-part", "part", PARTS);
    differ("the-wolves-board-prey-left", "prey", PREY, { count: 2 });
  });
});

it("names a hex as people would", () => {
  const args = { name: "c7", ground: "forest", region: 4 };
  expect(bundles[0]?.say("the-wolves-board-hex", args)).toBe("c7 (forest hex, region 4)");
});
