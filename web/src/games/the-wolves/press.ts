/** Pressing a hex: do the one thing it is lit for, take a wolf in hand, or open its menu.
 *  What comes back are actions to ask about: the rule that forbids them answers the press. */
import type { Hand } from "./hand.svelte";
import { isTerrain, type Place } from "./model";
import { movers, prospects } from "./offers";

export function press(
  hand: Hand,
  hex: string,
  place: Place | undefined,
  closed: boolean,
): string[] {
  if (closed || !hand.mine) {
    hand.open = hex;
    return [];
  }
  const offers = hand.lit.get(hex) ?? [];
  const [only] = offers;
  if (only && offers.length === 1) hand.follow(only.texts);
  else if (offers.length > 1) hand.open = hex;
  else if (hand.naming) return pressNaming(hand, hex, place);
  else return asked(hand, hex, place);
  return [];
}

/** Nothing is lit here while an action is to be named. */
function pressNaming(hand: Hand, hex: string, place: Place | undefined): string[] {
  const all = prospects(hand.view);
  const here = movers(all).filter((wolf) => wolf.hex === hex);
  const { pick } = hand;
  if (pick?.wolf?.hex === hex && here.length < 2) hand.release();
  else if (here.length === 1 && !all.some((offer) => offer.hex === hex)) {
    hand.open = null;
    hand.pick = { wolf: here[0] as (typeof here)[number] };
  } else if (pick?.deed && place && isTerrain(place.ground) && here.length === 0)
    return [
      `${pick.deed} ${place.ground}`,
      `${pick.deed === "dominate" ? "take" : "to"} ${hex}${pick.deed === "dominate" ? " pack" : ""}`,
    ].slice(0, 1);
  else {
    hand.pick = null;
    hand.open = hex;
  }
  return [];
}

/** The answer that this press would have been, were it allowed. */
function asked({ view }: Hand, hex: string, place: Place | undefined): string[] {
  const { phase, turn } = view;
  if (!place) return [];
  const pieces = view.hexes[hex]?.pieces ?? [];
  switch (phase) {
    case "place":
    case "displace":
    case "hunt":
      return [`${phase} ${hex}`];
    case "wolf": {
      const rank = pieces.some(({ piece, seat }) => piece === "alpha" && seat === turn.seat);
      return [`wolf ${hex} ${rank ? "alpha" : "pack"}`];
    }
    case "target": {
      const den = pieces.some(({ piece }) => piece === "den");
      return [turn.deed === "dominate" ? `take ${hex} ${den ? "den" : "pack"}` : `to ${hex}`];
    }
    default:
      return [`to ${hex}`];
  }
}
