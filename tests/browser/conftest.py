"""A real Chromium against a real server that serves the built front end."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

import wolfden
from tests.server.conftest import quick, served
from wolfden.server.settings import STATIC

from .table import TablePage

WHOLE = ("chromium", "chromium-browser")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
PATIENCE = 20_000
expect.set_options(timeout=PATIENCE)
SETTINGS = """
if (!localStorage.getItem("wolfden:settings"))
  localStorage.setItem("wolfden:settings", JSON.stringify({ speed: "%s", twice: "never" }));
"""

AIMS_READ = 'localStorage.setItem("wolfden:aims", JSON.stringify(%s))'


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


def launched(playwright: Playwright, programs: Sequence[str]) -> Iterator[Browser]:
    program = next(filter(None, map(shutil.which, programs)), None)
    if program is None:
        pytest.skip("Chromium is not installed")
    browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    yield from launched(playwright, ("chromium-headless-shell", *WHOLE))


@pytest.fixture(scope="package")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """Has windows and shows notifications, and takes three times as long to open a page."""
    yield from launched(playwright, WHOLE)


@pytest.fixture(scope="package")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server keeps its matches."""
    return tmp_path_factory.mktemp("browser") / "wolfden.db"


@pytest.fixture(scope="package")
def address(database: Path) -> Iterator[str]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the front end is not built")
    with served(quick(database)) as address:
        yield address


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What the pages wrote to the console as errors; a journey that ends with any has failed."""
    written: list[str] = []
    yield written
    assert written == []


@pytest.fixture
def person(browser: Browser, address: str, complaints: list[str]) -> Iterator[Callable[..., Page]]:
    """Opens the browser of another person: own storage, own language."""
    contexts: list[BrowserContext] = []

    def arrive(
        speed: str | None = "instant",
        newcomer: bool = False,
        within: Browser = browser,
        **preferences: Any,
    ) -> Page:
        wishes: dict[str, Any] = {
            "locale": "en", "base_url": address, "service_workers": "block",
        }  # fmt: skip
        context = within.new_context(**(wishes | preferences))
        if speed:
            context.add_init_script(SETTINGS % speed)
        if not newcomer:
            context.add_init_script(AIMS_READ % [spec.id for spec in wolfden.games()])
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on(
            "console",
            lambda line: complaints.append(line.text) if line.type == "error" else None,
        )
        return page

    yield arrive
    for context in contexts:
        context.close()


@pytest.fixture
def table(person: Callable[..., Page]) -> Callable[..., TablePage]:
    """A person who has just sat down at a table with bots."""

    def sit(days: int = 1, players: int = 3, **preferences: Any) -> TablePage:
        table = TablePage(person(**preferences))
        table.create(players=players, days=days)
        return table

    return sit
