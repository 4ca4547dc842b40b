"""How the animals of a table stand: before whom each, and which show their backs.

Where there are few ways to stand, there is one object for each, and with it is kept what the rules
have worked out for it: where cards lead from here, and what the animals do as a turn begins.
"""

from __future__ import annotations

from typing import Final, final

Places = tuple[int, ...]
"""Where each animal stands, by index."""
Sheep = tuple[int, ...]
FEW: Final = 4096
"""So many ways to stand, and starts of turns for each of them, are kept for a table."""


Act = tuple[int, int, int, int]
"""An animal, its target, the change (-1, 1, or 0 where there was nothing to lose or to bring home)
and the target's sheep afterwards."""


@final
class Activation:
    """What the animals do at the start of a turn."""

    __slots__ = ("acts", "bare", "no_threes", "sheep", "skipped")

    def __init__(
        self, sheep: Sheep, skipped: bool, no_threes: bool, bare: int | None, acts: tuple[Act, ...]
    ) -> None:
        self.sheep = sheep
        self.skipped = skipped
        self.no_threes = no_threes
        self.bare = bare
        """The player without sheep who is nearest clockwise from the active one; the team loses."""
        self.acts = acts


@final
class WorkedOut:
    """What follows from a standing; `moving` and `activation` fill it in and know the keys."""

    __slots__ = ("after_card", "after_turn", "starts")

    def __init__(self) -> None:
        self.after_card: dict[int, Standing] = {}
        self.after_turn: dict[int, Standing] = {}
        self.starts: tuple[dict[Sheep, Activation], ...] = ({}, {}, {}, {})
        """By place and sheep."""


@final
class Standing:
    """Of one table, which is not named here."""

    __slots__ = ("backs", "places", "worked_out")

    def __init__(self, places: Places, backs: int) -> None:
        self.places = places
        self.backs = backs
        """The animals that show their backs, as a bit set."""
        self.worked_out: WorkedOut | None = None
        """None where there are too many ways to stand to remember anything."""

    def __eq__(self, other: object) -> bool:
        return self is other or (
            isinstance(other, Standing)
            and self.places == other.places
            and self.backs == other.backs
        )

    def __hash__(self) -> int:
        return hash((self.places, self.backs))

    def __reduce__(self) -> tuple[object, ...]:
        return Standing, (self.places, self.backs)
