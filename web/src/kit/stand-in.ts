/** What to say to a person whose seat a bot plays: it is not they who are asked. */
import type { Snapshot } from "../api/types";
import { t } from "../i18n/index.svelte";
import type { Now } from "./Narrator.svelte";
import { botLevel } from "./seats";

export function standInNow({ you, seats, phase, rests }: Snapshot): Now | null {
  const bot = you === null ? null : seats[you]?.stand_in;
  if (!bot || phase !== "playing") return null;
  return { headline: standInWords(bot, rests), help: t("bot-for-you-help"), mine: false };
}

/** A bot plays for me, or would if it did not wait for me. */
export const standInWords = (bot: string, rests = false): string =>
  rests ? t("match-rests") : t("bot-for-you", { level: botLevel(bot) });
