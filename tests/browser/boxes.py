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

PATIENCE = 10
"""How often a page is measured again before it is believed to stand so: some parts follow a frame
or a transition later."""
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def drawn(page: Page) -> None:
    """Let the page draw what has changed."""
    page.evaluate(FRAMES)


def problems(page: Page, touch: bool = False) -> list[str]:
    """What is wrong with the page when it has come to rest."""
    found: list[str] = []
    for again in range(PATIENCE):
        if again:
            page.wait_for_timeout(150)
        drawn(page)
        found = page.evaluate(MEASURE, {"touch": touch})
        if not found:
            break
    return found
