/** The cards of a first match: a whole year, phase by phase, and a year to plan by oneself. */
import type { Card, Moment } from "../../kit/guide.svelte";
import type { Told } from "./events";
import type { View } from "./model";

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
const years = ({ story }: Now): number =>
  story.filter(({ event }) => event.name === "year-scored").length;

export const guide: readonly Card<View, Told>[] = [
  toRead("aim", () => true),
  toRead("pack", () => true),
  toDo("bear", "bear", "pup-added"),
  toDo("vote", "vote", "votes-revealed"),
  toRead("tokens", (now) => can(now, "place")),
  toDo("plan", "ready", "readied"),
  toRead("rearing", ({ story }) =>
    story.some(({ event }) => event.name === "phase-began" && event.phase === "rearing"),
  ),
  toDo("catch", "catch", "caught"),
  toRead("hunt", (now) => happened(now, "hunted")),
  toRead("howl", (now) => happened(now, "howled")),
  toDo("attack", "attack", "attacked", "refrained"),
  toDo("strike", "strike", "struck"),
  toDo("submit", "submit", "submitted"),
  toRead("marking", (now) => happened(now, "marked")),
  toDo("depart", "depart", "departures-revealed"),
  toRead("death", (now) => years(now) > 0 || now.story.some(({ event }) => event.name === "died")),
  toRead("free", (now) => years(now) > 0),
];
