"""The plain version in benchmarks/ and the engine agree on every match, round by round."""

import random
import sys
from pathlib import Path

import pytest

import wolfden

sys.path.insert(0, str(Path(__file__).parent.parent / "benchmarks"))
import plain_jagdfieber as plain


@pytest.mark.parametrize("players", [3, 4, 5])
def test_both_versions_play_the_same_game(players):
    rng = random.Random(players)
    for seed in range(60):
        state = wolfden.new("jagdfieber", players=players, seed=seed, days=2)
        game = plain.new_game(players, days=2, marker=state.view(None).marker)
        while state.to_act:
            seat = rng.choice(state.to_act)
            assert list(state.to_act) == plain.waiting(game)
            cards = [action.fields["card"] for action in state.legal(seat)]
            assert sorted(cards) == plain.legal_cards(game, seat)
            card = rng.choice(cards)
            state.play(seat, state.spec.actions.parse(f"play {card}"))
            plain.play_card(game, seat, card)
            _compare(state, game)
        assert plain.waiting(game) == []
        result = plain.result(game)
        assert [each["place"] for each in result] == list(state.outcome.places)
        assert [each["points"] for each in result] == list(state.outcome.scores)


def _compare(state, game):
    view = state.view(None)
    for lodge, player in zip(view.lodges, game["players"], strict=True):
        if game["over"]:
            assert lodge.total == sum(player["scores"])
            continue
        hand = player["hand"] + ([player["played"]] if player["played"] else [])
        for card in ("hunter", "wolf", "rabbit", "carrot", "closed"):
            assert getattr(lodge.hand, card) == hand.count(card)
            assert getattr(lodge.prey, card) == player["prey"].count(card)
        assert lodge.easy == player["easy"]
        assert lodge.four == player["four"]
        assert lodge.total == sum(player["scores"])
