"""The SQL tables. A move is one row under (match, number); the rest is who sits at the table."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    func,
    true,
)

metadata = MetaData()

matches = Table(
    "matches",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(39), nullable=False),
    Column("finished", Boolean, nullable=False, server_default=false()),
    Column("rematch", String(22), ForeignKey("matches.id"), nullable=True),
    Column("created_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("hints", Boolean, nullable=True),
    Column("clock", JSON(none_as_null=True), nullable=True),
    Column("started", BigInteger, nullable=True),
    Column("due", BigInteger, nullable=True, index=True),
    Column("locked", Boolean, nullable=False, server_default=false()),
    Column("cancelled", Boolean, nullable=False, server_default=false()),
    Column("origin", JSON(none_as_null=True), nullable=True),
    Column("manners", JSON(none_as_null=True), nullable=True),
    Column("listed", Boolean, nullable=False, server_default=false(), index=True),
)
"""`seed` is a decimal number of 128 bits, more than SQL integers hold. `started` and `due`, when
somebody must look at the table, are milliseconds of the house's time."""

seats = Table(
    "seats",
    metadata,
    Column("match", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(24), nullable=True),
    Column("bot", String(40), nullable=True),
    Column("host", Boolean, nullable=False),
    Column("token_hash", String(64), nullable=True),
    Column("confirmed", Boolean, nullable=False, server_default=true()),
    Column("program_hash", String(64), nullable=True),
    Column("run_by", String(24), nullable=True),
)

moves = Table(
    "moves",
    metadata,
    Column("match", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("action", String(200), nullable=False),
    Column("made_at", DateTime(timezone=True), nullable=False, server_default=func.now()),
    Column("at", BigInteger, nullable=True),
)

talk = Table(
    "talk",
    metadata,
    Column("match", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("body", String(400), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What was said at a table: phrases and reactions by their names, own words as they are."""

notices = Table(
    "notices",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("match", String(22), ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("told", Integer, nullable=False, server_default="0"),
)
"""Where a person is told that it is their turn; `told`: the last decision they were told of."""

claims = Table(
    "claims",
    metadata,
    Column("code_hash", String(64), primary_key=True),
    Column("match", String(22), ForeignKey("matches.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""Codes by which a person opens their own seat on another device, for a short while."""

house_keys = Table(
    "house_keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the house made for itself at its first start, such as the keys that sign notices."""

heartbeat = Table(
    "heartbeat",
    metadata,
    Column("alive", BigInteger, primary_key=True, autoincrement=False),
    Column("lost", BigInteger, nullable=False),
)
"""One row: when a server was last there, and for how long, in all, none was; milliseconds."""

clock = Table("clock", metadata, Column("tick", BigInteger, primary_key=True, autoincrement=False))
"""One row. Every transaction that changes a match pushes it on first."""

changes = Table(
    "changes",
    metadata,
    Column("tick", BigInteger, primary_key=True, autoincrement=False),
    Column("match", String(22), primary_key=True),
)
"""Which matches the latest ticks changed, in themselves, their seats or their moves."""

letters = Table(
    "letters",
    metadata,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
)
"""What processes tell each other where nothing else carries it; the latest only."""

leases = Table(
    "leases",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("holder", String(16), nullable=False),
    Column("until", BigInteger, nullable=False),
)
"""What one process does for all of them, until when; milliseconds since 1970."""

plans = Table(
    "plans",
    metadata,
    Column("match", String(22), ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)
"""The latest hint of each seat; all processes give it alike."""

reports = Table(
    "reports",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("match", String(22), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("person", String(64), nullable=False),
    Column("name", String(24), nullable=False),
    Column("about", String(8), nullable=False),
    Column("remark", Integer, nullable=False),
    Column("said", String(400), nullable=False),
    Column("note", String(400), nullable=False),
    Column("reporter", String(64), nullable=False),
    Column("closed", BigInteger, nullable=True),
    UniqueConstraint("match", "reporter", "person", "remark"),
)
"""What people told the house of each other; it outlives the match. `remark`: 0 where it is about
none that was said."""

sanctions = Table(
    "sanctions",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("whom", String(64), nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=True),
    Column("reason", String(200), nullable=False),
    UniqueConstraint("kind", "whom"),
)
"""Bans and mutes; `whom`: a range of addresses, or a person. Without `until`: for good."""

visits = Table(
    "visits",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("address", String(49), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
)
"""Whence a person came last; cleared after a few days."""

audit = Table(
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("who", String(100), nullable=False),
    Column("what", String(40), nullable=False),
    Column("whom", String(200), nullable=False),
)
"""What those who run the house did."""
