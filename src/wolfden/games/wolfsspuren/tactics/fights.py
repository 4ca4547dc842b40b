"""What a fight is worth: chances of winning, whom to attack, when to give in, which card."""

from __future__ import annotations

from math import exp
from typing import Final

from ..hierarchy import hand_size
from ..model import CELL, COMPONENTS, FIGHT_CARDS, LOSSES, MOST_DISCS, ROUT, SEXES, Phase, Sex, bits
from ..rules.fights.attack import can_defend
from ..rules.fights.duel import side_of
from ..scoring import rank_points
from ..state import WolfsspurenState
from .planner import years_left

PER_POINT: Final = 0.27
PER_CARD: Final = 0.45
"""Odds of a fight by the tokens' difference and the number of cards more."""
WOUND: Final = 5.5
"""Strength that a losing female loses on average."""
STRENGTH: Final = 0.5
"""What a point of strength is worth in points."""
DEATH: Final[int] = -COMPONENTS["marking"]["dead"] + 4
EXCLUSION: Final[int] = -COMPONENTS["marking"]["excluded"] + 3


def token_of(state: WolfsspurenState, wolf: int) -> int:
    return state.plan[CELL[wolf][Phase.RANK_FIGHTS]]


def chance_to_win(state: WolfsspurenState, wolf: int, other: int) -> float:
    lead = token_of(state, wolf) - token_of(state, other)
    more = hand_size(state, wolf, other) - hand_size(state, other, wolf)
    return 1 / (1 + exp(-PER_POINT * lead - PER_CARD * more))


def rank_gain(state: WolfsspurenState, winner: int, loser: int) -> float:
    """Points a year that the winner gains by changing places, none if it stood higher."""
    points = rank_points(state)
    return max(points[loser] - points[winner], 0)


def loss_of(state: WolfsspurenState, loser: int, winner: int) -> float:
    """What a lost fight costs the loser."""
    years = min(years_left(state), 4)
    order = state.orders[SEXES[loser]]
    if order[0] == loser:
        points = rank_points(state)[loser] - 1 + state.discs[loser]
        cost = points * years * 0.7 + EXCLUSION
    else:
        cost = (rank_gain(state, winner, loser) * 0.7 + 1) * years
        cost += EXCLUSION if state.discs[loser] == 1 else 0
    return cost + wound_cost(state, loser)


def wound_cost(state: WolfsspurenState, loser: int) -> float:
    if SEXES[loser] == Sex.MALE:
        return 0.0
    fatal = max(FIGHT_CARDS + 1 - state.strength[loser], 0) / FIGHT_CARDS
    return WOUND * STRENGTH + DEATH * fatal


def submission_cost(state: WolfsspurenState, loser: int, winner: int) -> float:
    years = min(years_left(state), 4)
    cost = (rank_gain(state, winner, loser) * 0.7 + 1) * years
    return cost + (EXCLUSION if state.discs[loser] == 1 else 0)


def attack_worth(state: WolfsspurenState, wolf: int, target: int) -> float:
    """What the attacker may expect; the target does what hurts it less."""
    years = min(years_left(state), 4)
    gain = rank_gain(state, wolf, target) * 0.7 * years
    if not can_defend(state, target):
        return gain + 0.1
    win = chance_to_win(state, wolf, target)
    disc = years * 0.8 if state.discs[wolf] < MOST_DISCS else 0.0
    fought = win * (gain + disc) - (1 - win) * loss_of(state, wolf, target)
    if defence_worth(state, target, wolf) < 0:
        return 0.5 * gain + 0.5 * fought
    return fought


def defence_worth(state: WolfsspurenState, wolf: int, attacker: int) -> float:
    """How much better it is to fight than to give in."""
    win = chance_to_win(state, wolf, attacker)
    disc = min(years_left(state), 4) * 0.8 if state.discs[wolf] < MOST_DISCS else 0.0
    fought = win * disc - (1 - win) * loss_of(state, wolf, attacker)
    return fought + submission_cost(state, wolf, attacker)


def strike_worth(state: WolfsspurenState, seat: int, card: int) -> float:
    """How a card fares on average against the cards the other has not shown yet."""
    side = side_of(state, seat)
    shown = {strike[1 - side] for strike in state.strikes}
    unseen = [other for other in range(1, FIGHT_CARDS + 1) if other not in shown]
    mine, theirs = state.scores[side], state.scores[1 - side]
    total = sum(exchange_worth(card, other, mine, theirs) for other in unseen)
    kept = bits(state.hands[side])
    average = sum(kept) / len(kept) + 1
    return total / len(unseen) - (card - average) * 0.4


def exchange_worth(card: int, other: int, mine: int, theirs: int) -> float:
    difference = abs(card - other)
    loss = LOSSES[difference] if difference < ROUT else 99
    if card > other:
        return 12.0 if loss >= theirs else float(loss)
    return -12.0 if loss >= mine and loss else -float(loss)
