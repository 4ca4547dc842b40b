"""Tuples that are replaced, never changed."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same with one item replaced."""
    fresh = list(items)
    fresh[index] = item
    return tuple(fresh)
