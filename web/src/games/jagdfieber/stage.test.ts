/** The staging against whole matches of the real engine, and by hand where a rule shows. */
import { describe, expect, it } from "vitest";
import type { GameEvent, Snapshot } from "../../api/types";
import { script } from "./beats";
import matches from "./fixtures/matches.json";
import { type CardName, CARDS, type JagdfieberView, WORTH } from "./model";
import { apply, EVENT_NAMES, type Stage, stageOf } from "./stage";

interface Round {
  mine: CardName;
  events: GameEvent[];
  after: JagdfieberView;
}
interface Played {
  first: JagdfieberView;
  rounds: Round[];
}
const played = matches as unknown as Played[];

/** Seat 0 sees its own sealed card, as it does before the last one is in. */
function sealed(view: JagdfieberView, mine: CardName): JagdfieberView {
  const lodges = view.lodges.map((lodge, seat) =>
    seat === 0 ? { ...lodge, chosen: true, choice: mine } : lodge,
  );
  return { ...view, lodges };
}

const told = (stage: Stage, events: GameEvent[], after: JagdfieberView): Stage =>
  events.reduce((now, event) => apply(now, event, after), stage);

describe("whole matches", () => {
  it.each(played.map((match) => [match.first.lodges.length, match] as const))(
    "of %i players: after each round's events the stage is the server's view",
    (_players, { first, rounds }) => {
      let before = first;
      for (const { mine, events, after } of rounds) {
        const stage = told(stageOf(sealed(before, mine)), events, after);
        const rest = stageOf(after);
        // A finished match keeps showing its last round.
        expect({ ...stage, round: 0 }).toEqual({ ...rest, round: 0 });
        before = after;
      }
    },
  );

  it("tell every kind of event", () => {
    const names = new Set(
      played.flatMap(({ rounds }) => rounds.flatMap(({ events }) => events.map((e) => e.name))),
    );
    expect([...names].sort()).toEqual([...EVENT_NAMES].sort());
  });

  it("never lose a card on the way: each lodge's ten stay ten in all", () => {
    const cards = (stage: Stage) =>
      stage.lodges.reduce((sum, { hand, prey, played, easy, hunterLost }) => {
        const counted = CARDS.reduce((all, card) => all + hand[card] + prey[card], 0);
        return sum + counted + (played ? 1 : 0) + (easy ? 1 : 0) + (hunterLost ? 1 : 0);
      }, 0);
    for (const { first, rounds } of played) {
      let before = first;
      for (const { mine, events, after } of rounds) {
        let stage = stageOf(sealed(before, mine));
        for (const event of events) {
          stage = apply(stage, event, after);
          expect(cards(stage)).toBe(10 * first.lodges.length);
        }
        before = after;
      }
    }
  });
});

describe("an event", () => {
  const [match] = played;
  if (!match) throw new Error("no match to stage");
  const { first } = match;
  const after = { ...first, round: 2 };
  const revealed = (...cards: CardName[]): Stage =>
    apply(stageOf(first), { name: "revealed", data: { cards } }, after);

  it("leaves the stage before it untouched", () => {
    const stage = stageOf(first);
    const copy = structuredClone(stage);
    apply(stage, { name: "revealed", data: { cards: ["wolf", "wolf", "rabbit"] } }, after);
    expect(stage).toEqual(copy);
  });

  it("took: the card goes to the taker's pile, the wolf stays and has eaten", () => {
    const data = { seat: 0, taker: "wolf", owner: 2, place: "played", card: "rabbit" };
    const stage = apply(revealed("wolf", "carrot", "rabbit"), { name: "took", data }, after);
    expect(stage.lodges[0]).toMatchObject({ played: "wolf", fed: true });
    expect(stage.lodges[0]?.prey.rabbit).toBe(1);
    expect(stage.lodges[2]?.played).toBeNull();
  });

  it("took by a hunter: he goes home", () => {
    const data = { seat: 1, taker: "hunter", owner: 2, place: "played", card: "wolf" };
    const stage = apply(revealed("carrot", "hunter", "wolf"), { name: "took", data }, after);
    expect(stage.lodges[1]?.played).toBeNull();
    expect(stage.lodges[1]?.hand.hunter).toBe(1);
  });

  it("shows nothing where a card has gone home", () => {
    const data = { seat: 0, card: "wolf" };
    const stage = apply(revealed("wolf", "carrot", "carrot"), { name: "returned", data }, after);
    expect(stage.lodges[0]).toMatchObject({ chosen: false, played: null });
  });
});

describe("the beats of an event", () => {
  const [match] = played;
  if (!match) throw new Error("no match to tell");
  const snapshot = { you: 0, view: match.first } as unknown as Snapshot;

  it("end with the stage after it, for every event of a match", () => {
    let stage = stageOf(match.first);
    for (const { events, after } of match.rounds)
      for (const event of events) {
        const beats = script.beats(stage, event, { ...snapshot, view: after });
        stage = apply(stage, event, after);
        expect(beats.at(-1)?.stage).toEqual(stage);
      }
  });

  it("hold the sheet of a day for a player, not for a spectator, not on the last day", () => {
    const event = { name: "day-scored", data: { day: 1, points: [0, 0, 0] } };
    const holds = (you: number | null, days: number) =>
      script.beats(stageOf({ ...match.first, days }), event, {
        ...snapshot,
        you,
        view: { ...match.first, days, sheet: [[]] },
      } as unknown as Snapshot)[0]?.hold ?? false;
    expect([holds(0, 4), holds(null, 4), holds(0, 1)]).toEqual([true, false, false]);
  });
});

it("cards print the figures of components.toml", () => {
  expect(WORTH.wolf).toEqual({ count: 2, prey: 4, hand: -4 });
  expect(WORTH.closed).toEqual({ count: 1, prey: 1, hand: -1 });
});
