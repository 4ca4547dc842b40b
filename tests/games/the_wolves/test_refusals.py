"""Why not: every reason has a sentence in every language, and random play meets most of them."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path

import pytest

import wolfden
from wolfden.games.the_wolves.hexes import members
from wolfden.games.the_wolves.model import HEX_NAMES, Deed, Phase, Terrain
from wolfden.texts import LANGUAGES, keys

from .table import Position, hex_index

PREFIX = "the-wolves-why-"
RULES = Path(__file__).parents[3] / "src" / "wolfden" / "games" / "the_wolves" / "rules"


def reasons_in_the_texts() -> set[str]:
    return {key.removeprefix(PREFIX) for key in keys("en") if key.startswith(PREFIX)}


def reasons_in_the_rules() -> set[str]:
    """What `forbids` answers, and the names of requirements: constants but for the verbs."""
    found = set()
    for path in RULES.glob("*.py"):
        for part in ast.parse(path.read_text("utf-8")).body:
            named = isinstance(part, ast.AnnAssign) and ast.unparse(part.target) != "VERBS"
            if named or (isinstance(part, ast.FunctionDef) and part.name == "forbids"):
                found |= {node.value for node in ast.walk(part) if isinstance(node, ast.Constant)}
    return {word for word in found if isinstance(word, str) and re.fullmatch("[a-z-]+", word)}


def test_every_reason_in_the_rules_has_a_sentence_and_every_sentence_a_reason():
    written = reasons_in_the_rules() - {"now-", "no-target-"}
    written |= {f"now-{phase.word}" for phase in Phase if phase is not Phase.OVER}
    written |= {f"no-target-{deed.word}" for deed in Deed}
    assert written == reasons_in_the_texts()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_the_same_in_every_language(lang):
    assert {key for key in keys(lang) if key.startswith(PREFIX)} == {
        PREFIX + reason for reason in reasons_in_the_texts()
    }


def test_random_play_meets_nearly_every_reason():
    met = set()
    for players in (2, 3, 4, 5):
        for seed in range(4):
            rng = random.Random(seed)
            state = wolfden.new("the-wolves", players=players, seed=seed)
            while state.to_act:
                for action in rng.sample(state.spec.actions, 12):
                    if reason := state.why_not(state.active, action):
                        met.add(reason.removeprefix(PREFIX))
                state.play(state.active, rng.choice(state.legal(state.active)))
    assert met <= reasons_in_the_texts()
    assert len(met) > len(reasons_in_the_texts()) - 16


class TestPrecisely:
    def test_a_hex_of_a_larger_map_is_not_on_this_one(self):
        position = Position(2).stand(0, "b9", "alpha")
        ground = position.view.tiles[1].hexes[3].ground
        position.tokens(0, terrain=1).play(f"move {ground}")
        while position.view.phase == "pay":
            position.play("spend")
        assert position.play("wolf b9 alpha").why("to k1") == "not-on-map"

    def test_an_upgrade_names_what_is_missing(self):
        position = Position().show(0, 2).stand(0, "b8", "alpha").stand(0, "b7", "den")
        position.stand(0, "g8", "den").stand(0, "b13", "pack").play("upgrade rock")
        assert position.why("to b13") == "no-den-there"
        assert position.why("to b8") == "no-den-there"

    def test_a_wolf_without_a_way_is_stuck(self):
        position = Position().stand(0, "b9", "alpha").stand(0, "f16", "pack")
        land, grass = position.state.country.land, position.state.country.of_terrain[Terrain.GRASS]
        for number in members(land.reach[3][hex_index("f16")] & grass):
            position.stand(1, HEX_NAMES[number], "lair")
        position.play("move grass")
        assert position.legal() == {"wolf b9 alpha"}
        assert position.why("wolf f16 pack") == "wolf-stuck"
        assert position.why("wolf b8 pack") == "no-such-wolf"

    def test_what_is_asked_first_is_named(self):
        position = Position().stand(0, "b5", "alpha")
        assert position.why("to b1") == "now-act"
        position.play("move forest")
        assert position.why("end") == "now-pay"
        assert position.play("flip 1").why("to b4") == "now-wolf"
        assert position.play("wolf b5 alpha").why("done") == "now-target"

    def test_nobody_else_may_act(self):
        state = Position().stand(0, "b5", "alpha").stand(1, "b9", "alpha").state
        assert state.why_not(1, state.spec.actions.parse("move grass")) == "why-not-your-turn"
