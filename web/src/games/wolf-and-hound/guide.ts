/** The cards of a first match: the wolf is sent off, comes and is sent on; the hound helps. */
import type { Card, Moment } from "../../kit/guide.svelte";
import type { Told } from "./events";
import type { View } from "./model";

type Now = Moment<View, Told>;

const mine = ({ story, you }: Now): string[] =>
  story.flatMap(({ event }) => (event.name === "played" && event.seat === you ? [event.card] : []));
const count = (now: Now, colour: "black" | "white"): number =>
  mine(now).filter((card) => card.startsWith(colour)).length;
const happened = ({ story, you }: Now, name: "sheep-lost" | "sheep-found"): boolean =>
  story.some(({ event }) => event.name === name && event.target === you);

const toPlay = (name: string, colour: "black" | "white", often = 1): Card<View, Told> => ({
  name,
  when: (now) =>
    now.mine &&
    now.legal.some(({ text }) => text.startsWith(`play ${colour}`)) &&
    (now.asked[0]?.text ?? `play ${colour}`).startsWith(`play ${colour}`),
  done: (now) => count(now, colour) >= often,
});

const after = (name: string, when: (now: Now) => boolean = () => true): Card<View, Told> => ({
  name,
  when: (now) => now.mine && when(now),
});

export const guide: readonly Card<View, Told>[] = [
  after("aim"),
  after("turn"),
  toPlay("black", "black"),
  after("wolf", (now) => happened(now, "sheep-lost")),
  toPlay("away", "black", 2),
  after("hound", (now) => happened(now, "sheep-found")),
  toPlay("white", "white"),
  after("finish", (now) => mine(now).length > 2),
  after("free", (now) => mine(now).length > 2),
];
