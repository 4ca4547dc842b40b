"""Figures in rules pages come from the box, under every version of every game's rules."""

from __future__ import annotations

import re

import pytest

import wolfden
from wolfden.core.folder import find
from wolfden.core.registry import spec_of
from wolfden.server.page_figures import FIGURE, fill
from wolfden.server.rules_pages import rules_page

from .client import Client

LANGUAGES = ("en", "fr", "de")
BOX = {
    "prey": {"old-moose": {"black": 35}, "hare": {"strength": 2}, "lemming": {"strength": 0}},
    "tokens": {"spirals": [0, 0, 1, 1, 2]},
    "marking": {"dead": -5},
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
        ("no {figure} here", "no {figure} here"),
    ],
)
def test_a_figure_is_written_as_the_page_asks(source: str, text: str) -> None:
    assert fill(source, BOX) == text


def test_a_figure_that_is_not_in_the_box_is_an_error() -> None:
    with pytest.raises(KeyError):
        fill("{{prey.unicorn.black}}", BOX)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [spec.id for spec in wolfden.games()])
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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_wolfsspurens_pages_print_no_figure_of_their_own(lang: str) -> None:
    """But for the least of everything, worked examples, headings and what the rulebook names."""
    file = find(spec_of("wolfsspuren"), "pages", f"{lang}.md")
    assert file is not None
    source = FIGURE.sub("", file.read_text("utf-8"))
    source = re.sub(r"^\*[^*].*?\*$", "", source, flags=re.M | re.S)  # examples
    source = re.sub(r"^(### \d · |\d\. )", "", source, flags=re.M)
    source = re.sub(r"^\| \S+ \| 0 \| 1–2 \| 3–4 \| 5–6 \|", "", source, flags=re.M)
    assert sorted(re.findall(r"\d+", source)) == ["0", "1", "1", "1", "1", "1", "40", "60"]
