"""The game under test, and random positions of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from ..core import Action, AnyState, Chance, Option, Spec, Value, WolfdenError
from ..texts import LANGUAGES, has

MOVE_LIMIT = 200_000
POSITIONS = 80
"""About how many positions of a match are looked at; a longer match is thinned out evenly."""


@dataclass(frozen=True)
class Subject:
    spec: Spec
    golden: Path
    """The folder of the game's playthroughs, perft counts and records."""
    matches: int = 12
    """How many random matches to draw positions from, for each number of players."""

    def states(self, every: int = 1) -> Iterator[AnyState]:
        """Positions of random matches, each `every`-th; sealed choices are changed at times."""
        for players in self.spec.players:
            for seed in range(self.matches):
                positions = _positions(self, players, seed)
                yield from (state.copy() for state in positions[:-1:every])
                yield positions[-1].copy()

    def first(self, players: int, seed: int, chance: Chance) -> AnyState:
        options = {
            option.name: random_value(option.at(players), chance) for option in self.spec.options
        }
        return self.spec.new(players, seed, options)

    def text_is_known(self, key: str) -> bool:
        return all(has(language, key) for language in LANGUAGES)


def random_value(option: Option, chance: Chance) -> Value:
    if isinstance(option.default, bool):
        return bool(chance.below(2))
    if isinstance(option.default, int):
        low, high = option.low or 0, option.high if option.high is not None else option.default
        return low + chance.below(min(high - low, 4) + 1)
    return _some_words(option, chance) if option.several else chance.choice(option.words)


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
def _positions(subject: Subject, players: int, seed: int) -> list[AnyState]:
    """Positions of one random match from its first to its last."""
    chance = Chance.from_seed(seed)
    state = subject.first(players, seed, chance)
    found, stride = [state.copy()], 1
    for number in range(1, MOVE_LIMIT):
        if not state.to_act:
            return [*found, state]
        seat, action = random_move(state, chance)
        try:
            state.play(seat, action)
        except WolfdenError as error:
            raise AssertionError(f"'{action.text}' is legal and was refused") from error
        if number % stride == 0:
            found.append(state.copy())
        if len(found) > 2 * POSITIONS:
            found, stride = found[::2], 2 * stride
    raise AssertionError(f"a match of {state.spec.id} did not end within {MOVE_LIMIT} moves")
