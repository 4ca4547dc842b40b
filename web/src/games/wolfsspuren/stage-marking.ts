/** The marking while it is told. */
import type { EventOf } from "../../kit/told";
import type { Told } from "./events";
import { type Phase, seatOf, type View } from "./model";
import { changeAll } from "./pack";

/** Places and discs from the event; losses of the year from the sheet that is written with it. */
export function mark(view: View, told: EventOf<Told, "marked">, after: View): View {
  const timeline = view.timeline.map((each): Phase => {
    if (each.phase === "marking") return { ...each, state: "now" };
    return each.state === "now" ? { ...each, state: "past" } : each;
  });
  const wolves = told.wolves.map((line) => ({ ...line, seat: seatOf(view, line.wolf) }));
  const marking = { year: told.year, wolves, players: after.sheet[told.year - 1] ?? [] };
  const players = view.players.map((player) => ({
    ...player,
    score: player.score + (marking.players[player.seat]?.total ?? 0),
  }));
  const quiet = changeAll(view, () => ({ token: null, acting: false }));
  return { ...quiet, phase: "marking", timeline, players, fight: null, marking };
}

export function scoreYear(view: View, told: EventOf<Told, "year-scored">, after: View): View {
  const sheet = after.sheet.slice(0, told.year);
  const players = view.players.map((player) => ({
    ...player,
    score: told.totals[player.seat] ?? player.score,
  }));
  const marking = view.marking && {
    ...view.marking,
    players: sheet.at(-1) ?? view.marking.players,
  };
  return { ...view, sheet, players, marking, departure: null };
}
