"""The cards above the lodges, sealed one by one: what can be said of them before anything lies on
the table beside them."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from ...core import Action
from ...kit.sealed import EVERYONE, SEAT_LIMIT, SEAT_MASK, SEATS_IN, choice_of, sealed, without
from .actions import CHANGES, CHOICES
from .model import ALL_OF, CARDS, GREENS_IN_HANDS, ONE_EACH

WOLVES: Final = SEAT_LIMIT
CARROTS: Final = 3 * SEAT_LIMIT
CLOSED: Final = 4 * SEAT_LIMIT
"""Where cards on the table have each kind; hunters come first."""
TWO_SETS: Final = (1 << 2 * SEAT_LIMIT) - 1
GREENS: Final = tuple((both | both >> SEAT_LIMIT) & SEAT_MASK for both in range(TWO_SETS + 1))
"""The seats that have carrots or closed seasons, by both sets."""


class Above:
    """There is one object for each, so `is` compares them; they lead to each other."""

    __slots__ = (
        "cards", "choices", "fours", "greens", "hands", "hunting", "meat", "offers", "players",
        "prowling", "steps", "then", "to_act",
    )  # fmt: skip

    def __init__(self, players: int, choices: int) -> None:
        self.players: i64 = players
        self.choices = choices
        """Who chose what; see `kit/sealed.py`."""
        self.to_act = SEATS_IN[EVERYONE[players] & ~_seats(choices)]
        """The seats that have not chosen."""
        self.offers = tuple([_offers(choices, seat) for seat in range(players)])
        """What may be chosen, by seat and by its hand."""
        self.then: list[list[Above | None]] = [[None] * len(CARDS) for _ in range(players)]
        """What it becomes, by the seat that lays a card and by that card; see `lay`."""
        self.steps: list[dict[Action | str, Step]] = [{} for _ in range(players)]
        """Likewise for what the seat may choose, as far as some hand has it; see `step`."""
        hunters, closed = choices & SEAT_MASK, choices >> CLOSED
        hunted = 0 if hunters and closed else hunters
        caught = hunters - hunted
        self.hands: i64 = GREENS_IN_HANDS[choices >> CARROTS] + ONE_EACH[caught]
        """To be taken from the packed hands: what never goes back to them."""
        self.meat: i64 = ONE_EACH[caught]
        """To be added to the packed meat: hunters in closed season."""
        self.fours: i64 = closed if caught else 0
        """The lodges that turn to "4", as a bit set."""
        self.cards: i64 = choices - caught
        """What is left of them then."""
        self.hunting: i64 = choices & TWO_SETS if hunted else 0
        self.prowling: i64 = choices >> WOLVES & TWO_SETS
        """Hunters and wolves, where any hunt, and wolves and rabbits: two bit sets side by side."""
        self.greens: i64 = GREENS[choices >> CARROTS] << SEAT_LIMIT
        """What rabbits eat, beside where a set of rabbits would be."""

    def lay(self, seat: int, card: int) -> Above:
        """The same with this card of a seat, which may have lain another one or this."""
        found = self.then[seat][card]
        if found is None:
            found = above(int(self.players), without(self.choices, seat) + sealed(seat, card))
            self.then[seat][card] = found
        return found

    def step(self, seat: int, action: Action) -> Step:
        """A seat may choose this; kept, so that nobody has to ask again."""
        found = Step(ALL_OF[seat][action.id], self.lay(seat, action.id))
        self.steps[seat][action] = found
        return found

    def __reduce__(self) -> tuple[Any, ...]:
        return above, (int(self.players), self.choices)


class Step:
    """A seat lays a card, if its hand has one."""

    __slots__ = ("above", "held")

    def __init__(self, held: i64, above: Above) -> None:
        self.held = held
        """Where the packed hands have the seat's cards of this kind."""
        self.above = above


def _offers(choices: int, seat: int) -> tuple[tuple[Action, ...], ...]:
    chosen = choice_of(choices, seat)
    return CHOICES if chosen is None else CHANGES[chosen]


def _seats(choices: int) -> int:
    """Those that have chosen, as a bit set."""
    found = 0
    for card in CARDS:
        found |= choices >> SEAT_LIMIT * card & SEAT_MASK
    return found


_KNOWN: Final[dict[tuple[int, int], Above]] = {}


def above(players: int, choices: int) -> Above:
    found = _KNOWN.get((players, choices))
    if found is None:
        found = _KNOWN[players, choices] = Above(players, choices)
    return found


NOTHING_ABOVE: Final = tuple(above(players, 0) for players in range(SEAT_LIMIT + 1))
"""Before anybody has chosen, by the number of players."""
NOWHERE: Final = Step(0, NOTHING_ABOVE[0])
"""No hand has the card for it."""
