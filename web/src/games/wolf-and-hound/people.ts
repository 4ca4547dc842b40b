/** Who is at which place: people and the ghosts they decide for. */
import { t } from "../../i18n/index.svelte";
import { list, type Names } from "../../kit/names";
import { type PastureView, type Team, teamOf } from "./model";

export interface Person {
  place: number;
  seat: number;
  ghost: boolean;
  team: Team;
  name: string;
  /** Whoever decides here. */
  owner: string;
  /** Me, who plays with me, or who plays against me; watching, there are none of these. */
  role: "me" | "mate" | "foe" | null;
}

export function peopleOf(
  pastures: readonly Pick<PastureView, "seat" | "ghost">[],
  you: number | null,
  names: Names,
): Person[] {
  return pastures.map(({ seat, ghost }, place) => ({
    place,
    seat,
    ghost,
    team: teamOf(place),
    name: ghost ? t("wolf-and-hound-ghost", { name: names(seat) }) : names(seat),
    owner: names(seat),
    role: you === null ? null : place === you ? "me" : place % 2 === you % 2 ? "mate" : "foe",
  }));
}

/** Who plays for a team; ghosts do not count. */
export const teamNames =
  (people: readonly Person[]) =>
  (team: Team): string =>
    list(people.filter((person) => person.team === team && !person.ghost).map(({ name }) => name));
