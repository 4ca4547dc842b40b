"""Deals anew what a seat cannot know: sealed choices, plans, pups and fight hands of others.

Piles need no dealing: they are kept as counts and drawn from when a card is turned up.
"""

from __future__ import annotations

from math import comb, perm
from typing import TYPE_CHECKING, Final

from ...core import Chance
from ...kit.sealed import choice_of, sealed, without
from .model import (
    COLUMNS,
    FIGHT_CARDS,
    OWNERS,
    SPIRALS,
    TOKENS,
    WOLVES_OF,
    Phase,
    Stage,
    bits,
    kinds_in,
)  # fmt: skip

if TYPE_CHECKING:
    from .state import WolfsspurenState

SEALED_STAGES: Final = (Stage.PICK, Stage.VOTE, Stage.CONSENT, Stage.STRIKE, Stage.DEPART)
TRIES: Final = 40


def redeal(state: WolfsspurenState, seat: int | None) -> None:
    """`state` is a copy; its chance is already another."""
    redeal_cards(state, seat)
    others = [other for other in range(state.players) if other != seat]
    if state.stage in SEALED_STAGES and state.choices:
        for other in others:
            redeal_choice(state, other)
    if state.stage >= Stage.PLAN and state.phase < Phase.RANK_FIGHTS:
        for other in others:
            redeal_plan(state, other)


def redeal_cards(state: WolfsspurenState, seat: int | None) -> None:
    """Pups and fight hands."""
    for other in range(state.players):
        if other != seat:
            redeal_pups(state, other)
    if state.stage == Stage.STRIKE:
        redeal_hands(state, seat)


def redeal_pups(state: WolfsspurenState, other: int) -> None:
    """As many of its wolves lie face down; which, only it knows."""
    mine = WOLVES_OF[other]
    count = (state.litter & mine).bit_count()
    if not count:
        return
    cards = bits(state.unknown & mine)
    state.chance.shuffle(cards)
    state.litter &= ~mine
    for wolf in cards[:count]:
        state.litter |= 1 << wolf


def redeal_hands(state: WolfsspurenState, seat: int | None) -> None:
    """Any of the cards that a fighter has not shown yet."""
    hands = list(state.hands)
    for side, wolf in enumerate((state.acting, state.target)):
        if OWNERS[wolf] != seat:
            played = {strike[side] - 1 for strike in state.strikes}
            unseen = [card for card in range(FIGHT_CARDS) if card not in played]
            state.chance.shuffle(unseen)
            hands[side] = sum(1 << card for card in unseen[: hands[side].bit_count()])
    state.hands = hands[0], hands[1]


def redeal_choice(state: WolfsspurenState, other: int) -> None:
    if choice_of(state.choices, other) is not None:
        choice = state.chance.choice(possible_choices(state, other))
        state.choices = without(state.choices, other) | sealed(other, choice)


def possible_choices(state: WolfsspurenState, other: int) -> list[int]:
    if state.stage == Stage.VOTE:
        return kinds_in(state.face_up)
    if state.stage == Stage.STRIKE:
        return bits(state.hands[0 if OWNERS[state.acting] == other else 1])
    if state.stage == Stage.DEPART:
        young = (state.young & WOLVES_OF[other]) >> 3 * other
        return [chosen for chosen in range(8) if not chosen & ~young]
    return [0, 1, 2] if state.stage == Stage.PICK else [0, 1]


def redeal_plan(state: WolfsspurenState, other: int) -> None:
    """What is still face down: nothing is known of it but which tokens it cannot be."""
    cells = unplan(state, other)
    if state.stage == Stage.PLAN and state.owing >> other & 1:
        return
    wolves = [wolf for wolf in state.pack if OWNERS[wolf] == other]
    used = state.plan[15 * other : 15 * other + 15]
    tokens = [token for token in TOKENS if token not in used]
    for _ in range(TRIES):
        guess = guess_tokens(len(cells), tokens, state.chance)
        for cell, token in zip(cells, guess, strict=True):
            state.plan[cell] = token
        if not state.lifespan or all(within_lifespan(state, wolf) for wolf in wolves):
            return
    for cell in cells:
        state.plan[cell] = 0


def unplan(state: WolfsspurenState, other: int) -> list[int]:
    """Take away what is still face down; answers the cells where it may be."""
    first = Phase.REARING if state.litter else Phase.LONE_HUNT
    coming = range(max(state.phase + 1, first), COLUMNS)
    wolves = sorted(wolf for wolf in state.pack if OWNERS[wolf] == other)
    cells = [COLUMNS * wolf + phase for wolf in wolves for phase in coming]
    for cell in cells:
        state.plan[cell] = 0
    return cells


def within_lifespan(state: WolfsspurenState, wolf: int) -> bool:
    row = state.plan[COLUMNS * wolf : COLUMNS * (wolf + 1)]
    return sum(SPIRALS[token] for token in row) < state.stamina[wolf]


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
