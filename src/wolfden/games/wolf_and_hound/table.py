"""What stays the same through a match: who plays, the animals, the deck (part 5, 10 and 11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, NamedTuple

from .animals import ANIMALS, SHIFTS, Animal
from .model import CARDS, COMPONENTS, OWNERS, PLACES, deck

NOT_STOPPED, BY_MEAT, BY_BONE = range(3)
STOPPED_BY: Final = {"wolf": BY_MEAT, "hound": BY_BONE, "sheep": NOT_STOPPED}
CHANGES: Final = {"wolf": -1, "hound": 1, "sheep": 0}
"""Sheep that an animal brings when it acts."""
SHEEP_TERMS: Final = ("advised", "basic", "one-more")


class Terms(NamedTuple):
    """The options of a match."""

    preset: str
    animals: str
    sheep: str
    meat_and_bone: bool
    best_of_five: bool


class Table:
    """Tables of the chosen animals, by their index; each has a front and a back."""

    __slots__ = (
        "animals", "blanket_wolves", "blankets", "company", "deck", "expansion", "fences", "late",
        "late_steps", "metamorphic", "owners", "players", "reach", "steps", "stopped_by",
    )  # fmt: skip

    def __init__(
        self, players: int, animals: tuple[Animal, ...], fences: tuple[int, ...], expansion: bool
    ) -> None:
        self.players, self.animals, self.fences = players, animals, fences
        self.expansion = expansion
        self.owners = OWNERS[players]
        self.deck = deck(expansion)
        self.steps = self._steps(lambda animal: not animal.late)
        self.late_steps = self._steps(lambda animal: animal.late)
        self.stopped_by = tuple(
            tuple(STOPPED_BY[side.kind] for side in animal.sides) for animal in animals
        )
        self.reach = tuple(
            tuple((CHANGES[side.kind], SHIFTS[side.target]) for side in animal.sides)
            for animal in animals
        )
        self.late = self._where(lambda animal: animal.late)
        self.metamorphic = self._where(lambda animal: animal.turns == "first")
        self.company = self._where(lambda animal: animal.turns == "company")
        self.blanket_wolves = self._where(lambda animal: animal.turns == "blanket")
        self.blankets = self._where(lambda animal: animal.blanket)

    def is_ghost(self, place: int) -> bool:
        return place >= self.players

    def _where(self, test: Callable[[Animal], bool]) -> tuple[int, ...]:
        return tuple(index for index, animal in enumerate(self.animals) if test(animal))

    def _steps(self, test: Callable[[Animal], bool]) -> tuple[tuple[tuple[int, ...], ...], ...]:
        """How far each kind of number card moves front and back of each animal."""
        return tuple(
            tuple(
                tuple(side.steps(card.colour, card.value) if test(each) else 0
                      for side in each.sides)
                for each in self.animals
            )
            for card in CARDS
        )  # fmt: skip

    def __reduce__(self) -> tuple[object, ...]:
        words = tuple(animal.word for animal in self.animals)
        return table_of, (self.players, words, self.fences, self.expansion)


@lru_cache(maxsize=256)
def table_of(
    players: int, animals: tuple[str, ...], fences: tuple[int, ...], expansion: bool
) -> Table:
    """One table for equal terms, so that states share and compare it as one object."""
    return Table(players, tuple(ANIMALS[word] for word in animals), fences, expansion)


def fences_for(players: int, animals: tuple[Animal, ...], sheep: str) -> tuple[int, ...]:
    """Sheep at the start, by place."""
    figures = COMPONENTS["sheep"]
    many_wolves = sum(animal.is_wolf for animal in animals) >= figures["more_from_wolves"]
    one_more = sheep == "one-more" or (sheep == "advised" and many_wolves)
    return tuple(figures[str(players)][place] + one_more for place in PLACES)
