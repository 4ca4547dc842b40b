"""Makes what a viewer may see. All is open but the cards that others have sealed this round."""

from __future__ import annotations

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
ADDED: Final[dict[CardName | None, int]] = {None: 0} | {
    card.word: in_pile(0, card) for card in CARDS
}
"""What easy prey adds to its pile."""


def show(position: JagdfieberPosition, viewer: Viewer) -> JagdfieberView:
    points, sheet = _finished(position.players, position.past)
    return JagdfieberView(
        seat=viewer if isinstance(viewer, int) else None,
        days=position.days,
        day=position.day,
        round=position.round,
        marker=position.marker,
        over=position.over,
        lodges=tuple(
            [_lodge(position, seat, viewer, points[seat]) for seat in range(position.players)]
        ),
        sheet=sheet,
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


def _lodge(position: JagdfieberPosition, seat: int, viewer: Viewer, total: int) -> LodgeView:
    hand, pile = hand_of(position.hands, seat), pile_of(position.piles, seat)
    choice, easy = _cards(position.choices)[seat], _cards(position.easy)[seat]
    four = bool(position.fours >> seat & 1)
    return LodgeView(
        IN_HAND[hand],
        choice is not None,
        choice if viewer == seat or viewer is ALL else None,
        easy,
        _in_pile(pile),
        four,
        bool(position.lost >> seat & 1),
        day_score(hand, pile + ADDED[easy], four),
        total,
    )
