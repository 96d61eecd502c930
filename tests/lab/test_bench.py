"""The benchmark reports what it is asked to, from real play."""

import json

import pytest

from hexfront.cli import main
from hexfront.games import IDS, find
from hexfront.lab import bench


def test_the_benchmark_measures_every_game(monkeypatch, capsys):
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "GAMES_A_ROUND", 2)
    monkeypatch.setattr(bench, "CLONES", 20)
    found = bench.run()
    assert set(found) == {"machine", *IDS}
    for id in IDS:
        assert {"decisions_per_s", "games_per_s", "clone_us", "state_bytes", "save_bytes"} <= set(
            found[id]
        )
        assert all(value > 0 for value in found[id].values())
    json.dumps(found)


def test_a_state_and_a_save_are_small():
    volga = find("volga")
    for state in bench.middle_states(volga, 10):
        assert len(json.dumps(volga.dump(state), separators=(",", ":"))) < 2000
    assert bench.save_bytes(volga, 3) < 10_000


def test_numbers_stand_beside_what_we_aim_at(monkeypatch, capsys):
    figures = dict.fromkeys(bench._SERVER, 0) | {"response_ms": 70.5}
    monkeypatch.setattr(bench.load, "measure", lambda: figures)
    assert main(["bench", "server"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.split()[:4] == ["70.5", "≤", "50", "✗"] for line in lines)
    assert any(line.split()[:4] == ["0", "≤", "0", "✓"] for line in lines)


def test_a_part_that_there_is_not_is_refused(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["bench", "kitchen"])
    assert ended.value.code == 2
    assert "there is no 'kitchen'; there are engine, server, client" in capsys.readouterr().err
