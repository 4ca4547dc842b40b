"""The course of a match that searches copy by the thousand, and what each seat has heard of it."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from ..core import Action, AnyState, Chance, Event

NOTHING_HEARD = ""


Move = tuple[Any, int, Action]
"""The last of a row of moves that many courses share: the one before, its seat and action."""


class Offered(NamedTuple):
    """What may be chosen: the indices in order, and the actions by them."""

    indices: list[int]
    actions: dict[int, Action]


Choices = Callable[[int, tuple[Action, ...]], Offered]
"""From a seat and what is legal for it."""


class Course:
    """A match and the moves that led to it.

    What the seats have heard is worked out when somebody asks, from the position `root` that was
    there after the move `base`: moves alone are quick.
    """

    __slots__ = ("base", "choices", "digests", "last", "match", "offered", "root")

    def __init__(
        self,
        match: AnyState,
        digests: tuple[str, ...],
        root: AnyState | None = None,
        base: Move | None = None,
        last: Move | None = None,
    ) -> None:
        self.match, self.digests = match, digests
        self.root = match.copy() if root is None else root
        self.base, self.last = base, last
        self.offered: Offered | None = None
        """To whoever's turn it is, once somebody has asked."""
        self.choices: Choices | None = None
        """How the game answers that: asking OpenSpiel for the game takes longer than a move."""

    @classmethod
    def begin(cls, match: AnyState) -> Course:
        return cls(match, (NOTHING_HEARD,) * match.players)

    def play(self, seat: int, action: Action) -> None:
        self.match.carry_out(seat, action, None)
        self.last, self.offered = (self.last, seat, action), None

    def redealt(self, seat: int, chance: Chance) -> Course:
        """What the seat has heard stays; the others may only have heard as much."""
        match = self.match.redeal(seat, chance)
        twin = Course(match, (self.heard(seat),) * match.players, None, self.last, self.last)
        twin.choices = self.choices
        return twin

    def moves(self, since: Move | None = None) -> list[tuple[int, Action]]:
        found, move = list[tuple[int, Action]](), self.last
        while move is not None and move is not since:
            before, seat, action = move
            found.append((seat, action))
            move = before
        return found[::-1]

    def heard(self, seat: int) -> str:
        """A digest of every event that the seat could see and every action of its own."""
        if self.base is not self.last:
            self._listen()
        return self.digests[seat]

    def _listen(self) -> None:
        state, digests = self.root.copy(), list(self.digests)
        for mover, action in self.moves(self.base):
            events: list[Event] = []
            state.carry_out(mover, action, events.append)
            for seat in range(state.players):
                told = [digests[seat].encode(), action.text.encode() if mover == seat else b""]
                told += [_written(event) for event in events if event.visible_to(seat)]
                digests[seat] = blake2b(b"\n".join(told), digest_size=8).hexdigest()
        self.digests, self.root, self.base = tuple(digests), self.match.copy(), self.last

    def __reduce__(self) -> tuple[Any, ...]:
        """Actions by their ids."""
        moves = [(seat, action.id) for seat, action in self.moves()]
        unheard = len(self.moves(self.base))
        return _read, (self.match, self.digests, self.root, moves, len(moves) - unheard)

    def __deepcopy__(self, memo: dict[int, Any]) -> Course:
        twin = Course(self.match.copy(), self.digests, self.root, self.base, self.last)
        twin.choices = self.choices
        return twin


def _written(event: Event) -> bytes:
    return event.name.encode() + msgspec.json.encode(event)


def _read(
    match: AnyState,
    digests: tuple[str, ...],
    root: AnyState,
    moves: list[tuple[int, int]],
    heard: int,
) -> Course:
    base: Move | None = None
    last: Move | None = None
    for number, (seat, action) in enumerate(moves, 1):
        last = (last, seat, root.spec.actions[action])
        base = last if number == heard else base
    return Course(match, digests, root, base, last)
