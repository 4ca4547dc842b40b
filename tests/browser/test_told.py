"""Being told, in a real browser: the service worker, a push, the offline page, the panel."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.server.conftest import quick, served
from tests.server.receivers import Receiver, receiver
from wolfden.server.settings import STATIC

from .test_accessibility import check, check_everywhere
from .test_people import join, waiting_table

Person = Callable[..., Page]
ALLOWED: dict[str, Any] = {"service_workers": "allow", "permissions": ["notifications"]}


@pytest.fixture(scope="module")
def near(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that may send to this machine."""
    if not (STATIC / "index.html").is_file():
        pytest.skip("the front end is not built")
    database = tmp_path_factory.mktemp("told") / "wolfden.db"
    hasty = quick(database, webhooks_to_private=True, notice_seconds=0.3, away_seconds=0.2)
    with served(hasty) as address:
        yield address


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as kept:
        yield kept


def worker_ready(page: Page) -> None:
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")


def registration(session: CDPSession) -> str:
    """The browser's name for our worker."""
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(50):
        if found:
            return found[-1]
        session.send("Runtime.evaluate", {"expression": "1"})
    raise AssertionError("no worker was registered")


NOTIFICATIONS = """navigator.serviceWorker.ready
  .then((worker) => worker.getNotifications())
  .then((all) => all.map(({ title, body, data }) => ({ title, body, url: data.url })))"""


def test_the_app_installs_shows_a_push_and_says_what_works_offline(
    person: Person, near: str, complaints: list[str], whole_browser: Browser
) -> None:
    page = person(base_url=near, locale="de", within=whole_browser, **ALLOWED)
    page.goto("/")
    worker_ready(page)
    session = page.context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert msgspec.json.decode(manifest["data"])["name"] == "Wolfden"
    problems = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [
        problem["errorId"] for problem in problems if problem["errorId"] != "in-incognito"
    ] == []
    told = {"title": "Du bist dran", "body": "Ben hat gezogen.", "url": "/m/x"}
    ends = {"key": "k.k", "stop": "Nicht mehr"}
    session.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": near,
            "registrationId": registration(session),
            "data": msgspec.json.encode(told | ends).decode(),
        },
    )
    shown: list[Any] = []
    for _ in range(50):
        shown = shown or page.evaluate(NOTIFICATIONS)
        page.wait_for_timeout(0 if shown else 100)
    assert shown == [told]
    page.context.set_offline(True)
    page.goto("/new/jagdfieber")
    expect(page.get_by_role("heading", name="Kein Netz")).to_be_visible()
    expect(page.get_by_text("Nichts ist verloren")).to_be_visible()
    expect(page.get_by_role("heading", name="No network")).to_have_count(0)
    check(page)
    page.context.set_offline(False)
    page.get_by_role("button", name="Noch einmal versuchen").click()
    expect(page.get_by_role("heading", name="Jagdfieber").first).to_be_visible()
    complaints[:] = [line for line in complaints if "ERR_INTERNET_DISCONNECTED" not in line]


def test_a_person_is_told_tries_it_and_ends_it_with_one_press(
    person: Person, near: str, hook: Receiver, complaints: list[str]
) -> None:
    ada = person(base_url=near, viewport={"width": 360, "height": 640})
    address = waiting_table(ada)
    ada.get_by_role("button", name="Tell me when it is my turn").click()
    panel = ada.get_by_role("dialog", name="Tell me when it is my turn")
    panel.get_by_role("switch", name="On this device").click()
    expect(panel.get_by_text("Your browser blocks notifications from this site.")).to_be_visible()
    expect(panel.get_by_role("switch", name="On this device")).not_to_be_checked()
    panel.get_by_label("Webhook address").fill("http://ada:secret@127.0.0.1/")
    panel.get_by_role("button", name="Add").click()
    expect(ada.get_by_text("The address must not hold a name or password.")).to_be_visible()
    complaints[:] = [line for line in complaints if "400 (Bad Request)" not in line]
    panel.get_by_label("Webhook address").fill(f"{hook.url}/hook")
    panel.get_by_role("button", name="Add").click()
    panel.get_by_role("button", name=f"Try it: {hook.url}/hook").click()
    hook.wait(1)
    panel.get_by_role("checkbox", name="Quiet hours").check()
    expect(panel.get_by_label("From")).to_have_value("22:00")
    check_everywhere(ada)
    ada.set_viewport_size({"width": 360, "height": 640})
    panel.get_by_role("checkbox", name="Quiet hours").uncheck()
    assert ada.evaluate("document.documentElement.scrollWidth") <= 360
    join(person(base_url=near), address, "Ben")
    join(person(base_url=near), address, "Cleo")
    ada.goto("/")
    hook.wait(2)
    assert hook.bodies[1]["title"] == "Your turn: Jagdfieber"
    ada.goto(hook.bodies[1]["unsubscribe"])
    expect(ada.get_by_role("heading", name="You are told no more")).to_be_visible()
    waiting_table(ada)
    ada.get_by_role("button", name="Tell me when it is my turn").click()
    panel.get_by_role("button", name="As at the last table").click()
    expect(panel.get_by_role("button", name=f"Remove: {hook.url}/hook")).to_be_visible()
