"""Settings of an environment: one of a few words, a number within limits, a learner's seat."""

from __future__ import annotations

from typing import Any, get_args

from ..core.errors import BadOption


def check_word(setting: str, word: str, known: Any) -> None:
    """`known` is the Literal of the words that may be said."""
    words = get_args(known)
    if word not in words:
        limits = ", ".join(words)
        raise BadOption(f"no {setting} '{word}'", option=setting, limits=limits, players=0)


def check_number(setting: str, number: int, allowed: range, players: int) -> None:
    if number not in allowed:
        limits = f"{allowed[0]}–{allowed[-1]}"
        raise BadOption(f"not {number} {setting}", option=setting, limits=limits, players=players)


def seat_of(seat: int, players: int) -> int:
    """Seats may be counted from the last one, as in Python."""
    if seat not in range(-players, players):
        limits = f"0–{players - 1}"
        raise BadOption(f"no seat {seat}", option="seat", limits=limits, players=players)
    return seat % players
