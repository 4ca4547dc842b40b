"""How the catalogues are set: figures agree with their nouns, minus is minus, quotes are curly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

import wolfden

HOUSE: Final = Path(wolfden.__file__).parent
PLURALS: Final = {
    "en": "pts|points|cards|matches|deals|seconds|steps|turns|games|days|moons|places|tiles|pups|"
    "wolves|tokens|discs|rounds|years|moves|votes|animals",
    "fr": "pts|points|cartes|parties|donnes|secondes|tours|jours|lunes|cases|tuiles|louveteaux|"
    "loups|tanières|jetons|disques|manches|ans|voix|animaux|moutons",
    "de": "Punkte|Karten|Partien|Ausgangslagen|Sekunden|Schritte|Züge|Spiele|Tage|Monde|Felder|"
    "Wölfe|Marken|Scheiben|Runden|Jahre|Stimmen|Tiere|Schafe",
}
MANY: Final = {
    *("asked", "born", "closers", "default", "each"),
    *("minutes", "name", "target", "total", "wolves"),
}
"""Never one: what a rulebook or the interface holds above it; and names before a verb."""
NOUN: Final = r"\{ \$([\w-]+) \}\s+(?:%s)(?!\w)"
VARIANT: Final = re.compile(r"\s*\*?\[[^]]*\]")
SEVERAL: Final = {"hint-plan-spoken", "arena-partly"}
"""Said of several only."""


def lines(lang: str) -> Iterator[tuple[str, str]]:
    """What is said, by where it stands. Guides speak of figures of the box only."""
    for path in sorted(HOUSE.rglob(f"texts/{lang}/*.ftl")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            if not line.startswith("#") and "-guide" not in path.name:
                yield f"{path.name}:{number}", line


@pytest.mark.parametrize("lang", PLURALS)
def test_a_figure_before_a_plural_has_a_singular_beside_it(lang: str) -> None:
    noun = re.compile(NOUN % PLURALS[lang])
    lonely = [
        f"{where} {line.strip()}"
        for where, line in lines(lang)
        if not VARIANT.match(line)
        and not line.startswith("    }{")
        and line.partition(" =")[0] not in SEVERAL
        for found in noun.finditer(line)
        if found[1] not in MANY
    ]
    assert lonely == []


@pytest.mark.parametrize("lang", PLURALS)
def test_minus_is_no_hyphen_and_quotes_are_curly(lang: str) -> None:
    text = [
        (where, VARIANT.sub("", line)) for where, line in lines(lang) if "terminal" not in where
    ]
    hyphens = [where for where, line in text if re.search(r"(^|[\s(>])-(\d|\{ \$)", line)]
    assert hyphens == []
    straight = [where for where, line in text if re.search(r"\w'\w", line)]
    assert straight == []


def test_french_says_tu_to_whoever_plays() -> None:
    formal = re.compile(
        r"(?<!-)\b(?:vous|votre|vos|veuillez|\w+ez-(?:moi|le|la|les))\b", re.IGNORECASE
    )
    assert [where for where, line in lines("fr") if formal.search(line)] == []
