"""What stays the same through a match: who plays, the animals, the deck (part 5, 10 and 11)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from .animals import ANIMALS, SHIFTS, Animal, Kind, cards_of
from .model import CARDS, COMPONENTS, OWNERS, PLACES, Symbol, deck
from .standing import FEW, Places, Standing, WorkedOut

NOT_STOPPED: Final = 0
BY_MEAT: Final = 4
BY_BONE: Final = 8
"""Where the four bits of the places that stop an animal begin, in `moving.Stops`."""
STOPPED_BY: Final[dict[Kind, int]] = {"wolf": BY_MEAT, "hound": BY_BONE, "sheep": NOT_STOPPED}
SYMBOL: Final[dict[int, Symbol | None]] = {NOT_STOPPED: None, BY_MEAT: "meat", BY_BONE: "bone"}
"""What stops an animal, by `Table.stopped_by`."""
CHANGES: Final[dict[Kind, int]] = {"wolf": -1, "hound": 1, "sheep": 0}
"""Sheep that an animal brings when it acts."""
Steps = tuple[tuple[tuple[int, ...], ...], ...]
SHEEP_TERMS: Final = ("advised", "basic", "one-more")


class Table:
    """Tables of the chosen animals, by their index; each has a front and a back.

    Tables of equal terms are equal: what was worked out for one serves the other.
    """

    __slots__ = (
        "animals", "blanket_wolves", "blankets", "cards", "company", "crowded", "deck", "expansion",
        "fences", "hashed", "late", "late_steps", "metamorphic", "movers", "owners", "pairs",
        "players", "reach", "restless", "standings", "stopped_by", "terms", "ways",
    )  # fmt: skip

    def __init__(
        self, players: int, animals: tuple[Animal, ...], fences: tuple[int, ...], expansion: bool
    ) -> None:
        self.players, self.animals, self.fences = players, animals, fences
        self.expansion = expansion
        self.terms = players, tuple(animal.word for animal in animals), fences, expansion
        self.hashed = hash(self.terms)
        self.owners = OWNERS[players]
        self.deck = deck(expansion)
        self.cards = tuple(kind for kind, count in enumerate(self.deck) for _ in range(count))
        """All number cards, by kind."""
        self.ways = len(PLACES) ** len(animals) << sum(each.two_sided for each in animals)
        """In how many the animals can stand."""
        self.crowded = self.ways > FEW
        self.standings: dict[tuple[Places, int], Standing] = {}
        self.movers = self._movers(self._steps(lambda animal: not animal.late))
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
        self.pairs = len(self.metamorphic) > 1
        """Whether two metamorphic cards may meet."""
        self.company = self._where(lambda animal: animal.turns == "company")
        self.blanket_wolves = self._where(lambda animal: animal.turns == "blanket")
        self.blankets = self._where(lambda animal: animal.blanket)
        self.restless = bool(self.late or self.company or self.blanket_wolves)
        """Whether an animal moves or turns by itself at the end of a turn."""

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Table) and self.terms == other.terms)

    def __hash__(self) -> int:
        return self.hashed

    def __reduce__(self) -> tuple[object, ...]:
        return table_of, self.terms

    def is_ghost(self, place: int) -> bool:
        return place >= self.players

    def standing(self, places: Places, backs: int) -> Standing:
        """The one for this way to stand."""
        if self.crowded:
            return Standing(places, backs)
        found = self.standings.get((places, backs))
        if found is None:
            found = self.standings[places, backs] = Standing(places, backs)
            found.worked_out = WorkedOut()
        return found

    def kind(self, animal: int, backs: int) -> Kind:
        """What the side in sight is."""
        return self.animals[animal].sides[backs >> animal & 1].kind

    def symbol(self, animal: int, backs: int) -> Symbol | None:
        """What stops the side in sight."""
        return SYMBOL[self.stopped_by[animal][backs >> animal & 1]]

    def _where(self, test: Callable[[Animal], bool]) -> tuple[int, ...]:
        return tuple(index for index, animal in enumerate(self.animals) if test(animal))

    def _steps(self, test: Callable[[Animal], bool]) -> Steps:
        """How far each kind of number card moves front and back of each animal."""
        return tuple(
            tuple(
                tuple(side.steps(card.colour, card.value) if test(each) else 0
                      for side in each.sides)
                for each in self.animals
            )
            for card in CARDS
        )  # fmt: skip

    def _movers(self, steps: Steps) -> tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]:
        """By kind of number card: the animals that it can move, and how far front and back."""
        return tuple(
            tuple((index, sides) for index, sides in enumerate(row) if any(sides)) for row in steps
        )


@lru_cache(maxsize=256)
def table_of(
    players: int, animals: tuple[str, ...], fences: tuple[int, ...], expansion: bool
) -> Table:
    return Table(players, tuple(ANIMALS[word] for word in animals), fences, expansion)


@lru_cache(maxsize=256)
def table_for(players: int, chosen: tuple[str, ...], sheep: str, expansion: bool) -> Table:
    """For the words of an own choice or a preset."""
    animals = cards_of(chosen)
    words = tuple(animal.word for animal in animals)
    return table_of(players, words, fences_for(players, animals, sheep), expansion)


def fences_for(players: int, animals: tuple[Animal, ...], sheep: str) -> tuple[int, ...]:
    """Sheep at the start, by place."""
    figures = COMPONENTS["sheep"]
    many_wolves = sum(animal.is_wolf for animal in animals) >= figures["more_from_wolves"]
    one_more = sheep == "one-more" or (sheep == "advised" and many_wolves)
    return tuple(figures[str(players)][place] + one_more for place in PLACES)
