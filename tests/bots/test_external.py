"""Programs as players: what they are told, what they may answer, and how they lose."""

import json
import shlex
import sys
import textwrap
import time
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import hexfront
from hexfront import bots
from hexfront.bots.names import seat_and_bot, split_names
from hexfront.cli import main
from hexfront.core.game import BadSetup, check_setup
from hexfront.games import find
from hexfront.lab import plans

EXAMPLES = Path(__file__).parents[2] / "examples"


def program(tmp_path, text, seconds="") -> str:
    """The name of a bot that runs this text; `told` is what it was told last."""
    path = tmp_path / "mybot.py"
    loop = "import json, sys, time\nfor line in sys.stdin:\n    told = json.loads(line)\n"
    path.write_text(loop + textwrap.indent(textwrap.dedent(text), "    "))
    return f"cmd{seconds}:{shlex.join([sys.executable, str(path)])}"


def play(game="volga", mode="1v1", scenario=None, **seats):
    setup = check_setup(find(game), mode, scenario, None)
    return plans.play_one(plans.Plan(game, setup, seats, "external"), 0)


NOTED = """
    print(line, end="", file=open({path!r}, "a"))
    if told["type"] == "observation":
        print(json.dumps({{"action": told["legal"][0]}}), flush=True)
"""


def test_a_program_is_told_what_its_seat_may_know_and_how_it_ended(tmp_path):
    notes = tmp_path / "notes"
    name = program(tmp_path, NOTED.format(path=str(notes)))
    row = play("heroes", scenario="partisans", soviet=name)
    assert row.error == ""
    told = [json.loads(line) for line in notes.read_text().splitlines()]
    hello, *asked, bye = told
    assert (hello["type"], hello["protocol"], hello["game"]) == ("hello", 1, "heroes")
    assert (hello["seat"], hello["setup"]["scenario"]) == ("soviet", "partisans")
    assert {one["type"] for one in asked} == {"observation"}
    assert [one["number"] for one in asked] == list(range(1, len(asked) + 1))
    # The same game again: what it was told is the view of its seat, and nothing else.
    game = hexfront.new("heroes", mode="1v1", scenario="partisans", seed="external-0")
    setup = game.setup
    again = plans.play_again(plans.Plan("heroes", setup, {"soviet": name}, ""), "external-0")
    ours = [one for one in again.history if one.seat == "soviet"]
    assert len(ours) == len(asked)
    for one, played in zip(asked[:40], ours, strict=False):
        seen = json.loads(json.dumps(game.definition.view(played.before, "soviet")))
        assert one["view"] == seen
        assert tuple(one["legal"][0]) == played.action
    assert bye == {
        "type": "bye",
        "forfeit": None,
        "result": {
            "winners": list(again.result.winners),
            "kind": row.kind,
            "rule": row.rule,
            "score": dict(again.result.score),
        },
    }


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("print('good morning', flush=True)", "answers nonsense: 'good morning'"),
        ("print(json.dumps({'action': ['fly', 'away']}), flush=True)", "answers nonsense: "),
        ("print('[' * 100_000, flush=True)", "answers nonsense: "),
        ("print(3, flush=True)", "answers nonsense: '3'"),
        ("sys.stdout.write('half a line'); break", "answers nonsense: 'half a line'"),
        ("sys.exit(7)", "has ended with code 7 in the middle of the game (question 1)"),
    ],
)
def test_nonsense_and_crashes_lose_the_game(tmp_path, text, why):
    row = play(german=program(tmp_path, text))
    assert (row.winners, row.kind) == ("soviet", "forfeit")
    assert row.error.startswith("german forfeits: ")
    assert why in row.error
    assert row.is_finished


def test_a_program_that_never_answers_loses_the_game(tmp_path, monkeypatch):
    monkeypatch.setattr(bots.external, "FIRST", 0.1)
    row = play(german=program(tmp_path, "time.sleep(600)", "@0.2"))
    assert "no answer within 0.3 seconds (question 1)" in row.error
    assert row.winners == "soviet"


def test_a_program_is_ended_with_all_that_it_started(tmp_path):
    alive = tmp_path / "alive"
    child = f"import time\nwhile True: open({str(alive)!r}, 'w').close(); time.sleep(0.02)"
    text = f"""
        import os, subprocess
        subprocess.Popen([sys.executable, "-c", {child!r}])
        while not os.path.exists({str(alive)!r}): time.sleep(0.01)
        print("nonsense", flush=True)
    """
    row = play(german=program(tmp_path, text))
    assert "answers nonsense" in row.error
    alive.unlink()
    time.sleep(0.2)
    assert not alive.exists()


