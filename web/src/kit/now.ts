/** What a narrator says in place of the game's own words, where it is not the person who is asked. */
import { getContext, setContext } from "svelte";
import type { Outcome, Snapshot } from "../api/types";
import { t } from "../i18n/index.svelte";
import type { Now } from "./Narrator.svelte";
import { nameList, namesOf } from "./names";
import { resignedTold, resultTold } from "./ranking";
import type { Source } from "./source";
import { standInNow } from "./stand-in";

const KEY = Symbol("now");

type Said = (asked: Now) => Now;

export const provideNow = (source: Source): void => {
  setContext<Said>(KEY, (asked) => nowAt(source, asked));
};

export const nowHere = (): Said => getContext<Said | undefined>(KEY) ?? ((asked) => asked);

/** At a live table as the game asks, unless a bot plays for me. */
export function nowAt({ snapshot, end }: Pick<Source, "snapshot" | "end">, asked: Now): Now {
  if (!snapshot) return asked;
  if (end === undefined) return standInNow(snapshot) ?? asked;
  return { ...pastNow(snapshot, end, asked), mine: false };
}

/** A moment that is seen again: whose decision it is, or who won. */
function pastNow(
  { seats, to_act }: Snapshot,
  end: Outcome | null,
  { won, doing = "" }: Now,
): Omit<Now, "mine"> {
  const names = namesOf(seats);
  if (end) {
    const told = end.reason === "resigned" ? resignedTold : resultTold;
    return { headline: won ?? told(end, null, names), help: t("replay-over") };
  }
  if (to_act.length === 0) return { headline: t("replay-over"), help: "" };
  const deciding = { names: nameList(names, to_act), count: to_act.length };
  return { headline: t("replay-decides", deciding), help: doing };
}
