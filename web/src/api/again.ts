/** The same table again, for everyone on this device; whoever asks first creates it. */
import { api } from "./http";
import { keepPeople, peopleHere, type Person } from "./tokens";

/** The id of the match that follows. */
export async function playAgain(match: string, game: string): Promise<string> {
  const people = peopleHere(match);
  const seatings =
    people.length > 0
      ? await inTurn(
          people.map(
            ({ token }) =>
              () =>
                api.rematch(match, token),
          ),
        )
      : [await api.rematch(match)];
  const next = seatings[0]?.match ?? match;
  keepPeople(
    next,
    seatings.flatMap(({ seat, token }): Person[] =>
      seat !== null && token !== null ? [{ seat, token }] : [],
    ),
    game,
  );
  return next;
}

async function inTurn<Answer>(asks: (() => Promise<Answer>)[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const ask of asks) answers.push(await ask());
  return answers;
}
