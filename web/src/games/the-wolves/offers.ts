/** What can be done on which hex, read from the legal actions and the view's targets. */
import type { Action } from "../../api/types";
import type { Deed, Rank, Terrain, View, Wolf } from "./model";

/** Something that can be done on a hex: the decisions it takes, in order. */
export interface Offer {
  hex: string;
  texts: string[];
  deed: Deed | null;
  terrain: Terrain | null;
  /** The wolf that would come, or be picked. */
  wolf: Wolf | null;
  /** The piece that would be dominated. */
  piece: "pack" | "den" | null;
}

/** What I have singled out while an action is to be named. */
export interface Pick {
  deed?: Deed;
  terrain?: Terrain;
  wolf?: Wolf;
}

const sameWolf = (one: Wolf, other: Wolf): boolean =>
  one.hex === other.hex && one.rank === other.rank;

/** Everything that could be done with the next action, hex by hex. */
export function prospects(view: View): Offer[] {
  return view.turn.targets.flatMap(({ deed, terrain, hexes, wolf, piece }) =>
    hexes.map((hex): Offer => {
      const last = piece ? `take ${hex} ${piece}` : `to ${hex}`;
      const first = wolf ? [`wolf ${wolf.hex} ${wolf.rank}`] : [];
      return { hex, deed, terrain, wolf, piece, texts: [`${deed} ${terrain}`, ...first, last] };
    }),
  );
}

export const picked = (offers: readonly Offer[], { deed, terrain, wolf }: Pick): Offer[] =>
  offers.filter(
    (offer) =>
      (deed === undefined || offer.deed === deed) &&
      (terrain === undefined || offer.terrain === terrain) &&
      (wolf === undefined || (offer.wolf !== null && sameWolf(offer.wolf, wolf))),
  );

/** Where the present decision itself is made on the map. */
export function answers(view: View, legal: readonly Action[]): Offer[] {
  return legal.flatMap(({ verb, fields, text }): Offer[] => {
    const { hex, rank, piece } = fields as { hex?: string; rank?: Rank; piece?: "pack" | "den" };
    if (!hex) return [];
    return [
      {
        hex,
        texts: [text],
        deed: view.turn.deed,
        terrain: view.turn.terrain,
        wolf: verb === "wolf" && rank ? { hex, rank } : view.turn.wolf,
        piece: piece ?? null,
      },
    ];
  });
}

/** Offers by hex. */
export function byHex(offers: readonly Offer[]): Map<string, Offer[]> {
  const found = new Map<string, Offer[]>();
  for (const offer of offers) found.set(offer.hex, [...(found.get(offer.hex) ?? []), offer]);
  return found;
}

/** My wolves that could move with the next action. */
export function movers(offers: readonly Offer[]): Wolf[] {
  const found: Wolf[] = [];
  for (const { wolf } of offers)
    if (wolf && !found.some((one) => sameWolf(one, wolf))) found.push(wolf);
  return found;
}
