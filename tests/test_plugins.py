"""Games and bots of other packages: installed, played in terminal and server, or refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import hexfront

ROOT = Path(__file__).parents[1]
PLUGIN = ROOT / "tests" / "plugin"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Ford, built from a copy of its sources and installed into a folder of its own."""
    folder = tmp_path_factory.mktemp("plugin")
    source, target = folder / "source", folder / "site"
    subprocess.run(["cp", "-r", PLUGIN, source], check=True)
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation"]
    subprocess.run([*pip, "--no-index", "--target", target, source], check=True)
    return target


def run(site: Path, *command: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    """A process that has our package and what lies in the folder."""
    ours = Path(hexfront.__file__).parents[1]
    env = dict(os.environ, PYTHONPATH=f"{ours}{os.pathsep}{site}", HEXFRONT_LANGUAGE="en")
    env |= {"HEXFRONT_DATA": str(site / "saves"), "COLUMNS": "80"}
    return subprocess.run(
        [sys.executable, *command], capture_output=True, text=True, env=env, input=stdin, cwd=site
    )


def cli(site: Path, *words: str, stdin: str = "") -> str:
    done = run(site, "-m", "hexfront.cli", *words, stdin=stdin)
    assert done.returncode == 0, done.stderr
    return done.stdout


PLAYED = """
import random, hexfront
game = hexfront.new("ford", seed="plugin")
rng = random.Random("plugin")
while game.decision:
    game.play(rng.choice(game.decision.actions))
copy = hexfront.position("ford", game.text)
assert copy.digest == game.digest
assert hexfront.Record.of(game).replay(hexfront.find).digest == game.digest
print(game.result.kind, len(game.history))
"""


def test_an_installed_game_is_played_saved_and_replayed(installed: Path) -> None:
    done = run(installed, "-c", PLAYED)
    assert done.returncode == 0, done.stderr
    kind, moves = done.stdout.split()
    assert kind in ("mill-taken", "mill-held", "destroyed")
    assert int(moves) > 5


def test_the_command_lists_it_and_plays_it_out(installed: Path) -> None:
    games = json.loads(cli(installed, "games", "--json"))["games"]
    assert [game["id"] for game in games] == [*hexfront.IDS, "ford"]
    assert games[-1]["bots"] == ["eager", "random"]
    told = json.loads(cli(installed, "sim", "ford", "-n", "20", "--seats", "blue=eager", "--json"))
    assert (told["finished"], told["errors"]) == (20, 0)


def test_the_terminal_draws_it_from_its_components(installed: Path) -> None:
    shown = cli(installed, "play", "ford", "--seed", "a", stdin="1\n1\nlook B04\nwhy to A01\nq\n")
    assert "A01 field   A02 field   A03 river   A04 field" in shown
    assert "      B2 2-1                              R2 1-1" in shown
    assert "B1 moves from A01 to A02. [3.1]" in shown
    assert "Red, R2 1-1" in shown


def test_what_is_forbidden_comes_with_the_number_of_its_own_rule(installed: Path) -> None:
    code = (
        "import hexfront; game = hexfront.new('ford', seed='a'); game.play(('unit', 'B1'))\n"
        "for action in (('to', 'C04'), ('to', 'B01')): print(game.why_not(action))"
    )
    first, second = run(installed, "-c", code).stdout.splitlines()
    assert first == "to C04: A unit moves one hex [3.1]"
    assert second == "to B01: No two units stand in one hex [3.2]"


SERVED = """
import sys
from tests.server.process import ServerProcess, tokens
from pathlib import Path
server = ServerProcess(Path(sys.argv[1]))
get = server.http.get
try:
    parts = get("/games/ford/components").json()
    token = tokens(server.table(game="ford", bots={"red": "eager"}))["blue"]
    print([game["id"] for game in get("/games").json()][-1], len(parts["hexes"]))
    print("ford-seat-blue = Blue" in get("/games/ford/words?lang=es").json())
    print(get("/games/ford/rules").json()["3.1"])
    state = server.ask(token, "state").json()
    for action in (["unit", "B1"], ["to", "A02"]):
        state = server.ask(token, "play", number=state["number"], action=action).json()
    print(state["view"]["units"][0])
finally:
    server.stop()
"""


def test_the_server_serves_it(installed: Path, tmp_path: Path) -> None:
    code = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n{SERVED}"
    done = run(installed, "-c", code, str(tmp_path))
    assert done.stdout.splitlines() == [
        "ford 12",
        "True",
        "A unit moves one hex",
        "{'id': 'B1', 'hex': 'A02'}",
    ], done.stderr


def broken(site: Path, package: str, module: str, group: str, entry: str) -> Path:
    """A package as pip leaves it behind, with one module and one entry point."""
    info = site / f"{package.replace('-', '_')}-2.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 2.0\n")
    (info / "entry_points.txt").write_text(f"[hexfront.{group}]\n{entry}\n")
    (site / f"{entry.partition('= ')[2].partition(':')[0]}.py").write_text(module)
    return site


