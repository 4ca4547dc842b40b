"""Sentences in three languages, from Fluent catalogues that the browser uses too.

The house's own stand here, a game's in its folder: texts/<language>/*.ftl.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

from ..core import Spec
from ..core.folder import files_in, find
from ..core.registry import games

LANGUAGES: Final = ("en", "fr", "de")
DEFAULT: Final = "en"


def translate(lang: str, key: str, /, **values: str | int) -> str:
    """The sentence of this key; in English where the language lacks it, else the key itself."""
    for known in (lang, DEFAULT):
        if has(known, key):
            bundle = _bundle(known, games())
            pattern = bundle.get_message(key).value
            return str(bundle.format_pattern(pattern, values)[0]) if pattern else key
    return key


def problems(lang: str, key: str, /, **values: str | int) -> list[str]:
    """What keeps the text of a key from being filled with these values; none if all is well."""
    bundle = _bundle(lang, games())
    pattern = bundle.get_message(key).value
    errors = bundle.format_pattern(pattern, values)[1] if pattern else []
    return [str(error) for error in errors]


def has(lang: str, key: str) -> bool:
    return key in keys(lang)


def negotiate(accept_language: str | None) -> str:
    """The language of ours that an Accept-Language header likes best."""
    wishes = [_wish(part) for part in (accept_language or "").split(",")[:20]]
    wanted = [(weight, lang) for weight, lang in wishes if weight > 0 and lang in LANGUAGES]
    return max(wanted, key=lambda wish: wish[0])[1] if wanted else DEFAULT


def keys(lang: str) -> frozenset[str]:
    """Every key of a language's catalogues; none for a language that is not ours."""
    return _keys(lang, games())


def title_of(spec: Spec, lang: str) -> str:
    """What a game is called; not every package knows every language."""
    return spec.titles.get(lang) or spec.titles.get(DEFAULT) or spec.id


def line_of(spec: Spec, lang: str) -> str:
    """The sentence about a game on the home page, if it has one."""
    key = f"game-{spec.id}-line"
    return translate(lang, key) if has(DEFAULT, key) or has(lang, key) else ""


def catalogues(spec: Spec, lang: str) -> tuple[str, ...]:
    """A game's own catalogues, as they are written."""
    return _read(find(spec, "texts", lang))


@cache
def _keys(lang: str, specs: tuple[Spec, ...]) -> frozenset[str]:
    return frozenset(
        entry.id.name
        for resource in _resources(lang, specs)
        for entry in resource.body
        if isinstance(entry, Message)
    )


@cache
def _bundle(lang: str, specs: tuple[Spec, ...]) -> FluentBundle:
    """Where two catalogues have a key, the first holds: the house's before any game's."""
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in _resources(lang, specs):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(lang: str, specs: tuple[Spec, ...]) -> tuple[Resource, ...]:
    if lang not in LANGUAGES:
        return ()
    own = _read(files(__name__).joinpath(lang))
    texts = [*own, *(text for spec in specs for text in catalogues(spec, lang))]
    return tuple(FluentResource(text) for text in texts)


def _read(folder: Traversable | None) -> tuple[str, ...]:
    """A byte that is no text spoils a letter, not the house."""
    return tuple(file.read_bytes().decode("utf-8", "replace") for file in files_in(folder, ".ftl"))


def _wish(part: str) -> tuple[float, str]:
    """How much a part of the header, such as `fr-CH;q=0.8`, is wanted, and its language."""
    tag, _, parameter = part.partition(";")
    lang = tag.strip().lower().partition("-")[0]
    try:
        return float(parameter.strip().removeprefix("q=") or "1"), lang
    except ValueError:
        return 0.0, lang
