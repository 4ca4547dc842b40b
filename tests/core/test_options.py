import pytest

from wolfden.core import Option
from wolfden.core.errors import BadOption

DAYS = Option("days", 4, low=1, high=10)
GHOSTS = Option("ghosts", False)
LEVEL = Option("level", "easy", words=("easy", "hard"))


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(DAYS, "10", 10), (GHOSTS, "true", True), (GHOSTS, "False", False), (LEVEL, "hard", "hard")],
)
def test_options_are_read_from_text(option, text, value):
    assert option.parse(text) == value


@pytest.mark.parametrize(
    ("option", "value"),
    [(DAYS, 0), (DAYS, 11), (DAYS, True), (DAYS, "4"), (GHOSTS, 1), (LEVEL, "Easy"), (LEVEL, None)],
)
def test_what_an_option_cannot_be_is_refused_with_its_limits(option, value):
    with pytest.raises(BadOption, match=option.limits):
        option.check(value)


@pytest.mark.parametrize(("option", "text"), [(DAYS, "four"), (DAYS, "²"), (GHOSTS, "maybe")])
def test_texts_that_are_no_value_are_refused(option, text):
    with pytest.raises(BadOption):
        option.parse(text)
