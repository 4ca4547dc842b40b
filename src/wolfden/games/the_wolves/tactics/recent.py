"""What was found out lately, by a key; where there is too much of it, the older half is dropped."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

V = TypeVar("V")


class Recent(Generic[V]):
    __slots__ = ("_limit", "_new", "_old")

    def __init__(self, limit: int) -> None:
        self._limit = limit // 2
        self._new: dict[tuple[Any, ...], V] = {}
        self._old: dict[tuple[Any, ...], V] = {}

    def get(self, key: tuple[Any, ...]) -> V | None:
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.keep(key, found)
        return found

    def keep(self, key: tuple[Any, ...], value: V) -> None:
        if len(self._new) >= self._limit:
            self._old, self._new = self._new, {}
        self._new[key] = value
