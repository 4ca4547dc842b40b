/** Any game in words, as far as its texts go.
 *
 *  An action is `<game>-action-<verb>` with its fields, or its own text. An event is
 *  `<game>-event-<name>` with its fields as `kit/values` makes words of them. */
import type { Action, GameEvent } from "../../api/types";
import { hasText, t } from "../../i18n/index.svelte";
import type { LogChapter, LogLine } from "../Log.svelte";
import type { Names } from "../names";
import type { ToldEvent } from "../told";
import { eventValues } from "../values";

export function actionWords(game: string, { verb, fields, text }: Action): string {
  const key = `${game}-action-${verb}`;
  return hasText(key) ? t(key, fields) : text;
}

/** What happened; null where the game has no words for it. */
export function eventWords(game: string, event: GameEvent, names: Names): string | null {
  const key = `${game}-event-${event.name}`;
  return hasText(key) ? t(key, eventValues(event, names)) : null;
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
