/** The fights while they are told. */
import type { EventOf } from "../../kit/told";
import type { Told } from "./events";
import { type Fight, findWolf, type View } from "./model";

export const firstFight = (view: View, told: EventOf<Told, "attacked" | "fight-began">): Fight => ({
  attacker: fighter(view, told.wolf, told.seat),
  defender: fighter(view, told.target, told.target_seat),
  strikes: [],
  begun: false,
});

function fighter(view: View, wolf: string, seat: number): Fight["attacker"] {
  const token = findWolf(view, wolf)?.token ?? 0;
  const unknown = { cards: 0, hand: null, chosen: false, card: null };
  return { wolf, seat, token, score: token, ...unknown, stronger: false, esteemed: false };
}

export function beginFight(view: View, told: EventOf<Told, "fight-began">, after: View): Fight {
  const begun = view.fight ?? firstFight(view, told);
  const known = after.fight?.attacker.wolf === told.wolf ? after.fight : begun;
  return {
    attacker: { ...known.attacker, score: told.score, cards: told.cards },
    defender: { ...known.defender, score: told.target_score, cards: told.target_cards },
    strikes: [],
    begun: true,
  };
}

export function strike(fight: Fight, told: EventOf<Told, "struck">): Fight {
  const drop = (hand: number[] | null, card: number) =>
    hand?.filter((each) => each !== card) ?? null;
  const { attacker, defender } = fight;
  const played = { chosen: false, card: null };
  return {
    ...fight,
    attacker: {
      ...attacker,
      ...played,
      score: told.score,
      cards: attacker.cards - 1,
      hand: drop(attacker.hand, told.card),
    },
    defender: {
      ...defender,
      ...played,
      score: told.target_score,
      cards: defender.cards - 1,
      hand: drop(defender.hand, told.target_card),
    },
    strikes: [
      ...fight.strikes,
      {
        attacker: told.card,
        defender: told.target_card,
        attacker_loss: told.loss,
        defender_loss: told.target_loss,
        rout: told.rout,
      },
    ],
  };
}
