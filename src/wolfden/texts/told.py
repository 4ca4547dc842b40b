"""An event's data as the values of its text, for any game.

A text's variables are the event's fields:
- words and numbers as they are; switches as "true" and "false"; what is not there as "none";
- lists as people write them, "Ada, Ben and Cleo"; things with parts as their parts in a row;
- seats by the names of their players: `seat` as `$name`, `seats` as `$names`, `target_seat` and
  `target_seats` as `$target`; `owner`, `taker` and `winners` by names too, and the winners are
  also `$name` where there is no `seat`.

`$count` is how many a list holds, one of seats before others; 1 without a list.

The browser's `kit/values` does the same; tests/texts/told.json has the cases for both.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
from babel.lists import format_list

Words = str | int
SEATS: Final = ("seat", "seats", "owner", "taker", "winners")
ENDINGS: Final = ("_seat", "_seats")
RENAMED: Final = {"seat": "name", "seats": "names"}


def values(data: Mapping[str, object], names: Sequence[str], lang: str) -> dict[str, Words]:
    """`names` are those of the players, by seat."""
    told: dict[str, Words] = {"count": _count(data)}
    if "winners" in data:
        told["name"] = _words("winners", data["winners"], names, lang)
    for field, value in data.items():
        told[_variable(field, data)] = _words(field, value, names, lang)
    return told


def _holds_seats(field: str) -> bool:
    return field in SEATS or field.endswith(ENDINGS)


def _variable(field: str, data: Mapping[str, object]) -> str:
    """Where the event has both, `target` is itself and `target_seat` stays `$target_seat`."""
    if field in RENAMED:
        return RENAMED[field]
    short = field.removesuffix("_seats").removesuffix("_seat")
    return field if short in data else short


def _count(data: Mapping[str, object]) -> int:
    fields = sorted(data, key=_holds_seats, reverse=True)
    lists = [value for field in fields if isinstance(value := data[field], list | tuple)]
    return len(lists[0]) if lists else 1


def _words(field: str, value: object, names: Sequence[str], lang: str) -> Words:
    if isinstance(value, list | tuple):
        return format_list([str(_words(field, each, names, lang)) for each in value], locale=lang)
    if isinstance(value, msgspec.Struct):
        value = msgspec.structs.asdict(value)
    if isinstance(value, Mapping):
        return " ".join(str(_words(part, each, names, lang)) for part, each in value.items())
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        return names[value] if _holds_seats(field) and 0 <= value < len(names) else value
    return "none" if value is None else str(value)
