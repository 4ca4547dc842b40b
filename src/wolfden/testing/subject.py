"""The game under test, and random positions of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..core import Action, Chance, Option, Spec, State, Value
from ..texts import LANGUAGES, has

MOVE_LIMIT = 200_000


@dataclass(frozen=True)
class Subject:
    spec: Spec
    golden: Path
    """The folder of the game's playthroughs, perft counts and records."""
    rules: Path
    """The folder with the rules pages, `<game>.<language>.md`."""
    matches: int = 12
    """How many random matches to draw positions from, for each number of players."""

    def states(self, every: int = 1) -> Iterator[State]:
        """Positions of random matches, each `every`-th; sealed choices are changed at times."""
        for players in self.spec.players:
            for seed in range(self.matches):
                chance = Chance.from_seed(seed)
                yield from _match(self.first(players, seed, chance), chance, every)

    def first(self, players: int, seed: int, chance: Chance) -> State:
        options = {option.name: random_value(option, chance) for option in self.spec.options}
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


def random_move(state: State, chance: Chance) -> tuple[int, Action]:
    """A seat that may act, most often one that owes a decision, and one of its actions."""
    seats: tuple[int, ...] = state.to_act
    if chance.below(8) == 0:
        seats = tuple(seat for seat in range(state.players) if state.legal(seat))
    seat = chance.choice(seats)
    return seat, chance.choice(state.legal(seat))


def _match(state: State, chance: Chance, every: int) -> Iterator[State]:
    for number in range(MOVE_LIMIT):
        if number % every == 0 or not state.to_act:
            yield state
        if not state.to_act:
            return
        state.play(*random_move(state, chance))
    raise AssertionError(f"a match of {state.spec.id} did not end within {MOVE_LIMIT} moves")
