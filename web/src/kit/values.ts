/** An event's fields as the values of its text, for any game.
 *
 *  The rules are those of `src/wolfden/texts/told.py`, and both are held to the same cases. */
import type { GameEvent } from "../api/types";
import { list, type Names } from "./names";

export type Values = Record<string, string | number>;
type Data = ReadonlyMap<string, unknown>;

const SEATS = new Set(["seat", "seats", "owner", "taker", "winners"]);
const RENAMED: Readonly<Record<string, string>> = { seat: "name", seats: "names" };

export function eventValues(event: GameEvent, names: Names): Values {
  const data = new Map(Object.entries(event).filter(([field]) => field !== "name"));
  const told: Values = { count: count(data) };
  if (data.has("winners")) told["name"] = words("winners", data.get("winners"), names);
  for (const [field, value] of data) told[variable(field, data)] = words(field, value, names);
  return told;
}

const holdsSeats = (field: string): boolean => SEATS.has(field) || /_seats?$/.test(field);

/** The seats that an event names. */
export function seatsIn(event: GameEvent): number[] {
  const named = Object.entries(event).filter(([field]) => holdsSeats(field));
  return named.flatMap(([, value]) => [value].flat()).filter((seat) => typeof seat === "number");
}

/** Where the event has both, `target` is itself and `target_seat` stays `$target_seat`. */
function variable(field: string, data: Data): string {
  const short = field.replace(/_seats?$/, "");
  return RENAMED[field] ?? (data.has(short) ? field : short);
}

/** How many a list holds, one of seats before others; 1 without a list. */
function count(data: Data): number {
  const lists = [...data].filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const [, first] = lists.find(([field]) => holdsSeats(field)) ?? lists[0] ?? [];
  return first?.length ?? 1;
}

function words(field: string, value: unknown, names: Names): string | number {
  if (value === null) return "none";
  if (Array.isArray(value)) return list(value.map((each) => String(words(field, each, names))));
  if (typeof value === "number") return (holdsSeats(field) && names(value)) || value;
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).map(([part, each]) => words(part, each, names));
  return parts.join(" ");
}
