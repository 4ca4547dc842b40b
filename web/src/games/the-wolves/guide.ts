/** The cards of a first match: every action once, prey, and what regions are worth. */
import type { Card, Moment } from "../../kit/guide.svelte";
import type { Told } from "./events";
import type { Deed, View } from "./model";

type Now = Moment<View, Told>;

/** How often I did something. */
const times = ({ story, you }: Now, name: Told["name"]): number =>
  story.filter(({ event }) => event.name === name && "seat" in event && event.seat === you).length;

/** It is time for an action: the lesson asks for it, it is under way, or I am free to do it. */
const able = ({ mine, asked, legal, view }: Now, deed: Deed): boolean =>
  mine &&
  (view.turn.deed === deed ||
    (asked[0] ? asked[0].verb === deed : legal.some(({ verb }) => verb === deed)));

const toDo = (name: string, deed: Deed, event: Told["name"]): Card<View, Told> => ({
  name,
  when: (now) => able(now, deed),
  done: (now) => times(now, event) > 0,
});

const toRead = (name: string, when: (now: Now) => boolean): Card<View, Told> => ({
  name,
  when: (now) => now.mine && when(now),
});

export const guide: readonly Card<View, Told>[] = [
  toRead("aim", () => true),
  {
    name: "arrange",
    when: ({ view, mine }) => mine && view.phase === "arrange",
    done: (now) => times(now, "arranged") > 0,
  },
  {
    name: "place",
    when: ({ view, mine }) => mine && view.phase === "place",
    done: (now) => times(now, "placed") > 1,
  },
  toDo("move", "move", "moved"),
  toDo("den", "den", "den-built"),
  {
    name: "turn",
    when: ({ mine, legal }) => mine && legal.some(({ verb }) => verb === "end"),
    done: (now) => times(now, "turn-ended") > 0,
  },
  toDo("howl", "howl", "howled"),
  toDo("lair", "upgrade", "upgraded"),
  toDo("dominate", "dominate", "dominated"),
  toRead("hunt", (now) => times(now, "hunted") > 0),
  toRead("score", (now) => now.asked.length === 0 && times(now, "turn-ended") > 1),
  toRead("moon", (now) => now.asked.length === 0 && times(now, "turn-ended") > 1),
];
