/** What to say to a person whose seat a bot plays: it is not they who are asked. */
import type { Snapshot } from "../api/types";
import { t } from "../i18n/index.svelte";
import type { Now } from "./Narrator.svelte";
import { botLevel, isGuest } from "./seats";

export function standInNow({ you, seats, phase, rests }: Snapshot): Now | null {
  if (you === null && rests) return { headline: t("match-rests-watched"), help: "", mine: false };
  const bot = you === null ? null : seats[you]?.stand_in;
  if (!bot || phase !== "playing") return null;
  return { headline: standInWords(bot, rests), help: t("bot-for-you-help"), mine: false };
}

/** A bot plays for me, or would if it did not wait for me. */
export const standInWords = (bot: string, rests = false): string =>
  rests ? t("match-rests") : t("bot-for-you", { level: botLevel(bot) });

type Company = "others" | "last" | "alone";

/** Who would play on if a bot played for me: others, nobody now, or nobody ever. */
export function companyOf({ you, seats }: Pick<Snapshot, "you" | "seats">): Company {
  const others = seats.filter((seat) => seat.seat !== you && isGuest(seat));
  if (others.length === 0) return "alone";
  return others.some(({ stand_in }) => stand_in === null) ? "others" : "last";
}
