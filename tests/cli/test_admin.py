"""`wolfden admin` on a database that a server uses at the same time."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from ..server.client import GREEDY, ME, OPEN, Client, Player
from ..server.conftest import quick, served


def admin(*words: str) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "wolfden.cli", "admin", *words],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_house_is_looked_after_while_people_play(tmp_path: Path) -> None:
    file = tmp_path / "wolfden.db"
    here = ("--database", str(file))
    with served(quick(file)) as address, Client(address) as client:
        ada = client.new_match(ME, OPEN, OPEN)
        for name in ("Ben", "Cleo"):
            client.join(ada["match"], name)
        listed = admin("list", *here, "--phase", "playing")
        assert "jagdfieber" in listed
        assert "Ben" in admin("show", ada["match"][:10], *here)
        with Player(address, ada["match"]) as player:
            player.hello(ada["token"])
            assert admin("forget-name", "Ben", *here).strip() == "1"
            admin("end", ada["match"], *here)
            while player.view["phase"] != "over":
                player.hear()
            assert player.view["seats"][1]["name"] == "—"
        copy = tmp_path / "copy.db"
        admin("backup", str(copy), *here)
        admin("delete", ada["match"], *here)
        assert client.http.get(f"/api/matches/{ada['match']}").status_code == 404
        client.new_match(ME, GREEDY, GREEDY)
        admin("ban", "203.0.113.0/24", "--days", "2", *here)
        assert "203.0.113.0/24" in admin("bans", *here)
        done = [line.split()[3] for line in admin("audit", *here).splitlines()[1:]]
        assert done == ["ban", "delete", "backup", "end", "forget-name"]
        assert admin("tidy", *here, "--unfinished-days", "1", "--dry-run").strip() == "0"
    back = tmp_path / "back.db"
    admin("restore", str(copy), "--database", str(back))
    with served(quick(back)) as address, Client(address) as client:
        assert client.snapshot(ada["match"], ada["token"])["phase"] == "over"
