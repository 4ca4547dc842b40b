"""Two servers, people and watchers at both, and faults as they come: whatever happens, the log is
whole, nothing is doubled, and in the end all who watch see the same."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import WebSocketException

from tests.postgres import Postgres
from tests.proxy import Proxy, proxied
from tests.redis_server import RedisServer
from wolfden.storage.engine import url_of

from .client import Player
from .conftest import quick, served
from .game import Game
from .test_faults import HASTY, locked

SECONDS = 5.0
Fault = Callable[[random.Random], None]
_numbers = count()


class Watcher(threading.Thread):
    """Somebody who watches at one server, and opens the page again when the connection breaks."""

    def __init__(self, address: str, match: str) -> None:
        super().__init__(daemon=True)
        self._address, self._match = address, match
        self.number = -1
        self.seen: list[int] = []
        self.ended = threading.Event()

    def run(self) -> None:
        while not self.ended.is_set():
            with suppress(OSError, EOFError, TimeoutError, WebSocketException, KeyError):
                self._watch()
            time.sleep(0.1)

    def _watch(self) -> None:
        with Player(self._address, self._match) as player:
            player.hello()
            while not self.ended.is_set():
                self.number = player.view["number"]
                self.seen.append(self.number)
                with suppress(TimeoutError):
                    player.hear(timeout=0.2)


@contextmanager
def on_sqlite(folder: Path) -> Iterator[tuple[list[str], list[Fault]]]:
    place = str(folder / f"random{next(_numbers)}.db")

    def lock(chance: random.Random) -> None:
        with locked(place):
            time.sleep(chance.uniform(0.0, 0.8))

    with served(quick(place, **HASTY)) as one, served(quick(place, **HASTY)) as other:
        yield [one, other], [lock]


@contextmanager
def on_postgresql(
    postgres: Postgres, redis: RedisServer
) -> Iterator[tuple[list[str], list[Fault]]]:
    """Each server has proxies of its own to the database and to Redis."""
    place = url_of(postgres.new_database())
    prefix = f"random{next(_numbers)}"
    with ExitStack() as stack:
        proxies, addresses = [], []
        for _ in range(2):
            database, shared = (
                stack.enter_context(proxied(port)) for port in (postgres.port, redis.port)
            )
            own = place.set(port=database.port).render_as_string(hide_password=False)
            link: dict[str, Any] = {
                "redis": f"redis://127.0.0.1:{shared.port}/0", "redis_prefix": prefix,
            }  # fmt: skip
            addresses.append(stack.enter_context(served(quick(own, **link, **HASTY))))
            proxies += [database, shared]
        yield addresses, [*map(_cutting, proxies), *map(_freezing, proxies)]


def _cutting(proxy: Proxy) -> Fault:
    return lambda _: proxy.cut()


def _freezing(proxy: Proxy) -> Fault:
    def freeze(chance: random.Random) -> None:
        proxy.freeze()
        time.sleep(chance.uniform(0.0, 0.8))
        proxy.thaw()

    return freeze


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
@settings(
    max_examples=2, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(seed=st.integers(0, 2**32))
def test_whatever_fails_the_log_is_whole_and_all_agree(
    kind: str, seed: int, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    chance = random.Random(seed)
    house = (
        on_sqlite(tmp_path)
        if kind == "sqlite"
        else on_postgresql(
            request.getfixturevalue("postgres"), request.getfixturevalue("redis_server")
        )
    )
    with house as (addresses, faults):
        game = Game.at(addresses[0])
        watchers = [Watcher(address, game.match) for address in addresses]
        players = [threading.Thread(target=play, args=(game, addresses)) for _ in range(3)]
        for thread in (*watchers, *players):
            thread.start()
        until = time.monotonic() + SECONDS
        while time.monotonic() < until:
            time.sleep(chance.uniform(0.0, 0.5))
            chance.choice(faults)(chance)
        game.ended.set()
        for thread in players:
            thread.join(30)
        game.plays_on(*addresses)
        last = game.is_whole(addresses)
        for watcher in watchers:
            until = time.monotonic() + 10
            while watcher.number != last:
                assert time.monotonic() < until, (watcher.number, last)
                time.sleep(0.05)
            watcher.ended.set()
            assert max(watcher.seen) == last
        for watcher in watchers:
            watcher.join(10)
    assert len(game.acknowledged) >= 2


def play(game: Game, addresses: list[str]) -> None:
    chance = random.Random()
    while not game.ended.is_set():
        with suppress(httpx.HTTPError):
            game.step(chance.choice(addresses))
