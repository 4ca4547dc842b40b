"""How people meet at a table: its manners, its talk, notices, and codes that open a seat anew."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("matches", sa.Column("manners", sa.JSON(none_as_null=True), nullable=True))
    op.add_column(
        "matches", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false())
    )
    op.add_column(
        "seats", sa.Column("confirmed", sa.Boolean, nullable=False, server_default=sa.true())
    )
    op.create_index("ix_matches_listed", "matches", ["listed"])
    op.create_table(
        "talk",
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("body", sa.String(400), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.String(22), primary_key=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("told", sa.Integer, nullable=False, server_default="0"),
    )
    op.create_table(
        "claims",
        sa.Column("code_hash", sa.String(64), primary_key=True),
        sa.Column("match", sa.String(22), sa.ForeignKey("matches.id"), nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "house_keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("house_keys", "claims", "notices", "talk"):
        op.drop_table(table)
    op.drop_index("ix_matches_listed", "matches")
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("confirmed")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("listed")
        matches.drop_column("manners")
