"""Births (P1): a card tells how many; in order each player adds a wolf face down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....core import Action, Tell
from ..actions import BEAR, INDEX
from ..events import births_drawn, pup_added, year_began
from ..model import BIRTH_CARDS, OWNERS, WOLVES_EACH, WOLVES_OF, Phase, Stage, bits
from .pack import from_the_top, standing

if TYPE_CHECKING:
    from ..state import WolfsspurenState

VERBS = ("bear",)


def begin(state: WolfsspurenState, tell: Tell | None) -> None:
    """A new year begins; from the second on with births."""
    state.year += 1
    state.phase = Phase.PREPARATION
    if tell:
        tell(year_began(state.year))
    state.unknown = hands = state.in_hand
    if state.year == 1 or not hands or not all(state.orders):
        return
    state.born = state.chance.choice(BIRTH_CARDS)
    state.queue = adding_seats(state, hands, state.born)
    if tell:
        tell(births_drawn(state.born, state.queue))
    go_on_adding(state, tell)


def birth_order(state: WolfsspurenState) -> list[int]:
    """Players without a wolf, then by their lowest wolf from the bottom up."""
    lowest: dict[int, int] = {}
    for wolf in from_the_top(state):
        lowest[OWNERS[wolf]] = wolf

    def place(seat: int) -> tuple[int, int]:
        row, sex = standing(state, lowest[seat])
        return -row, sex

    without = [seat for seat in range(state.players) if seat not in lowest]
    return without + sorted(lowest, key=place)


def adding_seats(state: WolfsspurenState, hands: int, number: int) -> tuple[int, ...]:
    """Who adds the cards, around and around, without those whose hands are empty."""
    order = birth_order(state)
    held = {seat: (hands & WOLVES_OF[seat]).bit_count() for seat in order}
    rounds = [seat for turn in range(WOLVES_EACH) for seat in order if held[seat] > turn]
    return tuple(rounds[:number])


def go_on_adding(state: WolfsspurenState, tell: Tell | None) -> None:
    """The next player chooses; a last card is added by itself."""
    while state.queue:
        seat = state.queue[0]
        cards = bits(state.in_hand & WOLVES_OF[seat])
        if len(cards) > 1:
            state.stage, state.owing = Stage.BIRTH, 1 << seat
            return
        add(state, cards[0], tell)


def add(state: WolfsspurenState, wolf: int, tell: Tell | None) -> None:
    state.litter |= 1 << wolf
    state.queue = state.queue[1:]
    state.owing = 0
    if tell:
        tell(pup_added(OWNERS[wolf]))


def legal(state: WolfsspurenState, seat: int) -> tuple[Action, ...]:
    if not state.owing >> seat & 1:
        return ()
    return tuple(BEAR[wolf % WOLVES_EACH] for wolf in bits(state.in_hand & WOLVES_OF[seat]))


def forbids(state: WolfsspurenState, seat: int, action: Action) -> str:
    wolf = WOLVES_EACH * seat + INDEX[action]
    return "already-a-pup" if state.litter >> wolf & 1 else "in-the-pack"


def carry_out(state: WolfsspurenState, seat: int, action: Action, tell: Tell | None) -> None:
    add(state, WOLVES_EACH * seat + INDEX[action], tell)
    go_on_adding(state, tell)
