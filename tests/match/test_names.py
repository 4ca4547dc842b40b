"""Names of players, ids of matches and tokens of seats."""

from __future__ import annotations

import pytest

from wolfden.match.errors import BadName, NameTaken
from wolfden.match.keys import fits, hash_of, new_match_id, new_token
from wolfden.match.names import check_name, check_unlike
from wolfden.match.store import StoredSeat


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada ", "Ada"),
        ("Ada  L.", "Ada L."),
        ("E\u0300ve", "Ève"),
        ("狼", "狼"),
        ("👩\u200d👧", "👩\u200d👧"),
        ("x" * 24, "x" * 24),
    ],
)
def test_names_are_trimmed_and_kept(given: str, kept: str) -> None:
    assert check_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "x" * 25,
        "a\x00b",
        "a\u202eb",
        "a\u2066b",
        "\u200b",
        "\u3164",
        "\u200d",
        "a\x1bb",
        "a" + "\u0301" * 5,
    ],
)
def test_names_that_cannot_be_read_are_refused(given: str) -> None:
    with pytest.raises(BadName):
        check_name(given)


@pytest.mark.parametrize("given", ["Ada", "ADA", "Àda", "Ａｄａ", "A d a", "A\u200dda"])
def test_names_that_look_alike_are_taken(given: str) -> None:
    with pytest.raises(NameTaken):
        check_unlike(given, [StoredSeat(0, "human", "Ada"), StoredSeat(1, "open")])


@pytest.mark.parametrize("given", ["Ben", "Ada 2", "Adam"])
def test_other_names_are_free(given: str) -> None:
    check_unlike(given, [StoredSeat(0, "human", "Ada"), StoredSeat(1, "open")])


def test_ids_have_22_characters_and_differ() -> None:
    ids = {new_match_id() for _ in range(100)}
    assert len(ids) == 100
    assert {len(each) for each in ids} == {22}


def test_a_token_fits_its_own_hash_only() -> None:
    token, other = new_token(), new_token()
    assert fits(token, hash_of(token))
    assert not fits(other, hash_of(token))
    assert not fits(token, None)
    assert token not in hash_of(token)
