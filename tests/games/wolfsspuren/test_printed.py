"""What the rulebook prints is true of every version's box, and of the texts that repeat it."""

from __future__ import annotations

import re

import pytest

import wolfden
from wolfden.core.registry import spec_of
from wolfden.texts import catalogues

NEWEST = wolfden.spec_of("wolfsspuren")
VERSIONS = tuple(spec.rules_version for spec in (*NEWEST.earlier, NEWEST))
LANGUAGES = ("en", "fr", "de")


@pytest.mark.parametrize("version", VERSIONS)
class TestTheBox:
    def test_numbers_that_the_rulebook_names(self, version):
        box = spec_of("wolfsspuren", version).components
        assert box["table"] == {"players": [3, 6], "minutes": 90}
        assert (box["target"]["least"]["3"], box["target"]["least"]["6"]) == (40, 60)
        assert box["target"]["usual"]["4"] == 50
        assert len(box["wolves"]["colours"]) * len(box["wolves"]["letters"]) == 18
        wolves = box["wolves"]
        assert (wolves["strength"], wolves["discs"], wolves["most_discs"]) == (12, 1, 4)
        assert (box["tokens"]["count"], box["births"]["rearing"]) == (15, 7)
        assert box["lone_hunt"] == {"face_up": 3, "hunger": 2}
        assert box["pack_hunt"] == {"face_up": 2, "meal": 2, "pup_meal": 1, "hunger": 2}
        assert box["howling"] == {"few": 35, "many": 55}
        assert box["fights"] == {
            "cards": 10, "hand": 6, "losses": [0, 1, 1, 3, 3, 5, 5], "rout": 7,
        }  # fmt: skip
        assert box["marking"] == {
            "dead": -5, "excluded": -3, "alpha_strength": -1, "pair": 5, "alone": -3,
        }  # fmt: skip
        assert box["lifespan"] == {"green": 8, "yellow": 4}

    def test_limits_of_the_figures_that_are_ours(self, version):
        box = spec_of("wolfsspuren", version).components
        assert len(box["births"]["cards"]) == 10
        assert (min(box["births"]["cards"]) >= 1, max(box["births"]["cards"])) == (True, 7)
        spirals = box["tokens"]["spirals"]
        assert (len(spirals), spirals[0], spirals) == (15, 0, sorted(spirals))
        small, large = box["small_prey"], box["large_prey"]
        assert set(small) == {"beaver", "goose", "hare", "vole", "lemming", "nothing"}
        assert sum(kind["count"] for kind in small.values()) == 15
        assert small["nothing"] == {"count": 3, "strength": 0}
        assert any(not kind["strength"] for name, kind in small.items() if name != "nothing")
        assert set(large) == {
            "sick-moose", "deer", "old-moose", "caribou", "wapiti", "moose", "bison",
        }  # fmt: skip
        assert sum(kind["count"] for kind in large.values()) == 12
        for kind in large.values():
            assert kind["count"] >= 1
            assert kind["food"] >= 11
            assert kind["red"] < kind["green"] < kind["black"]


PRINTED = {
    "wolfsspuren-wolf-said": ["wolves.strength"],
    "wolfsspuren-ask-help": ["wolves.strength"],
    "wolfsspuren-depart-help": ["marking.pair", "marking.alone"],
    "wolfsspuren-note-rearing-rule": ["births.rearing"],
    "wolfsspuren-note-lone-hunt-rule": ["lone_hunt.hunger"],
    "wolfsspuren-note-howling-rule": ["howling.few", "howling.many"],
    "wolfsspuren-event-pair-left": ["marking.pair"],
    "wolfsspuren-event-left-alone": ["marking.alone"],
}
"""Texts that name figures, and where these stand in the box."""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", PRINTED)
def test_texts_name_the_figures_of_the_box(key, lang):
    text = message(key, lang)
    figures = [abs(figure(path)) for path in PRINTED[key]]
    assert [int(number) for number in re.findall(r"\d+", text)][: len(figures)] == figures


def message(key: str, lang: str) -> str:
    source = "\n".join(catalogues(NEWEST, lang))
    found = re.search(rf"^{key} = (.*(?:\n[ }}].*)*)", source, flags=re.M)
    assert found, key
    return found[1]


def figure(path: str) -> int:
    section, name = path.split(".")
    return NEWEST.components[section][name]
