/** The Wolves' rules pages: their pictures, and where to open them. */
import { picturesOf } from "../../kit/drawing";
import type { Begun } from "../../kit/source";
import "./art/palette.css";
import type { Phase, View } from "./model";
import Control from "./pictures/Control.svelte";
import Deed from "./pictures/Deed.svelte";
import EmptyCalendar from "./pictures/EmptyCalendar.svelte";
import Grounds from "./pictures/Grounds.svelte";
import Moons from "./pictures/Moons.svelte";
import Pieces from "./pictures/Pieces.svelte";
import PlayerBoard from "./pictures/PlayerBoard.svelte";
import PreyKinds from "./pictures/PreyKinds.svelte";
import Region from "./pictures/Region.svelte";
import TerrainTiles from "./pictures/TerrainTiles.svelte";
import TokenSign from "./pictures/TokenSign.svelte";
import TrackSteps from "./pictures/TrackSteps.svelte";

export const pictures = picturesOf({
  board: PlayerBoard,
  calendar: EmptyCalendar,
  control: Control,
  deed: Deed,
  grounds: Grounds,
  moons: Moons,
  pieces: Pieces,
  prey: PreyKinds,
  region: Region,
  tiles: TerrainTiles,
  token: TokenSign,
  tracks: TrackSteps,
});

const PLACES: Record<Phase, string> = {
  arrange: "ready",
  place: "ready",
  act: "turn",
  pay: "paying",
  wolf: "move",
  target: "turn",
  displace: "rank",
  track: "tracks",
  hunt: "hunting",
  over: "end",
};

/** A target is explained where its action is. */
export const place = ({ view: { phase, turn } }: Begun<View>): string =>
  phase === "target" && turn.deed ? turn.deed : PLACES[phase];
