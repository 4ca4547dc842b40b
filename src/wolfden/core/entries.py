"""Entries of a log that stand in no game's action space.

    undo                  the seat takes its last step back
    undo 3                … its last three, which it made by one press
    bot yearling asked    a bot plays for this seat from now on, and why
    back                  its person plays again
    stop                  the match ends here, without a result
    resign                … and the seat's side has lost it; where there are two sides
    branch                what was another match goes on: this seat is a person's, all else bots'

All but `undo` are about the table and not the game: they change no position. They are numbered,
stored, recorded and replayed like any move; no client can send them as an action.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, Literal, cast, get_args

from .action import Action, written
from .event import Event

Reason = Literal["asked", "left", "agreed", "time"]
"""Why a bot plays: the person asked for it or left, the others agreed, or time was out."""
OF_ONES_OWN: Final = ("asked", "left")

IN_NO_GAME: Final = -1
UNDO: Final = Action(IN_NO_GAME, "undo", {}, "undo")
BACK: Final = Action(IN_NO_GAME, "back", {}, "back")
STOP: Final = Action(IN_NO_GAME, "stop", {}, "stop")
RESIGN: Final = Action(IN_NO_GAME, "resign", {}, "resign")
BRANCH: Final = Action(IN_NO_GAME, "branch", {}, "branch")
_UNDO: Final = re.compile(r"undo ([1-9]\d?)")
_BOT: Final = re.compile(rf"bot ([a-z][a-z0-9@.-]{{0,39}}) ({'|'.join(get_args(Reason))})")


class Undone(Event, frozen=True):
    seat: int
    steps: int = 1


class HandedOver(Event, frozen=True):
    seat: int
    bot: str
    reason: Reason


class TakenBack(Event, frozen=True):
    seat: int


class Stopped(Event, frozen=True):
    seat: int


class Resigned(Event, frozen=True):
    seat: int


class Branched(Event, frozen=True):
    seat: int


TABLE_EVENTS: Final = (HandedOver, TakenBack, Stopped, Resigned, Branched)


def read_entry(text: str) -> Action | None:
    """The entry that is written like this; None: it must be an action of the game."""
    text = written(text)
    for entry in (UNDO, BACK, STOP, RESIGN, BRANCH):
        if text == entry.text:
            return entry
    if steps := _UNDO.fullmatch(text):
        return undo(int(steps[1]))
    found = _BOT.fullmatch(text)
    return hand_over(found[1], cast(Reason, found[2])) if found else None


@lru_cache(128)
def undo(steps: int) -> Action:
    """Takes several steps back at once."""
    return UNDO if steps == 1 else Action(IN_NO_GAME, "undo", {"steps": steps}, f"undo {steps}")


def steps_back(entry: Action) -> int:
    """How many steps an entry takes back."""
    return int(entry.fields.get("steps", 1)) if entry.verb == UNDO.verb else 0


@lru_cache(4096)
def hand_over(bot: str, reason: Reason) -> Action:
    return Action(IN_NO_GAME, "bot", {"bot": bot, "reason": reason}, f"bot {bot} {reason}")
