/** The staging against a whole match of the real engine, and how events become beats. */
import { describe, expect, it } from "vitest";
import type { Begun } from "../../kit/source";
import { played } from "../played";
import { script } from "./beats";
import type { Told } from "./events";
import written from "./fixtures/matches.json";
import { EVENT_NAMES } from "./fixtures/names";
import type { View } from "./model";
import { apply, type Stage, stageOf } from "./stage";

const moves = played<View, Told>("the-wolves", written).flatMap((match) => match.moves);
const seen = (view: View, you: number | null) => ({ view, you }) as Begun<View, Told>;

const told = (stage: Stage, events: Told[], after: View): Stage =>
  events.reduce((now, event) => apply(now, event, after), stage);

const sorted = (hexes: Stage["hexes"]) =>
  Object.fromEntries(
    Object.entries(hexes)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, content]) => [
        name,
        { ...content, pieces: content.pieces.map((piece) => JSON.stringify(piece)).sort() },
      ]),
  );

describe("a whole match", () => {
  it("stands on the map after each move's events as the server has it", () => {
    for (const { before, after, events } of moves) {
      const stage = told(stageOf(before), events, after);
      expect(sorted(stage.hexes)).toEqual(sorted(after.hexes));
      expect(stage.calendar.covered).toEqual(after.calendar.covered);
      expect(stage.regions.map(({ moons }) => moons)).toEqual(
        after.regions.map(({ moons }) => moons),
      );
      expect(stage.boards).toEqual(after.boards);
    }
  });

  it("shows no moon that a short match never scores", () => {
    const view = moves[0]?.before;
    if (!view) throw new Error("no match was played");
    const dates = view.calendar.dates.filter(({ moon }) => moon === "crescent");
    const short = { ...view, calendar: { ...view.calendar, dates } };
    const barren = stageOf(short).regions.filter((region) => region.barren);
    expect(barren.length).toBe(view.regions.filter(({ moons }) => moons[0] !== "crescent").length);
    expect(stageOf(short).regions.flatMap(({ moons }) => moons)).not.toContain("quarter");
    expect(stageOf(view).regions.filter((region) => region.barren)).toEqual([]);
  });

  it("tells every kind of event", () => {
    const names = new Set(moves.flatMap(({ events }) => events.map(({ name }) => name)));
    expect([...names].sort()).toEqual([...EVENT_NAMES].sort());
  });

  it("ends every telling with the stage after the event", () => {
    for (const { before, after, events } of moves) {
      let stage = stageOf(before);
      for (const event of events) {
        const beats = script.beats(stage, event, seen(after, 0));
        stage = beats.at(-1)?.stage ?? stage;
      }
      expect(sorted(stage.hexes)).toEqual(sorted(after.hexes));
    }
  });
});

describe("telling", () => {
  const scored = moves.find(({ events }) => events.some(({ name }) => name === "region-scored"));
  const beatsOf = (you: number | null) => {
    if (!scored) return [];
    const snapshot = seen(scored.after, you);
    let stage = stageOf(scored.before);
    return scored.events.flatMap((event) => {
      const beats = script.beats(stage, event, snapshot);
      stage = beats.at(-1)?.stage ?? stage;
      return beats;
    });
  };

  it("waits for a player after the last region of a scoring, once", () => {
    expect(beatsOf(0).filter(({ hold }) => hold)).toHaveLength(1);
    expect(beatsOf(null).some(({ hold }) => hold)).toBe(false);
  });

  it("counts region by region", () => {
    const rows = beatsOf(0).map(({ stage }) => stage.scoring?.rows.length ?? 0);
    expect(Math.max(...rows)).toBe(
      scored?.events.filter(({ name }) => name === "region-scored").length,
    );
  });

  it("takes the present for granted after a step back", () => {
    const [one, other] = [moves[20], moves[21]];
    if (!one || !other) throw new Error("the match is too short");
    const undone: Told = { name: "undone", seat: 0, steps: 1 };
    const back = told(stageOf(other.after), [undone, ...one.events], one.before);
    expect(back.hexes).toBe(one.before.hexes);
  });
});
