"""How people are with each other at a table: who may watch, what may be said, who may come."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Watching = Literal["yes", "late", "no"]
Talking = Literal["free", "phrases", "off"]
Strength = Literal["any", "new", "seasoned"]


class Manners(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    watching: Watching = "yes"
    """Whether strangers may watch: as it happens, some decisions later, or not at all."""
    talking: Talking = "phrases"
    """Own words, only phrases that everyone reads in their own language, or nothing."""
    overheard: bool = False
    """Whether those who watch read what is said."""
    listed: bool = False
    """Whether the table stands in the public list while it waits."""
    language: Annotated[str, Meta(max_length=8)] | None = None
    """In which the people who wait would like to talk; None: any."""
    strength: Strength = "any"
    """Whom they would like to meet."""
