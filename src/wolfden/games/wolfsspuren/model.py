"""Wolves, tokens and prey as small ints, and the words for them in actions, events and views.

A wolf is its seat and letter, a cell of the plan its wolf and phase, each packed into one number:
`wolf_of`, `CELL` and the tables beside them are the one place that knows how. Which colour a seat
has, and so the names and sexes of its wolves, is told by `wolves`. Sets of wolves, letters, cards
and seats are bit sets.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Any, Final, Literal, cast, final, get_args

from ...kit.components import load_components

COMPONENTS: Final[dict[str, Any]] = load_components(__package__)

Letter = Literal["a", "b", "c"]
Colour = Literal["green", "blue", "black", "yellow", "orange", "grey"]
WolfName = str
"""A colour and a letter, such as "green-a"."""
SexName = Literal["female", "male"]
PhaseName = Literal[
    "preparation", "rearing", "lone-hunt", "pack-hunt", "howling", "rank-fights", "marking"
]
StageName = Literal[
    "pick", "birth", "vote", "hunt", "ask", "consent", "plan", "catch", "release", "attack",
    "defend", "strike", "depart", "over",
]  # fmt: skip
SmallName = Literal["beaver", "goose", "hare", "vole", "lemming", "nothing"]
LargeName = Literal["sick-moose", "deer", "old-moose", "caribou", "wapiti", "moose", "bison"]
HuntName = Literal["killed", "killed-hurt", "escaped-hurt", "escaped"]


@final
class Sex:
    FEMALE: Final = 0
    MALE: Final = 1


@final
class Phase:
    """The action phases; preparation comes before, marking after them."""

    PREPARATION: Final = -1
    REARING: Final = 0
    LONE_HUNT: Final = 1
    PACK_HUNT: Final = 2
    HOWLING: Final = 3
    RANK_FIGHTS: Final = 4
    MARKING: Final = 5


@final
class Stage:
    """Which decision is open."""

    PICK: Final = 0
    BIRTH: Final = 1
    VOTE: Final = 2
    HUNT: Final = 3
    ASK: Final = 4
    CONSENT: Final = 5
    PLAN: Final = 6
    CATCH: Final = 7
    RELEASE: Final = 8
    ATTACK: Final = 9
    DEFEND: Final = 10
    STRIKE: Final = 11
    DEPART: Final = 12
    OVER: Final = 13


SEX_WORDS: Final[tuple[SexName, ...]] = get_args(SexName)
STAGE_WORDS: Final[tuple[StageName, ...]] = get_args(StageName)


def phase_word(phase: int) -> PhaseName:
    return _PHASE_WORDS[phase - Phase.PREPARATION]


_PHASE_WORDS: Final[tuple[PhaseName, ...]] = get_args(PhaseName)


class HuntResult(IntEnum):
    """0 before the hunt."""

    KILLED = 1
    KILLED_HURT = 2
    ESCAPED_HURT = 3
    ESCAPED = 4

    @property
    def word(self) -> HuntName:
        return cast(HuntName, _word(self))


class Part(IntEnum):
    """What a score is made of."""

    RANK = 0
    DISCS = 1
    DEAD = 2
    EXCLUDED = 3
    DEPARTED = 4

    @property
    def word(self) -> str:
        return _word(self)


def _word(member: IntEnum) -> str:
    return member.name.lower().replace("_", "-")


PARTS: Final = len(Part)
PHASES: Final = (
    Phase.REARING, Phase.LONE_HUNT, Phase.PACK_HUNT, Phase.HOWLING, Phase.RANK_FIGHTS
)  # fmt: skip
NOBODY: Final = -1

# wolves

COLOURS: Final[tuple[Colour, ...]] = tuple(COMPONENTS["wolves"]["colours"])
LETTERS: Final[tuple[Letter, ...]] = tuple(COMPONENTS["wolves"]["letters"])
WOLVES_EACH: Final = len(LETTERS)
WOLVES: Final = len(COLOURS) * WOLVES_EACH


def wolf_of(seat: int, letter: int) -> int:
    return WOLVES_EACH * seat + letter


OWN: Final = tuple(
    tuple(wolf_of(seat, letter) for letter in range(WOLVES_EACH)) for seat in range(len(COLOURS))
)
"""The wolves of a seat."""
OWNERS: Final = tuple(wolf // WOLVES_EACH for wolf in range(WOLVES))
LETTER_OF: Final = tuple(wolf % WOLVES_EACH for wolf in range(WOLVES))
NAMES: Final[tuple[WolfName, ...]] = tuple(
    f"{colour}-{letter}" for colour in COLOURS for letter in LETTERS
)
"""Of all wolves in the box."""
ALL_LETTERS: Final = (1 << WOLVES_EACH) - 1
WOLVES_OF: Final = tuple(ALL_LETTERS << WOLVES_EACH * seat for seat in range(len(COLOURS)))
"""The same as a bit set."""


def letters_of(wolves: int, seat: int) -> int:
    """The letters of the seat's own among these wolves, both as bit sets."""
    return wolves >> WOLVES_EACH * seat & ALL_LETTERS


