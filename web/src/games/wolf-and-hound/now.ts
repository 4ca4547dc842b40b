/** Whose turn it is and what I may do, in words. */
import { t } from "../../i18n/index.svelte";
import { list } from "../../kit/names";
import type { Now } from "../../kit/Narrator.svelte";
import type { Begun } from "../../kit/source";
import type { View } from "./model";
import { type Person, teamNames } from "./people";
import { headline as wonBy } from "./result";
import { animalName } from "./words";

export function nowOf({ you, view, seats }: Begun<View>, people: readonly Person[]): Now {
  if (!view.awaiting) {
    const won = wonBy(view, null, teamNames(people));
    return { headline: t("wolf-and-hound-board-now-over"), help: "", mine: false, won };
  }
  const active = people[view.active];
  const mine = you !== null && view.deciding === you;
  if (!mine) {
    const who = people.find(({ place }) => place === view.deciding)?.name ?? "";
    const bot = seats[view.deciding ?? -1]?.kind === "bot";
    const waiting = bot ? "bot-thinking" : "wolf-and-hound-board-now-waiting";
    const key = view.awaiting === "exchange" ? "wolf-and-hound-board-now-exchange-other" : waiting;
    const help = you === null ? t("wolf-and-hound-board-now-watching") : "";
    const headline = t(key, { name: who, names: who, count: 1, ghost: active?.name ?? "" });
    return { headline, help, mine };
  }
  const args = { name: active?.name ?? "", animals: list(view.pair.map(animalName)) };
  const headline = t(`wolf-and-hound-board-now-${view.awaiting}`, args);
  const about = view.no_threes && view.awaiting === "play" ? "no-threes" : view.awaiting;
  return { headline, help: t(`wolf-and-hound-board-now-${about}-help`, args), mine };
}
