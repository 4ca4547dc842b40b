"""A server that clears what nobody has touched for long."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from .client import ME, OPEN, Client
from .conftest import Serve


def test_old_matches_go_and_young_ones_stay(serve: Serve, tmp_path: Path) -> None:
    with serve() as address, Client(address) as client:
        old, young = (client.new_match(ME, OPEN, OPEN)["match"] for _ in range(2))
    with closing(sqlite3.connect(tmp_path / "wolfden.db")) as database:
        database.execute(
            "UPDATE matches SET created_at = datetime('now', '-40 days') WHERE id = ?", (old,)
        )
        database.commit()
    limits = {"keep_unfinished_days": 30, "tidy_seconds": 0.1}
    with serve(**limits) as address, Client(address) as client:
        until = time.monotonic() + 10
        while client.http.get(f"/api/matches/{old}").status_code == 200:
            assert time.monotonic() < until
            time.sleep(0.05)
        assert client.http.get(f"/api/matches/{young}").status_code == 200
