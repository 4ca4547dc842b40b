/** The log as a story: a chapter for every turn. */
import { t } from "../../i18n/index.svelte";
import type { LogChapter, LogLine } from "../../kit/Log.svelte";
import type { ToldEvent } from "../../kit/told";
import type { Told } from "./events";
import type { Team } from "./model";
import type { Person } from "./people";
import { sentence } from "./words";

export interface Chapter extends LogChapter {
  team: Team | null;
}

const TONES: Partial<Record<Told["name"], LogLine["tone"]>> = {
  drew: "soft",
  "drew-card": "soft",
  "nothing-happened": "soft",
  "sheep-lost": "bad",
  "sheep-found": "good",
  "turn-skipped": "strong",
  "last-round": "strong",
  "game-ended": "strong",
  ended: "strong",
};

export function chapters(story: readonly ToldEvent<Told>[], people: readonly Person[]): Chapter[] {
  const book = [chapter("start", 1, people[0])];
  for (const { key, event } of story)
    // A turn's beginning is said by its chapter's title.
    if (event.name === "turn-began") book.push(chapter(key, event.turn, people[event.place]));
    else book.at(-1)?.lines.push({ key, text: sentence(event, people), tone: TONES[event.name] });
  return book.filter(({ lines }) => lines.length > 0);
}

const chapter = (key: string, turn: number, person: Person | undefined): Chapter => ({
  key,
  title: t("wolf-and-hound-board-log-turn", { turn, name: person?.name ?? "" }),
  team: person?.team ?? null,
  lines: [],
});
