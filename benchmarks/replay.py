"""Seeing matches again: how long opening takes, and a jump to any decision.

    python benchmarks/replay.py

Measures what a server does for `/moments` and `/moments/{n}`: folding the log with checkpoints,
and a snapshot as JSON, for golden records of every game; in processor time, of which it is all.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import median
from time import process_time

import msgspec

from wolfden.core import ALL
from wolfden.match.moments import moment_of, moments_of
from wolfden.match.recorded import open_record

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"
RECORDS = (
    "the-wolves/record-4", "the-wolves/record-3", "wolfsspuren/record-6-greedy",
    "jagdfieber/record-5", "wolf-and-hound/record-4",
)  # fmt: skip
JUMPS = 300


def measure(name: str) -> str:
    text = (GOLDEN / f"{name}.txt").read_text("utf-8")
    start = process_time()
    subject, timeline = open_record(text)
    msgspec.json.encode(moments_of(subject, timeline, ALL))
    opening = process_time() - start
    random, jumps = Random(1), []
    for _ in range(JUMPS):
        number = random.randint(0, timeline.number)
        start = process_time()
        msgspec.json.encode(moment_of(subject, timeline, ALL, number))
        jumps.append(process_time() - start)
    return (
        f"{name:30} {timeline.number:5} decisions, opened in {opening * 1000:4.0f} ms, "
        f"a jump {median(jumps) * 1000:4.1f} ms, the slowest {max(jumps) * 1000:4.1f} ms"
    )


if __name__ == "__main__":
    for record in RECORDS:
        print(measure(record))
