"""Notices between the processes of a house, by Redis, by PostgreSQL or through SQLite.

A notice hurries things up and is never relied upon: what it tells of stands in the database, or is
told again with the next beat.
"""

from .base import Bus
from .choice import bus_of
from .notices import Beat, Came, Changed, Gone, Left, Listed, Notice, Watched, Wished

__all__ = [
    "Beat",
    "Bus",
    "Came",
    "Changed",
    "Gone",
    "Left",
    "Listed",
    "Notice",
    "Watched",
    "Wished",
    "bus_of",
]
