/** The fights while they are told. */
import { type Fight, findWolf, type View } from "./model";
import type { Facts } from "./told";

export const firstFight = (view: View, data: Facts["attacked"]): Fight => ({
  attacker: fighter(view, data.wolf, data.seat),
  defender: fighter(view, data.target, data.target_seat),
  strikes: [],
  begun: false,
});

function fighter(view: View, wolf: string, seat: number): Fight["attacker"] {
  const token = findWolf(view, wolf)?.token ?? 0;
  const unknown = { cards: 0, hand: null, chosen: false, card: null };
  return { wolf, seat, token, score: token, ...unknown, stronger: false, esteemed: false };
}

export function beginFight(view: View, data: Facts["fight-began"], after: View): Fight {
  const begun = view.fight ?? firstFight(view, data);
  const known = after.fight?.attacker.wolf === data.wolf ? after.fight : begun;
  return {
    attacker: { ...known.attacker, score: data.score, cards: data.cards },
    defender: { ...known.defender, score: data.target_score, cards: data.target_cards },
    strikes: [],
    begun: true,
  };
}

export function strike(fight: Fight, data: Facts["struck"]): Fight {
  const drop = (hand: number[] | null, card: number) =>
    hand?.filter((each) => each !== card) ?? null;
  const { attacker, defender } = fight;
  const played = { chosen: false, card: null };
  return {
    ...fight,
    attacker: {
      ...attacker,
      ...played,
      score: data.score,
      cards: attacker.cards - 1,
      hand: drop(attacker.hand, data.card),
    },
    defender: {
      ...defender,
      ...played,
      score: data.target_score,
      cards: defender.cards - 1,
      hand: drop(defender.hand, data.target_card),
    },
    strikes: [
      ...fight.strikes,
      {
        attacker: data.card,
        defender: data.target_card,
        attacker_loss: data.loss,
        defender_loss: data.target_loss,
        rout: data.rout,
      },
    ],
  };
}
