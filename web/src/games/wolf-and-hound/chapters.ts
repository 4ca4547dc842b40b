/** The log as a story: a chapter for every turn, up to what has been told. */
import type { LoggedMove } from "../../api/types";
import { t } from "../../i18n/index.svelte";
import type { Position } from "../../kit/playback.svelte";
import type { Told } from "./events";
import type { Team } from "./model";
import type { Person } from "./people";
import { sentence } from "./words";

export interface Line {
  key: string;
  name: Told["name"];
  text: string;
}

export interface Chapter {
  key: string;
  title: string;
  team: Team | null;
  lines: Line[];
}

/** Said by the chapter's title. */
const SILENT: readonly string[] = ["turn-began"];

export function chapters(
  log: readonly LoggedMove[],
  until: Position | null,
  people: readonly Person[],
): Chapter[] {
  const first = people[0];
  const book: Chapter[] = [
    { key: "start", title: title(1, first?.name ?? ""), team: first?.team ?? null, lines: [] },
  ];
  for (const { number, events } of log) {
    if (until && number > until.number) break;
    for (const [index, event] of events.entries()) {
      if (until?.number === number && index > until.index) break;
      const told = event as Told;
      const key = `${number}.${index}`;
      if (told.name === "turn-began") {
        const { turn, place } = told.data;
        const person = people[place];
        book.push({
          key,
          title: title(turn, person?.name ?? ""),
          team: person?.team ?? null,
          lines: [],
        });
      }
      if (!SILENT.includes(told.name))
        book.at(-1)?.lines.push({ key, name: told.name, text: sentence(told, people) });
    }
  }
  return book.filter(({ lines }) => lines.length > 0);
}

const title = (turn: number, name: string): string =>
  t("wolf-and-hound-board-log-turn", { turn, name });
