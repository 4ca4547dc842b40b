"""What the view tells beside the position: starts of turns and previews of one's own actions."""

from __future__ import annotations

import wolfden
from wolfden.core import ALL, Chance
from wolfden.games.wolf_and_hound.view import MoveView, TurnStart
from wolfden.testing.subject import Subject, random_move

from .table import Table

NOTHING = TurnStart((0, 0, 0, 0), False, False)


def preview(table: Table, text: str):
    seat = table.state.to_act[0]
    return {each.action: each for each in table.state.view(seat).previews}[text]


def test_starts_tell_what_each_turn_would_bring():
    animals = "wolf-02 at 1, hound-01 at 2, sheep-01 at 3, sheep-02 at 4"
    view = Table(animals, sheep=[2, 2, 2, 2]).state.view(None)
    assert view.starts == (
        TurnStart((0, -1, 0, 0), False, False),
        TurnStart((0, 1, 0, 0), False, False),
        TurnStart((0, 0, 0, 0), True, False),
        TurnStart((0, 0, 0, 0), False, True),
    )


def test_a_full_fence_gains_nothing():
    assert Table("hound-01 at 2").state.view(None).starts == (NOTHING,) * 4


def test_a_preview_shows_moves_and_the_next_starts():
    table = Table("wolf-01 at 1, hound-01 at 2").hold("black-2 white-1")
    found = preview(table, "play black-2")
    assert found.card == "black-2"
    assert found.moves == (MoveView("wolf-01", 0, 2, 2, None, False),)
    assert [animal.place for animal in found.animals] == [2, 1]
    assert [start.changes for start in found.starts][2] == (0, 0, -1, 0)
    assert found.wins is None


def test_a_preview_tells_who_would_win():
    table = Table("wolf-01 at 1", sheep=[3, 1, 3, 3]).hold("black-1 white-1")
    assert preview(table, "play black-1").wins == "blue"
    assert preview(table, "play white-1").wins is None


def test_a_preview_of_the_last_card_of_the_game_counts_sheep():
    table = Table("wolf-01 at 4", turn=4, sheep=[3, 3, 3, 3]).draw_pile("").hold("black-1")
    assert preview(table, "play black-1").wins == "yellow"


def test_previews_are_for_the_seat_that_decides():
    state = Table("wolf-01 at 1").state
    assert [each.action for each in state.view(0).previews] == [
        action.text for action in state.legal(0)
    ]
    for viewer in (1, 2, 3, None, ALL):
        assert state.view(viewer).previews == ()


def test_a_pair_is_announced_and_its_parting_previewed():
    table = Table("metamorphic-01 at 2, metamorphic-03 at 2", turn=4).hold("white-1 white-2")
    assert preview(table, "play white-1").pair == ("metamorphic-01", "metamorphic-03")
    table.do("play white-1")
    assert table.state.view(None).pair == ("metamorphic-01", "metamorphic-03")
    found = preview(table, "turn metamorphic-03")
    assert [animal.kind for animal in found.animals] == ["wolf", "hound"]
    assert found.pair == ()


def test_an_exchange_is_previewed_only_against_a_card_that_was_seen():
    table = Table("wolf-01 at 1", players=3).draw_pile("black-1 white-1")
    table.ghost_pile(4, "black-2 white-4").start_turn_of(4)
    assert [each.action for each in table.state.view(1).previews] == ["keep"]
    table.ghost_pile(4, "black-2! white-4")
    assert preview(table, "exchange").card == "black-2"


def test_an_exchange_that_is_bound_to_fail_shows_the_first_card():
    table = Table("sheep-02 at 4", players=3).draw_pile("black-1 white-1")
    table.ghost_pile(4, "black-3! white-4").start_turn_of(4)
    assert preview(table, "exchange").card == "black-1"


def test_late_movers_and_their_card_are_shown():
    table = Table("extra-01 at 1").play("white-2")
    assert table.state.view(None).delayed == "white-2"
    table.hold("black-1")
    assert preview(table, "play black-1").animals[0].place == 2


def test_previews_come_true():
    """In random matches with random animals: what was foreseen for the next start happens."""
    spec = wolfden.spec_of("wolf-and-hound")
    for seed in range(60):
        chance = Chance.from_seed(seed)
        state = Subject(spec, None).first(2 + seed % 3, seed, chance)  # type: ignore[arg-type]
        while state.to_act:
            seat, action = random_move(state, chance)
            foreseen = {each.action: each for each in state.view(seat).previews}.get(action.text)
            sheep, active = state.sheep, state.active
            events: list = []
            state.play(seat, action, events.append)
            if foreseen and not foreseen.pair:
                _compare(foreseen, sheep, (active + 1) % 4, events)


def _compare(foreseen, sheep, following, events) -> None:
    names = [event.name for event in events]
    begun = names.index("turn-began")
    until = names.index("turn-began", begun + 1) if "turn-began" in names[begun + 1 :] else None
    after = list(sheep)
    for event in events[begun:until]:
        if event.name in ("sheep-lost", "sheep-found"):
            after[event.data["target"]] = event.data["left"]
    start = foreseen.starts[following]
    assert [new - old for new, old in zip(after, sheep, strict=True)] == list(start.changes)
    assert start.skipped == ("turn-skipped" in names[begun:until])
    assert events[begun].data["place"] == following
    winners = [event.data["winner"] for event in events[begun:until] if event.name == "game-ended"]
    assert winners == ([foreseen.wins] if foreseen.wins else [])
    moved = [event.data for event in events[:begun] if event.name == "moved"]
    for move in foreseen.moves:
        assert any(
            (data["animal"], data["steps"], data["to"]) == (move.animal, move.steps, move.place)
            for data in moved
        )
