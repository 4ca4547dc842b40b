/** What the table shows while things are told: the view before, changed event by event. */
import type { EventOf } from "../../kit/told";
import type { Told } from "./events";
import {
  columnOf,
  findWolf,
  letterOf,
  type Phase,
  type PhaseName,
  type Player,
  seatOf,
  type View,
} from "./model";
import {
  add,
  change,
  changeAll,
  form,
  makeOmega,
  remove,
  RESTED,
  swap,
  weaken,
  young,
} from "./pack";
import { beginFight, firstFight, strike } from "./stage-fights";
import { mark, scoreYear } from "./stage-marking";
import { choosePrey, dropPrey, feed, takePrey, turnPrey } from "./stage-prey";

/** Where the best token brings a disc. */
const BEST_TOKEN: readonly PhaseName[] = ["rearing", "pack-hunt", "howling"];

/** The table after an event. `after` is the view at the end of the update: sums come from it. */
export function apply(view: View, told: Told, after: View): View {
  switch (told.name) {
    case "pack-formed":
      return formPack(view, told.females, told.males);
    case "year-began":
      return beginYear(view, told.year, after);
    case "births-drawn":
      return { ...view, stage: "birth", pups: { ...after.pups, count: 0, born: told.number } };
    case "pup-added":
      return addPup(view, told.seat);
    case "prey-turned":
      return turnPrey(view, told.prey);
    case "votes-revealed":
      return { ...view, stage: "vote", prey: { ...view.prey, votes: told.votes } };
    case "prey-chosen":
      return choosePrey(view, told.prey);
    case "joined-by-consent":
    case "pup-joined":
      return join(view, told.seat, told.wolf, told.name === "pup-joined");
    case "phase-began":
      return beginPhase(view, told);
    case "died":
      return lose(view, told.seat, told.wolf, "dead");
    case "omega-excluded":
      return lose(view, told.seat, told.wolf, "excluded");
    case "left-alone":
      return lose(view, told.seat, told.wolf, null);
    case "pups-died":
      return losePups(view, told.wolves);
    case "disc-won":
      return winDisc(view, told.wolf, told.discs);
    case "disc-lost":
      return change(view, told.wolf, () => ({ discs: told.discs }));
    case "omega-accepted":
    case "alpha-alone":
      return moved(view, told.wolf, add);
    case "omega-made":
      return moved(view, told.wolf, makeOmega);
    case "small-prey-turned":
      return { ...view, small_prey: { ...view.small_prey, face_up: told.face_up } };
    case "caught":
      return takePrey(view, told);
    case "went-hungry":
      return told.wolves.reduce((now, name) => weaken(now, name, told.lost), view);
    case "wounded":
      return weaken(view, told.wolf, told.card);
    default:
      return applyLater(view, told, after);
  }
}

function applyLater(view: View, told: Told, after: View): View {
  switch (told.name) {
    case "hunted":
      return atPhase(view, "pack-hunt", { result: told.result });
    case "fed":
      return feed(view, told.meals);
    case "prey-released":
      return dropPrey(view, told.prey);
    case "attacked":
      return { ...view, stage: "defend", fight: firstFight(view, told) };
    case "submitted":
      return told.forced ? view : change(view, told.wolf, () => ({ submitted: true }));
    case "fight-began":
      return { ...view, stage: "strike", fight: beginFight(view, told, after) };
    case "struck":
      return { ...view, fight: view.fight && strike(view.fight, told) };
    case "refrained":
      return { ...view, fight: null };
    case "swapped":
      return swap(view, told.wolf, told.other);
    case "marked":
      return mark(view, told, after);
    case "aged":
      return told.wolves.reduce((now, { wolf, change: by }) => weaken(now, wolf, -by), view);
    case "pair-left":
      return [told.male, told.female].reduce(
        (now, wolf) => lose(now, findWolf(now, wolf)?.seat ?? 0, wolf, null),
        view,
      );
    case "year-scored":
      return scoreYear(view, told, after);
    case "pack-died-out":
    case "ended":
      return { ...view, over: true };
    default:
      return view;
  }
}

const at = (view: View, seat: number, how: (player: Player) => Partial<Player>): View => ({
  ...view,
  players: view.players.map((player) =>
    player.seat === seat ? { ...player, ...how(player) } : player,
  ),
});

