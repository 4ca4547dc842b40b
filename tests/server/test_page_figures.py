"""Figures in rules pages come from the box, under every version of every game's rules.

Whatever number stands on a page beside them was reviewed and is listed in page_numbers.toml.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

import wolfden
from wolfden.core.folder import find
from wolfden.core.registry import spec_of
from wolfden.server.page_figures import FIGURE, NUMBER_WORDS, fill
from wolfden.server.rules_pages import rules_page

from .client import Client

LANGUAGES = ("en", "fr", "de")
GAMES = [spec.id for spec in wolfden.games()]
REVIEWED = tomllib.loads(Path(__file__).with_name("page_numbers.toml").read_text("utf-8"))
ASIDE = (
    (FIGURE, "§"),
    (re.compile(r"\]\(picture:[^)]*\)|\{#[\w-]+\}"), " "),  # which picture, and anchors
    (re.compile(r"^\s*\d+\. |^### \d+(?: ·|\.) |^>", re.M), " "),  # numbers of steps
    (re.compile(r"\b0\d\b"), ""),  # names of animals: wolf 01
    (re.compile(r"\s+"), " "),
)
"""What is taken off a page before its numbers are looked for."""
BOX = {
    "prey": {"old-moose": {"black": 35}, "hare": {"strength": 2}, "lemming": {"strength": 0}},
    "tokens": {"spirals": [0, 0, 1, 1, 2]},
    "marking": {"dead": -5},
    "cards": {"hunter": {"count": 1}, "carrot": {"count": 3}},
    "faces": [["forest", "rock"], ["rock", "desert"]],
}


@pytest.mark.parametrize(
    ("source", "text"),
    [
        ("black {{prey.old-moose.black}}.", "black 35."),
        ("{{prey.hare.strength|signed}}, {{prey.lemming.strength|signed}}", "+2, 0"),
        ("{{marking.dead|signed}}, {{marking.dead|size}}", "−5, 5"),
        ("{{tokens.spirals.2}}", "1"),
        ("{{tokens.spirals|low}} to {{tokens.spirals|high}}", "0 to 2"),
        ("{{tokens.spirals|list}}", "0, 0, 1, 1, 2"),
        ("| {{tokens.spirals|values}} |", "| 0 | 1 | 2 |"),
        ("| {{tokens.spirals|rules}} |", "| --- | --- | --- |"),
        ("| {{tokens.spirals|places}} |", "| 1–2 | 3–4 | 5 |"),
        ("| {{tokens.spirals|spans}} |", "| 0–1 | 2–3 | 4 |"),
        ("{{tokens.spirals|rest|list}}", "0, 1, 1, 2"),
        ("{{tokens.spirals|spread|list}}", "3, 4, 5, 5"),
        ("{{cards|each:count|sum}} of {{cards|count}}", "4 of 2"),
        ("{{prey.hare.strength|times:3}}, {{prey.hare.strength|plus:-1}}", "6, 1"),
        ("{{prey.old-moose.black|half}}", "17"),
        ("{{prey.hare.strength|plus:1|word}}", "three"),
        ("no {figure} here", "no {figure} here"),
    ],
)
def test_a_figure_is_written_as_the_page_asks(source: str, text: str) -> None:
    assert fill(source, BOX) == text


def test_a_figure_that_is_not_in_the_box_is_an_error() -> None:
    for source in ("{{prey.unicorn.black}}", "{{prey.hare.strength|shouted}}"):
        with pytest.raises(KeyError):
            fill(source, BOX)


def test_numbers_and_names_are_written_in_the_language_of_the_page() -> None:
    words = [fill("{{prey.hare.strength|word}}", BOX, lang) for lang in LANGUAGES]
    assert words == ["two", "deux", "zwei"]
    assert fill("{{prey.old-moose.black|word}}", BOX) == "35"
    assert fill("{{faces|names:terrain}}", BOX, "de", "the-wolves") == "Wald/Felsen, Felsen/Wüste"
    assert fill("{{faces.0.1|name:terrain}}", BOX, "fr", "the-wolves") == "roche"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_whole_under_every_version_of_the_rules(game: str, lang: str) -> None:
    newest = spec_of(game)
    for spec in (newest, *newest.earlier):
        page = rules_page(spec, lang)
        assert page is not None
        assert "{{" not in page.html


def test_a_match_of_earlier_rules_is_told_its_own_figures(client: Client) -> None:
    for version in (1, 2):
        box = client.http.get(f"/api/games/wolfsspuren/components?version={version}").json()
        page = client.http.get(f"/api/games/wolfsspuren/rules/en?version={version}").json()
        bison = box["large_prey"]["bison"]
        assert (
            bison["green"]
            == spec_of("wolfsspuren", version).components["large_prey"]["bison"]["green"]
        )
        numbers = [bison[name] for name in ("black", "green", "red", "food", "count")]
        cells = "".join(f"\n<td>{number}</td>" for number in numbers)
        assert f"<td>bison</td>{cells}\n" in page["html"]
    refused = client.http.get("/api/games/wolfsspuren/rules/en?version=99")
    assert refused.json()["code"] == "rules-changed"


def source_of(game: str, lang: str) -> str:
    file = find(spec_of(game), "pages", f"{lang}.md")
    assert file is not None
    return file.read_text("utf-8")


def naked(source: str, game: str, lang: str) -> list[str]:
    """Numbers, in figures or words, that are neither filled in nor reviewed."""
    for pattern, instead in ASIDE:
        source = pattern.sub(instead, source)
    for phrase in REVIEWED.get(game, {}).get(lang, ()):
        plain = " ".join(phrase.split())
        assert plain in source, f"reviewed, but not on the page: {phrase}"
        source = source.replace(plain, "¤", 1)
    for name in REVIEWED["names"][lang]:
        source = re.sub(name, "¤", source, flags=re.I)
    words = "|".join(NUMBER_WORDS[lang].split()[2:])
    number = re.compile(rf"\d+|\b(?:{words})\b", re.I)
    return [
        source[max(found.start() - 20, 0) : found.end() + 20] for found in number.finditer(source)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_page_prints_a_figure_of_its_own(game: str, lang: str) -> None:
    assert naked(source_of(game, lang), game, lang) == []


@pytest.mark.parametrize(
    ("lang", "typed"), [("en", "Everybody has 12 strength."), ("fr", "Prends neuf cartes."),
                        ("de", "Du hast sechzehn Marker.")],
)  # fmt: skip
def test_a_figure_that_somebody_types_is_found(lang: str, typed: str) -> None:
    assert naked(f"{source_of('wolfsspuren', lang)}\n{typed}\n", "wolfsspuren", lang)


SIGNS = {
    "plain": "×1", "plus": "+1", "minus": "−1", "half": "½", "half-back": "−½", "triple": "×3",
}  # fmt: skip
TARGETS = {
    "en": {"self": "the player", "left": "left", "right": "right", "opposite": "opposite"},
    "fr": {"self": "sur place", "left": "à gauche", "right": "à droite", "opposite": "en face"},
    "de": {"self": "hier", "left": "links", "right": "rechts", "opposite": "gegenüber"},
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_of_animals_is_that_of_the_box(lang: str) -> None:
    box = spec_of("wolf-and-hound").components
    shown = [word for word in box["animals"] if re.match("wolf|hound|designer-01", word)]
    rows = re.findall(
        r"^\| [^|]* \d\d\)? \| (\S+) \| (.*) \|$", source_of("wolf-and-hound", lang), re.M
    )
    assert len(rows) == len(shown)
    for word, (moves, target) in zip(shown, rows, strict=True):
        animal = box["animals"][word]
        assert moves == SIGNS[animal.get("moves", "plain")], word
        assert target.startswith(TARGETS[lang][animal.get("target", "self")]), word


def test_what_pages_say_in_words_is_true_of_the_box() -> None:
    """Worked examples and sentences that no single figure stands for."""
    fights = spec_of("wolfsspuren").components["fights"]
    assert (fights["losses"][5], fights["losses"][1], fights["rout"]) == (5, 1, 7)
    births = spec_of("wolfsspuren").components["births"]
    assert (8 + 7 + 4) // births["rearing"] == 2
    hound = spec_of("wolf-and-hound").components
    assert max(hound["cards"]["black"] + hound["cards"]["white"]) == hound["cards"]["black"][2]
    assert hound["moves"]["triple"] == [3 * value for value in hound["moves"]["plain"]]
    wolves = spec_of("the-wolves").components
    assert sum(" " in moons for moons in wolves["moons"]["2"]) == 2
    assert wolves["control"]["lair"] + 1 == 4
