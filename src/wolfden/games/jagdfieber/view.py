"""What a viewer may see. All is open but the cards that others have sealed this round."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from ...core import ALL, Viewer
from ...kit.sealed import choice_of
from .model import CARDS, Card, caught, hand_of, held, in_pile, pile_of
from .scoring import DayScore, Sheet, day_score, totals

if TYPE_CHECKING:
    from .state import JagdfieberState

CardName = Literal["hunter", "wolf", "rabbit", "carrot", "closed"]


class CardCounts(msgspec.Struct, frozen=True):
    hunter: int
    wolf: int
    rabbit: int
    carrot: int
    closed: int


class LodgeView(msgspec.Struct, frozen=True):
    hand: CardCounts
    """Counts by kind, a sealed card included: everyone can deduce them."""
    chosen: bool
    choice: CardName | None
    """The sealed card, for its owner alone."""
    easy: CardName | None
    prey: CardCounts
    four: bool
    hunter_lost: bool
    now: DayScore
    """What this day would score if it ended now."""
    total: int
    """Points of the finished days."""


class JagdfieberView(msgspec.Struct, frozen=True):
    seat: int | None
    days: int
    day: int
    round: int
    marker: int
    over: bool
    lodges: tuple[LodgeView, ...]
    sheet: Sheet


def view(state: JagdfieberState, viewer: Viewer) -> JagdfieberView:
    sheet = state.sheet
    points = totals(state.players, sheet)
    return JagdfieberView(
        seat=viewer if isinstance(viewer, int) else None,
        days=state.days,
        day=state.day,
        round=state.round,
        marker=state.marker,
        over=state.over,
        lodges=tuple(_lodge(state, seat, viewer, points[seat]) for seat in range(state.players)),
        sheet=sheet,
    )


def _lodge(state: JagdfieberState, seat: int, viewer: Viewer, total: int) -> LodgeView:
    hand, pile = hand_of(state.hands, seat), pile_of(state.piles, seat)
    choice, easy = choice_of(state.choices, seat), choice_of(state.easy, seat)
    four = bool(state.fours >> seat & 1)
    return LodgeView(
        hand=CardCounts(*(held(hand, card) for card in CARDS)),
        chosen=choice is not None,
        choice=_name(choice) if viewer is ALL or viewer == seat else None,
        easy=_name(easy),
        prey=CardCounts(*(caught(pile, card) for card in CARDS)),
        four=four,
        hunter_lost=bool(state.lost >> seat & 1),
        now=day_score(hand, pile if easy is None else pile + in_pile(0, easy), four),
        total=total,
    )


def _name(card: int | None) -> CardName | None:
    return None if card is None else Card(card).word  # type: ignore[return-value]
