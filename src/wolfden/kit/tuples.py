"""Tuples that are replaced, never changed."""

from __future__ import annotations

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The same with one item replaced."""
    fresh = list(items)
    fresh[index] = item
    return tuple(fresh)


def added(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """The same with one more item at the end."""
    return items + (item,)  # noqa: RUF005 - stars are slow in a compiled build


def of_four(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """As `replaced`, for tuples of four; quicker, since no list is needed."""
    one, two, three, four = items
    if index < 2:
        return (one, item, three, four) if index else (item, two, three, four)
    return (one, two, item, four) if index == 2 else (one, two, three, item)
