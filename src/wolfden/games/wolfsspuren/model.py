"""Wolves, tokens and prey as small ints.

A wolf is `3 * seat + letter`; a seat plays the colour of the same number. A cell of a plan is
`5 * wolf + phase`. Sets of wolves, cards and seats are bit sets.
"""

from __future__ import annotations

import tomllib
from enum import IntEnum
from importlib.resources import files
from typing import Any, Final

COMPONENTS: Final[dict[str, Any]] = tomllib.loads(
    files(__package__).joinpath("components.toml").read_text("utf-8")
)


class Sex(IntEnum):
    FEMALE = 0
    MALE = 1

    @property
    def word(self) -> str:
        return self.name.lower()


class Phase(IntEnum):
    """The action phases; preparation comes before, marking after them."""

    PREPARATION = -1
    REARING = 0
    LONE_HUNT = 1
    PACK_HUNT = 2
    HOWLING = 3
    RANK_FIGHTS = 4
    MARKING = 5

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", "-")


class Stage(IntEnum):
    """Which decision is open."""

    PICK = 0
    BIRTH = 1
    VOTE = 2
    HUNT = 3
    ASK = 4
    CONSENT = 5
    PLAN = 6
    CATCH = 7
    RELEASE = 8
    ATTACK = 9
    DEFEND = 10
    STRIKE = 11
    DEPART = 12
    OVER = 13

    @property
    def word(self) -> str:
        return self.name.lower()


class HuntResult(IntEnum):
    NONE = 0
    KILLED = 1
    KILLED_HURT = 2
    ESCAPED_HURT = 3
    ESCAPED = 4

    @property
    def word(self) -> str:
        return self.name.lower().replace("_", "-")


class Part(IntEnum):
    """What a score is made of."""

    RANK = 0
    DISCS = 1
    DEAD = 2
    EXCLUDED = 3
    DEPARTED = 4

    @property
    def word(self) -> str:
        return self.name.lower()


PARTS: Final = len(Part)
PHASES: Final = (
    Phase.REARING, Phase.LONE_HUNT, Phase.PACK_HUNT, Phase.HOWLING, Phase.RANK_FIGHTS
)  # fmt: skip
COLUMNS: Final = len(PHASES)

COLOURS: Final[tuple[str, ...]] = tuple(COMPONENTS["wolves"]["colours"])
LETTERS: Final[tuple[str, ...]] = tuple(COMPONENTS["wolves"]["letters"])
WOLVES_EACH: Final = len(LETTERS)
WOLVES: Final = len(COLOURS) * WOLVES_EACH
NOBODY: Final = -1

NAMES: Final = tuple(f"{colour}-{letter}" for colour in COLOURS for letter in LETTERS)
OWNERS: Final = tuple(wolf // WOLVES_EACH for wolf in range(WOLVES))
SEXES: Final = tuple(
    Sex.MALE if letter in COMPONENTS["wolves"]["males"][colour] else Sex.FEMALE
    for colour in COLOURS
    for letter in LETTERS
)
WOLVES_OF: Final = tuple(7 << WOLVES_EACH * seat for seat in range(len(COLOURS)))
"""The wolves of a seat, as a bit set."""

FULL_STRENGTH: Final[int] = COMPONENTS["wolves"]["strength"]
FIRST_DISCS: Final[int] = COMPONENTS["wolves"]["discs"]
MOST_DISCS: Final[int] = COMPONENTS["wolves"]["most_discs"]

SPIRALS: Final[tuple[int, ...]] = (0, *COMPONENTS["tokens"]["spirals"])
"""By token; no token costs nothing."""
TOKENS: Final = range(1, len(SPIRALS))

BIRTH_CARDS: Final[tuple[int, ...]] = tuple(COMPONENTS["births"]["cards"])
PUP_NEEDS: Final[int] = COMPONENTS["births"]["rearing"]

SMALL: Final[tuple[str, ...]] = tuple(COMPONENTS["small_prey"])
NO_PREY: Final = SMALL.index("nothing")
SMALL_STRENGTH: Final[tuple[int, ...]] = tuple(
    COMPONENTS["small_prey"][kind]["strength"] for kind in SMALL
)
SMALL_COUNTS: Final[tuple[int, ...]] = tuple(
    COMPONENTS["small_prey"][kind]["count"] for kind in SMALL
)
SMALL_FACE_UP: Final[int] = COMPONENTS["lone_hunt"]["face_up"]

LARGE: Final[tuple[str, ...]] = tuple(COMPONENTS["large_prey"])
LARGE_COUNTS: Final[tuple[int, ...]] = tuple(
    COMPONENTS["large_prey"][kind]["count"] for kind in LARGE
)
BLACK: Final[tuple[int, ...]] = tuple(COMPONENTS["large_prey"][kind]["black"] for kind in LARGE)
GREEN: Final[tuple[int, ...]] = tuple(COMPONENTS["large_prey"][kind]["green"] for kind in LARGE)
RED: Final[tuple[int, ...]] = tuple(COMPONENTS["large_prey"][kind]["red"] for kind in LARGE)
FOOD: Final[tuple[int, ...]] = tuple(COMPONENTS["large_prey"][kind]["food"] for kind in LARGE)

FEW_HOWLS: Final[int] = COMPONENTS["howling"]["few"]
MANY_HOWLS: Final[int] = COMPONENTS["howling"]["many"]

FIGHT_CARDS: Final[int] = COMPONENTS["fights"]["cards"]
FIGHT_HAND: Final[int] = COMPONENTS["fights"]["hand"]
LOSSES: Final[tuple[int, ...]] = tuple(COMPONENTS["fights"]["losses"])
ROUT: Final[int] = COMPONENTS["fights"]["rout"]


def bits(members: int) -> list[int]:
    """The members of a bit set, in order."""
    found = []
    while members:
        low = members & -members
        found.append(low.bit_length() - 1)
        members ^= low
    return found


def kinds_in(counts: tuple[int, ...]) -> list[int]:
    """The kinds of which there is at least one."""
    return [kind for kind, count in enumerate(counts) if count]


def moved(counts: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    """The counts with some more (or fewer) of a kind."""
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])
