"""Texts, rules pages and files that a game brings for the browser."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from wolfden.core import Spec
from wolfden.core.registry import games
from wolfden.server import rules_pages
from wolfden.server.game_files import web_files
from wolfden.server.game_list import describe
from wolfden.server.rules_pages import render, rules_page
from wolfden.texts import catalogues

from .client import Client

SETUP = "from tests.core.counting import Counting\nclass Tally(Counting): id = 'tally'\n"


@pytest.fixture
def tally(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Spec]:
    """A game in a package of its own, with files beside its spec."""
    files = {
        "__init__.py": "", "setup.py": SETUP, "pages/en.md": "# Tally\n\nCount.\n",
        "texts/en/tally.ftl": "tally-why = Because.\n", "web/table.js": "export {};",
        "web/art/one.svg": "<svg/>", "secret.txt": "secret",
    }  # fmt: skip
    for name, text in files.items():
        path = tmp_path / "tally_game" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield import_module("tally_game.setup").Tally()
    for name in ("tally_game.setup", "tally_game"):
        del sys.modules[name]


def test_a_package_keeps_texts_pages_and_files_beside_its_spec(tally: Spec) -> None:
    assert catalogues(tally, "en") == ("tally-why = Because.\n",)
    assert catalogues(tally, "fr") == ()
    assert set(web_files(tally)) == {"table.js", "art/one.svg"}
    page = rules_page(tally, "fr")
    assert page is not None
    assert page.html == "<p>Count.</p>\n"


def test_rules_become_html_with_a_list_of_their_sections() -> None:
    page = render("# Title\n\nHello.\n\n## Début du jour\n\n| a |\n| - |\n| 1 |\n")
    assert page.html.startswith("<p>Hello.</p>")
    assert '<h2 id="rules-debut-du-jour">Début du jour</h2>' in page.html
    assert '<div class="scroll" tabindex="0"><table>' in page.html
    (heading,) = page.headings
    assert (heading.id, heading.level, heading.text) == ("rules-debut-du-jour", 2, "Début du jour")


@pytest.mark.parametrize(
    "source",
    [
        "<script>alert(1)</script>", "a <img src=x onerror=alert(1)> b",
        "[x](javascript:alert(1))", "[x](data:text/html,hello)", "## <b onclick=x()>h</b>",
    ],
)  # fmt: skip
def test_a_rules_page_cannot_bring_code(source: str) -> None:
    html = render(source).html
    for forbidden in ("<script", "<img", "<b ", 'href="'):
        assert forbidden not in html


def test_texts_and_rules_are_served_in_every_language(client: Client) -> None:
    texts = client.http.get("/api/games/jagdfieber/texts/fr")
    assert texts.headers["content-type"].startswith("text/plain")
    assert "option-jagdfieber-days = Jours de chasse" in texts.text
    rules = client.http.get("/api/games/jagdfieber/rules/de").json()
    assert rules["headings"][0]["level"] == 2
    assert rules["html"].startswith("<p>")


@pytest.mark.parametrize(
    ("path", "status", "code"),
    [
        ("nothing/texts/en", 404, "unknown-game"), ("jagdfieber/texts/xx", 400, "bad-request"),
        ("nothing/rules/en", 404, "unknown-game"), ("jagdfieber/table/table.js", 404, "not-found"),
        ("jagdfieber/table/..%2fsetup.py", 404, "not-found"),
        ("jagdfieber/table//etc/passwd", 404, "not-found"),
        ("jagdfieber/table/..%2f..%2f..%2fserver%2fapp.py", 404, "not-found"),
    ],
)  # fmt: skip
def test_what_a_game_does_not_bring_is_refused(
    client: Client, path: str, status: int, code: str
) -> None:
    answer = client.http.get(f"/api/games/{path}")
    assert (answer.status_code, answer.json()["code"]) == (status, code)


def test_the_list_says_of_every_game_what_it_brings(client: Client) -> None:
    for game in client.http.get("/api/games").json():
        assert set(game["titles"]) == set(game["lines"]) == {"en", "fr", "de"}
        assert all(game["lines"].values())
        assert (game["rules"], game["table"], game["cover"]) == (True, False, False)


def test_the_list_of_games_renders_no_rules_page(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(source: str) -> None:
        raise AssertionError("rendered for a list")

    monkeypatch.setattr(rules_pages, "render", refuse)
    rules_page.cache_clear()
    describe.cache_clear()
    assert all(describe(spec).rules for spec in games())
