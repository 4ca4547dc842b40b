"""Copies of a whole database, made while servers run, and the way back.

A copy counts only when it can be read: an SQLite one is checked page by page, one of PostgreSQL by
reading its list of contents.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL

from ..core import WolfdenError
from .engine import url_of
from .sqlite import keep_private

PAGES = 1_000
Progress = Callable[[int, int], None]


class BackupFailed(WolfdenError):
    code = "backup-failed"

    def __init__(self, problem: str) -> None:
        super().__init__(problem, problem=problem)


def back_up(database: str, file: Path, progress: Progress = lambda done, of: None) -> None:
    """Write a copy; a file that is there already is never overwritten."""
    if file.exists():
        raise BackupFailed(f"{file} exists already")
    url = url_of(database)
    if url.get_backend_name() == "sqlite":
        source = Path(str(url.database))
        if not source.exists():
            raise BackupFailed(f"there is no {source}")
        keep_private(file)
        _copy(source, file, progress)
        _check(file)
    else:
        keep_private(file)
        _run(url, "pg_dump", "--format=custom", "--no-owner", f"--file={file}", _address(url))
        _run(url, "pg_restore", "--list", str(file))


def restore(file: Path, database: str, progress: Progress = lambda done, of: None) -> None:
    """Into a database that does not exist yet (SQLite), or an empty one (PostgreSQL)."""
    if not file.exists():
        raise BackupFailed(f"there is no {file}")
    url = url_of(database)
    if url.get_backend_name() == "sqlite":
        target = Path(str(url.database))
        if target.exists():
            raise BackupFailed(f"{target} exists already")
        _check(file)
        keep_private(target)
        _copy(file, target, progress)
        _check(target)
    else:
        _run(
            url, "pg_restore", "--no-owner", "--exit-on-error", "--single-transaction",
            f"--dbname={_address(url)}", str(file),
        )  # fmt: skip


def _copy(source: Path, target: Path, progress: Progress) -> None:
    try:
        with closing(sqlite3.connect(source)) as here, closing(sqlite3.connect(target)) as there:
            here.backup(there, pages=PAGES, progress=lambda _, left, of: progress(of - left, of))
    except sqlite3.Error as error:
        raise BackupFailed(str(error)) from error


def _check(file: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            (found,) = copy.execute("PRAGMA integrity_check").fetchone()
            copy.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.Error as error:
        raise BackupFailed(f"{file}: {error}") from error
    if found != "ok":
        raise BackupFailed(f"{file}: {found}")


def _address(url: URL) -> str:
    """Without the password: what a program is called with, everyone on the machine can see."""
    return URL.create(
        "postgresql", url.username, None, url.host, url.port, url.database, url.query
    ).render_as_string()


def _run(url: URL, program: str, *arguments: str) -> None:
    if shutil.which(program) is None:
        raise BackupFailed(f"{program} is not installed (Debian: postgresql-client)")
    secret = {"PGPASSWORD": str(url.password)} if url.password else {}
    done = subprocess.run(
        [program, *arguments], env=os.environ | secret, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = done.stderr.splitlines() or [f"{program} failed"]
        raise BackupFailed(said[0][:200])
