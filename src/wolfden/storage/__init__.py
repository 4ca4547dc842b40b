"""Matches in an SQL database: SQLite beside the server, or another by its address."""

from .engine import engine_of, migrate
from .store import SqlStore

__all__ = ["SqlStore", "engine_of", "migrate"]
