"""The score sheet for spreadsheets: a row a round and seat, heads in words, sums that are true."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from wolfden.core.record import Record
from wolfden.match.recorded import open_record
from wolfden.server.score_sheet import score_sheet

from .client import Client
from .conftest import Serve
from .test_moments import RECORDS, golden, lay_down


def rows(text: str) -> list[list[str]]:
    assert text.startswith("\ufeff"), "spreadsheets know it as UTF-8"
    return list(csv.reader(text[1:].splitlines()))


@pytest.mark.parametrize("game", RECORDS)
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_rounds_add_up_to_the_scores(game: str, lang: str) -> None:
    record = golden(game)
    heads, *found = rows(score_sheet(*open_record(record.write()), lang))
    assert not any("sheet-" in head or "-part" in head for head in heads)
    points, place = len(heads) - 2, len(heads) - 1
    sums = [row for row in found if row[place]]
    assert [int(row[points]) for row in sums] == list(record.scores or ())
    rounds = [row for row in found if not row[place]]
    for seat, score in enumerate(record.scores or ()):
        mine = [row for row in rounds if row[1] == str(seat + 1)]
        if mine:
            assert sum(int(row[points]) for row in mine) == score
        parts = [int(value) for value in sums[seat][3:points]]
        assert not parts or sum(parts) == score


def test_a_name_is_never_a_formula() -> None:
    record = golden("jagdfieber")
    renamed = Record(**(vars(record) | {"names": {0: "=1+1", 1: "Ada"}}))
    names = [row[2] for row in rows(score_sheet(*open_record(renamed.write()), "en"))]
    assert "'=1+1" in names
    assert "=1+1" not in names
    assert "Ada" in names


def test_scores_are_told_when_the_match_is_over(serve: Serve, tmp_path: Path) -> None:
    record = golden("jagdfieber")
    running = lay_down(tmp_path / "wolfden.db", record, 50)
    over = lay_down(tmp_path / "wolfden.db", record)
    with serve() as address, Client(address) as client:
        refused = client.http.get(f"/api/matches/{running}/scores")
        assert (refused.status_code, refused.json()["code"]) == (409, "match-not-over")
        answer = client.http.get(f"/api/matches/{over}/scores", params={"lang": "fr"})
        assert answer.headers["content-type"].startswith("text/csv")
        assert "attachment" in answer.headers["content-disposition"]
        assert rows(answer.content.decode())[0][0] == "Manche"
        assert client.http.get(f"/api/matches/{over}/scores?lang=xx").status_code == 400
        name = client.http.post("/api/records", json={"record": record.write()}).json()["match"]
        assert client.http.get(f"/api/records/{name}/scores").status_code == 200
