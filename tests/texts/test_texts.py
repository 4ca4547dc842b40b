"""The catalogues: the same keys in every language, and a sentence for every refusal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

import wolfden
import wolfden.arena
import wolfden.server.app
from wolfden.core import Spec, WolfdenError
from wolfden.server.errors import STATUSES
from wolfden.texts import LANGUAGES, catalogues, keys, negotiate, translate

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def refusals(root: type[WolfdenError] = WolfdenError) -> Iterator[type[WolfdenError]]:
    yield root
    for kind in root.__subclasses__():
        yield from refusals(kind)


def documented_codes() -> set[str]:
    table = PROTOCOL.read_text("utf-8").partition("Codes do not change")[2].partition("##")[0]
    rows = re.findall(r"^\| ([a-z, -]+) \| (\d{3}) \|", table, re.MULTILINE)
    return {code.strip() for codes, _ in rows for code in codes.split(",")}


def test_the_application_is_loaded_so_that_all_refusals_are_known() -> None:
    assert wolfden.arena
    assert wolfden.server.app
    assert len(set(refusals())) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_sentence(lang: str) -> None:
    codes = {kind.code for kind in refusals()} | set(STATUSES)
    assert {f"error-{code}" for code in codes} <= keys(lang)


def test_the_protocol_names_exactly_the_codes_that_have_a_status() -> None:
    assert documented_codes() == set(STATUSES)


def test_every_catalogue_has_the_same_keys_in_every_language() -> None:
    assert keys("fr") == keys("en")
    assert keys("de") == keys("en")


def written(lang: str) -> list[str]:
    """Every key in the files of the house and its games."""
    own = [file.read_text("utf-8") for file in files("wolfden.texts").joinpath(lang).iterdir()]
    games = [text for spec in wolfden.games() for text in catalogues(spec, lang)]
    return re.findall(r"^([a-z][\w-]*) =", "\n".join([*own, *games]), re.MULTILINE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_key_is_in_two_catalogues(lang: str) -> None:
    assert len(written(lang)) == len(set(written(lang)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_catalogues_have_no_broken_entries(lang: str) -> None:
    assert set(written(lang)) == keys(lang)


@pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)
def test_a_game_keeps_its_texts_in_its_own_folder(spec: Spec) -> None:
    for lang in LANGUAGES:
        own = "\n".join(catalogues(spec, lang))
        foreign = [key for key in written(lang) if f"{spec.id}-" in key and f"{key} =" not in own]
        assert foreign == []
        assert f"\ngame-{spec.id}-line = " in own


def test_values_stand_in_the_sentence() -> None:
    text = translate("de", "error-bad-player-count", low=3, high=5)
    assert text == "Dieses Spiel ist für 3 bis 5 Personen."


def test_an_unknown_language_is_answered_in_english_and_an_unknown_key_by_itself() -> None:
    assert translate("xx", "error-match-over") == "The match is over."
    assert translate("fr", "no-such-key") == "no-such-key"


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        (None, "en"), ("", "en"), (";;,,", "en"), ("fr", "fr"), ("DE", "de"),
        ("de-CH,fr;q=0.5", "de"), ("fr;q=0.2,de;q=0.9", "de"), ("es, *;q=0.1", "en"),
        ("de;q=0", "en"), ("fr;q=nonsense", "en"),
    ],
)  # fmt: skip
def test_the_language_asked_for_is_found(header: str | None, lang: str) -> None:
    assert negotiate(header) == lang