def test_a_run_goes_on_and_counts_what_was_forfeited(tmp_path, capsys):
    name = program(tmp_path, "sys.exit(1)")
    words = ["sim", "volga", "--mode", "1v1", "-n", "3", "--workers", "1", "--json"]
    assert main([*words, "--seats", f'german="{name}",soviet=random']) == 0
    out, err = capsys.readouterr()
    told = json.loads(out)
    assert (told["finished"], told["errors"], told["forfeits"]) == (3, 0, 3)
    assert told["wins"] == {"german": 0, "soviet": 3}
    assert err.count("german forfeits: ") == 3


def test_names_of_programs_may_hold_commas_and_equal_signs():
    assert split_names("axis=cmd:./bot --x=1,soviet=planner") == [
        "axis=cmd:./bot --x=1",
        "soviet=planner",
    ]
    quoted = """axis="cmd:./bot --list 'a,b'" """.strip()
    assert split_names(f"{quoted},soviet=planner") == [quoted, "soviet=planner"]
    assert seat_and_bot("axis=cmd:./bot --x=1") == ("axis", "cmd:./bot --x=1")
    assert seat_and_bot('axis="cmd:./bot a,b"') == ("axis", "cmd:./bot a,b")
    assert seat_and_bot("cmd:./bot --x=1") == ("", "cmd:./bot --x=1")
    assert seat_and_bot("planner") == ("", "planner")


@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("cmd:", "names no program"),
        ("cmd:./nowhere --x=1", r"no program './nowhere' that can be run"),
        ("cmd:echo 'half", "No closing quotation"),
        ("cmd@soon:true", "seconds for an answer"),
        ("cmd@-1:true", "seconds for an answer"),
    ],
)
def test_a_program_that_cannot_be_is_named_before_anything_is_played(name, complaint):
    with pytest.raises(BadSetup, match=complaint):
        bots.make_bot("volga", name, programs=True)


def test_a_program_is_started_only_where_it_may_be():
    with pytest.raises(BadSetup, match="from the command line only"):
        bots.make_bot("volga", "cmd:true")


def test_the_terminal_plays_against_a_program(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("HEXFRONT_DATA", str(tmp_path))
    words = ["play", "volga", "--mode", "1v1", "--seed", "a", "--save", str(tmp_path / "g.jsonl")]
    assert main([*words, "--bot", f"german={program(tmp_path, 'sys.exit(3)')}"]) == 1
    out, err = capsys.readouterr()
    assert "german forfeits: " in err
    assert "g.jsonl" in out, "the game is kept, and can go on with another bot"


# -- the examples


def test_the_example_of_a_program_plays_and_plays_the_same_again():
    name = f"cmd:{shlex.join([sys.executable, str(EXAMPLES / 'program_bot.py')])}"
    rows = [play(german=name) for _ in range(2)]
    assert rows[0].error == ""
    assert (rows[0].actions, rows[0].winners) == (rows[1].actions, rows[1].winners)


@pytest.fixture
def hasty(monkeypatch):
    """The module of the example package, found by its entry point as if installed."""
    folder = EXAMPLES / "bot_package"
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    ((game, target),) = project["entry-points"]["hexfront.bots"].items()
    module_name, _, attribute = target.partition(":")
    spec = spec_from_file_location(module_name, folder / f"{module_name}.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(bots, "_brought_along", lambda: {game: getattr(module, attribute)})
    return module


def test_the_example_of_a_class_plays(hasty):
    assert play(german="hasty").error == ""


@pytest.mark.parametrize(
    ("answer", "why"),
    [
        (lambda self, observation: 1 / 0, "hasty: ZeroDivisionError: division by zero"),
        (lambda self, observation: ("fly", 3), r"hasty: ('fly', 3) is no legal action"),
    ],
)
def test_a_class_that_fails_loses_its_game(hasty, monkeypatch, answer, why):
    monkeypatch.setattr(hasty.Hasty, "choose", answer)
    row = play(german="hasty")
    assert (row.winners, row.kind) == ("soviet", "forfeit")
    assert row.error == f"german forfeits: {why}"
