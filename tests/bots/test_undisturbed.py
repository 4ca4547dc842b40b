"""The garbage collector pauses while a bot thinks, and only then."""

from __future__ import annotations

import gc

import pytest

from wolfden.bots.undisturbed import undisturbed


def thinking_that_fails() -> None:
    with undisturbed():
        assert not gc.isenabled()
        raise ZeroDivisionError


def test_the_collector_runs_again_after_thinking_even_when_that_fails():
    with pytest.raises(ZeroDivisionError):
        thinking_that_fails()
    assert gc.isenabled()


def test_a_collector_that_was_off_stays_off():
    gc.disable()
    try:
        with undisturbed():
            assert not gc.isenabled()
        assert not gc.isenabled()
    finally:
        gc.enable()
