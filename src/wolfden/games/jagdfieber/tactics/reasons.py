"""Why a card rather than another: what both would come to, over many guesses at the others' cards.

Guesses are drawn from what sensible players would play. Chances are told as so many times of ten.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from ....core import Reason
from ....kit.sealed import choice_of, sealed
from ..above import above
from ..model import FOUR, HAND_POINTS, PREY_POINTS, Card, CardName, hand_of, held
from ..rules import resolve
from ..rules.catching import catches, fed_by
from ..state import JagdfieberState

GUESSES: Final = 120
TEN: Final = 10
NOTABLE: Final = 1
"""A difference of so many times of ten is worth a word."""
SURELY: Final = 8
LATER: Final = 0.3
"""What a card kept for later counts against one that does something now."""


class Compared(Reason, frozen=True):
    card: CardName
    times: int
    """Of ten."""
    instead: CardName
    instead_times: int


class Catches(Compared, frozen=True):
    """The card takes prey so often."""


class Survives(Compared, frozen=True):
    """The card is not taken by anyone."""


class GuardsPrey(Compared, frozen=True):
    """The easy prey on the own lodge stays there."""


class StopsHunters(Compared, frozen=True):
    """Closed season meets a hunter, and the lodge turns to four."""


class Unloads(Reason, frozen=True):
    """A card goes that would cost more in hand at the end of the day than the other."""

    card: CardName
    points: int
    instead: CardName
    instead_points: int


class Keeps(Reason, frozen=True):
    """The only card of its kind stays for a later round."""

    card: CardName


REASONS: Final = (Catches, Survives, GuardsPrey, StopsHunters, Unloads, Keeps)


class Seen(NamedTuple):
    """What came of a card in one guess."""

    catches: bool
    survives: bool
    guards: bool
    stops: bool
    leaves: bool
    """The hand, for good."""


def reasons(
    state: JagdfieberState, seat: int, card: Card, other: Card, guesses: Sequence[int]
) -> list[Reason]:
    """The weightiest first; each guess has the others' cards, sealed."""
    *mine, leaves = tally(state, seat, card, guesses)
    *its, _ = tally(state, seat, other, guesses)
    prey = choice_of(state.easy, seat)
    kinds: Sequence[tuple[type[Compared], float]] = (
        (Catches, PREY_POINTS[max(Card.WOLF, min(card + 1, Card.CARROT))]),
        (Survives, abs(PREY_POINTS[card])),
        (GuardsPrey, 0 if prey is None else abs(PREY_POINTS[prey])),
        (StopsHunters, FOUR),
    )
    found: list[tuple[float, Reason]] = []
    for (kind, points), times, instead in zip(kinds, mine, its, strict=True):
        if times - instead >= NOTABLE:
            told = kind(card.word, times, other.word, instead)
            found.append(((times - instead) / TEN * points, told))
    if HAND_POINTS[card] < HAND_POINTS[other] and leaves >= SURELY:
        costs, instead_costs = -HAND_POINTS[card], -HAND_POINTS[other]
        found.append((LATER, Unloads(card.word, costs, other.word, instead_costs)))
    if held(hand_of(state.hands, seat), other) == 1:
        found.append((LATER, Keeps(other.word)))
    found.sort(key=lambda pair: -pair[0])
    return [reason for _, reason in found]


def tally(state: JagdfieberState, seat: int, card: Card, guesses: Sequence[int]) -> list[int]:
    """How often of ten each of these came about."""
    seen = [look(state, seat, card, others) for others in guesses]
    return [round(TEN * sum(each) / len(seen)) for each in zip(*seen, strict=True)]


def look(state: JagdfieberState, seat: int, card: Card, others: int) -> Seen:
    laid = above(state.players, others | sealed(seat, card))
    done = resolve(state.marker, laid, state.easy)
    hands, _, _, _, fours, _, hunting, prowling, grazing = done
    feedings = (hunting, prowling, grazing)
    caught = [catch for each in feedings for catch in catches(state.players, state.marker, each)]
    return Seen(
        catches=any(fed_by(each) >> seat & 1 for each in feedings),
        survives=not any(catch.owner == seat and not catch.easy for catch in caught)
        and card != Card.HUNTER,
        guards=choice_of(state.easy, seat) is not None
        and not any(catch.owner == seat and catch.easy for catch in caught),
        stops=bool(fours >> seat & 1),
        leaves=hand_of(state.hands - hands, seat) != hand_of(state.hands, seat),
    )
