"""Makes what a viewer may see. All is open but the cards that others have sealed this round."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from ....core import ALL, Viewer
from ....kit.sealed import SEAT_LIMIT, choice_of
from ..model import CARD_NAMES, CARDS, HANDS, CardName, caught, hand_of, held, in_pile, pile_of
from ..position import JagdfieberPosition, PastDay
from ..scoring import Sheet, day_points, day_score, score_sheet
from .structs import CardCounts, JagdfieberView, LodgeView

IN_HAND: Final = tuple(CardCounts(*(held(hand, card) for card in CARDS)) for hand in HANDS)
"""What is in every hand."""
ADDED: Final[dict[CardName | None, int]] = {None: 0} | {card.word: in_pile(card) for card in CARDS}
"""What easy prey adds to its pile."""


def show(position: JagdfieberPosition, viewer: Viewer) -> JagdfieberView:
    points, sheet = _finished(position.players, position.past)
    lying = _cards(position.choices), _cards(position.easy)
    return JagdfieberView(
        viewer if isinstance(viewer, int) else None,
        position.days,
        position.day,
        position.round,
        position.marker,
        position.over,
        tuple(
            [
                _lodge(position, seat, viewer, points[seat], lying)
                for seat in range(position.players)
            ]
        ),
        sheet,
    )


@lru_cache(maxsize=1 << 12)
def _finished(players: int, past: tuple[PastDay, ...]) -> tuple[tuple[int, ...], Sheet]:
    """The points of the finished days by seat, and their lines on the score sheet."""
    days = [day_points(players, day) for day in past]
    totals = tuple(sum(day[seat] for day in days) for seat in range(players))
    return totals, score_sheet(players, past)


@lru_cache(maxsize=1 << 16)
def _in_pile(pile: int) -> CardCounts:
    return CardCounts(*(caught(pile, card) for card in CARDS))


@lru_cache(maxsize=1 << 14)
def _cards(choices: int) -> tuple[CardName | None, ...]:
    """The card that lies there for each seat, sealed or easy, if one does."""
    found = (choice_of(choices, seat) for seat in range(SEAT_LIMIT))
    return tuple(None if card is None else CARD_NAMES[card] for card in found)


def _lodge(
    position: JagdfieberPosition,
    seat: int,
    viewer: Viewer,
    total: int,
    lying: tuple[Sequence[CardName | None], Sequence[CardName | None]],
) -> LodgeView:
    sealed, easy = lying[0][seat], lying[1][seat]
    hand = hand_of(position.hands, seat)
    pile = pile_of(position.meat, position.greens, seat)
    four = position.fours >> seat & 1 == 1
    return LodgeView(
        IN_HAND[hand],
        sealed is not None,
        sealed if viewer == seat or viewer is ALL else None,
        easy,
        _in_pile(pile),
        four,
        position.lost >> seat & 1 == 1,
        day_score(hand, pile + ADDED[easy], four),
        total,
    )
