"""The Wolves' table stands still while a match goes on: whatever opens, the map keeps its box."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.server.client import Client, bearer

from .stored import find, lay, tokens_of
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


def test_points_of_a_scoring_stay_beside_long_names(
    person: Callable[..., Page], database: Path, address: str
) -> None:
    names = ("Maximiliane-Ferdinandine", "Wolfgang-Amadeus-Leopold")
    seed, moves = find("the-wolves", 2, {}, lambda state: state.scored > 0)
    match = lay(database, "the-wolves", 2, moves[:-1], seed=seed, options={}, names=names)
    page = person(viewport={"width": 360, "height": 640}, locale="fr")
    page.goto(f"/m/{match}#seat={tokens_of(2)[0]}")
    page.locator(".extent").wait_for()
    seat, action = moves[-1]
    token = tokens_of(2)[seat]
    with Client(address) as client:
        move = {"decision": client.snapshot(match, token)["decision"], "action": action}
        client.http.post(f"/api/matches/{match}/moves", json=move, headers=bearer(token))
    page.locator(".scoring button").wait_for()
    rows = page.locator(".scoring ol")
    assert rows.evaluate("rows => rows.scrollWidth <= rows.clientWidth")
