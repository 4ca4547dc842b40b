"""Figures in rules pages: `{{large_prey.deer.black}}` is filled from the box, and told once only.

After a bar stands how a figure is written:

    {{small_prey.hare.strength|signed}}    +1, or 0
    {{births.cards|low}}, |high            the least and the greatest of a list
    {{births.cards|list}}                  2, 2, 3
    {{marking.dead|size}}                  5, without its sign
    {{tokens.spirals|values}}              cells of a table: each value of a list once …
    {{tokens.spirals|rules}}               … the line below them …
    {{tokens.spirals|places}}              … and the places, from 1, that have it: 1–8 | 9–12
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

FIGURE: Final = re.compile(r"\{\{([\w.-]+)(?:\|(\w+))?\}\}")
CELLS: Final = " | "


def fill(source: str, box: Mapping[str, Any]) -> str:
    """The page with every figure in its place; one that the box lacks is an error."""
    return FIGURE.sub(lambda found: WRITTEN[found[2] or "plain"](_find(box, found[1])), source)


def _find(box: Mapping[str, Any], path: str) -> Any:
    figure: Any = box
    for name in path.split("."):
        figure = figure[int(name)] if isinstance(figure, Sequence) else figure[name]
    return figure


def _signed(number: int) -> str:
    return str(number) if number == 0 else f"{number:+}".replace("-", "−")


def _values(numbers: Sequence[int]) -> str:
    return CELLS.join(str(value) for value, _ in groupby(numbers))


def _rules(numbers: Sequence[int]) -> str:
    return CELLS.join("---" for _ in groupby(numbers))


def _places(numbers: Sequence[int]) -> str:
    found, first = [], 1
    for _, alike in groupby(numbers):
        last = first + len(list(alike)) - 1
        found.append(str(first) if first == last else f"{first}–{last}")
        first = last + 1
    return CELLS.join(found)


WRITTEN: Final[Mapping[str, Callable[[Any], str]]] = {
    "plain": str,
    "size": lambda number: str(abs(number)),
    "signed": _signed,
    "low": lambda numbers: str(min(numbers)),
    "high": lambda numbers: str(max(numbers)),
    "list": lambda numbers: ", ".join(map(str, numbers)),
    "values": _values,
    "rules": _rules,
    "places": _places,
}
