"""How a game is deleted."""

from __future__ import annotations

from sqlalchemy import Connection, delete

from hexfront.server.bell import ring
from hexfront.server.database import games, schema


def delete_game(connection: Connection, id: str) -> None:
    """With everything in it, from whatever table has something of it."""
    for table in reversed(schema.sorted_tables):
        if "game" in table.c and table is not games:
            connection.execute(delete(table).where(table.c.game == id))
    connection.execute(delete(games).where(games.c.id == id))
    ring(connection, [id])
