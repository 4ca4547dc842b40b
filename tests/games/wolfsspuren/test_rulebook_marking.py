"""Marking, pups that join, departures, the end, and the optional rules."""

from __future__ import annotations

import pytest

from wolfden.games.wolfsspuren.rules.year import close_year, go_on

from .table import SPIRALS, Table, wolf

PACK = {"females": "blue-a yellow-a", "males": "green-a black-a black-b"}


def ranks(table: Table) -> dict[str, int]:
    return {line["wolf"]: line["rank"] for line in table.told("marked")[0]["wolves"]}


def parts(table: Table, seat: int):
    return table.state.view(None).sheet[-1][seat]


class TestPoints:
    def test_every_row_from_the_bottom_is_worth_one_more(self):
        table = Table(**PACK, omega="green-b").begin("marking")
        assert ranks(table) == {
            "blue-a": 4, "green-a": 4, "black-a": 3, "yellow-a": 2, "black-b": 2, "green-b": 1,
        }  # fmt: skip

    def test_empty_rows_do_not_count(self):
        table = Table(females="blue-a yellow-a", males="green-a").begin("marking")
        assert ranks(table) == {"blue-a": 2, "green-a": 2, "yellow-a": 1}

    def test_discs_are_worth_one_each(self):
        table = Table(**PACK, discs={"black-a": 3}).begin("marking")
        assert parts(table, 2).rank == 3 - 1 + 1  # beta 2, the lowest row 1
        assert parts(table, 2).discs == 3 + 1

    def test_both_alphas_lose_one_strength_and_nobody_else(self):
        table = Table(**PACK).begin("marking")
        assert [table.strength(name) for name in ["blue-a", "green-a", "black-a", "yellow-a"]] == [
            11, 11, 12, 12,
        ]  # fmt: skip

    def test_a_wolf_dead_this_year_costs_five_here_too(self):
        table = Table(**PACK, strength={"blue-a": 1})
        table.state.dead = (0, 0, 2, 0)
        table.begin("marking")
        assert table.told("died")[0]["cause"] == "age"
        assert parts(table, 1).dead == -5
        assert parts(table, 2).dead == -10
        assert parts(table, 1).rank == 3

    def test_an_excluded_omega_costs_three(self):
        table = Table(**PACK)
        table.state.excluded = (0, 0, 0, 1)
        table.begin("marking")
        assert parts(table, 3).excluded == -3

    def test_scores_may_go_below_zero(self):
        table = Table(**PACK)
        table.state.dead = (0, 0, 0, 3)
        table.begin("marking")
        assert parts(table, 3).total < 0

    def test_players_without_a_wolf_score_too(self):
        table = Table(5, **PACK)
        table.state.dead = (0, 0, 0, 0, 1)
        table.begin("marking")
        assert parts(table, 4).total == -5


class TestPups:
    def test_they_join_at_the_bottom_of_their_sex_above_the_omega(self):
        table = Table(**PACK, omega="green-b").begin("marking", pups="blue-b yellow-c")
        assert table.females == "blue-a yellow-a blue-b"
        assert table.males == "green-a black-a black-b yellow-c"
        assert table.omega == "green-b"
        assert (table.strength("blue-b"), table.discs("blue-b")) == (12, 1)

    def test_they_bring_no_points_in_the_year_they_join(self):
        table = Table(**PACK).begin("marking", pups="blue-b")
        assert "blue-b" not in ranks(table)

    def test_a_discless_alpha_is_omega_again_when_a_second_of_its_sex_joins(self):
        table = Table(females="blue-a", males="green-a", discs={"blue-a": 0})
        table.begin("marking", pups="yellow-a")
        assert table.females == "yellow-a"
        assert table.omega == "blue-a"

    def test_unless_it_has_won_a_disc_meanwhile(self):
        table = Table(females="blue-a", males="green-a").begin("marking", pups="yellow-a")
        assert table.females == "blue-a yellow-a"

    def test_then_the_weaker_of_two_omegas_is_excluded_and_costs_three_at_once(self):
        table = Table(females="blue-a", males="green-a", omega="black-a", discs={"blue-a": 0},
                      strength={"black-a": 5})  # fmt: skip
        table.begin("marking", pups="yellow-a")
        assert table.omega == "blue-a"
        assert parts(table, 2).excluded == -3


