"""What happened stays to be seen, and a choice that waits says so."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .stored import store, tokens_of
from .test_accessibility import check
from .test_fit import after, sit_down

TWICE = """localStorage.setItem("wolfden:settings",
  JSON.stringify({ speed: "instant", twice: "first" }))"""
PHONE = {"viewport": {"width": 390, "height": 664}, "has_touch": True}


@pytest.fixture
def last_to_choose(database: Path) -> str:
    """Jagdfieber: all but the third player have sealed their cards."""
    return store(database, "jagdfieber", 3, {}, after(11))


def seat(page: Page, match: str, players: int, place: int) -> Page:
    sit_down(page, match, tokens_of(players)[place])
    return page


def careful(page: Page) -> Page:
    page.add_init_script(TWICE)
    return page


def test_a_line_of_the_log_points_at_the_table(person, last_to_choose):
    page = seat(person(viewport={"width": 1366, "height": 633}), last_to_choose, 3, 2)
    lines = page.locator("[role=log] button")
    pointed = page.locator("[data-pointed]")
    expect(pointed).to_have_count(0)
    lines.last.hover()
    expect(pointed.first).to_be_visible()
    page.mouse.move(5, 5)
    expect(pointed).to_have_count(0)
    lines.last.focus()
    expect(pointed.first).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    page.keyboard.press("Enter")
    page.locator("h1").focus()
    expect(pointed.first).to_be_visible()
    check(page)
    page.keyboard.press("Escape")
    expect(pointed).to_have_count(0)


def test_on_a_phone_a_pressed_line_gives_way_to_the_table(person, last_to_choose):
    page = seat(person(**PHONE), last_to_choose, 3, 2)
    page.locator(".tool-log").tap()
    line = page.locator("dialog[open] [role=log] button").last
    text = line.inner_text()
    check(page)
    line.tap()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(page.locator("[data-pointed]").first).to_be_visible()
    expect(page.locator(".narrator .headline")).to_have_text(text)
    page.locator("h1").tap()
    expect(page.locator("[data-pointed]")).to_have_count(0)


def test_what_changed_since_my_last_turn_is_marked(person, database):
    match = store(database, "wolf-and-hound", 4, {}, after(9))
    page = seat(person(), match, 4, 1)
    expect(page.locator("[data-marked]").first).to_be_visible()


@pytest.mark.parametrize("by", ["mouse", "touch", "key"])
def test_what_cannot_be_taken_back_takes_two_presses(person, last_to_choose, by):
    page = seat(careful(person(**PHONE)), last_to_choose, 3, 2)
    card = page.locator("section.hand button.card[aria-disabled=false]").first
    key = card.locator("kbd").inner_text()
    press: Callable[[], None] = {
        "mouse": card.click,
        "touch": card.tap,
        "key": lambda: page.keyboard.press(key),
    }[by]
    press()
    expect(page.locator("button.card[data-armed]")).to_have_count(1)
    expect(page.locator(".narrator .headline")).to_contain_text("Press again")
    expect(page.locator("button.card[aria-pressed=true]")).to_have_count(0)
    page.wait_for_timeout(400)
    check(page)
    press()
    expect(page.locator("button.card[data-armed]")).to_have_count(0)
    page.locator(".tool-log").click()
    expect(page.locator("dialog[open] [role=log]")).to_contain_text("The cards are turned over")


def test_what_can_be_changed_takes_one_press(person, database):
    match = store(database, "jagdfieber", 3, {}, after(0))
    page = seat(careful(person()), match, 3, 0)
    page.locator("section.hand button.card[aria-disabled=false]").first.click()
    expect(page.locator("button.card[aria-pressed=true]")).to_have_count(1)


def test_a_choice_made_offline_waits_and_is_sent_later(person, database):
    match = store(database, "jagdfieber", 3, {}, after(0))
    page = person()
    down: list[bool] = []
    sockets: list = []

    def through(socket) -> None:
        if down:
            socket.close()
            return
        sockets.append(socket)
        socket.connect_to_server()

    page.route_web_socket("**/socket", through)
    seat(page, match, 3, 0)
    down.append(True)
    for socket in sockets:
        socket.close()
    expect(page.get_by_text("The line is down")).to_be_visible()
    header = page.locator(".frame > header").bounding_box()
    banner = page.get_by_text("The line is down").bounding_box()
    assert header
    assert banner
    assert banner["y"] + banner["height"] <= header["y"] + header["height"] + 1
    card = page.locator("section.hand button.card[aria-disabled=false]").first
    card.click()
    expect(page.locator("button.card[data-waiting]")).to_have_count(1)
    expect(page.locator(".narrator")).to_contain_text("Waiting for the line")
    check(page)
    down.clear()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("button.card[data-waiting]")).to_have_count(0)
    expect(page.locator("button.card[aria-pressed=true]")).to_have_count(1)
    expect(page.locator(".narrator .headline")).to_contain_text("Waiting for Bo")


def test_reduced_motion_takes_no_time_away(table):
    sitting = table(speed="normal", reduced_motion="reduce")
    page = sitting.page
    sitting.wait_to_choose()
    page.evaluate(
        """() => {
          const said = new Map();
          const words = document.querySelector(".narrator .words");
          new MutationObserver(() => {
            const text = words.innerText;
            if (!said.has(text)) said.set(text, performance.now());
            window.said = [...said];
          }).observe(words, { childList: true, subtree: true, characterData: true });
        }"""
    )
    sitting.choose_any()
    page.wait_for_timeout(200)
    sitting.wait_to_choose()
    times = [time for _, time in page.evaluate("window.said")]
    gaps = [later - time for time, later in pairwise(times)]
    assert max(gaps) > 900, "what is told stays as long as it takes to read"
    moving = page.evaluate(
        "document.getAnimations().filter((a) => a.playState === 'running').length"
    )
    assert moving == 0


def test_sounds_are_off_until_pressed(table):
    sitting = table()
    button = sitting.page.get_by_role("button", name="Sounds")
    expect(button).to_have_attribute("aria-pressed", "false")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    sitting.page.reload()
    expect(button).to_have_attribute("aria-pressed", "true")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")


def test_whose_seat_a_bot_plays_is_told_so(person, database):
    match = store(database, "jagdfieber", 3, {}, after(0))
    page = seat(person(), match, 3, 0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Let a bot play for me").click()
    expect(page.locator(".narrator .headline")).to_contain_text("plays for you")
    expect(page.locator(".narrator")).to_contain_text("Take my seat back")
