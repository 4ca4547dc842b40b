/** The end of a match in words: which team won, why, and what each team has. */
import { t } from "../../i18n/index.svelte";
import type { GameResult, Team } from "./model";
import type { Person } from "./people";

/** Of one game or several, as they stand in a view. */
interface End {
  wins: readonly number[];
  results: readonly GameResult[];
}

export const winnerOf = ({ wins }: End): Team =>
  (wins[0] ?? 0) > (wins[1] ?? 0) ? "blue" : "yellow";

/** What my team has come to; for a spectator, who won. */
export function headline(end: End, mine: Team | null, names: (team: Team) => string): string {
  const team = winnerOf(end);
  if (mine === null) return t("wolf-and-hound-board-team-wins", { team, names: names(team) });
  return t(mine === team ? "result-team-won" : "result-team-lost");
}

/** The sheep of a team, blue 0, yellow 1, at the end of the last game. */
const sheepOf = ({ results }: End, team: number): number => {
  const sheep = results.at(-1)?.sheep;
  return (sheep?.[team] ?? 0) + (sheep?.[team + 2] ?? 0);
};

/** Several games are told by how many each team won, a single one by why it ended. */
export function why(end: End, people: readonly Pick<Person, "place" | "team" | "name">[]): string {
  const { wins, results } = end;
  if (results.length > 1)
    return t("wolf-and-hound-board-wins", { blue: wins[0] ?? 0, yellow: wins[1] ?? 0 });
  const [blue, yellow] = [sheepOf(end, 0), sheepOf(end, 1)];
  const last = results.at(-1);
  if (last?.reason === "cards")
    return blue === yellow
      ? t("wolf-and-hound-board-why-tie", { count: blue })
      : t("wolf-and-hound-board-why-cards", { blue, yellow });
  const winner = winnerOf(end);
  const bare = people.find(({ place, team }) => last?.sheep[place] === 0 && team !== winner);
  return t("wolf-and-hound-board-why-no-sheep", { name: bare?.name ?? "" });
}

/** What stands behind a team in the ranking. */
export const scoreOf = (end: End, team: number): string =>
  end.results.length > 1
    ? t("wolf-and-hound-board-games-won", { count: end.wins[team] ?? 0 })
    : t("wolf-and-hound-board-sheep-count", { count: sheepOf(end, team) });
