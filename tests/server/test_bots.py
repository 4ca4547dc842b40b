"""Bot seats: they finish matches, survive crashes and go on after a restart."""

from __future__ import annotations

import asyncio
import os
import time
from typing import Any

import pytest

import wolfden
from wolfden.core import Chance
from wolfden.match.errands import Errand
from wolfden.server import worker
from wolfden.server.bot_pool import BotPool

from .client import GREEDY, ME, OPEN, RANDOM, Client, Json, Player
from .conftest import Serve


def chosen(patience: float) -> str:
    """What a bot of a pool with one new worker chooses."""

    async def story() -> str:
        pool = BotPool(workers=1, patience=patience)
        try:
            return await pool.choose(errand())
        finally:
            pool.close()

    return asyncio.run(story())


def wait_for_phase(client: Client, match: str, phase: str, seconds: float = 30) -> Json:
    began = time.monotonic()
    while (seen := client.snapshot(match))["phase"] != phase:
        assert time.monotonic() - began < seconds, seen
        time.sleep(0.05)
    return seen


def errand() -> Errand:
    state = wolfden.new("jagdfieber", players=3, seed=1)
    return Errand("m", 1, "greedy", 0, state.redeal(1, Chance.from_seed(2)), state.spec.tactics)


def test_bots_play_a_match_among_themselves(client: Client) -> None:
    ticket = client.new_match(GREEDY, RANDOM, GREEDY, days=2)
    assert (ticket["seat"], ticket["token"]) == (None, None)
    over = wait_for_phase(client, ticket["match"], "over")
    assert len(over["outcome"]["scores"]) == 3


def test_a_person_plays_a_whole_match_against_bots(client: Client) -> None:
    ada = client.new_match(ME, GREEDY, RANDOM)
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        while player.view["phase"] != "over":
            if 0 in player.view["to_act"]:
                ack = player.act(player.view["legal"][0]["text"])
                player.hear_until(ack["number"])
            else:
                player.hear()


def test_a_restart_in_the_middle_of_a_secret_choice(serve: Serve) -> None:
    """Ada has sealed her card, Ben has not, and the bot had no time to."""
    with serve(bot_pause=60.0) as address, Client(address) as client:
        ada = client.new_match(ME, OPEN, GREEDY)
        ben = client.join(ada["match"], "Ben")
        with Player(address, ada["match"]) as player:
            player.hello(ada["token"])
            player.act("play wolf")
        assert client.snapshot(ada["match"])["to_act"] == [1, 2]
    with serve() as address, Client(address) as client:
        began = time.monotonic()
        while client.snapshot(ada["match"])["to_act"] != [1]:
            assert time.monotonic() - began < 20
            time.sleep(0.05)
        mine = client.snapshot(ada["match"], ada["token"])
        assert mine["view"]["lodges"][0]["choice"] == "wolf"
        with Player(address, ada["match"]) as player:
            player.hello(ben["token"])
            player.act("play rabbit")
            events = [event for entry in player.hear_until(3)["log"] for event in entry["events"]]
        (revealed,) = [event for event in events if event["name"] == "revealed"]
        assert revealed["cards"][:2] == ["wolf", "rabbit"]


def test_crashed_workers_are_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Any) -> None:
    marker = tmp_path / "crashed"
    monkeypatch.setattr(worker, "choose", crash_once)
    monkeypatch.setenv("WOLFDEN_TEST_CRASH", str(marker))

    assert chosen(patience=20) == "after the crash"
    assert marker.exists()


def crash_once(place: tuple[str, int], level: str, state: Any, tactics: Any, seed: int) -> str:
    marker = os.environ["WOLFDEN_TEST_CRASH"]
    if os.path.exists(marker):  # noqa: PTH110
        return "after the crash"
    open(marker, "w").close()  # noqa: PTH123
    os._exit(9)


def test_a_worker_that_starts_slowly_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "prepare", start_slowly)
    monkeypatch.setattr(worker, "choose", choose_at_once)

    assert chosen(patience=1) == "at once"


def start_slowly() -> None:
    time.sleep(1.5)


def choose_at_once(place: tuple[str, int], level: str, state: Any, tactics: Any, seed: int) -> str:
    return "at once"


def test_a_bot_that_thinks_for_ever_is_replaced_by_a_legal_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(worker, "choose", think_for_ever)

    legal = [action.text for action in errand().state.legal(1)]
    assert chosen(patience=0.1) in legal


def think_for_ever(place: tuple[str, int], level: str, state: Any, tactics: Any, seed: int) -> str:
    time.sleep(600)
    return ""
