import pytest

import wolfden
from wolfden.core import Actions
from wolfden.core.errors import UnknownAction

ACTIONS = Actions([("move", {"wolf": 1, "to": "a3"}), ("rest", {})])


def test_an_action_is_found_by_number_and_by_text():
    assert ACTIONS[0].text == "move 1 a3"
    assert ACTIONS.parse("  Move 1  A3 ") is ACTIONS[0]
    assert ACTIONS.parse("rest") is ACTIONS[1]


@pytest.mark.parametrize("text", ["", "move", "move 1 a4", "rest now", "💥" * 500])
def test_a_text_that_is_no_action_is_a_matter_of_syntax(text):
    with pytest.raises(UnknownAction):
        ACTIONS.parse(text)


def test_two_actions_cannot_share_a_text():
    with pytest.raises(ValueError, match="share"):
        Actions([("rest", {}), ("rest", {})])


def test_an_action_cannot_be_changed():
    with pytest.raises(AttributeError):
        ACTIONS[0].id = 3
    with pytest.raises(TypeError):
        ACTIONS[0].fields["wolf"] = 2


def test_an_unknown_game_is_refused():
    with pytest.raises(wolfden.WolfdenError) as refused:
        wolfden.new("chess", players=2)
    assert refused.value.code == "unknown-game"
