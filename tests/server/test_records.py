"""Records opened in the browser: whole, broken, too large, of older rules; and played on from."""

from __future__ import annotations

from pathlib import Path

import pytest

from wolfden.core import ALL
from wolfden.core.record_reader import read_record
from wolfden.server.settings import RECORD_LIMIT, Rate

from .client import Client, Json, bearer, decode
from .conftest import Serve
from .test_moments import golden, lay_down

TESTS = Path(__file__).parents[1]
OLDER = sorted((TESTS / "games/wolfsspuren/records").glob("rules-*.txt"))
TEXT = (TESTS / "golden/jagdfieber/record-4.txt").read_text("utf-8")
ME = {"number": 40, "seat": 2, "name": "Ada", "bot": "greedy"}


def opened(client: Client, text: str) -> Json:
    answer = client.http.post("/api/records", json={"record": text}, params={"as": "all"})
    assert answer.status_code == 200, answer.text
    return decode(answer.content)


@pytest.mark.parametrize("path", OLDER, ids=lambda path: path.stem)
def test_a_record_of_older_rules_is_seen_under_the_rules_of_its_time(
    client: Client, path: Path
) -> None:
    text = path.read_text("utf-8")
    record = read_record(text)
    index = opened(client, text)
    assert index["rules_version"] == record.rules_version
    address = f"/api/records/{index['match']}/moments/{index['number']}"
    last = client.http.get(address, params={"as": "all"}).json()
    assert last["outcome"]["scores"] == list(record.scores or ())
    assert last["view"]["spirals"] == list(record.replay().view(ALL).spirals)


def test_a_record_is_seen_from_every_seat(client: Client) -> None:
    index = opened(client, TEXT)
    assert index["viewpoints"] == ["0", "1", "2", "3", "public", "all"]
    for wanted in index["viewpoints"]:
        address = f"/api/records/{index['match']}/moments"
        again = client.http.get(address, params={"as": wanted}).json()
        assert (again["seen_as"], again["number"]) == (wanted, index["number"])
        moment = client.http.get(f"{address}/1", params={"as": wanted}).json()
        choices = [lodge["choice"] for lodge in moment["view"]["lodges"]]
        first = read_record(TEXT).moves[0][0]
        assert (choices[first] is not None) == (wanted in ("all", str(first)))


