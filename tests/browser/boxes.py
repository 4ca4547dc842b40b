"""Measures a page as a person meets it: what is cut off, covered, too small or broken."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SIZES = (
    (360, 640), (390, 664), (740, 360), (768, 954), (1024, 690),
    (1280, 600), (1366, 633), (1536, 730), (1920, 950), (2560, 1300),
)  # fmt: skip
"""Windows, not screens: what a browser's own bars leave of them."""

MEASURE = Path(__file__).with_suffix(".js").read_text("utf-8")

TWO_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
PATIENCE = 15
"""Tenths of a second until what is wrong is taken to stay so."""


def problems(page: Page, touch: bool = False) -> list[str]:
    """What is wrong with the page as it stands."""
    found: list[str] = page.evaluate(MEASURE, {"touch": touch})
    return found


def settled_problems(page: Page, touch: bool = False) -> list[str]:
    """What is still wrong when the page has had time to fit itself into its window."""
    page.evaluate(TWO_FRAMES)
    for _ in range(PATIENCE):
        if not problems(page, touch):
            return []
        page.wait_for_timeout(100)
    return problems(page, touch)
