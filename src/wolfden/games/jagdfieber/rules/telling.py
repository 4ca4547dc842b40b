"""Tells a round step by step, in the order in which it was carried out."""

from __future__ import annotations

from ....core import Tell
from ....kit.sealed import EVERYONE, SEATS_IN, choice_of, seats_choosing
from ..events import AllStayed, HunterLost, Returned, Revealed, RoundEnded, SeasonClosed, Took
from ..model import Card
from ..position import JagdfieberPosition
from .catching import catches, fed_by, whose_card
from .round import Round


def tell_round(before: JagdfieberPosition, done: Round, tell: Tell) -> None:
    """`before` is the position before the round; its choices are complete."""
    tell(Revealed(tuple(_card(before.choices, seat).word for seat in range(before.players))))
    _, _, _, _, fours, lost, hunting, prowling, grazing = done
    if fours:
        hunters = seats_choosing(before.choices, Card.HUNTER)
        tell(SeasonClosed(SEATS_IN[hunters], SEATS_IN[fours]))
    _tell_catches(before, hunting, Card.HUNTER, tell)
    for seat in SEATS_IN[lost]:
        tell(HunterLost(seat))
    for eater, hunted, feeding in (
        (Card.WOLF, hunting, prowling),
        (Card.RABBIT, prowling, grazing),
    ):
        _tell_catches(before, feeding, eater, tell)
        eaters = seats_choosing(before.choices, eater) & ~whose_card(hunted)
        _tell_hungry(before.players, eaters & ~fed_by(feeding), eater, tell)
    tell(RoundEnded(before.day, before.round, (before.marker + 1) % before.players))


def _tell_catches(before: JagdfieberPosition, feeding: int, taker: Card, tell: Tell) -> None:
    for seat, owner, from_easy in catches(before.players, before.marker, feeding):
        if from_easy:
            tell(Took(seat, taker.word, owner, "easy", _card(before.easy, owner).word))
        else:
            tell(Took(seat, taker.word, owner, "played", _card(before.choices, owner).word))


def _tell_hungry(players: int, hungry: int, eater: Card, tell: Tell) -> None:
    if hungry == EVERYONE[players]:
        tell(AllStayed(eater.word))
        return
    for seat in SEATS_IN[hungry]:
        tell(Returned(seat, eater.word))


def _card(cards: int, seat: int) -> Card:
    """The one that lies before the seat."""
    return Card(choice_of(cards, seat) or 0)
