"""Sentences in three languages, from Fluent catalogues that the browser uses too."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message, Resource

LANGUAGES: Final = ("en", "fr", "de")
DEFAULT: Final = "en"


def translate(lang: str, key: str, **values: str | int) -> str:
    """The sentence of this key; in English where the language lacks it, else the key itself."""
    for known in (lang, DEFAULT):
        if has(known, key):
            bundle = _bundle(known)
            pattern = bundle.get_message(key).value
            return str(bundle.format_pattern(pattern, values)[0]) if pattern else key
    return key


def has(lang: str, key: str) -> bool:
    return key in keys(lang)


def negotiate(accept_language: str | None) -> str:
    """The language of ours that an Accept-Language header likes best."""
    wishes = [_wish(part) for part in (accept_language or "").split(",")[:20]]
    wanted = [(weight, lang) for weight, lang in wishes if weight > 0 and lang in LANGUAGES]
    return max(wanted, key=lambda wish: wish[0])[1] if wanted else DEFAULT


@cache
def keys(lang: str) -> frozenset[str]:
    """Every key of a language's catalogues; none for a language that is not ours."""
    return frozenset(
        entry.id.name
        for resource in _resources(lang)
        for entry in resource.body
        if isinstance(entry, Message)
    )


@cache
def _bundle(lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for resource in _resources(lang):
        bundle.add_resource(resource)
    return bundle


@cache
def _resources(lang: str) -> tuple[Resource, ...]:
    if lang not in LANGUAGES:
        return ()
    folder = sorted(files(__name__).joinpath(lang).iterdir(), key=lambda entry: entry.name)
    return tuple(
        FluentResource(catalogue.read_text("utf-8"))
        for catalogue in folder
        if catalogue.name.endswith(".ftl")
    )


def _wish(part: str) -> tuple[float, str]:
    """How much a part of the header, such as `fr-CH;q=0.8`, is wanted, and its language."""
    tag, _, parameter = part.partition(";")
    lang = tag.strip().lower().partition("-")[0]
    try:
        return float(parameter.strip().removeprefix("q=") or "1"), lang
    except ValueError:
        return 0.0, lang
