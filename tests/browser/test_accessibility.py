"""axe finds nothing serious, in light and dark, on a phone and on a desk; nothing overflows."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .table import TablePage

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIZES = {"phone": (360, 740), "desk": (1280, 800), "wall": (1920, 1080)}


def check(page: Page) -> None:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        (each["id"], [node["html"][:120] for node in each["nodes"][:3]])
        for each in found["violations"]
        if each["impact"] in ("serious", "critical")
    ]
    assert serious == []
    wide = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    assert wide <= 0, "the page can be scrolled sideways"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_home_set_up_and_rules(person, size, theme):
    width, height = SIZES[size]
    page = person(viewport={"width": width, "height": height}, color_scheme=theme)
    for path in ("/", "/new/jagdfieber", "/rules/jagdfieber"):
        page.goto(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        page.wait_for_load_state("networkidle")
        check(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_the_table(table, size, theme):
    width, height = SIZES[size]
    sitting: TablePage = table(
        days=1, players=5, viewport={"width": width, "height": height}, color_scheme=theme
    )
    sitting.wait_to_choose()
    check(sitting.page)
    box = sitting.card(4).bounding_box()
    assert box is not None
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height, "the whole hand is on the screen"


@pytest.mark.parametrize(("size", "theme"), [("phone", "dark"), ("desk", "light")])
def test_the_result(table, size, theme):
    width, height = SIZES[size]
    sitting: TablePage = table(
        days=1, players=3, viewport={"width": width, "height": height}, color_scheme=theme
    )
    sitting.play_on()
    check(sitting.page)


def test_the_lobby(person):
    sitting = TablePage(person())
    sitting.create(players=3, days=1, friends=2)
    expect(sitting.page.get_by_role("heading", level=1)).to_be_visible()
    check(sitting.page)
    visitor = person()
    visitor.goto(sitting.page.url)
    expect(visitor.get_by_role("textbox")).to_be_visible()
    check(visitor)
