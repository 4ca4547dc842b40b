"""The state of a match: what lies where, and the contract over the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self

import msgspec

from ...core import Action, Chance, Outcome, State, Tell, Viewer
from . import rules
from .land import Country
from .model import Moon, Phase, Piece, Prey
from .scoring import outcome
from .show import show
from .view import TheWolvesView

NONE = -1


class TheWolvesState(State[TheWolvesView]):
    """Sets of hexes are bit sets; a pack is a seat, the neutral pack the number after the last.

    `on` and `twice` hold, at four times the pack plus the piece, the hexes with one or more and
    with two of that piece.
    """

    __slots__ = (
        "action_tokens", "actions_done", "active", "calendar", "caught", "country", "deed",
        "dens", "displaced", "every", "faces", "first", "flipped", "full", "halves", "known",
        "lairs", "lone", "moons", "moved", "on", "packs", "phase", "prey_at",
        "prey_left", "scored", "scorings", "seen", "site", "some", "spent", "step", "stood",
        "taken", "terrain", "terrain_tokens", "to_pay", "tokens", "turn", "twice", "victim",
        "wolf", "wolves",
    )  # fmt: skip

    mutable = (
        "action_tokens", "caught", "dens", "every", "faces", "halves", "lairs", "on", "prey_left",
        "stood", "taken", "terrain_tokens", "twice", "wolves",
    )  # fmt: skip
    derived = ("known", "seen")

    # dealt
    players: int
    country: Country
    packs: tuple[int, ...]
    """The habitat of every pack, the neutral one last."""
    first: int
    prey_at: tuple[tuple[int, Prey], ...]

    # the map
    on: list[int]
    twice: list[int]
    every: list[int]
    """The hexes with a piece of any pack, by piece."""
    some: int
    """Hexes with a piece."""
    full: int
    """Hexes with two."""
    lone: int
    prey_left: list[int]
    """Hexes with at least one, and with two prey tokens."""
    tokens: int
    """Hexes with a lone wolf or prey."""
    moons: tuple[tuple[Moon, ...], ...]
    """The scoring tokens of every region, the top one first."""

    # player boards, by seat
    faces: list[int]
    """Bit i - 1 is set where tile i lies on its second face."""
    dens: list[int]
    """Dens taken, at three times the seat plus the track."""
    lairs: list[int]
    wolves: list[int]
    """Lairs and wolves taken from the board."""
    caught: list[int]
    """Prey, as bit sets of kinds."""
    action_tokens: list[int]
    terrain_tokens: list[int]
    taken: list[tuple[Moon, ...]]
    halves: list[int]

    # the course of the match
    phase: Phase
    active: int
    step: int
    """Decisions made while arranging, then while placing."""
    stood: list[int]
    """Where each seat placed its first pair; NONE before."""
    turn: int
    actions_done: int
    calendar: tuple[tuple[Piece | None, int], ...]
    """Every piece on it and its pack; None: a lone wolf."""
    scored: int
    """How many scorings are over."""
    scorings: int
    """How many end the match: three, or fewer in a short one."""

    # the action that is half made
    deed: int
    terrain: int
    to_pay: int
    flipped: int
    spent: int
    moved: tuple[int, ...]
    """Wolves that have moved, as two times the hex and one more for an alpha."""
    wolf: int
    """The wolf that was picked, written the same way."""
    site: int
    """The hex whose den waits for a track."""
    victim: int
    """The seat whose den is dominated there."""
    displaced: tuple[int, int, int] | None
    """Pack, piece and last hex of a wolf without a place."""
    known: tuple[Action, ...] | None
    """What is legal, once somebody has asked."""
    seen: TheWolvesView | None
    """What everyone sees, once somebody has looked."""

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.phase is Phase.OVER else (self.active,)

    def legal(self, seat: int) -> tuple[Action, ...]:
        if seat != self.active or self.phase is Phase.OVER:
            return ()
        if self.known is None:
            self.known = rules.choices(self)
        return self.known

    def carry_out(self, seat: int, action: Action, tell: Tell | None) -> None:
        self.known = self.seen = None
        rules.carry_out(self, action, tell)

    def playout(self, random: Callable[[], float]) -> None:
        while self.phase is not Phase.OVER:
            legal = rules.choices(self) if self.known is None else self.known
            self.known = self.seen = None
            rules.carry_out(self, legal[int(random() * len(legal))], None)

    def forbids(self, seat: int, action: Action) -> str:
        return f"the-wolves-why-{rules.why_not(self, action)}"

    def view(self, viewer: Viewer) -> TheWolvesView:
        if self.seen is None:
            self.seen = show(self)
        seat = viewer if isinstance(viewer, int) else None
        return msgspec.structs.replace(self.seen, seat=seat)

    def redeal(self, seat: int | None, chance: Chance) -> Self:
        """Everything lies open, and nothing is drawn after the first position."""
        return self.copy()

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self) if self.phase is Phase.OVER else None
