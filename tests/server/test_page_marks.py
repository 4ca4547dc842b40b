"""What rules pages can say beyond Markdown, and that all languages of a page say the same."""

from __future__ import annotations

import re
from functools import cache

import pytest

import wolfden
from wolfden.core.registry import spec_of
from wolfden.server.rules_pages import RulesPage, render, rules_page

GAMES = [spec.id for spec in wolfden.games()]


def test_an_anchor_names_a_heading_and_is_not_shown() -> None:
    page = render("# Title\n\n## Your *turn* {#turn}\n\n## À la fin\n")
    assert [(one.id, one.text) for one in page.headings] == [
        ("rules-turn", "Your *turn*"), ("rules-a-la-fin", "À la fin"),
    ]  # fmt: skip
    assert page.html.startswith('<h2 id="rules-turn">Your <em>turn</em></h2>')


def test_a_picture_by_itself_is_a_figure_with_its_words_below() -> None:
    html = render("![A **wolf** & a hound](picture:animals:wolf-01,hound-01)\n").html
    assert html == (
        '<figure class="picture" data-picture="animals" data-of="wolf-01,hound-01">'
        "<figcaption>A <strong>wolf</strong> &amp; a hound</figcaption></figure>\n"
    )


def test_pictures_that_follow_each_other_stand_side_by_side() -> None:
    html = render("![one](picture:a)\n![two](picture:b:c)\n").html
    assert html.startswith('<div class="pictures"><figure')
    assert html.count("<figcaption>") == 2


def test_a_picture_in_a_line_or_a_cell_stands_before_its_words() -> None:
    cell = '<span class="picture" data-picture="token" data-of="action">an action token</span>'
    token = "![an action token](picture:token:action)"
    assert render(f"For {token} each.\n").html == f"<p>For {cell} each.</p>\n"
    assert f"<td>{cell}</td>" in render(f"| what |\n| --- |\n| {token} |\n").html


@pytest.mark.parametrize(
    "address", ["https://elsewhere.example/wolf.png", 'picture:a:b"onload=1', "data:image/png,x"]
)
def test_no_other_image_comes_to_a_page(address: str) -> None:
    html = render(f"A ![wolf]({address}) here.\n").html
    assert "<img" not in html
    assert "data-picture" not in html
    assert "wolf" in html


def test_a_heading_of_the_fourth_level_folds_what_follows_up_to_the_next() -> None:
    html = render("#### More {#more}\ntext\n\n#### Again\nother\n\n## End\n").html
    assert '<details class="fold" id="rules-more"><summary>More</summary>\n<p>text</p>' in html
    assert html.count("</details>") == 2
    assert html.index("</details><h2") > html.index("other")


@cache
def page_of(game: str, lang: str) -> RulesPage:
    page = rules_page(spec_of(game), lang)
    assert page is not None
    return page


@pytest.mark.parametrize("lang", ["fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_sections_and_pictures(game: str, lang: str) -> None:
    english, other = page_of(game, "en"), page_of(game, lang)
    assert [one.id for one in other.headings] == [one.id for one in english.headings]
    assert len({one.id for one in other.headings}) == len(other.headings)
    pictures = [
        re.findall(r'data-picture="[^"]*" data-of="[^"]*"', page.html) for page in (english, other)
    ]
    assert pictures[0] == pictures[1]
    assert pictures[0]


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_told_at_a_glance_near_the_top(game: str) -> None:
    assert "rules-glance" in [one.id for one in page_of(game, "en").headings][:4]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_the_wolves_say_which_token_a_track_gives_and_what_the_option_moons_does(lang: str) -> None:
    html, box = page_of("the-wolves", lang).html, spec_of("the-wolves").components
    tracks = html[html.index("rules-tracks") : html.index("rules-ready")]
    rows = re.findall(r'data-picture="token" data-of="(\w+)"', tracks)
    tokens = [box["track_tokens"][track]["many"] for track in ("spread", "speed", "howl")]
    assert rows == [token for pair in tokens for token in pair]
    assert "rules-moons" in html
