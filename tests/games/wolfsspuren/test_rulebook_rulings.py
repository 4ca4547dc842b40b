"""The rulings on the rules page: where the rulebook is silent or says two things."""

from __future__ import annotations

import re

import pytest

import wolfden
from wolfden.core import WolfdenError
from wolfden.core.folder import find
from wolfden.texts import LANGUAGES

from .table import Table, wolf

SPEC = wolfden.spec_of("wolfsspuren")
WITHOUT_YELLOW = {"females": "blue-a", "males": "green-a black-a"}


@pytest.mark.parametrize("players", [4, 5])
def test_the_least_target_of_four_and_five_is_that_of_three(players):
    assert SPEC.new(players, 1, {"target": 40}).terms.target == 40
    with pytest.raises(WolfdenError):
        SPEC.new(players, 1, {"target": 39})


class TestOrderOfMarking:
    """Places and discs, then the alphas' strength, then losses."""

    def marked(self) -> Table:
        return Table(
            females="blue-a yellow-a", males="green-a black-a", strength={"blue-a": 1}
        ).begin("marking")

    def test_an_alpha_that_dies_of_age_still_brings_its_points(self):
        blue = self.marked().state.view(None).sheet[-1][1]
        assert (blue.rank, blue.discs) == (3, 1)

    def test_and_costs_five_in_the_same_marking(self):
        table = self.marked()
        assert table.told("died")[0]["cause"] == "age"
        assert table.state.view(None).sheet[-1][1].dead == -5

    def test_pups_join_below_the_wolf_that_moved_up_for_it(self):
        table = Table(
            females="blue-a yellow-a", males="green-a black-a", strength={"blue-a": 1}
        ).begin("marking", pups="blue-b")
        assert table.state.orders[0] == (wolf("yellow-a"), wolf("blue-b"))


class TestAcceptedOmega:
    def accepted(self) -> Table:
        return Table(
            females="blue-a", males="green-a black-a black-b green-b", omega="yellow-a"
        ).begin("howling", {"yellow-a": 15})

    def test_it_is_the_lowest_of_its_sex(self):
        table = self.accepted()
        assert table.told("omega-accepted")
        assert table.state.orders[0] == (wolf("blue-a"), wolf("yellow-a"))

    def test_its_column_has_no_gap_so_it_may_stand_above_the_other_sex(self):
        rows = self.accepted().state.view(None).rows
        assert [row.female.name if row.female else None for row in rows] == [
            "blue-a", None, "yellow-a", None,
        ]  # fmt: skip
        assert rows[3].male.name == "green-b"

    def test_whoever_joins_later_stands_below_it(self):
        table = self.accepted()
        table.begin("marking", pups="yellow-b")
        assert table.state.orders[0][1:] == (wolf("yellow-a"), wolf("yellow-b"))


class TestAPlayerWithoutAWolf:
    """Yellow has lost its only wolf, and still plays."""

    def test_votes(self):
        table = Table(4, **WITHOUT_YELLOW)
        table.face_up("deer", "moose")
        table.begin("prey")
        assert 3 in table.state.to_act
        assert "vote deer" in table.legal(3)

    def test_is_the_first_to_add_a_pup(self):
        table = Table(4, **WITHOUT_YELLOW).begin("births", draws=[0])
        assert table.state.to_act == (3,)

    def test_may_ask_to_join_every_year_with_the_optional_rule(self):
        for year in (2, 3):
            table = Table(4, **WITHOUT_YELLOW, year=year, joining=True).begin("joining")
            assert table.legal(3) == ["ask a", "ask b", "ask c", "wait"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_page_tells_these_rulings(lang):
    page = find(SPEC, "pages", f"{lang}.md").read_text("utf-8")
    rulings = page.split("{#silent}")[1].split("\n## ")[0]
    target, marking, omega = (part for part in rulings.split("\n- ") if part.startswith("**"))
    assert "{{target.least.4}}" in target
    assert "{{marking.dead|size}}" in marking
    assert re.search("omega|oméga", omega, re.IGNORECASE)
