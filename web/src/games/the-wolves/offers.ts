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

export const sameWolf = (one: Wolf, other: Wolf): boolean =>
  one.hex === other.hex && one.rank === other.rank;

/** Everything that could be done with the next action, or the next wolf of a move, hex by hex. */
export function prospects({ phase, turn }: View): Offer[] {
  return turn.targets.flatMap(({ deed, terrain, hexes, wolf, piece }) =>
    hexes.map((hex): Offer => {
      const named = phase === "act" ? [`${deed} ${terrain}`] : [];
      const first = wolf ? [`wolf ${wolf.hex} ${wolf.rank}`] : [];
      const last = piece ? `take ${hex} ${piece}` : `to ${hex}`;
      return { hex, deed, terrain, wolf, piece, texts: [...named, ...first, last] };
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

/** Offers by the hex of the wolf that would come. */
export const byWolf = (offers: readonly Offer[]): Map<string, Offer[]> =>
  byHex(offers.flatMap((offer) => (offer.wolf ? [{ ...offer, hex: offer.wolf.hex }] : [])));

/** My wolves that could move next, alphas first. */
export function movers(offers: readonly Offer[]): Wolf[] {
  const found: Wolf[] = [];
  for (const { wolf } of offers)
    if (wolf && !found.some((one) => sameWolf(one, wolf))) found.push(wolf);
  return found.sort((one, other) => one.rank.localeCompare(other.rank));
}
