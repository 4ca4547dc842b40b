"""Bots of OpenSpiel at our tables: its searches by name, and whatever else it knows.

    wolfden arena jagdfieber --bots alpha@0.1s,openspiel-ismcts@0.1s

`openspiel-ismcts` and `openspiel-mcts` are its searches with random rollouts, for so many seconds
or simulations a decision (`@0.1s`, `@500`); where nothing is hidden the first one is the second,
since OpenSpiel's ISMCTS refuses such games. `openspiel-uniform_random` and the like are bots of its
registry. From Python any bot sits down as `SpielBot(make)`; `make` is handed the game, the seat and
a seed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from time import thread_time
from typing import Any, Final

import numpy as np

from ..bots import Memory, UnknownBot
from ..core import Action, AnyState, Chance, Value
from ..core.registry import spec_of
from .course import Course
from .openspiel import WolfdenGame, name_of, pyspiel

PREFIX: Final = "openspiel-"
NAME: Final = re.compile(
    PREFIX + r"(?P<bot>[a-z_]+)(?:@(?:(?P<seconds>\d*\.?\d+)s|(?P<simulations>\d+)))?"
)
EXPLORATION: Final = 2.0
"""As in OpenSpiel's own example; rewards go from -1 to 1."""
FIRST_TRY, FEWEST = 4, 2
SECONDS: Final = 1.0
"""As long as alpha thinks."""

Make = Callable[[Any, int, int], Any]


class SpielBot:
    """A bot of OpenSpiel as one of ours: it is handed the match as OpenSpiel's state."""

    def __init__(self, make: Make) -> None:
        self.make = make

    def choose(self, state: AnyState, seat: int, chance: Chance, memory: Memory) -> Action:
        game = game_of(state.spec.id, state.players, tuple(state.options.items()))
        found = state_of(game, state, seat)
        index = self.make(game, seat, chance.below(1 << 31)).step(found)
        return game.table.observer.action(state, seat, int(index))


class Search:
    """A search of OpenSpiel that is given time instead of a number of simulations.

    How many there are follows from how long those of the last decision took.
    """

    def __init__(self, make: Make, seconds: float) -> None:
        self.make, self.seconds = make, seconds
        self.simulation = 0.0

    def __call__(self, game: Any, seat: int, seed: int) -> Search:
        self.game, self.seed = game, seed
        return self

    def step(self, state: Any) -> int:
        if len(legal := state.legal_actions()) == 1:
            return int(legal[0])
        until = thread_time() + self.seconds
        if not self.simulation:
            self._search(state, FIRST_TRY)
        count = int((until - thread_time()) / self.simulation)
        return self._search(state, max(count, FEWEST))

    def _search(self, state: Any, simulations: int) -> int:
        began = thread_time()
        index = int(self.make(self.game, simulations, self.seed).step(state))
        took = (thread_time() - began) / simulations
        self.simulation = max(took, self.simulation / 2)  # it may have ended early, all solved
        return index


@lru_cache(maxsize=64)
def game_of(game: str, players: int, options: tuple[tuple[str, Value], ...]) -> WolfdenGame:
    """With these players and options; a game of OpenSpiel's registry."""
    parameters = parameters_of(players, dict(options))
    loaded: WolfdenGame = pyspiel.load_game(name_of(spec_of(game)), parameters)
    return loaded


def parameters_of(players: int, options: Mapping[str, Value]) -> dict[str, Value]:
    written = {
        name.replace("-", "_"): value.replace(",", "+") if isinstance(value, str) else value
        for name, value in options.items()
    }
    return {"players": players, **written}


def state_of(game: WolfdenGame, match: AnyState, seat: int) -> Any:
    """The match from here on, with this seat to choose: what came before is not told."""
    found = game.new_initial_state()
    found.course, found.player = Course.begin(match.copy()), seat
    return found


def ismcts(game: Any, simulations: int, seed: int) -> Any:
    from open_spiel.python.algorithms import ismcts as searches

    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return mcts(game, simulations, seed)
    random = np.random.RandomState(seed)
    return searches.ISMCTSBot(
        game, _rollouts(random), EXPLORATION, simulations, random_state=random
    )


def mcts(game: Any, simulations: int, seed: int) -> Any:
    from open_spiel.python.algorithms import mcts as searches

    random = np.random.RandomState(seed)
    return searches.MCTSBot(game, EXPLORATION, simulations, _rollouts(random), random_state=random)


def _rollouts(random: np.random.RandomState) -> Any:
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    return RandomRolloutEvaluator(1, random)


SEARCHES: Final[Mapping[str, Make]] = {"ismcts": ismcts, "mcts": mcts}


@lru_cache(maxsize=64)
def bot(name: str) -> SpielBot:
    found = NAME.fullmatch(name)
    known = [*SEARCHES, *pyspiel.registered_bots()]
    if found is None or found["bot"] not in known:
        listed = ", ".join(f"{PREFIX}{each}" for each in known)
        raise UnknownBot(f"no bot is called '{name[:40]}'", bot=name[:40], known=listed)
    search = SEARCHES.get(found["bot"])
    if search is None:
        return SpielBot(lambda game, seat, seed: pyspiel.load_bot(found["bot"], game, seat))
    if found["simulations"]:
        count = max(int(found["simulations"]), FEWEST)
        return SpielBot(lambda game, seat, seed: search(game, count, seed))
    return SpielBot(Search(search, float(found["seconds"] or SECONDS)))
