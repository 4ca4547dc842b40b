"""What learners are given: the table as numbers, the five cards as indices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from struct import Struct
from typing import Final

from ...core import Value
from ...core.encoding import Block, Encoding, by_text, numbered, one_hot, seats_ahead
from .actions import ACTIONS
from .model import CARD_NAMES, COMPONENTS, COUNTS, FOUR, PREY_POINTS, CardName
from .view import CardCounts, JagdfieberView

CARD: Final = one_hot(CARD_NAMES)
MOST_ROUNDS: Final = 40
MOST_CAUGHT: Final = 15
UNIT_OF_DAYS: Final = COMPONENTS["days"]["default"]
UNIT_OF_ROUNDS: Final = 10
UNIT_OF_CARDS: Final = 3
UNIT_OF_POINTS: Final = 20
LODGE: Final = (
    *(f"hand {card}" for card in CARD_NAMES),
    *(f"easy {card}" for card in CARD_NAMES),
    *(f"prey {card}" for card in CARD_NAMES),
    "chosen", "four", "hunter lost",
)  # fmt: skip


def encoding(players: int, options: Mapping[str, Value]) -> Encoding[JagdfieberView]:
    days = int(options["days"])
    blocks = _blocks(players, days, seats_ahead(players))
    return Encoding(blocks, numbered(ACTIONS, players, by_text), _packing(players))


def _blocks(players: int, days: int, names: tuple[str, ...]) -> list[Block[JagdfieberView]]:
    most = days * (FOUR + players * sum(map(_all_caught, COUNTS, PREY_POINTS)))
    horn = one_hot(range(players))
    return [
        Block("day", ("day", "days"), lambda view: (view.day, view.days),
              high=COMPONENTS["days"]["high"], unit=UNIT_OF_DAYS),
        Block("round", ("round",), lambda view: (min(view.round, MOST_ROUNDS),),
              high=MOST_ROUNDS, unit=UNIT_OF_ROUNDS),
        Block("horn", tuple(f"with {name}" for name in names),
              lambda view: horn[(view.marker - (view.seat or 0)) % players]),
        Block("sealed", CARD_NAMES, lambda view: CARD[view.lodges[view.seat or 0].choice]),
        *(Block(f"lodge {name}", LODGE, _lodge(ahead, players),
                high=MOST_CAUGHT, unit=UNIT_OF_CARDS) for ahead, name in enumerate(names)),
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


def _in_units(*numbers: float) -> bytes:
    return Struct(f"{len(numbers)}f").pack(*[number / UNIT_OF_CARDS for number in numbers])


@lru_cache(maxsize=1 << 16)
def _counted(cards: CardCounts) -> bytes:
    return _in_units(cards.hunter, cards.wolf, cards.rabbit, cards.carrot, cards.closed)


# the same once more, for whoever looks before every card: most of it lies ready

_TRIPLE: Final = Struct("3f").pack
_CARDS: Final = Struct(f"{len(CARD_NAMES)}f").pack
_SEALED: Final = {card: _CARDS(*row) for card, row in CARD.items()}
_EASY: Final = {card: _in_units(*row) for card, row in CARD.items()}
_MARKS: Final = [
    [[_in_units(chosen, four, lost) for lost in (0, 1)] for four in (0, 1)] for chosen in (0, 1)
]


@lru_cache(maxsize=1 << 16)
def _laid(hand: CardCounts, easy: CardName | None, prey: CardCounts) -> bytes:
    return _counted(hand) + _EASY[easy] + _counted(prey)


@lru_cache(maxsize=1 << 10)
def _when(day: int, days: int, rounds: int) -> bytes:
    far = min(rounds, MOST_ROUNDS) / UNIT_OF_ROUNDS
    return _TRIPLE(day / UNIT_OF_DAYS, days / UNIT_OF_DAYS, far)


@lru_cache(maxsize=1 << 12)
def _scored(*totals: int) -> bytes:
    return Struct(f"{len(totals)}f").pack(*[total / UNIT_OF_POINTS for total in totals])


def _packing(players: int) -> Callable[[JagdfieberView], bytes]:
    seats = Struct(f"{players}f").pack
    horn = [seats(*row) for row in list(one_hot(range(players)).values())[1:]]

    def pack(view: JagdfieberView) -> bytes:
        seat, lodges = view.seat or 0, view.lodges
        if seat:
            lodges = lodges[seat:] + lodges[:seat]
        found = [
            _when(view.day, view.days, view.round),
            horn[(view.marker - seat) % players],
            _SEALED[lodges[0].choice],
        ]
        for lodge in lodges:
            found.append(_laid(lodge.hand, lodge.easy, lodge.prey))
            found.append(_MARKS[lodge.chosen][lodge.four][lodge.hunter_lost])
        found.append(_scored(*[lodge.total for lodge in lodges]))
        return b"".join(found)

    return pack
