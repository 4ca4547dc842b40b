"""Databases to test on. With WOLFDEN_NO_SKIPS set, as in CI, a skipped test is a failed one."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator
from itertools import count
from pathlib import Path

import pytest

from . import redis_server as redis_server_module
from .postgres import Postgres, programs, running
from .redis_server import RedisServer

REAL = ("tests/browser", "tests/cli", "tests/server", "tests/storage")
"""Tests of real processes, sockets and browsers, any of which may be late beside a busy core."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Whatever depends on the machine is tried up to twice more when it fails."""
    for item in items:
        if any(folder in item.path.as_posix() for folder in REAL):
            item.add_marker(pytest.mark.flaky(reruns=2))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.skipped and os.environ.get("WOLFDEN_NO_SKIPS") and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skips are forbidden here: {report.longrepr}"
    return report


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One for all tests of a run, each of which makes a database of its own there."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    with running(found) as started:
        yield started


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    found = redis_server_module.program()
    if found is None:
        pytest.skip("Redis is not installed")
    with redis_server_module.running(found) as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Makes empty databases; whoever asks for them is tested on both kinds."""
    if request.param == "postgresql":
        started: Postgres = request.getfixturevalue("postgres")
        return started.new_database
    numbers = count()
    return lambda: str(tmp_path / f"wolfden{next(numbers) or ''}.db")


@pytest.fixture
def database(new_database: Callable[[], str]) -> str:
    return new_database()
