"""The Wolves' table stands still while a match goes on: whatever opens, the map keeps its box."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from .wolves import WolvesPage

MAP = """() => {
  const { x, y, width, height } = document.querySelector(".extent").getBoundingClientRect();
  return [x, y, width, height].map(Math.round).join(" ");
}"""
STEPS = 25


@pytest.mark.parametrize(("width", "height"), [(1366, 633), (1024, 690), (390, 664)])
def test_the_map_keeps_its_box_over_turns_hints_and_panels(
    person: Callable[..., Page], width: int, height: int
) -> None:
    viewport = {"width": width, "height": height}
    page = person(viewport=viewport, reduced_motion="no-preference")
    sitting = WolvesPage(page)
    sitting.create(players=3, moons=3)
    boxes: dict[str, str] = {}

    def look(what: str) -> None:
        boxes.setdefault(str(page.evaluate(MAP)), what)

    sitting.until(lambda: page.locator(".arrangement button").count() > 0)
    look("arranging")
    for _ in range(STEPS):
        sitting.go_on()
        look("a turn goes on")
    sitting.until(lambda: sitting.can_name() or sitting.go_on(), seconds=120)
    look("my turn")
    page.keyboard.press("Escape")
    sitting.deeds.first.click()
    look("an action is chosen")
    page.keyboard.press("Escape")
    sitting.hexes("your alpha").first.dispatch_event("click")
    look("a wolf is in hand")
    page.keyboard.press("Escape")
    sitting.hexes("water").first.dispatch_event("click")
    look("a hex is looked at")
    page.keyboard.press("Escape")
    for pane in page.locator(".seats button:visible").all():
        pane.click()
        look("a panel is open")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".hinting .here").wait_for(timeout=60_000)
    look("a hint is told")
    assert len(boxes) == 1, boxes
