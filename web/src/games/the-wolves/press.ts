/** Pressing a hex: do what it is lit for, take a wolf in hand, or look at the hex.
 *  What comes back are actions to ask about: the rule that forbids them answers the press. */
import type { Hand } from "./hand.svelte";
import type { Rank } from "./model";
import { type Offer, sameWolf } from "./offers";

export interface Press {
  hex: string;
  /** The wolf under the finger, where two stand there. */
  rank: Rank | undefined;
  /** Something is being told: nothing can be done yet. */
  closed: boolean;
}

export function press(hand: Hand, { hex, rank, closed }: Press): string[] {
  if (closed || !hand.mine) look(hand, hex);
  else if (hand.free) return pressFree(hand, hex, rank);
  else {
    const [first, second] = hand.lit.get(hex) ?? [];
    if (!first) return asked(hand, hex);
    if (second) hand.open = hex;
    else hand.follow(first.texts);
  }
  return [];
}

function look(hand: Hand, hex: string): void {
  hand.open = hand.open === hex ? null : hex;
}

function pressFree(hand: Hand, hex: string, rank: Rank | undefined): string[] {
  const { pick } = hand;
  const here = hand.movers.filter((wolf) => wolf.hex === hex);
  const lit = hand.lit.get(hex) ?? [];
  if (hand.coming.length && lit.length) take(hand, ofRank(lit, rank));
  else if (lit.length && pick && (pick.wolf || pick.deed !== "move" || !here.length))
    take(hand, lit);
  else if (here.length) hold(hand, hex, rank);
  else if (pick?.deed && pick.deed !== "move" && hand.open === null) return named(hand, hex);
  else if (!hand.naming && ours(hand, hex)) return asked(hand, hex);
  else {
    hand.pick = null;
    look(hand, hex);
  }
  return [];
}

/** Do the one thing that is offered; of several on a hex the person chooses. */
function take(hand: Hand, offers: readonly Offer[]): void {
  const [only, another] = offers;
  if (only && !another) hand.follow(only.texts);
  else if (only) hand.open = only.texts.at(-1)?.split(" ")[1] ?? null;
}

const ofRank = (offers: readonly Offer[], rank: Rank | undefined): readonly Offer[] => {
  const some = offers.filter(({ wolf }) => wolf?.rank === rank);
  return some.length ? some : offers;
};

/** Take the wolf in hand that was pressed; pressed again, the other one there, or none. */
function hold(hand: Hand, hex: string, rank: Rank | undefined): void {
  const here = hand.movers.filter((wolf) => wolf.hex === hex);
  const held = hand.pick?.wolf;
  const at = held ? here.findIndex((wolf) => sameWolf(wolf, held)) : -1;
  const wolf = at < 0 ? (here.find((one) => one.rank === rank) ?? here[0]) : here[at + 1];
  if (wolf) hand.hold(wolf);
  else hand.release();
}

const piecesOn = ({ view }: Hand, hex: string) => view.hexes[hex]?.pieces ?? [];

const ours = (hand: Hand, hex: string): boolean =>
  piecesOn(hand, hex).some(
    ({ piece, seat }) => seat === hand.view.turn.seat && (piece === "alpha" || piece === "pack"),
  );

/** The action that is singled out, on the terrain of a hex where it cannot be done. */
function named({ pick, view }: Hand, hex: string): string[] {
  const ground = view.tiles.flatMap(({ hexes }) => hexes).find(({ name }) => name === hex)?.ground;
  return pick?.deed && ground ? [`${pick.deed} ${ground}`] : [];
}

/** The answer that this press would have been, were it allowed. */
function asked(hand: Hand, hex: string): string[] {
  const { phase, turn } = hand.view;
  const pieces = piecesOn(hand, hex);
  switch (phase) {
    case "place":
    case "displace":
    case "hunt":
      return [`${phase} ${hex}`];
    case "wolf": {
      const alpha = pieces.some(({ piece, seat }) => piece === "alpha" && seat === turn.seat);
      return [`wolf ${hex} ${alpha ? "alpha" : "pack"}`];
    }
    case "target": {
      const den = pieces.some(({ piece }) => piece === "den");
      return [turn.deed === "dominate" ? `take ${hex} ${den ? "den" : "pack"}` : `to ${hex}`];
    }
    default:
      return [`to ${hex}`];
  }
}
