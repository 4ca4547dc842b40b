"""Every table fits every window: nothing cut, covered, broken or too small, and nothing scrolls."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import wolfden

from .boxes import SIZES, settled_problems
from .stored import after, store, tokens_of

PHONES_AND_TABLETS = 800
"""Windows up to this wide are touched with fingers."""
ZOOMED = ((683, 316), (960, 475))
"""Windows of 1366 and 1920 at 200 %."""
LANGUAGES = ("en", "fr", "de")
MIDDLE = {"jagdfieber": 30, "the-wolves": 150, "wolf-and-hound": 9, "wolfsspuren": 60}
"""How many decisions lead to the middle of a match, where there is more to show."""
TABLES = [
    pytest.param(spec.id, players, id=f"{spec.id}-{players}")
    for spec in wolfden.games()
    if spec.id in MIDDLE
    for players in spec.players
]


def sit_down(page: Page, match: str, token: str) -> None:
    page.goto(f"/m/{match}#seat={token}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.wait_for_load_state("networkidle")


def measured(page: Page, sizes: tuple[tuple[int, int], ...]) -> dict[str, list[str]]:
    """What is wrong, by window."""
    found = {}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        if wrong := settled_problems(page, touch=width < PHONES_AND_TABLETS):
            found[f"{width}×{height}"] = wrong
    return found


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_opening_fits(
    person: Callable[..., Page], database: Path, game: str, players: int
) -> None:
    match = store(database, game, players, {}, after(0))
    for lang in LANGUAGES:
        page = person(locale=lang)
        sit_down(page, match, tokens_of(players)[0])
        assert measured(page, SIZES + ZOOMED) == {}


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_middle_of_a_match_fits(
    person: Callable[..., Page], database: Path, game: str, players: int
) -> None:
    match = store(database, game, players, {}, after(MIDDLE[game]))
    for seat, lang in enumerate(("de", "fr")):
        page = person(locale=lang)
        sit_down(page, match, tokens_of(players)[seat])
        assert measured(page, SIZES) == {}


def test_spectators_of_the_wolves_read_scores_and_regions_without_scrolling(
    person: Callable[..., Page], database: Path
) -> None:
    match = store(database, "the-wolves", 5, {}, after(MIDDLE["the-wolves"]))
    page = person(locale="de")
    page.goto(f"/m/{match}")
    beside = tuple((width, height) for width, height in SIZES if width >= 1024)
    for pane in ("Punkte", "Regionen"):
        page.set_viewport_size({"width": 1366, "height": 633})
        page.get_by_role("button", name=pane, exact=True).click()
        expect(page.get_by_role("region", name=pane, exact=True)).to_be_visible()
        assert measured(page, beside) == {}
