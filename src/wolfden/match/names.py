"""What a player may be called."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from contextlib import suppress

from .errors import BadName, NameTaken
from .store import StoredSeat

LONGEST = 24
MARKS = 3
_INVISIBLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINERS = frozenset("\u200c\u200d")
"""Needed inside Persian words and emoji, harmless between visible characters."""
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""


def check_name(name: str) -> str:
    """The name, trimmed and with single spaces; 1 to 24 characters that can be seen."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(tidy) <= LONGEST or not _readable(tidy):
        raise BadName(f"a name has 1 to {LONGEST} visible characters", longest=LONGEST)
    return tidy


def check_unlike(name: str, seats: Iterable[StoredSeat]) -> None:
    """Raises NameTaken where somebody else could be taken for this one."""
    if any(seat.name and _look(seat.name) == _look(name) for seat in seats):
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


def _flat(name: str) -> bool:
    """No more marks on a letter than any language needs, or they reach into other lines."""
    run = 0
    for character in name:
        run = run + 1 if unicodedata.category(character) in ("Mn", "Me") else 0
        if run > MARKS:
            return False
    return True


def _readable(name: str) -> bool:
    allowed = all(
        (unicodedata.category(character) not in _INVISIBLE or character in _JOINERS)
        and character not in _BLANK
        for character in name
    )
    return (
        allowed
        and _flat(name)
        and any(unicodedata.category(character)[0] in "LNPS" for character in name)
    )
