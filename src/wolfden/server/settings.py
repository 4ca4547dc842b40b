"""What a host can set."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec

from ..match.service import OPEN_TABLES

STATIC = Path(__file__).parent / "static"
KIBIBYTE = 1024
RECORD_LIMIT = 256 * KIBIBYTE
"""Characters of a record that is opened: three times the longest match that we have seen."""


class Rate(NamedTuple):
    """So many at once, and so many more each second."""

    burst: int
    per_second: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    database: str
    static: Path = STATIC
    body_limit: int = 16 * KIBIBYTE
    message_limit: int = 64 * KIBIBYTE
    hello_seconds: float = 10.0
    ping_seconds: float = 20.0
    create_rate: Rate = Rate(burst=60, per_second=0.5)
    """For each client address; a family or a school shares one."""
    join_rate: Rate = Rate(burst=120, per_second=1.0)
    hint_rate: Rate = Rate(burst=60, per_second=2.0)
    look_rate: Rate = Rate(burst=600, per_second=60.0)
    """Of moments of matches; whoever plays one again looks at several a second."""
    record_rate: Rate = Rate(burst=30, per_second=0.5)
    message_rate: Rate = Rate(burst=60, per_second=20.0)
    """For each socket."""
    open_tables: int = OPEN_TABLES
    """Matches kept in memory; others are folded anew from their moves when someone looks."""
    replay_moves: int = 100_000
    """Moves kept folded for seeing matches again, and as many for records."""
    record: str | None = None
    """A record that can always be seen at `/replay/<its name>`."""
    news_seconds: float = 0.2
    """How often other processes on the same database are listened to while anyone watches."""
    presence_seconds: float = 30.0
    """How long after a request its match counts as attended; bots rest where nobody is."""
    away_seconds: float = 5.0
    """How long after the last socket of a seat closed its person still counts as here."""
    gone_seconds: float = 120.0
    """How long a person counts as away, and not yet as gone."""
    clock_seconds: float = 1.0
    """How often the clocks of all tables are looked at."""
    bot_workers: int = 2
    """Processes in which bots and hints are thought out; each can keep a processor busy."""
    bot_pause: float = 0.3
    """How long a bot waits at least, in seconds, so that people can follow."""
    bot_patience: float = 30.0
    """How long a bot may think before something legal is played in its place."""
    hint_seconds: float = 1.0
    """How long a hint is thought about."""
