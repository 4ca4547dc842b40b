"""Every game as learners see it: bounded, named, and never more than the view."""

import msgspec
import numpy as np
import pytest

import wolfden
from wolfden.core import Chance
from wolfden.core.encoding import LEFT_OUT
from wolfden.envs.observing import Observer
from wolfden.testing import Subject

GAMES = pytest.mark.parametrize("spec", wolfden.games(), ids=lambda spec: spec.id)


def moments(spec, tmp_path, every=7):
    for moment in Subject(spec, tmp_path, matches=2).moments(every):
        state = moment.state
        yield moment, state, Observer(spec, state.players, state.options)


@GAMES
def test_every_number_has_a_name_of_its_own_and_lies_within_its_bounds(spec, tmp_path):
    for moment, state, observer in moments(spec, tmp_path):
        blocks = observer.encoding.blocks
        names = [(block.name, label) for block in blocks for label in block.labels]
        assert len(set(names)) == len(names) == observer.encoding.length
        view = state.view(state.to_act[0] if state.to_act else 0)
        for block in blocks:
            numbers = block.read(view)
            assert len(numbers) == len(block.labels), f"{moment}: {block.name}"
            for label, number in zip(block.labels, numbers, strict=True):
                where = f"{moment}: {block.name}, {label}"
                assert block.low <= number <= block.high, f"{where} is {number}"
                assert number == int(number) or not block.whole, f"{where} is {number}"


@GAMES
def test_what_is_hidden_from_a_seat_does_not_change_what_its_learner_sees(spec, tmp_path):
    for number, (moment, state, observer) in enumerate(moments(spec, tmp_path)):
        seat = number % state.players
        other = state.redeal(seat, Chance.from_seed(number))
        assert np.array_equal(observer.numbers(state, seat), observer.numbers(other, seat)), moment
        assert np.array_equal(observer.mask(state, seat), observer.mask(other, seat)), moment


@GAMES
def test_the_same_view_gives_the_same_numbers_wherever_it_comes_from(spec, tmp_path):
    """A view that went over the wire, without the state it was made from, is all there is to it."""
    for _, state, observer in moments(spec, tmp_path, every=19):
        seat = state.to_act[0] if state.to_act else 0
        sent = msgspec.json.encode(state.view(seat))
        received = msgspec.json.decode(sent, type=spec.view_type)
        assert observer.encoding.read(received) == observer.encoding.read(state.view(seat))


@GAMES
def test_a_shortcut_reads_what_the_blocks_say(spec, tmp_path):
    for moment, state, observer in moments(spec, tmp_path, every=5):
        seat = state.to_act[0] if state.to_act else 0
        blocks = [(block, block.read(state.view(seat))) for block in observer.encoding.blocks]
        told = [number * block.scale for block, numbers in blocks for number in numbers]
        assert np.allclose(observer.numbers(state, seat), told, rtol=1e-6), moment
        buffer = np.full(observer.encoding.length, np.nan, np.float32)
        observer.write(state, seat, buffer)
        assert np.array_equal(buffer, observer.numbers(state, seat)), moment


@GAMES
def test_every_offered_action_has_an_index_that_leads_back_to_it(spec, tmp_path):
    for moment, state, observer in moments(spec, tmp_path, every=3):
        for seat in state.to_act:
            legal = state.legal(seat)
            kept = [each for each in legal if observer.encoding.index(seat, each) != LEFT_OUT]
            assert kept, f"{moment}: nothing is offered to seat {seat}"
            found = [
                observer.action(state, seat, observer.encoding.index(seat, each)) for each in kept
            ]
            assert found == kept, f"{moment}: two actions share an index"
            assert observer.mask(state, seat).sum() == len(kept)


def test_attacks_have_the_index_of_where_the_other_sits():
    spec = wolfden.spec_of("wolfsspuren")
    encoding = Observer(spec, 4, {}).encoding
    attack = spec.actions.parse
    mine = encoding.index(0, attack("attack blue-b"))
    assert mine == encoding.index(1, attack("attack black-b"))
    assert mine != encoding.index(1, attack("attack blue-b"))
    assert encoding.index(0, attack("attack orange-a")) == LEFT_OUT


def test_a_hex_has_one_index_whichever_decision_names_it():
    spec = wolfden.spec_of("the-wolves")
    encoding = Observer(spec, 2, {}).encoding
    indices = {
        encoding.index(0, spec.actions.parse(text))
        for text in ("place b7", "to b7", "displace b7", "hunt b7", "wolf b7 pack", "take b7 den")
    }
    assert len(indices) == 1
    assert encoding.index(0, spec.actions.parse("wolf b7 alpha")) not in indices
    assert encoding.index(0, spec.actions.parse("to k1")) == LEFT_OUT