FORD = "from dataclasses import replace\nfrom ford import GAME\n"


@pytest.mark.parametrize(
    ("module", "group", "entry", "reason"),
    [
        ("import nowhere\n", "games", "bad = bad:GAME", "bad:GAME: ModuleNotFoundError: No module"),
        ("1 / 0\n", "games", "bad = bad:GAME", "bad:GAME: ZeroDivisionError: division by zero"),
        ("", "games", "bad = bad:GAME", "bad:GAME: AttributeError: module 'bad' has no attribute"),
        ("GAME = 3\n", "games", "bad = bad:GAME", "its game 'bad' is a int, not a Definition"),
        (
            FORD + "GAME = replace(GAME, id='other')\n",
            "games",
            "bad = bad:GAME",
            "its entry point is called 'bad', but the game's id is 'other'",
        ),
        (
            FORD + "GAME = replace(GAME, id='volga')\n",
            "games",
            "volga = bad:GAME",
            "there is a game 'volga' already",
        ),
        (
            FORD + "from pathlib import Path\nGAME = replace(GAME, id='bad', data=Path('no'))\n",
            "games",
            "bad = bad:GAME",
            "rules.csv: No such file or directory",
        ),
        ("BOTS = [3]\n", "bots", "volga = bad:BOTS", "its bots for 'volga' are a list"),
        ("BOTS = {'b': int}\n", "bots", "chess = bad:BOTS", "bots for 'chess', and there is no"),
        (
            "BOTS = {'planner': int}\n",
            "bots",
            "volga = bad:BOTS",
            "has a bot planner already",
        ),
    ],
)
def test_a_broken_package_is_named_once_and_costs_no_other(
    installed: Path, tmp_path: Path, module: str, group: str, entry: str, reason: str
) -> None:
    broken(tmp_path, "bad-luck", module, group, entry)
    code = (
        f"import sys; sys.path.append({str(installed)!r})\n"
        "import hexfront; from hexfront.bots import makers\n"
        "hexfront.ids(), hexfront.ids()\n"
        "print(*hexfront.ids(), *makers('ford'), *makers('volga'))\n"
    )
    done = run(tmp_path, "-c", code)
    volga = ["random", *import_module("hexfront.bots.volga").BOTS]
    assert done.stdout.split() == [*hexfront.IDS, "ford", "random", "eager", *volga]
    (line,) = done.stderr.splitlines()
    assert line.startswith("hexfront: bad-luck 2.0 is left out: ")
    assert reason in line


def test_another_package_adds_a_bot_to_a_game_of_ours(tmp_path: Path) -> None:
    module = "from hexfront.bots import Random\nBOTS = {'mine': Random}\n"
    broken(tmp_path, "good-luck", module, "bots", "volga = good:BOTS")
    told = json.loads(cli(tmp_path, "sim", "volga", "-n", "1", "--seats", "german=mine", "--json"))
    assert told["finished"] == 1
