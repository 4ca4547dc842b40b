/** Events, hexes and offers in words. */
import type { Action } from "../../api/types";
import { t } from "../../i18n/index.svelte";
import type { LogChapter, LogLine } from "../../kit/Log.svelte";
import { list, type Names } from "../../kit/names";
import type { Teller, ToldEvent } from "../../kit/told";
import { eventValues, type Values } from "../../kit/values";
import type { Told } from "./events";
import { leadOf } from "./lead";
import {
  type Content,
  type Deed,
  NOTHING,
  type Piece,
  type Place,
  placesOf,
  type Region,
  type RegionView,
  type Terrain,
  type View,
} from "./model";

const KEY = "the-wolves";

export const terrainName = (terrain: Terrain): string => t(`${KEY}-terrain`, { terrain });
export const deedName = (deed: Deed): string => t(`${KEY}-deed`, { deed });

/** The tile as people call it: "Region 4", or the starting tile. */
export const tileName = (places: Map<string, Place>, tile: string): string =>
  t("the-wolves-board-region", { region: regionOf(places, tile) });

const regionOf = (places: Map<string, Place>, tile: string): number =>
  places.get(`${tile}1`)?.tile.region ?? 0;

/** "c7 (forest hex, region 4)". */
export const hexName = ({ name, ground, tile }: Place): string =>
  t("the-wolves-board-hex", { name, ground, region: tile.region ?? 0 });

export const sentence = (told: Told, names: Names, places: Map<string, Place>): string =>
  t(`${KEY}-event-${told.name}`, { ...eventValues(told, names), ...words(told, names, places) });

export const teller: Teller<View, Told> = (names, { tiles }) => {
  const places = placesOf(tiles);
  return (told) => sentence(told, names, places);
};

function words(told: Told, names: Names, places: Map<string, Place>): Values {
  if (told.name === "arranged") return { tiles: list(told.tiles.map(terrainName)) };
  if (told.name !== "region-scored") return {};
  return { tile: regionOf(places, told.tile), points: scoredList(told.points, names) };
}

function scoredList(points: readonly number[], names: Names): string {
  const scorers = points.flatMap((count, seat) =>
    count ? [t("the-wolves-region-points", { name: names(seat), points: count })] : [],
  );
  return scorers.length ? list(scorers) : t("the-wolves-region-nobody");
}

/** "your alpha", "Reynard’s den", "a den of the neutral pack". */
function pieceWords({ piece, pack, seat }: Piece, you: number | null, names: Names): string {
  if (seat === null) return t("the-wolves-board-piece-neutral", { piece, terrain: pack });
  if (seat === you) return t("the-wolves-board-piece-mine", { piece });
  return t("the-wolves-board-piece-of", { piece, name: names(seat), terrain: pack });
}

/** What stands on a hex, thing by thing. */
export function contents(content: Content, you: number | null, names: Names): string[] {
  const things = content.pieces.map((piece) => pieceWords(piece, you, names));
  if (content.lone_wolf) things.push(t("the-wolves-board-lone-wolf"));
  if (content.prey)
    things.push(t("the-wolves-board-prey-left", { prey: content.prey, count: content.prey_left }));
  return things;
}

/** "c7 (forest hex, region 4), your alpha, a den of Bo"; on water also who leads the region. */
export function hexWords(
  place: Place,
  content: Content | undefined,
  you: number | null,
  names: Names,
  region?: RegionView,
): string {
  const lead = region?.moons.length ? [leadWords(region, names)] : [];
  return [hexName(place), ...contents(content ?? NOTHING, you, names), ...lead].join(", ");
}

/** "Ada leads by 2", "Ada and Bo are level", "no pack is here". */
export function leadWords(region: RegionView, names: Names): string {
  const { kind, by } = leadOf(region);
  const first = region.control.filter(({ place }) => place === 1);
  const packs = first.map(({ seat }) =>
    seat === null ? t("the-wolves-board-neutral") : names(seat),
  );
  return t("the-wolves-board-lead", { kind, by, names: list(packs) });
}

/** Why a region has no moon before it. */
export const closedWords = ({ barren }: Region): string =>
  barren ? t("the-wolves-board-region-barren") : t("the-wolves-board-region-done");

/** What an action is, as an invitation to do it: "To c7 (forest hex, region 4)". */
export function actionWords({ verb, fields }: Action, places: Map<string, Place>): string {
  const place = places.get(String(fields["hex"]));
  if (!place) return t(`the-wolves-action-${verb}`, { ...fields });
  return t(`the-wolves-action-${verb}`, { ...fields, hex: hexName(place) });
}

/** A chapter for each turn; the first is the set-up's. */
export interface Chapter extends LogChapter {
  seat: number | null;
}

/** Steps of paying and turning pages, which the line above them implies. */
const SILENT = new Set(["chose", "paid", "turn-began", "turn-ended", "covered"]);

const TONES: Partial<Record<Told["name"], LogLine["tone"]>> = {
  named: "strong",
  "moon-came": "strong",
  "region-scored": "strong",
  ended: "strong",
  uncovered: "soft",
  "token-gained": "soft",
};

/** The log by turn. */
export function chapters(
  story: readonly ToldEvent<Told>[],
  names: Names,
  places: Map<string, Place>,
): Chapter[] {
  const setUp = { key: "0", title: t("the-wolves-board-log-set-up"), seat: null, lines: [] };
  const book: Chapter[] = [setUp];
  for (const { key, event } of story) {
    if (event.name === "turn-began") {
      const { seat, number } = event;
      const title = t("the-wolves-board-log-turn", { number, name: names(seat) });
      book.push({ key, title, seat, lines: [] });
    }
    if (SILENT.has(event.name)) continue;
    const text = sentence(event, names, places);
    book.at(-1)?.lines.push({ key, text, tone: TONES[event.name] });
  }
  return book.filter(({ lines, seat }) => lines.length > 0 || seat !== null);
}
