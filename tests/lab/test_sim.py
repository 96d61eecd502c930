"""Simulations: the same seed gives the same table, whoever plays it on however many cores."""

import argparse
import csv
import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from urllib.request import urlopen

import pyarrow.parquet as pq
import pytest

from hexfront.core.game import BadSetup, check_setup
from hexfront.games import find
from hexfront.lab import crews, plans, results, sim, sweep
from hexfront.lab.open import played_again


def a_plan(seed="s", mode="solo", bots=None, options=None):
    setup = check_setup(find("volga"), mode, None, options)
    return plans.Plan("volga", setup, bots or {}, seed)


def played(games=30, crew=None, plan=None):
    """The rows of a simulation by number."""
    batches = crews.Batches(iter(range(games)))
    rows = [row for some in (crew or crews.Alone()).play(plan or a_plan(), batches) for row in some]
    assert len({row.number for row in rows}) == len(rows), "a game was counted twice"
    return sorted(rows, key=lambda row: row.number)


def outcome(row):
    return (row.number, row.seed, row.winners, row.kind, row.turns, row.actions, row.score)


def test_a_game_is_determined_by_its_plan_and_number():
    assert outcome(plans.play_one(a_plan(), 3)) == outcome(plans.play_one(a_plan(), 3))
    assert outcome(plans.play_one(a_plan(), 3)) != outcome(plans.play_one(a_plan("other"), 3))


def test_two_workers_find_what_one_finds():
    together = played(crew=crews.Processes(2))
    assert [outcome(row) for row in played()] == [outcome(row) for row in together]


def test_wins_are_counted_for_every_seat_and_shared_victories_for_each_who_shares():
    summary = sim.Summary("volga", 3, ("yellow", "blue", "soviet"))
    for number, winners in enumerate(("yellow+blue", "blue", "soviet")):
        summary.add(plans.Row(number, "s", winners, "kind", "1.3a", 10 + number, 5, 0.1, "{}"))
    assert summary.wins() == {"yellow": 1, "blue": 2, "soviet": 1}
    assert summary.to_json()["turns"] == {"mean": 11.0, "min": 10, "max": 12}
    assert [summary.quantile(share) for share in (0.1, 0.5, 0.9)] == [10, 11, 12]


def test_a_failing_game_is_counted_and_told_and_costs_no_other_game(monkeypatch):
    real = plans.play_out

    def fails_once(definition, state, bots, rng):
        if state.chance.seed == "s-1":
            raise RuntimeError("the bridge is out")
        return real(definition, state, bots, rng)

    monkeypatch.setattr(plans, "play_out", fails_once)
    summary = sim.simulate(a_plan(), 3)
    assert [row.error for row in summary.errors] == ["RuntimeError: the bridge is out"]
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
        sim.simulate(a_plan(mode=mode, bots=bots), 1)


def test_the_rulebook_may_be_named_for_its_own_seat():
    summary = sim.simulate(a_plan(bots={"german": "random", "soviet": "rulebook"}), 2)
    assert summary.finished == 2


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
    same = sorted(results.rows(tables[1]), key=lambda row: row["number"])
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


LIMITED = """
import argparse, resource, sys
from hexfront.core.game import HexfrontError
from hexfront.lab import sim

parser = argparse.ArgumentParser()
sim.add_arguments(parser)
args = parser.parse_args(sys.argv[1:])
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
try:
    sim.main(args)
except HexfrontError as error:
    print("complaint:", error)
"""


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("full.csv", "nothing of it is kept"),
        ("full.parquet", "it keeps the games before, and the same command goes on from there"),
    ],
)
def test_a_table_that_finds_no_room_is_named_and_leaves_no_half_of_it(tmp_path, name, kept):
    out = tmp_path / name
    words = ["volga", "-n", "60", "--seed", "t", "--workers", "1", "--out", str(out)]
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, *words], capture_output=True, text=True, timeout=120
    )
    assert f"complaint: {out} cannot be written: File too large; {kept}\n" in done.stdout
    assert [one for one in tmp_path.rglob("*") if one.is_file()] == []


def test_a_part_that_is_cut_off_is_named(tmp_path):
    out = tmp_path / "games.parquet"
    run("volga", "-n", "2", "--workers", "1", "--out", str(out))
    (part,) = out.iterdir()
    part.write_bytes(part.read_bytes()[:300])
    with pytest.raises(results.ResultsError, match=f"{part.name} in it is cut off"):
        results.dataset(out)


INTERRUPTED = """
import argparse, os, signal, sys
from hexfront.lab import crews, sim

play_one = crews.play_one


def play_until_the_sixth(plan, number):
    if number == 5:
        os.kill(os.getpid(), signal.SIGINT)
    return play_one(plan, number)


crews.play_one = play_until_the_sixth
parser = argparse.ArgumentParser()
sim.add_arguments(parser)
sys.exit(sim.main(parser.parse_args(sys.argv[1:])))
"""


