"""Order in a public house: reports, bans and mutes hold everywhere, and admins' deeds are kept."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from wolfden.cli import reports, sanctions
from wolfden.cli.house import opened
from wolfden.match.moderation import BadRange, Banned, range_of
from wolfden.server.addresses import household
from wolfden.server.moderation import Moderation
from wolfden.server.settings import Rate

from .client import ME, OPEN, Client, Json, Player, bearer
from .conftest import Serve
from .test_talking import say

QUICK: dict[str, Any] = {"order_seconds": 0.05, "trusted_proxies": ("127.0.0.1",)}
SOON = 10.0
BAD = "203.0.113.7"
GOOD = "198.51.100.9"


def come_from(client: Client, address: str) -> None:
    client.http.headers["X-Forwarded-For"] = address


def report(client: Client, ticket: Json, **wish: object) -> tuple[int, str]:
    answer = client.http.post(
        f"/api/matches/{ticket['match']}/reports", json=wish, headers=bearer(ticket["token"])
    )
    return answer.status_code, answer.json()["code"] if answer.content else ""


def until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SOON
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_ban_holds_at_every_process_after_a_restart_and_until_it_is_lifted(
    serve_house: Serve, house: dict[str, Any]
) -> None:
    here = {"database": house["database"]}
    with ExitStack() as stack:
        one, other = (stack.enter_context(serve_house(**QUICK)) for _ in range(2))
        bad, good = stack.enter_context(Client(one)), stack.enter_context(Client(other))
        come_from(bad, BAD)
        come_from(good, GOOD)
        ticket = bad.new_match(ME, OPEN, OPEN)
        talker = stack.enter_context(Player(one, ticket["match"]))
        talker.hello(ticket["token"])
        sanctions.ban("203.0.113.99/24", days=3, reason="rude", **here)
        for address in (one, other):
            bad.http.base_url = address
            until(lambda: bad.http.get("/api/games").status_code == 403)
            refusal = bad.http.get("/api/games", headers={"Accept-Language": "de"}).json()
            assert refusal["code"] == "banned"
            assert refusal["message"].startswith("Von deiner Adresse aus darf hier bis 20")
        assert bad.http.get("/").status_code == 200
        assert good.http.get("/api/games").status_code == 200
    with serve_house(**QUICK) as address, Client(address) as bad:
        come_from(bad, BAD)
        assert bad.http.get("/api/games").json()["code"] == "banned"
        sanctions.unban("203.0.113.0/24", **here)
        until(lambda: bad.http.get("/api/games").status_code == 200)


def test_a_socket_of_a_banned_address_is_told_and_closed(serve: Serve, tmp_path: Path) -> None:
    here = {"database": str(tmp_path / "wolfden.db")}
    with serve(order_seconds=0.05) as address, Client(address) as client:
        ticket = client.new_match(ME, OPEN, OPEN)
        with Player(address, ticket["match"]) as player:
            player.hello(ticket["token"])
            sanctions.ban("127.0.0.1", **here)
            assert player.hear_a("error")["code"] == "banned"
            assert player.hear_the_end() == 4403
        with Player(address, ticket["match"]) as player:
            assert player.hear_a("error")["code"] == "banned"
            assert player.hear_the_end() == 4403
        url = f"{address.replace('http', 'ws', 1)}/api/tables/open/socket"
        with connect(url) as listener, pytest.raises(ConnectionClosed) as closed:
            listener.recv(timeout=SOON)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
        assert client.http.post("/api/told/x/stop").status_code == 404
        assert client.http.get("/health/live").status_code == 200


@pytest.mark.parametrize(
    ("ban", "client", "refused"),
    [
        ("2001:db8:1::7", "2001:db8:1::ffff", True),
        ("2001:db8::/32", "2001:db8:7::1", True),
        ("2001:db8:1::/64", "2001:db8:2::1", False),
        ("10.1.0.0/16", "::ffff:10.1.2.3", True),
        ("10.1.0.0/16", "10.2.0.1", False),
        ("10.1.0.0/16", "unknown", False),
    ],
)
def test_ranges_of_both_kinds(tmp_path: Path, ban: str, client: str, refused: bool) -> None:
    database = str(tmp_path / "wolfden.db")
    sanctions.ban(ban, database=database)

    async def is_refused() -> bool:
        async with opened(database) as engine:
            moderation = Moderation(engine, 9.0, addresses=False)
            await moderation.refresh()
            try:
                moderation.admit(household(client))
            except Banned:
                return True
            return False

    assert asyncio.run(is_refused()) == refused


@pytest.mark.parametrize("text", ["0.0.0.0/0", "::/0", "10.0.0.0/7", "the wolf", "1.2.3.4/99"])
def test_no_slip_shuts_everybody_out(text: str) -> None:
    with pytest.raises(BadRange):
        range_of(text)


def test_a_muted_person_plays_on_in_silence_on_any_device(serve: Serve, tmp_path: Path) -> None:
    here = {"database": str(tmp_path / "wolfden.db")}
    with serve(**QUICK) as address, Client(address) as client:
        ada, ben, _ = client.three_players(talking="free")
        assert say(client, ben, "words", "rude")[0] == 201
        sanctions.mute(ben["match"][:10], 1, **here)
        until(lambda: say(client, ben, "phrase", "hello")[0] == 403)
        assert say(client, ben, "words", "still rude")[1]["code"] == "muted"
        assert say(client, ada, "phrase", "hello")[0] == 201
        code = client.http.post(
            f"/api/matches/{ben['match']}/claim-code", headers=bearer(ben["token"])
        ).json()["code"]
        claimed = client.created(
            client.http.post(f"/api/matches/{ben['match']}/claim", json={"code": code})
        )
        until(lambda: say(client, claimed, "phrase", "hello")[0] == 403)
        assert client.snapshot(ben["match"], claimed["token"])["you"] == 1
        sanctions.unmute(ben["match"], 1, **here)
        until(lambda: say(client, claimed, "phrase", "hello")[0] == 201)
        sanctions.mute("198.51.100.0/24", **here)
        come_from(client, GOOD)
        until(lambda: say(client, ada, "phrase", "hello")[0] == 403)


def test_a_report_is_kept_once_and_leads_to_the_address(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    here = {"database": str(tmp_path / "wolfden.db")}
    with serve(**QUICK) as address, Client(address) as client, Client(address) as rude:
        come_from(rude, BAD)
        ada = client.new_match(ME, OPEN, OPEN, talking="free")
        ben = rude.join(ada["match"], "Ben")
        client.join(ada["match"], "Cleo")
        say(rude, ben, "words", "go away")
        assert report(client, ada, seat=1, about="words", remark=1, note="rude\u202e") == (204, "")
        assert report(client, ada, seat=1, about="words", remark=1) == (409, "already-reported")
        assert report(client, ada, seat=1, about="conduct") == (204, "")
        for wrong in ({"seat": 0}, {"seat": 7}, {"seat": 2, "remark": 1}, {"seat": 1, "remark": 9}):
            assert report(client, ada, about="words", **wrong) == (400, "bad-report")
        assert report(client, ada | {"token": "no"}, seat=1, about="name")[0] == 403
        stranger = client.http.post(
            f"/api/matches/{ada['match']}/reports", json={"seat": 1, "about": "name"}
        )
        assert stranger.status_code == 403
        reports.reports(**here)
        listed = capsys.readouterr().out
        assert "Ben" in listed
        assert "go away" in listed
        until(lambda: BAD in _shown(capsys, here))
        assert "rude\n" in _shown(capsys, here)
        reports.close(1, **here)
        sanctions.ban(report=1, **here)
        assert BAD in capsys.readouterr().out
        until(lambda: rude.http.get("/api/games").status_code == 403)
    reports.reports(**here)
    assert "go away" not in capsys.readouterr().out
    reports.audit(**here)
    done = [line.split()[3] for line in capsys.readouterr().out.splitlines()[1:]]
    assert done[:2] == ["ban", "close"]
    assert set(done[2:]) == {"report"}


def _shown(capsys: pytest.CaptureFixture[str], here: dict[str, str]) -> str:
    reports.report(1, **here)
    return capsys.readouterr().out


def test_reports_are_limited_and_no_address_is_kept_where_none_shall_be(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    few = QUICK | {"report_rate": Rate(2, 0.01), "keep_addresses_days": 0}
    with serve(**few) as address, Client(address) as client:
        ada, *_ = client.three_players()
        assert report(client, ada, seat=1, about="name")[0] == 204
        assert report(client, ada, seat=2, about="name")[0] == 204
        assert report(client, ada, seat=2, about="name") == (429, "too-many-requests")
        time.sleep(0.2)
    assert "address" not in _shown(capsys, {"database": str(tmp_path / "wolfden.db")})
