"""People who are away are told, once, and only what they may know."""

from __future__ import annotations

import asyncio
import re
import socket
import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from py_vapid import Vapid02

from wolfden.server.notices.line import Line
from wolfden.server.notices.refusals import NoticeFailed

from .client import ME, OPEN, Client, Json, Player, bearer
from .conftest import Serve
from .receivers import Browser, Receiver, mailbox, receiver

HASTY: dict[str, Any] = {
    "webhooks_to_private": True, "notice_seconds": 0.2, "notice_retry_seconds": 0.1,
    "notice_patience": 0.6, "away_seconds": 0.1, "gone_seconds": 0.5,
}  # fmt: skip


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as kept:
        yield kept


def ask(client: Client, ticket: Json, path: str = "", method: str = "POST", **body: Any) -> Any:
    return client.http.request(
        method,
        f"/api/matches/{ticket['match']}/notices{path}",
        headers=bearer(ticket["token"]),
        json=body or None,
    )


def webhook(client: Client, ticket: Json, hook: Receiver, **more: Any) -> Json:
    wanted = {"kind": "webhook", "address": f"{hook.url}/hook"} | more
    return client.created(ask(client, ticket, **wanted))


def play(client: Client, ticket: Json) -> None:
    match, header = ticket["match"], bearer(ticket["token"])
    mine = client.snapshot(match, ticket["token"])
    body = {"decision": mine["decision"], "action": mine["legal"][0]["text"]}
    answer = client.http.post(f"/api/matches/{match}/moves", json=body, headers=header)
    assert answer.status_code == 200, answer.text


def test_a_push_reaches_the_browser_alone_and_stops_with_one_press(
    serve: Serve, hook: Receiver
) -> None:
    browser = Browser()
    with serve(**HASTY) as address, Client(address) as client:
        ada, ben, _ = client.three_players()
        play(client, ben)
        wanted = {"kind": "push", "address": f"{hook.url}/push", "keys": browser.keys, "lang": "de"}
        told = client.created(ask(client, ada, **wanted))
        [(path, headers, body)] = hook.wait(1)
        said = browser.read(body)
        assert (path, headers["Content-Encoding"], headers["Topic"]) == (
            "/push", "aes128gcm", said["tag"],
        )  # fmt: skip
        assert said["body"] == "Ben hat gezogen. Du bist dran bei Jagdfieber."
        assert said["url"] == f"/m/{ada['match']}"
        offer = client.http.get("/api/notices").json()
        assert offer["push_key"] in headers["Authorization"]
        assert Vapid02.verify(headers["Authorization"])
        hook.status = 410
        assert ask(client, ada, f"/{told['id']}/test").json()["code"] == "notice-failed"
        hook.status = 200
        stopped = client.http.post(
            f"/api/told/{said['key']}/stop", data={"List-Unsubscribe": "One-Click"}
        )
        assert stopped.json() == {"kind": "push"}
        assert ask(client, ada, method="GET").json() == []
        forged = client.http.post(f"/api/told/{told['id']}.{'0' * 22}/stop")
        assert (forged.status_code, forged.json()["code"]) == (404, "unknown-notice")


def test_a_browser_that_is_gone_is_forgotten(serve: Serve, hook: Receiver) -> None:
    hook.status = 410
    with serve(**HASTY) as address, Client(address) as client:
        ada = client.three_players()[0]
        wanted = {"kind": "push", "address": f"{hook.url}/push", "keys": Browser().keys}
        client.created(ask(client, ada, **wanted))
        hook.wait(1)
        time.sleep(0.3)
        assert ask(client, ada, method="GET").json() == []


