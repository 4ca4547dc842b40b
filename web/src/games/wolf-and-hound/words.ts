/** Events, animals and previews as sentences, for the captions, the log and screen readers. */
import type { Action } from "../../api/types";
import { t } from "../../i18n/index.svelte";
import { list } from "../../kit/names";
import type { Teller } from "../../kit/told";
import { eventValues, type Values } from "../../kit/values";
import { box, factsOf } from "./animals";
import type { Told } from "./events";
import { type Forecast, forecasts } from "./forecast";
import { type AnimalView, cardOf, type Preview, type View } from "./model";
import { peopleOf, type Person } from "./people";

type People = readonly Person[];

export const cardName = (card: string): string => t("wolf-and-hound-card", { card });
/** `designer-02` is a set of three, named by its option. */
export const animalName = (animal: string): string =>
  animal in box().animals
    ? t("wolf-and-hound-animal", { animal })
    : t(`option-wolf-and-hound-animals-${animal}`);

const nameAt = (people: People, place: unknown): string =>
  people[Number(place)]?.name ?? String(place);

export const sentence = (told: Told, people: People): string =>
  t(`wolf-and-hound-event-${told.name}`, values(told, people));

export const teller: Teller<View, Told> = (names, { pastures }) => {
  const people = peopleOf(pastures, null, names);
  return (told) => sentence(told, people);
};

/** Fields that are a place at the table. */
const PLACES = ["place", "to", "target"];

/** The fields of the event, with the game's words for places, cards, animals and sheep. */
function values(told: Told, people: People): Values {
  const made = eventValues(told, (seat) => nameAt(people, seat));
  for (const field of PLACES)
    if (typeof made[field] === "number") made[field] = nameAt(people, made[field]);
  return { ...made, ...special(told) };
}

function special(told: Told): Values {
  switch (told.name) {
    case "exchanged":
    case "exchange-failed":
      return { first: cardName(told.first) };
    case "hand-shown":
      return { cards: told.cards.map(cardName).join(", ") };
    case "pair":
      return { animals: list(told.animals.map(animalName)) };
    case "game-ended": {
      const of = (team: number) => (told.sheep[team] ?? 0) + (told.sheep[team + 2] ?? 0);
      return { sheep: t("wolf-and-hound-team-sheep", { blue: of(0), yellow: of(1) }) };
    }
    default:
      return {};
  }
}

/** What an action is, as an invitation to do it. */
export function actionWords({ verb, fields }: Action): string {
  const key = verb === "keep" ? "keep-it" : verb;
  return t(`wolf-and-hound-action-${key}`, { ...fields });
}

export function animalsTold(animals: readonly AnimalView[], place: number): string {
  const here = animals.filter((animal) => animal.place === place);
  if (here.length === 0) return t("wolf-and-hound-board-nobody-in-front");
  return t("wolf-and-hound-board-in-front", { animals: list(here.map(sideName)) });
}

/** With the side that is up, where there are two. */
export function sideName(animal: AnimalView): string {
  const name = animalName(animal.animal);
  const turns = factsOf(animal.animal)?.turns;
  if (turns === "first") return `${name} (${t("wolf-and-hound-kind", { kind: animal.kind })})`;
  if (turns !== "blanket") return name;
  return `${name} (${t("wolf-and-hound-blanket-side", { side: animal.back ? "back" : "front" })})`;
}

export function animalLabel(animal: AnimalView, people: People, choosable: boolean): string {
  const where = { animal: sideName(animal), name: nameAt(people, animal.place) };
  if (choosable) return t("wolf-and-hound-board-turn-this", where);
  const moves = t("wolf-and-hound-moves", { moves: animal.moves });
  return `${t("wolf-and-hound-board-stands", where)} ${moves}`;
}

/** What meat or a bone on a card does; nothing on most. */
export function symbolTold(card: string | undefined): string {
  const symbol = card ? cardOf(card).symbol : null;
  return symbol ? t("wolf-and-hound-board-symbol", { symbol }) : "";
}

