"""`wolfden envs layout`"""

import csv
import io

import pytest

from wolfden.cli.commands import app


def printed(capsys, *arguments):
    app(["envs", "layout", *arguments], result_action="return_value")
    return capsys.readouterr().out


def test_every_number_and_every_action_is_named(capsys):
    told = printed(capsys, "jagdfieber", "--players", "3", "--lang", "en")
    assert "Jagdfieber, 3 players: 68 numbers, 5 actions" in told
    assert "hand wolf" in told
    rows = list(csv.DictReader(io.StringIO(printed(capsys, "jagdfieber", "--csv"))))
    assert [int(row["index"]) for row in rows] == list(range(88))
    told = printed(capsys, "the-wolves", "--players", "2", "--actions", "--csv")
    assert "place a1, wolf a1 pack, to a1" in told


@pytest.mark.parametrize(("lang", "word"), [("fr", "nombres"), ("de", "Zahlen")])
def test_it_speaks_the_three_languages(capsys, lang, word):
    assert word in printed(capsys, "jagdfieber", "--lang", lang)
