"""What a player may be called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from contextlib import suppress

from .errors import BadName, NameTaken
from .store import StoredSeat
from .writing import readable, tidy

LONGEST = 24


def check_name(name: str) -> str:
    """The name, trimmed and with single spaces; 1 to 24 characters that can be seen."""
    tidied = tidy(name)
    if not 1 <= len(tidied) <= LONGEST or not readable(tidied):
        raise BadName(f"a name has 1 to {LONGEST} visible characters", longest=LONGEST)
    return tidied


def check_unlike(name: str, seats: Iterable[StoredSeat]) -> None:
    """Raises NameTaken where somebody else could be taken for this one."""
    known = (called for seat in seats for called in (seat.name, seat.run_by) if called)
    if any(_look(called) == _look(name) for called in known):
        raise NameTaken("somebody here has that name", name=name)


def free_name(name: str, seats: Sequence[StoredSeat]) -> str:
    """The name, or one with a number where somebody has it already: strangers meet by chance."""
    for number in range(1, len(seats) + 2):
        called = name if number == 1 else f"{name[: LONGEST - 3].rstrip()} {number}"
        with suppress(NameTaken):
            check_unlike(called, seats)
            return called
    raise NameTaken("somebody here has that name", name=name)


def _look(name: str) -> str:
    """What two names that can be mistaken for each other have in common."""
    apart = unicodedata.normalize("NFKD", name).casefold()
    letters = (letter for letter in apart if unicodedata.category(letter)[0] in "LNPS")
    return unicodedata.normalize("NFKC", "".join(letters)).casefold()
