"""What a host can set."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec
from msgspec import Meta

from ..match.ledger import OPEN_TABLES

STATIC = Path(__file__).parent / "static"
KIBIBYTE = 1024
RECORD_LIMIT = 256 * KIBIBYTE
"""Characters of a record that is opened: three times the longest match that we have seen."""


class Rate(NamedTuple):
    """So many at once, and so many more each second."""

    burst: int
    per_second: float


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 lets other machines in."""
    port: int = 8000
    """0 lets the system choose."""
    root: str = ""
    """The path below which the house stands, such as /games, where a proxy has others too."""
    log_format: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "warning"
    metrics_for: tuple[str, ...] = ("127.0.0.0/8", "::1")
    """Addresses and ranges that may read /metrics."""
    database: str = "wolfden.db"
    """A file for SQLite, or a database URL."""
    database_seconds: float = 5.0
    """How long a transaction waits for others, or for a connection, before it is refused."""
    database_connections: int = 10
    """To PostgreSQL, for each process."""
    redis: str = ""
    """The address of a Redis that several processes share, such as redis://127.0.0.1:6379."""
    redis_prefix: str = "wolfden"
    """What the names of everything there begin with."""
    bot_key: str = ""
    """What signs the thoughts that bot workers take from Redis; without it, that one's password."""
    static: Path = STATIC
    body_limit: int = 16 * KIBIBYTE
    message_limit: int = 64 * KIBIBYTE
    hello_seconds: float = 10.0
    ping_seconds: float = 20.0
    trusted_proxies: tuple[str, ...] = ()
    """Addresses and ranges of proxies that are believed when they say whom they ask for."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server, such as https://wolves.example."""
    connections: int = 10_000
    """At once, in this process; fewer where it may open fewer files."""
    connections_per_address: int = 512
    """At once; a family or a school shares one address. IPv6: all of a /64."""
    sockets_per_address: int = 256
    sockets_per_match: int = 128
    request_seconds: float = 20.0
    """How long a client may take to send a whole request."""
    stall_seconds: float = 30.0
    """How long a client may leave unread what it is sent."""
    request_rate: Rate = Rate(burst=600, per_second=60.0)
    """For each client address, as those below."""
    move_rate: Rate = Rate(burst=120, per_second=20.0)
    tables_per_address: int = 200
    """Matches opened and not yet over."""
    create_rate: Rate = Rate(burst=60, per_second=0.5)
    join_rate: Rate = Rate(burst=120, per_second=1.0)
    claim_rate: Rate = Rate(burst=10, per_second=1 / 30)
    """Codes by which a seat is opened elsewhere: made or tried by an address, tried at a match."""
    hint_rate: Rate = Rate(burst=60, per_second=2.0)
    look_rate: Rate = Rate(burst=600, per_second=60.0)
    """Of moments of matches; whoever plays one again looks at several a second."""
    record_rate: Rate = Rate(burst=30, per_second=0.5)
    report_rate: Rate = Rate(burst=10, per_second=1 / 60)
    """Of players, or what they said, to whoever runs the house."""
    talk_address_rate: Rate = Rate(burst=60, per_second=5.0)
    """Of what is said at tables."""
    talk_rate: Rate = Rate(burst=8, per_second=0.5)
    """The same, for each seat."""
    message_rate: Rate = Rate(burst=60, per_second=20.0)
    """For each socket."""
    open_tables: int = OPEN_TABLES
    """Matches kept in memory; others are folded anew from their moves when someone looks."""
    replay_moves: int = 100_000
    """Moves kept folded for seeing matches again, and as many for records."""
    record: str = ""
    """The text of a record that can always be seen at `/replay/<its name>`."""
    news_seconds: float = 0.2
    """How often other processes on the same database are listened to while anyone watches."""
    beat_seconds: float = 3.0
    """How often processes tell each other that they are there; three may be missed."""
    lease_seconds: float = 4.0
    """How long what a process does for all, such as a table's bots, stays with it if it dies."""
    presence_seconds: float = 30.0
    """How long after a request its match counts as attended; bots rest where nobody is."""
    away_seconds: float = 5.0
    """How long after the last socket of a seat closed its person still counts as here."""
    gone_seconds: float = 120.0
    """How long a person counts as away, and not yet as gone."""
    keep_unfinished_days: int = 0
    """Matches that were never finished go when nobody has touched them for so long; 0: never."""
    keep_finished_days: int = 0
    """So do finished and cancelled ones; 0: never."""
    keep_addresses_days: int = 7
    """For so long it is known from which address a person came, to ban it; 0: never stored."""
    keep_reports_days: int = 180
    """So are reports, bans that have ended, and what admins did; 0: for ever."""
    tidy_seconds: float = 3600.0
    """How often old matches, addresses and reports are looked for."""
    order_seconds: float = 3.0
    """How often bans and mutes are read; they hold everywhere after that."""
    clock_seconds: float = 1.0
    """How often the clocks of all tables are looked at."""
    workers: Annotated[int, Meta(ge=1)] = 1
    """Processes that serve; one that dies is replaced."""
    bot_workers: Annotated[int, Meta(ge=1)] = 2
    """Processes in which bots and hints are thought out; each can keep a processor busy."""
    bot_pause: float = 0.3
    """How long a bot waits at least, in seconds, so that people can follow."""
    bot_patience: float = 30.0
    """How long a bot may think before something legal is played in its place."""
    hint_seconds: float = 1.0
    """How long a hint is thought about."""
    site: str = ""
    """Where people reach this house, such as https://wolves.example.org: links begin with it."""
    notice_seconds: float = 30.0
    """How long a turn waits, and its person is away, before they are told."""
    notice_scan_seconds: float = 300.0
    """How often all tables are looked at for somebody who was not told."""
    notice_patience: float = 5.0
    """How long a receiver of notices may take to answer."""
    notice_retry_seconds: float = 20.0
    """How long after a failure a notice is sent again; each time three times as long."""
    notice_rate: Rate = Rate(burst=40, per_second=0.2)
    """Of changes to where people are told, and of notices sent to try them."""
    webhooks_to_private: bool = False
    """Whether notices may be sent to addresses of this machine and its network."""
    smtp_host: str = ""
    """The server that e-mail is handed to; without one, or without `site`, none is offered."""
    smtp_port: int = 587
    smtp_user: str = ""
    smtp_password: str = ""
    smtp_sender: str = ""
    """The address that e-mail comes from; without one, `wolfden@` and the name of the site."""
    smtp_tls: Literal["starttls", "tls", "none"] = "starttls"
