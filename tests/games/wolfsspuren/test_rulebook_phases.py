"""The first four action phases: order, rearing, lone hunt, pack hunt, howling."""

from __future__ import annotations

import pytest

from .table import FIGURES, SPIRALS, Table

PACK = {"females": "blue-a yellow-a", "males": "green-a black-a black-b"}


def order(table: Table, phase: str) -> str:
    (began,) = [told for told in table.told("phase-began") if told["phase"] == phase]
    return " ".join(token["wolf"] for token in began["tokens"])


class TestOrder:
    def test_the_higher_token_is_first(self):
        table = Table(**PACK).begin("howling", {"green-a": 5, "yellow-a": 9, "black-a": 7})
        assert order(table, "howling") == "yellow-a black-a green-a"

    def test_of_equal_tokens_the_higher_rank_is_first(self):
        table = Table(**PACK).begin("howling", {"black-a": 5, "yellow-a": 5, "green-a": 5})
        assert order(table, "howling") == "green-a black-a yellow-a"

    def test_in_one_row_the_female_is_first(self):
        table = Table(**PACK).begin(
            "howling", {"green-a": 5, "blue-a": 5, "black-b": 4, "yellow-a": 4}
        )
        assert order(table, "howling") == "blue-a green-a yellow-a black-b"

    def test_the_omega_has_the_lowest_rank(self):
        table = Table(**PACK, omega="blue-b").begin("howling", {"blue-b": 5, "black-b": 5})
        assert order(table, "howling") == "black-b blue-b"

    def test_all_spirals_are_lost_at_once(self):
        table = Table(**PACK).begin("howling", {"green-a": 15, "blue-a": 6, "yellow-a": 1})
        assert table.strength("green-a") == 12 - SPIRALS[15]
        assert table.strength("blue-a") == 12 - SPIRALS[6]
        assert table.strength("yellow-a") == 12

    def test_a_wolf_that_dies_of_its_spirals_takes_its_token_with_it(self):
        table = Table(**PACK, strength={"green-a": 3})
        table.begin("howling", {"green-a": 15, "blue-a": 4})
        assert table.told("died") == [{"seat": 0, "wolf": "green-a", "cause": "spirals"}]
        assert table.told("howled") == [{"sum": 4, "result": "few"}]
        assert table.told("disc-won")[0]["wolf"] == "blue-a"
        assert table.males == "black-a black-b"

    def test_strength_one_is_alive(self):
        strength = {"green-a": SPIRALS[15] + 1}
        table = Table(**PACK, strength=strength).begin("howling", {"green-a": 15})
        assert table.strength("green-a") == 1
        assert not table.told("died")


class TestRearing:
    def test_every_pup_needs_seven_points(self):
        table = Table(**PACK)
        table.begin("rearing", {"green-a": 10, "blue-a": 10}, pups="green-b blue-b black-c")
        assert len(table.told("pups-died")[0]["wolves"]) == 1
        assert table.state.view(None).pups.count == 2

    def test_enough_points_keep_all_alive(self):
        table = Table(**PACK)
        table.begin("rearing", {"green-a": 11, "blue-a": 10}, pups="green-b blue-b black-c")
        assert not table.told("pups-died")

    def test_dead_pups_go_back_to_hand_and_cost_nothing(self):
        table = Table(**PACK).begin("rearing", pups="blue-b")
        assert table.told("pups-died") == [{"wolves": ["blue-b"], "cause": "rearing"}]
        assert table.state.view(1).players[1].own_hand == ("b", "c")
        assert table.state.dead == (0, 0, 0, 0)

    def test_the_best_token_wins_a_disc(self):
        table = Table(**PACK).begin("rearing", {"green-a": 3, "blue-a": 4}, pups="green-b")
        assert table.discs("blue-a") == 2
        assert table.discs("green-a") == 1

    def test_nobody_wins_a_disc_without_tokens(self):
        assert not Table(**PACK).begin("rearing", pups="green-b").told("disc-won")

    def test_without_pups_the_phase_is_skipped(self):
        table = Table(**PACK).begin("rearing")
        assert not table.told("phase-began")

    def test_a_fifth_disc_is_lost(self):
        table = Table(**PACK, discs={"blue-a": 4}).begin("rearing", {"blue-a": 4}, pups="green-b")
        assert table.discs("blue-a") == 4
        assert table.told("disc-won")[0]["full"]

    def test_an_omega_with_a_disc_is_the_lowest_ordinary_wolf_of_its_sex(self):
        table = Table(**PACK, omega="blue-b").begin("rearing", {"blue-b": 4}, pups="green-b")
        assert table.omega is None
        assert table.females == "blue-a yellow-a blue-b"


