"""Programs that people bring: the token with which one plays a seat, and whose it is."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", sa.Column("program_hash", sa.String(64), nullable=True))
    op.add_column("seats", sa.Column("run_by", sa.String(24), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("run_by")
        seats.drop_column("program_hash")
