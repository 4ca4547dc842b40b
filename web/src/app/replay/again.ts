/** What happened, shown again at a table that goes on: its past from my own seat. */
import { api } from "../../api/http";
import { loadHouseTexts } from "../../i18n/index.svelte";
import { Replay } from "../../kit/replay.svelte";
import { since, type Wish } from "./range";

export interface Again {
  replay: Replay;
  from: number;
}

export async function showAgain(match: string, you: number | null, wish: Wish): Promise<Again> {
  const past = {
    moments: (as?: string) => api.moments(match, as),
    moment: (number: number, as: string) => api.moment(match, number, as),
  };
  const [moments] = await Promise.all([
    past.moments(you === null ? "public" : String(you)),
    loadHouseTexts("replay"),
  ]);
  const from = since(moments, you, wish);
  return { replay: new Replay(past, moments, await past.moment(from, moments.seen_as)), from };
}
