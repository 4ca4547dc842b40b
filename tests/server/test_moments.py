"""What may be seen again of a match, by whom, and when: no past tells more than its present."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import msgspec
import pytest

from wolfden.core import ALL, Viewer
from wolfden.core.fold import Fold
from wolfden.core.record import Record
from wolfden.core.record_reader import read_record
from wolfden.match.keys import hash_of, new_match_id
from wolfden.match.store import StoredMatch, StoredSeat
from wolfden.server.settings import Rate
from wolfden.storage import SqlStore, engine_of, migrate

from .client import Client, Json, Player, bearer, decode
from .conftest import Serve

GOLDEN = Path(__file__).parents[1] / "golden"
RECORDS = {
    "jagdfieber": "jagdfieber/record-4", "the-wolves": "the-wolves/record-2",
    "wolf-and-hound": "wolf-and-hound/record-4", "wolfsspuren": "wolfsspuren/record-4-greedy",
}  # fmt: skip


def golden(game: str) -> Record:
    return read_record((GOLDEN / f"{RECORDS[game]}.txt").read_text("utf-8"))


def lay_down(database: Path, record: Record, moves: int | None = None, people: int = 9) -> str:
    """A match of these moves, not yet played by anyone here; its id."""
    seats = tuple(
        StoredSeat(seat, "human", f"P{seat}", token_hash=hash_of(f"token {seat}"))
        if seat < people
        else StoredSeat(seat, "bot", bot="pup")
        for seat in range(record.players)
    )
    stored = StoredMatch(
        new_match_id(), record.game, record.rules_version, record.options, record.seed, seats
    )

    async def write() -> None:
        engine = engine_of(str(database))
        await migrate(engine)
        await SqlStore(engine).create(stored, record.entries[:moves])
        await engine.dispose()

    asyncio.run(write())
    return stored.id


def look(
    client: Client, match: str, seat: int | None = None, number: int | None = None, **wish: str
) -> httpx.Response:
    path = f"/api/matches/{match}/moments" + ("" if number is None else f"/{number}")
    token = None if seat is None else f"token {seat}"
    return client.http.get(path, headers=bearer(token), params=wish)


def seen(answer: httpx.Response) -> Json:
    assert answer.status_code == 200, answer.text
    return decode(answer.content)


def views(record: Record, viewer: Viewer, upto: int) -> list[object]:
    fold = Fold(record.start())
    found = [fold.state.view(viewer)]
    found += [fold.state.view(viewer) for _ in fold.replay(record.entries[:upto])]
    return [msgspec.json.decode(msgspec.json.encode(view)) for view in found]


@pytest.mark.parametrize("game", RECORDS)
def test_while_a_match_goes_on_everyone_sees_the_past_of_their_own_seat(
    serve: Serve, tmp_path: Path, game: str
) -> None:
    record = golden(game)
    half = len(record.moves) // 2
    match = lay_down(tmp_path / "wolfden.db", record, half)
    with serve() as address, Client(address) as client:
        for seat in (None, 0, 1):
            expected = views(record, seat, half)
            index = seen(look(client, match, seat))
            assert (index["number"], index["over"]) == (half, False)
            own = ["public"] if seat is None else [str(seat), "public"]
            assert (index["viewpoints"], index["playable"]) == (own, [])
            for number in range(0, half + 1, 7):
                moment = seen(look(client, match, seat, number))
                assert moment["view"] == expected[number]
                assert (moment["you"], moment["legal"], moment["decision"]) == (seat, [], None)
            assert index["log"] == seen_log(client, match, seat)


def seen_log(client: Client, match: str, seat: int | None) -> list[Json]:
    """What a snapshot of the present tells of the past."""
    log: list[Json] = client.snapshot(match, None if seat is None else f"token {seat}")["log"]
    return log


@pytest.mark.parametrize("game", RECORDS)
def test_while_a_match_goes_on_nobody_sees_more(serve: Serve, tmp_path: Path, game: str) -> None:
    record = golden(game)
    match = lay_down(tmp_path / "wolfden.db", record, len(record.moves) // 2)
    with serve() as address, Client(address) as client:
        for number in (None, 5):
            for seat in (None, 0):
                refused = look(client, match, seat, number, **{"as": "all"})
                assert (refused.status_code, refused.json()["code"]) == (409, "match-not-over")
                refused = look(client, match, seat, number, **{"as": "1"})
                assert (refused.status_code, refused.json()["code"]) == (403, "not-your-seat")
            assert look(client, match, 9, number).json()["code"] == "not-your-seat"
        for odd in ("", "-1", "9", "ALL", "0x0", "None"):
            assert look(client, match, 0, 5, **{"as": odd}).json()["code"] == "not-your-seat"
        assert look(client, match, 0, 100_000).json()["code"] == "no-such-moment"
        body = {"number": 3, "seat": 0, "name": "Ada", "bot": "pup"}
        refused = client.http.post(
            f"/api/matches/{match}/branch", json=body, headers=bearer("token 0")
        )
        assert refused.json()["code"] == "match-not-over", "others still play there"


@pytest.mark.parametrize("game", RECORDS)
def test_a_finished_match_is_seen_from_every_seat_and_with_all_secrets(
    serve: Serve, tmp_path: Path, game: str
) -> None:
    record = golden(game)
    match = lay_down(tmp_path / "wolfden.db", record)
    with serve() as address, Client(address) as client:
        index = seen(look(client, match, **{"as": "all"}))
        assert (index["over"], index["seen_as"]) == (True, "all")
        assert index["viewpoints"] == [*map(str, range(record.players)), "public", "all"]
        last = len(record.moves)
        for word, viewer in (("all", ALL), ("1", 1), ("public", None)):
            expected = views(record, viewer, last)
            for number in (0, 1, last // 3, last - 1, last):
                moment = seen(look(client, match, None, number, **{"as": word}))
                assert moment["view"] == expected[number]
        assert moment["outcome"]["scores"] == list(record.scores or ())


def test_a_sealed_card_stands_in_nobody_elses_past_until_it_is_shown(client: Client) -> None:
    ada, ben, cleo = client.three_players()
    match = ada["match"]
    with Player(client.address, match) as one, Player(client.address, match) as two:
        one.hello(ada["token"])
        two.hello(ben["token"])
        one.act("play hunter")
        two.hear_until(1)
        two.act("play wolf")
    path = f"/api/matches/{match}/moments"
    for ticket, own, other in ((ada, "hunter", "wolf"), (ben, "wolf", "hunter")):
        answers = [
            client.http.get(f"{path}{end}", headers=bearer(ticket["token"])).json()
            for end in ("", "/1", "/2", "/2?as=public")
        ]
        lodges = answers[2]["view"]["lodges"]
        assert lodges[ticket["seat"]]["choice"] == own
        others = [lodge["choice"] for lodge in lodges if lodge is not lodges[ticket["seat"]]]
        assert others == [None, None]
        assert all(lodge["choice"] is None for lodge in answers[3]["view"]["lodges"])
        assert other not in str(answers[0]["log"])
    assert "hunter" not in client.http.get(path, headers=bearer(cleo["token"])).text


def test_a_table_that_waits_has_no_past(client: Client) -> None:
    ticket = client.new_match({"kind": "me", "name": "Ada"}, {"kind": "open"}, {"kind": "open"})
    refused = client.http.get(f"/api/matches/{ticket['match']}/moments")
    assert refused.json()["code"] == "match-not-started"
    assert client.http.get(f"/api/matches/{'x' * 22}/moments").json()["code"] == "unknown-match"


def test_looking_is_limited(serve: Serve, tmp_path: Path) -> None:
    match = lay_down(tmp_path / "wolfden.db", golden("jagdfieber"))
    with serve(look_rate=Rate(3, 0.001)) as address, Client(address) as client:
        codes = [look(client, match, None, 1).status_code for _ in range(4)]
        assert codes == [200, 200, 200, 429]


def test_few_timelines_in_memory_are_enough(serve: Serve, tmp_path: Path) -> None:
    """Whatever was forgotten is folded anew."""
    record = golden("jagdfieber")
    matches = [lay_down(tmp_path / "wolfden.db", record) for _ in range(3)]
    with serve(replay_moves=1, open_tables=1) as address, Client(address) as client:
        shown = [
            seen(look(client, match, None, 30, **{"as": "all"}))["view"]
            for match in [*matches, *matches]
        ]
        assert all(view == shown[0] for view in shown)
