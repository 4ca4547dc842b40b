"""What a person does at a table of Wolfsspuren, in any language."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

from .table import MATCH


class PackPage:
    def __init__(self, page: Page) -> None:
        self.page = page

    def create(self, players: int = 3, colour: str = "") -> None:
        """Set up a table: me first, then bots; in a colour by chance, if none is wished."""
        self.page.goto("/new/wolfsspuren")
        if colour:
            self.choose_colour(colour)
        self.page.get_by_role("radio", name=str(players), exact=True).check(force=True)
        for place in range(1, players):
            seat = self.page.get_by_role("listitem").nth(place)
            seat.get_by_role("radio").nth(2).check(force=True)
        self.page.locator("form button.primary").click()
        self.page.wait_for_url(MATCH)

    def choose_colour(self, colour: str) -> None:
        self.page.locator(f"input[value={colour}]").check(force=True)

    @property
    def desk(self) -> Locator:
        return self.page.locator(".desk")

    @property
    def cells(self) -> Locator:
        return self.desk.locator("button.cell")

    @property
    def ready(self) -> Locator:
        return self.desk.locator(".ready button.primary")

    @property
    def result(self) -> Locator:
        return self.page.locator(".ending")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log").first

    def stage(self) -> str:
        """The open decision if it is mine."""
        return self.page.evaluate(
            "document.querySelector('.narrator.mine')"
            " ? (document.querySelector('.desk')?.classList[1] ?? '') : ''"
        )

    def reach(self, stage: str) -> None:
        """Decide anything until this decision is mine."""
        self.until(lambda: self.stage() == stage or bool(self.step()))

    def play_on(self) -> None:
        """To the end of the match."""
        self.until(self.step, seconds=150)

    def step(self) -> bool:
        if self.result.is_visible():
            return True
        proceed = self.page.locator("dialog[open] button.primary")
        if proceed.count():
            proceed.first.click()
            return False
        stage = self.stage()
        if stage == "plan":
            self.plan()
        elif stage:
            self.choose()
        return False

    def choose(self) -> None:
        """The first thing on the desk that can be pressed."""
        self.page.evaluate(
            "(document.querySelector('.departure button.primary') ??"
            " document.querySelector('.desk button:enabled:not([aria-pressed=true])"
            ":not([aria-haspopup])'))?.click()"
        )
        self.page.wait_for_timeout(60)

    def plan(self) -> None:
        """A middling token in every other cell, by keyboard, then ready."""
        for index in range(self.cells.count()):
            cell = self.cells.nth(index)
            if cell.locator(".plus").count():
                cell.focus()
                self.page.keyboard.press(str(9 - index % 8))
                self.page.wait_for_timeout(40)
        if self.ready.count():
            self.ready.click()
            self.page.wait_for_timeout(60)

    def until(self, condition: Callable[[], bool], seconds: float = 40) -> None:
        deadline = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < deadline, self.page.locator("main").inner_text()
            self.page.wait_for_timeout(30)
