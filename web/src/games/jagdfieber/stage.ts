/** What lies where while a round is told, worked out event by event. It knows no rules: an event
 *  says what happened, and these functions only move the cards. */
import type { EventOf } from "../../kit/told";
import type { Told } from "./events";
import type { CardCounts, CardName, DayScore, View } from "./model";

export interface StagedLodge {
  hand: CardCounts;
  chosen: boolean;
  /** The card above the lodge; null when there is none or it is hidden from me. */
  played: CardName | null;
  faceUp: boolean;
  /** It has eaten and stays. */
  fed: boolean;
  easy: CardName | null;
  prey: CardCounts;
  four: boolean;
  hunterLost: boolean;
  now: DayScore;
  total: number;
}

export interface Stage {
  days: number;
  day: number;
  round: number;
  marker: number;
  over: boolean;
  lodges: StagedLodge[];
  sheet: DayScore[][];
}

/** The table at rest. */
export function stageOf(view: View): Stage {
  const { days, day, round, marker, over, sheet } = view;
  const lodges = view.lodges.map(
    ({ hand, chosen, choice, easy, prey, four, hunter_lost, now, total }): StagedLodge => ({
      hand: chosen && choice ? change(hand, choice, -1) : hand,
      chosen,
      played: choice,
      faceUp: false,
      fed: false,
      easy,
      prey,
      four,
      hunterLost: hunter_lost,
      now,
      total,
    }),
  );
  return { days, day, round, marker, over, sheet, lodges };
}

/** The table after an event. `after` is the view at the end of the update: points come from it. */
export function apply(stage: Stage, told: Told, after: View): Stage {
  switch (told.name) {
    case "chose":
      return at(stage, told.seat, (lodge) => ({ ...lodge, chosen: true }));
    case "revealed":
      return reveal(stage, told.cards);
    case "season-closed":
      return closeSeason(stage, told.hunters, told.closers);
    case "took":
      return take(stage, told);
    case "hunter-lost":
      return at(stage, told.seat, (lodge) => ({ ...lift(lodge), hunterLost: true }));
    case "returned":
      return at(stage, told.seat, (lodge) => home(lodge, told.card));
    case "round-ended":
      return clear(stage, told.marker, after);
    case "day-scored":
      return score(stage, told, after);
    case "day-began":
      return stageOf(after);
    default:
      return stage;
  }
}

function reveal(stage: Stage, cards: CardName[]): Stage {
  const lodges = stage.lodges.map((lodge, seat): StagedLodge => {
    const card = cards[seat];
    if (!card) return lodge;
    // My own sealed card has left my hand already; another's leaves it where all can see.
    const hand = lodge.played ? change(lodge.hand, lodge.played, 1) : lodge.hand;
    return { ...lodge, hand: change(hand, card, -1), chosen: true, played: card, faceUp: true };
  });
  return { ...stage, lodges };
}

function closeSeason(stage: Stage, hunters: number[], closers: number[]): Stage {
  const lodges = stage.lodges.map((lodge, seat) => {
    if (closers.includes(seat)) return { ...lodge, four: true };
    return hunters.includes(seat) ? bank(lift(lodge), "hunter") : lodge;
  });
  return { ...stage, lodges };
}

function take(stage: Stage, { seat, taker, owner, place, card }: EventOf<Told, "took">): Stage {
  const taken = at(stage, owner, (lodge) =>
    place === "easy" ? { ...lodge, easy: null } : lift(lodge),
  );
  return at(taken, seat, (lodge) => {
    const richer = bank(lodge, card);
    return taker === "hunter" ? home(richer, "hunter") : { ...richer, fed: true };
  });
}

function clear(stage: Stage, marker: number, after: View): Stage {
  const sameDay = after.day === stage.day && !after.over;
  const lodges = stage.lodges.map((lodge, seat): StagedLodge => {
    const richer = lodge.easy ? bank(lodge, lodge.easy) : lodge;
    const now = sameDay ? (after.lodges[seat]?.now ?? lodge.now) : lodge.now;
    return { ...lift(richer), easy: lodge.played, now };
  });
  return { ...stage, lodges, marker, round: sameDay ? after.round : stage.round };
}

function score(stage: Stage, { day, points }: EventOf<Told, "day-scored">, after: View): Stage {
  const sheet = after.sheet.slice(0, day);
  const lodges = stage.lodges.map((lodge, seat): StagedLodge => {
    const richer = lodge.easy ? bank(lodge, lodge.easy) : lodge;
    const now = sheet.at(-1)?.[seat] ?? lodge.now;
    return { ...richer, easy: null, now, total: lodge.total + (points[seat] ?? 0) };
  });
  return { ...stage, lodges, sheet, over: sheet.length === stage.days };
}

const at = (stage: Stage, seat: number, how: (lodge: StagedLodge) => StagedLodge): Stage => ({
  ...stage,
  lodges: stage.lodges.map((lodge, index) => (index === seat ? how(lodge) : lodge)),
});

const change = (counts: CardCounts, card: CardName, by: number): CardCounts => ({
  ...counts,
  [card]: counts[card] + by,
});

const lift = (lodge: StagedLodge): StagedLodge => ({
  ...lodge,
  chosen: false,
  played: null,
  faceUp: false,
  fed: false,
});

const bank = (lodge: StagedLodge, card: CardName): StagedLodge => ({
  ...lodge,
  prey: change(lodge.prey, card, 1),
});

const home = (lodge: StagedLodge, card: CardName): StagedLodge => ({
  ...lift(lodge),
  hand: change(lodge.hand, card, 1),
});
