"""axe finds nothing serious on any screen, in light and dark, on a phone and on a desk."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import wolfden

from .boxes import drawn
from .conftest import PATIENCE
from .stored import after, over, store, tokens_of
from .table import TablePage

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WINDOWS = ((390, 664), (1366, 633))
MIDDLE = {"jagdfieber": 30, "the-wolves": 150, "wolf-and-hound": 9, "wolfsspuren": 60}
GAMES = sorted(MIDDLE)
SIZES = {"phone": (360, 740), "desk": (1280, 800), "wall": (1920, 1080)}


def check(page: Page, contrast_only: bool = False) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    wish = {"resultTypes": ["violations"]} | (
        {"runOnly": ["color-contrast"]} if contrast_only else {}
    )
    found = page.evaluate("wish => axe.run(document, wish)", wish)
    serious = [
        (each["id"], [node["html"][:120] for node in each["nodes"][:3]])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    assert serious == []
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, "the page can be scrolled sideways"


def check_everywhere(page: Page) -> None:
    """In light and dark, on a phone and in a laptop's window; the theme changes colours only."""
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        for theme in ("light", "dark"):
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(50)
            check(page, contrast_only=theme == "dark")


def check_tools(page: Page) -> None:
    """Every dialog that a button under the narrator opens."""
    dialog = page.locator("dialog[open]")
    for button in page.locator("main .tools > button:visible").all():
        button.click()
        drawn(page)
        if dialog.count():
            check(page)
            page.keyboard.press("Escape")
            expect(dialog).to_have_count(0)


def sit(page: Page, match: str) -> None:
    page.goto(f"/m/{match}#seat={tokens_of(1)[0]}")
    expect(page.locator("main .narrator, main .result, main .ending").first).to_be_visible(
        timeout=PATIENCE
    )


@pytest.mark.parametrize("game", GAMES)
def test_set_up_and_rules(person, game):
    page = person()
    for path in (f"/new/{game}", f"/rules/{game}"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        check_everywhere(page)


def test_home_and_pages_that_are_not_there(person, database, complaints):
    page = person()
    for path in ("/", "/no/such/page", "/m/AAAAAAAAAAAAAAAAAAAAAA"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        check_everywhere(page)
    complaints[:] = [line for line in complaints if "404" not in line]
    sit(page, store(database, "jagdfieber", 3, {}, after(9)))
    page.goto("/")
    expect(page.locator("a[href^='/m/']").first).to_be_visible()
    check_everywhere(page)


def check_dialogs(page: Page, *openers: Callable[[], object]) -> None:
    dialog = page.locator("dialog[open]")
    for step in openers:
        page.set_viewport_size({"width": 1366, "height": 633})
        step()
        expect(dialog).to_be_visible()
        check_everywhere(page)
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_table_and_what_opens_over_it(person, database, game):
    page = person()
    players = wolfden.spec_of(game).players[-1]
    sit(page, store(database, game, players, {}, after(MIDDLE[game])))
    check_everywhere(page)
    rules = page.get_by_role("banner").get_by_role("button", name="Rules")
    check_dialogs(page, rules.click, lambda: page.keyboard.press("?"))
    page.set_viewport_size({"width": 1366, "height": 633})
    check_tools(page)


def test_the_menu_and_its_dialogs(person, database):
    """The same at every table."""
    page = person()
    sit(page, store(database, "jagdfieber", 3, {}, after(9)))
    menu = page.get_by_role("banner").get_by_role("button", name="Menu")

    def chosen(name: str) -> None:
        menu.click()
        page.get_by_role("button", name=name).click()

    check_dialogs(page, partial(chosen, "Settings"), partial(chosen, "Continue on another device"))
    page.set_viewport_size({"width": 1366, "height": 633})
    menu.click()
    check_everywhere(page)


@pytest.mark.parametrize("game", GAMES)
def test_the_result(person, database, game):
    spec = wolfden.spec_of(game)
    options = {"moons": 1} if game == "the-wolves" else {}
    page = person()
    sit(page, store(database, game, spec.players[0], options, over))
    expect(page.locator(".result, .ending").first).to_be_visible()
    check_everywhere(page)


def test_the_end_of_a_round(table):
    sitting: TablePage = table(days=2, players=3)
    dialog = sitting.page.locator("dialog[open] button.primary")
    while not dialog.count():
        if sitting.owes():
            sitting.choose_any()
        sitting.page.wait_for_timeout(40)
    check_everywhere(sitting.page)


def test_the_lobby_with_the_tools_of_its_host(person):
    sitting = TablePage(person())
    sitting.create(players=4, days=1, friends=2)
    visitor = person()
    visitor.goto(sitting.page.url)
    expect(visitor.get_by_role("textbox")).to_be_visible()
    check_everywhere(visitor)
    visitor.get_by_role("textbox").fill("Bo")
    visitor.locator("form button.primary").click()
    expect(sitting.page.get_by_role("button", name="Remove Bo")).to_be_visible()
    check_everywhere(sitting.page)
    check_everywhere(visitor)
