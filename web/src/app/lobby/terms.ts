/** How a table is set, in words; and what changed since somebody agreed with it. */
import type { GameInfo, OptionInfo, OptionValue, Snapshot, Terms } from "../../api/types";
import { hasText, t } from "../../i18n/index.svelte";
import { list } from "../../kit/names";
import { clockRule, mannersInWords } from "../people/words";
import { applies, MANNERS } from "../setup";

interface Term {
  name: string;
  label: string;
  text: string;
}

export const termsOf = (snapshot: Snapshot): Terms => ({
  players: snapshot.seats.length,
  options: snapshot.options,
  hints: snapshot.hints,
  clock: snapshot.clock,
  manners: snapshot.manners,
});

const yes = (value: boolean): string => t(value ? "terms-yes" : "terms-no");

function told(game: string, option: OptionInfo, value: OptionValue): string {
  if (typeof value === "boolean") return yes(value);
  const word = (each: string): string => {
    const key = `option-${game}-${option.name}-${each}`;
    return hasText(key) ? t(key) : each;
  };
  return option.several ? list(String(value).split(",").map(word)) : word(String(value));
}

/** Everything that people agree on, in the order in which it is set. */
export function wordsOf(game: GameInfo | undefined, terms: Terms): Term[] {
  const options = (game?.options ?? []).filter(
    (option) => !option.by_seat && applies(option, terms.options),
  );
  return [
    { name: "players", label: t("terms-players"), text: String(terms.players) },
    ...options.map((option): Term => {
      const key = `option-${game?.id}-${option.name}`;
      const value = terms.options[option.name] ?? option.default;
      const label = hasText(key) ? t(key) : option.name;
      return { name: option.name, label, text: told(game?.id ?? "", option, value) };
    }),
    { name: "hints", label: t("terms-hints"), text: yes(terms.hints) },
    {
      name: "clock",
      label: t("terms-clock"),
      text: terms.clock ? clockRule(terms.clock) : t("terms-none"),
    },
    {
      name: "manners",
      label: t("terms-manners"),
      text: mannersInWords({ ...MANNERS, ...terms.manners }),
    },
  ];
}

/** The names of those that read otherwise than before. */
export function changes(before: readonly Term[], now: readonly Term[]): Set<string> {
  const known = new Map(before.map(({ name, text }) => [name, text]));
  return new Set(now.filter(({ name, text }) => known.get(name) !== text).map(({ name }) => name));
}

const key = (match: string): string => `wolfden:agreed:${match}`;

/** What I agreed with, kept as long as the tab is. */
export function remember(match: string, terms: Terms): void {
  try {
    sessionStorage.setItem(key(match), JSON.stringify(terms));
  } catch {
    // Then what changed is not marked.
  }
}

export function remembered(match: string): Terms | null {
  try {
    return JSON.parse(sessionStorage.getItem(key(match)) ?? "null") as Terms | null;
  } catch {
    return null;
  }
}
