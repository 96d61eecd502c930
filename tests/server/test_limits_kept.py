"""Limits that need no server around them: bot games, a database that may only be read."""

import asyncio

import pytest
from sqlalchemy import event
from tests.server.rooms import a_room, begun

from hexfront.games import find
from hexfront.server import migrate, tables
from hexfront.server.config import Config
from hexfront.server.database import open_engine
from hexfront.server.lobby import Lobby
from hexfront.server.refused import Refused
from hexfront.server.store import Store


@pytest.fixture
def engine(tmp_path):
    found = open_engine(f"sqlite:///{tmp_path / 'games.sqlite'}")
    migrate.upgrade(found)
    yield found
    found.dispose()


def test_no_more_games_than_agreed_are_played_by_computers_alone(engine):
    store = Store(engine)
    mode = next(mode for mode in find("volga").modes if len(mode.seats) > 1)

    def game(*bots):
        made = tables.create(
            store, find("volga"), mode.name, None, {}, dict.fromkeys(bots, "random"), {}, mine=[]
        )
        return begun(store, *made)

    alone = [game(*mode.seats) for _ in range(3)]
    with_people = game(store.game(alone[0]).asked)

    async def thinking():
        lobby = Lobby(store, find, Config(bot_games=2), str(engine.url))
        found = []
        for id in (*alone, with_people):
            lobby.wake_bot(await lobby.room(id))
            found.append(lobby.bots.count)
        await lobby.close()
        return found

    found = asyncio.run(thinking())
    assert found == [1, 2, 2, 3]  # who plays against a computer does not wait for such games


def test_a_database_that_may_only_be_read_is_told_and_the_game_goes_on_afterwards(engine):
    store = Store(engine)
    room = a_room(store)
    number, action = room.number, room.game.decision.actions[0]
    seat = room.asked

    def only_read(connection):
        connection.exec_driver_sql("PRAGMA query_only = ON")

    event.listen(engine, "begin", only_read)
    with pytest.raises(Refused, match="readonly") as refused:
        asyncio.run(room.play(seat, number, action))
    assert refused.value.reason == "cannot-save"
    assert refused.value.wait > 0
    assert "readonly" in store.trouble()
    assert (room.number, len(store.entries(room.row.id))) == (number, number)
    event.remove(engine, "begin", only_read)
    engine.dispose()
    assert store.trouble() == ""
    assert asyncio.run(room.play(seat, number, action))
    assert len(store.entries(room.row.id)) == number + 1
