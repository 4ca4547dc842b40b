/** The staging against whole matches of the real engine, and by hand where it matters. */
import { describe, expect, it } from "vitest";
import type { Begun } from "../../kit/source";
import { played } from "../played";
import { script } from "./beats";
import type { Told } from "./events";
import written from "./fixtures/matches.json";
import { findWolf, seatOf, sexIn, type View, type Wolf, wolfOf, wolvesOf } from "./model";
import { form } from "./pack";
import { apply } from "./stage";

const matches = played<View, Told>("wolfsspuren", written);
/** The same matches as if the seats had chosen other colours. */
const OTHERS = {
  green: "yellow",
  blue: "orange",
  black: "grey",
  yellow: "black",
  orange: "green",
  grey: "blue",
};
const repainted = played<View, Told>(
  "wolfsspuren",
  JSON.parse(
    JSON.stringify(written).replaceAll(
      /"(green|blue|black|yellow|orange|grey)(-[abc])?"(?!:)/g,
      (_, colour: keyof typeof OTHERS, letter = "") => `"${OTHERS[colour]}${letter}"`,
    ),
  ) as typeof written,
);
const seen = (view: View, you: number | null) => ({ view, you }) as Begun<View, Told>;
const SILENT = ["planned", "readied", "reconsidered", "chose"];

const wolf = (one: Wolf | null) => one && [one.name, one.strength, one.discs, one.place];
/** What the staging must have right after each move. */
const short = (view: View) => ({
  rows: view.rows.map((row) => [row.kind, row.points, wolf(row.female), wolf(row.male)]),
  pups: view.pups.count,
  prey: view.prey.face_up.map(({ kind, count }) => [kind, count]).sort(),
  hunted: view.prey.hunted,
  players: view.players.map((each) => [each.score, each.hand, each.pups, each.in_pack.join("")]),
});

describe("whole matches", () => {
  it.each(
    [...matches, ...repainted.slice(0, 1)].map(
      (match, at) => [at, match.first.players.length, match] as const,
    ),
  )(
    "no. %i of %i players: after each move's events the stage is the server's view",
    (_at, _players, { first, moves }) => {
      let stage = first;
      for (const { events, after } of moves) {
        stage = events.reduce((now, event) => apply(now, event, after), stage);
        if (events.some(({ name }) => !SILENT.includes(name)))
          expect(short(stage)).toEqual(short(after));
      }
    },
  );

  it("know wolves by the colours that their players have", () => {
    const views = repainted.flatMap(({ moves }) => moves.map(({ after }) => after));
    for (const view of views)
      for (const { name, seat, sex, letter } of wolvesOf(view)) {
        expect([seatOf(view, name), sexIn(view, name)]).toEqual([seat, sex]);
        expect(wolfOf(view, seat, letter)).toBe(name);
      }
  });

  it("tell every event in time, but for what is sealed", () => {
    for (const { events, before } of matches[0]?.moves ?? [])
      for (const event of events) {
        const beats = script.beats(before, event, seen(before, null));
        const silent = SILENT.includes(event.name);
        expect(beats.every(({ time }) => time > 0)).toBe(!silent);
        expect(script.lasts(event)).toBe(!silent);
      }
  });
});

describe("an event", () => {
  const [match] = matches;
  if (!match) throw new Error("no match to stage");
  const pack = form(match.first, ["green-c", "blue-a"], ["green-a", "blue-c", "black-a"]);
  const told = (event: Told, view = pack) => apply(view, event, match.first);

  it("leaves the stage before it untouched", () => {
    const copy = structuredClone(pack);
    told({ name: "wounded", seat: 0, wolf: "green-a", card: 4 });
    told({ name: "swapped", seat: 1, wolf: "blue-c", other: "green-a" });
    expect(pack).toEqual(copy);
  });

  it("fills the rows from the top: alphas, beta, pairs", () => {
    expect(pack.rows.map(({ kind, points }) => [kind, points])).toEqual([
      ["alpha", 3],
      ["beta", 2],
      ["pair", 1],
    ]);
  });

  it("phase-began: every wolf pays its spirals and shows its token", () => {
    const tokens = [{ wolf: "green-a", token: 14, spirals: 3 }];
    const view = told({ name: "phase-began", phase: "howling", sum: 14, tokens });
    expect(findWolf(view, "green-a")).toMatchObject({ strength: 9, token: 14 });
    expect(findWolf(view, "blue-a")).toMatchObject({ strength: 12, token: 0 });
  });

  it("omega-made: it stands alone at the bottom, the gap closes", () => {
    const view = told({ name: "omega-made", seat: 0, wolf: "green-a" });
    expect(view.rows.at(-1)).toMatchObject({ kind: "omega", male: { name: "green-a" } });
    expect(view.rows[0]?.male?.name).toBe("blue-c");
  });

  it("swapped: the two change places", () => {
    const view = told({ name: "swapped", seat: 1, wolf: "blue-a", other: "green-c" });
    expect(view.rows[0]?.female?.name).toBe("blue-a");
    expect(wolvesOf(view)).toHaveLength(5);
  });

  it("died: it is shown once more before it is gone", () => {
    const event: Told = { name: "died", seat: 0, wolf: "green-a", cause: "hunger" };
    const beats = script.beats(pack, event, seen(pack, 0));
    expect(beats[0]?.cue?.leaving).toEqual(["green-a"]);
    expect(findWolf(beats[0]?.stage as View, "green-a")).toBeDefined();
    expect(findWolf(beats.at(-1)?.stage as View, "green-a")).toBeUndefined();
  });

  it("a fight: two sides, every exchange, the hand gets smaller", () => {
    const bout = { seat: 0, wolf: "green-a", target: "blue-c", target_seat: 1 };
    const scores = { score: 9, target_score: 11, cards: 6, target_cards: 7 };
    const begun = told(
      { name: "fight-began", ...bout, ...scores },
      told({ name: "attacked", ...bout }),
    );
    const blow = { card: 4, target_card: 9, loss: 5, target_loss: 0, rout: false };
    const view = told({ name: "struck", ...blow, score: 4, target_score: 11 }, begun);
    expect(view.fight).toMatchObject({
      attacker: { score: 4, cards: 5 },
      defender: { score: 11, cards: 6 },
      strikes: [{ attacker: 4, defender: 9, attacker_loss: 5 }],
    });
  });

  it("year-scored: a player reads the marking in peace, a spectator goes on", () => {
    const event: Told = { name: "year-scored", year: 1, points: [1], totals: [1] };
    const beat = (you: number | null) => script.beats(pack, event, seen(pack, you))[0];
    expect(beat(0)).toMatchObject({ hold: true, cue: { sheet: 1 } });
    expect(beat(null)?.hold).toBe(false);
  });
});
