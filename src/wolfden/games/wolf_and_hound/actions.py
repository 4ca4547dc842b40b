"""The decisions of Wolf & Hound: a card, the exchange for a ghost, one of two equal animals."""

from __future__ import annotations

from typing import Final

from ...core import Action, Actions
from .animals import METAMORPHIC
from .model import CARDS, THREES, WORDS, held

ACTIONS: Final = Actions(
    [
        *(("play", {"card": word}) for word in WORDS),
        ("keep", {}),
        ("exchange", {}),
        *(("turn", {"animal": word}) for word in METAMORPHIC),
    ]
)

KEEP_IT: Final = ACTIONS.parse("keep")
EXCHANGE_IT: Final = ACTIONS.parse("exchange")
ANSWERS: Final = (KEEP_IT, EXCHANGE_IT)
TURNS: Final = {word: ACTIONS.parse(f"turn {word}") for word in METAMORPHIC}


class Plays(dict[int, tuple[Action, ...]]):
    """What may be played, by the hand."""

    def __init__(self, threes: bool) -> None:
        super().__init__()
        self.threes = threes

    def __missing__(self, hand: int) -> tuple[Action, ...]:
        self[hand] = found = tuple(
            ACTIONS[kind]
            for kind in range(len(CARDS))
            if held(hand, kind) and (self.threes or kind not in THREES)
        )
        return found


PLAYS: Final = Plays(threes=True)
PLAYS_WITHOUT_THREES: Final = Plays(threes=False)
