"""The greedy player: for its team, a round ahead, from what it knows."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.bots import Memory, bot_of, decide
from wolfden.core import Chance
from wolfden.games.wolf_and_hound.state import WolfAndHoundState
from wolfden.games.wolf_and_hound.tactics.greedy import advantage

from .table import Table


def choice(table: Table) -> str:
    state = table.state
    return decide("greedy", state, state.to_act[0], Chance.from_seed(1)).text


def share(players: int, matches: int) -> float:
    """How often a team of greedy players beats a team of random ones."""
    won = 0
    for seed in range(matches):
        state, chance, team = wolfden.new("wolf-and-hound", players, seed), Chance(b"x"), seed % 2
        while state.to_act:
            seat = state.to_act[0]
            level = "greedy" if seat % 2 == team else "random"
            state.play(seat, decide(level, state, seat, chance))
        won += state.outcome.places[team] == 1
    return won / matches


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_greedy_team_beats_a_random_one_clearly(players):
    assert share(players, 16) > 0.7


def test_it_wins_when_it_can():
    table = Table("wolf-01 at 1", sheep=[3, 1, 3, 3]).hold("black-1 black-2 black-4 white-1")
    assert choice(table) == "play black-1"


def test_it_saves_its_partner():
    table = Table("wolf-01 at 3, hound-01 at 3", turn=2, sheep=[3, 3, 3, 1])
    table.hold("black-1 white-1")
    assert choice(table) == "play white-1", "a hound for player 4, no wolf"


def ghost_turn(animal: str, sheep: list[int]) -> Table:
    """The ghost of player 2 has a black 1 turned up; the animal stands before it."""
    table = Table(f"{animal} at 4", players=2, sheep=sheep).draw_pile("black-1 white-1")
    return table.start_turn_of(4)


def test_it_keeps_a_card_that_wins_and_exchanges_one_that_loses():
    assert choice(ghost_turn("wolf-01", [1, 3, 3, 3])) == "keep"
    assert choice(ghost_turn("wolf-02", [3, 1, 3, 3])) == "exchange"


def test_the_standings_of_two_teams_are_opposite():
    state = Table("wolf-01 at 2, hound-01 at 3", sheep=[1, 3, 2, 3]).state
    assert advantage(state, 1) == -advantage(state, 0)
    assert advantage(state, 1) > 0


def test_weaker_players_imagine_fewer_deals(monkeypatch):
    state, dealt = wolfden.new("wolf-and-hound", 4, 1), []
    redeal = WolfAndHoundState.redeal
    monkeypatch.setattr(
        WolfAndHoundState, "redeal", lambda *given: dealt.append(1) or redeal(*given)
    )
    found = []
    for level in ("greedy", "yearling", "pup"):
        dealt.clear()
        bot_of(level).choose(state, 0, Chance.from_seed(1), Memory())
        found.append(len(dealt))
    assert found == [12, 1, 1]


def test_a_yearling_takes_a_win_that_it_sees():
    table = Table("wolf-01 at 1", sheep=[3, 1, 3, 3]).hold("black-1 black-2 black-4 white-1")
    chance = Chance.from_seed(1)
    choices = [decide("yearling", table.state, 0, chance).text for _ in range(60)]
    assert choices.count("play black-1") > 0.65 * len(choices), "it overlooks one action in five"
