"""What a person does at a table of The Wolves, in any language."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page

from wolfden.games.the_wolves.model import Phase

from .table import MATCH

PRESS = """([what, at]) => {
  const all = document.querySelectorAll(what);
  all[at % all.length]?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
}"""
INSTANT = (
    "localStorage.setItem('wolfden:settings', JSON.stringify({speed: 'instant', twice: 'never'}))"
)


class WolvesPage:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.turn = 0

    def create(self, players: int = 2, moons: int = 1) -> None:
        """Me and bots, without animations."""
        self.page.add_init_script(INSTANT)
        self.page.goto("/new/the-wolves")
        self.page.get_by_role("radio", name=str(players), exact=True).first.check(force=True)
        for place in range(1, players):
            seat = self.page.get_by_role("listitem").nth(place)
            seat.get_by_role("radio").nth(2).check(force=True)
        self.page.get_by_role("radio", name=str(moons), exact=True).last.check(force=True)
        self.page.locator("form button.primary").click()
        self.page.wait_for_url(MATCH)

    def sit_down(self, match: str, token: str) -> None:
        """Take a seat at a match that was laid down."""
        self.page.add_init_script(INSTANT)
        self.page.goto(f"/m/{match}#seat={token}")
        self.page.locator(".hit").first.wait_for()

    @property
    def lit(self) -> Locator:
        return self.page.locator(".hit.able")

    @property
    def deeds(self) -> Locator:
        return self.page.locator(".deed[aria-disabled=false]")

    @property
    def result(self) -> Locator:
        return self.page.locator(".result")

    @property
    def ways(self) -> Locator:
        """The button that ends the turn, or the moving, when it can be pressed."""
        return self.page.locator(".dock .ways button.primary")

    def hexes(self, words: str) -> Locator:
        return self.page.locator(f".hit[aria-label*='{words}']")

    def hex(self, name: str | None) -> Locator:
        return self.page.locator(f".hit[data-hex={name}]")

    def words(self, place: Locator) -> str:
        """What is told of a hex."""
        return place.get_attribute("aria-label") or ""

    def pays(self) -> bool:
        """Pays as it comes, where the payment is a choice."""
        if self.page.locator(".tile.able").count():
            self.press(".tile.able")
        return True

    def wait_to_act(self) -> None:
        """Arrange and place as it comes, until an action is to be named."""
        self.until(lambda: self._settle() and self.deeds.count() > 0)

    def play_on(self) -> None:
        self.until(self._step, seconds=150)

    def can_name(self) -> bool:
        """Whether an action is to be named, and nothing is under way that would change it."""
        if not self.deeds.count():
            return False  # what has to be answered in two presses would be dropped
        self.page.keyboard.press("Escape")
        if not self.deeds.count():
            return False
        self.page.wait_for_timeout(400)
        return self.deeds.count() > 0

    def go_on(self) -> bool:
        """Whatever comes next; whether the match is over."""
        self.page.wait_for_timeout(40)
        return self._step()

    def _settle(self) -> bool:
        """Answers what is asked before and between actions; True when nothing of that is."""
        for what in (
            ".scoring button.primary",
            ".place .offer",
            ".arrangement button",
            ".tile.able",
            ".dock .tracks button[aria-disabled=false]",
        ):
            if self.page.locator(what).count():
                self.press(what)
                return False
        if self.lit.count():
            self.press(".hit.able", self.turn)
            self.turn += 1
            return False
        return True

    def _step(self) -> bool:
        if self.result.is_visible():
            return True
        if not self._settle():
            return False
        if self.deeds.count():
            # The dearer an action, the more it moves the calendar on.
            self.press(".deed[aria-disabled=false]", self.deeds.count() - 1)
        elif self.ways.count():
            self.press(".dock .ways button.primary")
        return False

    def press(self, what: str, at: int = 0) -> None:
        """Press one of what is there at this moment; a bot's move may take it away meanwhile."""
        self.page.evaluate(PRESS, [what, at])

    def until(self, condition: Callable[[], bool], seconds: float = 30) -> None:
        deadline = time.monotonic() + seconds
        while not condition():
            assert time.monotonic() < deadline, self.page.locator("main").inner_text()
            self.page.wait_for_timeout(25)


def sure_way(state: Any) -> tuple[str, str]:
    """Where an alpha stands and where it can go, if the payment leaves no choice."""
    seat = state.to_act[0]
    view = state.view(seat)
    shown = [tile.shows for tile in view.boards[seat].tiles]
    return next(
        (target.wolf.hex, target.hexes[0])
        for target in view.turn.targets
        if target.wolf and target.wolf.rank == "alpha" and shown.count(target.terrain) == 1
    )


def comers(state: Any) -> dict[str, set[str]]:
    """Where one of several wolves on different hexes could go with the next action, if at all."""
    found: dict[str, set[str]] = {}
    turn = state.view(state.to_act[0]).turn
    for target in turn.targets if state.phase is Phase.ACT else ():
        for name in target.hexes if target.wolf else ():
            found.setdefault(name, set()).add(target.wolf.hex)
    standing = state.view(0).hexes
    return {
        name: wolves for name, wolves in found.items() if len(wolves) > 1 and name not in standing
    }
