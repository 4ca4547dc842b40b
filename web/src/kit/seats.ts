/** What to call who sits where. */
import type { SeatInfo } from "../api/types";
import { hasText, t } from "../i18n/index.svelte";

/** A person's name, or the fable name of a bot at this seat, in the reader's language. */
export function seatName(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  return seat.kind === "bot" ? t(`bot-name-${seat.seat}`) : t("seat-open");
}

/** Whether it is a person's, or a program's that somebody brought. */
export const isGuest = ({ kind }: SeatInfo): boolean => kind === "human" || kind === "program";

/** How strong a bot is, in a word. */
export const botLevel = (bot: string): string => (hasText(`bot-${bot}`) ? t(`bot-${bot}`) : bot);
