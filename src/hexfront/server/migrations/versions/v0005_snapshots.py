"""Chapters are called snapshots; the index of Hexfront 2.1 came without a migration."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.rename_table("chapters", "snapshots")
    known = {index["name"] for index in sa.inspect(op.get_bind()).get_indexes("games")}
    if "ix_games_parent" not in known:
        op.create_index("ix_games_parent", "games", ["parent"])