class TestDepartures:
    def marking(self, pups: str, **more) -> Table:
        return Table(**{**PACK, **more}).begin("marking", pups=pups)

    def test_only_players_with_young_wolves_decide_and_all_at_once(self):
        table = self.marking("blue-b blue-c yellow-c")
        assert table.state.to_act == (1, 3)
        assert table.legal(1) == ["depart none", "depart b", "depart c", "depart b-c"]
        assert table.why_not("depart a", 1) == "wolfsspuren-why-not-young"

    def test_a_pair_brings_five_for_each_wolf(self):
        table = self.marking("blue-b yellow-c")
        table.play("depart b", 1)
        assert table.state.view(3).departure.choice is None
        assert table.state.view(1).departure.choice == ("b",)
        table.play("depart c", 3)
        assert parts(table, 1).departed == 5
        assert parts(table, 3).departed == 5
        assert table.strength("blue-b") == 0
        assert "b" in table.state.view(1).players[1].own_hand

    def test_one_player_may_own_both(self):
        table = self.marking("blue-b blue-c")
        table.play("depart b-c", 1)
        assert parts(table, 1).departed == 10

    def test_a_leaver_without_a_mate_costs_three(self):
        table = self.marking("blue-b")
        table.play("depart b", 1)
        assert parts(table, 1).departed == -3

    def test_the_lowest_leave_together_and_a_higher_one_alone(self):
        table = self.marking("blue-b blue-c", females="yellow-a", males="green-a black-a")
        state = table.state
        state.orders = (wolf("yellow-a"), wolf("blue-b")), state.orders[1]
        state.young |= 1 << wolf("yellow-a")
        state.owing |= 1 << 3
        table.play("depart b-c", 1)
        table.play("depart a", 3)
        assert table.told("pair-left") == [{"male": "blue-c", "female": "blue-b"}]
        assert table.told("left-alone") == [{"seat": 3, "wolf": "yellow-a"}]

    def test_who_stays_stays(self):
        table = self.marking("blue-b")
        table.play("depart none", 1)
        assert table.females == "blue-a yellow-a blue-b"
        assert parts(table, 1).departed == 0

    def test_the_choice_can_be_changed_until_the_last(self):
        table = self.marking("blue-b yellow-c")
        table.play("depart b", 1)
        table.play("depart none", 1)
        assert table.why_not("depart none", 1) == "wolfsspuren-why-already-chosen"


class TestEnd:
    def finish(self, totals: list[int], **more) -> Table:
        table = Table(**{**PACK, **more})
        rows = tuple((total, 0, 0, 0, 0) for total in totals)
        table.state.sheet = (rows,)
        close_year(table.state, table.events.append)
        return table

    def test_the_highest_score_wins_once_the_target_is_reached(self):
        table = self.finish([51, 50, 49, 3])
        outcome = table.state.outcome
        assert outcome.reason == "target-reached"
        assert outcome.winners == (0,)
        assert outcome.places == (1, 2, 3, 4)

    def test_equals_share_the_victory(self):
        assert self.finish([51, 51, 49, 3]).state.outcome.winners == (0, 1)

    def test_below_the_target_another_year_begins(self):
        table = self.finish([49, 49, 49, 3])
        assert table.state.outcome is None
        assert table.state.plan == bytearray(90)

    def test_a_pack_without_a_wolf_has_no_winner(self):
        table = self.finish([49, 3, 3, 3], females="", males="")
        assert table.state.outcome.reason == "died-out"
        assert table.state.outcome.winners == ()
        assert min(table.state.outcome.places) == 2

    def test_unless_somebody_has_the_target_in_that_same_marking(self):
        table = self.finish([50, 3, 3, 3], females="", males="")
        assert table.state.outcome.winners == (0,)

    def test_a_pack_that_dies_in_a_phase_ends_the_match_at_once(self):
        table = Table(females="blue-a", males="green-a", strength={"blue-a": 2, "green-a": 1})
        table.begin("lone-hunt", pups="black-a")
        go_on(table.state, table.events.append)
        assert table.state.outcome.reason == "died-out"
        assert table.told("ended") == [{"winners": []}]


