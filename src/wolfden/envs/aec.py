"""PettingZoo, one seat after the other (AEC): for every game.

Where several seats choose at once they are asked in the order of their seats; none sees what
another has sealed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

from gymnasium import spaces
from pettingzoo import AECEnv

from ..core.registry import spec_of
from .errors import NotOffered, NotReset
from .observing import Form
from .rendering import RENDER_MODES, Image, check_mode, render
from .rewards import Reward, rewards
from .settings import check_word
from .table import Table

Illegal = Literal["raise", "lose", "replace"]
"""What becomes of an index whose mask is 0: it is refused, ends the match, or the next one that is
on offer is taken in its place."""

LOST = -1.0
SET_BY_RESET = frozenset(
    ("match", "agent_selection", "rewards", "terminations", "truncations", "infos")
)


class WolfdenAEC(AECEnv):  # type: ignore[misc]
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
        super().__init__()
        self.table = Table(spec_of(game), players, options, reward, form)
        self.render_mode = check_mode(render_mode)
        check_word("illegal", illegal, Illegal)
        self.max_cycles, self.illegal = max_cycles, illegal
        self.possible_agents = list(self.table.agents)
        self.agents: list[str] = []
        self.metadata = {
            "render_modes": list(RENDER_MODES),
            "name": f"wolfden_{game.replace('-', '_')}_v0",
            "is_parallelizable": self.table.at_once,
            "render_fps": 2,
        }
        self._seen = self.table.observer.masked_space()
        self._does = {agent: self.table.observer.action_space() for agent in self.possible_agents}
        observer = self.table.observer
        self._choose = observer.nearest if illegal == "replace" else observer.action

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._seen

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._does[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.match = self.table.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._made = [0] * len(self.agents)
        self._skip_agent_selection = None
        self._select()

    def __getattr__(self, name: str) -> Any:
        """Asked only for what is not there, so that a match pays nothing for it."""
        if name in SET_BY_RESET:
            raise NotReset(f"reset() comes first: there is no {name} yet")
        raise AttributeError(f"{type(self).__name__} has no attribute {name}", name=name, obj=self)

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.observer.masked(self.match, self.table.seats[agent])

    def last(
        self, observe: bool = True
    ) -> tuple[dict[str, Any] | None, float, bool, bool, dict[str, Any]]:
        agent = self.agent_selection
        return (
            self.table.observer.masked(self.match, self.table.seats[agent]) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]:
        _ = self.match
        found: Iterable[str] = super().agent_iter(max_iter)
        return found

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self.table.seats[agent]
        self._cumulative_rewards[agent] = 0.0
        self._made[seat] += 1
        try:
            chosen = self._choose(self.match, seat, -1 if action is None else action)
        except NotOffered:
            if self.illegal == "raise":
                raise
            self._end(
                self.terminations, [LOST * (each == seat) for each in range(len(self.agents))]
            )
        else:
            self.match.carry_out(seat, chosen, None)
            self._select()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Whoever owes a decision comes next; at the end everybody is told."""
        seats = self.match.to_act
        if seats and (self.max_cycles is None or self._made[seats[0]] < self.max_cycles):
            self.agent_selection = self.possible_agents[seats[0]]
            return
        earned = rewards(self.match, self.table.reward)
        self._end(self.truncations if seats else self.terminations, earned)

    def _end(self, ended: dict[str, bool], earned: Sequence[float]) -> None:
        for agent, reward in zip(self.agents, earned, strict=True):
            ended[agent] = True
            self.rewards[agent] = reward
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def render(self) -> str | Image | None:
        return render(self.match, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def raw_env(game: str, players: int | None = None, **settings: Any) -> WolfdenAEC:
    """An index that is not on offer is refused with an error."""
    return WolfdenAEC(game, players, **settings)


def env(
    game: str, players: int | None = None, *, illegal: Illegal = "lose", **settings: Any
) -> WolfdenAEC:
    """Whoever chooses what is not on offer loses at once.

    It sees to what PettingZoo's usual wrappers see to; these take longer than a move.
    """
    return WolfdenAEC(game, players, illegal=illegal, **settings)