def wolves_with(letters: int, seat: int) -> int:
    """The seat's wolves with these letters."""
    return letters << WOLVES_EACH * seat


FULL_STRENGTH: Final[int] = COMPONENTS["wolves"]["strength"]
FIRST_DISCS: Final[int] = COMPONENTS["wolves"]["discs"]
MOST_DISCS: Final[int] = COMPONENTS["wolves"]["most_discs"]

# the plan: a cell for each wolf and phase, those of a seat side by side

COLUMNS: Final = len(PHASES)
CELLS: Final = WOLVES * COLUMNS
CELLS_EACH: Final = WOLVES_EACH * COLUMNS
CELL: Final = tuple(tuple(range(first, first + COLUMNS)) for first in range(0, CELLS, COLUMNS))
"""By wolf and phase."""
PLAN_ROW: Final = tuple(slice(cells[0], cells[-1] + 1) for cells in CELL)
"""By wolf: its cells."""
PLAN: Final = tuple(slice(first, first + CELLS_EACH) for first in range(0, CELLS, CELLS_EACH))
"""By seat: its wolves' cells."""
WOLF_AT: Final = tuple(cell // COLUMNS for cell in range(CELLS))
PHASE_AT: Final = tuple(cell % COLUMNS for cell in range(CELLS))
"""By cell."""


def cell_of(seat: int, own: int) -> int:
    """The cell of the table's plan that the seat counts as its own so-manieth."""
    return CELLS_EACH * seat + own


def own_cell(seat: int, cell: int) -> int:
    """The other way round."""
    return cell - CELLS_EACH * seat


TOKENS: Final = range(1, COMPONENTS["tokens"]["count"] + 1)

# pups and prey

PUP_NEEDS: Final[int] = COMPONENTS["births"]["rearing"]

SMALL: Final[tuple[SmallName, ...]] = get_args(SmallName)
NO_PREY: Final = SMALL.index("nothing")
SMALL_FACE_UP: Final[int] = COMPONENTS["lone_hunt"]["face_up"]

LARGE: Final[tuple[LargeName, ...]] = get_args(LargeName)
MEAL: Final[int] = COMPONENTS["pack_hunt"]["meal"]
PUP_MEAL: Final[int] = COMPONENTS["pack_hunt"]["pup_meal"]

FEW_HOWLS: Final[int] = COMPONENTS["howling"]["few"]
MANY_HOWLS: Final[int] = COMPONENTS["howling"]["many"]

# fights

FIGHT_CARDS: Final[int] = COMPONENTS["fights"]["cards"]
FIGHT_HAND: Final[int] = COMPONENTS["fights"]["hand"]
LOSSES: Final[tuple[int, ...]] = tuple(COMPONENTS["fights"]["losses"])
ROUT: Final[int] = COMPONENTS["fights"]["rout"]


def losses(cards: tuple[int, int]) -> tuple[int, int]:
    """What each side loses; a rout is not counted here."""
    difference = abs(cards[0] - cards[1])
    loss = LOSSES[difference] if difference < ROUT else 0
    return (loss, 0) if cards[0] < cards[1] else (0, loss)


def is_rout(cards: tuple[int, int]) -> bool:
    """The lower card loses the whole fight."""
    return abs(cards[0] - cards[1]) >= ROUT


def bits(members: int) -> list[int]:
    """The members of a bit set, in order."""
    found = []
    while members:
        low = members & -members
        found.append(low.bit_length() - 1)
        members ^= low
    return found


def small_prey_in(counts: tuple[int, ...]) -> tuple[SmallName, ...]:
    """Each small prey by name, as it lies there."""
    return tuple(SMALL[kind] for kind, count in enumerate(counts) for _ in range(count))


def kinds_in(counts: tuple[int, ...]) -> list[int]:
    """The kinds of which there is at least one."""
    return [kind for kind, count in enumerate(counts) if count]


def moved(counts: tuple[int, ...], kind: int, by: int) -> tuple[int, ...]:
    """The counts with some more (or fewer) of a kind."""
    return (*counts[:kind], counts[kind] + by, *counts[kind + 1 :])
