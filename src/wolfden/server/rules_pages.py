"""Rules pages as HTML, with the figures of the version of the rules that is asked for.

Raw HTML in a page stays text, and links lead nowhere that runs code.
"""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from ..core import Spec
from ..core.folder import find
from ..texts import DEFAULT
from .page_figures import fill
from .page_marks import Heading, figured, folded, headings, markdown

MARKDOWN: Final = markdown()
TITLE: Final = 3
"""Tokens of a heading: its opening, its text, its closing."""


class RulesPage(msgspec.Struct, frozen=True):
    html: str
    headings: list[Heading]


def has_rules(spec: Spec) -> bool:
    return find(spec, "pages", f"{DEFAULT}.md") is not None


@cache
def rules_page(spec: Spec, lang: str) -> RulesPage | None:
    """In English where the game has none in this language; None where it has none at all."""
    for language in (lang, DEFAULT):
        file = find(spec, "pages", f"{language}.md")
        if file is not None:
            source = file.read_bytes().decode("utf-8", "replace")
            return render(fill(source, spec.components, language, spec.id))
    return None


def render(source: str) -> RulesPage:
    tokens = MARKDOWN.parse(source)
    if tokens and tokens[0].tag == "h1":  # the page around it has a heading of its own
        tokens = tokens[TITLE:]
    found = headings(tokens)
    tokens = list(figured(list(folded(tokens))))
    html: str = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    html = html.replace("<table>", '<div class="scroll" tabindex="0"><table>')
    return RulesPage(html.replace("</table>", "</table></div>"), found)
