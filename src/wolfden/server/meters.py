"""What operators watch, for Prometheus; docs/hosting.md tells what each is good for.

Processes of one machine count in files of a folder that they share, so that whichever answers,
answers for all. prometheus_client finds the folder in the environment, when it is imported.
"""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

log = logging.getLogger(__name__)

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"


@contextmanager
def shared_meters() -> Iterator[None]:
    """Processes that are started here count together."""
    if FOLDER in os.environ:
        yield
        return
    try:
        folder = TemporaryDirectory(prefix="wolfden-meters-")
    except OSError as error:
        log.warning("processes cannot count together (%s): each answers for itself", error)
        yield
        return
    with folder as os.environ[FOLDER]:
        yield
    del os.environ[FOLDER]


def forget_process(pid: int) -> None:
    """It has ended: what it counted stays, how things stood there does not."""
    if FOLDER in os.environ:
        mark_process_dead(pid)  # type: ignore[no-untyped-call]


class Meters:
    """Of one process, and of all that count with it."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Histogram(
            "wolfden_request_seconds",
            "How long requests took",
            ("method", "route", "status"),
            buckets=QUICK,
            registry=self.registry,
        )
        self.moves = Histogram(
            "wolfden_move_seconds",
            "From a person's move to its acknowledgement, commit included",
            buckets=QUICK,
            registry=self.registry,
        )
        self.thoughts = Histogram(
            "wolfden_thought_seconds",
            "From a bot's turn to its answer, waiting for a worker included",
            buckets=SLOW,
            registry=self.registry,
        )
        self.refusals = Counter(
            "wolfden_refusals_total", "Refusals by code", ("code",), registry=self.registry
        )
        self.sockets = self._sum("wolfden_sockets", "Open web sockets")
        self.tables = self._sum("wolfden_tables", "Tables in memory")
        self.attended = self._sum("wolfden_attended_tables", "Tables with a socket")
        self.waiting = self._sum("wolfden_waiting_thoughts", "Bots and hints that wait")
        self.ready = Gauge(
            "wolfden_ready",
            "1 while a part of the server works",
            ("part",),
            registry=self.registry,
            multiprocess_mode="livemin",
        )

    @property
    def shared(self) -> bool:
        return FOLDER in os.environ

    def written(self) -> bytes:
        if not self.shared:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def _sum(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self.registry, multiprocess_mode="livesum")
