"""Phases 3 and 4: a card lies in its row, animals move, one card is drawn (6-3, 6-4, 8-3).

Each step answers whether somebody has to decide before the turn can end.
"""

from __future__ import annotations

from ....core import Tell
from ....kit.tuples import added, of_four
from ..events import Drew, DrewCard, LastRound, Pair
from ..model import TURN, UNIT, WORDS
from ..position import WolfAndHoundPosition
from .moving import NO_STOPS, after_card, moves_by_card, pair_to_part, stops_for
from .telling import tell_moves


def lay(position: WolfAndHoundPosition, kind: int, tell: Tell | None) -> bool:
    """The active player's card: every animal that it affects moves."""
    active, table, rows = position.active, position.table, position.rows
    position.card = kind
    position.rows = rows = of_four(rows, active, added(rows[active], kind))
    stops = stops_for(table, rows, active) if table.expansion else NO_STOPS
    if tell is not None:
        moves = moves_by_card(table, position.standing, kind, stops)
        tell_moves(table, position.backs, moves, tell)
    position.standing = after_card(table, position.standing, kind, stops)
    return part_pairs(position, tell)


def part_pairs(position: WolfAndHoundPosition, tell: Tell | None) -> bool:
    table = position.table
    pair = pair_to_part(table, position.standing) if table.pairs else None
    if pair is None:
        _draw(position, tell)
        return False
    position.awaiting = TURN
    if tell is not None:
        words = tuple(position.table.animals[index].word for index in pair)
        tell(Pair(position.active, position.owner, words))
    return True


def _draw(position: WolfAndHoundPosition, tell: Tell | None) -> None:
    place, pile, hands = position.active, position.pile, position.hands
    if pile and place < position.players:
        kind, position.pile = pile[-1], pile[:-1]
        position.hands = of_four(hands, place, hands[place] + UNIT[kind])
        if tell is not None:
            tell(Drew(place, position.owner, len(position.pile)))
            tell(DrewCard(position.owner, WORDS[kind]))
    if tell is not None and position.out_of_cards == [place]:
        tell(LastRound(place))
