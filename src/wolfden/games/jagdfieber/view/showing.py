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
ADDED: Final[dict[CardName | None, int]] = {None: 0} | {card.word: in_pile(card) for card in CARDS}
"""What easy prey adds to its pile."""


def show(position: JagdfieberPosition, viewer: Viewer) -> JagdfieberView:
    lodges, sheet = position.opened or _open(position)
    return JagdfieberView(
        viewer if isinstance(viewer, int) else None,
        position.days,
        position.day,
        position.round,
        position.marker,
        position.over,
        _with_sealed(lodges, position.choices, viewer) if position.choices else lodges,
        sheet,
    )


def _open(position: JagdfieberPosition) -> tuple[tuple[LodgeView, ...], Sheet]:
    """What is the same to everyone for a whole round: open lodges, and the score sheet."""
    points, sheet = _finished(position.players, position.past)
    piles, marks = (position.meat, position.greens), (position.fours, position.lost)
    lodges = _lodges(position.hands, piles, position.easy, marks, points)
    position.opened = found = lodges, sheet
    return found


def _with_sealed(
    lodges: tuple[LodgeView, ...], choices: int, viewer: Viewer
) -> tuple[LodgeView, ...]:
    return tuple(
        [
            _sealed(lodge, card, viewer == seat or viewer is ALL) if card else lodge
            for seat, (card, lodge) in enumerate(zip(_cards(choices), lodges, strict=False))
        ]
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


@lru_cache(maxsize=1 << 10)
def _lodges(
    hands: int, piles: tuple[int, int], easy: int, marks: tuple[int, int], points: tuple[int, ...]
) -> tuple[LodgeView, ...]:
    """As they are before anybody has sealed a card."""
    found, (meat, greens), (fours, lost) = [], piles, marks
    for seat, (card, total) in enumerate(zip(_cards(easy), points, strict=False)):
        hand, pile = hand_of(hands, seat), pile_of(meat, greens, seat)
        four = fours >> seat & 1 == 1
        now = day_score(hand, pile + ADDED[card], four)
        gone = lost >> seat & 1 == 1
        found.append(
            LodgeView(IN_HAND[hand], False, None, card, _in_pile(pile), four, gone, now, total)
        )
    return tuple(found)


def _sealed(lodge: LodgeView, card: CardName, shown: bool) -> LodgeView:
    return LodgeView(
        lodge.hand,
        True,
        card if shown else None,
        lodge.easy,
        lodge.prey,
        lodge.four,
        lodge.hunter_lost,
        lodge.now,
        lodge.total,
    )
