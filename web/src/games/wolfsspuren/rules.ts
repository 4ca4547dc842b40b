/** Wolfsspuren's rules pages: their pictures, and where to open them. */
import { picturesOf } from "../../kit/drawing";
import type { Begun } from "../../kit/source";
import "./art/palette.css";
import "./art/seats.css";
import type { StageName, View } from "./model";
import FightCards from "./pictures/FightCards.svelte";
import Hunt from "./pictures/Hunt.svelte";
import LargePrey from "./pictures/LargePrey.svelte";
import Litter from "./pictures/Litter.svelte";
import Phase from "./pictures/Phase.svelte";
import Ranks from "./pictures/Ranks.svelte";
import SmallPrey from "./pictures/SmallPrey.svelte";
import Strike from "./pictures/Strike.svelte";
import Tokens from "./pictures/Tokens.svelte";
import Wolves from "./pictures/Wolves.svelte";
import Zones from "./pictures/Zones.svelte";

export const pictures = picturesOf({
  cards: FightCards,
  hunt: Hunt,
  "large-prey": LargePrey,
  litter: Litter,
  phase: Phase,
  ranks: Ranks,
  "small-prey": SmallPrey,
  strike: Strike,
  tokens: Tokens,
  wolves: Wolves,
  zones: Zones,
});

const PLACES: Record<StageName, string> = {
  pick: "beginning",
  birth: "births",
  vote: "large-prey",
  hunt: "large-prey",
  ask: "joining",
  consent: "joining",
  plan: "planning",
  catch: "lone-hunt",
  release: "howling",
  attack: "fights",
  defend: "fights",
  strike: "duel",
  depart: "departure",
  over: "end",
};

export const place = ({ view }: Begun<View>): string => PLACES[view.stage];
