"""Somebody who hears a table: what each decision makes it say, and what is new to be found."""

from __future__ import annotations

import re
from collections.abc import Iterator
from difflib import SequenceMatcher
from pathlib import Path

from playwright.sync_api import Page, expect

from .conftest import PATIENCE
from .stored import tokens_of

LISTENING = Path(__file__).with_name("listening.js").read_text("utf-8")
TURN = 1_000
"""The page's clock is turned so far at once; nobody waits, and the line is not taken for dead."""
MOST_TURNS = 60
PAUSE = "dialog[open], .scoring:has(button)"
"""Where a table waits until what was counted has been read."""
INDENT = re.compile(r" *")


class Listener:
    """A person at seat 0 of a match of people, who hears what each decision brings."""

    def __init__(self, page: Page, match: str, players: int) -> None:
        self.page, self.match = page, match
        self.tokens = tokens_of(players)
        self.number = 0
        self.tree: list[str] = []
        page.clock.install()
        page.add_init_script(LISTENING)
        page.on("websocket", lambda socket: socket.on("framereceived", self._note))
        page.goto(f"/m/{match}#seat={self.tokens[0]}")
        expect(page.locator("main .narrator, .result, .ending").first).to_be_visible(
            timeout=PATIENCE
        )
        page.wait_for_load_state("networkidle")
        self.heard()

    def play(self, seat: int, action: str) -> None:
        """Somebody decides, and the table tells it to its end."""
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        address = f"/api/matches/{self.match}"
        decision = self.page.request.get(address, headers=headers).json()["decision"]
        answer = self.page.request.post(
            f"{address}/moves", headers=headers, data={"decision": decision, "action": action}
        )
        assert answer.ok, answer.text()
        number = answer.json()["number"]
        while self.number < number:
            self.page.wait_for_timeout(5)

    def heard(self) -> list[str]:
        """What was said since the last time, and the pauses on the way: each is read and left."""
        lines = []
        for _ in range(MOST_TURNS):
            self.page.clock.run_for(TURN)
            pause = self.page.locator(PAUSE).count() > 0
            telling = self.page.locator(".narrator.telling").count() > 0
            lines += [f"said: {line}" for line in self.page.evaluate("__said.splice(0)")]
            if pause:
                lines += self._go_on()
            elif not telling:
                return lines
        raise AssertionError("the telling has no end")

    def _go_on(self) -> list[str]:
        """What a pause shows; its button, which has the focus, is pressed."""
        read = self.page.locator(PAUSE).aria_snapshot().splitlines()
        button = self.page.locator(":focus")
        pressed = f"pressed: {button.inner_text()}"
        button.press("Enter")
        return [*read, pressed]

    def found(self) -> list[str]:
        """What is new in the accessibility tree, each under what it belongs to."""
        before = self.tree
        self.tree = self.page.locator("main").aria_snapshot().splitlines()
        return list(_new(before, self.tree))

    def _note(self, frame: str | bytes) -> None:
        if found := re.search(r'"number": ?(\d+)', str(frame)):
            self.number = max(self.number, int(found[1]))


def _new(before: list[str], after: list[str]) -> Iterator[str]:
    matcher = SequenceMatcher(None, before, after, autojunk=False)
    shown: set[int] = set()
    for tag, _, _, start, end in matcher.get_opcodes():
        if tag in ("insert", "replace"):
            for line in range(start, end):
                for each in (*_above(after, line), line):
                    if each not in shown:
                        shown.add(each)
                        yield after[each]


def _above(lines: list[str], line: int) -> list[int]:
    """The lines that a line of the tree hangs from, outermost first."""
    depth, found = _depth(lines[line]), []
    for each in range(line - 1, -1, -1):
        if _depth(lines[each]) < depth:
            depth = _depth(lines[each])
            found.append(each)
    return found[::-1]


def _depth(line: str) -> int:
    found = INDENT.match(line)
    return found.end() if found else 0
