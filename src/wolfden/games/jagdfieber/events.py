"""Tells a round step by step, in the order in which it was carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core import LooseEvent, Tell
from ...kit.sealed import EVERYONE, SEATS_IN, choice_of, seats_choosing
from .model import Card
from .rules import Feeding, Round

if TYPE_CHECKING:
    from .state import JagdfieberState


def tell_round(state: JagdfieberState, done: Round, tell: Tell) -> None:
    """`state` is the position before the round; its choices are complete."""
    cards = [Card(choice_of(state.choices, seat) or 0).word for seat in range(state.players)]
    tell(LooseEvent("revealed", {"cards": cards}))
    if done.fours:
        hunters = seats_choosing(state.choices, Card.HUNTER)
        data = {"hunters": list(SEATS_IN[hunters]), "closers": list(SEATS_IN[done.fours])}
        tell(LooseEvent("season-closed", data))
    _tell_catches(state, done.hunters, Card.HUNTER, tell)
    for seat in SEATS_IN[done.lost]:
        tell(LooseEvent("hunter-lost", {"seat": seat}))
    for eater, feeding in ((Card.WOLF, done.wolves), (Card.RABBIT, done.rabbits)):
        _tell_catches(state, feeding, eater, tell)
        _tell_hungry(state, feeding, eater, tell)
    marker = (state.marker + 1) % state.players
    tell(LooseEvent("round-ended", {"day": state.day, "round": state.round, "marker": marker}))


def _tell_catches(state: JagdfieberState, feeding: Feeding, taker: Card, tell: Tell) -> None:
    for seat, owner, from_easy in feeding.catches:
        card = choice_of(state.easy if from_easy else state.choices, owner) or 0
        place = "easy" if from_easy else "played"
        data = {"seat": seat, "taker": taker.word, "owner": owner, "place": place}
        tell(LooseEvent("took", {**data, "card": Card(card).word}))


def _tell_hungry(state: JagdfieberState, feeding: Feeding, eater: Card, tell: Tell) -> None:
    if feeding.hungry == EVERYONE[state.players]:
        tell(LooseEvent("all-stayed", {"card": eater.word}))
        return
    for seat in SEATS_IN[feeding.hungry]:
        tell(LooseEvent("returned", {"seat": seat, "card": eater.word}))
