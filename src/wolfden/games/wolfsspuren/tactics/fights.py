"""What a fight is worth: chances of winning, whom to attack, when to give in, which card."""

from __future__ import annotations

from typing import Final

from ....kit.shares import logistic
from ..hierarchy import hand_size
from ..model import CELL, COMPONENTS, FIGHT_CARDS, LOSSES, MOST_DISCS, ROUT, Phase, Sex, bits
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
"""What is lost with a wolf, points and what it would still have brought."""
YEARS: Final = 4
LASTING: Final = 0.7
"""For so many years a place is worth its points, and so much of them is kept on average."""
DISC: Final = 0.8
"""What a disc brings in a year."""
A_LITTLE: Final = 0.1
"""Whoever cannot defend itself is attacked even for nothing …"""
NEEDED: Final = 3.0
"""… but a small pack needs every wolf that a lost disc would drive out."""
GIVES_IN: Final = 0.5
"""How often a wolf that would better give in does."""
DECIDED: Final = 12.0
"""A card that decides the fight."""
KEEPING: Final = 0.4
"""What a card one higher is worth later on."""


def lasting_years(state: WolfsspurenState) -> float:
    return min(years_left(state), YEARS)


def token_of(state: WolfsspurenState, wolf: int) -> int:
    return state.plan[CELL[wolf][Phase.RANK_FIGHTS]]


def chance_to_win(state: WolfsspurenState, wolf: int, other: int) -> float:
    lead = token_of(state, wolf) - token_of(state, other)
    more = hand_size(state, wolf, other) - hand_size(state, other, wolf)
    return logistic(PER_POINT * lead + PER_CARD * more)


def rank_gain(state: WolfsspurenState, winner: int, loser: int) -> float:
    """Points a year that the winner gains by changing places, none if it stood higher."""
    points = rank_points(state)
    return max(points[loser] - points[winner], 0)


def loss_of(state: WolfsspurenState, loser: int, winner: int) -> float:
    """What a lost fight costs the loser."""
    years = lasting_years(state)
    order = state.orders[state.wolves.sexes[loser]]
    if order[0] == loser:
        points = rank_points(state)[loser] - 1 + state.discs[loser]
        cost = points * years * LASTING + EXCLUSION
    else:
        cost = (rank_gain(state, winner, loser) * LASTING + 1) * years
        cost += EXCLUSION if state.discs[loser] == 1 else 0
    return cost + wound_cost(state, loser)


def wound_cost(state: WolfsspurenState, loser: int) -> float:
    if state.wolves.sexes[loser] == Sex.MALE:
        return 0.0
    fatal = max(FIGHT_CARDS + 1 - state.strength[loser], 0) / FIGHT_CARDS
    return WOUND * STRENGTH + DEATH * fatal


def submission_cost(state: WolfsspurenState, loser: int, winner: int) -> float:
    years = lasting_years(state)
    cost = (rank_gain(state, winner, loser) * LASTING + 1) * years
    return cost + (EXCLUSION if state.discs[loser] == 1 else 0)


def is_needed(state: WolfsspurenState, wolf: int) -> bool:
    """Whether the pack is small and the wolf has only one disc left."""
    return state.discs[wolf] <= 1 and len(state.pack) <= state.players


def attack_worth(state: WolfsspurenState, wolf: int, target: int) -> float:
    """What the attacker may expect; the target does what hurts it less."""
    years = lasting_years(state)
    gain = rank_gain(state, wolf, target) * LASTING * years
    gain -= NEEDED if is_needed(state, target) else 0.0
    if not can_defend(state, target):
        return gain + A_LITTLE
    win = chance_to_win(state, wolf, target)
    disc = years * DISC if state.discs[wolf] < MOST_DISCS else 0.0
    fought = win * (gain + disc) - (1 - win) * loss_of(state, wolf, target)
    if defence_worth(state, target, wolf) < 0:
        return GIVES_IN * gain + (1 - GIVES_IN) * fought
    return fought


def defence_worth(state: WolfsspurenState, wolf: int, attacker: int) -> float:
    """How much better it is to fight than to give in."""
    win = chance_to_win(state, wolf, attacker)
    disc = lasting_years(state) * DISC if state.discs[wolf] < MOST_DISCS else 0.0
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
    return total / len(unseen) - (card - average) * KEEPING


def exchange_worth(card: int, other: int, mine: int, theirs: int) -> float:
    difference = abs(card - other)
    loss = LOSSES[difference] if difference < ROUT else 99
    if card > other:
        return DECIDED if loss >= theirs else float(loss)
    return -DECIDED if loss >= mine and loss else -float(loss)
