"""What learners are given: the table as numbers, the five cards as indices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ...core import Value
from ...core.encoding import Block, Encoding, by_text, numbered, one_hot, seats_ahead
from .actions import ACTIONS
from .model import CARD_NAMES, COMPONENTS, COUNTS, FOUR, PREY_POINTS
from .view import JagdfieberView

CARD: Final = one_hot(CARD_NAMES)
MOST_ROUNDS: Final = 40
MOST_CAUGHT: Final = 15
UNIT_OF_POINTS: Final = 20
LODGE: Final = (
    *(f"hand {card}" for card in CARD_NAMES),
    *(f"easy {card}" for card in CARD_NAMES),
    *(f"prey {card}" for card in CARD_NAMES),
    "chosen", "four", "hunter lost",
)  # fmt: skip


def encoding(players: int, options: Mapping[str, Value]) -> Encoding[JagdfieberView]:
    days = int(options["days"])
    names = seats_ahead(players)
    return Encoding(_blocks(players, days, names), numbered(ACTIONS, players, by_text))


def _blocks(players: int, days: int, names: tuple[str, ...]) -> list[Block[JagdfieberView]]:
    most = days * (FOUR + players * sum(map(_all_caught, COUNTS, PREY_POINTS)))
    horn = one_hot(range(players))
    return [
        Block("day", ("day", "days"), lambda view: (view.day, view.days),
              high=COMPONENTS["days"]["high"], unit=COMPONENTS["days"]["default"]),
        Block("round", ("round",), lambda view: (min(view.round, MOST_ROUNDS),),
              high=MOST_ROUNDS, unit=10),
        Block("horn", tuple(f"with {name}" for name in names),
              lambda view: horn[(view.marker - (view.seat or 0)) % players]),
        Block("sealed", CARD_NAMES, lambda view: CARD[view.lodges[view.seat or 0].choice]),
        *(Block(f"lodge {name}", LODGE, _lodge(ahead, players), high=MOST_CAUGHT, unit=3)
          for ahead, name in enumerate(names)),
        Block("points", names, _points(players), low=-most, high=most, unit=UNIT_OF_POINTS),
    ]  # fmt: skip


def _all_caught(count: int, points: int) -> int:
    return count * abs(points)


def _lodge(ahead: int, players: int) -> Callable[[JagdfieberView], Sequence[float]]:
    def read(view: JagdfieberView) -> Sequence[float]:
        lodge = view.lodges[((view.seat or 0) + ahead) % players]
        hand, prey = lodge.hand, lodge.prey
        return (
            hand.hunter, hand.wolf, hand.rabbit, hand.carrot, hand.closed,
            *CARD[lodge.easy],
            prey.hunter, prey.wolf, prey.rabbit, prey.carrot, prey.closed,
            lodge.chosen, lodge.four, lodge.hunter_lost,
        )  # fmt: skip

    return read


def _points(players: int) -> Callable[[JagdfieberView], Sequence[float]]:
    """Of the finished days."""

    def read(view: JagdfieberView) -> Sequence[float]:
        first = view.seat or 0
        totals = [lodge.total for lodge in view.lodges]
        return totals[first:] + totals[:first]

    return read
