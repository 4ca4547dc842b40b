"""What operators watch, for Prometheus; docs/hosting.md tells what each is good for."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)
SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)


class Meters:
    """Of one process."""

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
        self.sockets = Gauge("wolfden_sockets", "Open web sockets", registry=self.registry)
        self.tables = Gauge("wolfden_tables", "Tables in memory", registry=self.registry)
        self.attended = Gauge(
            "wolfden_attended_tables", "Tables with a socket", registry=self.registry
        )
        self.waiting = Gauge(
            "wolfden_waiting_thoughts", "Bots and hints that wait", registry=self.registry
        )
        self.ready = Gauge(
            "wolfden_ready", "1 while a part of the server works", ("part",), registry=self.registry
        )

    def written(self) -> bytes:
        return generate_latest(self.registry)
