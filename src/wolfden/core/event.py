"""Events: past-tense facts of a move, and reasons for one, each a type of its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec


def _kebab(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Fact(msgspec.Struct, frozen=True, tag_field="name", tag=_kebab):
    """Something that can be told from its fields; a `DayBegan` is called `day-began`."""

    @property
    def name(self) -> str:
        return str(self.__struct_config__.tag)

    @property
    def data(self) -> dict[str, Any]:
        """The fields by their names outside of Python, where `from` may be one."""
        values = (getattr(self, name) for name in self.__struct_fields__)
        return dict(zip(self.__struct_encode_fields__, values, strict=True))


class Event(Fact, frozen=True):
    """A game's events derive from this.

    The name is the last part of its text's key (`<game>-event-<name>`), the fields are what the
    text, the log and an animation are made from.
    """

    @property
    def audience(self) -> frozenset[int] | None:
        """The seats that may learn it; None: everyone, spectators too."""
        return None

    def visible_to(self, seat: int | None) -> bool:
        audience = self.audience
        return audience is None or seat in audience


class Reason(Fact, frozen=True):
    """What speaks for a plan, against the next best one; its text is `<game>-reason-<name>`."""


Tell = Callable[[Event], None]
