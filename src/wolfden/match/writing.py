"""What people write, made fit to be read by others: no character that hides, turns or stacks."""

from __future__ import annotations

import unicodedata
from typing import Final

MARKS: Final = 3
_INVISIBLE: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
_JOINERS: Final = frozenset("\u200c\u200d")
"""Needed inside Persian words and emoji, harmless between visible characters."""
_BLANK: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that show nothing."""


def tidy(text: str) -> str:
    """Composed, trimmed and with single spaces."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def cleaned(text: str) -> str:
    """Without whatever `readable` would refuse; empty where nothing can be seen."""
    kept: list[str] = []
    run = 0
    for character in tidy(text):
        run = run + 1 if _is_mark(character) else 0
        if _shows(character) and run <= MARKS:
            kept.append(character)
    tidied = tidy("".join(kept))
    return tidied if _can_be_seen(tidied) else ""


def readable(text: str) -> bool:
    return all(map(_shows, text)) and _flat(text) and _can_be_seen(text)


def _flat(text: str) -> bool:
    """No more marks on a letter than any language needs, or they reach into other lines."""
    run = 0
    for character in text:
        run = run + 1 if _is_mark(character) else 0
        if run > MARKS:
            return False
    return True


def _shows(character: str) -> bool:
    hidden = unicodedata.category(character) in _INVISIBLE and character not in _JOINERS
    return not hidden and character not in _BLANK


def _is_mark(character: str) -> bool:
    return unicodedata.category(character) in ("Mn", "Me")


def _can_be_seen(text: str) -> bool:
    return any(unicodedata.category(character)[0] in "LNPS" for character in text)
