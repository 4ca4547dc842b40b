"""The report: one file that needs nothing else, with every drawing, in every language."""

from __future__ import annotations

import re
import sys
from functools import cache
from html.parser import HTMLParser

import pytest

import wolfden
from wolfden.arena import BadResults, MissingPackage
from wolfden.arena.report import check, report
from wolfden.arena.words import Words
from wolfden.texts import LANGUAGES, translate

from .test_play import small

pytestmark = pytest.mark.xdist_group("arena-report")
DRAWINGS = ("ratings", "pairs", "seats", "scores", "length", "thought")


class Page(HTMLParser):
    """What a browser would load, the drawings, and every id."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.ids: list[str] = []
        self.told: list[str] = []
        self.drawn = 0
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.drawn += tag == "svg"
        if tag in ("script", "link", "img", "iframe"):
            self.loads.append(tag)
        self.loads += [
            value
            for name in ("src", "href", "xlink:href", "data")
            if (value := given.get(name)) and not value.startswith("#")
        ]
        if given.get("role") == "img":
            self.told.append(given["aria-label"])
        if "id" in given:
            self.ids.append(given["id"])


@cache
def page_of(game, lang):
    arena = small(game, games=4)
    summary = arena.run()
    text = report(arena.header, arena.played.values(), summary, Words(lang, game))
    return text, arena


@pytest.mark.parametrize("game", [spec.id for spec in wolfden.games()])
def test_it_needs_nothing_else_and_draws_everything(game):
    text, arena = page_of(game, "en")
    page = Page(text)
    assert page.loads == []
    assert not re.search(r"@import|url\((?!#)", text)
    addresses = set(re.findall(r'([\w:]+)="https?://', text))
    assert addresses <= {"xmlns", "xmlns:xlink"}
    figures = {name for match in arena.played.values() for name in match.statistics}
    assert len(DRAWINGS) + 3 <= page.drawn == len(page.told)
    assert page.drawn <= len(DRAWINGS) + len(figures) + 1
    assert all(re.search(r"\d", told) for told in page.told)
    assert len(set(page.ids)) == len(page.ids)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_the_language_asked_for(lang):
    text, _ = page_of("jagdfieber", lang)
    assert f'<html lang="{lang}">' in text
    for name in DRAWINGS:
        assert translate(lang, f"arena-plot-{name}") in text.replace("&#x27;", "'")
    assert translate(lang, "jagdfieber-statistics-fates") in text
    assert not re.search(r"arena-[a-z]|jagdfieber-[a-z]", text)


def test_colours_are_the_pages_own_so_that_dark_suits_too():
    text, _ = page_of("jagdfieber", "en")
    drawn = "".join(re.findall(r"<svg.*?</svg>", text, flags=re.DOTALL))
    assert "currentColor" in drawn
    assert not re.search(r"(fill|stroke): #(?!ffffff)[0-9a-f]{6}", drawn)
    assert "prefers-color-scheme: dark" in text


def test_words_are_text_and_never_markup():
    _, arena = page_of("jagdfieber", "en")
    words = Words("en", "jagdfieber")
    words.say = lambda key, **values: f"<b>{key}"
    text = report(arena.header, arena.played.values(), arena.summary(), words)
    assert "<b>" not in text


def test_without_matplotlib_it_is_told_how_to_get_it(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    with pytest.raises(MissingPackage, match=r"wolfden\[arena\]"):
        check(tmp_path / "report.html")


def test_a_report_that_could_not_be_written_is_refused(tmp_path):
    with pytest.raises(BadResults):
        check(tmp_path / "nowhere" / "report.html")
    with pytest.raises(BadResults):
        check(tmp_path)
