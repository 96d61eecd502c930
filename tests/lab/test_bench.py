"""The benchmark reports what it is asked to, from real play."""

import json

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
