"""What the terminal asks of a game's table, and what every table says around a decision and at the
end. A game overrides what it knows better."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from babel.lists import format_list
from rich.console import RenderableType

from ..core import Action, Event, Outcome
from ..texts import DEFAULT, has, translate


class TerminalTable(ABC):
    """Words and tables of one match, in one language, for one viewer."""

    game: str
    in_a_row: bool = False
    """Whether choices stand side by side, because the position takes most of the screen."""
    names: Sequence[str]
    lang: str

    @abstractmethod
    def position(self, view: Any) -> RenderableType: ...

    @abstractmethod
    def details(self, view: Any) -> RenderableType:
        """More than `position` shows at a glance."""

    @abstractmethod
    def event(self, event: Event) -> str | None:
        """What happened, or None where the terminal shows it anyway."""

    @abstractmethod
    def action(self, action: Action) -> str: ...

    def question(self, view: Any) -> str:
        """What has to be chosen now."""
        return translate(self.lang, "terminal-ask")

    def more(self) -> str:
        """What `details` shows, in a few words."""
        own = f"{self.game}-terminal-more"
        return translate(self.lang, own if has(DEFAULT, own) else "terminal-more")

    def brief(self, action: Action) -> tuple[str, str] | None:
        """A heading and a word for a choice in a row, in place of its whole words."""
        return None

    def headline(self, view: Any, outcome: Outcome, seat: int) -> str:
        """How the match ended for this seat."""
        winners = outcome.winners
        if not winners:
            return translate(self.lang, "terminal-nobody")
        if seat in winners:
            others = [self.names[other] for other in winners if other != seat]
            names = format_list(others, locale=self.lang)
            return translate(self.lang, "terminal-won", names=names, count=len(winners))
        behind = max(outcome.scores) - outcome.scores[seat]
        return translate(self.lang, "terminal-lost", points=behind)

    def score(self, view: Any, outcome: Outcome, seat: int) -> str:
        return translate(self.lang, "terminal-points", points=outcome.scores[seat])
