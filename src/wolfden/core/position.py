"""The data of a state: slots, of which it is said which ones change in place.

Copying, comparing and pickling follow from that, so a game declares its fields and no more.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from .option import Value


class Position:
    __slots__ = ("options", "players", "spec")

    spec: object
    """The game's `Spec`, as a `State` knows."""
    players: int
    options: Mapping[str, Value]

    mutable: ClassVar[tuple[str, ...]] = ()
    """Fields that change in place, so that every copy needs its own; all others are replaced."""
    derived: ClassVar[tuple[str, ...]] = ()
    """Fields that can be worked out anew: neither compared nor pickled, None when not yet known."""

    _shared: ClassVar[tuple[str, ...]]
    _compared: ClassVar[tuple[str, ...]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        fields = [name for base in cls.__mro__ for name in getattr(base, "__slots__", ())]
        cls._shared = tuple(name for name in fields if name not in cls.mutable)
        cls._compared = tuple(name for name in fields if name not in cls.derived)

    def copy(self) -> Self:
        twin = object.__new__(type(self))
        for name in self._shared:
            setattr(twin, name, getattr(self, name))
        for name in self.mutable:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, name) == getattr(other, name) for name in self._compared
        )

    __hash__ = None  # type: ignore[assignment]

    def __getstate__(self) -> tuple[Any, ...]:
        return tuple(getattr(self, name) for name in self._compared)

    def __setstate__(self, values: tuple[Any, ...]) -> None:
        for name, value in zip(self._compared, values, strict=True):
            setattr(self, name, value)
        for name in self.derived:
            setattr(self, name, None)
