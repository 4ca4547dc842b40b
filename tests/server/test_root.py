"""A house below a path: pages, files, the API, the socket and links, whatever a proxy takes off."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from wolfden.server.root import home_of, root_of
from wolfden.server.sources import BadSetting, read_settings

from .client import ME, OPEN, Client, Player
from .conftest import quick, served
from .receivers import Browser, receiver
from .test_notices import HASTY, ask, play

PAGE = """<!doctype html><html lang="en" data-root=""><link rel="icon" href="./icon.svg" />
<script type="module" src="./assets/app-1a2b.js"></script>"""


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of the server; the house is at /games there."""
    folder = tmp_path_factory.mktemp("below")
    (folder / "static" / "assets").mkdir(parents=True)
    (folder / "static" / "index.html").write_text(PAGE)
    (folder / "static" / "assets" / "app-1a2b.js").write_text("hello();")
    settings = quick(folder / "wolfden.db", static=folder / "static", root="/games", **HASTY)
    with served(settings) as address:
        yield address


@pytest.mark.parametrize("path", ["/games", "/games/", "/games/m/abc", "/m/abc", "/"])
def test_the_page_asks_for_its_files_below_the_path(below: str, path: str) -> None:
    page = httpx.get(below + path)
    assert page.status_code == 200
    assert 'data-root="/games"' in page.text
    assert 'href="/games/icon.svg"' in page.text
    assert 'src="/games/assets/app-1a2b.js"' in page.text


def test_files_the_api_and_the_health_are_there_with_the_path_and_without(below: str) -> None:
    for start in (below, f"{below}/games"):
        assert "immutable" in httpx.get(f"{start}/assets/app-1a2b.js").headers["cache-control"]
        assert httpx.get(f"{start}/api/games").headers["cache-control"] == "no-store"
        assert httpx.get(f"{start}/health/live").status_code == 200
        assert httpx.get(f"{start}/nowhere").status_code == 404
    assert httpx.get(f"{below}/gamesters").status_code == 404
    assert httpx.get(f"{below}/games/games/api/games").status_code == 404
    offline = httpx.get(f"{below}/games/offline.html").text
    assert 'src="/games/offline.js"' in offline
    assert "ROOT" not in offline
    described = httpx.get(f"{below}/games/api/openapi.json").json()
    assert described["servers"] == [{"url": "/games"}]


def test_people_meet_whichever_way_the_proxy_takes(below: str) -> None:
    with Client(f"{below}/games") as ada, Client(below) as ben:
        ticket = ada.new_match(ME, OPEN, OPEN)
        ben.join(ticket["match"], "Ben")
        for start in (below, f"{below}/games"):
            with Player(start, ticket["match"]) as player:
                seats = player.hello(ticket["token"])["snapshot"]["seats"]
                assert [seat["name"] for seat in seats] == ["Ada", "Ben", None]


def test_notices_lead_below_the_path(below: str) -> None:
    browser = Browser()
    with receiver() as hook, Client(f"{below}/games") as client:
        ada, ben, _ = client.three_players()
        play(client, ben)
        client.created(ask(client, ada, kind="webhook", address=f"{hook.url}/hook"))
        hook.wait(1)
        assert hook.bodies[0]["url"] == f"{below}/games/m/{ada['match']}"
        push = {"kind": "push", "address": f"{hook.url}/push", "keys": browser.keys}
        client.created(ask(client, ada, **push))
        said = browser.read(hook.wait(2)[1][2])
        assert said["url"] == f"/m/{ada['match']}"
        stopped = client.http.post(f"/api/told/{said['key']}/stop", data={"x": "one-click"})
        assert stopped.status_code == 200


@pytest.mark.parametrize("written", ["/games", "games", "/games/"])
def test_slashes_around_the_path_do_not_matter(written: str, tmp_path: Path) -> None:
    file = tmp_path / "wolfden.toml"
    file.write_text(f'root = "{written}"\n')
    for source in (
        read_settings(file, {}, {}),
        read_settings(None, {"WOLFDEN_ROOT": written}, {}),
        read_settings(None, {}, {"root": written}),
    ):
        assert source.root == "/games"


def test_a_path_may_have_several_parts_or_none() -> None:
    assert root_of("/club/games") == "/club/games"
    assert root_of("/") == root_of("") == ""


@pytest.mark.parametrize("written", ["/ga mes", "/a//b", "https://x.org/a", "/m", "api/x", '/"'])
def test_a_path_that_cannot_be_is_refused_in_a_sentence(written: str) -> None:
    with pytest.raises(BadSetting) as refusal:
        read_settings(None, {}, {"root": written})
    assert refusal.value.details["source"] == "--root"


def test_a_site_may_name_the_path_or_leave_it_out() -> None:
    for site in ("https://x.org", "https://x.org/", "https://x.org/games", "https://x.org/games/"):
        assert home_of(site, "/games") == "https://x.org/games"
    assert home_of("https://x.org/", "") == "https://x.org"
