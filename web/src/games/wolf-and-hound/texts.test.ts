/** Every text the table asks for stands in the three catalogues, and every event reads well. */
import { describe, expect, it } from "vitest";
import { loadTexts, setLang } from "../../i18n/index.svelte";
import { catalogues, keysAsked, LANGS } from "../catalogues";
import { played } from "../played";
import { box } from "./animals";
import type { Told } from "./events";
import written from "./fixtures/matches.json";
import { EVENT_NAMES } from "./fixtures/names";
import type { View } from "./model";
import { peopleOf } from "./people";
import { LEVELS, OWN } from "./picking";
import { sentence } from "./words";

const matches = played<View, Told>("wolf-and-hound", written);
const bundles = catalogues("wolf-and-hound", ["wolf-and-hound", "wolf-and-hound-board"]);
const keys = new Set([
  ...keysAsked("wolf-and-hound"),
  ...["you", "mate", "log", "unseen", "games"].map((name) => `wolf-and-hound-board-${name}`),
  ...["play", "exchange", "turn"].flatMap((name) => [
    `wolf-and-hound-board-now-${name}`,
    `wolf-and-hound-board-now-${name}-help`,
  ]),
  "wolf-and-hound-board-now-no-threes-help",
  "wolf-and-hound-board-now-waiting",
  "wolf-and-hound-board-now-exchange-other",
  ...EVENT_NAMES.map((name) => `wolf-and-hound-event-${name}`),
]);

describe.each(bundles)("in $lang", ({ bundle, say }) => {
  it.each([...keys])("has %s", (key) => {
    expect(bundle.hasMessage(key)).toBe(true);
  });

  it("foretells every kind of start in a sentence of its own, without stray spaces", () => {
    const kinds = ["worse", "better", "skip", "no-threes"];
    const told = kinds.flatMap((kind) =>
      [1, 2].flatMap((count) =>
        (kind === "worse" || kind === "better" ? ["yes", "no"] : ["yes"]).map((own) =>
          say("wolf-and-hound-board-forecast", { kind, count, own, turn: "Ada", name: "Bo" }),
        ),
      ),
    );
    expect(new Set(told).size).toBe(10);
    for (const text of told) expect(text).toMatch(/^(?!.* {2}).*Ada.*\.$/);
  });

  it("says what a card would do, whatever it does", () => {
    for (const moved of ["yes", "round", "no"])
      for (const turned of ["wolf", "hound", "over", "no"])
        for (const count of [1, 2]) {
          if (moved === "no" && turned === "no") continue;
          const args = { animal: "Fang", name: "Ada", stopped: "no", moved, turned, count };
          expect(say("wolf-and-hound-board-would", args)).toMatch(
            /^(?!.* {2})(?!.*→)Fang \p{L}.*\.$/u,
          );
        }
    for (const stopped of ["meat", "bone"])
      expect(
        say("wolf-and-hound-board-would", {
          animal: "Fang",
          name: "Ada",
          moved: "yes",
          turned: "no",
          count: 1,
          stopped,
        }),
      ).toContain("(");
  });

  it("names every animal, group and level apart", () => {
    const animals = Object.keys(box().animals).map((animal) =>
      say("wolf-and-hound-animal", { animal }),
    );
    expect(new Set(animals).size).toBe(24);
    const groups = Object.keys(box().groups).map((group) =>
      say("wolf-and-hound-board-group", { group }),
    );
    expect(new Set(groups).size).toBe(Object.keys(box().groups).length);
    const levels = [...LEVELS, OWN].map((level) => say("wolf-and-hound-board-level", { level }));
    expect(new Set(levels).size).toBe(6);
  });
});

it.each(LANGS)("has sentences in %s for all that happened in whole matches", async (lang) => {
  await loadTexts("wolf-and-hound");
  await setLang(lang);
  for (const { first, moves } of matches) {
    const people = peopleOf(first.pastures, 0, (seat) => ["Ada", "Bo", "Cy", "Di"][seat] ?? "");
    for (const event of moves.flatMap(({ events }) => events))
      expect(sentence(event, people), event.name).toMatch(/^(?!.* {2})(?!.*[{$]).{5,}\.$/);
  }
});
