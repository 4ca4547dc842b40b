"""Gymnasium's vector environment: many matches at once, in one process, as arrays.

A match that ends is followed by the next one in the same step; what its last position looked like
is in `infos["final_obs"]`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..core.registry import spec_of
from .company import Company
from .errors import NotOffered
from .gym import LOST, NotOnOffer
from .rewards import Reward
from .settings import check_word
from .table import Table

Told = dict[str, Any]


class WolfdenVector(VectorEnv[Any, Any, Any]):
    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}  # noqa: RUF012

    def __init__(
        self,
        num_envs: int,
        game: str,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        reward: Reward = "place",
        max_cycles: int | None = None,
        illegal: NotOnOffer = "lose",
        **options: Any,
    ) -> None:
        super().__init__()
        check_word("illegal", illegal, NotOnOffer)
        self.num_envs, self.max_cycles, self.loses = num_envs, max_cycles, illegal == "lose"
        tables = [Table(spec_of(game), players, options, reward) for _ in range(num_envs)]
        self.companies = [Company(table, opponents, seat) for table in tables]
        self.observer = tables[0].observer
        self.single_observation_space = self.observer.observation_space()
        self.single_action_space = self.observer.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Told | None = None
    ) -> tuple[NDArray[np.float32], Told]:
        seeds = [seed + n for n in range(self.num_envs)] if isinstance(seed, int) else seed
        for number, company in enumerate(self.companies):
            company.deal(seeds[number] if seeds is not None else None)
        self.cycles = [0] * self.num_envs
        return self._seen(), {"action_mask": self.action_masks()}

    def step(
        self, actions: Sequence[int] | NDArray[np.int64]
    ) -> tuple[
        NDArray[np.float32], NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Told
    ]:
        earned = np.zeros(self.num_envs)
        over, cut = np.zeros(self.num_envs, np.bool_), np.zeros(self.num_envs, np.bool_)
        final = np.full(self.num_envs, None, object)
        for number, company in enumerate(self.companies):
            earned[number], over[number] = self._act(company, int(actions[number]))
            self.cycles[number] += 1
            cut[number] = not over[number] and self.cycles[number] == self.max_cycles
            if over[number] or cut[number]:
                final[number] = self.observer.numbers(company.match, company.seat)
                company.deal()
                self.cycles[number] = 0
        infos: Told = {"action_mask": self.action_masks()}
        if (over | cut).any():
            infos |= {"final_obs": final, "_final_obs": over | cut}
        return self._seen(), earned, over, cut, infos

    def _act(self, company: Company, index: int) -> tuple[float, bool]:
        try:
            company.act(self.observer.action(company.match, company.seat, index))
        except NotOffered:
            if not self.loses:
                raise
            return LOST, True
        return company.reward, company.over

    def action_masks(self) -> NDArray[np.int8]:
        """A row for each match."""
        return np.stack([self.observer.mask(each.match, each.seat) for each in self.companies])

    def _seen(self) -> NDArray[np.float32]:
        return np.stack([self.observer.numbers(each.match, each.seat) for each in self.companies])
