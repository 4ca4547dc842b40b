"""The HTTP part of the protocol: every answer and every refusal."""

from __future__ import annotations

from typing import Any

import pytest

from wolfden.server.errors import STATUSES
from wolfden.server.settings import Rate
from wolfden.texts import translate

from .client import GREEDY, ME, OPEN, Client, bearer
from .conftest import Serve

NOWHERE = "x" * 22

JSON = {"Content-Type": "application/json"}


def refused(answer: Any, code: str) -> None:
    assert answer.headers["content-type"] == "application/json"
    assert (answer.json()["code"], answer.status_code) == (code, STATUSES[code])
    assert answer.json()["message"] != f"error-{code}"


def test_the_server_is_well_and_knows_its_games(client: Client) -> None:
    assert client.http.get("/api/health").json() == {"status": "ok"}
    (game,) = [each for each in client.http.get("/api/games").json() if each["id"] == "jagdfieber"]
    assert game["players"] == {"low": 3, "high": 5}
    assert game["options"][0]["name"] == "days"
    assert game["bots"] == ["pup", "yearling", "hunter", "alpha"]


def test_boards_are_told_the_figures_of_the_box(client: Client) -> None:
    for game in client.http.get("/api/games").json():
        box = client.http.get(f"/api/games/{game['id']}/components").json()
        low, high = box["table"]["players"]
        assert (low, high) == (game["players"]["low"], game["players"]["high"])
    refused(client.http.get("/api/games/chess/components"), "unknown-game")


def test_a_whole_match_can_be_played_over_http(client: Client) -> None:
    tickets = client.three_players()
    match = tickets[0]["match"]
    while (seen := client.snapshot(match))["phase"] != "over":
        for seat in seen["to_act"]:
            token = tickets[seat]["token"]
            mine = client.snapshot(match, token)
            body = {"decision": mine["decision"], "action": mine["legal"][-1]["text"]}
            answer = client.http.post(
                f"/api/matches/{match}/moves", json=body, headers=bearer(token)
            )
            assert answer.json() == {"number": mine["number"] + 1}
    assert seen["outcome"]["reason"] == "last-day-over"
    record = client.http.get(f"/api/matches/{match}/record")
    assert record.text.startswith("wolfden record 1\n")
    again = client.http.post(f"/api/matches/{match}/rematch", headers=bearer(tickets[1]["token"]))
    assert (again.status_code, again.json()["seat"]) == (201, 1)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"seats": [ME]}, "bad-player-count"),
        ({"seats": []}, "bad-player-count"),
        ({"seats": [ME, ME, OPEN]}, "name-taken"),
        ({"seats": [ME, OPEN, {"kind": "bot"}]}, "bad-seats"),
        ({"seats": [ME, OPEN, {"kind": "bot", "bot": "hal"}]}, "unknown-bot"),
        ({"seats": [ME, OPEN, {"kind": "bot", "bot": "alpha@9999s"}]}, "unknown-bot"),
        ({"seats": [{"kind": "me", "name": "\u202eada"}, OPEN, OPEN]}, "bad-name"),
        ({"seats": [{"kind": "me"}, OPEN, OPEN]}, "bad-name"),
        ({"options": {"days": 0}}, "bad-option"),
        ({"options": {"days": "many"}}, "bad-option"),
        ({"options": {"weather": 1}}, "unknown-option"),
        ({"options": {"days": 10**30}}, "bad-option"),
        ({"options": {"days": 1.5}}, "bad-request"),
        ({"options": None}, "bad-request"),
        ({"seats": "me"}, "bad-request"),
        ({"seats": [{"kind": "king"}]}, "bad-request"),
        ({"surprise": 1}, "bad-request"),
    ],
)
def test_a_table_that_cannot_be_set(client: Client, change: dict[str, Any], code: str) -> None:
    setup = {"game": "jagdfieber", "seats": [ME, OPEN, OPEN]} | change
    refused(client.http.post("/api/matches", json=setup), code)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", "with 6 players: 60"), ("fr", "à 6 : 60"), ("de", "zu 6 Personen: 60")],
)
def test_an_option_out_of_the_limits_of_so_many_players(
    client: Client, lang: str, words: str
) -> None:
    setup = {"game": "wolfsspuren", "seats": [ME] + [OPEN] * 5, "options": {"target": 50}}
    reply = client.http.post("/api/matches", json=setup, headers={"Accept-Language": lang})
    refused(reply, "bad-option")
    assert words in reply.json()["message"]
    assert reply.json()["details"] == {"option": "target", "limits": "60–999", "players": 6}


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"null", b"\xff\xfe", b'"\\ud800"', b"[" * 10_000]
)
def test_bodies_that_are_no_set_up(client: Client, body: bytes) -> None:
    refused(client.http.post("/api/matches", content=body, headers=JSON), "bad-request")


def test_a_body_that_is_too_large(client: Client) -> None:
    refused(client.http.post("/api/matches", content=b" " * 20_000, headers=JSON), "too-large")
    chunks = (b" " * 1000 for _ in range(20))
    refused(client.http.post("/api/matches", content=chunks, headers=JSON), "too-large")


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/api/nothing", "not-found"),
        ("POST", "/api/nothing", "not-found"),
        ("GET", "/api/matches/a/b/c", "not-found"),
        ("DELETE", "/api/matches", "method-not-allowed"),
        ("GET", f"/api/matches/{NOWHERE}", "unknown-match"),
        ("GET", "/api/matches/a%00b", "unknown-match"),
        ("GET", f"/api/matches/{NOWHERE}/record", "unknown-match"),
        ("POST", f"/api/matches/{NOWHERE}/rematch", "unknown-match"),
    ],
)
def test_addresses_that_lead_nowhere(client: Client, method: str, path: str, code: str) -> None:
    refused(client.http.request(method, path), code)


