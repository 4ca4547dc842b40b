/** What lies where while turns are told, worked out event by event. It knows no rules: an event
 *  says what happened, and these functions only move the pieces. */
import type { EventOf } from "../../kit/told";
import { factsOf } from "./animals";
import type { Told } from "./events";
import { type AnimalView, type GameResult, inOrder, type View } from "./model";

export interface StagedPasture {
  sheep: number;
  fence: number;
  hand: number;
  cards: string[] | null;
  shown: string[];
  row: string[];
  ghostPile: (string | null)[];
}

export interface Stage {
  game: number;
  turn: number;
  active: number;
  animals: AnimalView[];
  pastures: StagedPasture[];
  drawPile: number;
  /** For a ghost, while its partner may exchange it. */
  turnedUp: string | null;
  noThrees: boolean;
  lastRound: boolean;
  wins: number[];
  results: GameResult[];
  over: boolean;
}

/** The table at rest. */
export function stageOf(view: View): Stage {
  const { game, turn, active, animals, wins, results, over } = view;
  const pastures = view.pastures.map(
    ({ sheep, fence, hand, cards, shown, row, ghost_pile }): StagedPasture => ({
      sheep,
      fence,
      hand,
      cards: cards && inOrder(cards),
      shown: inOrder(shown),
      row,
      ghostPile: ghost_pile,
    }),
  );
  return {
    game,
    turn,
    active,
    animals,
    pastures,
    drawPile: view.draw_pile,
    turnedUp: view.turned_up,
    noThrees: view.no_threes,
    lastRound: view.last_round,
    wins,
    results,
    over,
  };
}

/** The table after an event. `after` is the view at the end of the update. */
export function apply(stage: Stage, told: Told, after: View): Stage {
  switch (told.name) {
    case "played":
      return at(stage, told.place, (pasture) => playedFrom(pasture, told.card));
    case "turned-up":
      return turnUp(stage, told);
    case "kept":
      return lay({ ...stage, turnedUp: null }, told.place, told.card);
    case "exchanged":
    case "exchange-failed":
      return exchange(stage, told);
    case "ghost-stuck":
      return stick(stage, told);
    case "moved":
      return animal(stage, told.animal, { place: told.to });
    case "turned":
      return turnOver(stage, told.animal, told.back);
    case "drew":
      return at({ ...stage, drawPile: told.left }, told.place, (pasture) => ({
        ...pasture,
        hand: pasture.hand + 1,
      }));
    case "drew-card":
      return at(stage, stage.active, (pasture) => ({
        ...pasture,
        cards: pasture.cards && inOrder([...pasture.cards, told.card]),
      }));
    case "turn-began":
      return { ...stage, turn: told.turn, active: told.place, noThrees: false };
    case "threes-forbidden":
      return { ...stage, noThrees: true };
    case "sheep-lost":
    case "sheep-found":
      return at(stage, told.target, (pasture) => ({ ...pasture, sheep: told.left }));
    case "hand-shown":
      return at(stage, told.place, (pasture) => ({
        ...pasture,
        shown: inOrder(told.cards),
      }));
    case "last-round":
      return { ...stage, lastRound: true };
    case "game-ended":
      return endGame(stage, told);
    case "game-began":
      return stageOf(after);
    case "ended":
      return { ...stage, over: true };
    default:
      return stage;
  }
}

function without(cards: readonly string[], card: string): string[] {
  const found = cards.indexOf(card);
  return found < 0 ? [...cards] : cards.filter((_, index) => index !== found);
}

const playedFrom = (pasture: StagedPasture, card: string): StagedPasture => ({
  ...pasture,
  hand: pasture.hand - 1,
  cards: pasture.cards && without(pasture.cards, card),
  shown: without(pasture.shown, card),
  row: [...pasture.row, card],
});

const lay = (stage: Stage, place: number, card: string): Stage =>
  at(stage, place, (pasture) => ({ ...pasture, row: [...pasture.row, card] }));

function turnUp(stage: Stage, { place, card, source }: EventOf<Told, "turned-up">): Stage {
  if (source === "draw") return { ...stage, turnedUp: card, drawPile: stage.drawPile - 1 };
  return at(stage, place, (pasture) => ({
    ...pasture,
    ghostPile: pasture.ghostPile.slice(1),
    row: [...pasture.row, card],
  }));
}

function exchange(
  stage: Stage,
  { name, place, card, first }: EventOf<Told, "exchanged" | "exchange-failed">,
): Stage {
  return at({ ...stage, turnedUp: null }, place, (pasture) => {
    const rest = pasture.ghostPile.slice(1);
    return name === "exchanged"
      ? { ...pasture, ghostPile: [...rest, first], row: [...pasture.row, card] }
      : { ...pasture, ghostPile: [card, ...rest], row: [...pasture.row, first] };
  });
}

function stick(stage: Stage, { place, card, first }: EventOf<Told, "ghost-stuck">): Stage {
  return at({ ...stage, turnedUp: null }, place, (pasture) => {
    const rest = pasture.ghostPile.slice(1);
    return { ...pasture, ghostPile: first === null ? [...rest, card] : [card, ...rest, first] };
  });
}

function turnOver(stage: Stage, word: string, back: boolean): Stage {
  const side = factsOf(word)?.sides[back ? 1 : 0];
  return animal(stage, word, { back, ...side });
}

function endGame(stage: Stage, { winner, reason, sheep }: EventOf<Told, "game-ended">): Stage {
  const results = [...stage.results, { winner, reason, sheep: sheep as GameResult["sheep"] }];
  const wins = stage.wins.map((won, team) => won + Number(winner === (team ? "yellow" : "blue")));
  return { ...stage, results, wins };
}

const at = (
  stage: Stage,
  place: number,
  how: (pasture: StagedPasture) => StagedPasture,
): Stage => ({
  ...stage,
  pastures: stage.pastures.map((pasture, index) => (index === place ? how(pasture) : pasture)),
});

const animal = (stage: Stage, word: string, change: Partial<AnimalView>): Stage => ({
  ...stage,
  animals: stage.animals.map((one) => (one.animal === word ? { ...one, ...change } : one)),
});
