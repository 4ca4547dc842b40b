"""The Wolves through a real browser: whole matches, keyboard, languages, reloads, accessibility."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Error, expect

from .test_accessibility import SIZES, check
from .wolves import WolvesPage

MOVING = {"reduced_motion": "no-preference"}


@pytest.fixture
def wolves(person):
    def sit(players: int = 2, moons: int = 1, **preferences) -> WolvesPage:
        sitting = WolvesPage(person(**(MOVING | preferences)))
        sitting.create(players, moons)
        return sitting

    return sit


def test_a_whole_match_against_a_bot_ends_with_every_part_of_every_score(wolves):
    sitting = wolves()
    page, first = sitting.page, sitting.page.url
    sitting.play_on()
    expect(sitting.result.get_by_role("heading", level=2)).to_be_visible()
    sheet = sitting.result.get_by_role("table")
    for part in ("Regions", "Pack spread", "Wolf speed", "Howl range", "Lairs", "Prey", "Wolves"):
        expect(sheet.get_by_role("rowheader", name=part, exact=True)).to_be_visible()
    check(page)
    page.get_by_role("button", name="Look at the map").click()
    expect(page.get_by_role("group", name=re.compile("^Map"))).to_be_visible()
    page.get_by_role("button", name="To the result").click()
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda address: "/m/" in address and address != first)
    sitting.wait_to_act()


def test_a_wolf_is_moved_by_pressing_it_and_a_hex_and_can_be_taken_back(wolves):
    sitting = wolves()
    sitting.wait_to_act()
    page = sitting.page
    sitting.hexes("your alpha, your pack wolf").first.dispatch_event("click")
    page.get_by_role("dialog").get_by_role("button", name="Move the alpha").click()
    expect(page.get_by_text("Where shall this wolf go?")).to_be_visible()
    goal = sitting.lit.last
    name = goal.get_attribute("data-hex")
    goal.dispatch_event("click")
    moved = page.locator(f".hit[data-hex={name}]")

    def arrived() -> bool:
        if page.locator(".tile.able").count():
            sitting.press(".tile.able")
        return "your alpha" in (moved.get_attribute("aria-label") or "")

    sitting.until(arrived)
    undo = page.get_by_role("button", name="Undo")

    def afresh() -> bool:
        if undo.is_enabled():
            with suppress(Error):
                undo.click(timeout=500)
        return page.get_by_text("Your turn: first action").is_visible()

    sitting.until(afresh)
    assert "your alpha" not in (moved.get_attribute("aria-label") or "")


def test_whatever_is_not_allowed_says_why(wolves):
    sitting = wolves()
    sitting.wait_to_act()
    page = sitting.page
    page.get_by_role("button", name="End turn").click(force=True)
    expect(
        page.get_by_text("You still have an action, and at least one is possible.")
    ).to_be_visible()
    page.locator(".deed[aria-disabled=true]").last.click(force=True)
    expect(page.locator(".toasts p").last).to_contain_text(".")
    sitting.hexes("lone wolf").first.dispatch_event("click")
    page.get_by_role("dialog").get_by_role("button", name="Den", exact=True).click()
    expect(page.get_by_role("dialog").locator(".reason").first).to_be_visible()


def test_a_stretch_with_the_keyboard_alone(wolves):
    sitting = wolves()
    page = sitting.page
    ways = page.locator(".arrangement button")
    sitting.until(lambda: ways.count() > 0)
    ways.first.focus()
    page.keyboard.press("Enter")
    while not sitting.deeds.count():
        sitting.until(lambda: sitting.lit.count() > 0 or sitting.deeds.count() > 0)
        if sitting.lit.count():
            page.locator(".hit[tabindex='0']").focus()
            page.keyboard.press("PageDown")
            assert "can be chosen" in page.evaluate("document.activeElement.ariaLabel")
            page.keyboard.press("Enter")
            page.wait_for_timeout(150)
    page.keyboard.press("1")
    expect(page.get_by_text("Move – where to?")).to_be_visible()
    page.locator(".hit[tabindex='0']").focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        before = page.evaluate("document.activeElement.dataset.hex")
        page.keyboard.press(key)
        assert page.evaluate("document.activeElement.ariaLabel")
        assert page.evaluate("document.activeElement.dataset.hex") != before
    page.keyboard.press("Escape")
    expect(page.get_by_text("Your turn: first action")).to_be_visible()


def test_german_and_a_reload_in_the_middle_of_an_action(wolves):
    sitting = wolves(players=3, locale="de-DE")
    sitting.wait_to_act()
    page = sitting.page
    expect(page.get_by_text("Du bist dran: erste Aktion")).to_be_visible()
    page.get_by_role("button", name="Gehen").click()
    page.locator(".terrain[aria-disabled=false]").first.click()
    asked = re.compile("Welcher Wolf|Welche Plättchen")
    expect(page.get_by_text(asked)).to_be_visible()
    page.reload()
    expect(page.get_by_text(asked)).to_be_visible()
    words = page.locator("body").inner_text()
    assert not re.search(r"the-wolves-|\bYour\b|\bturn\b", words)


def test_the_guide_teaches_by_doing(person):
    page = person(**MOVING)
    sitting = WolvesPage(page)
    page.add_init_script("localStorage.setItem('wolfden:settings', '{\"speed\": \"instant\"}')")
    page.goto("/")
    page.get_by_role("button", name="Learn by playing").click()
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("Your six tiles")
    sitting.until(lambda: page.locator(".arrangement button").count() > 0)
    sitting.press(".arrangement button")
    expect(guide).to_contain_text("Where you start")
    sitting.wait_to_act()
    expect(guide).to_contain_text("Moving")
    guide.get_by_role("button", name="Close the guide").click()
    expect(guide).to_have_count(0)


@pytest.mark.parametrize("size", ["phone", "desk"])
def test_axe_finds_nothing_serious_at_the_table(wolves, size):
    width, height = SIZES[size]
    theme = "dark" if size == "phone" else "light"
    viewport = {"width": width, "height": height}
    sitting = wolves(players=3, viewport=viewport, color_scheme=theme)
    sitting.wait_to_act()
    check(sitting.page)
    sitting.deeds.first.click()
    check(sitting.page)
    sitting.page.keyboard.press("Escape")
    sitting.hexes("water").first.dispatch_event("click")
    expect(sitting.page.get_by_role("dialog")).to_be_visible()
    check(sitting.page)
