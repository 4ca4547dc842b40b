/** Moments in words. */
import { i18n } from "../i18n/index.svelte";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** "3 minutes ago", in the reader's language; what has just happened is now. */
export function since(time: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(i18n.lang, { numeric: "auto" });
  const ago = Math.max(0, now - time);
  const unit = UNITS.find(([, length]) => ago >= length);
  return unit ? format.format(-Math.floor(ago / unit[1]), unit[0]) : format.format(0, "second");
}

export const dated = (time: number): string =>
  new Intl.DateTimeFormat(i18n.lang, { dateStyle: "medium", timeStyle: "short" }).format(time);
