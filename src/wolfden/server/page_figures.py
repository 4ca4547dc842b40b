"""Figures in rules pages: `{{large_prey.deer.black}}` is filled from the box, and told once only.

After a bar stands how a figure is written; bars can follow each other:

    {{small_prey.hare.strength|signed}}    +1, or 0
    {{days.default|word}}                  four, quatre, vier: in the page's language
    {{track_tokens.lair|name:token}}       "terrain token": the game's text for it, <game>-token
    {{terrain_tiles.faces|names:terrain}}  forest/rock, rock/grass: a list of names
    {{points.wolves|rest|list}}            without the first of a list
    {{births.cards|low}}, |high            the least and the greatest of a list
    {{births.cards|list}}                  2, 2, 3
    {{marking.dead|size}}                  5, without its sign
    {{cards.black|sum}}, |count            all of a list together, and how many they are
    {{expansion.meat|spread|list}}         counts as what is counted, from 1: 2, 1 gives 1, 1, 2
    {{cards|each:count|sum}}               a field of every entry, here all cards of a set
    {{births.rearing|times:3}}             three times as many; |plus:1, |half
    {{tokens.spirals|values}}              cells of a table: each value of a list once …
    {{tokens.spirals|rules}}               … the line below them …
    {{tokens.spirals|places}}              … and the places, from 1, that have it: 1–8 | 9–12
    {{fights.losses|spans}}                the same, counted from 0: 0 | 1–2 | 3–4
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from ..texts import DEFAULT, translate

FIGURE: Final = re.compile(r"\{\{([\w.-]+)((?:\|\w+(?::[\w-]+)?)*)\}\}")
CELLS: Final = " | "
NUMBER_WORDS: Final[Mapping[str, str]] = {
    "en": "none one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen",
    "fr": "aucun un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze "
    "quinze seize",
    "de": "kein ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn "
    "fünfzehn sechzehn",
}


def fill(source: str, box: Mapping[str, Any], lang: str = DEFAULT, game: str = "") -> str:
    """The page with every figure in its place; one that the box lacks is an error."""

    def name(thing: Any, kind: str, between: str = "/") -> str:
        if isinstance(thing, str):
            return translate(lang, f"{game}-{kind}", **{kind: thing})
        return between.join(name(each, kind) for each in thing)

    spoken: Mapping[str, Callable[[Any, str], str]] = {
        "word": lambda number, _: _word(number, lang),
        "name": name,
        "names": lambda things, kind: name(things, kind, ", "),
    }

    def written(found: re.Match[str]) -> str:
        figure = _find(box, found[1])
        for form in found[2].split("|")[1:]:
            name, _, more = form.partition(":")
            figure = (spoken.get(name) or FORMS[name])(figure, more)
        return str(figure)

    return FIGURE.sub(written, source)


def _find(box: Mapping[str, Any], path: str) -> Any:
    figure: Any = box
    for name in path.split("."):
        figure = figure[int(name)] if isinstance(figure, Sequence) else figure[name]
    return figure


def _word(number: int, lang: str) -> str:
    words = NUMBER_WORDS[lang].split()
    return words[number] if number < len(words) else str(number)


def _signed(number: int) -> str:
    return str(number) if number == 0 else f"{number:+}".replace("-", "−")


def _values(numbers: Sequence[int]) -> str:
    return CELLS.join(str(value) for value, _ in groupby(numbers))


def _rules(numbers: Sequence[int]) -> str:
    return CELLS.join("---" for _ in groupby(numbers))


def _places(numbers: Sequence[int], first: int) -> str:
    found = []
    for _, alike in groupby(numbers):
        last = first + len(list(alike)) - 1
        found.append(str(first) if first == last else f"{first}–{last}")
        first = last + 1
    return CELLS.join(found)


FORMS: Final[Mapping[str, Callable[[Any, str], Any]]] = {
    "size": lambda number, _: abs(number),
    "signed": lambda number, _: _signed(number),
    "low": lambda numbers, _: min(numbers),
    "high": lambda numbers, _: max(numbers),
    "sum": lambda numbers, _: sum(numbers),
    "rest": lambda numbers, _: numbers[1:],
    "count": lambda entries, _: len(entries),
    "spread": lambda counts, _: [at for at, count in enumerate(counts, 1) for _ in range(count)],
    "each": lambda entries, field: [entry[field] for entry in entries.values()],
    "times": lambda number, by: number * int(by),
    "plus": lambda number, more: number + int(more),
    "half": lambda number, _: number // 2,
    "list": lambda numbers, _: ", ".join(map(str, numbers)),
    "values": lambda numbers, _: _values(numbers),
    "rules": lambda numbers, _: _rules(numbers),
    "places": lambda numbers, _: _places(numbers, 1),
    "spans": lambda numbers, _: _places(numbers, 0),
}
