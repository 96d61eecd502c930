"""Passkeys of accounts, and what a browser has to sign to make or use one."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id"), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("counter", sa.BigInteger, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float),
    )
    op.create_index("ix_passkeys_account", "passkeys", ["account"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("purpose", sa.String(8), nullable=False),
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id")),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.create_index("ix_challenges_account", "challenges", ["account"])
