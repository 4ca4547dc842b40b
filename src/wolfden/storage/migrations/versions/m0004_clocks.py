"""Clocks: a table's rule, when each entry was made, when somebody must look, and a heartbeat."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("matches", sa.Column("clock", sa.JSON, nullable=True))
    op.add_column("matches", sa.Column("started", sa.BigInteger, nullable=True))
    op.add_column("matches", sa.Column("due", sa.BigInteger, nullable=True))
    op.create_index("ix_matches_due", "matches", ["due"])
    op.add_column("moves", sa.Column("at", sa.BigInteger, nullable=True))
    heartbeat = op.create_table(
        "heartbeat",
        sa.Column("alive", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("lost", sa.BigInteger, nullable=False),
    )
    op.bulk_insert(heartbeat, [{"alive": 0, "lost": 0}])


def downgrade() -> None:
    op.drop_table("heartbeat")
    with op.batch_alter_table("moves") as moves:
        moves.drop_column("at")
    op.drop_index("ix_matches_due", "matches")
    with op.batch_alter_table("matches") as matches:
        for name in ("clock", "started", "due"):
            matches.drop_column(name)
