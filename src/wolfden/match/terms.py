"""What the people at a table agree with before they play: how it is set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import msgspec
from msgspec import Meta

from ..core import Value
from .choosing import common
from .clock_rules import Clock
from .manners import Manners
from .store import StoredMatch


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    players: Annotated[int, Meta(ge=1, le=100)]
    options: Mapping[str, Value]
    hints: bool
    clock: Clock | None = None
    manners: Manners = Manners()


def terms_of(stored: StoredMatch) -> Terms:
    """Without what each chooses for themselves."""
    options = common(stored, stored.options)
    return Terms(len(stored.seats), options, stored.gives_hints, stored.clock, stored.manners)