def test_one_notice_for_each_turn_and_none_while_the_tab_is_open(
    serve: Serve, hook: Receiver
) -> None:
    with serve(**HASTY) as address, Client(address) as client:
        ada, ben, cleo = client.three_players()
        with Player(address, ada["match"]) as player:
            player.hello(ada["token"])
            webhook(client, ada, hook)
            play(client, ben)
            hook.stays_at(0)
        hook.wait(1)
        play(client, cleo)
        hook.stays_at(1)
        play(client, ada)
        hook.wait(2)
        assert hook.bodies[0]["message"] == "Ben has moved. It is your turn in Jagdfieber."
        assert hook.bodies[0]["url"] == f"{address}/m/{ada['match']}"
        while client.snapshot(ada["match"])["phase"] == "playing":
            for ticket in (ada, ben, cleo):
                play(client, ticket)
        hook.wait(len(hook.got) + 1)
        assert hook.bodies[-1]["message"] == "Your match of Jagdfieber is over."
        header = bearer(ben["token"])
        again = client.created(
            client.http.post(f"/api/matches/{ada['match']}/rematch", headers=header)
        )
        hook.wait(len(hook.got) + 1)
        assert hook.bodies[-1]["url"].endswith(again["match"])
        assert hook.bodies[-1]["title"] == "Rematch: Jagdfieber"


def test_whoever_sees_the_end_or_asks_for_the_rematch_is_not_told(
    serve: Serve, hook: Receiver
) -> None:
    with serve(**HASTY) as address, Client(address) as client:
        tickets = client.three_players()
        ada, match = tickets[0], tickets[0]["match"]
        with Player(address, match) as player:
            player.hello(ada["token"])
            webhook(client, ada, hook)
            while client.snapshot(match)["phase"] == "playing":
                for ticket in tickets:
                    play(client, ticket)
            time.sleep(0.5)
        hook.stays_at(0)
        header = bearer(ada["token"])
        again = client.created(client.http.post(f"/api/matches/{match}/rematch", headers=header))
        with Player(address, again["match"]) as player:
            player.hello(ada["token"])
            hook.stays_at(0)


def test_nobody_is_told_twice_over_a_restart_or_by_two_processes(
    serve_house: Serve, hook: Receiver
) -> None:
    with ExitStack() as both:
        one, other = [both.enter_context(serve_house(**HASTY)) for _ in range(2)]
        here, there = [both.enter_context(Client(each)) for each in (one, other)]
        assert here.http.get("/api/notices").json() == there.http.get("/api/notices").json()
        ada, ben, cleo = here.three_players()
        webhook(here, ada, hook)
        with Player(other, ada["match"]) as player:
            player.hello(None)
            play(there, ben)
            hook.wait(1)
            hook.stays_at(1)
    with serve_house(**HASTY) as address, Client(address) as client:
        hook.stays_at(1)
        play(client, cleo)
        play(client, ada)
        hook.wait(2)


def test_whoever_the_server_died_on_is_told_after_the_start(serve: Serve, hook: Receiver) -> None:
    with serve(**(HASTY | {"notice_seconds": 60.0})) as address, Client(address) as client:
        webhook(client, client.three_players()[0], hook)
    assert not hook.got
    with serve(**HASTY):
        hook.wait(1)


def test_what_was_on_its_way_when_the_server_stopped_is_sent_after_the_start(
    serve: Serve, hook: Receiver
) -> None:
    hook.status = 503
    with serve(**(HASTY | {"notice_retry_seconds": 60.0})) as address, Client(address) as client:
        webhook(client, client.three_players()[0], hook)
        hook.wait(1)
        time.sleep(0.2)
    hook.status = 200
    with serve(**HASTY):
        hook.wait(2)
        hook.stays_at(2)


