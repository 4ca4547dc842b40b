"""Whole matches by keyboard alone and by touch alone, choosing among what the page offers."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page

from .table import MATCH, choose_players

OFFERS = Path(__file__).with_name("offers.js").read_text("utf-8")
PLAYERS = {"jagdfieber": 3, "the-wolves": 2, "wolf-and-hound": 2, "wolfsspuren": 3}
OVER = "!!document.querySelector('div.result')"
NEXT_KEY = f"""() => {{
  const at = document.activeElement;
  if (({OFFERS})().includes(at)) return "Enter";
  return at.matches(".hit") && document.querySelector(".hit.able") ? "PageDown" : "Tab";
}}"""
BACKWARDS = {"the-wolves"}
"""Where every other answer is looked for backwards: dear actions come last and end it sooner."""
LONGEST = 150
"""Tabs until the focus must have come to something that can be pressed."""


def begin(page: Page, game: str) -> None:
    """A table of my own with bots, set up by the form."""
    page.goto(f"/new/{game}")
    players = PLAYERS[game]
    choose_players(page, players)
    for place in range(1, players):
        page.get_by_role("listitem").nth(place).get_by_role("radio").nth(2).check(force=True)
    if game == "jagdfieber":
        page.locator("form select.number").select_option("1")
    if game == "the-wolves":
        page.get_by_role("radio", name="1", exact=True).last.check(force=True)
    page.locator("form button.primary").click()
    page.wait_for_url(MATCH)


def play(page: Page, answer: Callable[[int], None], seconds: float) -> int:
    """Answer whatever is asked until the match is over; how many answers that took."""
    made, deadline = 0, time.monotonic() + seconds
    while not page.evaluate(OVER):
        assert time.monotonic() < deadline, page.locator("main").inner_text()
        if page.evaluate(f"({OFFERS})().length"):
            answer(made)
            made += 1
        page.wait_for_timeout(25)
    return made


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_a_whole_match_by_keyboard_alone(person: Callable[..., Page], game: str) -> None:
    page = person()
    begin(page, game)

    def answer(made: int) -> None:
        """Tab to an offer, on the map by its own keys, and press Enter."""
        back = "Shift+" if game in BACKWARDS and made % 2 else ""
        for _ in range(LONGEST):
            key = page.evaluate(NEXT_KEY)
            if key == "Enter":
                break
            page.keyboard.press(back + key if key == "Tab" else key)
        if page.evaluate("document.activeElement.matches('.hit.able')"):
            for _ in range(made % 5):
                page.keyboard.press("PageDown")
        page.keyboard.press("Enter")

    assert play(page, answer, 240) > 3


@pytest.mark.parametrize("game", sorted(PLAYERS))
def test_a_whole_match_by_touch_alone(person: Callable[..., Page], game: str) -> None:
    page = person(viewport={"width": 390, "height": 664}, has_touch=True, is_mobile=True)
    begin(page, game)

    def answer(made: int) -> None:
        """Tap an offer in its middle."""
        offered = page.evaluate_handle(
            f"(at) => ({OFFERS})().at(at % ({OFFERS})().length)", made // 2
        )
        element = offered.as_element()
        if element is None:
            return
        try:
            element.scroll_into_view_if_needed(timeout=1000)
            box = element.bounding_box()
        except Error:
            return
        if box is not None:
            page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    assert play(page, answer, 240) > 3
