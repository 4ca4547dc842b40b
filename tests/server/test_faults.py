"""Faults of every kind: nothing acknowledged is lost, every table plays on within ten seconds."""

from __future__ import annotations

import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.postgres import Postgres, programs
from tests.postgres import running as running_postgres
from tests.proxy import proxied
from tests.redis_server import RedisServer
from tests.redis_server import program as redis_program
from tests.redis_server import running as running_redis
from wolfden.server import pulse
from wolfden.storage import sqlite
from wolfden.storage.engine import url_of

from .client import GREEDY, ME, Client, Player
from .conftest import Serve, quick, served
from .game import WITHIN, Game
from .test_kill import running

HASTY: dict[str, Any] = {
    "beat_seconds": 0.3, "lease_seconds": 1.0, "database_seconds": 1.0, "bot_pause": 0.05,
}  # fmt: skip
SLOW = 1.0
"""Seconds that a slow disk takes for a commit."""
PATIENCE = 60.0
"""With what has to start first, on a busy machine."""
TROUBLE_SECONDS = 4.0
"""Stands for a minute: many times longer than anyone is patient."""


def flags(house: dict[str, Any]) -> list[str]:
    return ["--redis", house["redis"]] if "redis" in house else []


@pytest.mark.parametrize("house", ["sqlite", "postgresql and redis"], indirect=True)
def test_kill_9_of_one_of_two_servers(house: dict[str, Any]) -> None:
    place = house["database"]
    with (
        running(place, *flags(house)) as (_, one),
        running(place, *flags(house)) as (victim, other),
    ):
        game = Game.at(one)
        game.plays_on(one, other, one, other)
        with Player(one, game.match) as watcher:
            watcher.hello()
            victim.send_signal(signal.SIGKILL)
            assert not game.step(other)
            for _ in range(3):
                game.plays_on(one)
            watcher.hear_until(game.acknowledged[-1])
        game.is_whole([one])


@pytest.fixture
def own_postgres() -> Iterator[Postgres]:
    """One that may be killed."""
    found = programs()
    if found is None:
        pytest.skip("PostgreSQL is not installed")
    with running_postgres(found) as postgres:
        yield postgres


@pytest.fixture
def own_redis() -> Iterator[RedisServer]:
    found = redis_program()
    if found is None:
        pytest.skip("Redis is not installed")
    with running_redis(found) as redis:
        yield redis


def test_kill_9_of_postgresql(own_postgres: Postgres) -> None:
    settings = quick(own_postgres.new_database(), **HASTY)
    with served(settings) as one, served(settings) as other, Client(one) as client:
        bots = client.new_match(ME, GREEDY, GREEDY, days=10)
        game = Game.at(one)
        game.plays_on(one, other)
        with Player(other, game.match) as watcher, Player(one, bots["match"]) as human:
            watcher.hello()
            human.hello(bots["token"])
            play_with_bots(human, PATIENCE)
            own_postgres.kill()
            assert not game.step(one)
            assert client.http.get("/api/health").status_code == 503
            own_postgres.start()
            game.plays_on(one, other)
            watcher.hear_until(game.acknowledged[-1])
            play_with_bots(human)
        game.is_whole([one, other])


def test_kill_9_of_redis(own_redis: RedisServer, postgres: Postgres) -> None:
    settings = quick(postgres.new_database(), redis=own_redis.url, **HASTY)
    with served(settings) as one, served(settings) as other, Client(one) as client:
        bots = client.new_match(ME, GREEDY, GREEDY, days=10)
        game = Game.at(one)
        with Player(other, game.match) as watcher, Player(one, bots["match"]) as human:
            watcher.hello()
            human.hello(bots["token"])
            play_with_bots(human, PATIENCE)
            for kill in (own_redis.kill, own_redis.start):
                kill()
                game.plays_on(one)
                watcher.hear_until(game.acknowledged[-1])
                play_with_bots(human)
        game.is_whole([one, other])


def test_a_partition_between_a_server_and_redis(
    redis_server: RedisServer, postgres: Postgres, tmp_path: Path
) -> None:
    place = postgres.new_database()
    more = HASTY | {"redis_prefix": tmp_path.name}
    with proxied(redis_server.port) as proxy:
        cut_off = quick(place, redis=f"redis://127.0.0.1:{proxy.port}/0", **more)
        with served(cut_off) as one, served(quick(place, redis=redis_server.url, **more)) as other:
            game = Game.at(one)
            with Player(one, game.match) as here, Player(other, game.match) as there:
                here.hello()
                there.hello()
                for happens in (proxy.freeze, proxy.thaw):
                    happens()
                    for address in (one, other):
                        game.plays_on(address)
                        here.hear_until(game.acknowledged[-1])
                        there.hear_until(game.acknowledged[-1])
            game.is_whole([one, other])


def test_kill_9_of_a_bot_worker(own_redis: RedisServer, postgres: Postgres) -> None:
    settings = quick(postgres.new_database(), redis=own_redis.url, **(HASTY | {"bot_workers": 0}))
    with (
        bot_worker(own_redis) as victim,
        bot_worker(own_redis),
        served(settings) as address,
        Client(address) as client,
    ):
        bots = client.new_match(ME, GREEDY, GREEDY, days=10)
        with Player(address, bots["match"]) as human:
            human.hello(bots["token"])
            play_with_bots(human, PATIENCE)
            victim.send_signal(signal.SIGKILL)
            for _ in range(3):
                play_with_bots(human)


