"""The database: a list that nobody can write twice in."""

import asyncio
import time
from dataclasses import replace

import pytest
from sqlalchemy import event, text
from tests.server.rooms import a_room, opened

from hexfront.core.game import new_game
from hexfront.core.record import Record
from hexfront.games import find
from hexfront.server.database import open_engine
from hexfront.server.refused import Refused
from hexfront.server.store import Conflict, Entry, Line, Store
from hexfront.server.tables import upload
from hexfront.server.write_queue import WriteQueue


def test_a_place_in_the_list_is_taken_once(engine):
    room = a_room(Store(engine))
    line = Line(room.row.id, Entry(1, "german", ("short",), (), 0.0), "german")
    room.store.add_lines([line])
    with pytest.raises(Conflict):
        room.store.add_lines([line])


def test_moves_of_many_games_are_written_in_few_commits(engine):
    store = Store(engine)
    rooms = [a_room(store) for _ in range(20)]
    commits = []
    event.listen(engine, "commit", commits.append)

    async def all_play():
        await asyncio.gather(*(room.play("german", 1, ("short",)) for room in rooms))

    asyncio.run(all_play())
    assert len(commits) <= 2
    for room in rooms:
        assert room.number == 2
        assert [entry.action for entry in store.entries(room.row.id)] == [(), ("short",)]


def test_a_place_that_is_taken_does_not_harm_what_is_written_with_it(engine):
    store = Store(engine)
    rooms = [a_room(store) for _ in range(3)]
    twin = opened(Store(engine), rooms[1].row.id)
    asyncio.run(twin.play("german", 1, ("call",)))

    async def all_play():
        moves = (room.play("german", 1, ("short",)) for room in rooms)
        return await asyncio.gather(*moves, return_exceptions=True)

    first, second, third = asyncio.run(all_play())
    assert (first, third) == (True, True)
    assert isinstance(second, Refused)
    assert second.reason == "stale"
    listed = [store.entries(room.row.id)[1].action for room in rooms]
    assert listed == [("short",), ("call",), ("short",)]


def test_of_two_moves_at_once_the_second_comes_too_late(engine):
    room = a_room(Store(engine))

    async def both():
        moves = (room.play("german", 1, ("short",)), room.play("german", 1, ("call",)))
        return await asyncio.gather(*moves, return_exceptions=True)

    first, second = asyncio.run(both())
    assert first is True
    assert isinstance(second, Refused)
    assert second.reason == "stale"
    assert len(room.store.entries(room.row.id)) == room.number == 2


def test_nobody_sees_a_move_before_it_is_written_and_leaving_does_not_lose_it(engine):
    room = a_room(Store(engine))
    before = room.game.digest

    async def play_and_leave():
        move = asyncio.create_task(room.play("german", 1, ("short",)))
        while not room.is_writing:
            await asyncio.sleep(0)
        assert (room.game.digest, room.number) == (before, 1)
        move.cancel()
        while room.is_writing:
            await asyncio.sleep(0.001)

    asyncio.run(play_and_leave())
    assert room.number == len(room.store.entries(room.row.id)) == 2


def test_a_server_that_ends_while_it_writes_waits_for_nobody():
    queue = WriteQueue[int](lambda _: time.sleep(0.1))

    async def end_in_the_middle():
        async def wait(item):
            await queue.add(item)

        tasks = [asyncio.create_task(wait(item)) for item in range(2)]
        await asyncio.sleep(0.02)
        tasks.append(asyncio.create_task(wait(3)))
        await asyncio.sleep(0)
        ending = asyncio.all_tasks() - {asyncio.current_task()}
        for task in ending:
            task.cancel()
        _, still = await asyncio.wait(ending, timeout=5)
        return still

    assert not asyncio.run(end_in_the_middle())


def test_the_end_of_a_game_is_written_with_its_last_move(engine):
    room = a_room(Store(engine))
    assert room.store.game(room.row.id).finished is None
    room.store.add_lines([Line(room.row.id, Entry(1, "german", ("short",), (), 7.0), None)])
    assert room.store.game(room.row.id).finished == 7.0


def test_two_servers_on_one_list_never_play_a_move_twice(engine):
    first = a_room(Store(engine))
    second = opened(Store(engine), first.row.id)
    asyncio.run(first.play("german", 1, ("short",)))
    with pytest.raises(Refused, match="stale"):
        asyncio.run(second.play("german", 1, ("call",)))
    assert second.game.digest == first.game.digest  # it has read what was played elsewhere
    assert asyncio.run(second.play("german", 1, ("short",))) is False
    again = opened(Store(engine), first.row.id)
    assert again.game.digest == first.game.digest


def test_a_game_of_another_version_of_the_rules_is_refused_with_a_reason(engine):
    room = a_room(Store(engine))
    with engine.begin() as connection:
        connection.execute(text("update games set data = 'of other tables'"))
    with pytest.raises(Refused, match=f"game {room.row.id} was played with other") as refused:
        opened(Store(engine), room.row.id)
    assert refused.value.reason == "other-version"


def test_a_record_of_another_sheet_is_refused_and_both_versions_are_named(engine):
    game = find("heroes")
    record = Record.of(new_game(game, None, "mir", {}, "sheet"))
    other = replace(record, header=record.header | {"data": f"{game.data_hash}.other"})
    with pytest.raises(Refused, match="of the sheet 'mir'; installed here is version") as refused:
        upload(Store(engine), find, other)
    assert refused.value.reason == "other-version"


def test_a_failing_database_leaves_the_game_where_it_was(engine, monkeypatch):
    room = a_room(Store(engine))
    before = room.game.digest

    def fails(*_):
        raise OSError("the disk is full")

    monkeypatch.setattr(room.store, "add_lines", fails)
    with pytest.raises(OSError, match="full"):
        asyncio.run(room.play("german", 1, ("call",)))
    assert (room.game.digest, room.number) == (before, 1)


def test_a_game_loaded_again_rolls_the_same_dice(engine):
    room = a_room(Store(engine))
    asyncio.run(room.play("german", 1, ("short",)))
    asyncio.run(room.undo("german", 2))
    twin = opened(Store(engine), room.row.id)
    asyncio.run(room.play("german", 3, ("call",)))
    twin.game.play(("call",))
    assert twin.game.digest == room.game.digest


def test_sqlite_writes_ahead(tmp_path):
    engine = open_engine(f"sqlite:///{tmp_path / 'g.sqlite'}")
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
    engine.dispose()
