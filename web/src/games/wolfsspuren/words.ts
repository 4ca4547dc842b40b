/** Wolves and events in words, for captions, labels and the log. */
import type { Action } from "../../api/types";
import { hasText, t } from "../../i18n/index.svelte";
import type { LogChapter, LogLine } from "../../kit/Log.svelte";
import { list, nameList, type Names } from "../../kit/names";
import type { EventOf, Teller, ToldEvent } from "../../kit/told";
import { eventValues, type Values } from "../../kit/values";
import type { Told } from "./events";
import { letterOf, type Seated, signed, wolfOf } from "./model";

/** "Green A" in the reader's language. */
export const wolfName = (wolf: string): string =>
  t("wolfsspuren-wolf", { colour: wolf.split("-")[0] ?? "", letter: letterOf(wolf).toUpperCase() });

const wolfList = (wolves: readonly string[]): string => list(wolves.map(wolfName));

export const sentence = (told: Told, names: Names): string =>
  t(`wolfsspuren-event-${told.name}`, values(told, names));

/** Tokens are changed many times before they count. */
const isSaid = ({ name }: Told): boolean => name !== "planned";

export const teller: Teller<unknown, Told> = (names) => (told) =>
  isSaid(told) ? sentence(told, names) : "";

/** Shorter, where the table shows the rest. */
export function caption(told: Told, names: Names): string {
  const key = `wolfsspuren-caption-${told.name}`;
  return hasText(key) ? t(key, values(told, names)) : sentence(told, names);
}

/** What an action is, as an invitation to do it; my own wolves are named by their letters. */
export function actionWords({ verb, fields }: Action, view: Seated, you: number): string {
  if (Object.keys(fields).length === 0) return t("wolfsspuren-do", { verb });
  const named = (wolf: string) => wolfName(wolf.length > 1 ? wolf : wolfOf(view, you, wolf));
  const found: Values = { ...fields };
  if ("wolf" in found) found["wolf"] = named(String(found["wolf"]));
  if ("wolves" in found) {
    const letters = found["wolves"] === "none" ? [] : String(found["wolves"]).split("-");
    found["wolves"] = list(letters.map(named));
    found["count"] = letters.length;
  }
  return t(`wolfsspuren-action-${verb}`, found);
}

const WOLVES = ["wolf", "target", "loser", "other", "male", "female"];

/** The fields of the event, with wolves by name and lists as one text. */
function values(told: Told, names: Names): Values {
  const found = eventValues(told, names);
  for (const field of WOLVES) if (field in found) found[field] = wolfName(String(found[field]));
  return { ...found, ...lists(told, names) };
}

function lists(told: Told, names: Names): Values {
  switch (told.name) {
    case "picked":
    case "picked-again":
    case "pups-died":
    case "went-hungry":
    case "departures-revealed":
      return { wolves: wolfList(told.wolves) };
    case "pack-formed":
      return { males: wolfList(told.males), females: wolfList(told.females) };
    case "small-prey-turned":
      return { face_up: list(told.face_up.map((prey) => t("wolfsspuren-prey", { prey }))) };
    case "votes-revealed":
      return { votes: pairs(told.votes, (kind) => t("wolfsspuren-large", { prey: kind }), names) };
    case "phase-began":
      return { tokens: list(told.tokens.map(tokenWords)) };
    case "fed":
      return { meals: list(told.meals.map(({ wolf, food }) => `${wolfName(wolf)} ${food}`)) };
    case "marked":
      return { points: pairs(told.points, signed, names) };
    case "year-scored":
      return { totals: pairs(told.totals, String, names) };
    case "aged":
      return {
        wolves: list(told.wolves.map(({ wolf, change }) => `${wolfName(wolf)} ${signed(change)}`)),
      };
    default:
      return {};
  }
}

const tokenWords = ({ wolf, token }: { wolf: string; token: number }): string =>
  `${wolfName(wolf)} ${token}`;

const pairs = <Value>(all: Value[], text: (value: Value) => string, names: Names): string =>
  all.map((value, seat) => `${names(seat)}: ${text(value)}`).join(", ");

/** The log by year and phase; what was sealed is one line. */
export function chapters(story: readonly ToldEvent<Told>[], names: Names): LogChapter[] {
  const book: LogChapter[] = [];
  let year = 1;
  let phase = "preparation";
  const chapter = (): LogChapter => {
    const key = `${year}.${phase}`;
    const last = book.at(-1);
    if (last?.key === key) return last;
    const title = `${t("wolfsspuren-year", { year })} · ${t("wolfsspuren-phase", { phase })}`;
    const next = { key, title, lines: [] };
    book.push(next);
    return next;
  };
  let before = "";
  for (const { key, event } of story) {
    if (!isSaid(event)) continue;
    if (event.name === "year-began") [year, phase] = [event.year, "preparation"];
    if (event.name === "phase-began") phase = event.phase;
    if (event.name === "marked") phase = "marking";
    const { lines } = chapter();
    const last = lines.at(-1);
    if (last && isSealed(event) && before === event.name) joinSeats(last, event, names);
    else lines.push(lineOf(key, event, names));
    before = event.name;
  }
  return book;
}

type Sealed = EventOf<Told, "chose" | "readied">;
const isSealed = (told: Told): told is Sealed => told.name === "chose" || told.name === "readied";

function joinSeats(line: LogLine, told: Sealed, names: Names): void {
  const seats = [...new Set([...(line.seats ?? []), told.seat])];
  const args = { ...values(told, names), name: nameList(names, seats), count: seats.length };
  line.seats = seats;
  line.text = t(`wolfsspuren-event-${told.name}`, args);
}

const TONES: Partial<Record<Told["name"], LogLine["tone"]>> = {
  chose: "soft",
  readied: "soft",
  "year-scored": "strong",
  hunted: "strong",
  died: "strong",
  ended: "strong",
};

const lineOf = (key: string, told: Told, names: Names): LogLine => ({
  key,
  text: sentence(told, names),
  seats: "seat" in told && told.seat !== null ? [told.seat] : [],
  tone: TONES[told.name],
});
