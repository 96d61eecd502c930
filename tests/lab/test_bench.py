"""The benchmark reports what it is asked to, from real play."""

import json
from statistics import median
from urllib.request import Request, urlopen

import pytest

from hexfront.cli import main
from hexfront.games import IDS, find
from hexfront.lab import bench
from hexfront.lab.served import served

SCENARIOS = {"noretreat": "A", "stalingrado": "blue"}
"""Short ones of games whose first is long."""


@pytest.fixture
def quick(monkeypatch):
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "DECISIONS", 300)
    monkeypatch.setattr(bench, "WHOLE", 1)
    monkeypatch.setattr(bench, "SAVED", 1)
    monkeypatch.setattr(bench, "CLONES", 20)
    monkeypatch.setattr(bench, "PLANNED", 0.02)


@pytest.mark.parametrize("id", IDS)
def test_the_benchmark_measures_every_game(quick, id):
    found = bench.run(games=[id], scenario=SCENARIOS.get(id))
    assert set(found) == {"machine", id}
    assert found[id].keys() == bench.measures_of(id).keys()
    assert {"decisions_per_s", "games_per_s", "clone_us", "state_bytes", "save_bytes"} <= set(
        found[id]
    )
    assert all(value > 0 for value in found[id].values())
    json.dumps(found)


@pytest.mark.parametrize(
    ("id", "aims"),
    [
        ("volga", {"decisions_per_s": 20_000, "clone_us": 5}),
        ("noretreat", {"game_ms": 2_000, "supply_us": 1_000, "reach_us": 200}),
        ("heroes", {"decisions_per_s": 10_000, "game_ms": 50, "sight_us": 2, "tables_s": 2}),
        ("stalingrado", {"game_ms": 20_000, "reach_us": 100, "supply_ms": 5, "clone_us": 30}),
    ],
)
def test_every_game_has_its_aims(id, aims):
    known = bench.measures_of(id)
    assert aims.items() <= {key: one.least or one.most for key, one in known.items()}.items()
    assert all(known[key].least for key in aims if key.endswith("per_s"))
    assert all(known[key].most for key in aims if not key.endswith("per_s"))


def test_a_round_is_so_many_decisions_and_a_long_game_goes_on_in_the_next():
    play = bench.RandomPlay(find("volga"), "rounds")
    first = play.state
    assert play.on(10) > 0
    assert play.state is first  # ten decisions end no game
    assert not play.games
    play.on(5_000)
    assert play.state is not first
    assert len(play.games) > 10
    assert all(seconds > 0 for seconds in play.games)


def test_a_state_and_a_save_are_small():
    volga = find("volga")
    play = bench.RandomPlay(volga, "small")
    sizes = []
    for _ in range(20):
        play.on(37)
        sizes.append(len(json.dumps(volga.dump(play.state), separators=(",", ":"))))
    assert median(sizes) < 2000
    assert bench.save_bytes(volga, 300) < 10_000


def test_one_game_is_measured_with_its_scenario(quick, capsys):
    assert main(["bench", "heroes", "--scenario", "mir", "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == {"machine", "heroes"}


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["--scenario", "mir"], "--scenario needs the name of the one game"),
        (["heroes", "volga", "--scenario", "mir"], "--scenario needs the name of the one game"),
        (["heroes", "--scenario", "atlantis"], "no scenario 'atlantis'"),
    ],
)
def test_a_scenario_of_no_game_is_refused(words, complaint, capsys):
    assert main(["bench", *words]) == 2
    assert complaint in capsys.readouterr().err


def test_numbers_stand_beside_what_we_aim_at(monkeypatch, capsys):
    figures = dict.fromkeys(bench._SERVER, 0) | {"paced_p50_ms": 70.5}
    monkeypatch.setattr(bench.load, "measure", lambda: figures)
    monkeypatch.setattr(bench.load, "measure_others", dict)
    monkeypatch.setattr(bench.load, "measure_thinking", dict)
    assert main(["bench", "server"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert any(line.split()[:4] == ["70.5", "≤", "5", "✗"] for line in lines)
    assert any(line.split()[:4] == ["0", "≤", "0", "✓"] for line in lines)


def test_a_part_that_there_is_not_is_refused(capsys):
    with pytest.raises(SystemExit) as ended:
        main(["bench", "kitchen"])
    assert ended.value.code == 2
    complaint = capsys.readouterr().err
    assert "there is no 'kitchen'; there are engine, server, client, volga" in complaint


def test_the_client_is_looked_at_in_every_game_and_in_the_middle_of_the_largest(monkeypatch):
    monkeypatch.setattr(bench, "MIDDLE", 30)
    with served() as server:
        tokens = bench.boards(server)
        states = {name: _state(server.host, token) for name, token in tokens.items()}
    assert set(states) == {*IDS, "stalingrado_middle"}
    assert states["stalingrado_middle"]["length"] == 1 + 30
    wanted = {f"{name}_{gesture}_fps_1440" for name in states for gesture in ("pan", "zoom")}
    assert wanted <= set(bench._CLIENT)


def _state(host: str, token: str) -> dict:
    headers = {"authorization": f"Bearer {token}"}
    with urlopen(Request(f"http://{host}/api/seat/state", b"", headers)) as answer:
        return json.load(answer)
