"""What a player has watched others give to pack hunts, and what it expects of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from ....core import Chance, Event
from ..events import (
    Died,
    JoinedByConsent,
    LeftAlone,
    OmegaExcluded,
    PackFormed,
    PairLeft,
    PhaseBegan,
    PreyChosen,
    PupJoined,
    ShownToken,
)
from ..figures import Figures
from ..model import COLOURS, LARGE, NAMES, OWNERS, Phase, WolfName, phase_word

TRUST: Final = 1.0
"""How many years of giving the fair share a player is credited with."""
NEWEST: Final = 2.0
"""How much the last year counts …"""
FADING: Final = 0.5
"""… and every one before it, against the next."""
MOST: Final = 1.5
"""More than this in a year is not taken for a habit."""
LET_DOWN: Final = 0.5
"""Whoever gives less than this part of what falls to it lets the others down …"""
RELIABLE: Final = 0.8
"""… and who gives this part of it on average can be relied on."""
ROUNDING: Final = 0.5
"""Tokens are whole: nobody is blamed for so little a wolf."""
DOUBT: Final = 0.5
"""How often a player of whom nothing is known is thought to give anything at all …"""
ANYTHING: Final = tuple(tenths / 10 for tenths in range(2, 13))
"""… that is, any of these."""

COLOUR_OF: Final[dict[WolfName, int]] = dict(zip(NAMES, OWNERS, strict=True))
"""By name: the number of its colour in the box, where colours lie as seats sit."""


class Hunt(NamedTuple):
    """What everyone gave to a pack hunt."""

    kind: int
    tokens: tuple[int, ...]
    wolves: tuple[int, ...]
    """By colour: the sum of its tokens, and how many wolves it had in the pack."""
    best: int = 0
    leader: int = -1
    """The best token, and its colour."""

    def generosity(self, black: Sequence[int], colour: int) -> float:
        """In parts of the fair share, which is the same for every wolf."""
        fair = black[self.kind] * self.wolves[colour] / sum(self.wolves)
        return self.tokens[colour] / fair

    def reliability(self, black: Sequence[int], colour: int) -> float:
        """In parts of what fell to it, when the best token had left the rest to all others."""
        led, wolves = self.leader == colour, self.wolves[colour]
        others = sum(self.wolves) - (self.leader >= 0)
        rest = max(black[self.kind] - self.best, 0) / max(others, 1)
        due, given = rest * (wolves - led) + self.best * led, self.tokens[colour]
        rounding = ROUNDING * wolves
        return 1.0 if abs(given - due) <= rounding else given / max(due, rounding)


class Habits:
    """One player's memory of a match, in which everyone is known by colour; all of it is public."""

    def __init__(self) -> None:
        self.hunts: tuple[Hunt, ...] = ()
        self.pack: set[WolfName] = set()
        self.prey = 0

    def watch(self, event: Event) -> None:
        match event:
            case PackFormed(males=males, females=females):
                self.pack = {*males, *females}
            case JoinedByConsent(wolf=wolf) | PupJoined(wolf=wolf):
                self.pack.add(wolf)
            case Died(wolf=wolf) | OmegaExcluded(wolf=wolf) | LeftAlone(wolf=wolf):
                self.pack.discard(wolf)
            case PairLeft(male=male, female=female):
                self.pack -= {male, female}
            case PreyChosen(prey=prey):
                self.prey = LARGE.index(prey)
            case PhaseBegan(phase=phase, tokens=tokens) if phase == phase_word(Phase.PACK_HUNT):
                self._remember(tokens)

    def _remember(self, shown: Sequence[ShownToken]) -> None:
        tokens, wolves = [0] * len(COLOURS), [0] * len(COLOURS)
        for wolf in self.pack:
            wolves[COLOUR_OF[wolf]] += 1
        for each in shown:
            tokens[COLOUR_OF[each.wolf]] += each.token
        first = max(shown, key=lambda each: each.token, default=None)
        best, leader = (first.token, COLOUR_OF[first.wolf]) if first else (0, -1)
        self.hunts += (Hunt(self.prey, tuple(tokens), tuple(wolves), best, leader),)

    def expected(self, figures: Figures, colour: int) -> float:
        """What the player has given on average, in parts of the fair share."""
        return expected(self.hunts, figures.black, colour)

    def reliability(self, figures: Figures, colour: int) -> float:
        """What the player has given on average, in parts of what fell to it."""
        return reliability(self.hunts, figures.black, colour)

    def is_reliable(self, figures: Figures, colour: int) -> bool:
        return self.reliability(figures, colour) >= RELIABLE

    def is_careless(self, figures: Figures, colour: int) -> bool:
        """Whether the player gives to the hunt, but has let the others down."""
        hunts = [hunt for hunt in self.hunts if hunt.wolves[colour] and any(hunt.tokens)]
        given = [hunt.reliability(figures.black, colour) for hunt in hunts]
        return bool(given) and min(given) < LET_DOWN <= max(given)

    def guess(self, figures: Figures, colour: int, chance: Chance) -> float:
        """As expected or, the less is known, anything."""
        if chance.fraction() < DOUBT / (1 + len(self.hunts)):
            return chance.choice(ANYTHING)
        return self.reliability(figures, colour)


@lru_cache(maxsize=4096)
def expected(hunts: tuple[Hunt, ...], black: tuple[int, ...], colour: int) -> float:
    seen = [hunt.generosity(black, colour) if hunt.wolves[colour] else None for hunt in hunts]
    return learnt(seen)


@lru_cache(maxsize=4096)
def reliability(hunts: tuple[Hunt, ...], black: tuple[int, ...], colour: int) -> float:
    seen = [
        hunt.reliability(black, colour) if hunt.wolves[colour] and any(hunt.tokens) else None
        for hunt in hunts
    ]
    return learnt(seen)


def learnt(seen: Sequence[float | None]) -> float:
    """Year by year, None where there was nothing to see: the last years count most."""
    total = weight = TRUST
    counts = NEWEST
    for each in reversed(seen):
        if each is not None:
            total += counts * min(each, MOST)
            weight += counts
        counts *= FADING
    return total / weight
