/** What the starts of the next turns would bring, as marks on the pastures and as sentences. */
import { t } from "../../i18n/index.svelte";
import { clockwise, PLACES, type TurnStart } from "./model";
import type { Person } from "./people";

export interface Forecast {
  /** The pasture it is shown on. */
  place: number;
  kind: "worse" | "better" | "skip" | "no-threes";
  /** The next turn's start is certain; later ones hold if nothing moves until then. */
  sure: boolean;
  sign: string;
  text: string;
}

/** In the order of play, the next player's first. */
export function forecasts(
  starts: readonly TurnStart[],
  active: number,
  people: readonly Person[],
): Forecast[] {
  const name = (place: number) => people[place]?.name ?? "";
  return PLACES.flatMap((step) => {
    const place = clockwise(active, step + 1);
    const start = starts[place];
    // A whole round from now everything will have moved.
    if (!start || place === active) return [];
    const sure = step === 0;
    const marks: Forecast[] = [];
    const add = (at: number, kind: Forecast["kind"], sign: string, by: number) =>
      marks.push({
        place: at,
        kind,
        sure,
        sign,
        text: sentence(kind, name(place), name(at), by, at === place),
      });
    if (start.skipped) add(place, "skip", "zZ", 0);
    if (start.no_threes) add(place, "no-threes", "3̸", 0);
    start.changes.forEach((by, at) => {
      if (by !== 0)
        add(at, by < 0 ? "worse" : "better", by < 0 ? `−${-by}` : `+${by}`, Math.abs(by));
    });
    return marks;
  });
}

const sentence = (
  kind: Forecast["kind"],
  turn: string,
  name: string,
  count: number,
  own: boolean,
) => t("wolf-and-hound-board-forecast", { kind, turn, name, count, own: own ? "yes" : "no" });
