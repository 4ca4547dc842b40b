"""One match: repeatable, timed, and an error in it is a result."""

from __future__ import annotations

import pytest

import wolfden
from wolfden.arena import Arena, Failed
from wolfden.arena.play import play, seat_players
from wolfden.bots import LEVELS
from wolfden.core import Chance


def small(game="jagdfieber", bots=("greedy", "random"), players=3, games=6, **more):
    options = {"days": 1} if game == "jagdfieber" else {}
    return Arena(game, bots, players, games, seed=more.pop("seed", 1), options=options)


class Stubborn:
    def choose(self, state, seat, chance, memory):
        raise RuntimeError("I will not play")


@pytest.mark.parametrize("game", [spec.id for spec in wolfden.games()])
def test_a_match_repeats_itself_and_ends_as_the_game_says(game):
    arena = small(game, players=wolfden.spec_of(game).players[-1], games=1)
    one, two = (play(arena.header, arena.fixtures[0]) for _ in range(2))
    assert one.found == two.found
    assert min(one.places) in (1, 2)
    assert len(one.scores) == arena.header.players
    assert one.decisions == sum(thought.decisions for thought in one.thought.values())
    assert one.seconds >= sum(thought.wall for thought in one.thought.values()) > 0


def test_a_searching_bot_repeats_itself_too():
    arena = small(bots=("alpha@20", "random"), games=1)
    assert (
        play(arena.header, arena.fixtures[0]).found == play(arena.header, arena.fixtures[0]).found
    )


def test_bots_draw_from_another_chance_than_the_deal():
    fixture = small().fixtures[0]
    keys = {player.chance.key for player in seat_players(fixture)}
    assert len(keys) == 3
    assert Chance.from_seed(fixture.seed).key not in keys


def test_an_error_is_a_result_with_seed_and_seating(monkeypatch):
    monkeypatch.setitem(LEVELS, "stubborn", Stubborn())
    arena = small(bots=("stubborn", "random"), games=3)
    summary = arena.run()
    assert summary.failed == len(arena.failed) == len(arena.fixtures)
    assert summary.matches == 0
    failure = arena.failed[0]
    assert isinstance(failure, Failed)
    assert failure.error == "RuntimeError: I will not play"
    assert (failure.seed, failure.seating) == (arena.fixtures[0].seed, arena.fixtures[0].seating)


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("chess", ["random"], 3, 5), "unknown-game"),
        (("jagdfieber", ["random"], 9, 5), "bad-player-count"),
        (("jagdfieber", ["genius"], 3, 5), "unknown-bot"),
        (("jagdfieber", ["random", "random"], 3, 5), "bad-arena"),
        (("jagdfieber", [], 3, 5), "bad-arena"),
        (("jagdfieber", ["random"], 3, 0), "bad-arena"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments, code):
    with pytest.raises(wolfden.WolfdenError) as refused:
        Arena(*arguments)
    assert refused.value.code == code


def test_one_bot_alone_plays_itself():
    summary = small(bots=("random",), games=4).run()
    assert summary.matches == summary.deals == 4
    assert summary.pairs == ()
