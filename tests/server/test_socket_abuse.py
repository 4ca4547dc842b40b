"""Sockets that are used wrongly, by mistake or on purpose."""

from __future__ import annotations

import socket as sockets
import time
from collections.abc import Callable
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from wolfden.server.settings import Rate

from .client import ME, OPEN, Client, Player
from .conftest import Serve

NOWHERE = "x" * 22


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
        assert player.hear_the_end() == close


def test_whoever_does_not_begin_with_hello_is_refused(client: Client) -> None:
    match = client.new_match(ME, OPEN, OPEN)["match"]
    for first in ('{"type":"ping"}', "nonsense", '{"type":"hello","lang":"tlh"}', "[" * 50_000):
        with Player(client.address, match) as player:
            player.socket.send(first)
            assert player.hear()["code"] == "bad-request"
            assert player.hear_the_end() == 4400


def _binary(player: Player) -> None:
    player.socket.send(b'{"type":"ping"}')


def _text(text: str) -> Callable[[Player], None]:
    return lambda player: player.socket.send(text)


@pytest.mark.parametrize(
    "send",
    [
        _binary, _text("{"), _text(""), _text("[]"), _text("null"), _text("{}"),
        _text("[" * 60_000), _text('{"type":"dance"}'), _text('{"type":"act"}'),
        _text('{"type":5}'),
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
        assert player.hear_the_end() in (1009, 4413)
    assert client.http.get("/api/health").status_code == 200


def test_whoever_says_nothing_is_closed(serve: Serve) -> None:
    with serve(hello_seconds=0.2) as address, Client(address) as client:
        match = client.new_match(ME, OPEN, OPEN)["match"]
        with Player(address, match) as player:
            assert player.hear()["code"] == "bad-request"
            assert player.hear_the_end() == 4408


def test_a_flood_of_messages_is_closed(serve: Serve) -> None:
    with serve(message_rate=Rate(5, 0.001)) as address, Client(address) as client:
        ada, *_ = client.three_players()
        with Player(address, ada["match"]) as player:
            player.hello(ada["token"])
            with suppress(ConnectionClosed):
                for _ in range(10):
                    player.say(type="ping")
            assert player.hear_a("error")["code"] == "too-many-requests"
            assert player.hear_the_end() == 4429


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