class TestLoneHunt:
    def test_the_first_wolf_chooses_among_three_and_one_more_is_turned_up_for_the_next(self):
        table = Table(**PACK, strength={"green-a": 5}).begin(
            "lone-hunt", {"green-a": 9, "blue-a": 2}, draws=[0, 2, 5]
        )  # beaver, goose or hare …
        assert table.stage == "catch"
        assert table.state.to_act == (0,)
        assert len(table.told("small-prey-turned")[0]["face_up"]) == 3
        kind = table.legal()[0].split()[1]
        table.play(f"catch {kind}")
        assert table.told("caught")[0]["wolf"] == "green-a"
        assert len(table.told("small-prey-turned")[1]["face_up"]) == 3

    def test_strength_is_gained_but_not_above_twelve(self):
        table = Table(**PACK, strength={"green-a": 10})
        table.begin("lone-hunt", {"green-a": 5}, draws=[0, 1, 3])  # two beavers and a goose or hare
        table.play("catch beaver")
        assert table.strength("green-a") == 12
        assert table.told("caught")[0]["gained"] == 2

    def test_an_animal_without_strength_feeds_all_the_same(self):
        table = Table(**PACK, strength={"green-a": 5})
        table.state.small_pile = (0, 0, 0, 0, 1, 3)
        table.begin("lone-hunt", {"green-a": 5}, draws=[0])
        assert table.told("caught") == [
            {"seat": 0, "wolf": "green-a", "prey": "lemming", "gained": 0}
        ]
        assert table.strength("green-a") == 5
        assert FIGURES.small_strength[4] == 0

    def test_only_no_prey_ends_the_hunt_and_all_others_go_hungry(self):
        table = Table(**PACK)
        table.state.small_pile = (0, 0, 0, 0, 1, 3)
        table.begin("lone-hunt", {"green-a": 5, "blue-a": 4}, draws=[0])
        assert table.told("hunt-over")
        assert table.strength("green-a") == 12
        assert table.strength("blue-a") == 10

    def test_a_wolf_without_a_token_goes_hungry(self):
        table = Table(**PACK).begin("lone-hunt")
        assert all(table.strength(name) == 10 for name in ["green-a", "blue-a", "black-b"])

    def test_hunger_can_kill(self):
        table = Table(**PACK, strength={"green-a": 2}).begin("lone-hunt")
        assert table.told("died") == [{"seat": 0, "wolf": "green-a", "cause": "hunger"}]
        assert table.males == "black-a black-b"

    def test_no_prey_cannot_be_taken(self):
        table = Table(**PACK)
        table.begin("lone-hunt", {"green-a": 5}, draws=[0, 2, 11])
        assert all("nothing" not in text for text in table.legal())

    def test_what_does_not_lie_there_cannot_be_taken(self):
        table = Table(**PACK).begin("lone-hunt", {"green-a": 5}, draws=[0, 1, 3])
        assert table.why_not("catch lemming") == "wolfsspuren-why-not-face-up"


