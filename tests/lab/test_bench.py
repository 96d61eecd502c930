"""The benchmark reports what it is asked to, from real play."""

import json
from urllib.request import urlopen

import pytest

from hexfront.cli import main
from hexfront.games import IDS, NEW, find
from hexfront.lab import bench
from hexfront.lab.served import served


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


def test_the_client_is_looked_at_in_every_game_and_in_the_middle_of_the_largest(monkeypatch):
    monkeypatch.setattr(bench, "MIDDLE", 30)
    with served() as server:
        tokens = bench.boards(server)
        states = {name: _state(server.host, token) for name, token in tokens.items()}
    assert set(states) == {*IDS, *NEW, "stalingrado_middle"}
    assert len(states["stalingrado_middle"]["log"]) == 1 + 30
    wanted = {f"{name}_{gesture}_fps_1440" for name in states for gesture in ("pan", "zoom")}
    assert wanted <= set(bench._CLIENT)


def _state(host: str, token: str) -> dict:
    with urlopen(f"http://{host}/api/seats/{token}") as answer:
        return json.load(answer)
