"""`wolfden serve` that cannot serve: a sentence, and no traceback."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest


def failing(*arguments: str) -> str:
    """What it says when it ends with status 2."""
    done = subprocess.run(
        [sys.executable, "-m", "wolfden.cli", "serve", *arguments],
        capture_output=True, text=True, timeout=60, check=False,
        env={**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "200"},
    )  # fmt: skip
    assert done.returncode == 2, done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.count("\n") <= 3
    return done.stderr


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        said = failing("--port", port, "--database", str(tmp_path / "wolfden.db"))
    assert f"port {port}" in said


def test_a_port_that_cannot_be() -> None:
    assert "99999: bind(): port must be 0-65535. Choose" in failing("--port", "99999")


@pytest.mark.parametrize("broken", ["folder", "text", "nowhere"])
def test_a_database_that_is_none(tmp_path: Path, broken: str) -> None:
    file = tmp_path / "wolfden.db"
    if broken == "folder":
        file.mkdir()
    elif broken == "text":
        file.write_text("Wolves, wolves everywhere. " * 100)
    else:
        (tmp_path / "plain").write_text("")
        file = tmp_path / "plain" / "wolfden.db"
    assert "database" in failing("--port", "0", "--database", str(file))


def test_a_database_server_that_is_not_there() -> None:
    url = "postgresql://nobody@127.0.0.1:9/wolfden"
    said = failing("--port", "0", "--database", url, "--database-seconds", "1")
    assert "database" in said
