"""Makes what a viewer may see. All is open but the cards that others have sealed this round."""

from __future__ import annotations

from ....core import ALL, Viewer
from ....kit.sealed import choice_of
from ..model import CARDS, Card, CardName, caught, hand_of, held, in_pile, pile_of
from ..position import JagdfieberPosition
from ..scoring import day_score, score_sheet, totals
from .structs import CardCounts, JagdfieberView, LodgeView


def show(position: JagdfieberPosition, viewer: Viewer) -> JagdfieberView:
    points = totals(position)
    return JagdfieberView(
        seat=viewer if isinstance(viewer, int) else None,
        days=position.days,
        day=position.day,
        round=position.round,
        marker=position.marker,
        over=position.over,
        lodges=tuple(
            _lodge(position, seat, viewer, points[seat]) for seat in range(position.players)
        ),
        sheet=score_sheet(position),
    )


def _lodge(position: JagdfieberPosition, seat: int, viewer: Viewer, total: int) -> LodgeView:
    hand, pile = hand_of(position.hands, seat), pile_of(position.piles, seat)
    choice, easy = choice_of(position.choices, seat), choice_of(position.easy, seat)
    four = bool(position.fours >> seat & 1)
    return LodgeView(
        hand=CardCounts(*(held(hand, card) for card in CARDS)),
        chosen=choice is not None,
        choice=_name(choice) if viewer is ALL or viewer == seat else None,
        easy=_name(easy),
        prey=CardCounts(*(caught(pile, card) for card in CARDS)),
        four=four,
        hunter_lost=bool(position.lost >> seat & 1),
        now=day_score(hand, pile if easy is None else pile + in_pile(0, easy), four),
        total=total,
    )


def _name(card: int | None) -> CardName | None:
    return None if card is None else Card(card).word
