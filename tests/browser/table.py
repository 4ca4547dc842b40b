"""What a person does at a table of Jagdfieber, in any language."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

OWES = """() => {
  const cards = [...document.querySelectorAll("section.hand button.card")];
  const is = (name, value) => (card) => card.getAttribute(name) === value;
  return cards.some(is("aria-disabled", "false")) && !cards.some(is("aria-pressed", "true"))
    && !document.querySelector("dialog[open]");
}"""
MATCH = re.compile("/m/[A-Za-z0-9_-]{22}$")


def choose_players(page: Page, players: int) -> None:
    """In the form of a new table, where options may offer the same number."""
    offered = page.get_by_role("radio", name=str(players), exact=True)
    offered.and_(page.locator("[name=players]")).check(force=True)


class TablePage:
    def __init__(self, page: Page) -> None:
        self.page = page

    def create(self, players: int, days: int, friends: int = 0) -> None:
        """Set up a table: me first, then friends, then bots."""
        self.page.goto("/new/jagdfieber")
        choose_players(self.page, players)
        for place in range(1, players):
            seat = self.page.get_by_role("listitem").nth(place)
            seat.get_by_role("radio").nth(1 if place <= friends else 2).check(force=True)
        self.page.locator("form select.number").select_option(str(days))
        self.page.locator("form button.primary").click()
        self.page.wait_for_url(MATCH)

    @property
    def hand(self) -> Locator:
        return self.page.locator("section.hand")

    def card(self, index: int) -> Locator:
        return self.hand.locator("button.card").nth(index)

    @property
    def chosen(self) -> Locator:
        return self.hand.locator("button.card[aria-pressed=true]")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("log")

    def owes(self) -> bool:
        """Whether a card is asked for and none is chosen, looked at in one moment."""
        return bool(self.page.evaluate(OWES))

    def wait_to_choose(self) -> None:
        self._until(self.owes)

    def choose_any(self) -> None:
        self.hand.locator("button.card[aria-disabled=false]").first.click()

    def play_on(self, choose: Callable[[], None] | None = None) -> None:
        """Play to the end of the match, going on after every day."""
        self._until(lambda: self.step(choose), seconds=120)

    def step(self, choose: Callable[[], None] | None = None) -> bool:
        """Do the next thing that is asked for, if any; whether the result is there."""
        if self.result.is_visible():
            return True
        proceed = self.page.locator("dialog[open] button.primary")
        if proceed.count():
            proceed.first.click()
        elif self.owes():
            (choose or self.choose_any)()
        return False

    def _until(self, condition: Callable[[], bool], seconds: float = 30) -> None:
        deadline = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < deadline, self.page.locator("main").inner_text()
            self.page.wait_for_timeout(40)
