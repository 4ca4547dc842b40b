"""The same matches as tasks of a Ray cluster, or of a Ray started here."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from socket import create_connection
from typing import Any

from ..core.errors import MissingPackage
from .errors import NoCluster
from .play import failed, play
from .results import Header, Result
from .schedule import Fixture

LOCAL = "local"
ADDRESS = re.compile(r"(ray://)?(?P<host>[^:/]+):(?P<port>\d{1,5})")
PATIENCE = 5.0
"""How many seconds a cluster has to open a connection."""
AHEAD = 2
"""How many matches are handed out for every processor of the cluster."""


def run_ray(
    header: Header, fixtures: Sequence[Fixture], address: str, workers: int | None = None
) -> Iterator[Result]:
    """Results as they come; `workers` limits a local Ray's processors and what is handed out."""
    with cluster(address, workers) as ray:
        slots = AHEAD * (workers or processors(ray))
        yield from _run(ray, header, fixtures, slots)


@contextmanager
def cluster(address: str, workers: int | None = None) -> Iterator[Any]:
    """The package `ray`, connected to the cluster at this address, or to a Ray started here."""
    ray = _ray()
    _connect(ray, address, workers)
    try:
        yield ray
    finally:
        ray.shutdown()


def processors(ray: Any) -> int:
    """Of the whole cluster."""
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _run(ray: Any, header: Header, fixtures: Sequence[Fixture], slots: int) -> Iterator[Result]:
    task = ray.remote(num_cpus=1)(play)
    shared = ray.put(header)
    waiting = iter(fixtures)
    running: dict[Any, Fixture] = {}
    while True:
        while len(running) < slots and (fixture := next(waiting, None)):
            running[task.remote(shared, fixture)] = fixture
        if not running:
            return
        ended, _ = ray.wait(list(running), num_returns=1)
        for reference in ended:
            yield _result(ray, reference, running.pop(reference))


def _result(ray: Any, reference: Any, fixture: Fixture) -> Result:
    """Ray has tried again on its own before it gives a task up."""
    try:
        result: Result = ray.get(reference)
    except ray.exceptions.RayError as error:
        return failed(fixture, error)
    return result


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise MissingPackage("ray", "ray") from error
    return ray


def _connect(ray: Any, address: str, workers: int | None) -> None:
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
    if address == LOCAL:
        ray.init(address=LOCAL, num_cpus=workers, **quiet)
        return
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (OSError, OverflowError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise NoCluster(f"no Ray cluster answers at {address}: {error}", address=address) from error


def _knock(address: str) -> None:
    """Ray itself would wait for more than a minute before a closed door."""
    if found := ADDRESS.fullmatch(address):
        create_connection((found["host"], int(found["port"])), timeout=PATIENCE).close()
