/** Events as sentences, for the captions and the log. */
import type { Action } from "../../api/types";
import { hasText, t } from "../../i18n/index.svelte";
import type { LogChapter, LogLine } from "../../kit/Log.svelte";
import { nameList, type Names } from "../../kit/names";
import type { Teller, ToldEvent } from "../../kit/told";
import { eventValues, type Values } from "../../kit/values";
import type { Told } from "./events";
import { signed } from "./model";

/** What an action is, as an invitation to do it. */
export const actionWords = ({ fields }: Action): string =>
  t("jagdfieber-action-play", { card: String(fields["card"]) });

export const sentence = (told: Told, names: Names): string =>
  t(`jagdfieber-event-${told.name}`, values(told, names));

export const teller: Teller<unknown, Told> = (names) => (told) => sentence(told, names);

/** Shorter, for beside the table that shows the rest. */
export function caption(told: Told, names: Names): string {
  const key = `jagdfieber-caption-${told.name}`;
  return hasText(key) ? t(key, values(told, names)) : sentence(told, names);
}

const values = (told: Told, names: Names): Values => ({
  ...eventValues(told, names),
  ...words(told, names),
});

function words(told: Told, names: Names): Values {
  switch (told.name) {
    case "revealed":
      return { cards: shown(told.cards, names) };
    case "season-closed":
      return {
        closers: nameList(names, told.closers),
        hunters: nameList(names, told.hunters),
      };
    case "round-ended":
    case "day-began":
      return { marker: names(told.marker) };
    case "day-scored":
      return { points: points(told.points, names) };
    default:
      return {};
  }
}

const shown = (cards: string[], names: Names): string =>
  cards.map((card, seat) => t("jagdfieber-revealed-card", { name: names(seat), card })).join(", ");

const points = (all: number[], names: Names): string =>
  all
    .map((one, seat) => t("jagdfieber-day-points", { name: names(seat), points: signed(one) }))
    .join(", ");

/** A chapter for each round. */
interface Chapter extends LogChapter {
  day: number;
  round: number;
}

/** The log by day and round; choices of a round are one line. */
export function chapters(story: readonly ToldEvent<Told>[], names: Names): LogChapter[] {
  const book: Chapter[] = [];
  let day = 1;
  let round = 1;
  const chapter = (): Chapter => {
    const last = book.at(-1);
    if (last?.day === day && last.round === round) return last;
    const title = `${t("jagdfieber-log-day", { day })} · ${t("jagdfieber-log-round", { round })}`;
    const next = { key: `${day}.${round}`, title, day, round, lines: [] };
    book.push(next);
    return next;
  };
  let before = "";
  for (const { key, event } of story) {
    if (event.name === "day-began") [day, round] = [event.day, 1];
    const { lines } = chapter();
    const last = lines.at(-1);
    if (event.name === "chose" && before === "chose" && last) joinChoosers(last, event, names);
    else lines.push(lineOf(key, event, names));
    if (event.name === "round-ended") round = event.round + 1;
    // The scoring belongs to the round that ended the day.
    if (event.name === "day-scored") joinLast(book);
    before = event.name;
  }
  return book;
}

function joinLast(book: Chapter[]): void {
  const alone = book.at(-1);
  const before = book.at(-2);
  if (!alone || !before || alone.day !== before.day || alone.lines.length !== 1) return;
  before.lines.push(...alone.lines);
  book.pop();
}

function joinChoosers(line: LogLine, { seat }: { seat: number }, names: Names): void {
  const seats = [...new Set([...(line.seats ?? []), seat])];
  line.seats = seats;
  line.text = t("jagdfieber-event-chose", { name: nameList(names, seats), count: seats.length });
}

const TONES: Partial<Record<Told["name"], LogLine["tone"]>> = {
  chose: "soft",
  "round-ended": "soft",
  "season-closed": "strong",
  "day-scored": "strong",
  ended: "strong",
};

const lineOf = (key: string, told: Told, names: Names): LogLine => ({
  key,
  text: sentence(told, names),
  seats: seatsOf(told),
  tone: TONES[told.name],
});

function seatsOf(told: Told): number[] {
  if (told.name === "season-closed") return [...told.closers];
  if (told.name === "ended") return [...told.winners];
  return "seat" in told ? [told.seat] : [];
}