def test_an_interrupted_run_keeps_what_was_finished_and_goes_on(tmp_path, capsys):
    out = tmp_path / "kept.parquet"
    words = ["volga", "--workers", "1", "--json", "--out", str(out)]
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED, *words, "-n", "1000"], capture_output=True, timeout=120
    )
    assert done.returncode == 130
    told = json.loads(done.stdout)
    assert told["finished"] == 5
    assert pq.read_table(out).num_rows == 5
    assert run(*words, "-n", "8") == 0
    assert json.loads(capsys.readouterr().out)["finished"] == 3
    assert run(*(word for word in words if word != "--json"), "-n", "8") == 0
    assert "the table has 8 games already" in capsys.readouterr().out
    numbers = sorted(row["number"] for row in results.rows(out))
    assert numbers == [*range(8)]
    seeds = {row["seed"] for row in results.rows(out)}
    assert seeds == {f"{told['seed']}-{number}" for number in range(8)}


@pytest.mark.parametrize("command", ["sim", "ladder"])
def test_two_interrupts_end_a_run_whose_games_are_long(command, tmp_path):
    """Whoever is impatient does not wait for the games in progress, and nobody is left behind."""
    out = tmp_path / "long.parquet"
    code = "from hexfront.cli import main; raise SystemExit(main())"
    words = [command, "stalingrado", "--workers", "2", "-n", "50", "--out", str(out)]
    with subprocess.Popen(
        [sys.executable, "-c", code, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        start_new_session=True,
    ) as run:
        while len(workers(run.pid)) < 2:
            time.sleep(0.05)
        started = workers(run.pid)
        for _ in range(2):
            os.killpg(run.pid, signal.SIGINT)
            time.sleep(0.3)
        told = run.communicate(timeout=60)[0].decode()
    assert run.returncode in (130, -signal.SIGINT)  # the second one may find it at its very end
    assert "interrupted" in told
    assert not any(Path(f"/proc/{worker}").exists() for worker in started)


def workers(pid):
    """Children of a process that leave interrupts to it: they are at work."""
    found = []
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with suppress(OSError):
            about = Path(f"/proc/{child}/status").read_text()
            is_tracker = b"resource_tracker" in Path(f"/proc/{child}/cmdline").read_bytes()
            ignored = int(about.partition("SigIgn:")[2].split()[0], 16)
            if not is_tracker and ignored >> signal.SIGINT - 1 & 1:
                found.append(child)
    return found


def test_rows_of_long_games_do_not_wait_for_a_full_part(tmp_path, monkeypatch):
    plan, out = a_plan(), tmp_path / "slow.parquet"
    writer = results.ParquetWriter(plan, out)
    first, second, third = played(3, plan=plan)
    writer.add([first])
    assert not any(out.iterdir())
    monkeypatch.setattr(results, "PART_SECONDS", 0.0)
    writer.add([second])
    assert writer.done() == {0, 1}
    monkeypatch.undo()
    writer.add([third])
    assert writer.done() == {0, 1}
    writer.close()
    assert writer.done() == {0, 1, 2}


def test_a_table_of_another_plan_is_not_gone_on_with(tmp_path):
    out = tmp_path / "games.parquet"
    run("volga", "-n", "2", "--workers", "1", "--seed", "t", "--out", str(out))
    with pytest.raises(BadSetup, match="holds games of mode solo, not 1v1"):
        run("volga", "-n", "2", "--mode", "1v1", "--seed", "t", "--out", str(out))
    with pytest.raises(BadSetup, match="holds games of seed t, not u"):
        run("volga", "-n", "2", "--seed", "u", "--out", str(out))


def test_a_row_is_enough_to_play_its_game_again(tmp_path):
    out = tmp_path / "games.parquet"
    run(
        "heroes", "-n", "3", "--workers", "1", "--seed", "r", "--scenario", "mir", "--out", str(out)
    )
    row = results.row_of(out, 2)
    game = played_again(out, 2)
    assert (game.seed, game.setup.scenario) == ("r-2", "mir")
    assert "+".join(game.result.winners) == row["winners"]
    with pytest.raises(results.ResultsError, match="has no game 9"):
        played_again(out, 9)
    with pytest.raises(results.ResultsError, match="there is no such table"):
        played_again(tmp_path / "none.parquet", 1)
    with pytest.raises(results.ResultsError, match="played by another version of heroes"):
        results.plan_of(row | {"version": "0"})
    other = tmp_path / "other.parquet"
    pq.write_table(pq.read_table(out).replace_schema_metadata({"hexfront": "9"}), other)
    with pytest.raises(results.ResultsError, match="format 9; this program reads format 1"):
        results.dataset(other)


def test_a_game_of_a_table_is_shown_by_a_server_of_its_own(tmp_path):
    out = tmp_path / "games.parquet"
    run("heroes", "-n", "1", "--workers", "1", "--seed", "r", "--out", str(out))
    code = "from hexfront.cli import main; raise SystemExit(main())"
    with subprocess.Popen(
        [sys.executable, "-c", code, "open", str(out), "0"],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "BROWSER": "true"},
    ) as shown:
        try:
            told = shown.stderr.readline()
            page = re.fullmatch(r"Game 0 is at (http://\S+?)/#/watch/(\S+)  .*\n", told)
            assert page, told
            with urlopen(f"{page[1]}/api/health") as answer:
                assert answer.status == 200
        finally:
            shown.send_signal(signal.SIGINT)
        assert shown.wait(timeout=60) == 0


