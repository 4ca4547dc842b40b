"""The chosen figures of Wolfsspuren as a value that can be varied and put to use."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import permutations
from typing import TypeVar

from wolfden.games.wolfsspuren.model import LARGE, NO_PREY, SMALL
from wolfden.games.wolfsspuren.setup import SPEC, Wolfsspuren
from wolfden.kit.tuples import replaced

BOX = SPEC.components
CAUGHT = SMALL[:NO_PREY]
MOST_SPIRALS = 4
LEAST_FOOD = 11
MOST_PUPS = 7


@dataclass(frozen=True)
class Small:
    count: int
    strength: int


@dataclass(frozen=True)
class Large:
    count: int
    black: int
    green: int
    red: int
    food: int


@dataclass(frozen=True)
class Figures:
    """Everything on tokens, prey and birth cards that the rulebook does not print."""

    spirals: tuple[int, ...]
    births: tuple[int, ...]
    small: tuple[Small, ...]
    large: tuple[Large, ...]

    @classmethod
    def of_the_box(cls) -> Figures:
        """Those in components.toml."""
        return cls(
            tuple(BOX["tokens"]["spirals"]),
            tuple(BOX["births"]["cards"]),
            tuple(Small(**BOX["small_prey"][kind]) for kind in CAUGHT),
            tuple(Large(**BOX["large_prey"][kind]) for kind in LARGE),
        )

    @property
    def sound(self) -> bool:
        """Whether the rulebook allows them, and the prey keep their order."""
        blacks = [kind.black for kind in self.large]
        return (
            list(self.spirals) == sorted(self.spirals)
            and self.spirals[-1] <= MOST_SPIRALS
            and max(self.births) == MOST_PUPS
            and min(self.births) >= 1
            and sum(kind.count for kind in self.small) == 12
            and all(kind.count >= 1 and 0 <= kind.strength <= 5 for kind in self.small)
            and min(kind.strength for kind in self.small) == 0
            and sum(kind.count for kind in self.large) == 12
            and all(1 <= kind.count <= 4 for kind in self.large)
            and all(kind.food >= LEAST_FOOD for kind in self.large)
            and all(kind.red < kind.green < kind.black for kind in self.large)
            and blacks == sorted(set(blacks))
        )

    def spec(self) -> Wolfsspuren:
        """The game with these figures instead of its own."""
        small = [*map(asdict, self.small), BOX["small_prey"]["nothing"]]
        chosen = {
            "tokens": {"spirals": self.spirals},
            "births": {"cards": self.births},
            "small_prey": dict(zip(SMALL, small, strict=True)),
            "large_prey": dict(zip(LARGE, map(asdict, self.large), strict=True)),
        }
        return Wolfsspuren(SPEC.rules_version, {**BOX, **chosen})

    def toml(self) -> str:
        """As in components.toml."""
        lines = [f"spirals = {list(self.spirals)}", f"cards = {list(self.births)}"]
        for name, kind in zip(CAUGHT, self.small, strict=True):
            lines.append(f"{name} = {{ count = {kind.count}, strength = {kind.strength} }}")
        for large, prey in zip(LARGE, self.large, strict=True):
            numbers = f"black = {prey.black}, green = {prey.green}, red = {prey.red}"
            lines.append(f"{large} = {{ count = {prey.count}, {numbers}, food = {prey.food} }}")
        return "\n".join(lines)


Step = tuple[str, Callable[[Figures], Figures]]
"""A small change and its name."""


def steps() -> Iterator[Step]:
    """Every small change of one figure; some lead to figures that are not sound."""
    for by in (-1, 1):
        for token in range(15):
            yield f"token {token + 1} spirals {by:+}", partial(_spirals, token=token, by=by)
        for card in range(10):
            yield f"birth card {card + 1} {by:+}", partial(_births, card=card, by=by)
        for kind, name in enumerate(CAUGHT):
            yield f"{name} strength {by:+}", partial(_small, kind=kind, strength=by)
        for kind, large in enumerate(LARGE):
            yield f"{large} green {by:+}", partial(_large, kind=kind, green=by)
            yield f"{large} red {2 * by:+}", partial(_large, kind=kind, red=2 * by)
    for by in (-2, -1, 1, 2):
        yield f"all large prey {by:+}", partial(_all_large, black=by, green=by, red=by)
        yield f"all green {by:+}", partial(_all_large, green=by)
        yield f"all food {by:+}", partial(_all_large, food=by)
        for kind, large in enumerate(LARGE):
            yield f"{large} {by:+}", partial(_large, kind=kind, black=by, green=by, red=by)
            yield f"{large} food {by:+}", partial(_large, kind=kind, food=by)
    for more, less in permutations(range(len(CAUGHT)), 2):
        yield f"a {CAUGHT[more]} for a {CAUGHT[less]}", partial(_swap_small, more=more, less=less)
    for more, less in permutations(range(len(LARGE)), 2):
        yield f"a {LARGE[more]} for a {LARGE[less]}", partial(_swap_large, more=more, less=less)


def _spirals(figures: Figures, token: int, by: int) -> Figures:
    changed = list(figures.spirals)
    changed[token] += by
    return replace(figures, spirals=tuple(changed))


def _births(figures: Figures, card: int, by: int) -> Figures:
    changed = list(figures.births)
    changed[card] += by
    return replace(figures, births=tuple(sorted(changed)))


def _small(figures: Figures, kind: int, **by: int) -> Figures:
    return replace(figures, small=_with(figures.small, kind, by))


def _large(figures: Figures, kind: int, **by: int) -> Figures:
    return replace(figures, large=_with(figures.large, kind, by))


def _all_large(figures: Figures, **by: int) -> Figures:
    for kind in range(len(LARGE)):
        figures = _large(figures, kind, **by)
    return figures


def _swap_small(figures: Figures, more: int, less: int) -> Figures:
    return _small(_small(figures, more, count=1), less, count=-1)


def _swap_large(figures: Figures, more: int, less: int) -> Figures:
    return _large(_large(figures, more, count=1), less, count=-1)


Kind = TypeVar("Kind", bound=Small | Large)


def _with(kinds: tuple[Kind, ...], kind: int, by: dict[str, int]) -> tuple[Kind, ...]:
    old = kinds[kind]
    changed = replace(old, **{name: getattr(old, name) + more for name, more in by.items()})
    return replaced(kinds, kind, changed)
