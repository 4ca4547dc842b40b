"""Talking and watching over HTTP and sockets; and nobody learns what is not theirs."""

from __future__ import annotations

import pytest

from wolfden.match.watching import LATE
from wolfden.server.settings import Rate

from .client import ME, OPEN, Client, Json, Player, bearer
from .conftest import Serve
from .test_processes import play

CARDS = ("hunter", "wolf", "rabbit", "carrot", "closed")


def say(client: Client, ticket: Json, kind: str, body: str) -> tuple[int, Json]:
    answer = client.http.post(
        f"/api/matches/{ticket['match']}/talk",
        json={"kind": kind, "body": body},
        headers=bearer(ticket["token"]),
    )
    return answer.status_code, answer.json()


def test_what_is_said_reaches_everyone_and_a_late_comer_asks_for_the_rest(client: Client) -> None:
    ada, ben, _ = client.three_players(talking="free")
    with Player(client.address, ada["match"]) as one, Player(client.address, ada["match"]) as two:
        one.hello(ada["token"])
        two.hello(ben["token"])
        assert one.speak("phrase", "good-luck")["type"] == "ack"
        assert say(client, ben, "words", "<b>dank\u202ee</b>")[0] == 201
        for player in (one, two):
            player.hear_talk((0, "good-luck"), (1, "<b>danke</b>"))
        assert one.speak("words", " ")["code"] == "bad-words"
    with Player(client.address, ada["match"]) as again:
        again.say(type="hello", token=ada["token"], lang="fr", talk=1)
        again.hear_talk((1, "<b>danke</b>"))
    path = f"/api/matches/{ada['match']}/talk?since=1"
    told = client.http.get(path, headers=bearer(ben["token"])).json()
    assert [remark["number"] for remark in told["remarks"]] == [2]
    assert client.http.get(path).json()["remarks"] == []


def test_whoever_floods_is_told_to_wait(serve: Serve) -> None:
    with (
        serve(talk_rate=Rate(2, 0.1), talk_address_rate=Rate(4, 0.1)) as address,
        Client(address) as client,
    ):
        ada, ben, _ = client.three_players()
        answers = [say(client, ada, "phrase", "hello") for _ in range(3)]
        assert [status for status, _ in answers] == [201, 201, 429]
        refused = client.http.post(
            f"/api/matches/{ben['match']}/talk",
            json={"kind": "reaction", "body": "paw"},
            headers=bearer(ben["token"]),
        )
        assert refused.status_code == 201
        with Player(address, ben["match"]) as player:
            player.hello(ben["token"])
            assert player.speak("phrase", "hello")["code"] == "too-many-requests"
        again = client.http.post(
            f"/api/matches/{ada['match']}/talk", json={"kind": "phrase", "body": "hello"}
        )
        assert (again.status_code, int(again.headers["Retry-After"]) > 1) == (429, True)


def test_at_two_servers_people_talk_and_spectators_are_counted(serve_house: Serve) -> None:
    hasty = {"beat_seconds": 0.2}
    with serve_house(**hasty) as here, serve_house(**hasty) as there, Client(here) as client:
        ada, ben, _ = client.three_players(overheard=True)
        match = ada["match"]
        with Player(here, match) as one, Player(there, match) as two:
            one.hello(ada["token"])
            two.hello(ben["token"])
            with Player(there, match) as watcher, Player(here, match) as other:
                watcher.hello()
                other.hello()
                for player in (one, two, watcher):
                    hear_spectators(player, 2)
                assert two.speak("phrase", "hello")["type"] == "ack"
                for player in (one, watcher):
                    player.hear_talk((1, "hello"))
            hear_spectators(one, 0)


def hear_spectators(player: Player, count: int) -> None:
    while player.people.get("spectators") != count:
        player._hear()


@pytest.mark.parametrize("watching", ["late", "no"])
def test_watching_later_or_not_at_all_tells_nothing_newer(client: Client, watching: str) -> None:
    """Everything that a spectator can get at, by HTTP and by socket, while people play on."""
    host = client.new_match(ME, OPEN, OPEN, days=10, watching=watching, overheard=True)
    match = host["match"]
    assert client.snapshot(match)["phase"] == "waiting"
    with Player(client.address, match) as watcher:
        assert watcher.hello()["type"] == "snapshot"
        tickets = [host, client.join(match, "Ben"), client.join(match, "Cleo")]
        made = 0
        while made < LATE + 8:
            for seat in client.snapshot(match, host["token"])["to_act"]:
                play(client, match, tickets[seat])
                made += 1
            if watching == "no":
                assert set(refusals(client, match)) == {"watching-off"}
            else:
                assert newest(client, match) == max(0, made - LATE)
        say(client, host, "phrase", "well-played")
        if watching == "no":
            assert watcher.hear_the_end() == 4403
        else:
            watcher.hear_until(made - LATE)
            watcher.say(type="ping")
            assert watcher.hear_a("pong")
            assert watcher.view["number"] == made - LATE
            assert watcher.talk == []
        assert '"turns":[{' not in "".join(watcher.overheard)
        assert "well-played" not in "".join(watcher.overheard)
        known = client.snapshot(match, host["token"])
        stated = "\n".join(watcher.heard)
        assert not any(f'"number":{later},' in stated for later in range(made - LATE + 1, made + 1))
        assert not any(ticket["token"] in stated + "".join(watcher.overheard) for ticket in tickets)
    assert known["number"] == made
    for ticket in tickets:
        client.http.post(
            f"/api/matches/{match}/proposals", json={}, headers=bearer(ticket["token"])
        )
    assert client.snapshot(match)["phase"] == "over"
    assert refusals(client, match) == []


def asked(client: Client, match: str) -> list[Json]:
    """Whatever a spectator may ask for."""
    paths = ("", "/people", "/talk", "/moments", "/moments?as=public", "/moments/0")
    return [client.http.get(f"/api/matches/{match}{path}").json() for path in paths]


def refusals(client: Client, match: str) -> list[str]:
    return [answer["code"] for answer in asked(client, match) if "code" in answer]


def newest(client: Client, match: str) -> int:
    """The newest move that any answer to a spectator speaks of."""
    whole, people, talk, moments, public, _ = asked(client, match)
    assert (people["clocks"], talk["remarks"]) == (None, [])
    for seen in (whole, moments, public):
        numbers = [entry["number"] for entry in seen["log"]]
        assert numbers == list(range(1, seen["number"] + 1))
    assert max([*moments["turns"], *moments["rounds"]]) <= moments["number"] == whole["number"]
    beyond = f"/api/matches/{match}/moments/{whole['number'] + 1}"
    assert client.http.get(beyond).json()["code"] == "no-such-moment"
    return int(whole["number"])


def test_talk_is_kept_from_those_who_may_not_hear_it(client: Client) -> None:
    """Neither own words nor who said them stands in anything that a spectator is told."""
    tickets = client.three_players(talking="free")
    ada, ben, _ = tickets
    with (
        Player(client.address, ada["match"]) as watcher,
        Player(client.address, ada["match"]) as one,
    ):
        watcher.hello()
        one.hello(ben["token"])
        say(client, ada, "words", "a secret plan")
        one.hear_talk((0, "a secret plan"))
        play(client, ada["match"], ada)
        watcher.hear_until(1)
        told = "".join(watcher.heard + watcher.overheard)
    answers = "".join(str(answer) for answer in asked(client, ada["match"]))
    assert "secret plan" not in told + answers
    assert not any(ticket["token"] in told + answers for ticket in tickets)
