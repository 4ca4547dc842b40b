"""Rank fights: who may attack, submission, the duel card by card, and what follows."""

from __future__ import annotations

from wolfden.games.wolfsspuren.model import losses

from .table import SPIRALS, Table, wolf

PACK = {"females": "blue-a yellow-a black-c", "males": "green-a black-a yellow-c"}


def females_fight(tokens: dict[str, int], **more) -> Table:
    return Table(**{**PACK, **more}).begin("rank-fights", tokens)


class TestAttacking:
    def test_females_come_before_males_however_high_the_males_tokens_are(self):
        table = females_fight({"black-a": 15, "yellow-a": 1})
        assert table.state.to_act == (3,)
        table.play("refrain")
        assert table.state.to_act == (2,)

    def test_a_female_may_attack_any_other_female_above_or_below(self):
        table = females_fight({"yellow-a": 5})
        assert table.legal() == ["attack blue-a", "attack black-c", "refrain"]

    def test_a_male_may_attack_only_the_male_directly_above(self):
        table = females_fight({"yellow-c": 5})
        assert table.legal() == ["attack black-a", "refrain"]
        assert table.why_not("attack green-a") == "wolfsspuren-why-only-the-male-above"
        assert table.why_not("attack blue-a") == "wolfsspuren-why-other-sex"
        assert table.why_not("attack green-b") == "wolfsspuren-why-not-in-the-pack"

    def test_one_does_not_attack_ones_own(self):
        table = females_fight({"blue-b": 5}, females="blue-a blue-b yellow-a")
        assert table.legal() == ["attack yellow-a", "refrain"]
        assert table.why_not("attack blue-a") == "wolfsspuren-why-own-wolf"

    def test_a_male_whose_own_stands_above_does_not_attack(self):
        table = females_fight({"black-b": 9}, males="black-a black-b")
        assert table.stage == "done"

    def test_an_omega_neither_attacks_nor_is_attacked(self):
        table = females_fight({"yellow-a": 5, "blue-b": 9}, omega="blue-b")
        assert table.state.to_act == (3,)
        assert "attack blue-b" not in table.legal()
        assert table.why_not("attack blue-b") == "wolfsspuren-why-omega-is-left-alone"

    def test_the_order_is_fixed_but_places_count_at_the_moment(self):
        # yellow-c first pushes black-a down; black-a, next, stands below yellow-c then
        table = females_fight({"yellow-c": 9, "black-a": 5}, males="green-a black-a yellow-c")
        table.play("attack black-a")
        table.play("submit")
        assert table.males == "green-a yellow-c"  # black-a lost its only disc and is omega
        assert table.omega == "black-a"
        assert table.stage == "done"

    def test_each_wolf_attacks_once(self):
        table = females_fight({"yellow-a": 5})
        table.play("attack blue-a")
        assert table.stage == "done"

    def test_a_wolf_may_be_attacked_several_times(self):
        table = females_fight({"yellow-a": 5, "black-c": 4}, discs={"blue-a": 3})
        table.play("attack blue-a")
        table.play("attack blue-a")
        assert table.discs("blue-a") == 1
        assert table.females == "yellow-a black-c blue-a"


class TestSubmission:
    def test_without_a_token_the_attacked_wolf_submits(self):
        table = females_fight({"yellow-a": 5}, discs={"blue-a": 2})
        table.play("attack blue-a")
        assert table.told("submitted") == [
            {"seat": 1, "wolf": "blue-a", "target": "yellow-a", "forced": True}
        ]
        assert table.females == "yellow-a blue-a black-c"
        assert table.discs("blue-a") == 1
        assert table.discs("yellow-a") == 1
        assert table.strength("blue-a") == 12

    def test_who_submits_though_it_could_fight_fights_no_more_this_year(self):
        table = females_fight({"yellow-a": 9, "blue-a": 8, "black-c": 7}, discs={"blue-a": 3})
        table.play("attack blue-a")
        table.play("submit")
        assert table.state.view(None).rows[1].female is None
        # blue-a does not attack; black-c does, and blue-a has to submit again
        assert table.state.to_act == (2,)
        table.play("attack blue-a")
        assert table.told("submitted")[1]["forced"]
        assert table.discs("blue-a") == 1

    def test_not_attacking_has_no_such_effect(self):
        table = females_fight({"blue-a": 9, "yellow-a": 8})
        table.play("refrain")
        table.play("attack blue-a")
        assert table.stage == "defend"

    def test_an_alpha_that_submits_loses_one_disc_only(self):
        table = females_fight({"yellow-a": 9}, discs={"blue-a": 4})
        table.play("attack blue-a")
        assert table.discs("blue-a") == 3
        assert table.omega is None

    def test_a_lower_wolf_that_submits_loses_a_disc_and_no_place(self):
        table = females_fight({"blue-a": 9}, discs={"black-c": 2})
        table.play("attack black-c")
        assert table.females == "blue-a yellow-a black-c"
        assert table.discs("black-c") == 1

    def test_the_last_disc_makes_an_omega(self):
        table = females_fight({"yellow-a": 9})
        table.play("attack blue-a")
        assert table.omega == "blue-a"
        assert table.females == "yellow-a black-c"


