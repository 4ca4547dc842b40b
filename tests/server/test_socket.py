"""The socket's side of the protocol, over real connections."""

from __future__ import annotations

import socket as sockets
import time
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from .client import GREEDY, ME, OPEN, Client, Player
from .conftest import Rate, Serve

NOWHERE = "x" * 22


def closing_code(player: Player) -> int | None:
    """The code with which the server ends the conversation."""
    with pytest.raises(ConnectionClosed):
        while True:
            player.hear()
    return player.socket.close_code


def test_hello_is_answered_with_the_whole_table(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        snapshot = player.hello(ada["token"])["snapshot"]
    assert (snapshot["you"], snapshot["phase"], snapshot["decision"]) == (0, "playing", 0)
    assert snapshot["legal"][1] == {
        "id": 1, "verb": "play", "fields": {"card": "wolf"}, "text": "play wolf",
    }  # fmt: skip


def test_an_acknowledged_move_is_stored_and_others_are_told(client: Client) -> None:
    ada, ben, _ = client.three_players()
    with Player(client.address, ada["match"]) as one, Player(client.address, ada["match"]) as two:
        one.hello(ada["token"])
        two.hello(ben["token"])
        assert one.act("play wolf") == {"type": "ack", "ref": "act", "number": 1}
        assert client.snapshot(ada["match"])["number"] == 1
        update = two.hear_a("update")["snapshot"]
        assert update["log"] == [
            {"number": 1, "seat": 0, "events": [{"name": "chose", "data": {"seat": 0}}]}
        ]
        assert update["decision"] == 0
        assert one.hear_until(1)["view"]["lodges"][0]["choice"] == "wolf"


def test_a_sealed_card_reaches_nobody_else(client: Client) -> None:
    """Whatever is sealed, the others hear the same, byte for byte, but for the match's id."""
    heard: list[list[str]] = []
    for card in ("play wolf", "play carrot"):
        ada, ben, _ = client.three_players()
        match = ada["match"]
        with (
            Player(client.address, match) as one,
            Player(client.address, match) as two,
            Player(client.address, match) as spectator,
        ):
            one.hello(ada["token"])
            marker = one.view["view"]["marker"]
            for other, token in ((two, ben["token"]), (spectator, None)):
                other.hello(token)
            one.act(card)
            for other in (two, spectator):
                other.hear_until(1)
                other.say(type="resync")
                other.hear_a("snapshot")
            lines = [*two.heard, *spectator.heard]
        marked = f'"marker":{marker}'
        heard.append([line.replace(match, "*").replace(marked, '"marker":*') for line in lines])
    assert heard[0] == heard[1]


def test_updates_join_onto_each_other(client: Client) -> None:
    tickets = client.three_players()
    match = tickets[0]["match"]
    with Player(client.address, match) as watcher:
        known = watcher.hello()["snapshot"]["number"]
        for ticket in tickets:
            with Player(client.address, match) as player:
                player.hello(ticket["token"])
                player.act("play wolf")
        while known < 3:
            log = watcher.hear_a("update")["snapshot"]["log"]
            numbers = [entry["number"] for entry in log]
            assert numbers == list(range(known + 1, known + 1 + len(numbers)))
            known += len(numbers)
        watcher.say(type="resync")
        assert [entry["number"] for entry in watcher.hear_a("snapshot")["snapshot"]["log"]] == [
            1, 2, 3,
        ]  # fmt: skip


def test_someone_joining_is_an_update_with_an_empty_log(client: Client) -> None:
    host = client.new_match(ME, OPEN, OPEN)
    with Player(client.address, host["match"]) as player:
        assert player.hello(host["token"])["snapshot"]["view"] is None
        client.join(host["match"], "Ben")
        joined = player.hear_a("update")["snapshot"]
        assert (joined["phase"], joined["log"], joined["seats"][1]["name"]) == ("waiting", [], "Ben")
        client.join(host["match"], "Cleo")
        assert player.hear_a("update")["snapshot"]["phase"] == "playing"


def test_a_spectator_who_joins_says_hello_again(client: Client) -> None:
    host = client.new_match(ME, OPEN, GREEDY)
    with Player(client.address, host["match"]) as player:
        assert player.hello()["snapshot"]["you"] is None
        ticket = client.join(host["match"], "Ben")
        assert player.hello(ticket["token"])["snapshot"]["you"] == 1
        assert player.act("play wolf")["type"] == "ack"


def test_after_a_lost_connection_hello_brings_everything_back(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        player.act("play wolf")
        decision = player.view["decision"]
    with Player(client.address, ada["match"]) as player:
        snapshot = player.hello(ada["token"])["snapshot"]
        assert snapshot["view"]["lodges"][0]["choice"] == "wolf"
        assert player.act("play wolf", decision=0)["code"] == "stale-decision"
        assert decision in (0, 1)
        assert player.act("play carrot")["number"] == 2


def test_a_stale_or_forbidden_action_is_refused_and_the_talk_goes_on(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"], lang="fr")
        stale = player.act("play wolf", decision=5)
        assert (stale["code"], stale["ref"]) == ("stale-decision", "act")
        assert player.act("play bear")["code"] == "unknown-action"
        player.act("play wolf")
        player.hear_until(1)
        illegal = player.act("play wolf")
        assert illegal["message"] == "C’est la carte que tu as déjà choisie."
        player.say(type="lang", lang="de")
        assert player.act("play wolf")["message"] == "Diese Karte hast du bereits gewählt."
        player.say(type="ping")
        assert player.hear() == {"type": "pong"}


def test_why(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        player.say(type="why", ref="1", action="play wolf")
        assert player.hear() == {
            "type": "why", "ref": "1", "allowed": True, "reason": None, "message": None,
        }  # fmt: skip
        player.act("play wolf")
        player.say(type="why", ref="2", action="play wolf")
        answer = player.hear_a("why")
        assert (answer["allowed"], answer["message"]) == (
            False, "That is the card you have already chosen.",
        )  # fmt: skip


def test_a_spectator_may_look_but_not_act(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        assert player.hello()["snapshot"]["legal"] == []
        assert player.act("play wolf", decision=0)["code"] == "not-your-seat"
        player.say(type="why", ref="1", action="play wolf")
        assert player.hear()["code"] == "not-your-seat"


@pytest.mark.parametrize(
    ("match", "token", "code", "close"),
    [
        (None, "x" * 43, "not-your-seat", 4403),
        (None, "é\u0000", "not-your-seat", 4403),
        (NOWHERE, None, "unknown-match", 4404),
    ],
)
def test_a_hello_that_opens_nothing_is_refused_and_closed(
    client: Client, match: str | None, token: str | None, code: str, close: int
) -> None:
    real = client.new_match(ME, OPEN, OPEN)["match"]
    with Player(client.address, match or real) as player:
        assert player.hello(token)["code"] == code
        assert closing_code(player) == close


def test_whoever_does_not_begin_with_hello_is_refused(client: Client) -> None:
    match = client.new_match(ME, OPEN, OPEN)["match"]
    for first in ('{"type":"ping"}', "nonsense", '{"type":"hello","lang":"tlh"}', "[" * 50_000):
        with Player(client.address, match) as player:
            player.socket.send(first)
            assert player.hear()["code"] == "bad-request"
            assert closing_code(player) == 4400


def _binary(player: Player) -> None:
    player.socket.send(b'{"type":"ping"}')


def _text(text: str) -> Callable[[Player], None]:
    return lambda player: player.socket.send(text)


@pytest.mark.parametrize(
    "send",
    [
        _binary, _text("{"), _text(""), _text("[]"), _text("null"), _text("{}"), _text("[" * 60_000),
        _text('{"type":"dance"}'), _text('{"type":"act"}'), _text('{"type":5}'),
        _text('{"type":"act","ref":"r","decision":"x","action":"play wolf"}'),
        _text('{"type":"act","ref":"r","decision":1e999,"action":"play wolf"}'),
        _text('{"type":"lang","lang":"tlh"}'),
    ],
)  # fmt: skip
def test_nonsense_is_answered_and_the_talk_goes_on(
    client: Client, send: Callable[[Player], None]
) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        send(player)
        assert player.hear()["code"] == "bad-request"
        assert player.act("play wolf")["type"] == "ack"


def test_a_wrong_message_gets_its_ref_back(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        player.say(type="act", ref="mine", decision=[])
        assert player.hear()["ref"] == "mine"


def test_a_huge_frame_ends_the_connection_and_nothing_else(client: Client) -> None:
    ada, *_ = client.three_players()
    with Player(client.address, ada["match"]) as player:
        player.hello(ada["token"])
        player.socket.send("x" * 70_000)
        assert closing_code(player) in (1009, 4413)
    assert client.http.get("/api/health").status_code == 200


def test_whoever_says_nothing_is_closed(serve: Serve) -> None:
    with serve(hello_seconds=0.2) as address, Client(address) as client:
        match = client.new_match(ME, OPEN, OPEN)["match"]
        with Player(address, match) as player:
            assert player.hear()["code"] == "bad-request"
            assert closing_code(player) == 4408


def test_a_flood_of_messages_is_closed(serve: Serve) -> None:
    with serve(message_rate=Rate(5, 0.001)) as address, Client(address) as client:
        ada, *_ = client.three_players()
        with Player(address, ada["match"]) as player:
            player.hello(ada["token"])
            for _ in range(10):
                player.say(type="ping")
            assert player.hear_a("error")["code"] == "too-many-requests"
            assert closing_code(player) == 4429


def test_a_half_open_connection_is_noticed_and_disturbs_nobody(serve: Serve) -> None:
    with serve(ping_seconds=0.3) as address, Client(address) as client:
        ada, ben, _ = client.three_players()
        host, _, port = address.removeprefix("http://").partition(":")
        dead = sockets.create_connection((host, int(port)))
        dead.sendall(
            f"GET /api/matches/{ada['match']}/socket HTTP/1.1\r\nHost: {host}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        dead.settimeout(5)
        with Player(address, ada["match"]) as player:
            player.hello(ben["token"])
            assert player.act("play wolf")["type"] == "ack"
            began = time.monotonic()
            while dead.recv(4096):
                assert time.monotonic() - began < 5
            assert player.act("play carrot", decision=1)["type"] == "ack"
        dead.close()
