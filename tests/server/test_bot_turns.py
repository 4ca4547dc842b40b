"""How long bots say that they may think, and that they keep to it."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.bots import Memory, bot_of, seconds_of_a_turn
from wolfden.bots.search import LEAST, Thought
from wolfden.core import Chance

from .client import ME, Client, Json, Player, decode

ALPHA = {"kind": "bot", "bot": "alpha"}
PUP = {"kind": "bot", "bot": "pup"}


def told_of_bots(player: Player) -> list[Json]:
    return [each for text in player.overheard if (each := decode(text))["type"] == "bots"]


def test_whoever_watches_is_told_which_bots_search_since_when_and_how_long(client: Client) -> None:
    match = client.new_match(ME, ALPHA, PUP)
    with Player(client.address, match["match"]) as player:
        player.hello(match["token"])
        player.hear_until(2)
        player.act("play wolf")
        player.hear_until(4)
        first, *later = told_of_bots(player)
    (turn,) = first["turns"]
    assert (turn["seat"], turn["seconds"]) == (1, 2.0)
    assert turn["since"] <= first["now"]
    assert later


def test_only_those_who_search_say_so() -> None:
    tactics = wolfden.spec_of("the-wolves").tactics
    assert seconds_of_a_turn("alpha", tactics) == pytest.approx(6.0)
    assert seconds_of_a_turn("hunter", tactics) == pytest.approx(1.5)
    assert seconds_of_a_turn("yearling", tactics) == 0.0


@pytest.mark.parametrize(("game", "verb"), [("the-wolves", "move"), ("wolfsspuren", "place")])
def test_a_turn_of_many_decisions_keeps_to_its_budget(
    game: str, verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three budgets and a glance for each decision, however many there are."""
    state, chance = wolfden.new(game, players=3, seed=6), Chance.from_seed(1)
    while all(action.verb != verb for action in state.legal(state.to_act[0])):
        seat = state.to_act[0]
        state.play(seat, bot_of("greedy").choose(state, seat, chance, Memory()))
    seat, owing, memory = state.to_act[0], state.to_act, Memory()
    thoughts: list[int] = []
    iterate = Thought.iterate
    monkeypatch.setattr(Thought, "iterate", lambda it: (thoughts.append(1), iterate(it)))
    decisions = 0
    while state.to_act == owing:
        known = state.redeal(seat, chance)
        state.play(seat, bot_of("alpha@60").choose(known, seat, chance, memory))
        decisions += 1
    assert decisions > 3
    assert 60 <= len(thoughts) <= 3 * 60 + LEAST * decisions