KILLS_ITSELF = """
import os, signal
from hexfront.lab import plans
real = plans.play_one
def play_one(plan, number):
    from pathlib import Path
    mark = Path({mark!r})
    if number == {number} and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return real(plan, number)
plans.play_one = play_one
"""


def test_a_worker_that_dies_loses_no_game_and_none_is_counted_twice(tmp_path, monkeypatch):
    """Locally and on Ray: a worker is killed at a game, once."""
    wanted = [outcome(row) for row in played(24)]
    for name in ("local", "ray"):
        folder = tmp_path / name
        folder.mkdir()
        code = KILLS_ITSELF.format(mark=str(folder / "killed"), number=17)
        (folder / "sitecustomize.py").write_text(code)
        with monkeypatch.context() as changed:
            changed.setenv("PYTHONPATH", str(folder), prepend=os.pathsep)
            crew = crews.Processes(2) if name == "local" else crews.Cluster("local", 2)
            assert [outcome(row) for row in played(24, crew)] == wanted
        assert (folder / "killed").exists()


def test_a_cluster_that_is_not_there_is_named():
    with pytest.raises(BadSetup, match=r"there is no Ray cluster at 127\.0\.0\.1:1: "):
        played(1, crews.Cluster("127.0.0.1:1", 1))


def test_a_sweep_compares_on_the_same_dice(capsys):
    parser = argparse.ArgumentParser()
    sweep.add_arguments(parser)
    words = ["volga", "--vary", "german=random,planner,planner", "-n", "12", "--seed", "s"]
    assert sweep.main(parser.parse_args([*words, "--workers", "1", "--json"])) == 0
    first, second, third = json.loads(capsys.readouterr().out)["variants"]
    assert "difference" not in first
    assert second["wins"] == third["wins"] >= first["wins"]
    gained = second["difference"]
    assert gained["more"] - gained["fewer"] == second["wins"] - first["wins"]
    assert gained["interval"][0] <= gained["change"] <= gained["interval"][1]
    for wrong in ("variant", "variant=A", "nonsense=1,2"):
        with pytest.raises(BadSetup):
            sweep.main(parser.parse_args(["volga", "--vary", wrong]))


def test_a_name_with_a_comma_is_one_value(capsys):
    """Quoted, as a program's own words may be."""
    parser = argparse.ArgumentParser()
    sweep.add_arguments(parser)
    program = f"'cmd:{sys.executable} examples/program_bot.py one,two'"
    words = ["heroes", "--scenario", "partisans", "-n", "2", "--seed", "s", "--workers", "1"]
    words += ["--vary", f"german=random,{program}", "--vary", "soviet=random,random", "--json"]
    assert sweep.main(parser.parse_args(words)) == 0
    found = json.loads(capsys.readouterr().out)["variants"]
    assert ["difference" in one for one in found] == [False, True, False, True]


def test_a_few_games_without_any_difference_are_no_certainty():
    low, high = sweep.change_interval(40, 0, 0, 1.96)
    assert (low, high) == pytest.approx((-0.0659, 0.0659), abs=1e-4)
    wider = sweep.change_interval(10, 0, 0, 1.96)
    assert wider[0] < low
    assert high < wider[1]
    low, high = sweep.change_interval(4, 4, 0, 1.96)
    assert 0.0 < low < high == 1.0
    assert sweep.change_interval(4, 0, 4, 1.96) == (-1.0, -low)
    low, high = sweep.change_interval(1000, 300, 200, 1.96)
    assert (low, high) == pytest.approx((0.0566, 0.1430), abs=1e-3)


def test_many_comparisons_need_stronger_evidence():
    assert sweep.exact_p(0, 0) == 1.0
    assert sweep.exact_p(9, 1) == pytest.approx(22 / 1024)
    assert sweep.holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])


def test_the_length_of_a_game_of_rounds_is_their_number():
    """Its turns begin anew in each."""
    plan = plans.Plan("heroes", check_setup(find("heroes"), None, "partisans", {}), {}, "rounds")
    rows = [plans.play_one(plan, number) for number in range(3)]
    assert [row.turns for row in rows] == [5, 5, 5]
