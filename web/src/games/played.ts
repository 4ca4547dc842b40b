/** For tests: the matches that web/tools/matches.py wrote down, and the box they were played with. */
import { keepComponents } from "../api/components";
import type { GameEvent } from "../api/types";

type Change = [path: string, value?: unknown];

interface Written {
  components: object;
  matches: { first: unknown; moves: unknown[][] }[];
}

interface PlayedMove<View, Told extends GameEvent> {
  seat: number;
  events: Told[];
  before: View;
  after: View;
}

interface PlayedMatch<View, Told extends GameEvent> {
  first: View;
  moves: PlayedMove<View, Told>[];
}

/** Unpacks a game's box and reads its matches. */
export function played<View, Told extends GameEvent>(
  game: string,
  { components, matches }: Written,
): PlayedMatch<View, Told>[] {
  keepComponents(game, components);
  return matches.map(({ first, moves }) => {
    let before = first as View;
    const told = (moves as [number, Told[], Change[]][]).map(([seat, events, changes]) => {
      const move = { seat, events, before, after: renew(before, changes) };
      before = move.after;
      return move;
    });
    return { first: first as View, moves: told };
  });
}

/** What was written down as changed, put back into the view. */
function renew<View>(before: View, changes: Change[]): View {
  const after = structuredClone(before);
  for (const [path, ...value] of changes) {
    const names = path.split(".");
    const last = names.pop() ?? "";
    const part = names.reduce((inside, name) => inside[name] as Part, after as Part);
    if (value.length > 0) part[last] = value[0];
    else Reflect.deleteProperty(part, last);
  }
  return after;
}

type Part = Record<string, unknown>;
