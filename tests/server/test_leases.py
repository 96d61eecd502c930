"""Which server plays a game: one that lives, and only one."""

import pytest
from sqlalchemy import update
from tests.server.rooms import a_room

from hexfront.server.database import servers
from hexfront.server.leases import Leases, Server
from hexfront.server.store import Store

pytestmark = pytest.mark.parametrize("database", ["postgresql"], indirect=True)


@pytest.fixture
def two(engine):
    found = [Leases(engine, Server(name, f"{name}:1", "secret")) for name in ("first", "second")]
    for one in found:
        one.beat()
    return found


def dies(engine, name):
    with engine.begin() as connection:
        row = update(servers).where(servers.c.id == name)
        connection.execute(row.values(seen=servers.c.seen - 100))


def test_a_game_is_played_by_one_server_until_it_gives_it_up(engine, two):
    first, second = two
    game, other = (a_room(Store(engine)).row.id for _ in range(2))
    assert first.take(game) is None
    assert second.take(other) is None
    assert second.take(game) == first.me
    assert first.take(game) is None
    second.give_up(game)  # it is not his
    assert second.take(game) == first.me
    first.give_up(game)
    assert second.take(game) is None


def test_the_games_of_a_dead_server_may_be_taken_by_one_that_lives(engine, two):
    first, second = two
    game, other = (a_room(Store(engine)).row.id for _ in range(2))
    assert first.take(game) is None
    assert second.take(other) is None
    dies(engine, "first")
    assert [one.id for one in second.beat()] == []
    assert second.take(game) is None
    assert first.beat() == [second.me]  # it was only slow
    assert first.take(game) == second.me


def test_a_server_that_leaves_leaves_nothing(engine, two):
    first, second = two
    game = a_room(Store(engine)).row.id
    assert first.take(game) is None
    first.leave()
    assert second.take(game) is None
    assert second.beat() == []
