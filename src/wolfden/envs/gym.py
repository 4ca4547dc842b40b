"""Gymnasium: one seat is the learner's, bots of any level hold the others.

    import gymnasium
    import wolfden.envs

    env = gymnasium.make("wolfden/WolfAndHound-v0", opponents="greedy")

What may be chosen is told as `info["action_mask"]` and by `env.unwrapped.action_masks()`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ..core import Spec
from ..core.registry import games, spec_of
from .company import Company
from .errors import NotOffered
from .observing import Form, Mask
from .rendering import RENDER_MODES, Image, check_mode, render
from .rewards import Reward
from .settings import check_word
from .table import Table

NotOnOffer = Literal["lose", "raise"]
LOST = -1.0


class WolfdenGym(gymnasium.Env[Any, int]):
    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] = "greedy",
        seat: int | None = 0,
        reward: Reward = "place",
        form: Form = "flat",
        max_cycles: int | None = None,
        illegal: NotOnOffer = "lose",
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        table = Table(spec_of(game), players, options, reward, form)
        self.company = Company(table, opponents, seat)
        self.observer = table.observer
        self.observation_space = self.observer.observation_space()
        self.action_space = self.observer.action_space()  # type: ignore[assignment]
        check_word("illegal", illegal, NotOnOffer)
        self.max_cycles, self.loses = max_cycles, illegal == "lose"
        self.render_mode = check_mode(render_mode)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.company.deal(seed)
        self.cycles = 0
        return self._seen(), self._told()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        company = self.company
        try:
            company.act(self.observer.action(company.match, company.seat, int(action)))
        except NotOffered:
            if not self.loses:
                raise
            return self._seen(), LOST, True, False, self._told()
        self.cycles += 1
        cut = not company.over and self.cycles == self.max_cycles
        if self.render_mode == "human":
            self.render()
        return self._seen(), company.reward, company.over, cut, self._told()

    def action_masks(self) -> NDArray[np.bool_]:
        """As learners with masks ask for them."""
        return self._mask().astype(np.bool_)

    def _mask(self) -> Mask:
        return self.observer.mask(self.company.match, self.company.seat)

    def _seen(self) -> Any:
        return self.observer.observation(self.company.match, self.company.seat)

    def _told(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "seat": self.company.seat}

    def render(self) -> str | Image | None:
        return render(self.company.match, check_mode(self.render_mode))


def gym_id(spec: Spec) -> str:
    return f"wolfden/{''.join(word.title() for word in spec.id.split('-'))}-v0"


def register() -> None:
    """Make every game known to Gymnasium under its name."""
    for spec in games():
        if gym_id(spec) not in gymnasium.registry:
            gymnasium.register(
                gym_id(spec),
                entry_point="wolfden.envs.gym:WolfdenGym",
                vector_entry_point="wolfden.envs.vector:WolfdenVector",
                kwargs={"game": spec.id},
            )
