"""A clock of changes, so that one process can hear what another has stored."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    clock = op.create_table(
        "clock", sa.Column("tick", sa.BigInteger, primary_key=True, autoincrement=False)
    )
    op.bulk_insert(clock, [{"tick": 0}])
    op.add_column(
        "matches", sa.Column("changed", sa.BigInteger, nullable=False, server_default="0")
    )
    op.create_index("ix_matches_changed", "matches", ["changed"])


def downgrade() -> None:
    op.drop_index("ix_matches_changed", "matches")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("changed")
    op.drop_table("clock")
