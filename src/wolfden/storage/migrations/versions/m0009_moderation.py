"""Order in a public house: reports, bans and mutes, whence people came, and what admins did."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "reports",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("match", sa.String(22), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("about", sa.String(8), nullable=False),
        sa.Column("remark", sa.Integer, nullable=False),
        sa.Column("said", sa.String(400), nullable=False),
        sa.Column("note", sa.String(400), nullable=False),
        sa.Column("reporter", sa.String(64), nullable=False),
        sa.Column("closed", sa.BigInteger, nullable=True),
        sa.UniqueConstraint("match", "reporter", "person", "remark"),
    )
    op.create_table(
        "sanctions",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("whom", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=True),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.UniqueConstraint("kind", "whom"),
    )
    op.create_table(
        "visits",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("address", sa.String(49), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
    )
    op.create_table(
        "audit",
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False, index=True),
        sa.Column("who", sa.String(100), nullable=False),
        sa.Column("what", sa.String(40), nullable=False),
        sa.Column("whom", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    for table in ("audit", "visits", "sanctions", "reports"):
        op.drop_table(table)
