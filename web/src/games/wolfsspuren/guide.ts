/** The cards of a first match: a whole year, phase by phase, and a year to plan by oneself. */
import type { Card, Moment } from "../../kit/guide.svelte";
import type { Told } from "./events";
import type { PhaseName, View } from "./model";

type Now = Moment<View, Told>;

/** Something happened; to me, where it is somebody's. */
const happened = ({ story, you }: Now, ...names: Told["name"][]): boolean =>
  story.some(
    ({ event }) => names.includes(event.name) && (!("seat" in event) || event.seat === you),
  );
const can = ({ legal, mine }: Now, verb: string): boolean =>
  mine && legal.some((action) => action.verb === verb);

const toDo = (name: string, verb: string, ...done: Told["name"][]): Card<View, Told> => ({
  name,
  when: (now) => can(now, verb),
  done: (now) => happened(now, ...done),
});
const toRead = (name: string, when: (now: Now) => boolean): Card<View, Told> => ({
  name,
  when: (now) => now.mine && when(now),
});
/** Read where it is told: nobody has to decide anything there. */
const toSee = (name: string, at: (event: Told) => boolean): Card<View, Told> => ({
  ...toRead(name, ({ story }) => story.some(({ event }) => at(event))),
  at,
});
const begins =
  (phase: PhaseName) =>
  (event: Told): boolean =>
    event.name === "phase-began" && event.phase === phase;
const years = ({ story }: Now): number =>
  story.filter(({ event }) => event.name === "year-scored").length;

export const guide: readonly Card<View, Told>[] = [
  toRead("aim", () => true),
  toRead("pack", () => true),
  toDo("bear", "bear", "pup-added"),
  toDo("vote", "vote", "votes-revealed"),
  toRead("tokens", (now) => can(now, "place")),
  toDo("plan", "ready", "readied"),
  toSee("rearing", begins("rearing")),
  toDo("catch", "catch", "caught"),
  toSee("hunt", begins("pack-hunt")),
  toSee("howl", begins("howling")),
  toDo("attack", "attack", "attacked", "refrained"),
  toDo("strike", "strike", "struck"),
  toDo("submit", "submit", "submitted"),
  toSee("marking", ({ name }) => name === "marked"),
  toDo("depart", "depart", "departures-revealed"),
  toRead("death", (now) => years(now) > 0 || now.story.some(({ event }) => event.name === "died")),
  toRead("free", (now) => years(now) > 0),
];