def test_quiet_hours_are_kept_and_their_end_is_not_missed(
    serve: Serve, hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = datetime.now(UTC)
    quiet = {"start": f"{now - timedelta(minutes=5):%H:%M}", "zone": "Etc/UTC"}
    with serve(**HASTY) as address, Client(address) as client:
        ada = client.three_players()[0]
        told = webhook(
            client, ada, hook, quiet=quiet | {"end": f"{now + timedelta(hours=2):%H:%M}"}
        )
        hook.stays_at(0)
        bad = ask(client, ada, f"/{told['id']}", "PUT", lang="fr", quiet=quiet | {"end": "24:00"})
        assert bad.status_code == 400
        ask(client, ada, f"/{told['id']}", "PUT", lang="fr", quiet=None)
        hook.wait(1)
        assert hook.bodies[0]["message"] == "C’est ton tour dans Jagdfieber."


def test_nothing_is_sent_into_the_own_network_or_after_a_redirect(
    serve: Serve, hook: Receiver
) -> None:
    careful = HASTY | {"webhooks_to_private": False}
    with serve(**careful) as address, Client(address) as client:
        ada = client.three_players()[0]
        for url, problem in {
            hook.url: "private",
            hook.url.replace("127.0.0.1", "localhost"): "private",
            "http://[::ffff:127.0.0.1]:8080/": "private",
            "http://169.254.169.254/latest": "private",
            "http://0x7f.1:8080/": "private",
            "ftp://example.org/": "scheme",
            "https://ada:secret@example.org/": "credentials",
            "https://example.org:25/": "port",
            "https://": "host",
        }.items():
            refused = ask(client, ada, kind="webhook", address=url)
            assert refused.json()["details"] == {"problem": problem}, url
    with receiver() as inner, serve(**HASTY) as address, Client(address) as client:
        hook.status, hook.headers = 307, {"Location": f"{inner.url}/inner"}
        told = webhook(client, ada, hook)
        failed = ask(client, ada, f"/{told['id']}/test")
        assert (failed.status_code, failed.json()["code"]) == (422, "notice-failed")
        assert inner.got == []
        hook.status, hook.delay = 200, 1.0
        began = time.monotonic()
        assert ask(client, ada, f"/{told['id']}/test").status_code == 422
        assert time.monotonic() - began < 1.0
    assert hook.got


def test_what_was_allowed_once_is_judged_again_when_it_is_sent(
    serve: Serve, hook: Receiver
) -> None:
    """A name may lead elsewhere by then: what counts is the address that is called."""
    with serve(**HASTY) as address, Client(address) as client:
        ada = client.three_players()[0]
        told = webhook(client, ada, hook)
        hook.wait(1)
    with serve(**(HASTY | {"webhooks_to_private": False})) as address, Client(address) as client:
        assert ask(client, ada, f"/{told['id']}/test").status_code == 422
    assert len(hook.got) == 1


def test_a_name_that_leads_elsewhere_after_the_look_is_not_followed(
    hook: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [["93.184.216.34"], ["127.0.0.1"]]

    def look_up(_host: str, port: int, **_: object) -> list[Any]:
        return [(2, 1, 6, "", (address, port)) for address in answers.pop(0)]

    async def check_and_send() -> None:
        line = Line(private=False, patience=2.0)
        url = hook.url.replace("127.0.0.1", "rebinding.example")
        monkeypatch.setattr(socket, "getaddrinfo", look_up)
        await line.check(url)
        with pytest.raises(NoticeFailed, match="private"):
            await line.post(url, {}, b"{}")
        await line.close()

    asyncio.run(check_and_send())
    assert (answers, hook.got) == ([], [])


def test_a_failing_receiver_is_asked_again_and_then_left_alone(
    serve: Serve, hook: Receiver
) -> None:
    hook.status = 503
    with serve(**HASTY) as address, Client(address) as client:
        ada, *_ = client.three_players()
        webhook(client, ada, hook)
        hook.wait(4)
        hook.stays_at(4, 1.5)


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as door:
        return int(door.getsockname()[1])


@contextmanager
def mailing(serve: Serve) -> Iterator[tuple[str, Any]]:
    with mailbox(free_port) as box:
        post = {
            "smtp_host": "127.0.0.1", "smtp_port": box.port, "smtp_tls": "none",
            "site": "https://wolves.example",
        }  # fmt: skip
        with serve(**(HASTY | post)) as address:
            yield address, box


def test_an_address_is_written_to_once_its_owner_has_said_so(serve: Serve) -> None:
    with mailing(serve) as (address, box), Client(address) as client:
        ada, ben, _ = client.three_players()
        wanted = {"kind": "mail", "address": "ada@wolves.example", "lang": "en"}
        told = client.created(ask(client, ada, **wanted))
        assert (told["confirmed"], told["proof"]) == (False, "")
        box.wait(1)
        play(client, ben)
        time.sleep(0.8)
        assert len(box.got) == 1
        key = re.search(r"/confirm/(\S+)", box.got[0].get_content())
        assert key is not None
        assert client.http.post(f"/api/told/{key[1]}/confirm").status_code == 200
        [told] = ask(client, ada, method="GET").json()
        letter = box.wait(2)[1]
        assert letter["Subject"] == "Your turn: Jagdfieber"
        assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
        assert f"https://wolves.example/m/{ada['match']}" in letter.get_content()
        other = client.new_match(ME, OPEN, OPEN)
        known = client.created(ask(client, other, **wanted, proof=told["proof"]))
        assert known["confirmed"]
        assert ask(client, other, kind="mail", address="a@b.c\r\nBcc: x@y.z").status_code == 400


def test_a_person_sees_and_changes_only_their_own(serve: Serve, hook: Receiver) -> None:
    with serve(**HASTY) as address, Client(address) as client:
        ada, ben, _ = client.three_players()
        told = webhook(client, ada, hook)
        assert ask(client, ben, method="GET").json() == []
        for method, path in (("DELETE", ""), ("POST", "/test")):
            refused = ask(client, ben, f"/{told['id']}{path}", method)
            assert refused.json()["code"] == "unknown-notice"
        nobody = client.http.get(f"/api/matches/{ada['match']}/notices")
        assert nobody.status_code == 403
        assert client.http.get("/api/notices").json()["kinds"] == ["push", "webhook"]
        assert ask(client, ada, kind="mail", address="a@b.example").json()["code"] == "not-offered"
        for number in range(5):
            webhook(client, ada, hook, address=f"{hook.url}/{number}")
        many = ask(client, ada, kind="webhook", address=f"{hook.url}/more")
        assert many.json()["code"] == "too-many-notices"


def test_notices_follow_a_seat_to_another_device(serve: Serve, hook: Receiver) -> None:
    with serve(**HASTY) as address, Client(address) as client:
        ada, _, _ = client.three_players()
        told = webhook(client, ada, hook)
        seat = f"/api/matches/{ada['match']}"
        code = client.created(client.http.post(f"{seat}/claim-code", headers=bearer(ada["token"])))[
            "code"
        ]
        there = client.created(client.http.post(f"{seat}/claim", json={"code": code}))
        assert ask(client, ada, method="GET").status_code == 403
        assert [each["id"] for each in ask(client, there, method="GET").json()] == [told["id"]]
        assert ask(client, there, f"/{told['id']}/test").status_code == 204


def test_without_the_extra_only_what_is_there_is_offered(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "wolfden.server.notices.line", None)
    with serve(**HASTY) as address, Client(address) as client:
        assert client.http.get("/api/notices").json() == {"kinds": [], "push_key": None}
        ada = client.three_players()[0]
        refused = ask(client, ada, kind="webhook", address="https://example.org/")
        assert (refused.status_code, refused.json()["code"]) == (409, "not-offered")


def test_keys_are_made_once_and_no_row_or_log_tells_them(
    serve: Serve, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    keys = []
    for _ in range(2):
        with serve(**HASTY) as address, Client(address) as client:
            keys.append(client.http.get("/api/notices").json()["push_key"])
    rows = sqlite3.connect(tmp_path / "wolfden.db")
    secrets = dict(rows.execute("SELECT name, value FROM house_keys"))
    rows.close()
    assert keys[0] == keys[1]
    assert set(secrets) == {"vapid", "notice-links"}
    assert not any(value.strip() in caplog.text for value in secrets.values())
