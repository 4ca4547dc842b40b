"""Matches in an SQL database: SQLite beside the server, or PostgreSQL by its address."""

from .changes import Told
from .engine import engine_of, is_current, migrate
from .runner import Engine
from .store import SqlStore

__all__ = ["Engine", "SqlStore", "Told", "engine_of", "is_current", "migrate"]