/** What an animal card does, in a few sentences; briefly without what all of its kind do. */
export function explained(word: string, back = false, brief = false): string[] {
  const facts = factsOf(word);
  const side = facts?.sides[back ? 1 : 0];
  if (!facts || !side) return [];
  const told = [];
  if (!facts.late && !brief) told.push(t("wolf-and-hound-kind-help", { kind: side.kind }));
  told.push(t("wolf-and-hound-moves", { moves: side.moves }));
  if (side.kind !== "sheep") told.push(t("wolf-and-hound-target", { target: side.target }));
  if (facts.effect || facts.turns || facts.late || facts.blanket)
    told.push(t("wolf-and-hound-special", { animal: word }));
  return told;
}

/** What sets an animal apart; in full also whom it helps or harms, and which cards move it. */
export function inShort({ animal, kind, moves, target }: AnimalView, full: boolean): string {
  const own = [
    ...(moves === "plain" && full ? [] : [t("wolf-and-hound-moves", { moves })]),
    ...(target === "self" ? [] : [t("wolf-and-hound-target", { target })]),
  ];
  const help = full && !factsOf(animal)?.late ? [t("wolf-and-hound-kind-help", { kind })] : [];
  return [...help, ...own].join(" ");
}

/** What is certain or likely to happen, in sentences. */
export interface Foreseen {
  moves: string[];
  starts: { kind: Forecast["kind"] | "pair" | "win"; sign: string; sure: boolean; text: string }[];
}

/** What one of my actions would do: the moves, then the starts of the next turns. */
export function previewTold(
  preview: Preview,
  now: readonly AnimalView[],
  active: number,
  people: People,
): Foreseen {
  const moves = grouped(wouldOf(preview, now, people)).map((would) =>
    t("wolf-and-hound-board-would", { ...would }),
  );
  const starts: Foreseen["starts"] = forecasts(preview.starts, active, people);
  if (preview.pair.length) {
    const animals = list(preview.pair.map(animalName));
    const text = t("wolf-and-hound-board-would-pair", { animals });
    starts.unshift({ kind: "pair", sign: "↔", sure: true, text });
  }
  if (preview.wins) {
    const text = t("wolf-and-hound-board-would-win", { team: preview.wins });
    starts.push({ kind: "win", sign: "♥", sure: true, text });
  }
  return { moves: moves.length ? moves : [t("wolf-and-hound-board-would-nothing")], starts };
}

interface Would {
  animal: string;
  /** How many go together. */
  count: number;
  name: string;
  moved: "yes" | "round" | "no";
  stopped: string;
  turned: string;
}

function wouldOf(preview: Preview, now: readonly AnimalView[], people: People): Would[] {
  return preview.animals.flatMap((after) => {
    const before = now.find(({ animal }) => animal === after.animal);
    const move = preview.moves.find(({ animal }) => animal === after.animal);
    const turned = before && before.back !== after.back;
    if (!before || (!turned && before.place === after.place && !move?.steps)) return [];
    return [
      {
        animal: animalName(after.animal),
        count: 1,
        name: nameAt(people, after.place),
        moved: before.place !== after.place ? "yes" : move?.steps ? "round" : "no",
        stopped: move?.stopped ?? "no",
        turned: !turned ? "no" : factsOf(after.animal)?.turns === "first" ? after.kind : "over",
      },
    ];
  });
}

/** Animals that go the same way in one sentence. */
function grouped(all: Would[]): Would[] {
  const key = ({ name, moved, stopped, turned }: Would) => `${name} ${moved} ${stopped} ${turned}`;
  return all.flatMap((would, index) => {
    if (would.turned !== "no") return [would];
    const alike = all.filter((other) => key(other) === key(would));
    return all.findIndex((other) => key(other) === key(would)) === index
      ? [{ ...would, animal: list(alike.map(({ animal }) => animal)), count: alike.length }]
      : [];
  });
}
