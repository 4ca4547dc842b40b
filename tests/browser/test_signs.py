"""A sign says what it means without a mouse: tapped, pressed for a while, or in focus."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from .boxes import drawn
from .stored import after, store, tokens_of

PHONE = {"width": 390, "height": 664}


def sit_down(page: Page, database: Path, game: str) -> None:
    match = store(database, game, 4, {}, after(0))
    page.goto(f"/m/{match}#seat={tokens_of(4)[0]}")
    expect(page.locator("main .narrator").first).to_be_visible()
    drawn(page)


def rest_on(page: Page, selector: str) -> None:
    """A finger that stays."""
    box = page.locator(selector).first.bounding_box()
    assert box
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(".sign-bubble")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_fingers_ask_what_a_sign_means(person: Callable[..., Page], database: Path) -> None:
    page = person(viewport=PHONE, has_touch=True)
    sit_down(page, database, "the-wolves")
    bubble = page.locator(".sign-bubble")
    page.locator(".mine .token").first.tap()
    expect(bubble).to_contain_text("One more action in a turn.")
    page.locator(".narrator").first.tap()
    expect(bubble).to_be_hidden()
    # Pressed for a while, a button says what it would do and does not do it.
    rest_on(page, ".calendar")
    expect(bubble).to_contain_text("11 pieces to go")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".calendar").tap()
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_focus_tells_signs_until_escape(person: Callable[..., Page], database: Path) -> None:
    page = person(viewport=PHONE)
    sit_down(page, database, "jagdfieber")
    bubble = page.locator(".sign-bubble")
    page.keyboard.press("Tab")
    page.locator("section.hand button.card").first.focus()
    expect(bubble).to_have_text("Points: in the prey pile / left in hand")
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    expect(page.locator("section.hand button.card").first).to_be_focused()
    page.locator("section.hand button.card").nth(1).focus()
    expect(bubble).to_be_visible()
    # Signs that no control carries are one stop, in which the arrows walk.
    page.keyboard.press("i")
    walked = page.locator("[data-walked]")
    expect(bubble).to_have_text("Prey pile")
    expect(walked).to_have_class(re.compile("spot"))
    page.keyboard.press("End")
    last = page.get_by_role("option", selected=True).inner_text()
    assert re.fullmatch("The lodge of .+: Easy prey", last)
    page.keyboard.press("Shift+Tab")
    expect(walked).to_have_count(0)
    expect(bubble).not_to_have_text("Easy prey")
    page.keyboard.press("Tab")
    expect(page.get_by_role("listbox")).to_be_focused()
    # Keys go on meaning what they mean at the table.
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