def test_joining(client: Client) -> None:
    match = client.new_match(ME, OPEN, GREEDY)["match"]
    path = f"/api/matches/{match}/join"
    refused(client.http.post(path, json={"name": ""}), "bad-name")
    refused(client.http.post(path, json={"name": "Ben", "seat": 0}), "no-open-seat")
    refused(client.http.post(path, json={"name": "Ben", "seat": -1}), "no-open-seat")
    assert client.http.post(path, json={"name": "Ben", "seat": 1}).status_code == 201
    refused(client.http.post(path, json={"name": "Cleo"}), "no-open-seat")


def test_filling(client: Client) -> None:
    host = client.new_match(ME, OPEN, OPEN)
    guest = client.join(host["match"], "Ben")
    path = f"/api/matches/{host['match']}/fill"
    refused(client.http.post(path, json={"bot": "greedy"}), "not-your-seat")
    guest_try = client.http.post(path, json={"bot": "greedy"}, headers=bearer(guest["token"]))
    refused(guest_try, "not-host")
    host_header = bearer(host["token"])
    refused(client.http.post(path, json={"bot": "hal"}, headers=host_header), "unknown-bot")
    filled = client.http.post(path, json={"bot": "greedy"}, headers=host_header)
    assert [seat["kind"] for seat in filled.json()["seats"]] == ["human", "human", "bot"]
    refused(client.http.post(path, json={"bot": "greedy"}, headers=host_header), "no-open-seat")


def test_moves_that_are_refused(client: Client) -> None:
    waiting = client.new_match(ME, OPEN, OPEN)
    ada, ben, _ = client.three_players()

    def move(ticket: dict[str, Any], token: str | None, decision: Any, action: Any) -> Any:
        body = {"decision": decision, "action": action}
        path = f"/api/matches/{ticket['match']}/moves"
        return client.http.post(path, json=body, headers=bearer(token))

    refused(move(waiting, waiting["token"], 0, "play wolf"), "match-not-started")
    refused(move(ada, None, 0, "play wolf"), "not-your-seat")
    refused(move(ada, waiting["token"], 0, "play wolf"), "not-your-seat")
    refused(move(ada, ada["token"], 7, "play wolf"), "stale-decision")
    refused(move(ada, ada["token"], 10**30, "play wolf"), "stale-decision")
    refused(move(ada, ada["token"], 0, "play bear"), "unknown-action")
    refused(move(ada, ada["token"], 0, 5), "bad-request")
    refused(move(ada, ada["token"], None, "play wolf"), "bad-request")
    assert move(ada, ada["token"], 0, "play wolf").json() == {"number": 1}
    illegal = move(ada, ada["token"], 1, "play wolf")
    refused(illegal, "illegal-action")
    assert illegal.json()["details"]["reason"] == "jagdfieber-why-already-chosen"
    assert illegal.json()["message"] == translate("en", "jagdfieber-why-already-chosen")
    refused(client.http.get(f"/api/matches/{ada['match']}/record"), "match-not-over")
    rematch = client.http.post(f"/api/matches/{ada['match']}/rematch", headers=bearer(ben["token"]))
    refused(rematch, "match-not-over")


def test_a_finished_match_takes_no_moves(client: Client) -> None:
    tickets = client.three_players()
    match = tickets[0]["match"]
    while (seen := client.snapshot(match))["phase"] != "over":
        for seat in seen["to_act"]:
            header = bearer(tickets[seat]["token"])
            mine = client.http.get(f"/api/matches/{match}", headers=header).json()
            body = {"decision": mine["decision"], "action": mine["legal"][0]["text"]}
            client.http.post(f"/api/matches/{match}/moves", json=body, headers=header)
    body = {"decision": seen["number"], "action": "play wolf"}
    header = bearer(tickets[0]["token"])
    refused(
        client.http.post(f"/api/matches/{match}/moves", json=body, headers=header), "match-over"
    )


@pytest.mark.parametrize(
    ("header", "message"),
    [
        ("fr-CA,en;q=0.5", "Il n’y a rien à cette adresse."),
        ("de", "Unter dieser Adresse gibt es nichts."),
        ("tlh", "There is nothing at this address."),
    ],
)
def test_refusals_speak_the_language_asked_for(client: Client, header: str, message: str) -> None:
    answer = client.http.get("/api/nothing", headers={"Accept-Language": header})
    assert answer.json()["message"] == message


def test_creating_and_joining_are_limited_by_address(serve: Serve) -> None:
    rare = Rate(burst=2, per_second=0.001)
    with serve(create_rate=rare, join_rate=rare) as address, Client(address) as client:
        match = client.new_match(ME, OPEN, OPEN, OPEN, OPEN)["match"]
        client.new_match(ME, OPEN, OPEN)
        setup = {"game": "jagdfieber", "seats": [ME, OPEN, OPEN]}
        refused(client.http.post("/api/matches", json=setup), "too-many-requests")
        client.join(match, "Ben")
        client.join(match, "Cleo")
        join = client.http.post(f"/api/matches/{match}/join", json={"name": "Dan"})
        refused(join, "too-many-requests")
        assert client.http.get("/api/health").status_code == 200
