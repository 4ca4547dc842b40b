/** How each event of Jagdfieber is told: who is in the light, what flies where, and how long. */
import type { Beat, Script } from "../../kit/playback.svelte";
import type { EventOf } from "../../kit/told";
import type { Told } from "./events";
import { type CardName, type View, worthOf } from "./model";
import { apply, type Stage, stageOf } from "./stage";

/** A spot on the table that cards lie on, come from and go to, such as `easy-2`. */
export type Spot = `${"played" | "easy" | "prey" | "hand" | "lodge" | "marker"}-${number}`;

export interface Flight {
  what: CardName | "marker";
  from: Spot;
  to: Spot;
}

export interface Cue {
  /** Lodges in the light. */
  seats: number[];
  /** Eater and prey: an arc from one to the other. */
  arc?: { from: Spot; to: Spot };
  flights?: Flight[];
  /** Points that a lodge has just won or lost. */
  gains?: { seat: number; points: number }[];
  /** The score sheet of this day lies on the table. */
  sheet?: number;
}

type Beats = Beat<Stage, Cue>[];

const AIM = 1000;
const FLY = 520;
const REST = 260;

const everyone = (stage: Stage): number[] => stage.lodges.map((_, seat) => seat);

/** Say it, let the cards fly, rest for a moment. */
function moving(before: Stage, after: Stage, cue: Cue, say = AIM): Beats {
  const { seats, arc, flights, gains } = cue;
  return [
    { stage: before, cue: { seats, arc }, time: say },
    { stage: before, cue: { seats, flights }, time: FLY, motion: true },
    { stage: after, cue: { seats, gains }, time: REST, motion: true },
  ];
}

function taking(before: Stage, after: Stage, told: EventOf<Told, "took">): Beats {
  const { seat, taker, owner, place, card } = told;
  const from: Spot = `${place}-${owner}`;
  const flights: Flight[] = [{ what: card, from, to: `prey-${seat}` }];
  if (taker === "hunter")
    flights.push({ what: "hunter", from: `played-${seat}`, to: `hand-${seat}` });
  const gains = [{ seat, points: worthOf(card).prey }];
  return moving(before, after, {
    seats: [seat, owner],
    arc: { from: `played-${seat}`, to: from },
    flights,
    gains,
  });
}

function closing(before: Stage, after: Stage, hunters: number[], closers: number[]): Beats {
  const flights = hunters.map((seat): Flight => ({
    what: "hunter",
    from: `played-${seat}`,
    to: `prey-${seat}`,
  }));
  const gains = hunters.map((seat) => ({ seat, points: worthOf("hunter").prey }));
  return moving(before, after, { seats: [...closers, ...hunters], flights, gains }, 1.6 * AIM);
}

function leaving(before: Stage, after: Stage, seat: number, what: CardName, to: Spot): Beats {
  const flights: Flight[] = [{ what, from: `played-${seat}`, to }];
  return moving(before, after, { seats: [seat], flights }, 0.75 * AIM);
}

/** Easy prey to the piles, played cards to the right, the horn to the next lodge. */
function clearing(before: Stage, after: Stage): Beats {
  const flights = before.lodges.flatMap(({ easy, played }, seat): Flight[] => [
    ...(easy ? [{ what: easy, from: `easy-${seat}`, to: `prey-${seat}` } as const] : []),
    ...(played ? [{ what: played, from: `played-${seat}`, to: `easy-${seat}` } as const] : []),
  ]);
  flights.push({ what: "marker", from: `marker-${before.marker}`, to: `marker-${after.marker}` });
  const cue: Cue = { seats: [], flights };
  return [
    { stage: before, cue: { seats: [] }, time: 0.5 * AIM },
    { stage: before, cue, time: 1.3 * FLY, motion: true },
    { stage: after, cue: { seats: [] }, time: REST, motion: true },
  ];
}

/** A player reads the sheet in peace; a spectator goes on; the last day's is part of the result. */
function scoring(after: Stage, day: number, seated: boolean): Beats {
  if (after.over) return [{ stage: after, cue: { seats: everyone(after) }, time: AIM }];
  const cue = { seats: everyone(after), sheet: day };
  return [{ stage: after, cue, time: 5 * AIM, hold: seated }];
}

const beats: Script<View, Told, Stage, Cue>["beats"] = (stage, told, { view, you }) => {
  const after = apply(stage, told, view);
  switch (told.name) {
    case "revealed":
      return [{ stage: after, cue: { seats: everyone(after) }, time: 1.3 * AIM }];
    case "season-closed":
      return closing(stage, after, told.hunters, told.closers);
    case "took":
      return taking(stage, after, told);
    case "hunter-lost":
      return leaving(stage, after, told.seat, "hunter", `lodge-${told.seat}`);
    case "returned":
      return leaving(stage, after, told.seat, told.card, `hand-${told.seat}`);
    case "all-stayed":
      return [{ stage: after, cue: { seats: everyone(after) }, time: 1.3 * AIM }];
    case "round-ended":
      return clearing(stage, after);
    case "day-scored":
      return scoring(after, told.day, you !== null);
    case "day-began":
      return [{ stage: after, cue: { seats: [after.marker] }, time: 1.3 * AIM }];
    default:
      return [{ stage: after, cue: null, time: 0 }];
  }
};

export const script: Script<View, Told, Stage, Cue> = {
  rest: ({ view }) => stageOf(view),
  lasts: (event) => event.name !== "chose",
  beats,
};
