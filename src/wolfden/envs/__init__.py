"""Wolfden's games as environments for learning: PettingZoo, Gymnasium and OpenSpiel.

    from wolfden.envs import jagdfieber_v0

    env = jagdfieber_v0.env(players=4)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        over = terminated or truncated
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))

Every game that brings an encoding has such a module, those of packages too. docs/research.md tells
the rest.
"""

from __future__ import annotations

from functools import partial
from types import SimpleNamespace

from ..core.errors import MissingPackage

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise MissingPackage(error.name or "pettingzoo", "envs") from error

from ..core.registry import games
from . import gym
from .aec import env, raw_env
from .errors import NoEncoding, NotAtOnce, NotOffered
from .observing import Observer
from .parallel import parallel_env

VERSION = "_v0"

gym.register()


def __getattr__(name: str) -> SimpleNamespace:
    """A game's environments under the names that PettingZoo's own modules have."""
    for spec in games():
        if name == spec.id.replace("-", "_") + VERSION:
            makers = {"env": env, "raw_env": raw_env, "parallel_env": parallel_env}
            return SimpleNamespace(
                **{each: partial(make, spec.id) for each, make in makers.items()}
            )
    raise AttributeError(name)


__all__ = [
    "NoEncoding", "NotAtOnce", "NotOffered", "Observer", "env", "parallel_env", "raw_env",
]  # fmt: skip
