"""Shares, leads, and tuples with one item replaced."""

from math import e

import pytest

from wolfden.kit.shares import logistic, softmax
from wolfden.kit.tuples import replaced


def test_shares_add_up_and_a_temperature_less_is_e_times_rarer():
    one, other = softmax([3.0, 2.5], 0.5)
    assert one + other == pytest.approx(1.0)
    assert one / other == pytest.approx(e)


def test_weights_however_far_apart_do_no_harm():
    assert softmax([1e6, -1e6], 1e-3) == [1.0, 0.0]
    assert logistic(1e9) == pytest.approx(1.0)
    assert logistic(-1e9) == pytest.approx(0.0)
    assert logistic(0.0) == 0.5


def test_one_item_is_replaced():
    assert replaced((1, 2, 3), 1, 9) == (1, 9, 3)
    assert replaced((1, 2, 3), 0, 9) == (9, 2, 3)
