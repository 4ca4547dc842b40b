/** The staging against whole matches of the real engine, and how long it is told. */
import { describe, expect, it } from "vitest";
import type { Begun } from "../../kit/source";
import { played } from "../played";
import { factsOf } from "./animals";
import { script } from "./beats";
import type { Told } from "./events";
import written from "./fixtures/matches.json";
import { EVENT_NAMES } from "./fixtures/names";
import type { View } from "./model";
import { apply, type Stage, stageOf } from "./stage";

const matches = played<View, Told>("wolf-and-hound", written);
const steps = matches.flatMap(({ moves }) => moves);

const told = (stage: Stage, events: Told[], after: View): Stage =>
  events.reduce((now, event) => apply(now, event, after), stage);

describe("whole matches", () => {
  it.each(matches.map((match, index) => [index, match] as const))(
    "match %i: after each move's events the stage is the server's view",
    (_index, { first, moves }) => {
      let stage = stageOf(first);
      for (const { events, after } of moves) {
        stage = told(stage, events, after);
        expect(stage).toEqual(stageOf(after));
      }
    },
  );

  it("tell every kind of event", () => {
    const names = new Set(steps.flatMap(({ events }) => events.map(({ name }) => name)));
    expect([...names].sort()).toEqual([...EVENT_NAMES].sort());
  });

  it("never lose a sheep or a number card on the way", () => {
    for (const { before, events, after } of steps) {
      let stage = stageOf(before);
      for (const event of events) {
        stage = apply(stage, event, after);
        if (event.name === "turned-up") continue;
        const cards = stage.pastures.map(
          ({ hand, row, ghostPile }) => hand + row.length + ghostPile.length,
        );
        const all = cards.reduce((sum, count) => sum + count, stage.drawPile);
        expect(all + (stage.turnedUp ? 1 : 0)).toBe(32);
        for (const { sheep, fence } of stage.pastures) {
          expect(sheep).toBeGreaterThanOrEqual(0);
          expect(sheep).toBeLessThanOrEqual(fence);
        }
      }
    }
  });
});

describe("the telling", () => {
  const snapshot = (view: View) => ({ view, you: 0 }) as Begun<View, Told>;

  it("ends each event with the stage after it", () => {
    for (const { before, events, after } of steps.slice(0, 40)) {
      let stage = stageOf(before);
      for (const event of events) {
        const beats = script.beats(stage, event, snapshot(after));
        stage = apply(stage, event, after);
        expect(beats.at(-1)?.stage).toEqual(stage);
      }
    }
  });

  it("keeps a turn with two animals short, and waits only between games", () => {
    for (const { before, events, after } of steps) {
      let stage = stageOf(before);
      let time = 0;
      for (const event of events) {
        for (const beat of script.beats(stage, event, snapshot(after))) {
          if (beat.hold) expect(event.name).toBe("game-ended");
          else if (!after.over) time += beat.time;
        }
        stage = apply(stage, event, after);
      }
      if (after.animals.length <= 2) expect(time).toBeLessThan(11_000);
    }
  });
});

it("knows the animal cards as the engine shows them", () => {
  for (const { after } of steps)
    for (const { animal, kind, moves, target, back, two_sided } of after.animals) {
      const facts = factsOf(animal);
      expect(facts?.sides[back ? 1 : 0]).toEqual({ kind, moves, target });
      expect(facts?.twoSided).toBe(two_sided);
    }
});