const atPhase = (view: View, phase: PhaseName, facts: Partial<Phase>): View => ({
  ...view,
  timeline: view.timeline.map((each) => (each.phase === phase ? { ...each, ...facts } : each)),
});

const moved = (view: View, name: string, how: typeof add): View => {
  const wolf = findWolf(view, name);
  return wolf ? how(view, wolf) : view;
};

function formPack(view: View, females: string[], males: string[]): View {
  const formed = form(view, females, males);
  return [...females, ...males].reduce(
    (now, wolf) =>
      at(now, seatOf(view, wolf), ({ hand }) => ({ hand: hand - 1, in_pack: [letterOf(wolf)] })),
    formed,
  );
}

function beginYear(view: View, year: number, after: View): View {
  const rested = changeAll(view, () => RESTED);
  const timeline = rested.timeline.map(({ phase }): Phase => ({
    phase,
    state: phase === "preparation" ? "now" : "coming",
    sum: null,
    order: [],
    fallen: [],
    disc: null,
    result: null,
  }));
  const prey = { ...rested.prey, hunted: null, votes: rested.players.map(() => null) };
  prey.face_up = prey.face_up.map((card) => ({ ...card, hunted: false }));
  const players = rested.players.map((player) => ({ ...player, dead: 0, excluded: 0 }));
  const pups = { ...after.pups, count: 0, needed: 0, born: 0 };
  const clear = { plan: null, fight: null, departure: null };
  return {
    ...rested,
    ...clear,
    year,
    timeline,
    prey,
    players,
    pups,
    phase: "preparation",
    stage: "vote",
  };
}

function addPup(view: View, seat: number): View {
  const count = view.pups.count + 1;
  const pups = { ...view.pups, count, needed: count * view.pups.each };
  return at({ ...view, pups }, seat, ({ pups: own, hand }) => ({ pups: own + 1, hand: hand - 1 }));
}

function join(view: View, seat: number, name: string, pup: boolean): View {
  const player = view.players.find((each) => each.seat === seat);
  const sex = player?.sexes[name.charCodeAt(name.length - 1) - 97] ?? "female";
  const joined = add(view, { ...young(view, name, sex), young: pup });
  const pups = { ...joined.pups, count: joined.pups.count - (pup ? 1 : 0) };
  return at({ ...joined, pups }, seat, (each) => ({
    ...(pup ? { pups: each.pups - 1 } : { hand: each.hand - 1 }),
    in_pack: [...each.in_pack, letterOf(name)].sort(),
  }));
}

function beginPhase(view: View, { phase, sum, tokens }: EventOf<Told, "phase-began">): View {
  const column = columnOf(phase);
  const order = tokens.map(({ wolf, token }) => ({ wolf, token }));
  const timeline = view.timeline.map((each): Phase => {
    if (each.phase === phase) return { ...each, state: "now", sum, order };
    return each.state === "now" ? { ...each, state: "past" } : each;
  });
  const shown = changeAll({ ...view, phase, timeline, fight: null }, (wolf) => {
    const mine = tokens.find((each) => each.wolf === wolf.name);
    const tokensNow = wolf.tokens.map((token, at) => (at === column ? (mine?.token ?? 0) : token));
    return {
      token: mine?.token ?? 0,
      tokens: tokensNow,
      strength: Math.max(0, wolf.strength - (mine?.spirals ?? 0)),
    };
  });
  return shown;
}

function lose(view: View, seat: number, wolf: string, count: "dead" | "excluded" | null): View {
  return at(remove(view, wolf), seat, (player) => ({
    hand: player.hand + 1,
    in_pack: player.in_pack.filter((letter) => letter !== letterOf(wolf)),
    ...(count && { [count]: player[count] + 1 }),
  }));
}

/** Their cards go back to their players' hands. */
function losePups(view: View, wolves: string[]): View {
  const count = Math.max(0, view.pups.count - wolves.length);
  const pups = { ...view.pups, count, needed: count * view.pups.each };
  return wolves.reduce(
    (now, wolf) =>
      at(now, seatOf(view, wolf), (each) => ({ pups: each.pups - 1, hand: each.hand + 1 })),
    { ...view, pups },
  );
}

function winDisc(view: View, wolf: string, discs: number): View {
  const won = change(view, wolf, () => ({ discs }));
  return BEST_TOKEN.includes(view.phase) ? atPhase(won, view.phase, { disc: wolf }) : won;
}
