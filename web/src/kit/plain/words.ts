/** Any game in words, as far as its texts go.
 *
 *  An action is `<game>-action-<verb>` with its fields, or its own text. An event is
 *  `<game>-event-<name>` with its fields as values; what they become is told once, in
 *  src/wolfden/texts/told.py, and done here in the same way. */
import type { Action, GameEvent } from "../../api/types";
import { hasText, t } from "../../i18n/index.svelte";
import type { LogChapter, LogLine } from "../Log.svelte";
import { list, type Names } from "../names";
import type { ToldEvent } from "../told";

type Values = Record<string, string | number>;

const SEATS = ["seat", "seats", "owner", "taker", "winners"];
const RENAMED: Record<string, string> = { seat: "name", seats: "names" };

const holdsSeats = (field: string): boolean =>
  SEATS.includes(field) || field.endsWith("_seat") || field.endsWith("_seats");

export function actionWords(game: string, { verb, fields, text }: Action): string {
  const key = `${game}-action-${verb}`;
  return hasText(key) ? t(key, fields) : text;
}

/** What happened; null where the game has no words for it. */
export function eventWords(game: string, event: GameEvent, names: Names): string | null {
  const key = `${game}-event-${event.name}`;
  return hasText(key) ? t(key, eventValues(event, names)) : null;
}

export function eventValues(event: GameEvent, names: Names): Values {
  const fields = Object.entries(event as object).filter(([field]) => field !== "name");
  const values: Values = { count: countOf(fields) };
  for (const [field, value] of fields)
    if (field === "winners") values["name"] = said(field, value, names);
  for (const [field, value] of fields) values[variable(field, event)] = said(field, value, names);
  return values;
}

/** How many a list holds, one of seats before others; 1 without a list. */
function countOf(fields: [string, unknown][]): number {
  const lists = fields.filter(([, value]) => Array.isArray(value));
  const [, first] = lists.find(([field]) => holdsSeats(field)) ?? lists[0] ?? [];
  return Array.isArray(first) ? first.length : 1;
}

function variable(field: string, event: object): string {
  const short = field.replace(/_seats?$/, "");
  return RENAMED[field] ?? (short in event ? field : short);
}

function said(field: string, value: unknown, names: Names): string | number {
  if (Array.isArray(value)) return list(value.map((one) => String(said(field, one, names))));
  if (typeof value === "number") return holdsSeats(field) ? names(value) : value;
  if (typeof value !== "object") return String(value);
  if (value === null) return "none";
  return Object.entries(value)
    .map(([part, one]) => said(part, one, names))
    .join(" ");
}

/** What a part of the view or of the score is called. */
export function label(game: string, kind: "view" | "part", key: string): string {
  const text = `${game}-${kind}-${key.replaceAll("_", "-")}`;
  if (hasText(text)) return t(text);
  const words = key.replaceAll(/[_-]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The whole log as one chapter. */
export function chapters(
  game: string,
  story: readonly ToldEvent[],
  names: Names,
): [LogChapter] | [] {
  const lines = story.flatMap(({ key, event }): LogLine[] => {
    const text = eventWords(game, event, names);
    const { seat } = event as { seat?: unknown };
    return text ? [{ key, text, seats: typeof seat === "number" ? [seat] : [] }] : [];
  });
  return lines.length > 0 ? [{ key: "all", title: t("plain-log-begin"), lines }] : [];
}
