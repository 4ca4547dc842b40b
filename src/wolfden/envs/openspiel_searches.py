"""OpenSpiel's searches with random rollouts, for so many simulations or so much time a decision.

OpenSpiel counts simulations only. Given a time, ours ask before each of them whether there is any
left: how long simulations take cannot be foretold, those at the end of a match being very short.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from time import thread_time
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from .openspiel import pyspiel

EXPLORATION: Final = 2.0
"""As in OpenSpiel's own example; rewards go from -1 to 1."""
FEWEST: Final = 2
"""Simulations of which something can be chosen: the first one only looks at the position."""
ENDLESS: Final = 1 << 40


class TimeIsUp(Exception):
    pass


class Time:
    """Seconds of processor time for one decision."""

    def __init__(self, seconds: float) -> None:
        self.until = thread_time() + seconds
        self.simulations = 0

    def begin_simulation(self) -> None:
        if self.simulations >= FEWEST and thread_time() >= self.until:
            raise TimeIsUp
        self.simulations += 1


class TimedMCTS(MCTSBot):  # type: ignore[misc]
    def __init__(self, time: Time, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.time = time

    def mcts_search(self, state: Any) -> Any:
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self.root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        """What a simulation begins with."""
        self.root = root
        self.time.begin_simulation()
        return super()._apply_tree_policy(root, state)


class TimedISMCTS(ISMCTSBot):  # type: ignore[misc]
    def __init__(self, time: Time, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.time = time

    def run_search(self, state: Any) -> Any:
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        """What a simulation begins with."""
        self.time.begin_simulation()
        return super().sample_root_state(state)


def ismcts(game: Any, seed: int, limit: Time | int) -> Any:
    if game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION:
        return mcts(game, seed, limit)
    random = np.random.RandomState(seed)
    given = (game, RandomRolloutEvaluator(1, random), EXPLORATION)
    if isinstance(limit, int):
        return ISMCTSBot(*given, limit, random_state=random)
    return TimedISMCTS(limit, *given, ENDLESS, random_state=random)


def mcts(game: Any, seed: int, limit: Time | int) -> Any:
    random = np.random.RandomState(seed)
    rollouts = RandomRolloutEvaluator(1, random)
    if isinstance(limit, int):
        return MCTSBot(game, EXPLORATION, limit, rollouts, random_state=random)
    return TimedMCTS(limit, game, EXPLORATION, ENDLESS, rollouts, random_state=random)


SEARCHES: Final[Mapping[str, Callable[[Any, int, Time | int], Any]]] = {
    "ismcts": ismcts,
    "mcts": mcts,
}
