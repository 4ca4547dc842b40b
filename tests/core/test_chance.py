import pickle
from collections import Counter
from hashlib import blake2b

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wolfden.core import Chance
from wolfden.core.errors import BadSeed


def test_the_same_seed_draws_the_same_numbers_everywhere():
    chance = Chance.from_seed(7)
    assert [chance.below(1000) for _ in range(8)] == [6, 343, 561, 689, 589, 870, 169, 667]


@pytest.mark.parametrize("count", [0, 254, 65_534, 2**56 + 255])
def test_a_word_is_the_hash_of_its_whole_number(count):
    chance = Chance(bytes(16), count)
    for number in range(count, count + 4):
        hashed = blake2b(number.to_bytes(8, "big"), key=bytes(16), digest_size=8)
        assert chance.word() == int.from_bytes(hashed.digest(), "big")
        chance = chance.copy()


def test_a_copy_draws_what_the_original_would_have_drawn():
    chance = Chance.from_seed(1)
    chance.word()
    twin = chance.copy()
    assert twin == chance
    assert twin.word() == chance.word()


def test_a_fork_is_a_stream_of_its_own():
    chance = Chance.from_seed(1)
    first, second = chance.fork(), chance.fork()
    assert first.word() != second.word()


@given(st.integers(1, 2**64), st.integers(0, 2**128 - 1))
def test_draws_stay_below_their_limit(limit, seed):
    assert 0 <= Chance.from_seed(seed).below(limit) < limit


def test_every_number_is_about_equally_likely():
    chance = Chance.from_seed(3)
    counts = Counter(chance.below(6) for _ in range(6000))
    assert all(850 < counts[face] < 1150 for face in range(6))


def test_a_shuffle_keeps_every_item():
    items = list(range(50))
    Chance.from_seed(2).shuffle(items)
    assert items != list(range(50))
    assert sorted(items) == list(range(50))


@pytest.mark.parametrize("seed", [-1, 2**128, 1.0, "1", None, True])
def test_only_whole_numbers_of_128_bits_are_seeds(seed):
    with pytest.raises(BadSeed):
        Chance.from_seed(seed)


def test_a_pickled_chance_goes_on_where_it_was():
    chance = Chance.from_seed(5)
    chance.word()
    twin = pickle.loads(pickle.dumps(chance))
    assert twin == chance
    assert [twin.below(limit) for limit in (6, 63, 64, 10**12)] == [
        chance.below(limit) for limit in (6, 63, 64, 10**12)
    ]


@pytest.mark.timeout(10)
def test_nothing_is_drawn_from_nothing():
    with pytest.raises(ZeroDivisionError):
        Chance.from_seed(1).choice(())
