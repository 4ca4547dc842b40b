"""Rules pages as HTML, with the figures of the version of the rules that is asked for.

Raw HTML in a page stays text, and links lead nowhere that runs code.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from itertools import pairwise
from typing import Final

import msgspec
from markdown_it import MarkdownIt
from markdown_it.token import Token

from ..core import Spec
from ..core.folder import find
from ..texts import DEFAULT
from .page_figures import fill

MARKDOWN: Final = MarkdownIt("js-default", {"html": False})
TITLE: Final = 3
"""Tokens of a heading: its opening, its text, its closing."""


class Heading(msgspec.Struct, frozen=True):
    id: str
    level: int
    text: str


class RulesPage(msgspec.Struct, frozen=True):
    html: str
    headings: list[Heading]


def has_rules(spec: Spec) -> bool:
    return find(spec, "pages", f"{DEFAULT}.md") is not None


@cache
def rules_page(spec: Spec, lang: str) -> RulesPage | None:
    """In English where the game has none in this language; None where it has none at all."""
    file = find(spec, "pages", f"{lang}.md") or find(spec, "pages", f"{DEFAULT}.md")
    if file is None:
        return None
    return render(fill(file.read_bytes().decode("utf-8", "replace"), spec.components))


def render(source: str) -> RulesPage:
    tokens = MARKDOWN.parse(source)
    if tokens and tokens[0].tag == "h1":  # the page around it has a heading of its own
        tokens = tokens[TITLE:]
    headings = [
        _name(token, text.content)
        for token, text in pairwise(tokens)
        if token.type == "heading_open"
    ]
    html: str = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    html = html.replace("<table>", '<div class="scroll" tabindex="0"><table>')
    return RulesPage(html.replace("</table>", "</table></div>"), headings)


def _name(token: Token, text: str) -> Heading:
    heading = Heading(f"rules-{_slug(text)}", int(token.tag.removeprefix("h")), text)
    token.attrSet("id", heading.id)
    return heading


def _slug(text: str) -> str:
    plain = unicodedata.normalize("NFD", text.lower())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")
