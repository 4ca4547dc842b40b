/** The HTTP half of the protocol. */
import { i18n, type Lang, t } from "../i18n/index.svelte";
import { to } from "../root";
import type { People } from "./people";
import { tokenOf } from "./tokens";
import {
  CodedError,
  type Branch,
  type ErrorBody,
  type GameInfo,
  type Moments,
  type NewMatch,
  type RulesPage,
  type Schemas,
  type Seating,
  type Snapshot,
  type Terms,
} from "./types";

interface Ask {
  body?: unknown;
  match?: string;
  /** In place of the seat that this device holds at the match. */
  token?: string;
}

async function ask<Answer>(method: string, path: string, { body, match, token: own }: Ask = {}) {
  const headers: Record<string, string> = { "Accept-Language": i18n.lang };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  const token = own ?? (match ? tokenOf(match) : null);
  if (token) headers["Authorization"] = `Bearer ${token}`;
  let response: Response;
  try {
    response = await fetch(to(path), {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new CodedError({ code: "offline", message: t("server-away") });
  }
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? null : await response.json()) as Answer;
}

async function refusal(response: Response): Promise<CodedError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  // A proxy in front of a server that is away answers 502 to 504 without our body.
  const away = response.status >= 502 && response.status <= 504;
  return new CodedError({
    code: body?.code ?? (away ? "offline" : "internal"),
    message: body?.message ?? t(away ? "server-away" : "server-stumbled"),
    details: body?.details,
  });
}

const at = (match: string): string => `/api/matches/${encodeURIComponent(match)}`;

const recordAt = (record: string): string => `/api/records/${encodeURIComponent(record)}`;

const seenAs = (as?: string): string => (as ? `?as=${encodeURIComponent(as)}` : "");

const gameAt = (game: string): string => `/api/games/${encodeURIComponent(game)}`;

/** Asks for the figures of one version of the rules. */
const under = (version?: number): string => (version === undefined ? "" : `?version=${version}`);