class TestJoining:
    def test_a_player_without_a_wolf_may_ask_and_joins_if_all_agree(self):
        table = Table(**{**PACK, "males": "black-a"}, joining=True).begin("joining")
        assert table.state.to_act == (0,)
        assert table.legal() == ["ask a", "ask b", "ask c", "wait"]
        table.play("ask b")
        assert table.state.view(None).asking.wolf == "green-b"
        for seat in (1, 2, 3):
            table.play("agree", seat)
        assert table.males == "black-a green-b"
        assert table.stage == "done"

    def test_one_refusal_is_enough(self):
        table = Table(**{**PACK, "males": "black-a"}, joining=True).begin("joining")
        table.play("ask b")
        table.play("agree", 1)
        table.play("refuse", 1)
        table.play("agree", 2)
        table.play("agree", 3)
        assert table.males == "black-a"
        assert table.stage == "done"

    def test_answers_are_sealed(self):
        table = Table(**{**PACK, "males": "black-a"}, joining=True).begin("joining")
        table.play("ask b")
        table.play("agree", 1)
        assert table.state.view(2).asking.answers == (None, None, None, None)
        assert table.state.view(1).asking.answers == (None, True, None, None)

    def test_one_may_wait(self):
        table = Table(**{**PACK, "males": "black-a"}, joining=True).begin("joining")
        table.play("wait")
        assert table.stage == "done"

    def test_a_pup_cannot_be_brought_in(self):
        table = Table(**{**PACK, "males": "black-a"}, joining=True)
        table.begin("joining", pups="green-b")
        assert table.why_not("ask b") == "wolfsspuren-why-already-a-pup"

    def test_without_the_option_nobody_asks(self):
        assert Table(**{**PACK, "males": "black-a"}).begin("joining").stage == "done"

    def test_it_is_no_pup_and_cannot_leave(self):
        table = Table(**{**PACK, "males": "black-a"}, joining=True).begin("joining")
        table.play("ask b")
        for seat in (1, 2, 3):
            table.play("agree", seat)
        assert table.begin("marking").stage == "done"


class TestLifespan:
    @pytest.mark.parametrize(
        ("strength", "ordinary", "alpha"),
        [(12, 12, 12), (11, 12, 11), (8, 9, 8), (7, 7, 6), (4, 4, 3), (3, 2, 1), (1, 0, 0)],
    )
    def test_strength_changes_by_the_zone(self, strength, ordinary, alpha):
        same = {"blue-a": strength, "yellow-a": strength}
        table = Table(**PACK, strength=same, lifespan=True).begin("marking")
        assert table.strength("yellow-a") == ordinary
        assert table.strength("blue-a") == alpha

    def test_spirals_must_stay_below_strength(self):
        table = Table(**PACK, strength={"blue-a": 3}, lifespan=True).begin("planning")
        assert table.why_not("place a howling 15", 1) == "wolfsspuren-why-too-many-spirals"
        table.play("place a howling 11", 1)
        assert SPIRALS[11] == 2
        assert table.why_not("place a pack-hunt 6", 1) == "wolfsspuren-why-too-many-spirals"
        table.play("place a pack-hunt 5", 1)


class TestOtherOptions:
    def test_strength_before_rank(self):
        tokens, weak = {"green-a": 5, "black-b": 5, "blue-a": 5}, {"green-a": 7, "blue-a": 7}
        table = Table(**PACK, strength=weak, strength_first=True).begin("howling", tokens)
        order = [token["wolf"] for token in table.told("phase-began")[0]["tokens"]]
        assert order == ["black-b", "blue-a", "green-a"]

    def test_a_lasting_omega_stays_after_the_pack_hunt(self):
        table = Table(**PACK, omega="blue-b", lasting_omega=True).begin("pack-hunt")
        assert table.omega == "blue-b"

    def test_and_goes_when_another_takes_its_place(self):
        table = Table(**PACK, omega="blue-b", lasting_omega=True)
        table.begin("rank-fights", {"yellow-a": 5})
        table.play("attack blue-a")
        assert table.omega == "blue-a"
        assert table.strength("blue-b") == 0
