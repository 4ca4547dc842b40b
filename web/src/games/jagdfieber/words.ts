/** Events as sentences, for the captions and the log. */
import type { Action, GameEvent, LoggedMove } from "../../api/types";
import { hasText, t } from "../../i18n/index.svelte";
import type { LogChapter, LogLine } from "../../kit/Log.svelte";
import { nameList, type Names } from "../../kit/names";
import type { Position } from "../../kit/playback.svelte";
import { signed } from "./model";
import type { Told } from "./stage";

/** What an action is, as an invitation to do it. */
export const actionWords = ({ fields }: Action): string =>
  t("jagdfieber-action-play", { card: String(fields["card"]) });

export function sentence(event: GameEvent | Told, names: Names): string {
  return t(`jagdfieber-event-${event.name}`, values(event as Told, names));
}

/** Shorter, for beside the table that shows the rest. */
export function caption(event: GameEvent | Told, names: Names): string {
  const key = `jagdfieber-caption-${event.name}`;
  return hasText(key) ? t(key, values(event as Told, names)) : sentence(event, names);
}

function values(told: Told, names: Names): Record<string, string | number> {
  switch (told.name) {
    case "chose":
      return { name: names(told.data.seat), count: 1 };
    case "revealed":
      return { cards: shown(told.data.cards, names) };
    case "season-closed":
      return {
        names: nameList(names, told.data.closers),
        hunters: nameList(names, told.data.hunters),
      };
    case "took": {
      const { seat, owner, taker, place, card } = told.data;
      return { name: names(seat), owner: names(owner), taker, place, card };
    }
    case "returned":
      return { name: names(told.data.seat), card: told.data.card };
    case "hunter-lost":
      return { name: names(told.data.seat) };
    case "all-stayed":
      return { card: told.data.card };
    case "round-ended":
      return { round: told.data.round, day: told.data.day, name: names(told.data.marker) };
    case "day-scored":
      return { day: told.data.day, points: points(told.data.points, names) };
    case "day-began":
      return { day: told.data.day, name: names(told.data.marker) };
    case "ended": {
      const { winners } = told.data;
      return { name: nameList(names, winners), count: winners.length };
    }
  }
}

const shown = (cards: string[], names: Names): string =>
  cards.map((card, seat) => t("jagdfieber-revealed-card", { name: names(seat), card })).join(", ");

const points = (all: number[], names: Names): string =>
  all
    .map((one, seat) => t("jagdfieber-day-points", { name: names(seat), points: signed(one) }))
    .join(", ");

/** A chapter for each round. */
export interface Chapter extends LogChapter {
  day: number;
  round: number;
}

/** The log by day and round, up to what has been told; choices of a round are one line. */
export function chapters(log: LoggedMove[], until: Position | null, names: Names): Chapter[] {
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
  for (const { number, events } of log) {
    if (until && number > until.number) break;
    for (const [index, event] of events.entries()) {
      if (until?.number === number && index > until.index) break;
      const told = event as Told;
      if (told.name === "day-began") [day, round] = [told.data.day, 1];
      write(chapter().lines, `${number}.${index}`, told, names);
      if (told.name === "round-ended") round = told.data.round + 1;
      // The scoring belongs to the round that ended the day.
      if (told.name === "day-scored") joinLast(book);
    }
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

function write(lines: LogLine[], key: string, told: Told, names: Names): void {
  const last = lines.at(-1);
  if (told.name === "chose" && last?.name === "chose") {
    if (!last.seats.includes(told.data.seat)) last.seats.push(told.data.seat);
    const args = { name: nameList(names, last.seats), count: last.seats.length };
    last.text = t("jagdfieber-event-chose", args);
    return;
  }
  lines.push({ key, name: told.name, seats: seatsOf(told), text: sentence(told, names) });
}

function seatsOf({ name, data }: Told): number[] {
  if (name === "season-closed") return [...data.closers];
  if (name === "ended") return [...data.winners];
  return "seat" in data ? [data.seat] : [];
}
