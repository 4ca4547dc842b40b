"""Draws a round of Jagdfieber as text and plays it.

Each line is a lodge, clockwise: a name (with * for the marker's holder), the card it plays, and,
where they matter, its easy prey and its whole hand:

    Ada*  wolf    easy rabbit   hand wolf carrot
"""

from __future__ import annotations

import wolfden
from wolfden.core import ALL, Event
from wolfden.games.jagdfieber.model import Card, in_hand
from wolfden.games.jagdfieber.rules.day import SHORTEST_DAY
from wolfden.games.jagdfieber.state import JagdfieberState
from wolfden.kit.sealed import sealed

FULL = "hunter wolf wolf rabbit rabbit rabbit carrot carrot carrot closed"


def hand_without(*cards: str) -> str:
    words = FULL.split()
    for card in cards:
        words.remove(card)
    return " ".join(words)


class PlayedRound:
    def __init__(self, drawing: str, days: int = 4) -> None:
        lines = [line.split() for line in drawing.strip().splitlines()]
        self.names = [line[0].rstrip("*") for line in lines]
        state = wolfden.new("jagdfieber", players=len(lines), seed=1, days=days)
        assert isinstance(state, JagdfieberState)
        state.marker = next(seat for seat, line in enumerate(lines) if line[0].endswith("*"))
        for seat, (_, _, *rest) in enumerate(lines):
            _set(state, seat, rest)
        self.state = state
        self.events: list[Event] = []
        for seat, line in enumerate(lines):
            action = state.spec.actions.parse(f"play {line[1]}")
            state.play(seat, action, self.events.append)
        self.after = state.view(ALL)

    def lodge(self, name: str):
        return self.after.lodges[self.names.index(name)]

    def prey(self, name: str) -> str:
        return _listed(self.lodge(name).prey)

    def hand(self, name: str) -> str:
        return _listed(self.lodge(name).hand)

    def easy(self, name: str) -> str | None:
        return self.lodge(name).easy

    def told(self, event: str) -> list[dict]:
        return [dict(each.data) for each in self.events if each.name == event]


def _set(state: JagdfieberState, seat: int, words: list[str]) -> None:
    if "easy" in words:
        card = Card[words[words.index("easy") + 1].upper()]
        state.easy |= sealed(seat, card)
    if "hand" in words:
        state.round = SHORTEST_DAY
        state.hands &= ~(1023 << 10 * seat)
        for word in words[words.index("hand") + 1 :]:
            state.hands += in_hand(seat, Card[word.upper()])


def _listed(counts) -> str:
    """Cards as words in the order of the food chain: 'wolf rabbit rabbit'."""
    return " ".join(card.word for card in Card for _ in range(getattr(counts, card.word)))
