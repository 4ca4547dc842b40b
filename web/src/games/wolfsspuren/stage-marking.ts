/** The marking while it is told. */
import { type Phase, seatOf, type View } from "./model";
import { changeAll } from "./pack";
import type { Facts } from "./told";

/** Places and discs from the event; losses of the year from the sheet that is written with it. */
export function mark(view: View, data: Facts["marked"], after: View): View {
  const timeline = view.timeline.map((each): Phase => {
    if (each.phase === "marking") return { ...each, state: "now" };
    return each.state === "now" ? { ...each, state: "past" } : each;
  });
  const wolves = data.wolves.map((line) => ({ ...line, seat: seatOf(line.wolf) }));
  const marking = { year: data.year, wolves, players: after.sheet[data.year - 1] ?? [] };
  const players = view.players.map((player) => ({
    ...player,
    score: player.score + (marking.players[player.seat]?.total ?? 0),
  }));
  const quiet = changeAll(view, () => ({ token: null, acting: false }));
  return { ...quiet, phase: "marking", timeline, players, fight: null, marking };
}

export function scoreYear(view: View, data: Facts["year-scored"], after: View): View {
  const sheet = after.sheet.slice(0, data.year);
  const players = view.players.map((player) => ({
    ...player,
    score: data.totals[player.seat] ?? player.score,
  }));
  const marking = view.marking && {
    ...view.marking,
    players: sheet.at(-1) ?? view.marking.players,
  };
  return { ...view, sheet, players, marking, departure: null };
}
