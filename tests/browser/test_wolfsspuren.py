"""Wolfsspuren in the browser: whole matches, planning by mouse and keyboard, field notes, axe."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from wolfden.core.record_reader import read_record

from .pack_page import PackPage
from .table import choose_players
from .test_accessibility import SIZES, check

Arrive = Callable[..., Page]


def sit(person: Arrive, players: int = 3, colour: str = "", **preferences: object) -> PackPage:
    table = PackPage(person(**preferences))
    table.create(players, colour)
    return table


def test_a_whole_match_against_bots_ends_with_every_part_of_every_score(person: Arrive) -> None:
    table = sit(person)
    page, first = table.page, table.page.url
    table.play_on()
    sheet = table.result.get_by_role("table")
    for part in ("Rank", "Discs", "Deaths", "Departures", "Total"):
        expect(sheet).to_contain_text(part)
    with page.expect_download() as started:
        page.get_by_role("link", name="Download the record").click()
    assert read_record(started.value.path().read_text("utf-8")).replay().outcome is not None
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/m/" in address and address != first)
    table.until(lambda: table.stage() == "pick")


def test_a_plan_is_made_by_click_drag_and_keyboard_and_kept_over_a_reload(person: Arrive) -> None:
    table = sit(person)
    page = table.page
    table.reach("plan")
    tray = page.locator(".tray")
    hunt, pack, howl, fights = (table.cells.nth(index) for index in range(4))
    hunt.click()
    tray.get_by_role("button", name="Token 12", exact=False).click()
    expect(hunt).to_contain_text("token 12")
    tray.get_by_role("button", name="Token 7", exact=False).click()
    pack.click()
    expect(pack).to_contain_text("token 7")
    howl.focus()
    page.keyboard.press("5")
    expect(howl).to_contain_text("token 5")
    page.keyboard.press("ArrowRight")
    expect(fights).to_be_focused()
    tray.get_by_role("button", name="Token 9", exact=False).drag_to(fights)
    expect(fights).to_contain_text("token 9")
    fights.drag_to(hunt)
    expect(hunt).to_contain_text("token 9")
    expect(fights).to_contain_text("empty")
    expect(table.desk).to_contain_text("tokens cost 1, 11 would be left")
    page.reload()
    expect(table.cells.nth(0)).to_contain_text("token 9")
    table.cells.nth(2).focus()
    page.keyboard.press("Delete")
    expect(table.cells.nth(2)).to_contain_text("empty")


def test_a_stretch_with_the_keyboard_alone(person: Arrive) -> None:
    table = sit(person, colour="green")
    page = table.page
    words = {"pick": "Green B", "vote": "Vote for", "hunt": "Hunt"}
    while table.stage() != "plan":
        if table.stage():
            press_when(page, words[table.stage()])
        page.wait_for_timeout(100)
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.classList.contains('cell')"):
            break
    for digit in "4321":
        page.keyboard.press(digit)
        page.keyboard.press("ArrowRight")
    expect(table.cells.nth(1)).to_contain_text("token 3")
    press_when(page, "Ready")
    expect(table.log).to_contain_text("Lone hunt")


def press_when(page: Page, text: str) -> None:
    """Tab until the focus is on something with this text, then press it."""
    for _ in range(80):
        if text in (page.evaluate("document.activeElement.textContent") or "")[:80]:
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {text!r}")


def test_ready_can_be_taken_back_until_all_are(person: Arrive) -> None:
    ada = PackPage(person())
    ada.page.goto("/new/wolfsspuren")
    choose_players(ada.page, 3)
    ada.page.get_by_role("listitem").nth(2).get_by_role("radio").nth(2).check(force=True)
    ada.page.locator("form button.primary").click()
    bo = PackPage(person(locale="fr"))
    bo.page.goto(ada.page.url)
    bo.page.get_by_role("textbox").fill("Bo")
    bo.page.locator("form button.primary").click()
    for someone in (ada, bo):
        someone.until(lambda someone=someone: someone.stage() == "pick")
    while not (ada.stage() == "plan" and bo.stage() == "plan"):
        for someone in (ada, bo):
            if someone.stage() not in ("", "plan"):
                someone.choose()
        ada.page.wait_for_timeout(40)
    ada.cells.first.focus()
    ada.page.keyboard.press("8")
    expect(ada.cells.first).to_contain_text("token 8")
    assert "8" not in bo.page.locator(".pack").inner_text().split()
    ada.ready.click()
    ada.page.get_by_role("button", name="Change my plan").click()
    expect(ada.ready).to_be_enabled()
    expect(bo.page.get_by_text("Prépare l’année de tes loups")).to_be_visible()


@pytest.mark.parametrize(
    ("locale", "words"), [("fr-FR", "Choisis ton premier loup"), ("de-CH", "Wähle deinen ersten")]
)
def test_french_and_german_without_a_word_of_english(
    person: Arrive, locale: str, words: str
) -> None:
    table = sit(person, locale=locale)
    expect(table.page.get_by_text(words)).to_be_visible()
    table.reach("catch")
    shown = table.page.locator("body").inner_text()
    assert not re.search(r"wolfsspuren-|\bwolf\b|\bthe\b|\btoken\b|\bYear\b", shown)


def test_a_field_note_is_one_click_away(person: Arrive) -> None:
    table = sit(person)
    page = table.page
    table.reach("plan")
    page.get_by_role("button", name=re.compile("^Howling: to come")).click()
    note = page.get_by_role("dialog")
    expect(note.get_by_role("heading", name="Howling")).to_be_visible()
    expect(note).to_contain_text("Every wolf has a voice of its own")
    note.get_by_role("button", name="The omega").click()
    expect(note.get_by_role("heading", name="The omega")).to_be_visible()


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desk", "light")])
def test_axe_finds_nothing_on_the_table(person: Arrive, size: str, theme: str) -> None:
    width, height = SIZES[size]
    table = sit(person, 4, viewport={"width": width, "height": height}, color_scheme=theme)
    table.until(lambda: table.stage() == "pick")
    check(table.page)
    for stage in ("vote", "plan", "catch"):
        table.reach(stage)
        check(table.page)
