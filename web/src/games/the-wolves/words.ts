/** Events, hexes and offers in words. */
import type { Action, GameEvent, LoggedMove } from "../../api/types";
import { t } from "../../i18n/index.svelte";
import { list, nameList, type Names } from "../../kit/names";
import type { Position } from "../../kit/playback.svelte";
import { type Content, type Deed, NOTHING, type Piece, type Place, type Terrain } from "./model";
import type { Told } from "./told";

const KEY = "the-wolves";

export const terrainName = (terrain: Terrain): string => t(`${KEY}-terrain`, { terrain });
export const deedName = (deed: Deed): string => t(`${KEY}-deed`, { deed });

/** The tile as people call it: "region 4", or the starting tile. */
export const tileName = (places: Map<string, Place>, tile: string): string => {
  const region = places.get(`${tile}1`)?.tile.region ?? 0;
  return t("the-wolves-board-region", { region });
};

export function sentence(
  event: GameEvent | Told,
  names: Names,
  places: Map<string, Place>,
): string {
  return t(`${KEY}-event-${event.name}`, values(event as Told, names, places));
}

type Values = Record<string, string | number>;

function values(told: Told, names: Names, places: Map<string, Place>): Values {
  const { data } = told;
  const facts: Values = {};
  for (const [key, value] of Object.entries(data))
    if (typeof value === "string" || typeof value === "number") facts[key] = value;
    else if (typeof value === "boolean") facts[key] = String(value);
  if ("seat" in data) facts["name"] = names(data.seat);
  if ("owner" in data) facts["owner"] = names(data.owner);
  if ("flipped" in data) facts["count"] = data.flipped.length;
  if (told.name === "arranged") facts["tiles"] = list(told.data.tiles.map(terrainName));
  if (told.name === "region-scored") {
    const { tile, taker, points } = told.data;
    facts["tile"] = regionOf(places, `${tile}1`);
    facts["taker"] = taker === null ? "" : names(taker);
    facts["points"] = scoredList(points, names);
  }
  if (told.name === "ended") {
    facts["name"] = nameList(names, told.data.winners);
    facts["count"] = told.data.winners.length;
  }
  return facts;
}

const regionOf = (places: Map<string, Place>, hex: string): number =>
  places.get(hex)?.tile.region ?? 0;

function scoredList(points: readonly number[], names: Names): string {
  const scorers = points.flatMap((count, seat) =>
    count ? [t("the-wolves-region-points", { name: names(seat), points: count })] : [],
  );
  return scorers.length ? list(scorers) : t("the-wolves-region-nobody");
}

/** "your alpha", "Reynard’s den", "a den of the neutral pack". */
export function pieceWords({ piece, pack, seat }: Piece, you: number | null, names: Names): string {
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

/** "forest hex, region 4, your alpha, one den of rock". */
export function hexWords(
  place: Place,
  content: Content | undefined,
  you: number | null,
  names: Names,
): string {
  const where = t("the-wolves-board-hex", {
    ground: place.ground,
    region: place.tile.region ?? 0,
  });
  return [where, ...contents(content ?? NOTHING, you, names)].join(", ");
}

/** What an action is, as an invitation to do it: "To c7 (forest hex, region 4)". */
export function actionWords({ verb, fields }: Action, places: Map<string, Place>): string {
  const place = places.get(String(fields["hex"]));
  if (!place) return t(`the-wolves-action-${verb}`, { ...fields });
  const { ground, tile } = place;
  const where = t("the-wolves-board-hex", { ground, region: tile.region ?? 0 });
  return t(`the-wolves-action-${verb}`, { ...fields, hex: `${place.name} (${where})` });
}

export interface Line {
  key: string;
  name: string;
  seat: number | null;
  text: string;
}

export interface Chapter {
  key: string;
  seat: number | null;
  number: number;
  lines: Line[];
}

/** Steps of paying and turning pages, which the line above them implies. */
const SILENT = new Set(["chose", "paid", "turn-began", "turn-ended", "covered", "undone"]);

/** The log by turn, up to what has been told; steps that were taken back are left out. */
export function chapters(
  log: readonly LoggedMove[],
  until: Position | null,
  names: Names,
  places: Map<string, Place>,
): Chapter[] {
  const moves: { number: number; events: GameEvent[] }[] = [];
  for (const { number, events } of log) {
    if (until && number > until.number) break;
    if (events.some(({ name }) => name === "undone")) moves.pop();
    else {
      const end = until?.number === number ? until.index + 1 : events.length;
      moves.push({ number, events: events.slice(0, end) });
    }
  }
  const book: Chapter[] = [{ key: "0", seat: null, number: 0, lines: [] }];
  for (const { number, events } of moves)
    for (const [index, event] of events.entries()) {
      const told = event as Told;
      const key = `${number}.${index}`;
      if (told.name === "turn-began")
        book.push({ key, seat: told.data.seat, number: told.data.number, lines: [] });
      if (SILENT.has(told.name)) continue;
      const seat = "seat" in told.data ? told.data.seat : null;
      book.at(-1)?.lines.push({ key, name: told.name, seat, text: sentence(told, names, places) });
    }
  return book.filter(({ lines, number }) => lines.length > 0 || number > 0);
}
