/** The staging against whole matches of the real engine, and by hand where a rule shows. */
import { describe, expect, it } from "vitest";
import type { Begun } from "../../kit/source";
import { played } from "../played";
import { script } from "./beats";
import type { Told } from "./events";
import written from "./fixtures/matches.json";
import { EVENT_NAMES } from "./fixtures/names";
import { type CardName, CARDS, type View, worthOf } from "./model";
import { apply, type Stage, stageOf } from "./stage";

const matches = played<View, Told>("jagdfieber", written);
const moves = matches.flatMap((match) => match.moves);

const told = (stage: Stage, events: Told[], after: View): Stage =>
  events.reduce((now, event) => apply(now, event, after), stage);

describe("whole matches", () => {
  it.each(matches.map((match) => [match.first.lodges.length, match] as const))(
    "of %i players: after each move's events the stage is the server's view",
    (_players, match) => {
      for (const { seat, events, before, after } of match.moves) {
        // My own card is known to me before an event tells of it.
        if (seat === 0 && events.length === 1) continue;
        const stage = told(stageOf(before), events, after);
        // A finished match keeps showing its last round.
        expect({ ...stage, round: 0 }).toEqual({ ...stageOf(after), round: 0 });
      }
    },
  );

  it("tell every kind of event", () => {
    const names = new Set(moves.flatMap(({ events }) => events.map(({ name }) => name)));
    expect([...names].sort()).toEqual([...EVENT_NAMES].sort());
  });

  it("never lose a card on the way: each lodge's ten stay ten in all", () => {
    const cards = (stage: Stage) =>
      stage.lodges.reduce((sum, { hand, prey, played, easy, hunterLost }) => {
        const counted = CARDS.reduce((all, card) => all + hand[card] + prey[card], 0);
        return sum + counted + (played ? 1 : 0) + (easy ? 1 : 0) + (hunterLost ? 1 : 0);
      }, 0);
    for (const { events, before, after } of moves) {
      let stage = stageOf(before);
      for (const event of events) {
        stage = apply(stage, event, after);
        expect(cards(stage)).toBe(10 * before.lodges.length);
      }
    }
  });
});

describe("an event", () => {
  const [match] = matches;
  if (!match) throw new Error("no match to stage");
  const { first } = match;
  const after = { ...first, round: 2 };
  const revealed = (...cards: CardName[]): Stage =>
    apply(stageOf(first), { name: "revealed", cards }, after);

  it("leaves the stage before it untouched", () => {
    const stage = stageOf(first);
    const copy = structuredClone(stage);
    apply(stage, { name: "revealed", cards: ["wolf", "wolf", "rabbit"] }, after);
    expect(stage).toEqual(copy);
  });

  it("took: the card goes to the taker's pile, the wolf stays and has eaten", () => {
    const stage = apply(
      revealed("wolf", "carrot", "rabbit"),
      { name: "took", seat: 0, taker: "wolf", owner: 2, place: "played", card: "rabbit" },
      after,
    );
    expect(stage.lodges[0]).toMatchObject({ played: "wolf", fed: true });
    expect(stage.lodges[0]?.prey.rabbit).toBe(1);
    expect(stage.lodges[2]?.played).toBeNull();
  });

  it("took by a hunter: he goes home", () => {
    const stage = apply(
      revealed("carrot", "hunter", "wolf"),
      { name: "took", seat: 1, taker: "hunter", owner: 2, place: "played", card: "wolf" },
      after,
    );
    expect(stage.lodges[1]?.played).toBeNull();
    expect(stage.lodges[1]?.hand.hunter).toBe(1);
  });

  it("shows nothing where a card has gone home", () => {
    const stage = apply(
      revealed("wolf", "carrot", "carrot"),
      { name: "returned", seat: 0, card: "wolf" },
      after,
    );
    expect(stage.lodges[0]).toMatchObject({ chosen: false, played: null });
  });
});

describe("the beats of an event", () => {
  const [match] = matches;
  if (!match) throw new Error("no match to tell");
  const snapshot = { you: 0, view: match.first } as Begun<View, Told>;

  it("end with the stage after it, for every event of a match", () => {
    let stage = stageOf(match.first);
    for (const { events, after } of match.moves)
      for (const event of events) {
        const beats = script.beats(stage, event, { ...snapshot, view: after });
        stage = apply(stage, event, after);
        expect(beats.at(-1)?.stage).toEqual(stage);
      }
  });

  it("hold the sheet of a day for a player, not for a spectator, not on the last day", () => {
    const event: Told = { name: "day-scored", day: 1, points: [0, 0, 0] };
    const holds = (you: number | null, days: number) =>
      script.beats(stageOf({ ...match.first, days }), event, {
        ...snapshot,
        you,
        view: { ...match.first, days, sheet: [[]] },
      })[0]?.hold ?? false;
    expect([holds(0, 4), holds(null, 4), holds(0, 1)]).toEqual([true, false, false]);
  });
});

it("cards print the figures of the box", () => {
  expect(worthOf("wolf")).toEqual({ count: 2, prey: 4, hand: -4 });
  expect(worthOf("closed")).toEqual({ count: 1, prey: 1, hand: -1 });
});
