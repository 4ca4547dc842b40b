"""What every kind of environment sits down at: a game, its players, its options, its deals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gymnasium.utils.seeding import np_random

from ..core import AnyState, Spec
from ..core.option import written_in_python
from .observing import Form, Observer
from .rewards import Reward, check_reward

USUAL_PLAYERS: Final = 4
SEEDS: Final = 1 << 32


class Table:
    def __init__(
        self,
        spec: Spec,
        players: int | None,
        options: Mapping[str, Any],
        reward: Reward = "place",
        form: Form = "flat",
    ) -> None:
        self.spec = spec
        usual = min(spec.players[-1], USUAL_PLAYERS)
        self.players = spec.check_players(usual if players is None else players)
        self.options = spec.check_options(self.players, written_in_python(spec.options, options))
        self.reward = check_reward(reward)
        self.observer = Observer(spec, self.players, self.options, form)
        self.agents = tuple(f"seat_{seat}" for seat in range(self.players))
        self.seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self._chance, _ = np_random()

    @property
    def at_once(self) -> bool:
        """Whether everybody always chooses at the same time."""
        return all(action.verb in self.spec.sealed for action in self.spec.actions) and bool(
            self.deal(0).to_act == tuple(range(self.players))
        )

    def deal(self, seed: int | None = None) -> AnyState:
        """The match of this seed; without one, whatever follows from the last that was given."""
        if seed is not None:
            self._chance, _ = np_random(seed)
        seed = self.draw() if seed is None else seed
        return self.spec.new(self.players, seed, self.options)

    def draw(self) -> int:
        """The next number of the row that the last seed began."""
        return int(self._chance.integers(SEEDS))
