"""Simulations: the same seed gives the same table, whoever plays it on however many cores."""

import argparse
import csv
import json
import subprocess
import sys

import pyarrow.parquet as pq
import pytest

from hexfront.core.game import BadSetup, check_setup
from hexfront.games import find
from hexfront.lab import sim


def a_plan(seed="s", mode="solo", bots=None, options=None):
    setup = check_setup(find("volga"), mode, None, options)
    return sim.Plan("volga", setup, bots or {}, seed)


def outcome(row):
    return (row.number, row.seed, row.winners, row.kind, row.turns, row.actions, row.score)


def test_a_game_is_determined_by_its_plan_and_number():
    assert outcome(sim.play_one(a_plan(), 3)) == outcome(sim.play_one(a_plan(), 3))
    assert outcome(sim.play_one(a_plan(), 3)) != outcome(sim.play_one(a_plan("other"), 3))


def test_two_workers_find_what_one_finds():
    alone = sim.simulate(a_plan(), 30, 1)
    together = sim.simulate(a_plan(), 30, 2)
    assert [outcome(row) for row in alone.rows] == [outcome(row) for row in together.rows]


def test_wins_are_counted_for_every_seat_and_shared_victories_for_each_who_shares():
    summary = sim.Summary("volga", 3, ("yellow", "blue", "soviet"))
    for number, winners in enumerate(("yellow+blue", "blue", "soviet")):
        row = sim.Row(number, "s", winners, "kind", "1.3a", 10 + number, 5, 0.1, "{}")
        summary.rows.append(row)
    assert summary.wins() == {"yellow": 1, "blue": 2, "soviet": 1}
    assert summary.to_json()["turns"] == {"mean": 11.0, "min": 10, "max": 12}


def test_a_failing_game_is_counted_and_told_and_costs_no_other_game(monkeypatch):
    real = sim.play_out

    def fails_once(definition, state, bots, rng):
        if state.chance.seed == "s-1":
            raise RuntimeError("the bridge is out")
        return real(definition, state, bots, rng)

    monkeypatch.setattr(sim, "play_out", fails_once)
    summary = sim.simulate(a_plan(), 3, 1)
    assert [row.error for row in summary.rows] == ["", "RuntimeError: the bridge is out", ""]
    assert summary.to_json()["errors"] == 1
    assert summary.to_json()["finished"] == 2


@pytest.mark.parametrize(
    ("mode", "bots", "complaint"),
    [
        ("solo", {"german": "nobody"}, "volga has no bot 'nobody'"),
        ("solo", {"yellow": "random"}, "no seat 'yellow'"),
        ("solo", {"soviet": "random"}, "played by the rulebook"),
    ],
)
def test_wrong_seats_are_named(mode, bots, complaint):
    with pytest.raises(BadSetup, match=complaint):
        sim.simulate(a_plan(mode=mode, bots=bots), 1, 1)


def test_the_rulebook_may_be_named_for_its_own_seat():
    summary = sim.simulate(a_plan(bots={"german": "random", "soviet": "rulebook"}), 2, 1)
    assert len(summary.finished) == 2


def test_an_interval_holds_its_rate_and_narrows_with_more_games():
    low, high = sim.interval(5, 10)
    assert low < 0.5 < high
    narrow = sim.interval(500, 1000)
    assert high - low > narrow[1] - narrow[0]
    assert sim.interval(0, 10)[0] == 0
    assert sim.interval(0, 10)[1] > 0.2


def test_pairs_that_are_no_pairs_are_refused():
    assert sim.parse_pairs(["a=1,b=2", "c=3"], "option") == {"a": "1", "b": "2", "c": "3"}
    with pytest.raises(BadSetup, match="'a' is not of the form name=value"):
        sim.parse_pairs(["a"], "option")


def run(*words, **more):
    parser = argparse.ArgumentParser()
    sim.add_arguments(parser)
    return sim.main(parser.parse_args(list(words)), **more)


def test_the_table_has_a_row_a_game_with_its_seed(tmp_path, capsys):
    out = tmp_path / "results.parquet"
    words = ["volga", "-n", "4", "--seed", "t", "--workers", "1", "--json", "--out", str(out)]
    assert run(*words) == 0
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {
        *("game", "games", "finished", "errors", "seconds", "actions", "wins", "turns"),
        "scenario",
        *("mode", "seats", "seed"),
    }
    table = pq.read_table(out)
    assert table.column("seed").to_pylist() == [f"t-{number}" for number in range(4)]
    assert sum(table.column("actions").to_pylist()) == found["actions"]
    assert table.schema.metadata[b"mode"] == b"solo"


def test_a_name_that_ends_with_csv_gets_a_table_of_plain_text(tmp_path, capsys):
    tables = [tmp_path / "results.CSV", tmp_path / "results.parquet"]
    for out in tables:
        assert run("volga", "-n", "3", "--seed", "t", "--workers", "1", "--out", str(out)) == 0
    rows = list(csv.DictReader(tables[0].read_text("utf-8").splitlines()))
    same = pq.read_table(tables[1]).to_pylist()
    for row, other in zip(rows, same, strict=True):
        assert {**row, "seconds": ""} == {k: str(v) for k, v in other.items()} | {"seconds": ""}
    assert sorted(tmp_path.iterdir()) == sorted(tables)


@pytest.mark.parametrize("name", ["results", "results.xlsx", "csv"])
def test_another_format_is_refused_before_anything_is_played(tmp_path, name):
    with pytest.raises(BadSetup, match=r"should end with \.csv or \.parquet"):
        run("volga", "-n", "1", "--out", str(tmp_path / name))
    assert list(tmp_path.iterdir()) == []


def test_a_table_that_cannot_be_written_is_told_before_anything_is_played(tmp_path):
    with pytest.raises(BadSetup, match="no folder"):
        run("volga", "-n", "1", "--out", str(tmp_path / "nowhere" / "x.parquet"))


INTERRUPTED = """
import argparse, os, signal, sys
from hexfront.lab import sim

play_one = sim.play_one


def play_until_the_sixth(plan, number):
    if number == 5:
        os.kill(os.getpid(), signal.SIGINT)
    return play_one(plan, number)


sim.play_one = play_until_the_sixth
parser = argparse.ArgumentParser()
sim.add_arguments(parser)
sys.exit(sim.main(parser.parse_args(sys.argv[1:])))
"""


def test_an_interrupt_keeps_the_games_that_were_finished(tmp_path):
    out = tmp_path / "kept.parquet"
    words = ["volga", "-n", "1000", "--workers", "1", "--json", "--out", str(out)]
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, *words], capture_output=True, timeout=120
    )
    assert done.returncode == 130
    assert json.loads(done.stdout)["finished"] == 5
    assert pq.read_table(out).num_rows == 5


def test_the_length_of_a_game_of_rounds_is_their_number():
    """Its turns begin anew in each."""
    plan = sim.Plan("heroes", check_setup(find("heroes"), None, "partisans", {}), {}, "rounds")
    rows = [sim.play_one(plan, number) for number in range(3)]
    assert [row.turns for row in rows] == [5, 5, 5]