class TestPackHunt:
    """Deer: 29 black, 25 green, 12 red, 12 food."""

    @pytest.mark.parametrize(
        ("total", "result"),
        [(29, "killed"), (28, "killed-hurt"), (25, "killed-hurt"), (24, "escaped-hurt"),
         (12, "escaped-hurt"), (11, "escaped")],
    )  # fmt: skip
    def test_the_sum_against_black_green_and_red(self, total, result):
        high = min(15, total - 1)
        table = Table(**PACK).begin("pack-hunt", {"green-a": high, "blue-a": total - high})
        assert table.told("hunted") == [{"prey": "deer", "sum": total, "result": result}]
        assert bool(table.told("wounded")) == result.endswith("hurt")

    def test_the_best_tokens_wolf_loses_a_fight_card_in_strength(self):
        table = Table(**PACK).begin("pack-hunt", {"green-a": 15, "blue-a": 11}, draws=[6])
        assert table.told("wounded") == [{"seat": 0, "wolf": "green-a", "card": 7}]
        assert table.strength("green-a") == 12 - SPIRALS[15] - 7

    def test_a_failed_hunt_starves_wolves_and_kills_pups(self):
        table = Table(**PACK).begin("pack-hunt", pups="green-b blue-b")
        assert table.state.view(None).pups.count == 0
        assert all(table.strength(name) == 10 for name in ["green-a", "blue-a", "black-b"])
        assert table.state.view(None).prey.hunted == "deer"
        assert table.state.face_up[1] == 1

    def test_food_goes_to_alphas_pups_and_then_down_the_ranks(self):
        table = Table(**PACK)
        pups = "green-b blue-b black-c yellow-b"
        table.begin("pack-hunt", {"green-a": 15, "blue-a": 14}, pups=pups)
        (fed,) = table.told("fed")
        # 12 food: 2 and 2, four pups, then 2 to black-a, 2 to yellow-a, 0 to black-b
        assert {meal["wolf"]: meal["food"] for meal in fed["meals"]} == {
            "blue-a": 2, "green-a": 2, "black-a": 2, "yellow-a": 2, "black-b": 0,
        }  # fmt: skip
        assert fed["pups"] == 4
        assert table.strength("black-b") == 10

    def test_a_wolf_with_one_food_loses_one(self):
        table = Table(**PACK)
        table.begin("pack-hunt", {"green-a": 15, "blue-a": 14}, pups="green-b blue-b black-c")
        assert table.strength("black-b") == 11
        assert table.told("went-hungry")[0] == {
            "wolves": ["black-b"], "lost": 1, "phase": "pack-hunt",
        }  # fmt: skip

    def test_the_killer_wins_a_disc_and_the_prey_is_discarded(self):
        table = Table(**PACK).begin("pack-hunt", {"green-a": 15, "blue-a": 14})
        assert table.discs("green-a") == 2
        assert table.state.face_up[1] == 0
        assert table.state.discards[1] == 1

    def test_nobody_wins_the_disc_if_the_best_tokens_wolf_dies_of_its_wound(self):
        table = Table(**PACK, strength={"green-a": 6})
        table.begin("pack-hunt", {"green-a": 15, "blue-a": 13}, draws=[9])
        assert table.told("died")[0]["cause"] == "wound"
        assert not table.told("disc-won")

    def test_an_escaped_prey_wins_nobody_a_disc(self):
        assert not Table(**PACK).begin("pack-hunt", {"green-a": 15}).told("disc-won")

    def test_an_omega_without_a_new_disc_is_excluded_afterwards(self):
        table = Table(**PACK, omega="blue-b").begin("pack-hunt")
        assert table.told("omega-excluded") == [{"seat": 1, "wolf": "blue-b"}]
        assert table.state.excluded == (0, 1, 0, 0)
        assert table.strength("blue-b") == 0

    def test_an_omega_that_makes_the_kill_stays(self):
        table = Table(**PACK, omega="blue-b").begin("pack-hunt", {"blue-b": 15, "green-a": 14})
        assert not table.told("omega-excluded")
        assert table.females == "blue-a yellow-a blue-b"

    def test_an_omega_that_is_left_alone_of_its_sex_is_alpha_and_stays(self):
        table = Table(females="blue-a", males="green-a", omega="yellow-a", strength={"blue-a": 2})
        table.begin("pack-hunt")
        assert table.females == "yellow-a"
        assert table.omega is None
        assert table.discs("yellow-a") == 0
        assert not table.told("omega-excluded")


class TestHowling:
    @pytest.mark.parametrize(
        ("total", "result"), [(34, "few"), (35, "enough"), (55, "enough"), (56, "many")]
    )
    def test_the_limits(self, total, result):
        table = Table(**PACK)
        tokens = {"green-a": 15, "blue-a": 14, "black-a": total - 29}
        if total > 44:
            tokens = {"green-a": 15, "blue-a": 14, "black-a": 13, "yellow-a": total - 42}
        table.begin("howling", tokens)
        assert table.told("howled") == [{"sum": total, "result": result}]

    def test_too_little_lets_the_alpha_females_player_discard_a_prey(self):
        table = Table(**PACK)
        table.face_up("deer", "bison")
        table.begin("howling")
        assert table.stage == "release"
        assert table.state.to_act == (1,)
        table.play("release bison")
        assert [kind.kind for kind in table.state.view(None).prey.face_up] == ["deer"]

    def test_one_kind_goes_by_itself(self):
        table = Table(**PACK)
        table.face_up("deer")
        table.begin("howling")
        assert table.told("prey-released") == [{"prey": "deer", "seat": 1}]

    def test_without_a_prey_face_up_nothing_is_discarded(self):
        table = Table(**PACK)
        table.state.face_up = (0,) * 7
        table.state.hunted = 1
        table.hunt = lambda kind: None
        table.begin("howling")
        assert table.stage == "done"

    def test_without_a_female_the_alpha_males_player_discards(self):
        table = Table(males="black-a green-a")
        table.face_up("deer", "bison")
        table.begin("howling")
        assert table.state.to_act == (2,)

    def test_much_howling_turns_up_one_more(self):
        table = Table(**PACK)
        table.begin("howling", {"green-a": 15, "blue-a": 15, "black-a": 15, "yellow-a": 15})
        assert len(table.told("prey-turned")) == 1

    def test_the_best_token_wins_a_disc(self):
        table = Table(**PACK).begin("howling", {"yellow-a": 2})
        assert table.discs("yellow-a") == 2
