"""Redeals that cheat are found out: on a small game, and on those of ours that hide something."""

from pathlib import Path

import pytest

import wolfden
from wolfden.core import Chance
from wolfden.testing import Subject
from wolfden.testing.alike import positions_that_look_alike_are_redealt_alike as third_law
from wolfden.testing.knowledge import a_redeal_depends_only_on_what_the_seat_knows as second_law
from wolfden.testing.knowledge import a_redeal_leaves_the_seats_view_as_it_was as first_law
from wolfden.testing.knowledge import (
    a_redeal_leaves_the_state_itself_alone,
    what_others_have_sealed_can_be_reopened,
)

from .hideout import HideoutState


@pytest.mark.parametrize("kept", ["cards", "tokens", "laid", "chance"])
def test_dealing_all_but_one_hidden_thing_breaks_the_third_law_alone(kept, subject, monkeypatch):
    monkeypatch.setattr(HideoutState, f"deal_{kept}", lambda *_: None)
    first_law(subject)
    with pytest.raises(AssertionError, match="redealt differently"):
        third_law(subject)


def test_a_mere_copy_breaks_the_third_law_alone(subject, monkeypatch):
    monkeypatch.setattr(HideoutState, "redeal", lambda state, *_: state.copy())
    first_law(subject)
    second_law(subject)
    with pytest.raises(AssertionError, match="redealt differently"):
        third_law(subject)


@pytest.mark.parametrize("slot", ["hands", "pile"])
def test_dealing_hands_or_pile_alone_breaks_the_third_law(slot, subject, monkeypatch):
    keep(monkeypatch, HideoutState, slot)
    first_law(subject)
    with pytest.raises(AssertionError, match="redealt differently"):
        third_law(subject)


def test_cheating_for_seats_and_not_for_spectators_breaks_the_third_law(subject, monkeypatch):
    keep(monkeypatch, HideoutState, "hands", when=lambda state, seat: seat is not None)
    with pytest.raises(AssertionError, match=r"seat \d cannot tell two positions apart"):
        third_law(subject)


def test_cheating_late_in_a_match_breaks_the_third_law(subject, monkeypatch):
    keep(monkeypatch, HideoutState, "hands", when=lambda state, seat: state.round > 2)
    with pytest.raises(AssertionError, match="redealt differently"):
        third_law(subject)


def test_a_future_that_equality_overlooks_breaks_the_third_law(subject, monkeypatch):
    slots = [slot for slot in HideoutState.__slots__ if slot != "chance"]
    monkeypatch.setattr(HideoutState, "deal_chance", lambda *_: None)
    monkeypatch.setattr(
        HideoutState,
        "__eq__",
        lambda one, other: all(getattr(one, slot) == getattr(other, slot) for slot in slots),
    )
    with pytest.raises(AssertionError, match="the same decisions lead elsewhere"):
        third_law(subject)


def test_legal_actions_that_depend_on_hidden_cards_break_the_third_law(subject, monkeypatch):
    legal = HideoutState.legal
    monkeypatch.setattr(
        HideoutState, "legal", lambda state, seat: legal(state, seat)[state.hands[-1][0] % 2 :]
        if state.stage == "call" and seat != state.players - 1
        else legal(state, seat),
    )  # fmt: skip
    with pytest.raises(AssertionError, match="depending on what it does not know"):
        third_law(subject)


def test_dealing_the_seats_own_cards_breaks_the_first_law(subject, monkeypatch):
    deal = HideoutState.deal_cards
    monkeypatch.setattr(
        HideoutState, "deal_cards", lambda state, seat, chance: deal(state, None, chance)
    )
    with pytest.raises(AssertionError, match=r"for seat . changes its view: hands"):
        first_law(subject)


def test_dealing_by_what_is_hidden_breaks_the_second_law(subject, monkeypatch):
    redeal = HideoutState.redeal
    monkeypatch.setattr(
        HideoutState,
        "redeal",
        lambda state, seat, chance: redeal(state, seat, Chance.from_seed(state.pile[0])),
    )
    with pytest.raises(AssertionError, match=r"dealt twice for .* is not as dealt once"):
        second_law(subject)


def test_a_redeal_in_place_is_found_out(subject, monkeypatch):
    def in_place(state, seat, chance):
        state.deal_cards(seat, chance)
        return state

    monkeypatch.setattr(HideoutState, "redeal", in_place)
    with pytest.raises(AssertionError, match="a redeal changes the state itself"):
        a_redeal_leaves_the_state_itself_alone(subject)


def test_what_others_have_sealed_must_be_reopened(subject, monkeypatch):
    monkeypatch.setattr(HideoutState, "reopened", lambda state, seat: state)
    with pytest.raises(AssertionError, match=r"has sealed 'lay .*it is not as before: .*laid"):
        what_others_have_sealed_can_be_reopened(subject)


def test_the_seats_own_choice_must_not_be_reopened(subject, monkeypatch):
    def nobody_laid(state, seat):
        twin = state.copy()
        twin.laid = (0,) * state.players
        return twin

    monkeypatch.setattr(HideoutState, "reopened", nobody_laid)
    with pytest.raises(AssertionError, match=r"it may do something else"):
        what_others_have_sealed_can_be_reopened(subject)


def keep(monkeypatch, state_type, *slots, when=lambda state, seat: True):
    """A redeal that leaves some of what is hidden as it is."""
    redeal = state_type.redeal

    def cheating(state, seat, chance):
        dealt = redeal(state, seat, chance)
        if when(state, seat):
            for slot in slots:
                setattr(dealt, slot, getattr(state.copy(), slot))
        return dealt

    monkeypatch.setattr(state_type, "redeal", cheating)


HIDDEN = [
    ("jagdfieber", "above"),
    ("wolf-and-hound", "hands"),
    ("wolf-and-hound", "pile"),
    ("wolf-and-hound", "ghosts"),
    ("wolf-and-hound", "chance"),
    ("wolfsspuren", "choices"),
    ("wolfsspuren", "plan"),
    ("wolfsspuren", "litter"),
    ("wolfsspuren", "hands"),
    ("wolfsspuren", "chance"),
]


def one_of_ours(game: str) -> Subject:
    """With few matches, for a mutant is found early."""
    return Subject(wolfden.spec_of(game), Path(), matches=5)


@pytest.mark.parametrize("game", ["jagdfieber", "wolf-and-hound", "wolfsspuren"])
def test_a_mere_copy_breaks_the_third_law_in_our_games(game, monkeypatch):
    subject = one_of_ours(game)
    state_type = type(subject.spec.new(3, 0))
    monkeypatch.setattr(state_type, "redeal", lambda state, *_: state.copy())
    with pytest.raises(AssertionError, match="redealt differently"):
        third_law(subject)


@pytest.mark.parametrize(("game", "slot"), HIDDEN)
def test_our_games_cannot_keep_one_hidden_thing(game, slot, monkeypatch):
    subject = one_of_ours(game)
    keep(monkeypatch, type(subject.spec.new(3, 0)), slot)
    with pytest.raises(AssertionError, match=rf"redealt differently: [^(]*\b{slot}\b"):
        third_law(subject)
