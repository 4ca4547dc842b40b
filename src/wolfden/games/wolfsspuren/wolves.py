"""The wolves of one table by number: what follows from the colours that its players have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, final

from ...core import Action
from .actions import ATTACK
from .model import COLOURS, COMPONENTS, LETTERS, NAMES, OWN, OWNERS, Colour, Sex, WolfName

MALES: Final[dict[Colour, list[str]]] = COMPONENTS["wolves"]["males"]
KINDS: Final = tuple(
    tuple(colour for colour in COLOURS if len(MALES[colour]) == males)
    for males in sorted({len(letters) for letters in MALES.values()}, reverse=True)
)
"""The colours with more males, and those with more females."""


@final
class Wolves:
    """There is one for every choice of colours, so that equal ones are the same."""

    def __init__(self, colours: tuple[int, ...]) -> None:
        self.colours: Final = colours
        """By seat: the number of its colour in the box."""
        box = [wolf for colour in colours for wolf in OWN[colour]]
        self.names: Final[tuple[WolfName, ...]] = tuple([NAMES[wolf] for wolf in box])
        self.sexes: Final[tuple[int, ...]] = tuple([_SEXES[wolf] for wolf in box])
        self.attacks: Final[tuple[Action, ...]] = tuple([ATTACK[wolf] for wolf in box])
        """By wolf: what it is to attack it."""
        self.attacked: Final[dict[Action, int]] = {
            action: wolf for wolf, action in enumerate(self.attacks)
        }
        """The other way round."""
        self.told: Final[tuple[tuple[int, WolfName], ...]] = tuple(
            [(OWNERS[wolf], name) for wolf, name in enumerate(self.names)]
        )
        """By wolf: how an event about it begins."""

    def named(self, wolves: Iterable[int]) -> tuple[WolfName, ...]:
        return tuple([self.names[wolf] for wolf in wolves])

    def __reduce__(self) -> tuple[Any, ...]:
        return wolves_of, (self.colours,)


_SEXES: Final = tuple(
    Sex.MALE if letter in MALES[colour] else Sex.FEMALE for colour in COLOURS for letter in LETTERS
)
_KNOWN: Final[dict[tuple[int, ...], Wolves]] = {}


def wolves_of(colours: tuple[int, ...]) -> Wolves:
    known = _KNOWN.get(colours)
    if known is None:
        known = _KNOWN[colours] = Wolves(colours)
    return known
