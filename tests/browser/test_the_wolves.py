"""The Wolves through a real browser: whole matches, keyboard, languages, reloads, accessibility."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from wolfden.games.the_wolves.model import Phase

from .stored import find, replayed, store, tokens_of
from .test_accessibility import SIZES, check
from .wolves import WolvesPage, comers, sure_way

MOVING = {"reduced_motion": "no-preference"}


def overlap(one: Locator, other: Locator) -> bool:
    first, second = one.bounding_box(), other.bounding_box()
    assert first is not None
    assert second is not None
    return all(
        first[at] < second[at] + second[size] and second[at] < first[at] + first[size]
        for at, size in (("x", "width"), ("y", "height"))
    )


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


def test_a_wolf_is_moved_by_pressing_it_and_a_hex_and_one_undo_takes_it_back(person, database):
    def reached(state) -> bool:
        return state.phase is Phase.ACT

    seed, moves = find("the-wolves", 2, {}, reached)
    state = replayed("the-wolves", 2, seed, moves)
    start, goal = sure_way(state)
    sitting = WolvesPage(person(**MOVING))
    match = store(database, "the-wolves", 2, {}, reached)
    sitting.sit_down(match, tokens_of(2)[state.to_act[0]])
    page, there = sitting.page, re.compile("your alpha")
    expect(sitting.hex(start)).to_have_attribute("aria-label", there)
    sitting.hex(start).click()
    expect(page.locator(".headline")).to_have_text("Where shall this wolf go?")
    sitting.hex(goal).click()
    expect(sitting.hex(goal)).to_have_attribute("aria-label", there)
    page.reload()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_text("Your turn: first action")).to_be_visible()
    expect(sitting.hex(goal)).not_to_have_attribute("aria-label", there)
    expect(sitting.hex(start)).to_have_attribute("aria-label", there)


def test_a_pressed_hex_marks_who_can_come_and_pressing_one_brings_it(person, database):
    def reached(state) -> bool:
        return state.turn > 8 and bool(comers(state))

    seed, moves = find("the-wolves", 4, {}, reached)
    match = store(database, "the-wolves", 4, {}, reached)
    state = replayed("the-wolves", 4, seed, moves)
    goal, wolves = next(iter(comers(state).items()))
    sitting = WolvesPage(person(**MOVING))
    sitting.sit_down(match, tokens_of(4)[state.to_act[0]])
    page = sitting.page
    sitting.hex(goal).click()
    expect(page.locator(".trail.come")).to_have_count(len(wolves))
    assert set(sitting.lit.evaluate_all("all => all.map((hit) => hit.dataset.hex)")) == wolves
    card = page.get_by_role("region", name=re.compile(rf"^{goal} \("))
    for place in (goal, *wolves):
        assert not overlap(card, sitting.hex(place))
    card.locator(".offer").first.hover()
    expect(page.locator(".trail.come.strong")).to_have_count(1)
    sitting.hex(min(wolves)).click()
    came = re.compile("your (alpha|pack wolf)")
    sitting.until(lambda: sitting.pays() and bool(came.search(sitting.words(sitting.hex(goal)))))


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
    page.locator(".place").get_by_role("button", name="Den", exact=True).click()
    expect(page.locator(".place .reason").first).to_be_visible()


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
    expect(sitting.page.locator(".place")).to_be_visible()
    check(sitting.page)
