"""A house below a path of its own, beside others on the same site: a journey past every way out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.conftest import quick, served
from wolfden.server.settings import STATIC

from .table import TablePage
from .test_told import worker_ready

SCOPE = "navigator.serviceWorker.getRegistration().then((worker) => worker.scope)"
CACHES = "caches.keys()"


@pytest.fixture
def games(tmp_path: Path) -> Iterator[str]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the front end is not built")
    with served(quick(tmp_path / "wolfden.db", root="/games")) as address:
        yield f"{address}/games"


def test_a_house_below_a_path(
    games: str, person: Callable[..., Page], complaints: list[str]
) -> None:
    asked: list[str] = []
    ada = person(base_url=games, service_workers="allow")
    ada.context.on("request", lambda request: asked.append(request.url))
    ada.on("websocket", lambda socket: asked.append(socket.url.replace("ws", "http", 1)))
    ada.goto(f"{games}/")
    worker_ready(ada)
    assert ada.evaluate(SCOPE) == f"{games}/"
    faces = "document.fonts.ready.then(() => [...document.fonts].map((face) => face.status))"
    assert ada.evaluate(faces)[:2] == ["loaded", "loaded"]
    assert all("/games/" in name for name in ada.evaluate(CACHES))

    ada.get_by_role("link", name="Invite friends").first.click()
    ada.wait_for_url(re.compile(f"^{games}/new/"))
    ada.go_back()
    ada.wait_for_url(f"{games}/")
    ada.goto(f"{games}/new/jagdfieber")
    ada.get_by_role("radio", name="3", exact=True).check(force=True)
    for place, kind in ((1, 1), (2, 2)):
        ada.get_by_role("listitem").nth(place).get_by_role("radio").nth(kind).check(force=True)
    ada.locator("form button.primary").click()
    ada.wait_for_url(re.compile(f"^{games}/m/[A-Za-z0-9_-]{{22}}$"))
    invitation = ada.get_by_role("textbox", name="Link to this match").input_value()
    assert invitation == ada.url

    ben = person(base_url=games)
    ben.goto(invitation)
    ben.locator("input.field").first.fill("Ben")
    ben.get_by_role("button", name="Take a seat").click()
    for someone in (ada, ben):
        TablePage(someone).wait_to_choose()
    ada.reload()
    TablePage(ada).wait_to_choose()
    ada.get_by_role("link", name="To the home page").first.click()
    ada.wait_for_url(f"{games}/")
    expect(ada.get_by_role("heading", name="Your matches")).to_be_visible()

    ada.context.set_offline(True)
    ada.goto(f"{games}/m/abc")
    expect(ada.get_by_role("heading", name="No network")).to_be_visible()
    assert ada.evaluate("document.images[0].naturalWidth") > 0
    ada.context.set_offline(False)
    assert [url for url in asked if not url.startswith(f"{games}/")] == []
    complaints[:] = [line for line in complaints if "ERR_INTERNET_DISCONNECTED" not in line]