class TestDuel:
    def duel(self, **more) -> Table:
        table = females_fight({"yellow-a": 13, "black-c": 11}, **more)
        table.play("attack black-c")
        table.play("fight")
        return table

    def test_the_rulebooks_example(self):
        table = self.duel()
        table.dealt([9, 8, 4, 7, 10, 1], [7, 4, 10, 3, 5, 2])
        scores = []
        for cards in ((9, 7), (8, 4), (4, 10), (7, 3), (10, 5)):
            table.exchange(*cards)
            scores.append(
                (table.told("struck")[-1]["score"], table.told("struck")[-1]["target_score"])
            )
        assert scores == [(13, 10), (13, 7), (8, 7), (8, 4), (8, -1)]
        assert table.told("fight-won")[0]["wolf"] == "yellow-a"

    def test_six_cards_each(self):
        same = {"yellow-a": SPIRALS[13] + 5, "black-c": SPIRALS[11] + 5}
        fight = self.duel(strength=same).state.view(None).fight
        assert (fight.attacker.cards, fight.defender.cards) == (6, 6)

    def test_one_more_for_strength_and_one_more_for_discs(self):
        table = self.duel(strength={"black-c": 9}, discs={"yellow-a": 2})
        fight = table.state.view(None).fight
        assert (fight.attacker.cards, fight.defender.cards) == (8, 6)
        table = self.duel(strength={"black-c": 9}, discs={"black-c": 2})
        fight = table.state.view(None).fight
        assert (fight.attacker.cards, fight.defender.cards) == (7, 7)
        assert fight.attacker.stronger
        assert fight.defender.esteemed

    def test_hands_and_sealed_cards_are_hidden_from_the_other(self):
        table = self.duel()
        table.dealt([9, 8], [7, 4])
        table.play("strike 9", 3)
        assert table.state.view(3).fight.attacker.hand == (8, 9)
        assert table.state.view(3).fight.attacker.card == 9
        assert table.state.view(2).fight.attacker.hand is None
        assert table.state.view(2).fight.attacker.card is None
        assert table.state.view(2).fight.attacker.chosen
        table.play("strike 8", 3)
        assert table.state.view(3).fight.attacker.card == 8
        assert table.why_not("strike 8", 3) == "wolfsspuren-why-already-chosen"
        assert table.why_not("strike 1", 3) == "wolfsspuren-why-no-such-card"
        assert table.legal(0) == []

    def test_losses_by_the_difference(self):
        assert [losses((1, 1 + by))[0] for by in range(7)] == [0, 1, 1, 3, 3, 5, 5]
        assert losses((5, 2)) == (0, 3)

    def test_a_difference_of_seven_wins_the_fight(self):
        table = self.duel()
        table.dealt([1, 2], [8, 9])
        table.exchange(1, 8)
        assert table.told("struck")[0]["rout"]
        assert table.told("fight-won")[0]["wolf"] == "black-c"

    def test_when_one_side_has_no_card_the_higher_score_wins(self):
        table = self.duel()
        table.dealt([5], [5, 6])
        table.exchange(5, 5)
        assert table.told("fight-won")[0]["wolf"] == "yellow-a"

    def test_equal_scores_change_nothing(self):
        table = self.duel()
        table.state.scores = (10, 7)
        table.dealt([5], [8])
        table.exchange(5, 8)
        assert table.told("fight-drawn")
        assert table.females == "blue-a yellow-a black-c"
        assert (table.discs("yellow-a"), table.discs("black-c")) == (1, 1)
        assert table.strength("black-c") == 12 - 2


class TestAftermath:
    def win(self, winner_is_attacker: bool, attacker="yellow-a", target="blue-a", **more) -> Table:
        table = females_fight({attacker: 9, target: 8}, **more)
        while table.state.acting != wolf(attacker):
            table.play("refrain")
        table.play(f"attack {target}")
        table.play("fight")
        table.dealt([10], [1]) if winner_is_attacker else table.dealt([1], [10])
        table.exchange(*((10, 1) if winner_is_attacker else (1, 10)))
        return table

    def test_a_lower_winner_swaps_wins_a_disc_and_the_loser_loses_one(self):
        table = self.win(True, "black-c", "yellow-a", discs={"yellow-a": 3})
        assert table.females == "blue-a black-c yellow-a"
        assert (table.discs("black-c"), table.discs("yellow-a")) == (2, 2)

    def test_a_higher_winner_keeps_its_place(self):
        table = self.win(False, "black-c", "yellow-a", discs={"black-c": 3})
        assert table.females == "blue-a yellow-a black-c"
        assert table.discs("yellow-a") == 2

    def test_a_losing_alpha_loses_all_discs_and_becomes_omega(self):
        table = self.win(True, discs={"blue-a": 4})
        assert table.females == "yellow-a black-c"
        assert table.omega == "blue-a"
        assert table.discs("blue-a") == 0

    def test_a_losing_female_is_wounded(self):
        table = self.win(True, "black-c", "yellow-a", discs={"yellow-a": 3})
        (wound,) = table.told("wounded")
        assert wound["wolf"] == "yellow-a"
        assert 1 <= wound["card"] <= 10

    def test_a_losing_male_is_not(self):
        table = self.win(True, "black-a", "green-a", discs={"green-a": 2})
        assert table.omega == "green-a"
        assert not table.told("wounded")

    def test_of_two_omegas_the_weaker_is_excluded_before_any_wound(self):
        table = self.win(True, "black-c", "yellow-a", omega="green-c", strength={"yellow-a": 11})
        assert table.told("omega-excluded") == [{"seat": 3, "wolf": "yellow-a"}]
        assert not table.told("wounded")
        assert table.omega == "green-c"

    def test_of_equal_omegas_the_older_goes(self):
        table = self.win(True, "black-c", "yellow-a", omega="green-b", strength={"green-b": 11})
        assert table.told("omega-excluded") == [{"seat": 0, "wolf": "green-b"}]
        table = self.win(True, "black-a", "green-a", omega="yellow-b", strength={"yellow-b": 11})
        assert table.told("omega-excluded") == [{"seat": 3, "wolf": "yellow-b"}]
        assert table.omega == "green-a"
