"""The first tables: matches, their seats and their moves."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("seed", sa.String(39), nullable=False),
        sa.Column("finished", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("rematch", sa.String(22), sa.ForeignKey("matches.id"), nullable=True),
        _now("created_at"),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.String(24), nullable=True),
        sa.Column("bot", sa.String(40), nullable=True),
        sa.Column("host", sa.Boolean, nullable=False),
        sa.Column("token_hash", sa.String(64), nullable=True),
    )
    op.create_table(
        "moves",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.String(200), nullable=False),
        _now("made_at"),
    )


def downgrade() -> None:
    for table in ("moves", "seats", "matches"):
        op.drop_table(table)


def _now(name: str) -> "sa.Column[object]":
    return sa.Column(name, sa.DateTime(timezone=True), nullable=False, server_default=sa.func.now())
