"""The game under test, and random positions of it that know where they came from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ..core import Action, AnyState, Chance, Option, Spec, Value, WolfdenError
from ..core.option import BY_CHANCE
from ..texts import LANGUAGES, has

MOVE_LIMIT = 200_000
POSITIONS = 80
"""About how many positions of a match are looked at; a longer match is thinned out evenly."""


@dataclass(frozen=True)
class Moment:
    """A state of a random match; as a text it says which, so that a failure can be found again."""

    state: AnyState
    seed: int
    number: int
    """How many moves led to it."""

    def __str__(self) -> str:
        options = "".join(f", {name}={value}" for name, value in self.state.options.items())
        return (
            f"{self.state.spec.id}, {self.state.players} players, seed {self.seed}{options}, "
            f"after move {self.number}"
        )

    def copy(self) -> Moment:
        return Moment(self.state.copy(), self.seed, self.number)


@dataclass(frozen=True)
class Subject:
    spec: Spec
    golden: Path
    """The folder of the game's playthroughs, perft counts and records."""
    matches: int = 12
    """How many random matches to draw positions from, for each number of players."""

    def moments(self, every: int = 1) -> Iterator[Moment]:
        """Positions of random matches, each `every`-th; sealed choices are changed at times."""
        for players in self.spec.players:
            for seed in range(self.matches):
                found = _moments(self, players, seed)
                yield from (moment.copy() for moment in found[:-1:every])
                yield found[-1].copy()

    def first(self, players: int, seed: int, chance: Chance) -> AnyState:
        """With random options; in every other match some have chosen a word for their seat."""
        options = {
            option.name: random_value(option.at(players), chance)
            for option in self.spec.options
            if not option.by_seat
        }
        wishes = {
            option.name: random_words(option, players, Chance.from_seed(seed))
            for option in self.spec.options
            if option.by_seat and seed % 2 == 0
        }
        return self.spec.new(players, seed, {**options, **wishes})

    def text_is_known(self, key: str) -> bool:
        return all(has(language, key) for language in LANGUAGES)


def random_value(option: Option, chance: Chance) -> Value:
    if isinstance(option.default, bool):
        return bool(chance.below(2))
    if isinstance(option.default, int):
        low, high = option.low or 0, option.high if option.high is not None else option.default
        return low + chance.below(min(high - low, 4) + 1)
    return _some_words(option, chance) if option.several else chance.choice(option.words)


def random_words(option: Option, players: int, chance: Chance) -> str:
    """At some places a word, each another."""
    words = list(option.words)
    chance.shuffle(words)
    places = zip(range(option.places(players)), words, strict=False)
    wishes = [word if chance.below(2) else BY_CHANCE for _, word in places]
    return option.of_places(option.fitting(players, wishes))


def _some_words(option: Option, chance: Chance) -> str:
    low = option.low or 1
    high = len(option.words) if option.high is None else option.high
    words = list(option.words)
    chance.shuffle(words)
    return str(option.check(",".join(words[: low + chance.below(min(high - low, 5) + 1)])))


def random_move(state: AnyState, chance: Chance) -> tuple[int, Action]:
    """A seat that may act, most often one that owes a decision, and one of its actions."""
    seats: tuple[int, ...] = state.to_act
    if chance.below(8) == 0:
        seats = tuple(seat for seat in range(state.players) if state.legal(seat))
    seat = chance.choice(seats)
    return seat, chance.choice(state.legal(seat))


@lru_cache(maxsize=256)
def _moments(subject: Subject, players: int, seed: int) -> list[Moment]:
    """Positions of one random match from its first to its last."""
    chance = Chance.from_seed(seed)
    state = subject.first(players, seed, chance)
    found, stride = [Moment(state.copy(), seed, 0)], 1
    for number in range(1, MOVE_LIMIT):
        if not state.to_act:
            return [*found, Moment(state, seed, number - 1)]
        before = Moment(state, seed, number - 1)
        seat, action = random_move(state, chance)
        try:
            state.play(seat, action)
        except WolfdenError as error:
            raise AssertionError(
                f"{before}: '{action.text}' is legal for seat {seat} and was refused"
            ) from error
        if number % stride == 0:
            found.append(Moment(state.copy(), seed, number))
        if len(found) > 2 * POSITIONS:
            found, stride = found[::2], 2 * stride
    raise AssertionError(f"a match of {state.spec.id} did not end within {MOVE_LIMIT} moves")
