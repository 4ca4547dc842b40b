"""Two servers of one house, on either database or with Redis: whoever watches at one hears what
happens at the other."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from wolfden.match.errands import Errand, Question
from wolfden.server.bot_pool import BotPool
from wolfden.server.bus import Bus
from wolfden.server.worker import Advised

from .client import GREEDY, ME, OPEN, RANDOM, Client, Player, bearer
from .conftest import Serve

SOON = 1.0


@pytest.fixture
def two(serve_house: Serve) -> Iterator[tuple[Client, Client]]:
    with serve_house() as one, serve_house() as other, Client(one) as here, Client(other) as there:
        yield here, there


def test_joins_moves_and_a_rematch_are_heard_at_the_other_server(
    two: tuple[Client, Client],
) -> None:
    here, there = two
    host = here.new_match(ME, OPEN, OPEN)
    match = host["match"]
    with Player(here.address, match) as watcher:
        watcher.hello(host["token"])
        began = time.monotonic()
        tickets = [host, there.join(match, "Ben")]
        assert watcher.hear_a("update")["snapshot"]["seats"][1]["name"] == "Ben"
        assert time.monotonic() - began < SOON
        tickets.append(there.join(match, "Cleo"))
        assert watcher.hear_a("update")["snapshot"]["phase"] == "playing"
        began = time.monotonic()
        play(there, match, tickets[1])
        assert watcher.hear_a("update")["snapshot"]["number"] == 1
        assert time.monotonic() - began < SOON
        while (seen := there.snapshot(match))["phase"] != "over":
            for seat in seen["to_act"]:
                play(there if seat % 2 else here, match, tickets[seat])
        watcher.hear_until(seen["number"])
        header = bearer(tickets[2]["token"])
        again = there.created(there.http.post(f"/api/matches/{match}/rematch", headers=header))
        while watcher.view["rematch"] != again["match"]:
            watcher.hear()
    numbers = [entry["number"] for entry in here.snapshot(match)["log"]]
    assert numbers == list(range(1, seen["number"] + 1))


def play(client: Client, match: str, ticket: dict[str, str]) -> None:
    mine = client.snapshot(match, ticket["token"])
    body = {"decision": mine["decision"], "action": mine["legal"][0]["text"]}
    header = bearer(ticket["token"])
    answer = client.http.post(f"/api/matches/{match}/moves", json=body, headers=header)
    assert answer.status_code == 200, answer.text


def test_a_change_told_twice_is_sent_once(two: tuple[Client, Client]) -> None:
    """A server hears of its own changes too when another one makes it listen."""
    here, there = two
    ada, ben, _ = here.three_players()
    with Player(here.address, ada["match"]) as watcher:
        watcher.hello()
        play(here, ada["match"], ada)
        play(there, ada["match"], ben)
        watcher.hear_until(2)
        time.sleep(0.5)
        watcher.say(type="ping")
        assert watcher.hear()["type"] == "pong"
    logs = [message for message in watcher.heard if '"type":"update"' in message]
    assert len(logs) == 2


def test_whoever_is_at_one_server_is_here_for_all(serve_house: Serve) -> None:
    hasty = {"away_seconds": 0.2, "gone_seconds": 60.0, "beat_seconds": 0.2}
    with serve_house(**hasty) as one, serve_house(**hasty) as other, Client(one) as here:
        ada, ben, cleo = here.three_players()
        with Player(one, ada["match"]) as first, Player(other, ada["match"]) as second:
            first.hello(ada["token"])
            second.hello(ben["token"])
            first.hear_people("here", "here", "away")
            second.hear_people("here", "here", "away")
            with Player(other, ada["match"]) as third:
                third.hello(cleo["token"])
                first.hear_people("here", "here", "here")
            first.hear_people("here", "here", "away")


def test_people_at_two_servers_agree_that_a_bot_plays(serve_house: Serve) -> None:
    hasty = {"away_seconds": 0.2, "gone_seconds": 60.0, "beat_seconds": 0.2}
    with (
        serve_house(**hasty) as one,
        serve_house(**hasty) as other,
        Client(one) as here,
        Client(other) as there,
    ):
        ada, ben, _ = here.three_players()
        path = f"/api/matches/{ada['match']}/proposals"
        with Player(one, ada["match"]) as first, Player(other, ada["match"]) as second:
            first.hello(ada["token"])
            second.hello(ben["token"])
            first.hear_people("here", "here", "away")
            second.hear_people("here", "here", "away")
            here.http.post(path, json={"seat": 2}, headers=bearer(ada["token"]))
            while not second.people["proposals"]:
                second._hear()
            assert second.people["proposals"] == [
                {"about": "bot", "seat": 2, "agreed": [0], "missing": [1]}
            ]
            there.http.post(path, json={"seat": 2}, headers=bearer(ben["token"]))
            while first.view["seats"][2]["stand_in"] != "yearling":
                first.hear()


def test_bots_watched_at_two_servers_think_once(
    serve_house: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen: list[tuple[int, int]] = []
    choose = BotPool.choose

    async def counting(pool: BotPool, errand: Errand) -> str:
        chosen.append((errand.seat, errand.decision))
        return await choose(pool, errand)

    monkeypatch.setattr(BotPool, "choose", counting)
    with (
        serve_house(beat_seconds=3.0, lease_seconds=30.0) as one,
        serve_house(beat_seconds=3.0, lease_seconds=30.0) as other,
        Client(one) as here,
    ):
        time.sleep(2.0)  # until they have heard of each other
        match = here.new_match(GREEDY, RANDOM, GREEDY)["match"]
        with Player(one, match) as first, Player(other, match) as second:
            first.hello()
            second.hello()
            while first.view["phase"] != "over":
                first.hear()
            second.hear_until(first.view["number"])
    assert len(chosen) == len(set(chosen))


def test_a_hint_is_thought_out_once_and_given_alike_at_both_servers(
    serve_house: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    hint = BotPool.hint

    async def counting(pool: BotPool, question: Question, seconds: float) -> Advised:
        asked.append(question.decision)
        return await hint(pool, question, seconds)

    monkeypatch.setattr(BotPool, "hint", counting)
    monkeypatch.setattr(Bus, "alone", False)  # as soon as they have heard of each other
    with serve_house() as one, serve_house() as other, Client(one) as here:
        ada = here.new_match(ME, GREEDY, GREEDY)
        with Player(one, ada["match"]) as first, Player(other, ada["match"]) as second:
            for player in (first, second):
                player.hello(ada["token"])
                player.say(type="hint", ref="hint", decision=player.view["decision"])
            hints = [player.hear_a("hint", "error")["hint"] for player in (first, second)]
    assert hints[0] == hints[1]
    assert len(asked) == 1
