"""How promising a position is: points made, regions at the coming scorings, and prospects.

The weights in `worth.py` were set by hand from what things score and have not been tuned; `wolfden
arena` shows how they do against other bots. A search asks for very many values, so whatever depends
on little is worked out once: see `outlook.py` and `surroundings.py`.
"""

from __future__ import annotations

from typing import Final

from ....kit.shares import softmax
from ....kit.standing import chances
from ..model import VALUES
from ..position import DEN_SLICE, TheWolvesPosition
from ..scoring import parts
from .outlook import outlook
from .paying import SHOWN
from .surroundings import Surroundings
from .worth import ACTION_TOKEN, ATTRIBUTE, DEN_TAKEN, TERRAIN_TOKEN

TURN_AT_END: Final = 8.0
"""What a turn is worth at the end of a match …"""
TURN_MORE_AT_FIRST: Final = 3.0
"""… and how much more at its beginning."""
LEAD_AT_END: Final = 3.5
"""The lead that makes one e times as likely as not to stay ahead …"""
LEAD_MORE_AT_FIRST: Final = 4.0
"""… likewise. All four were fitted to how 150 matches of four greedy players ended who slip now
and then: 5,002 turns."""


def evaluate(position: TheWolvesPosition) -> tuple[float, ...]:
    """About how many points each seat may expect in the end."""
    now, seats = outlook(position), range(position.players)
    values = [
        board(position, seat, now.left) + Surroundings(position, seat, now.left).total
        for seat in seats
    ]
    for region, share in enumerate(position.shares):
        moons = position.moons[region]
        if moons and share:
            promised = now.promise(moons, share)
            for seat in seats:
                values[seat] += promised[seat]
    return tuple(values)


def board(position: TheWolvesPosition, seat: int, left: float) -> float:
    """Points made, and what tiles, tokens and attributes promise."""
    promise = (
        ACTION_TOKEN * position.action_tokens[seat] + TERRAIN_TOKEN * position.terrain_tokens[seat]
    )
    for track, dens in enumerate(position.dens[DEN_SLICE[seat]]):
        promise += ATTRIBUTE[track] * VALUES[track][dens] + DEN_TAKEN * dens
    promise += SHOWN[position.packs[seat]][position.faces[seat]]
    return sum(parts(position, seat).values()) + left * promise


def standing(position: TheWolvesPosition) -> list[float]:
    """Each seat's chances between two turns."""
    return chances(*expected(position))


def winning(position: TheWolvesPosition) -> list[float]:
    """Each seat's chance to win, likewise."""
    return softmax(*expected(position))


def expected(position: TheWolvesPosition) -> tuple[list[float], float]:
    """Points at the end, and the lead that counts: whoever waits longer for a turn is behind."""
    left, players = outlook(position).left, position.players
    wait = (TURN_AT_END + TURN_MORE_AT_FIRST * left) / players
    points = [
        value - wait * ((seat - position.active) % players)
        for seat, value in enumerate(evaluate(position))
    ]
    return points, LEAD_AT_END + LEAD_MORE_AT_FIRST * left
