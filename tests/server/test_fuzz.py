"""Tens of thousands of wrong messages on real sockets, and clients that read nothing."""

from __future__ import annotations

import random
import string
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from .client import Client, Player, decode
from .conftest import PLENTY, Serve

MESSAGES = 20_000
SOCKETS = 4
BATCH = 250

KINDS = ["hello", "act", "why", "hint", "say", "resync", "lang", "ping", "snapshot", "", "é", "ACT"]
TEXTS = ["play wolf", "play carrot", "undo", "undo 99", "bot alpha asked", "stop", "back", "branch"]
ODD: list[Any] = [
    None, True, -1, 0, 2**63, 2**64, -(2**70), 1e308, 1.5, "", "0", [], {}, [[]], {"a": {}},
    "\u0000", "\u202e", "💀" * 40, "x" * 4000, ["x"] * 200,
]  # fmt: skip


def messages(rng: random.Random) -> Iterator[str]:
    """Nonsense of every kind, some of it nearly right."""
    while True:
        shape = rng.random()
        if shape < 0.15:
            yield "".join(rng.choices(string.printable, k=rng.randrange(60)))
        elif shape < 0.25:
            yield rng.choice(["[", "{", '{"type":', '"']) * rng.randrange(1, 500)
        else:
            yield msgspec.json.encode(_message(rng)).decode()


def _message(rng: random.Random) -> dict[str, Any]:
    likely = {
        "type": rng.choice(KINDS), "ref": "r", "decision": rng.randrange(-1, 5),
        "action": rng.choice(TEXTS), "lang": rng.choice(["en", "fr", "de", "tlh"]),
        "token": rng.choice([None, "x" * 43, "\ud7ff"]), "since": 0,
        "kind": rng.choice(["phrase", "words", "shout"]), "body": rng.choice(TEXTS),
    }  # fmt: skip
    for name in rng.sample(sorted(likely), rng.randrange(3)):
        likely[name] = rng.choice(ODD)
    return {name: value for name, value in likely.items() if rng.random() < 0.8}


def flood(player: Player, wrong: Iterator[str], count: int) -> int:
    """So many messages, or fewer where one of them ends the conversation."""
    for sent in range(count):
        try:
            player.socket.send(next(wrong))
        except ConnectionClosed:
            return sent
    return count


def drained(player: Player) -> list[str]:
    """What was said up to the answer to a last question."""
    said: list[str] = []
    try:
        player.say(type="why", ref="the end", action="play wolf")
        while True:
            text = str(player.socket.recv(timeout=30))
            if decode(text).get("ref") == "the end":
                return said
            said.append(text)
    except ConnectionClosed:
        return said


@pytest.mark.timeout(600)
def test_no_message_breaks_the_server_or_changes_a_match(serve: Serve) -> None:
    rng = random.Random(7)
    with serve(message_rate=PLENTY, hint_rate=PLENTY) as address, Client(address) as client:
        ada, *_ = client.three_players()
        sent = 0
        while sent < MESSAGES:
            with ExitStack() as stack:
                players = [
                    stack.enter_context(Player(address, ada["match"])) for _ in range(SOCKETS)
                ]
                for player in players:
                    player.hello()
                for player in players:
                    wrong = messages(rng)
                    sent += flood(player, wrong, BATCH)
                    for text in drained(player):
                        assert '"internal"' not in text
        assert client.snapshot(ada["match"])["number"] == 0
        with Player(address, ada["match"]) as player:
            player.hello(ada["token"])
            assert player.act("play wolf")["type"] == "ack"


def test_clients_that_read_nothing_hold_nobody_up(serve: Serve) -> None:
    with (
        serve(message_rate=PLENTY, stall_seconds=0.5) as address,
        Client(address) as client,
        ExitStack() as stack,
    ):
        ada, ben, cleo = client.three_players()
        deaf = [stack.enter_context(Player(address, ada["match"])) for _ in range(5)]
        for player in deaf:
            player.hello()
            for _ in range(300):
                player.say(type="resync")
        for ticket in (ada, ben, cleo):
            with Player(address, ticket["match"]) as player:
                player.hello(ticket["token"])
                assert player.act("play wolf")["type"] == "ack"
        assert client.snapshot(ada["match"])["number"] == 3
        for player in deaf:
            player.socket.socket.close()
