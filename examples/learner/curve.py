"""How learning went: figures beside the policy, and a drawing of them."""

from __future__ import annotations

import csv
import os
from collections.abc import Sequence
from pathlib import Path

os.environ.setdefault("MPLBACKEND", "Agg")

from matplotlib import pyplot

Row = tuple[float, int, float]
"""Seconds, decisions and the mean reward of the matches that ended since the last row."""


def keep(file: Path, curve: Sequence[Row], title: str) -> None:
    """FILE.csv and FILE.png."""
    with file.with_suffix(".csv").open("w", newline="") as out:
        csv.writer(out).writerows([("seconds", "decisions", "reward"), *curve])
    seconds, _, rewards = zip(*curve, strict=True)
    figure, axes = pyplot.subplots(figsize=(7, 3.5), layout="constrained")
    axes.axhline(0, color="grey", linewidth=0.8)
    axes.plot([each / 60 for each in seconds], rewards)
    axes.set(xlabel="minutes", ylabel="mean reward by placing", ylim=(-0.3, 1))
    axes.set_title(title)
    figure.savefig(file.with_suffix(".png"), dpi=110)
    pyplot.close(figure)


def kept(file: Path) -> list[Row]:
    """What FILE.csv holds; nothing where there is none."""
    if not file.with_suffix(".csv").exists():
        return []
    with file.with_suffix(".csv").open(newline="") as held:
        rows = list(csv.reader(held))[1:]
    return [(float(seconds), int(decisions), float(reward)) for seconds, decisions, reward in rows]
