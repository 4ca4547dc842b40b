"""PettingZoo, all seats at once (Parallel): for games in which everybody chooses together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from gymnasium import spaces
from pettingzoo import ParallelEnv

from ..core.registry import spec_of
from .aec import Illegal
from .errors import NotAtOnce
from .observing import Form
from .rendering import RENDER_MODES, Image, check_mode, render
from .rewards import Reward, rewards
from .settings import check_word
from .table import Table

Observations = dict[str, dict[str, Any]]


class WolfdenParallel(ParallelEnv):  # type: ignore[misc]
    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: Reward = "place",
        form: Form = "flat",
        max_cycles: int | None = None,
        illegal: Illegal = "raise",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.table = Table(spec_of(game), players, options, reward, form)
        if not self.table.at_once:
            raise NotAtOnce(f"in {game} not everybody chooses at once", game=game)
        self.render_mode = check_mode(render_mode)
        check_word("illegal", illegal, Illegal)
        self.max_cycles = max_cycles
        observer = self.table.observer
        self._choose = observer.nearest if illegal == "replace" else observer.action
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"wolfden_{game.replace('-', '_')}_v0",
            "render_fps": 2,
        }
        self._seen = observer.masked_space()
        self._does = {agent: observer.action_space() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._does[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, dict[str, Any]]]:
        self.match = self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self._by_agent(self._observe), self._by_agent(_nothing)

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        Observations, dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:
        for seat, agent in enumerate(self.agents):
            self.match.carry_out(seat, self._choose(self.match, seat, actions[agent]), None)
        self._cycles += 1
        over = not self.match.to_act
        cut = not over and self._cycles == self.max_cycles
        earned = rewards(self.match, self.table.reward)
        told = (
            self._by_agent(self._observe),
            {agent: earned[self.table.seats[agent]] for agent in self.agents},
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, cut),
            self._by_agent(_nothing),
        )
        if over or cut:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told

    def _observe(self, agent: str) -> dict[str, Any]:
        return self.table.observer.masked(self.match, self.table.seats[agent])

    def _by_agent(self, tell: Callable[[str], dict[str, Any]]) -> Observations:
        return {agent: tell(agent) for agent in self.agents}

    def render(self) -> str | Image | None:
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def _nothing(agent: str) -> dict[str, Any]:
    return {}


def parallel_env(game: str, players: int | None = None, **settings: Any) -> WolfdenParallel:
    return WolfdenParallel(game, players, **settings)
