"""Part 5: sheep on the pastures, four cards each, all animals in front of player 1."""

from __future__ import annotations

from ..model import FIRST, HAND_SIZE, NO_CARD, PLACES, UNIT
from ..position import WolfAndHoundPosition


def deal(position: WolfAndHoundPosition) -> None:
    table = position.table
    cards = list(table.cards)
    position.chance = position.chance.copy()
    position.chance.shuffle(cards)
    dealt = [tuple([cards.pop() for _ in range(HAND_SIZE)]) for _ in PLACES]
    hands = [sum([UNIT[kind] for kind in each]) for each in dealt]
    people = position.players
    position.hands = tuple(hands[:people] + [0] * (len(PLACES) - people))
    position.ghosts = ((),) * people + tuple(dealt[people:])
    position.pile, position.rows, position.shown = tuple(cards), ((),) * 4, (0,) * 4
    position.sheep, position.standing = table.fences, table.standing((0,) * len(table.animals), 0)
    position.turn, position.active, position.no_threes = 1, FIRST, False
    position.card = position.previous = position.turned_up = NO_CARD
