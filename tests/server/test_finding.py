"""Strangers find each other, whichever server of the house they are at."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from websockets.sync.client import ClientConnection, connect

from .client import ME, OPEN, Client, Json, Player, bearer, decode
from .conftest import Serve

LISTED = {"listed": True, "language": "fr"}
PATIENCE = 10.0


def lay(client: Client, **manners: object) -> Json:
    seats = {"game": "jagdfieber", "seats": [ME, OPEN, OPEN]}
    return client.created(client.http.post("/api/matches", json=seats | {"manners": manners}))


def find(client: Client, name: str) -> Json:
    wish = {"name": name, "game": "jagdfieber"}
    return client.created(client.http.post("/api/tables/find", json=wish))


@contextmanager
def list_socket(client: Client) -> Iterator[ClientConnection]:
    with connect(client.address.replace("http", "ws", 1) + "/api/tables/open/socket") as socket:
        yield socket


def hear_of(socket: ClientConnection, *matches: str) -> list[Json]:
    """The list once it has exactly these tables."""
    deadline = time.monotonic() + PATIENCE
    while True:
        message = decode(socket.recv(timeout=deadline - time.monotonic()))
        if {table["match"] for table in message["tables"]} == set(matches):
            return list(message["tables"])


def test_the_list_follows_what_happens_at_either_server(serve_house: Serve) -> None:
    with serve_house() as one, serve_house() as other, Client(one) as here, Client(other) as there:
        time.sleep(0.5)  # until they have heard of each other
        with list_socket(there) as socket:
            private, shown = lay(here), lay(here, **LISTED)
            (table,) = hear_of(socket, shown["match"])
            assert (table["names"], table["left"], table["language"]) == (["Ada"], 2, "fr")
            assert shown["token"] not in str(table)
            assert private["match"] not in str(table)
            path, header = f"/api/matches/{shown['match']}/listing", bearer(shown["token"])
            here.http.post(path, json={"listed": False}, headers=header)
            hear_of(socket)
            again = here.http.post(path, json={"listed": True}, headers=header)
            assert again.json()["manners"]["listed"] is True
            hear_of(socket, shown["match"])
            for name in ("Ben", "Cleo"):
                there.join(shown["match"], name)
            hear_of(socket)


def test_two_who_press_at_once_at_two_servers_meet(serve_house: Serve) -> None:
    with serve_house() as one, serve_house() as other, Client(one) as here, Client(other) as there:
        with ThreadPoolExecutor() as threads:
            tickets = list(threads.map(find, (here, there), ("Ada", "Ben")))
        assert len({ticket["match"] for ticket in tickets}) == 1
        assert find(there, "Ben")["match"] == tickets[0]["match"]
        assert here.snapshot(tickets[0]["match"])["phase"] == "playing"


def test_the_list_is_cheap_to_ask_for_and_survives_a_restart(serve: Serve) -> None:
    with serve() as address, Client(address) as client:
        shown = lay(client, **LISTED)
    with serve() as address, Client(address) as client:
        answer = client.http.get("/api/tables/open", params={"game": "jagdfieber"})
        assert [table["match"] for table in answer.json()] == [shown["match"]]
        for wish, tables in (({"language": "de"}, 0), ({"language": "fr"}, 1), ({"game": "x"}, 0)):
            assert len(client.http.get("/api/tables/open", params=wish).json()) == tables
        header = {"If-None-Match": answer.headers["etag"]}
        same = client.http.get("/api/tables/open", params={"game": "jagdfieber"}, headers=header)
        assert (same.status_code, same.content) == (304, b"")
        client.http.post(f"/api/matches/{shown['match']}/cancel", headers=bearer(shown["token"]))
        assert client.http.get("/api/tables/open").json() == []


def test_people_who_share_a_device_are_all_here(serve: Serve) -> None:
    with serve(away_seconds=0.1, gone_seconds=0.2) as address, Client(address) as client:
        ada = client.new_match(ME, {"kind": "me", "name": "Ben"}, OPEN)
        cleo = client.join(ada["match"], "Cleo")
        with Player(address, ada["match"]) as player, Player(address, ada["match"]) as device:
            player.hello(cleo["token"])
            player.hear_people("gone", "gone", "here")
            tokens = [ada["token"], ada["others"][0]["token"]]
            device.say(type="hello", token=tokens[0], lang="en", beside=[tokens[1], "forged"])
            player.hear_people("here", "here", "here")
            device.say(type="hello", token=tokens[1], lang="en", beside=[tokens[0]])
            while device.view.get("you") != 1:
                device.hear()
