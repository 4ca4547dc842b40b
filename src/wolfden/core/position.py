"""The data of a state: fields, of which it is said which ones change in place.

Copying, comparing and pickling follow from that, so a game declares its fields and no more.
Interpreted classes name their own fields in `__slots__`; compiled ones name all of them in
`__mypyc_attrs__`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, NamedTuple, Self

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Position:  # noqa: PLW1641 - what changes has no hash
    __slots__ = ("players",)

    players: int

    mutable: ClassVar[tuple[str, ...]] = ()
    """Fields that change in place, so that every copy needs its own; all others are replaced."""
    derived: ClassVar[tuple[str, ...]] = ()
    """Fields that can be worked out anew: neither compared nor pickled, None when not yet known."""

    def copy(self) -> Self:
        twin, fields = type(self).__new__(type(self)), fields_of(type(self))
        for name in fields.shared:
            setattr(twin, name, getattr(self, name))
        for name in fields.mutable:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and all(
            getattr(self, name) == getattr(other, name) for name in fields_of(type(self)).compared
        )

    def __getstate__(self) -> tuple[Any, ...]:
        return tuple([getattr(self, name) for name in fields_of(type(self)).compared])

    def __setstate__(self, values: tuple[Any, ...]) -> None:
        fields = fields_of(type(self))
        for name, value in zip(fields.compared, values, strict=True):
            setattr(self, name, value)
        for name in fields.derived:
            setattr(self, name, None)


class Fields(NamedTuple):
    shared: tuple[str, ...]
    """What a copy has in common with the original, since it is replaced and never changed."""
    mutable: tuple[str, ...]
    """What every copy needs for itself."""
    compared: tuple[str, ...]
    """What makes two positions equal, and is pickled."""
    derived: tuple[str, ...]
    """What can be worked out anew."""


_FOUND: Final[dict[type, Fields]] = {}


def fields_of(kind: type) -> Fields:
    """Looked up once the class is complete, which it is not yet while it is being made."""
    found = _FOUND.get(kind)
    if found is None:
        found = _FOUND[kind] = _find(kind)
    return found


def _find(kind: type) -> Fields:
    mutable: tuple[str, ...] = getattr(kind, "mutable", ())
    derived: tuple[str, ...] = getattr(kind, "derived", ())
    names = dict.fromkeys(name for base in kind.__mro__ for name in _named_by(base))
    return Fields(
        shared=tuple(name for name in names if name not in mutable),
        mutable=mutable,
        compared=tuple(name for name in names if name not in derived),
        derived=derived,
    )


def _named_by(base: type) -> tuple[str, ...]:
    compiled = vars(base).get("__mypyc_attrs__", ())
    return tuple(name for name in vars(base).get("__slots__", compiled) if name[:2] != "__")