@pytest.mark.parametrize(
    ("change", "line", "words"),
    [
        (lambda text: text.replace("\n3 ", "\n4 ", 1), 14, "Zeile 14"),
        (lambda text: text[: text.index("\n9 ") + 1], 20, "„end: …“"),
        (lambda text: "hello", 1, "beginnt mit"),
        (lambda text: text.replace("rules: 1", "rules: 99"), 3, "99"),
        (lambda text: "", 1, "Zeile 1"),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    client: Client, change: object, line: int, words: str
) -> None:
    assert callable(change)
    answer = client.http.post(
        "/api/records", json={"record": change(TEXT)}, headers={"Accept-Language": "de"}
    )
    body = answer.json()
    assert (answer.status_code, body["code"]) == (422, "bad-record")
    assert body["details"]["line"] == line
    assert words in body["message"]


def test_what_is_too_large_or_no_record_is_refused(client: Client) -> None:
    long = client.http.post("/api/records", json={"record": "x" * (RECORD_LIMIT + 1)})
    assert long.status_code == 400
    huge = client.http.post("/api/records", json={"record": "x" * 3 * RECORD_LIMIT})
    assert huge.status_code == 413
    assert client.http.post("/api/records", json={"text": TEXT}).status_code == 400
    unknown = client.http.get(f"/api/records/{'0' * 32}/moments")
    assert (unknown.status_code, unknown.json()["code"]) == (404, "unknown-record")


def test_opening_records_is_limited(serve: Serve) -> None:
    with serve(record_rate=Rate(2, 0.001)) as address, Client(address) as client:
        codes = [
            client.http.post("/api/records", json={"record": TEXT}).status_code for _ in range(3)
        ]
        assert codes == [200, 200, 429]


def test_a_forgotten_record_can_be_sent_again(serve: Serve) -> None:
    with serve(replay_moves=1) as address, Client(address) as client:
        first = opened(client, TEXT)["match"]
        opened(client, OLDER[0].read_text("utf-8"))
        path = f"/api/records/{first}/moments/3"
        assert client.http.get(path).json()["code"] == "unknown-record"
        assert opened(client, TEXT)["match"] == first
        assert client.http.get(path).status_code == 200


def test_a_record_of_the_house_is_never_forgotten(serve: Serve) -> None:
    with serve(replay_moves=1, record=TEXT) as address, Client(address) as client:
        name = opened(client, TEXT)["match"]
        opened(client, OLDER[0].read_text("utf-8"))
        assert client.http.get(f"/api/records/{name}/moments/3").status_code == 200


def branch(client: Client, path: str, token: str | None = None, **changes: object) -> Json:
    answer = client.http.post(f"{path}/branch", json=ME | changes, headers=bearer(token))
    return {"status": answer.status_code, **answer.json()}


def test_from_a_moment_of_a_record_one_plays_on_and_it_survives_a_restart(serve: Serve) -> None:
    with serve() as address, Client(address) as client:
        path = f"/api/records/{opened(client, TEXT)['match']}"
        ticket = branch(client, path)
        assert (ticket["status"], ticket["seat"]) == (201, 2)
    with serve() as address, Client(address) as client:
        seen = client.snapshot(ticket["match"], ticket["token"])
        assert (seen["phase"], seen["you"]) == ("playing", 2)
        assert seen["origin"] == {"match": None, "number": 40}
        assert seen["log"][40] == {
            "number": 41, "seat": 2, "events": [{"name": "branched", "seat": 2}]
        }  # fmt: skip
        assert [seat["kind"] for seat in seen["seats"]] == ["bot", "bot", "human", "bot"]
        while (seen := client.snapshot(ticket["match"], ticket["token"]))["phase"] == "playing":
            if seen["decision"] is not None and 2 in seen["to_act"]:
                answer = {"decision": seen["decision"], "action": seen["legal"][0]["text"]}
                path = f"/api/matches/{ticket['match']}/moves"
                client.http.post(path, json=answer, headers=bearer(ticket["token"]))
        written = client.http.get(f"/api/matches/{ticket['match']}/record").text
    again = read_record(written)
    assert again.moves[:40] == read_record(TEXT).moves[:40]
    assert again.moves[40] == (2, "branch")
    assert again.replay().outcome is not None, "its record replays like any other"


@pytest.mark.parametrize("game", ["jagdfieber", "the-wolves", "wolf-and-hound", "wolfsspuren"])
def test_from_a_finished_match_anyone_plays_on(serve: Serve, tmp_path: Path, game: str) -> None:
    match = lay_down(tmp_path / "wolfden.db", golden(game))
    with serve() as address, Client(address) as client:
        ticket = branch(client, f"/api/matches/{match}", seat=1)
        assert ticket["status"] == 201
        seen = client.snapshot(ticket["match"], ticket["token"])
        assert seen["origin"] == {"match": match, "number": 40}
        tables = {"tables": [{"match": ticket["match"], "token": ticket["token"]}]}
        assert client.http.post("/api/tables", json=tables).json()[0]["origin"]["number"] == 40
        refused = branch(client, f"/api/matches/{match}", seat=1, number=len(golden(game).moves))
        assert refused["code"] == "match-over"
        assert (
            branch(client, f"/api/matches/{match}", seat=1, number=9_999)["code"]
            == "no-such-moment"
        )
        assert branch(client, f"/api/matches/{match}", seat=7)["code"] == "bad-seats"
        assert branch(client, f"/api/matches/{match}", seat=1, bot="god")["code"] == "unknown-bot"
        assert branch(client, f"/api/matches/{match}", seat=1, name="")["code"] == "bad-name"


def test_ones_own_match_against_bots_is_ones_own(serve: Serve, tmp_path: Path) -> None:
    match = lay_down(tmp_path / "wolfden.db", golden("jagdfieber"), 50, people=1)
    with serve() as address, Client(address) as client:
        path = f"/api/matches/{match}"
        assert branch(client, path, seat=0)["code"] == "match-not-over", "a spectator's it is not"
        assert branch(client, path, "token 0", seat=1)["code"] == "match-not-over"
        assert branch(client, path, "token 0", seat=0)["status"] == 201
