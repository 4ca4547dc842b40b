"""Deals anew what a seat cannot know: sealed choices, plans, pups and fight hands of others.

Piles need no dealing: they are kept as counts and drawn from when a card is turned up.
"""

from __future__ import annotations

from math import comb, perm
from typing import Final

from ...core import Chance
from ...kit.sealed import choice_of, reopened, sealed, without
from .model import (
    ALL_LETTERS,
    CELL,
    FIGHT_CARDS,
    OWNERS,
    WOLVES_EACH,
    WOLVES_OF,
    Phase,
    Stage,
    bits,
    kinds_in,
    letters_of,
)
from .position import WolfsspurenPosition

SEALED_STAGES: Final = (Stage.PICK, Stage.VOTE, Stage.CONSENT, Stage.STRIKE, Stage.DEPART)
TRIES: Final = 40


def redeal(position: WolfsspurenPosition, seat: int | None) -> None:
    """`position` is a copy; its chance is already another."""
    redeal_cards(position, seat)
    others = [other for other in range(position.players) if other != seat]
    if position.stage in SEALED_STAGES and position.choices:
        for other in others:
            redeal_choice(position, other)
    if position.stage >= Stage.PLAN and position.phase < Phase.RANK_FIGHTS:
        for other in others:
            redeal_plan(position, other)


def reopen(position: WolfsspurenPosition, seat: int) -> None:
    """`position` is a copy: others' sealed choices are taken back, and so are plans being made."""
    if position.stage in SEALED_STAGES:
        position.choices, position.owing = reopened(position.choices, position.owing, seat)
    elif position.stage == Stage.PLAN:
        for other in {OWNERS[wolf] for wolf in position.pack} - {seat}:
            unplan(position, other)
            position.owing |= 1 << other


def redeal_cards(position: WolfsspurenPosition, seat: int | None) -> None:
    """Pups and fight hands."""
    for other in range(position.players):
        if other != seat:
            redeal_pups(position, other)
    if position.stage == Stage.STRIKE:
        redeal_hands(position, seat)


def redeal_pups(position: WolfsspurenPosition, other: int) -> None:
    """As many of its wolves lie face down; which, only it knows."""
    mine = WOLVES_OF[other]
    count = (position.litter & mine).bit_count()
    if not count:
        return
    cards = bits(position.unknown & mine)
    position.chance.shuffle(cards)
    position.litter &= ~mine
    for wolf in cards[:count]:
        position.litter |= 1 << wolf


def redeal_hands(position: WolfsspurenPosition, seat: int | None) -> None:
    """Any of the cards that a fighter has not shown yet."""
    hands = list(position.hands)
    for side, wolf in enumerate((position.acting, position.target)):
        if OWNERS[wolf] != seat:
            played = {strike[side] - 1 for strike in position.strikes}
            unseen = [card for card in range(FIGHT_CARDS) if card not in played]
            position.chance.shuffle(unseen)
            hands[side] = sum(1 << card for card in unseen[: hands[side].bit_count()])
    position.hands = hands[0], hands[1]


def redeal_choice(position: WolfsspurenPosition, other: int) -> None:
    if choice_of(position.choices, other) is not None:
        choice = position.chance.choice(possible_choices(position, other))
        position.choices = without(position.choices, other) | sealed(other, choice)


def possible_choices(position: WolfsspurenPosition, other: int) -> list[int]:
    if position.stage == Stage.VOTE:
        return kinds_in(position.face_up)
    if position.stage == Stage.STRIKE:
        return bits(position.hands[0 if OWNERS[position.acting] == other else 1])
    if position.stage == Stage.DEPART:
        young = letters_of(position.young, other)
        return [chosen for chosen in range(ALL_LETTERS + 1) if not chosen & ~young]
    return list(range(WOLVES_EACH)) if position.stage == Stage.PICK else [0, 1]


def redeal_plan(position: WolfsspurenPosition, other: int) -> None:
    """What is still face down: nothing is known of it but which tokens it cannot be."""
    cells = unplan(position, other)
    if position.stage == Stage.PLAN and position.owing >> other & 1:
        return
    wolves = [wolf for wolf in position.pack if OWNERS[wolf] == other]
    tokens = position.tokens_left(other)
    for _ in range(TRIES):
        guess = guess_tokens(len(cells), tokens, position.chance)
        for cell, token in zip(cells, guess, strict=True):
            position.plan[cell] = token
        if not position.terms.lifespan or all(within_lifespan(position, wolf) for wolf in wolves):
            return
    for cell in cells:
        position.plan[cell] = 0


def unplan(position: WolfsspurenPosition, other: int) -> list[int]:
    """Take away what is still face down; answers the cells where it may be."""
    first = Phase.REARING if position.litter else Phase.LONE_HUNT
    coming = max(position.phase + 1, first)
    wolves = sorted(wolf for wolf in position.pack if OWNERS[wolf] == other)
    cells = [cell for wolf in wolves for cell in CELL[wolf][coming:]]
    for cell in cells:
        position.plan[cell] = 0
    return cells


def within_lifespan(position: WolfsspurenPosition, wolf: int) -> bool:
    return position.spirals_of(wolf) < position.stamina[wolf]


def guess_tokens(cells: int, tokens: list[int], chance: Chance) -> list[int]:
    """Any way to fill some of the cells with some of the tokens, all equally likely."""
    ways = [comb(cells, filled) * perm(len(tokens), filled) for filled in range(cells + 1)]
    number = chance.below(sum(ways))
    filled = 0
    while number >= ways[filled]:
        number -= ways[filled]
        filled += 1
    number, order = divmod(number, perm(len(tokens), filled))
    return _unfold(cells, filled, number, _drawn(tokens, filled, order))


def _drawn(tokens: list[int], count: int, order: int) -> list[int]:
    """The arrangement of so many tokens that has this number."""
    left, drawn = tokens[:], []
    for _ in range(count):
        order, index = divmod(order, len(left))
        drawn.append(left.pop(index))
    return drawn


def _unfold(cells: int, filled: int, number: int, tokens: list[int]) -> list[int]:
    """The tokens spread over the cells; `number` tells which stay empty."""
    guess = []
    for left in range(cells, 0, -1):
        here = comb(left - 1, filled - 1) if filled else 0
        if number < here:
            guess.append(tokens[-filled])
            filled -= 1
        else:
            number -= here
            guess.append(0)
    return guess
