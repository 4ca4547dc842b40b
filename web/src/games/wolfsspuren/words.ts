/** Wolves and events in words, for captions, labels and the log. */
import type { Action, GameEvent, LoggedMove } from "../../api/types";
import { hasText, t } from "../../i18n/index.svelte";
import type { LogChapter, LogLine } from "../../kit/Log.svelte";
import { list, nameList, type Names } from "../../kit/names";
import type { Position } from "../../kit/playback.svelte";
import { type Letter, letterOf, signed, wolfOf } from "./model";
import type { Told } from "./told";

/** "Green A" in the reader's language. */
export const wolfName = (wolf: string): string =>
  t("wolfsspuren-wolf", { colour: wolf.split("-")[0] ?? "", letter: letterOf(wolf).toUpperCase() });

export const wolfList = (wolves: readonly string[]): string => list(wolves.map(wolfName));

export function sentence(event: GameEvent | Told, names: Names): string {
  return t(`wolfsspuren-event-${event.name}`, values(event as Told, names));
}

/** Shorter, where the table shows the rest. */
export function caption(event: GameEvent | Told, names: Names): string {
  const key = `wolfsspuren-caption-${event.name}`;
  return hasText(key) ? t(key, values(event as Told, names)) : sentence(event, names);
}

/** What an action is, as an invitation to do it; my own wolves are named by their letters. */
export function actionWords({ verb, fields }: Action, you: number): string {
  if (Object.keys(fields).length === 0) return t("wolfsspuren-do", { verb });
  const named = (wolf: string) => wolfName(wolf.length > 1 ? wolf : wolfOf(you, wolf as Letter));
  const found: Values = { ...fields };
  if ("wolf" in found) found["wolf"] = named(String(found["wolf"]));
  if ("wolves" in found) {
    const letters = found["wolves"] === "none" ? [] : String(found["wolves"]).split("-");
    found["wolves"] = list(letters.map(named));
    found["count"] = letters.length;
  }
  return t(`wolfsspuren-action-${verb}`, found);
}

type Values = Record<string, string | number>;

const WOLVES = ["wolf", "target", "loser", "male", "female"];

/** Seats and wolves by name, numbers and kinds as they are, lists as one text. */
function values(told: Told, names: Names): Values {
  const found: Values = {};
  for (const [key, value] of Object.entries(told.data as Record<string, unknown>))
    if (typeof value === "number" || typeof value === "string") found[key] = value;
    else if (typeof value === "boolean") found[key] = value ? "yes" : "no";
  for (const key of WOLVES) if (key in found) found[key] = wolfName(String(found[key]));
  if (typeof found["seat"] === "number") found["name"] = names(found["seat"]);
  return { count: 1, ...found, ...lists(told, names) };
}

function lists({ name, data }: Told, names: Names): Values {
  switch (name) {
    case "picked":
    case "picked-again":
    case "pups-died":
    case "went-hungry":
    case "departures-revealed":
      return { wolves: wolfList(data.wolves), count: data.wolves.length };
    case "pack-formed":
      return { males: wolfList(data.males), females: wolfList(data.females) };
    case "prey-chosen":
      return { decided: data.seat === null ? "no" : "yes" };
    case "swapped":
      return { target: wolfName(data.other) };
    case "small-prey-turned":
      return { animals: list(data.face_up.map((prey) => t("wolfsspuren-prey", { prey }))) };
    case "votes-revealed":
      return { votes: pairs(data.votes, (kind) => t("wolfsspuren-large", { prey: kind }), names) };
    case "phase-began":
      return { tokens: list(data.tokens.map(tokenWords)), count: data.tokens.length };
    case "fed":
      return { meals: list(data.meals.map(({ wolf, food }) => `${wolfName(wolf)} ${food}`)) };
    case "marked":
      return { points: pairs(data.points, signed, names) };
    case "year-scored":
      return { points: pairs(data.totals, String, names) };
    case "aged":
      return {
        changes: list(data.wolves.map(({ wolf, change }) => `${wolfName(wolf)} ${signed(change)}`)),
      };
    case "ended":
      return { name: nameList(names, data.winners), count: data.winners.length };
    default:
      return {};
  }
}

const tokenWords = ({ wolf, token }: { wolf: string; token: number }): string =>
  `${wolfName(wolf)} ${token}`;

const pairs = <Value>(all: Value[], text: (value: Value) => string, names: Names): string =>
  all.map((value, seat) => `${names(seat)}: ${text(value)}`).join(", ");

/** The log by year and phase, up to what has been told; what was sealed is one line. */
export function chapters(log: LoggedMove[], until: Position | null, names: Names): LogChapter[] {
  const book: LogChapter[] = [];
  let year = 1;
  let phase = "preparation";
  const turn = (): LogChapter => {
    const key = `${year}.${phase}`;
    const last = book.at(-1);
    if (last?.key === key) return last;
    const title = `${t("wolfsspuren-year", { year })} · ${t("wolfsspuren-phase", { phase })}`;
    const next = { key, title, lines: [] };
    book.push(next);
    return next;
  };
  for (const { number, events } of log) {
    if (until && number > until.number) break;
    for (const [index, event] of events.entries()) {
      if (until?.number === number && index > until.index) break;
      const told = event as unknown as Told;
      if (told.name === "planned") continue;
      if (told.name === "year-began") [year, phase] = [told.data.year, "preparation"];
      if (told.name === "phase-began") phase = told.data.phase;
      if (told.name === "marked") phase = "marking";
      write(turn().lines, `${number}.${index}`, told, names);
    }
  }
  return book;
}

const SEALED = ["chose", "readied"];

function write(lines: LogLine[], key: string, told: Told, names: Names): void {
  const last = lines.at(-1);
  if (SEALED.includes(told.name) && last?.name === told.name && "seat" in told.data) {
    if (!last.seats.includes(told.data.seat as number)) last.seats.push(told.data.seat as number);
    const args = {
      ...values(told, names),
      name: nameList(names, last.seats),
      count: last.seats.length,
    };
    last.text = t(`wolfsspuren-event-${told.name}`, args);
    return;
  }
  const seats = "seat" in told.data && told.data.seat !== null ? [told.data.seat] : [];
  lines.push({ key, name: told.name, seats, text: sentence(told, names) });
}
