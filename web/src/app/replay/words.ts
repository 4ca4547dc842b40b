/** A match that is seen again, in words. Pure. */
import type { GameEvent, LoggedMove, Moments } from "../../api/types";
import { hasText, t } from "../../i18n/index.svelte";
import type { Names } from "../../kit/names";
import { eventWords } from "../../kit/plain/words";
import { eventValues } from "../../kit/values";

export interface Line {
  number: number;
  seat: number;
  text: string;
}

export interface Chapter {
  round: number;
  title: string;
  lines: Line[];
}

type Tell = (event: GameEvent) => string;

/** The game's own events as its teller says them, the house's as their texts do. */
function tellAll(game: string, names: Names, own?: Tell): Tell {
  return (event) => {
    if (hasText(`${game}-event-${event.name}`))
      return own ? own(event) : (eventWords(game, event, names) ?? "");
    const shared = `event-${event.name}`;
    return hasText(shared) ? t(shared, eventValues(event, names)) : "";
  };
}

/** What a moment's move told, in a line; null where nothing is to be said. */
function lineOf({ number, seat, events }: LoggedMove, tell: Tell): Line | null {
  const said = events.map(tell).filter((text) => text !== "");
  return said.length > 0 ? { number, seat, text: said.join(" ") } : null;
}

/** Every moment at which something was told, by rounds; `own`: how the game says its events. */
export function contents({ game, log, rounds }: Moments, names: Names, own?: Tell): Chapter[] {
  const tell = tellAll(game, names, own);
  const book: Chapter[] = rounds.map((_, index) => ({
    round: index + 1,
    title: roundName(game, index + 1),
    lines: [],
  }));
  for (const move of log) {
    const line = lineOf(move, tell);
    // A move belongs to the round that it was made in, also the one that ends it.
    const index = rounds.findLastIndex((begin) => begin < move.number);
    if (line) book[Math.max(0, index)]?.lines.push(line);
  }
  return book.filter(({ lines }) => lines.length > 0);
}

/** What a round is called: some games have years. */
export function roundName(game: string, round: number): string {
  const own = `${game}-replay-round`;
  return t(hasText(own) ? own : "replay-round", { round });
}

/** The name of a viewpoint. */
export function viewName(view: string, names: Names): string {
  const seat = Number(view);
  return Number.isInteger(seat)
    ? t("replay-view-name", { view: "seat", name: names(seat) })
    : t("replay-view-name", { view, name: "" });
}
