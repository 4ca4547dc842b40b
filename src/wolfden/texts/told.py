"""An event's data as the values of its text, for any game.

A text's variables are the event's fields:
- words and numbers as they are; switches as "true" and "false"; what is not there as "none";
- seats by the names of their players: whole numbers in fields called `seat`, `owner`, `taker` or
  `target`, or whose name ends in `_seat`, and lists of them in `seats`, `winners` or `…_seats`;
- lists as people write them, "Ada, Ben and Cleo"; things with parts as their parts in a row.

Two more make sentences easier:
- `$name` is the player in `seat`, or else the winners. `seat` itself is not given.
- `$count` is how many the event's first list holds; 1 without a list.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from babel.lists import format_list

Words = str | int
SEAT: Final = ("seat", "owner", "taker", "target")
SEATS: Final = ("seats", "winners")


def values(data: Mapping[str, object], names: Sequence[str], lang: str) -> dict[str, Words]:
    """`names` are those of the players, by seat."""
    told = {key: _words(key, value, names, lang) for key, value in data.items()}
    lists = [value for value in data.values() if isinstance(value, list | tuple)]
    told["count"] = len(lists[0]) if lists else 1
    for key in ("winners", "seat"):
        if key in told:
            told["name"] = told[key]
    told.pop("seat", None)
    return told


def _words(key: str, value: object, names: Sequence[str], lang: str) -> Words:
    if isinstance(value, list | tuple):
        item_key = "seat" if key in SEATS or key.endswith("_seats") else ""
        return format_list(
            [str(_words(item_key, item, names, lang)) for item in value], locale=lang
        )
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.asdict(value)
    if isinstance(value, Mapping):
        return " ".join(str(_words(part, item, names, lang)) for part, item in value.items())
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        named = (key in SEAT or key.endswith("_seat")) and 0 <= value < len(names)
        return names[value] if named else value
    return "none" if value is None else str(value)
