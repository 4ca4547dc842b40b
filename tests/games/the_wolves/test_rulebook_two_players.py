"""The variant for two: stacked tokens, the neutral pack, another set-up."""

from __future__ import annotations

from collections import Counter

import pytest

import wolfden

from .table import Position
from .test_rulebook_scoring import score

HELD = {
    ("crescent",): ["pack", "pack"],
    ("crescent", "quarter"): ["lair"],
    ("full",): ["lair", "alpha"],
    ("quarter", "full"): ["lair"],
}


def new(seed=1):
    return wolfden.new("the-wolves", players=2, seed=seed)


class TestSetUp:
    def test_the_scoring_tokens_and_their_stacks(self):
        moons = [region.moons for region in new().view(None).regions]
        assert Counter(moons) == {
            ("crescent",): 1, ("full",): 2, ("crescent", "quarter"): 1, ("quarter", "full"): 1,
        }  # fmt: skip

    @pytest.mark.parametrize("seed", range(5))
    def test_the_neutral_pack_holds_every_region_by_its_tokens(self, seed):
        view = new(seed).view(None)
        for region in view.regions:
            pieces = view.hexes[f"{region.tile}13"].pieces
            assert [piece.piece for piece in pieces] == HELD[region.moons]
            assert {(piece.seat, piece.pack) for piece in pieces} == {(None, view.neutral)}
            apart = view.hexes.get(f"{region.tile}16")
            if region.moons == ("quarter", "full"):
                assert [piece.piece for piece in apart.pieces] == ["alpha", "alpha"]
            else:
                assert apart is None

    def test_the_neutral_pack_has_a_colour_of_its_own(self):
        view = new().view(None)
        assert view.neutral not in {board.pack for board in view.boards}
        assert wolfden.new("the-wolves", players=3).view(None).neutral is None

    def test_the_second_player_gets_an_action_token(self):
        state = new()
        tokens = [board.action_tokens for board in state.view(None).boards]
        assert tokens[state.first] == 0
        assert tokens[1 - state.first] == 1

    def test_first_second_second_first_place_on_empty_hexes_without_a_crescent(self):
        state = new()
        for _ in range(2):
            state.play(state.active, state.spec.actions.parse("arrange first"))
        order = []
        closed = {region.tile for region in state.view(None).regions
                  if region.moons[0] == "crescent"}  # fmt: skip
        assert len(closed) == 2
        while state.view(None).phase == "place":
            order.append(state.active)
            hexes = state.view(None).hexes
            for action in state.legal(state.active):
                name = action.fields["hex"]
                assert name not in hexes
                assert name[0] not in closed
                assert name[1:] != "12"
            state.play(state.active, state.legal(state.active)[3])
        first = state.first
        assert order == [first, 1 - first, 1 - first, first]
        assert state.active == first

    def test_both_pairs_may_start_in_one_region(self):
        state = new()
        for _ in range(2):
            state.play(state.active, state.spec.actions.parse("arrange first"))
        region = next(each for each in state.view(None).regions if each.moons == ("full",))
        texts = {action.text for action in state.legal(state.active)}
        assert {f"place {region.tile}{n}" for n in (1, 2, 4, 6)} <= texts


class TestNeutralPack:
    def test_it_cannot_be_displaced_or_dominated(self):
        position = Position(2).stand(0, "b8", "alpha").stand(2, "b7", "lair", "alpha")
        position.tokens(0, terrain=3)
        assert not position.legal("dominate")
        position.stand(2, "b6", "pack", "pack").stand(1, "b4", "pack")
        ground = position.view.tiles[1].hexes[3].ground
        position.state.dens[2] = 3
        position.play(f"dominate {ground}")
        while position.view.phase == "pay":
            position.play("spend")
        assert {text.split()[1][0] for text in position.legal()} == {"b"}
        assert position.legal() == {"take b4 pack"}

    def test_it_competes_in_the_scoring_and_its_first_place_leaves_the_second_half(self):
        position = Position(2).stand(2, "b7", "lair").stand(0, "b1", "pack", "pack")
        position.stand(1, "b9", "pack")
        assert score(position) == [2, 0]
        assert position.heard("region-scored")[0]["result"] == "neutral"
        assert position.heard("region-scored")[0]["taker"] is None

    def test_tied_for_first_with_it_a_player_gets_half(self):
        position = Position(2).stand(2, "b7", "pack", "pack").stand(0, "b1", "pack", "pack")
        position.stand(1, "b9", "pack")
        assert score(position) == [2, 0]

    def test_tied_for_second_with_it_a_player_gets_nothing(self):
        position = Position(2).stand(2, "b7", "pack").stand(0, "b1", "pack", "pack")
        position.stand(1, "b9", "pack")
        assert score(position) == [4, 0]

    def test_a_clear_second_place_of_the_neutral_pack_takes_the_half_from_the_third(self):
        position = (
            Position(2)
            .stand(2, "b7", "pack", "pack")
            .stand(
                0,
                "b1",
                "pack",
                "pack",
            )
        )
        position.stand(0, "b2", "pack").stand(1, "b9", "pack")
        assert score(position) == [4, 0]

    def test_it_never_acts(self):
        state = new()
        seats = set()
        for _ in range(300):
            seats.update(state.to_act)
            if not state.to_act:
                break
            state.play(state.active, state.legal(state.active)[-1])
        assert seats <= {0, 1}


class TestStacks:
    def test_below_a_scored_token_the_next_appears_and_is_scored_later(self):
        position = Position(2).covered(7).moon("b", "crescent", "quarter")
        position.stand(0, "b1", "pack").end()
        region = position.view.regions[1]
        assert region.moons == ("quarter",)
        assert position.board().moons == ("crescent",)
        position.covered(13).end()
        assert position.board().moons == ("crescent", "quarter")

    def test_both_tokens_of_a_stack_can_be_scored_in_one_turn(self):
        position = Position(2).covered(13).moon("b", "crescent", "quarter")
        position.stand(0, "b1", "pack").end()
        assert position.board().moons == ("crescent", "quarter")
