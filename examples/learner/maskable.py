"""The same with a library: MaskablePPO of sb3-contrib, on the processor alone.

    pip install 'wolfden[envs]' sb3-contrib torch==2.13.0
    python examples/learner/maskable.py jagdfieber --minutes 15 --out jagdfieber.npz

Without a version PyPI may give a PyTorch with gigabytes of CUDA: take a build for the processor.
Ctrl-C stops it, the same command goes on where it stopped (jagdfieber.zip is the library's own
file). What it learned is written as a policy of ours too, and sits down without PyTorch:

    wolfden arena jagdfieber --bots policy:jagdfieber.npz,random --games 400
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import keep, kept
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env

import wolfden
from wolfden.envs.gym import gym_id
from wolfden.envs.policy import About, Layer, Policy

SAVED_EVERY = 20.0
"""Seconds."""


class Lessons(BaseCallback):
    """Shows how it goes, saves now and then, and stops when the time is over."""

    def __init__(self, file: Path, minutes: float) -> None:
        super().__init__()
        self.file, self.until = file, 60 * minutes
        self.curve = kept(file)
        self.before = self.curve[-1][0] if self.curve else 0.0
        columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn())
        self.progress = Progress(*columns, TimeRemainingColumn())
        self.bar = self.progress.add_task("learning", total=self.until, completed=self.before)

    def _on_training_start(self) -> None:
        self.began = self.saved = time.monotonic()
        self.progress.start()

    def _on_step(self) -> bool:
        return self.before + time.monotonic() - self.began < self.until

    def _on_rollout_end(self) -> None:
        now = time.monotonic()
        seconds = self.before + now - self.began
        if now - self.saved > SAVED_EVERY:
            self.saved = now
            self.save()
            told = f"{self.num_timesteps:,} decisions, reward {self.curve[-1][2]:+.2f}"
            self.progress.update(self.bar, description=told)
        self.progress.update(self.bar, completed=seconds)

    def save(self) -> None:
        ended = [each["r"] for each in self.model.ep_info_buffer or ()]
        seconds = self.before + time.monotonic() - self.began
        self.curve.append((seconds, self.num_timesteps, float(np.mean(ended)) if ended else 0.0))
        self.model.save(self.file.with_suffix(".zip"))
        policy = policy_of(self.model)
        policy.write(self.file)
        keep(self.file, self.curve, f"{policy.about.game}, MaskablePPO")

    def _on_training_end(self) -> None:
        self.progress.stop()


def policy_of(model: Any) -> Policy:
    """The library's network as our file has it: layers with tanh between them."""
    table = model.get_env().unwrapped.envs[0].unwrapped.company.table
    linear = [each for each in model.policy.mlp_extractor.policy_net if hasattr(each, "weight")]
    layers: list[Layer] = [
        (each.weight.detach().numpy().T.copy(), each.bias.detach().numpy().copy())
        for each in (*linear, model.policy.action_net)
    ]
    return Policy(About(table.spec.id, table.players, table.options), layers)


def teacher(given: argparse.Namespace, file: Path) -> Any:
    settings = {"players": given.players, "opponents": given.opponents, "seat": None}
    matches = make_vec_env(
        gym_id(wolfden.spec_of(given.game)), given.matches, given.seed, env_kwargs=settings
    )
    if file.with_suffix(".zip").exists():
        return MaskablePPO.load(file.with_suffix(".zip"), matches, device="cpu")
    return MaskablePPO(
        "MlpPolicy", matches, n_steps=64, batch_size=512, n_epochs=4, gamma=1.0, ent_coef=0.01,
        policy_kwargs={"net_arch": {"pi": [128, 128], "vf": [128, 128]}}, seed=given.seed,
        device="cpu",
    )  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", type=int)
    parser.add_argument("--opponents", default="random", help="levels with commas between")
    parser.add_argument("--minutes", type=float, default=15.0)
    parser.add_argument("--matches", type=int, default=32, help="at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    torch.set_num_threads(1)  # the networks are too small for more
    file: Path = given.out or Path(f"{given.game}.npz")
    model, lessons = teacher(given, file), Lessons(file, given.minutes)
    try:
        model.learn(10**9, callback=lessons, reset_num_timesteps=False)
    except KeyboardInterrupt:
        print("stopped; the same command goes on from here")
    lessons.progress.stop()
    lessons.save()


if __name__ == "__main__":
    main()