export const api = {
  games: () => ask<GameInfo[]>("GET", "/api/games"),
  components: (game: string, version?: number) =>
    ask<unknown>("GET", `${gameAt(game)}/components${under(version)}`),
  rules: (game: string, lang: Lang, version?: number) =>
    ask<RulesPage>("GET", `${gameAt(game)}/rules/${lang}${under(version)}`),
  /** The address of a file that the game's package brings. */
  fileAddress: (game: string, file: string) => to(`${gameAt(game)}/table/${file}`),
  create: (wish: NewMatch) => ask<Seating>("POST", "/api/matches", { body: wish }),
  /** A first match with a guide. */
  learn: (game: string, name: string) =>
    ask<Seating>("POST", `${gameAt(game)}/lesson`, { body: { name } }),
  snapshot: (match: string) => ask<Snapshot>("GET", at(match), { match }),
  join: (match: string, name: string, seat?: number) =>
    ask<Seating>("POST", `${at(match)}/join`, { body: { name, seat }, match }),
  fill: (match: string, bot: string) =>
    ask<Snapshot>("POST", `${at(match)}/fill`, { body: { bot }, match }),
  rematch: (match: string, token?: string) =>
    ask<Seating>("POST", `${at(match)}/rematch`, token ? { token } : { match }),
  handOver: (match: string) => ask<unknown>("POST", `${at(match)}/bot`, { match }),
  takeBack: (match: string) => ask<unknown>("POST", `${at(match)}/back`, { match }),
  leave: (match: string) => ask<unknown>("POST", `${at(match)}/leave`, { match }),
  propose: (match: string, seat: number | null, agree: boolean) =>
    ask<People>("POST", `${at(match)}/proposals`, { body: { seat, agree }, match }),
  resign: (match: string, agree: boolean) =>
    ask<People>("POST", `${at(match)}/resign`, { body: { agree }, match }),
  setOtherwise: (match: string, terms: Terms) =>
    ask<Snapshot>("POST", `${at(match)}/options`, { body: terms, match }),
  confirm: (match: string, terms: Terms) =>
    ask<Snapshot>("POST", `${at(match)}/confirm`, { body: terms, match }),
  /** A word for my seat, or for a place that is nobody's. */
  choose: (match: string, option: string, word: string, place: number) =>
    ask<Snapshot>("POST", `${at(match)}/choose`, { body: { option, word, place }, match }),
  absent: (match: string, bot: string) =>
    ask<Snapshot>("POST", `${at(match)}/absent`, { body: { bot }, match }),
  admitProgram: (match: string, seat: number, name: string) =>
    ask<Seating>("POST", `${at(match)}/programs`, { body: { seat, name }, match }),
  revokeProgram: (match: string, seat: number) =>
    ask<Snapshot>("DELETE", `${at(match)}/programs/${seat}`, { match }),
  claimCode: (match: string) =>
    ask<Schemas["ClaimCode"]>("POST", `${at(match)}/claim-code`, { match }),
  claim: (match: string, code: string) =>
    ask<Seating>("POST", `${at(match)}/claim`, { body: { code } }),
  /** The next match, as whoever holds a seat at the one before sees it. */
  following: (rematch: string, match: string) => ask<Snapshot>("GET", at(rematch), { match }),
  report: (match: string, wish: Schemas["ReportWish"]) =>
    ask<null>("POST", `${at(match)}/reports`, { body: wish, match }),
  kick: (match: string, seat: number) =>
    ask<Snapshot>("POST", `${at(match)}/remove`, { body: { seat }, match }),
  move: (match: string, seat: number) =>
    ask<Snapshot>("POST", `${at(match)}/move`, { body: { seat }, match }),
  swap: (match: string, seat: number, other: number) =>
    ask<Snapshot>("POST", `${at(match)}/swap`, { body: { seat, other }, match }),
  lock: (match: string, locked: boolean) =>
    ask<Snapshot>("POST", `${at(match)}/lock`, { body: { locked }, match }),
  cancel: (match: string) => ask<Snapshot>("POST", `${at(match)}/cancel`, { match }),
  list: (match: string, listing: Schemas["Listing"]) =>
    ask<Snapshot>("POST", `${at(match)}/listing`, { body: listing, match }),
  find: (search: Schemas["Search"]) => ask<Seating>("POST", "/api/tables/find", { body: search }),
  tables: (tables: Schemas["Held"][]) =>
    ask<(Schemas["Summary"] | null)[]>("POST", "/api/tables", { body: { tables } }),
  remove: (match: string) => ask<null>("DELETE", at(match), { match }),
  recordAddress: (match: string) => to(`${at(match)}/record`),
  /** `stranger`: without the seat that this device holds. */
  moments: (match: string, as?: string, stranger = false) =>
    ask<Moments>("GET", `${at(match)}/moments${seenAs(as)}`, stranger ? {} : { match }),
  moment: (match: string, number: number, as?: string, stranger = false) =>
    ask<Snapshot>("GET", `${at(match)}/moments/${number}${seenAs(as)}`, stranger ? {} : { match }),
  branch: (match: string, wish: Branch) =>
    ask<Seating>("POST", `${at(match)}/branch`, { body: wish, match }),
  openRecord: (record: string, as?: string) =>
    ask<Moments>("POST", `/api/records${seenAs(as)}`, { body: { record } }),
  recordMoments: (record: string, as?: string) =>
    ask<Moments>("GET", `${recordAt(record)}/moments${seenAs(as)}`),
  recordMoment: (record: string, number: number, as?: string) =>
    ask<Snapshot>("GET", `${recordAt(record)}/moments/${number}${seenAs(as)}`),
  branchRecord: (record: string, wish: Branch) =>
    ask<Seating>("POST", `${recordAt(record)}/branch`, { body: wish }),
  noticeOffer: () => ask<Schemas["NoticeOffer"]>("GET", "/api/notices"),
  notices: (match: string) =>
    ask<Schemas["NoticeView"][]>("GET", `${at(match)}/notices`, { match }),
  tellMe: (match: string, wish: Schemas["NoticeWish"]) =>
    ask<Schemas["NoticeView"]>("POST", `${at(match)}/notices`, { body: wish, match }),
  changeNotice: (match: string, id: string, wish: Schemas["NoticeChange"]) =>
    ask<Schemas["NoticeView"]>("PUT", `${at(match)}/notices/${id}`, { body: wish, match }),
  tellMeNoMore: (match: string, id: string) =>
    ask<null>("DELETE", `${at(match)}/notices/${id}`, { match }),
  tryNotice: (match: string, id: string) =>
    ask<null>("POST", `${at(match)}/notices/${id}/test`, { match }),
  stopTelling: (key: string) =>
    ask<Schemas["ToldBy"]>("POST", `/api/told/${encodeURIComponent(key)}/stop`),
  confirmMail: (key: string) =>
    ask<Schemas["ToldBy"]>("POST", `/api/told/${encodeURIComponent(key)}/confirm`),
  scoresAddress: (match: string, lang: Lang) => to(`${at(match)}/scores?lang=${lang}`),
  recordScoresAddress: (record: string, lang: Lang) =>
    to(`${recordAt(record)}/scores?lang=${lang}`),
};
