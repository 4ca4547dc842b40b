"""The rules of Wolfsspuren from the set-up to the placing of tokens, one test each."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.core import ALL
from wolfden.games.wolfsspuren.figures import figures_of
from wolfden.games.wolfsspuren.model import COMPONENTS, NO_PREY

from .table import SPIRALS, Table, wolf

VERSIONS = pytest.mark.parametrize(
    "figures", [figures_of(int(version)) for version in COMPONENTS["versions"]]
)


def new(players: int = 4, seed: int = 1, **options):
    return wolfden.new("wolfsspuren", players=players, seed=seed, **options)


def play(state, seat: int, text: str) -> list:
    events: list = []
    state.play(seat, state.spec.actions.parse(text), events.append)
    return events


def pick(state, letters: str) -> list:
    return [
        event
        for seat, letter in enumerate(letters)
        for event in play(state, seat, f"pick {letter}")
    ]


class TestComponents:
    @pytest.mark.parametrize(("players", "target"), [(3, 40), (4, 50), (5, 55), (6, 60)])
    def test_the_usual_targets(self, players, target):
        assert new(players).view(None).target == target
        assert new(players, target=97).view(None).target == 97

    @pytest.mark.parametrize(("players", "least"), [(3, 40), (4, 40), (5, 40), (6, 60)])
    def test_a_target_is_not_below_the_least_for_so_many(self, players, least):
        assert new(players, target=least).view(None).target == least
        with pytest.raises(
            wolfden.WolfdenError, match=f"with {players} players: {least}–"
        ) as refused:
            new(players, target=least - 1)
        assert refused.value.code == "bad-option"
        assert refused.value.details["players"] == players

    @pytest.mark.parametrize("players", [2, 7])
    def test_only_three_to_six_can_play(self, players):
        with pytest.raises(wolfden.WolfdenError, match="3 to 6"):
            new(players)

    @VERSIONS
    def test_there_are_fifteen_tokens_small_prey_and_ten_birth_cards(self, figures):
        assert len(figures.spirals) == 1 + 15
        assert sum(figures.small_counts) == 15
        assert figures.small_counts[NO_PREY] == 3
        assert sum(figures.large_counts) == 12
        assert len(figures.births) == 10
        assert max(figures.births) == 7

    @VERSIONS
    def test_any_large_prey_feeds_both_alphas_and_seven_pups(self, figures):
        assert min(figures.food) >= 11

    @VERSIONS
    def test_higher_tokens_never_cost_less(self, figures):
        assert list(figures.spirals) == sorted(figures.spirals)


class TestSetUp:
    def test_picks_are_sealed_and_can_be_changed_until_the_last(self):
        state = new(3)
        assert state.to_act == (0, 1, 2)
        play(state, 0, "pick a")
        assert state.to_act == (1, 2)
        assert state.view(0).pick == "a"
        assert state.view(1).pick is None
        assert state.view(1).players[0].decided
        play(state, 0, "pick c")
        assert state.view(0).pick == "c"
        assert (
            state.why_not(0, state.spec.actions.parse("pick c")) == "wolfsspuren-why-already-chosen"
        )

    def test_the_first_of_each_sex_are_alphas_and_the_second_male_is_beta(self):
        state = new(4)
        pick(state, "aaac")  # green-a, blue-a, black-a, yellow-c: three males, one female
        view = state.view(None)
        alphas, beta, pair = view.rows
        assert alphas.kind == "alpha"
        assert alphas.female.name == "blue-a"
        assert beta.kind == "beta"
        assert beta.female is None
        assert pair.male
        assert not pair.female
        assert {row.male.name for row in view.rows} == {"green-a", "black-a", "yellow-c"}

    def test_the_order_of_the_first_pack_is_drawn_at_random(self):
        tops = set()
        for seed in range(40):
            state = new(3, seed)
            pick(state, "aaa")
            tops.add(state.view(None).rows[0].male.name)
        assert tops == {"green-a", "black-a"}

    def test_if_all_are_of_one_sex_everyone_picks_again(self):
        state = new(3)
        events = pick(state, "aca")  # three males
        assert [event.name for event in events][-1] == "picked-again"
        assert state.view(None).stage == "pick"
        assert state.to_act == (0, 1, 2)
        pick(state, "aaa")
        assert state.view(None).stage == "vote"

    def test_every_wolf_begins_with_full_strength_and_one_disc(self):
        state = new(5)
        pick(state, "abcab")
        for row in state.view(None).rows:
            for each in filter(None, (row.female, row.male)):
                assert (each.strength, each.discs) == (12, 1)

    def test_two_large_prey_lie_face_up_and_one_more_is_turned_up_in_the_first_year(self):
        state = new(3)
        assert sum(kind.count for kind in state.view(None).prey.face_up) == 2
        pick(state, "aaa")
        assert sum(kind.count for kind in state.view(None).prey.face_up) == 3


PACK = {"females": "blue-a yellow-a", "males": "green-a black-a"}


class TestBirths:
    def test_there_are_none_in_the_first_year(self):
        table = Table(year=0, **PACK).begin("births")
        assert table.stage == "done"
        assert table.state.born == 0

    def test_there_are_none_without_both_alphas(self):
        table = Table(females="blue-a", year=1).begin("births")
        assert table.state.born == 0

    def test_there_are_none_if_no_hand_has_a_card(self):
        males = "green-a green-b blue-c black-a black-b"
        table = Table(3, females="green-c blue-a blue-b black-c", males=males, year=1)
        table.begin("births")
        assert table.state.born == 0

    def test_the_order_is_no_wolf_first_then_from_the_lowest_wolf_up_the_female_first(self):
        table = Table(5, females="blue-a yellow-a", males="green-a black-a black-b", year=1)
        table.begin("births", draws=[9])  # seven pups
        # orange has no wolf; the lowest row holds yellow-a and black-b; then blue and green above
        assert table.told("births-drawn") == [{"number": 7, "order": [4, 3, 2, 1, 0, 4, 3]}]

    def test_players_add_in_turn_until_the_number_is_reached(self):
        table = Table(3, females="blue-a", males="green-a black-a", year=1)
        table.begin("births", draws=[4])  # three pups
        for expected in (2, 1, 0):
            assert table.state.to_act == (expected,)
            table.play(table.legal()[0])
        assert table.stage == "done"
        assert table.state.view(None).pups.count == 3

    def test_without_cards_one_is_passed_over_and_a_last_card_goes_by_itself(self):
        table = Table(3, females="blue-a blue-b", males="green-a blue-c black-a black-b", year=1)
        table.begin("births", draws=[9])  # seven, but only three cards are in hand
        # black adds its last card by itself, blue has none, green chooses and adds the other one
        assert table.state.to_act == (0,)
        table.play("bear c")
        assert table.stage == "done"
        assert table.state.view(None).pups.count == 3

    def test_which_card_was_added_only_its_player_knows(self):
        table = Table(3, females="blue-a", males="green-a black-a", year=1)
        table.begin("births", draws=[0])
        table.play("bear c")
        assert table.state.view(2).players[2].own_pups == ("c",)
        assert table.state.view(0).players[2].own_pups is None
        assert table.state.view(0).players[2].pups == 1
        assert table.state.view(None).players[2].hand == 1

    def test_a_wolf_of_the_pack_cannot_be_born(self):
        table = Table(3, females="blue-a", males="green-a black-a", year=1)
        table.begin("births", draws=[0])
        assert table.why_not("bear a") == "wolfsspuren-why-in-the-pack"


class TestPrey:
    def vote(self, *kinds: str) -> Table:
        table = Table(len(kinds), **PACK)
        table.face_up("deer", "bison", "moose")
        table.state.pile = (0,) * 7
        table.begin("prey", hunted="deer")
        for seat, kind in enumerate(kinds):
            table.play(f"vote {kind}", seat)
        return table

    def test_more_than_half_of_all_players_decide(self):
        table = self.vote("deer", "bison", "deer", "deer")
        assert table.stage == "done"
        assert table.told("prey-chosen") == [{"prey": "deer", "seat": None}]

    def test_half_is_not_enough_and_the_alpha_females_player_decides(self):
        table = self.vote("deer", "bison", "deer", "bison")
        assert table.stage == "hunt"
        assert table.state.to_act == (1,)
        table.play("hunt moose")
        assert table.told("prey-chosen") == [{"prey": "moose", "seat": 1}]

    def test_without_a_female_the_alpha_males_player_decides(self):
        table = Table(3, males="black-a green-a")
        table.face_up("deer", "bison", "moose")
        table.begin("prey")
        for seat, kind in enumerate(("deer", "bison", "moose")):
            table.play(f"vote {kind}", seat)
        assert table.state.to_act == (2,)

    def test_only_what_lies_face_up_can_be_voted_for(self):
        table = Table(3, females="blue-a", males="green-a")
        table.face_up("deer", "bison")
        table.state.pile = (1, 0, 0, 0, 0, 0, 0)
        table.begin("prey")
        assert table.legal(0) == ["vote sick-moose", "vote deer", "vote bison"]
        assert table.why_not("vote wapiti", 0) == "wolfsspuren-why-not-face-up"

    def test_votes_are_hidden_until_the_last_and_then_seen(self):
        table = Table(3, females="blue-a", males="green-a")
        table.face_up("deer", "bison")
        table.begin("prey")
        table.play("vote deer", 0)
        assert table.state.view(1).prey.votes == (None, None, None)
        assert table.state.view(0).prey.votes == ("deer", None, None)
        table.play("vote deer", 1)
        table.play("vote bison", 2)
        assert table.state.view(None).prey.votes == ("deer", "deer", "bison")

    def test_one_kind_needs_no_vote(self):
        table = Table(3, females="blue-a", males="green-a")
        table.face_up("deer")
        table.state.pile = (0, 1, 0, 0, 0, 0, 0)
        table.begin("prey")
        assert table.stage == "done"
        assert table.told("prey-chosen") == [{"prey": "deer", "seat": None}]

    def test_an_empty_pile_is_made_anew_of_the_discards(self):
        table = Table(3, females="blue-a", males="green-a")
        table.face_up("deer")
        table.state.pile, table.state.discards = (0,) * 7, (0, 0, 0, 0, 0, 0, 1)
        table.begin("prey")
        assert table.told("prey-turned") == [{"prey": "bison", "reshuffled": True}]

    def test_nothing_is_turned_up_if_pile_and_discards_are_empty(self):
        table = Table(3, females="blue-a", males="green-a")
        table.face_up("deer", "bison")
        table.state.pile = table.state.discards = (0,) * 7
        table.begin("prey")
        assert not table.told("prey-turned")
        assert table.stage == "vote"


class TestTokens:
    def planning(self, **more) -> Table:
        pack = {"females": "blue-a", "males": "green-a green-b black-a"}
        return Table(3, **pack, **more).begin("planning", pups=more.pop("pups", ""))

    def test_a_token_is_placed_once_a_wolf_has_one_a_phase_and_both_can_be_taken_back(self):
        table = self.planning()
        table.play("place a pack-hunt 12", 0)
        assert table.why_not("place b howling 12", 0) == "wolfsspuren-why-token-used"
        assert table.why_not("place a pack-hunt 3", 0) == "wolfsspuren-why-cell-taken"
        table.play("take-back a pack-hunt", 0)
        table.play("place b howling 12", 0)
        assert table.state.view(0).plan.sums == (0, 0, 0, 12, 0)
        assert table.why_not("take-back a pack-hunt", 0) == "wolfsspuren-why-no-token-there"

    def test_rearing_stays_empty_without_pups(self):
        table = self.planning()
        assert table.why_not("place a rearing 5", 0) == "wolfsspuren-why-no-pups"
        assert "rearing" not in table.state.view(0).plan.phases

    def test_with_pups_rearing_takes_tokens(self):
        table = Table(3, females="blue-a", males="green-a black-a").begin(
            "planning", pups="green-b"
        )
        table.play("place a rearing 5", 0)
        assert table.state.view(0).plan.rows[0].tokens == (5, 0, 0, 0, 0)

    def test_only_wolves_in_the_pack_take_tokens(self):
        assert self.planning().why_not("place c howling 5", 0) == "wolfsspuren-why-not-in-the-pack"

    def test_nobody_else_sees_a_plan_and_ready_can_be_taken_back_until_the_last(self):
        table = self.planning()
        table.play("place a lone-hunt 9", 0)
        table.play("ready", 0)
        assert table.state.to_act == (1, 2)
        assert table.legal(0) == ["reconsider"]
        assert table.why_not("place a howling 1", 0) == "wolfsspuren-why-already-ready"
        assert table.state.view(1).rows[0].male.tokens == (None,) * 5
        assert table.state.view(0).rows[0].male.tokens[1] == 9
        assert table.state.view(ALL).rows[0].male.tokens[1] == 9
        table.play("reconsider", 0)
        assert table.state.to_act == (0, 1, 2)
        assert table.why_not("reconsider", 0) == "wolfsspuren-why-not-ready-yet"

    def test_players_without_a_wolf_place_nothing(self):
        table = Table(3, females="blue-a", males="green-a").begin("planning")
        assert table.state.to_act == (0, 1)
        assert table.legal(2) == []

    def test_tokens_may_cost_more_than_a_wolf_has(self):
        table = self.planning(strength={"green-a": 2})
        assert "place a howling 15" in table.legal(0)

    def test_the_plan_shows_costs_and_what_is_left(self):
        table = self.planning()
        table.play("place a pack-hunt 14", 0)
        table.play("place a howling 7", 0)
        row = table.state.view(0).plan.rows[0]
        assert (row.spirals, row.left) == (SPIRALS[14] + SPIRALS[7], 12 - SPIRALS[14] - SPIRALS[7])
        assert 14 not in table.state.view(0).plan.left

    def test_all_ready_begins_the_action_phases(self):
        state = new(3)
        pick(state, "aaa")
        while state.view(None).stage != "plan":
            seat = state.to_act[0]
            state.play(seat, state.legal(seat)[0])
        for seat in range(3):
            events = play(state, seat, "ready")
        assert any(event.name == "phase-began" for event in events)


def test_a_rigged_wolf_is_where_it_was_put():
    table = Table(3, females="blue-a", males="green-a black-a", omega="green-c")
    assert table.omega == "green-c"
    assert table.strength("green-c") == 12
    assert wolf("green-c") == 2