@contextmanager
def bot_worker(redis: RedisServer) -> Iterator[subprocess.Popen[str]]:
    process = subprocess.Popen(
        [sys.executable, "-m", "wolfden.cli", "bot-worker", "--redis", redis.url, "--workers", "1"],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        assert "think" in process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def play_with_bots(human: Player, within: float = WITHIN) -> None:
    """Until the bots have answered a move of mine."""
    began = time.monotonic()
    mine = human.view["number"]
    while human.view["number"] <= mine + 1:
        if 0 in human.view["to_act"]:
            answer = human.act(human.view["legal"][0]["text"])
            human.hear_until(answer.get("number", 0))
        else:
            human.hear(within)
        assert time.monotonic() - began < within


def test_a_cut_connection_of_a_proxy(serve: Serve) -> None:
    with serve() as address, proxied(int(address.rpartition(":")[2])) as proxy:
        way = f"http://127.0.0.1:{proxy.port}"
        game = Game.at(way)
        with Player(way, game.match) as player:
            player.hello(game.tickets[0]["token"])
            player.act("play wolf")
            proxy.cut()
            with pytest.raises(ConnectionClosed):
                player.hear_until(99)
        with Player(way, game.match) as player:
            assert player.hello(game.tickets[0]["token"])["snapshot"]["number"] == 1
        game.plays_on(way)
        game.is_whole([address, way])


Trouble = Callable[[str], AbstractContextManager[None]]


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Another program holds the lock that every writer needs."""
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def full(database: str) -> Iterator[None]:
    """No file of this process may grow any more."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = Path(f"{database}-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.fixture(params=["locked", "full"])
def trouble(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Trouble:
    """A database that cannot be written for a while."""
    monkeypatch.setattr(pulse, "FRESH", 0.0)

    @contextmanager
    def troubled(database: str) -> Iterator[None]:
        if "://" not in database:
            with (locked if request.param == "locked" else full)(database):
                yield
            return
        postgres: Postgres = request.getfixturevalue("postgres")
        with (locked_table if request.param == "locked" else read_only)(postgres, database):
            yield

    return troubled


@contextmanager
def locked_table(postgres: Postgres, database: str) -> Iterator[None]:
    user = url_of(database).username or ""
    holder = postgres.session(user, "LOCK TABLE clock IN EXCLUSIVE MODE; SELECT pg_sleep(60)")
    time.sleep(0.5)
    yield
    postgres.hang_up_on(user, "LOCK TABLE%")
    holder.wait()


@contextmanager
def read_only(postgres: Postgres, database: str) -> Iterator[None]:
    """As near to a full disk as can be had: every transaction that writes is refused."""
    user = url_of(database).username or ""
    for value in ("on", "off"):
        postgres.sql(f"ALTER ROLE {user} SET default_transaction_read_only = {value}")
        postgres.hang_up_on(user)
        if value == "on":
            yield


def test_a_database_that_cannot_be_written_for_a_while(database: str, trouble: Trouble) -> None:
    settings = quick(database, **HASTY)
    with served(settings) as address, Client(address) as client:
        bots = client.new_match(ME, GREEDY, GREEDY, days=10)
        game = Game.at(address)
        game.plays_on(address)
        with Player(address, bots["match"]) as human:
            human.hello(bots["token"])
            play_with_bots(human, PATIENCE)
            with trouble(database):
                until = time.monotonic() + TROUBLE_SECONDS
                human.say(type="act", ref="1", decision=human.view["decision"], action="play wolf")
                assert client.http.get("/api/health").status_code == 503
                while time.monotonic() < until:
                    assert not game.step(address)
                    time.sleep(0.1)
            game.plays_on(address)
            assert client.http.get("/api/health").status_code == 200
            human.say(type="resync")
            human.hear_a("snapshot")
            play_with_bots(human)
        game.is_whole([address])


def test_a_slow_disk_holds_up_moves_and_nothing_else(
    database: str, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    with served(quick(database, **HASTY)) as address:
        games = [Game.at(address) for _ in range(3)]
        if "://" in database:
            make_slow(request.getfixturevalue("postgres"), url_of(database).username or "")
        else:
            write = sqlite.SqliteEngine._write
            monkeypatch.setattr(
                sqlite.SqliteEngine,
                "_write",
                lambda engine, work: (time.sleep(SLOW), write(engine, work))[1],
            )
        for game in games:
            game.plays_on(address, within=PATIENCE)
        match, first = games[0].match, games[0].tickets[0]["token"]
        with Player(address, match) as player, Player(address, match) as watcher:
            watcher.hello()
            player.hello(first)
            player.say(type="act", ref="1", decision=player.view["decision"], action="play wolf")
            watcher.say(type="ping")
            watcher.hear_a("pong")
            with pytest.raises(TimeoutError):
                player.hear(timeout=0.01)
            player.hear_a("ack", "error")
        for game in games:
            game.is_whole([address])


def make_slow(postgres: Postgres, user: str) -> None:
    postgres.sql(
        "CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS"
        f" 'BEGIN PERFORM pg_sleep({SLOW}); RETURN NEW; END';"
        "CREATE TRIGGER slow BEFORE INSERT ON moves FOR EACH ROW EXECUTE FUNCTION slowly()",
        user,
    )
