"""Births (P1): a card tells how many; in order each player adds a wolf face down."""

from __future__ import annotations

from typing import Final

from ....core import Action, Tell
from ..actions import BEAR, INDEX
from ..events import BirthsDrawn, PupAdded, YearBegan
from ..hierarchy import from_the_top, standing
from ..model import LETTER_OF, OWNERS, WOLVES_EACH, WOLVES_OF, Phase, Stage, bits, wolf_of
from ..position import WolfsspurenPosition

VERBS: Final = ("bear",)


def begin(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """A new year begins; from the second on with births."""
    position.year += 1
    position.phase = Phase.PREPARATION
    if tell:
        tell(YearBegan(position.year))
    position.unknown = hands = position.in_hand
    if position.year == 1 or not hands or not all(position.orders):
        return
    position.born = position.chance.choice(position.figures.births)
    position.queue = adding_seats(position, hands, position.born)
    if tell:
        tell(BirthsDrawn(position.born, position.queue))
    go_on_adding(position, tell)


def birth_order(position: WolfsspurenPosition) -> list[int]:
    """Players without a wolf, then by their lowest wolf from the bottom up."""
    lowest: dict[int, int] = {}
    for wolf in from_the_top(position):
        lowest[OWNERS[wolf]] = wolf

    def place(seat: int) -> tuple[int, int]:
        row, sex = standing(position, lowest[seat])
        return -row, sex

    without = [seat for seat in range(position.players) if seat not in lowest]
    return without + sorted(lowest, key=place)


def adding_seats(position: WolfsspurenPosition, hands: int, number: int) -> tuple[int, ...]:
    """Who adds the cards, around and around, without those whose hands are empty."""
    order = birth_order(position)
    held = {seat: (hands & WOLVES_OF[seat]).bit_count() for seat in order}
    rounds = [seat for turn in range(WOLVES_EACH) for seat in order if held[seat] > turn]
    return tuple(rounds[:number])


def go_on_adding(position: WolfsspurenPosition, tell: Tell | None) -> None:
    """The next player chooses; a last card is added by itself."""
    while position.queue:
        seat = position.queue[0]
        cards = bits(position.in_hand & WOLVES_OF[seat])
        if len(cards) > 1:
            position.stage, position.owing = Stage.BIRTH, 1 << seat
            return
        add(position, cards[0], tell)


def add(position: WolfsspurenPosition, wolf: int, tell: Tell | None) -> None:
    position.litter |= 1 << wolf
    position.queue = position.queue[1:]
    position.owing = 0
    if tell:
        tell(PupAdded(OWNERS[wolf]))


def legal(position: WolfsspurenPosition, seat: int) -> tuple[Action, ...]:
    if not position.owing >> seat & 1:
        return ()
    return tuple(BEAR[LETTER_OF[wolf]] for wolf in bits(position.in_hand & WOLVES_OF[seat]))


def forbids(position: WolfsspurenPosition, seat: int, action: Action) -> str:
    wolf = wolf_of(seat, INDEX[action])
    return "already-a-pup" if position.litter >> wolf & 1 else "in-the-pack"


def carry_out(position: WolfsspurenPosition, seat: int, action: Action, tell: Tell | None) -> None:
    add(position, wolf_of(seat, INDEX[action]), tell)
    go_on_adding(position, tell)
