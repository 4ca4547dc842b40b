"""A clock of changes, so that one process can hear what another has stored."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    clock = op.create_table("clock", _tick())
    op.bulk_insert(clock, [{"tick": 0}])
    op.create_table("changes", _tick(), sa.Column("match", sa.String(22), primary_key=True))


def downgrade() -> None:
    for table in ("changes", "clock"):
        op.drop_table(table)


def _tick() -> "sa.Column[object]":
    return sa.Column("tick", sa.BigInteger, primary_key=True, autoincrement=False)
