"""What differs between two views, leaf by leaf."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

GONE = object()
"""Stands for what is not there."""


def changes(before: Any, now: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every leaf that is new, differs or is gone; what is equal is not looked into."""
    old, new = _parts(before), _parts(now)
    if old and new:
        for key in old.keys() | new.keys():
            if old.get(key, GONE) != new.get(key, GONE):
                yield from changes(old.get(key, GONE), new.get(key, GONE), path + key)
    else:
        was, leaves = dict(_leaves(before, path)), dict(_leaves(now, path))
        for leaf in was.keys() | leaves.keys():
            if was.get(leaf) != leaves.get(leaf):
                yield leaf.removeprefix("."), leaves.get(leaf, "gone")


def _parts(value: Any) -> dict[str, Any]:
    if isinstance(value, dict):
        return {f".{key}": item for key, item in value.items()}
    if isinstance(value, list | tuple):
        return {f"[{index}]": item for index, item in enumerate(value)}
    return {}


def _leaves(value: Any, path: str) -> Iterator[tuple[str, str]]:
    parts = _parts(value)
    for key, item in parts.items():
        yield from _leaves(item, path + key)
    if not parts and value is not GONE:
        yield path, as_json(value)


def as_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()
