/** The cards of a first match: each kind of card once, what it caught, and how a day ends. */
import type { Card, Moment } from "../../kit/guide.svelte";
import type { Told } from "./events";
import type { CardName, View } from "./model";

type Now = Moment<View, Told>;

const lodge = ({ view, you }: Now) => view.lodges[you];
const revealed = ({ story }: Now) =>
  story.flatMap(({ event }) => (event.name === "revealed" ? [event.cards] : []));

/** I have played such a card, or put it down just now. */
const played = (now: Now, card: CardName): boolean =>
  lodge(now)?.choice === card || revealed(now).some((cards) => cards[now.you] === card);

/** It is time to play such a card: the lesson asks for it, or I am free to. */
const asks = (now: Now, card: CardName): boolean =>
  now.mine &&
  now.legal.some(({ text }) => text === `play ${card}`) &&
  (now.asked[0]?.text ?? `play ${card}`) === `play ${card}`;

const toPlay = (name: string, card: CardName): Card<View, Told> => ({
  name,
  when: (now) => asks(now, card),
  done: (now) => played(now, card),
});

/** Told once something has happened, at my next decision. */
const after = (name: string, happened: (now: Now) => boolean): Card<View, Told> => ({
  name,
  when: (now) => now.mine && happened(now),
});

const took = (now: Now, card: CardName): boolean =>
  now.story.some(
    ({ event }) => event.name === "took" && event.seat === now.you && event.taker === card,
  );

export const guide: readonly Card<View, Told>[] = [
  after("aim", () => true),
  toPlay("rabbit", "rabbit"),
  after("easy", (now) => took(now, "rabbit")),
  toPlay("wolf", "wolf"),
  toPlay("hunter", "hunter"),
  after("back", (now) => took(now, "hunter")),
  toPlay("closed", "closed"),
  after("four", (now) => lodge(now)?.four === true),
  toPlay("carrot", "carrot"),
  after("lost", ({ story, you }) =>
    story.some(({ event }) => event.name === "took" && event.owner === you),
  ),
  {
    name: "out",
    when: (now) => now.asked[0]?.text === "play hunter" && played(now, "hunter"),
    done: (now) => lodge(now)?.hunter_lost === true || lodge(now)?.choice === "hunter",
  },
  after("scoring", (now) => now.asked.length === 0 && revealed(now).length > 4),
];
