"""The rules of Night Hunt, one test each."""

from night_hunt import SPEC
from night_hunt.rules import hunter_of


def play(state, *cards):
    for seat, card in enumerate(cards):
        state.play(seat, f"play {card}")


def test_the_highest_card_that_nobody_else_played_takes_the_prey():
    assert hunter_of([5, 5, 2]) == 2
    assert hunter_of([1, 4, 3]) == 1


def test_where_nobody_stands_alone_the_prey_escapes():
    assert hunter_of([3, 3]) is None
    state = SPEC.new(2, seed=1)
    play(state, 3, 3)
    assert state.caught == ((), ())


def test_a_choice_can_be_changed_until_the_last_wolf_has_chosen():
    state = SPEC.new(2, seed=1, options={"nights": 5})
    prey = state.prey[0]
    state.play(0, "play 1")
    state.play(0, "play 5")
    state.play(1, "play 2")
    assert state.caught == ((prey,), ())
    assert state.hands == ((1, 2, 3, 4), (1, 3, 4, 5))


def test_whoever_has_caught_the_most_points_wins():
    state = SPEC.new(2, seed=1, options={"nights": 3})
    first, second, third = state.prey
    play(state, 3, 2)
    play(state, 1, 3)
    play(state, 2, 1)
    assert state.outcome.scores == (first + third, second)
