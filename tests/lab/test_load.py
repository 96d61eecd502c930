"""The load that the benchmark puts on a server: real moves, and a count that can find a loss."""

from sqlalchemy import delete

from hexfront.lab import bench, load
from hexfront.server.database import entries, open_engine


def test_every_move_that_a_server_under_load_answers_is_in_its_list(monkeypatch):
    monkeypatch.setattr(load, "PACE", 0.1)
    found = load.measure(saturated=3, paced=3, seconds=2)
    assert (found["saturated_games"], found["paced_games"]) == (3, 3)
    assert found["saturated_actions_per_s"] > found["paced_actions_per_s"] > 3
    assert 0 < found["paced_p50_ms"] <= found["paced_p95_ms"]
    assert found["cpu_ms_per_action"] > 0
    assert found["players_cpu_ms_per_action"] > 0
    assert found["bytes_per_action"] > 0
    assert (found["refused"], found["lost"]) == (0, 0)


def test_other_games_and_many_open_ones_are_measured(monkeypatch):
    for name, value in (("SATURATED", 1), ("OPEN", 3), ("SLOW_PACE", 0.2)):
        monkeypatch.setattr(load, name, value)
    found = load.measure_others(seconds=1)
    assert set(found) <= set(bench._SERVER)
    assert all(value > 0 for value in found.values())


def test_people_are_measured_while_commanders_think(monkeypatch):
    for name, value in (("THINKERS", 2), ("BESIDE", 2), ("PACE", 0.1)):
        monkeypatch.setattr(load, name, value)
    found = load.measure_thinking(seconds=1)
    assert set(found) <= set(bench._SERVER)
    assert found["thinking_commanders"] == 2
    assert 0 < found["thinking_p50_ms"] <= found["thinking_p95_ms"]


def test_a_move_that_is_gone_is_counted(monkeypatch):
    monkeypatch.setattr(load, "PACE", 0.1)
    count = load._lost

    def count_without_the_first_moves(database, players):
        engine = open_engine(database)
        with engine.begin() as connection:
            connection.execute(delete(entries).where(entries.c.number == 1))
        engine.dispose()
        return count(database, players)

    monkeypatch.setattr(load, "_lost", count_without_the_first_moves)
    assert load.measure(saturated=2, paced=2, seconds=1)["lost"] == 4
