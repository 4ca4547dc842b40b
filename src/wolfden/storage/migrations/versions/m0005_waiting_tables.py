"""Tables that wait can be locked and cancelled."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

NAMES = ("locked", "cancelled")


def upgrade() -> None:
    for name in NAMES:
        op.add_column(
            "matches", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())
        )


def downgrade() -> None:
    with op.batch_alter_table("matches") as matches:
        for name in NAMES:
            matches.drop_column(name)
