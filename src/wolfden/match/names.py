"""What a player may be called."""

from __future__ import annotations

import unicodedata

from .errors import BadName

LONGEST = 24
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


def _readable(name: str) -> bool:
    allowed = all(
        (unicodedata.category(character) not in _INVISIBLE or character in _JOINERS)
        and character not in _BLANK
        for character in name
    )
    return allowed and any(unicodedata.category(character)[0] in "LNPS" for character in name)
