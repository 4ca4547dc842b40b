"""Part 5: sheep on the pastures, four cards each, all animals in front of player 1."""

from __future__ import annotations

from ..model import FIRST, HAND_SIZE, NO_CARD, PLACES, UNIT
from ..position import WolfAndHoundPosition


def deal(position: WolfAndHoundPosition) -> None:
    table = position.table
    cards = [kind for kind, count in enumerate(table.deck) for _ in range(count)]
    position.chance = position.chance.copy()
    position.chance.shuffle(cards)
    dealt = [tuple(cards.pop() for _ in range(HAND_SIZE)) for _ in PLACES]
    ghost = table.is_ghost
    position.hands = tuple(
        0 if ghost(place) else sum(UNIT[kind] for kind in dealt[place]) for place in PLACES
    )
    position.ghosts = tuple(dealt[place] if ghost(place) else () for place in PLACES)
    position.pile, position.rows, position.shown = tuple(cards), ((),) * 4, (0,) * 4
    position.sheep, position.standing = table.fences, table.standing((0,) * len(table.animals), 0)
    position.turn, position.active, position.no_threes = 1, FIRST, False
    position.card = position.previous = position.turned_up = NO_CARD
