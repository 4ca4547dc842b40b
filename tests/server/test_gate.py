"""The gate: who asks, from where, how often, and what is written."""

from __future__ import annotations

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from wolfden.server.addresses import BadNetwork, Proxies, household, networks_of
from wolfden.server.settings import Rate
from wolfden.texts import translate

from .client import ME, OPEN, Client, Player
from .conftest import Serve

SETUP = {"game": "jagdfieber", "options": {"days": 1}, "seats": [ME, OPEN, OPEN]}
ELSEWHERE = {"Origin": "https://elsewhere.example"}


@pytest.mark.parametrize(
    ("address", "home"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::2", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("what", "nobody"),
        ("", "nobody"),
    ],
)
def test_a_household_is_an_address_or_all_of_a_64(address: str, home: str) -> None:
    assert household(address) == home


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("10.0.0.1", "203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"),
        ("10.0.0.1", "203.0.113.9, 10.2.3.4", "203.0.113.9"),
        ("10.0.0.1", "10.9.9.9, 10.2.3.4", "10.9.9.9"),
        ("10.0.0.1", "", ""),
        ("127.0.0.1", "203.0.113.9", "127.0.0.1"),
        ("198.51.100.1", "203.0.113.9", "198.51.100.1"),
    ],
)
def test_only_named_proxies_are_believed(peer: str, forwarded: str, client: str) -> None:
    headers = [(b"x-forwarded-for", forwarded.encode())]
    assert Proxies(["10.0.0.0/8"]).client(peer, headers) == client


def test_a_proxy_that_names_nobody_is_the_client() -> None:
    assert Proxies(["10.0.0.1"]).client("10.0.0.1", []) == "10.0.0.1"


def test_what_is_no_range_is_refused() -> None:
    with pytest.raises(BadNetwork):
        networks_of(["10.0.0.0/99"])


def test_too_many_requests_are_told_when_to_come_again(serve: Serve) -> None:
    with serve(request_rate=Rate(3, 0.25)) as address, httpx.Client(base_url=address) as http:
        answers = [http.get("/api/games") for _ in range(3)]
        assert {answer.status_code for answer in answers} == {200}
        refused = http.get("/", headers={"Accept-Language": "fr"})
        assert refused.status_code == 429
        assert 1 <= int(refused.headers["Retry-After"]) <= 4
        assert refused.json()["code"] == "too-many-requests"
        assert refused.json()["message"] == translate("fr", "error-too-many-requests")


def test_each_client_of_a_trusted_proxy_is_counted_alone(serve: Serve) -> None:
    limits = {"request_rate": Rate(1, 0.001), "trusted_proxies": ("127.0.0.1",)}
    with serve(**limits) as address, httpx.Client(base_url=address) as http:
        statuses = [
            http.get("/", headers={"X-Forwarded-For": client}).status_code
            for client in ("192.0.2.1", "192.0.2.2", "192.0.2.1", "2001:db8::1", "2001:db8::2")
        ]
    assert statuses == [200, 200, 429, 200, 429]


def test_nobody_else_is_believed(serve: Serve) -> None:
    with serve(request_rate=Rate(1, 0.001)) as address, httpx.Client(base_url=address) as http:
        statuses = [
            http.get("/", headers={"X-Forwarded-For": client}).status_code
            for client in ("192.0.2.1", "192.0.2.2")
        ]
    assert statuses == [200, 429]


def test_pages_of_other_sites_may_not_write(client: Client) -> None:
    refused = client.http.post("/api/matches", json=SETUP, headers=ELSEWHERE)
    assert (refused.status_code, refused.json()["code"]) == (403, "wrong-origin")
    own = client.http.post("/api/matches", json=SETUP, headers={"Origin": client.address})
    assert own.status_code == 201
    null = client.http.post("/api/matches", json=SETUP, headers={"Origin": "null"})
    assert null.status_code == 403


def test_pages_of_other_sites_may_not_listen(client: Client) -> None:
    match = client.new_match(ME, OPEN, OPEN)["match"]
    url = f"{client.address.replace('http', 'ws', 1)}/api/matches/{match}/socket"
    with pytest.raises(InvalidStatus) as refusal, connect(url, origin="https://elsewhere.example"):  # type: ignore[arg-type]
        pass
    assert refusal.value.response.status_code == 403
    with connect(url, origin=client.address) as socket:  # type: ignore[arg-type]
        socket.send('{"type":"hello"}')
        assert "snapshot" in str(socket.recv())


def test_sites_that_the_host_has_named_may_write(serve: Serve) -> None:
    with serve(origins=(ELSEWHERE["Origin"],)) as address, httpx.Client(base_url=address) as http:
        assert http.post("/api/matches", json=SETUP, headers=ELSEWHERE).status_code == 201


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_what_is_written_is_json(client: Client, kind: str) -> None:
    headers = {"Content-Type": kind} if kind else {}
    refused = client.http.post("/api/matches", content=b'{"game":"jagdfieber"}', headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (415, "not-json")


def test_one_address_holds_only_so_many_sockets(serve: Serve) -> None:
    with serve(sockets_per_address=2) as address, Client(address) as client:
        match = client.new_match(ME, OPEN, OPEN)["match"]
        with Player(address, match) as one, Player(address, match) as two:
            assert one.hello()["type"] == "snapshot"
            assert two.hello()["type"] == "snapshot"
            with Player(address, match) as three:
                assert three.hear()["code"] == "too-many-places"
                assert three.hear_the_end() == 4429
        with Player(address, match) as later:
            assert later.hello()["type"] == "snapshot"


def test_one_table_has_only_so_many_watchers(serve: Serve) -> None:
    with serve(sockets_per_match=1) as address, Client(address) as client:
        match, other = (client.new_match(ME, OPEN, OPEN)["match"] for _ in range(2))
        with Player(address, match) as one, Player(address, match) as two:
            assert one.hello()["type"] == "snapshot"
            assert two.hear()["code"] == "too-many-places"
            with Player(address, other) as three:
                assert three.hello()["type"] == "snapshot"


def test_one_address_opens_only_so_many_tables(serve: Serve) -> None:
    with serve(tables_per_address=2) as address, Client(address) as client:
        first = client.new_match(ME, OPEN, OPEN)
        client.new_match(ME, OPEN, OPEN)
        refused = client.http.post("/api/matches", json=SETUP)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
        headers = {"Authorization": f"Bearer {first['token']}"}
        client.http.post(f"/api/matches/{first['match']}/cancel", headers=headers)
        client.new_match(ME, OPEN, OPEN)
