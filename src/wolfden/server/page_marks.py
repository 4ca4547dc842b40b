"""What rules pages can say beyond Markdown: anchors, pictures and fold-outs.

    ## Your turn {#turn}                                an anchor, the same in every language
    ![A wolf and a hound](picture:animals:wolf-01,hound-01)    a picture that the browser draws
    #### More about fights {#more}                      a fold-out, up to the next heading

An image by itself is a figure with a caption; within a line or a cell its words stay in the text
and the picture comes before them. Whoever draws nothing has the words. No image is fetched.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec
from markdown_it import MarkdownIt
from markdown_it.common.utils import escapeHtml
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markdown_it.utils import OptionsDict

PICTURE: Final = re.compile(r"picture:([\w-]+)(?::([\w,.-]+))?")
ANCHOR: Final = re.compile(r"\s*\{#([a-z0-9-]+)\}$")
FOLD: Final = "h4"


class Heading(msgspec.Struct, frozen=True):
    id: str
    level: int
    text: str


def markdown() -> MarkdownIt:
    made = MarkdownIt("js-default", {"html": False})
    made.add_render_rule("image", _image)
    made.add_render_rule("figure", _figures)
    made.add_render_rule("fold_open", _fold)
    return made


def headings(tokens: Sequence[Token]) -> list[Heading]:
    """Each named by its anchor, or else by its words; the tokens are given these names."""
    return [_name(token, text) for token, text in pairwise(tokens) if token.type == "heading_open"]


def _name(token: Token, text: Token) -> Heading:
    found = ANCHOR.search(text.content)
    if found is not None and text.children:
        last = text.children[-1]
        last.content = ANCHOR.sub("", last.content)
    words = ANCHOR.sub("", text.content)
    named = f"rules-{found[1] if found is not None else _slug(words)}"
    token.attrSet("id", named)
    return Heading(named, int(token.tag.removeprefix("h")), words)


def _slug(text: str) -> str:
    plain = unicodedata.normalize("NFD", text.lower())
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def folded(tokens: Sequence[Token]) -> Iterator[Token]:
    """Headings of the fourth level become fold-outs that end before the next heading."""
    inside, rest = False, iter(tokens)
    for token in rest:
        if token.type == "heading_open":
            if inside:
                yield Token("fold_close", "details", -1)
            inside = token.tag == FOLD
            if inside:
                yield Token("fold_open", "", 0, attrs=token.attrs, children=next(rest).children)
                next(rest)
                continue
        yield token
    if inside:
        yield Token("fold_close", "details", -1)


def figured(tokens: Sequence[Token]) -> Iterator[Token]:
    """Paragraphs of nothing but pictures become figures."""
    rest = iter(tokens)
    for token in rest:
        if token.type != "paragraph_open" or token.hidden:
            yield token
            continue
        inline, close = next(rest), next(rest)
        if all(child.type in ("image", "softbreak") for child in inline.children or ()):
            yield Token("figure", "", 0, children=inline.children)
        else:
            yield from (token, inline, close)


def _image(
    self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: Any
) -> str:
    token = tokens[index]
    return f'<span class="picture"{_drawn(token)}>{_words(self, token, options, env)}</span>'


def _figures(
    self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: Any
) -> str:
    images = [child for child in tokens[index].children or () if child.type == "image"]
    figures = [
        f'<figure class="picture"{_drawn(image)}>'
        f"<figcaption>{_words(self, image, options, env)}</figcaption></figure>\n"
        for image in images
    ]
    if len(figures) < 2:
        return "".join(figures)
    return f'<div class="pictures">{"".join(figures)}</div>\n'


def _fold(
    self: RendererHTML, tokens: Sequence[Token], index: int, options: OptionsDict, env: Any
) -> str:
    token = tokens[index]
    words = self.renderInline(token.children or [], options, env)
    return f'<details class="fold" id="{token.attrGet("id")}"><summary>{words}</summary>\n'


def _words(self: RendererHTML, image: Token, options: OptionsDict, env: Any) -> str:
    return self.renderInline(image.children or [], options, env)


def _drawn(image: Token) -> str:
    """Which picture, for the browser; nothing for what is no picture of ours."""
    found = PICTURE.fullmatch(str(image.attrGet("src") or ""))
    if found is None:
        return ""
    return f' data-picture="{escapeHtml(found[1])}" data-of="{escapeHtml(found[2] or "")}"'
