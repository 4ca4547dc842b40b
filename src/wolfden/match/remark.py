"""Something that was said at a table."""

from __future__ import annotations

from typing import Literal

import msgspec

Kind = Literal["phrase", "reaction", "sign", "words"]


class Remark(msgspec.Struct, frozen=True):
    number: int
    seat: int | None
    """Whose; null: of somebody who gave the seat up before the match began."""
    kind: Kind
    body: str
    """The name of a phrase, a reaction or a sign; or own words, as plain text."""
    at: int
    """In milliseconds since 1970."""
