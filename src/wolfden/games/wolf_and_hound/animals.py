"""The animal cards as data, read from `components.toml` (parts 8 and 15 of the rulebook)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, NamedTuple

from .model import COMPONENTS, Colour

Kind = Literal["wolf", "hound", "sheep"]
Moves = Literal["plain", "plus", "minus", "half", "half-back", "triple", "back", "never"]
"""plus and minus: one more or fewer; half: rounded down; back: counter-clockwise."""
Target = Literal["self", "left", "opposite", "right"]

SHIFTS: Final[dict[Target, int]] = {"self": 0, "left": 1, "opposite": 2, "right": 3}
"""Places clockwise from the active player to the target."""
COLOURS: Final[dict[Kind, tuple[Colour, ...]]] = {
    "wolf": ("black",),
    "hound": ("white",),
    "sheep": ("black", "white"),
}
"""The colours of number cards that move a card of this kind."""


class Side(NamedTuple):
    kind: Kind
    """What it does, what moves it and what stops it."""
    moves: Moves
    target: Target
    colours: tuple[Colour, ...]

    def steps(self, colour: Colour, value: int) -> int:
        """How far a number card moves it; below zero: counter-clockwise."""
        if colour not in self.colours:
            return 0
        steps: int = COMPONENTS["moves"][self.moves][value - 1]
        return steps


class Animal(NamedTuple):
    word: str
    sides: tuple[Side, Side]
    """Front and back; a card with one side has it twice."""
    two_sided: bool
    effect: str | None
    turns: str | None
    late: bool
    blanket: bool

    @property
    def is_wolf(self) -> bool:
        """Whether it counts for the number of sheep at the start."""
        return self.sides[0].kind == "wolf"


def _animal(word: str, card: dict[str, Any]) -> Animal:
    late = card.get("late", False)
    moves, target = card.get("moves", "plain"), card.get("target", "self")
    front = _side(card["front"], moves, target, late)
    back = _side(card.get("back", card["front"]), card.get("back_moves", moves), target, late)
    return Animal(
        word, (front, back), "back" in card, card.get("effect"), card.get("turns"), late,
        card.get("blanket", False),
    )  # fmt: skip


def _side(kind: Kind, moves: Moves, target: Target, late: bool) -> Side:
    return Side(kind, moves, target, COLOURS["sheep"] if late else COLOURS[kind])


ANIMALS: Final = {word: _animal(word, card) for word, card in COMPONENTS["animals"].items()}
METAMORPHIC: Final = tuple(word for word, each in ANIMALS.items() if each.turns == "first")

_SETS: Final[dict[str, list[str]]] = COMPONENTS["sets"]
_IN_SETS: Final = frozenset(word for words in _SETS.values() for word in words)
CHOICES: Final = (*(word for word in ANIMALS if word not in _IN_SETS), *_SETS)
"""The words of an own choice: cards, and sets that are only played together."""
GROUPS: Final[dict[str, list[str]]] = COMPONENTS["groups"]
PRESETS: Final[dict[str, list[str]]] = COMPONENTS["presets"]
OWN: Final = "own"
"""Instead of a preset: the animals are named."""


def cards_of(words: Iterable[str]) -> tuple[Animal, ...]:
    """The cards that are chosen under these words, in the order of the box."""
    chosen = {card for word in words for card in _SETS.get(word, [word])}
    return tuple(animal for word, animal in ANIMALS.items() if word in chosen)
