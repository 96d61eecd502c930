"""Invitations, what makes the seed, and what was told of each action; old snapshots hold that in
another form, and are made anew from the list."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("games", sa.Column("secret", sa.String(64)))
    op.add_column("games", sa.Column("since", sa.Integer))
    op.add_column("seats", sa.Column("invite", sa.String(64)))
    op.add_column("seats", sa.Column("luck", sa.String(64)))
    op.add_column("seats", sa.Column("host", sa.Integer))
    op.add_column("entries", sa.Column("length", sa.Integer))
    op.add_column("entries", sa.Column("told", sa.Text))
    op.create_index("ix_seats_invite", "seats", ["invite"], unique=True)
    op.execute("DELETE FROM snapshots")
    length = sa.Column("length", sa.Integer, nullable=False, server_default="0")
    op.add_column("snapshots", length)
