from hypothesis import given
from hypothesis import strategies as st

from wolfden.kit.sealed import (
    EVERYONE,
    SEAT_LIMIT,
    SEATS_IN,
    choice_of,
    reopened,
    sealed,
    seats_choosing,
    without,
)

choices = st.dictionaries(st.integers(0, SEAT_LIMIT - 1), st.integers(0, 11))


@given(choices)
def test_choices_are_kept_by_seat_and_by_what_was_chosen(chosen):
    packed = sum(sealed(seat, choice) for seat, choice in chosen.items())
    for seat in range(SEAT_LIMIT):
        assert choice_of(packed, seat) == chosen.get(seat)
    for choice in range(12):
        seats = [seat for seat in sorted(chosen) if chosen[seat] == choice]
        assert list(SEATS_IN[seats_choosing(packed, choice)]) == seats


@given(choices, st.integers(0, SEAT_LIMIT - 1))
def test_a_choice_taken_back_leaves_the_others(chosen, seat):
    packed = sum(sealed(each, choice) for each, choice in chosen.items())
    left = without(packed, seat)
    assert choice_of(left, seat) is None
    for other in range(SEAT_LIMIT):
        if other != seat:
            assert choice_of(left, other) == chosen.get(other)


@given(choices, st.integers(0, SEAT_LIMIT - 1), st.integers(0, EVERYONE[SEAT_LIMIT]))
def test_reopened_others_owe_a_choice_again(chosen, seat, owing):
    packed = sum(sealed(each, choice) for each, choice in chosen.items())
    left, owe = reopened(packed, owing, seat)
    assert left == (sealed(seat, chosen[seat]) if seat in chosen else 0)
    assert set(SEATS_IN[owe]) == {*SEATS_IN[owing], *chosen} - ({seat} - {*SEATS_IN[owing]})


def test_everyone_is_a_set_of_the_first_seats():
    assert SEATS_IN[EVERYONE[3]] == (0, 1, 2)
