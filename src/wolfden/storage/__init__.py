"""Matches in an SQL database: SQLite beside the server, or another by its address."""

from .engine import connect
from .store import SqlStore

__all__ = ["SqlStore", "connect"]
