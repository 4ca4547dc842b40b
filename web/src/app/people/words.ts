/** Clocks and people in words. */
import type { LiveMatch } from "../../api/live.svelte";
import type { ClockRule, TableEvent } from "../../api/people";
import type { Manners } from "../../api/types";
import { i18n, t } from "../../i18n/index.svelte";
import type { Names } from "../../kit/names";
import { botLevel, isGuest } from "../../kit/seats";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (number: number): string => String(number).padStart(2, "0");

/** As on a chess clock: 9:05, or 1:02:03. */
function onDial(left: number): string {
  const seconds = Math.ceil(left / SECOND);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const tail = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}

/** So much time, as the table's clock counts it. */
export function duration(rule: ClockRule, left: number): string {
  if (rule.kind === "live") return onDial(left);
  const days = Math.floor(left / DAY);
  const hours = Math.floor((left % DAY) / HOUR);
  return t("clock-days", { days, hours, minutes: Math.floor((left % HOUR) / MINUTE) });
}

export const moment = (time: number): string =>
  new Intl.DateTimeFormat(i18n.lang, {
    weekday: "short",
    hour: "numeric",
    minute: "numeric",
  }).format(time);

/** Whether somebody should hurry. */
export const isLow = (rule: ClockRule, left: number): boolean =>
  left < (rule.kind === "live" ? 20 * SECOND : 2 * HOUR);

export function clockRule(rule: ClockRule): string {
  return rule.kind === "live"
    ? t("lobby-clock", {
        kind: "live",
        minutes: Math.round((rule.bank / 60) * 10) / 10,
        seconds: rule.increment ?? 0,
      })
    : [t("lobby-clock", { kind: "days", hours: rule.hours }), ...daysOff(rule)].join(" ");
}

const dayName = (day: string): string =>
  new Intl.DateTimeFormat(i18n.lang, { dateStyle: "medium", timeZone: "UTC" }).format(
    new Date(day),
  );

function daysOff(rule: Extract<ClockRule, { kind: "days" }>): string[] {
  const lines = rule.holidays.map(({ first, last }) =>
    t("clock-holiday", { first: dayName(first), last: dayName(last) }),
  );
  if (rule.weekends_off) lines.unshift(t("clock-weekends"));
  if (rule.nights_off) lines.unshift(t("clock-nights"));
  return lines;
}

/** Who may watch and what may be said. */
export function mannersInWords({ talking, watching, overheard }: Manners): string {
  const lines = [t("lobby-talking", { talking }), t("lobby-watching", { watching })];
  if (overheard && talking !== "off" && watching !== "no") lines.push(t("lobby-overheard"));
  return lines.join(" ");
}

/** A line of the log about the table. */
export function toldEvent(event: TableEvent, names: Names): string {
  const name = names(event.seat);
  if (event.name !== "handed-over") return t(`event-${event.name}`, { name });
  return t("event-handed-over", { name, bot: botLevel(event.bot), reason: event.reason });
}

/** Whether people and clocks are worth a strip of their own; so as long as a match goes on. */
export const hasCompany = (snapshot: LiveMatch["snapshot"]): boolean =>
  !!snapshot && (snapshot.clock !== null || snapshot.seats.filter(isGuest).length > 1);
