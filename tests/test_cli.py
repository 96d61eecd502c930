"""The command `hexfront`, run as users run it."""

import io
import json
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import hexfront
from hexfront import cli
from hexfront.core.chance import Typed
from hexfront.core.record import Record

ATTACK = "24: G-PZ-2/3 G-IN-191; 25: S-RD-45/2; hand g-stuka; soviet-hand s-sniper"


@pytest.fixture
def environment(tmp_path):
    kept = {"PATH", "HOME", "LANG", "PYTHONPATH", "VIRTUAL_ENV"}
    return {key: value for key, value in os.environ.items() if key in kept} | {
        "HEXFRONT_DATA": str(tmp_path / "data"),
        "HEXFRONT_CONFIG": str(tmp_path / "config"),
        "PYTHONUNBUFFERED": "1",
    }


@pytest.fixture
def run(environment, tmp_path):
    def run(*words, typed="", module="hexfront.cli", **more):
        return subprocess.run(
            [sys.executable, "-m", module, *map(str, words)],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env=environment | more,
            cwd=tmp_path,
            timeout=60,
        )

    return run


@pytest.fixture
def call(capsys):
    """The same without a process of its own: code, output, complaint."""

    def call(*words):
        try:
            code = cli.main([str(word) for word in words])
        except SystemExit as left:
            code = left.code
        return code, *capsys.readouterr()

    return call


@pytest.fixture
def start(environment, tmp_path):
    """A command that is still running."""
    started = []

    def start(*words):
        process = subprocess.Popen(
            [sys.executable, "-m", "hexfront.cli", *map(str, words)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=environment,
            cwd=tmp_path,
        )
        started.append(process)
        return process

    yield start
    for process in started:
        if process.poll() is None:
            process.kill()
        process.communicate()


def until(process, word):
    """What it has printed when a word appears."""
    shown = b""
    while not shown.endswith(word):
        piece = os.read(process.stdout.fileno(), 1)
        assert piece, shown
        shown += piece
    return shown.decode()


def is_one_clear_line(text):
    return text.startswith("hexfront: ") and text.count("\n") == 1 and "Traceback" not in text


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    """A record of a whole game."""
    path = tmp_path_factory.mktemp("records") / "finished.jsonl"
    rng = random.Random("finished")
    game = hexfront.new("volga", seed="finished")
    while game.decision:
        game.play(rng.choice(game.decision.actions))
    Record.of(game).save(path)
    return path


# -- help, versions, wrong words


def test_every_command_explains_itself(run, capsys):
    whole = run("--help")
    assert whole.returncode == 0
    for command in cli.COMMANDS:
        assert command in whole.stdout
        with pytest.raises(SystemExit) as ended:
            cli.main([command, "--help"])
        assert ended.value.code == 0
        assert f"usage: hexfront {command}" in capsys.readouterr().out


def test_the_version_is_printed(run):
    assert run("--version").stdout == f"hexfront {hexfront.__version__}\n"


def test_the_package_itself_can_be_run(run):
    assert run("--version", module="hexfront").stdout == f"hexfront {hexfront.__version__}\n"


@pytest.mark.parametrize(
    "words",
    [
        ["dance"],
        ["play"],
        ["play", "chess"],
        ["play", "volga", "--dice", "loaded"],
        ["play", "volga", "--mode", "duel"],
        ["play", "volga", "--option", "variant"],
        ["play", "volga", "--option", "variant=Z"],
        ["play", "volga", "--option", "weather=on"],
        ["play", "volga", "--seat", "soviet"],
        ["play", "volga", "--seat", "mars"],
        ["play", "volga", "--bot", "genius"],
        ["play", "volga", "--bot", "mars=random"],
        ["play", "volga", "--bot", "soviet=random"],
        ["play", "volga", "--mode", "1v1", "--seat", "soviet", "--bot", "soviet=random"],
        ["play", "--load", "game.jsonl", "--seed", "x"],
        ["sim", "volga", "--seats", "german=genius"],
        ["sim", "volga", "-n", "0"],
        ["odds", "volga", "planned"],
        ["odds", "volga", "--position", ATTACK],
        ["odds", "volga", "--position", ATTACK, "--at", "3", "call"],
        ["replay"],
        ["replay", "game.jsonl", "--to", "x"],
        ["coverage", "chess"],
    ],
)
def test_wrong_words_are_refused_with_code_2(call, words):
    code, shown, complaint = call(*words)
    assert code == 2
    assert shown == ""
    assert complaint.strip().startswith(("hexfront: ", "usage: hexfront"))


def test_wrong_words_leave_no_traceback(run):
    for words in (["dance"], ["play", "chess"]):
        done = run(*words)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ["replay", "nowhere.jsonl"],
        ["replay", "nowhere.jsonl", "--verify"],
        ["play", "--load", "nowhere.jsonl"],
        ["odds", "volga", "--record", "nowhere.jsonl", "call"],
        ["odds", "volga", "--position", "24: G-XX-9", "call"],
        ["odds", "volga", "--position", ATTACK, "charge"],
        ["play", "volga", "--position", "24: G-XX-9"],
    ],
)
def test_what_fails_is_said_in_one_line_with_code_1(call, words):
    code, shown, complaint = call(*words)
    assert code == 1
    assert shown == ""
    assert is_one_clear_line(complaint)


@pytest.mark.parametrize(
    ("error", "code", "said"),
    [
        (PermissionError(13, "Permission denied", "a.jsonl"), 1, "a.jsonl: Permission denied"),
        (OSError(28, "No space left on device"), 1, "No space left on device"),
        (hexfront.BadSetup("no such mode"), 2, "no such mode"),
        (hexfront.HexfrontError("two\nlines"), 1, "two lines"),
        (KeyboardInterrupt(), 130, "interrupted"),
    ],
)
def test_every_failure_has_its_code(call, monkeypatch, error, code, said):
    def fail(args):
        raise error

    monkeypatch.setattr("hexfront.terminal.games.main", fail)
    found, _, complaint = call("games")
    assert found == code
    assert complaint.strip() == f"hexfront: {said}"


def test_a_bad_component_table_is_named_with_file_line_and_reason(run, tmp_path):
    folder = tmp_path / "config" / "overrides" / "volga"
    folder.mkdir(parents=True)
    table = Path(hexfront.__file__).parent / "games" / "volga" / "data" / "hexes.csv"
    text = table.read_text("utf-8").replace(",urban,Spartanovka", ",swamp,Spartanovka")
    (folder / "hexes.csv").write_text(text, "utf-8")
    for words in (["games"], ["play", "volga"]):
        done = run(*words)
        assert done.returncode == 1
        assert is_one_clear_line(done.stderr), done.stderr
        assert re.search(r"hexes\.csv, line 6, column terrain: ", done.stderr)


def test_a_closed_pipe_is_no_fault(environment, finished):
    command = f"{sys.executable} -m hexfront.cli replay {finished} | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, env=environment)
    assert done.stderr == ""
    assert done.stdout.count("\n") == 1


# -- games, coverage


def test_games_are_listed_with_modes_seats_scenarios_and_options(run):
    shown = run("games").stdout
    for word in ("volga", "solo", "cooperative", "1v1", "2v1", "yellow", "battle", "variant"):
        assert word in shown
    for word in ("noretreat", "axis", "campaign", "windows"):
        assert word in shown
    for word in ("heroes", "partisans", "2v2", "variable_ap", "stalingrado", "uranus", "hq_moves"):
        assert word in shown
    assert "(default)" in shown
    assert max(map(len, shown.splitlines())) <= 80


def test_games_are_listed_as_json(call):
    games = {game["id"]: game for game in json.loads(call("games", "--json")[1])["games"]}
    assert tuple(games) == hexfront.IDS
    modes = games["volga"]["modes"]
    assert {mode["name"] for mode in modes} == {"solo", "cooperative", "1v1", "2v1"}
    assert (modes[0]["seats"], modes[0]["automatic"]) == (["german"], ["soviet"])
    assert [mode["seats"] for mode in games["noretreat"]["modes"]] == [["axis", "soviet"]]
    for game in games.values():
        for option in game["options"]:
            assert option["default"] in option["values"]
            assert option["means"]
            assert all(option["values"].values())
        assert "random" in game["bots"]


def test_coverage_counts_and_names_what_is_missing(call):
    code, shown, _ = call("coverage", "volga")
    assert code == 0
    assert re.match(r"volga: 399 statements, \d+ implemented, \d+ tested", shown)
    one = json.loads(call("coverage", "volga", "--json")[1])
    every = json.loads(call("coverage", "--json")[1])
    assert one["statements"] == 399
    assert one == every["games"]["volga"]
    assert tuple(every["games"]) == hexfront.IDS
    for key in ("statements", "implemented", "tested"):
        assert every[key] == sum(game[key] for game in every["games"].values())
    assert one["implemented"] + len(one["missing_code"]) == one["statements"]


# -- replay


def test_a_record_is_told_move_by_move_with_the_result_at_the_end(run, finished):
    shown = run("replay", finished).stdout
    game = hexfront.load(finished)
    told = [int(number) for number in re.findall(r"^(\d+)\. German: ", shown, re.M)]
    assert told == list(range(1, len(game.history) + 1))
    assert "The battle is over." in shown
    assert re.search(r"\bwins?\.", shown)
    assert "\x1b" not in shown
    assert "{" not in shown


def test_a_replay_stops_where_it_is_told_to(call, finished):
    _, shown, _ = call("replay", finished, "--to", "3")
    assert re.findall(r"^(\d+)\. ", shown, re.M) == ["1", "2", "3"]
    assert "The game is not over" in shown


def test_a_replay_tells_what_a_seat_saw(call, tmp_path):
    game = hexfront.new("volga", mode="1v1", seed="seats")
    rng = random.Random("seats")
    while not game.state.soviet_hand:
        game.play(rng.choice(game.decision.actions))
    path = tmp_path / "two.jsonl"
    Record.of(game).save(path)
    everybody, german, soviet = (
        call("replay", path, *seat)[1] for seat in ([], ["--seat", "german"], ["--seat", "soviet"])
    )
    assert "The Germans draw a card." in everybody
    assert "The Germans draw a card." in soviet
    assert "The Germans draw a card." not in german
    assert re.search(r"The Soviets draw a card;", german)
    assert not re.search(r"The Soviets draw a card;", soviet)
    assert call("replay", path, "--seat", "mars")[0] == 2


def test_a_true_record_is_verified(run, finished):
    done = run("replay", finished, "--verify")
    assert done.returncode == 0
    assert done.stdout.startswith("OK")


def test_the_first_line_that_differs_is_named_with_code_1(run, finished, tmp_path):
    lines = finished.read_text("utf-8").splitlines()
    number = next(n for n, line in enumerate(lines) if n > 4 and '"rolls"' in line)
    row = json.loads(lines[number])
    row["rolls"][0] = row["rolls"][0] % 6 + 1
    lines[number] = json.dumps(row)
    path = tmp_path / "touched.jsonl"
    path.write_text("\n".join(lines) + "\n", "utf-8")
    done = run("replay", path, "--verify")
    assert done.returncode == 1
    assert done.stdout == ""
    assert is_one_clear_line(done.stderr)
    assert f"line {number + 1}:" in done.stderr


@pytest.mark.parametrize("text", ["", "hello\n", "{}\n", '{"hexfront":99}\n', "\xff\n"])
def test_what_is_no_record_is_called_so(call, tmp_path, text):
    path = tmp_path / "foreign.jsonl"
    path.write_bytes(text.encode("latin-1"))
    code, shown, complaint = call("replay", path)
    assert (code, shown) == (1, "")
    assert is_one_clear_line(complaint)
    assert "line 1" in complaint


# -- odds


def test_the_odds_of_an_attack_from_a_position(run):
    shown = run("odds", "volga", "--position", ATTACK, "planned").stdout
    assert re.search(r"hex falls +\d+\.\d%", shown)
    assert "Soviet sniper" in shown


def test_the_odds_as_json_are_those_of_the_library(call):
    _, shown, _ = call("odds", "volga", "--position", ATTACK, "--json", "planned")
    game = hexfront.position("volga", ATTACK, seed="odds")
    found = json.loads(shown)
    assert found["odds"] == json.loads(json.dumps(game.odds(("planned",)).to_json()))
    assert found["seat"] == "german"
    assert found["actions"] == [["planned"]]


def test_the_odds_of_what_may_follow_are_shown_side_by_side(call):
    two = ATTACK.replace("soviet-hand s-sniper", "9: S-RD-87; 10: G-IN-194; 8: G-IN-211")
    _, shown, _ = call("odds", "volga", "--position", two, "--json", "planned")
    found = json.loads(shown)
    assert found["odds"] is None
    assert {line["actions"][0][1] for line in found["follow"]} == {"25", "9"}
    _, shown, _ = call("odds", "volga", "--position", two, "planned")
    assert re.search(r"Attack 9 \(.+\).* +\d+\.\d%", shown)
    assert re.search(r"Attack 25 \(.+\).* +\d+\.\d%", shown)


def test_the_way_to_an_attack_is_told_in_words(call):
    two = ATTACK.replace("soviet-hand s-sniper", "9: S-RD-87; 10: G-IN-194; 8: G-IN-211")
    words = ["planned", "target", "9", "attack"]
    code, shown, _ = call("odds", "volga", "--position", two, *words)
    assert code == 0
    assert re.search(r"hex falls +\d+\.\d%", shown)
    same = call("odds", "volga", "--position", two, "planned, target 9, attack")
    assert same[1] == shown


def test_the_odds_of_a_record_are_those_of_its_position(call, tmp_path):
    game = hexfront.position("volga", ATTACK, seed="record")
    game.play(("planned",))
    path = tmp_path / "attack.jsonl"
    Record.of(game).save(path)
    _, shown, _ = call("odds", "volga", "--record", path, "--json", "card", "g-stuka")
    odds = game.odds(("card", "g-stuka")).to_json()
    assert json.loads(shown)["odds"] == json.loads(json.dumps(odds))
    assert "hex falls" in call("odds", "volga", "--record", path, "--at", 0, "planned")[1]
    assert call("odds", "volga", "--record", path, "--at", 9, "planned")[0] == 2


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["charge"], "“charge” is not a valid choice here"),
        (["target", "25"], "“target” can’t be used now"),
        (["planned", "charge"], "“charge” is not a valid choice"),
        (["7"], "“7” is not a valid choice"),
    ],
)
def test_words_that_odds_does_not_know_are_named_and_no_rule_is_blamed(call, words, said):
    two = ATTACK.replace("soviet-hand s-sniper", "9: S-RD-87; 10: G-IN-194; 8: G-IN-211")
    code, shown, complaint = call("odds", "volga", "--position", two, *words)
    assert code == 1
    assert shown == ""
    assert said in complaint
    assert is_one_clear_line(complaint)


def test_odds_do_not_look_past_the_dice(call):
    code, _, complaint = call("odds", "volga", "--position", ATTACK, "call", "to", "X")
    assert code == 2
    assert is_one_clear_line(complaint)


def test_where_nothing_is_rolled_there_are_no_odds(call):
    code, shown, _ = call("odds", "volga", "--position", ATTACK, "short")
    assert code == 0
    assert "Odds unavailable" in shown


# -- play


def test_a_whole_game_is_played_through_the_terminal_and_verified(run, tmp_path):
    rng = random.Random("whole")
    typed = "\n".join(str(rng.randint(1, 4)) for _ in range(3000))
    done = run("play", "volga", "--seed", "whole", "--save", "whole.jsonl", typed=typed)
    assert done.returncode == 0, done.stderr
    assert "The battle is over." in done.stdout
    assert "hexfront replay whole.jsonl" in done.stdout
    assert run("replay", "whole.jsonl", "--verify").stdout.startswith("OK")
    assert hexfront.load(tmp_path / "whole.jsonl").result is not None


def test_output_that_goes_elsewhere_is_plain_and_fits_eighty_columns(run):
    shown = run("play", "volga", "--seed", "plain", typed="?\nm\ni\nc\nq\n").stdout
    assert "\x1b" not in shown
    drawn = [line for line in shown.splitlines() if "~" in line]
    assert len(drawn) == 2 * 17
    assert max(map(len, drawn)) <= 80


def test_a_game_is_saved_and_goes_on_as_if_it_had_never_stopped(run, tmp_path):
    typed = ["1", "1", "1", "1", "1", "1", "1", "3", "stop", "1"]
    run("play", "volga", "--seed", "go", "--save", "whole.jsonl", typed="\n".join(typed))
    run("play", "volga", "--seed", "go", "--save", "part.jsonl", typed="\n".join(typed[:4]))
    done = run("play", "--load", "part.jsonl", typed="\n".join(typed[4:]))
    assert done.returncode == 0
    whole, part = (tmp_path / f"{name}.jsonl" for name in ("whole", "part"))
    assert whole.read_text() == part.read_text()


def test_dice_thrown_by_hand_are_typed_and_recorded(run, tmp_path):
    done = run(
        *("play", "volga", "--dice", "typed", "--save", "dice.jsonl"),
        typed="call\n1 1 2 2 3 3\n",
    )
    assert "Roll 6 dice for reinforcements" in done.stdout
    assert "Dice for reinforcements: 1 1 2 2 3 3." in done.stdout
    game = hexfront.load(tmp_path / "dice.jsonl")
    assert isinstance(game.state.chance, Typed)
    assert game.history[0].rolls[:6] == [1, 1, 2, 2, 3, 3]
    shown = run("replay", "dice.jsonl", "--verify").stdout
    assert "dice typed by hand" in shown


def test_options_modes_seats_and_bots_are_as_asked_for(run, tmp_path):
    done = run(
        *("play", "volga", "--mode", "2v1", "--option", "variant=C", "--option", "w_stack=64"),
        *("--seat", "blue", "--bot", "random", "--save", "game.jsonl", "--seed", "s"),
        typed="",
    )
    assert done.returncode == 0
    game = hexfront.load(tmp_path / "game.jsonl")
    assert game.setup.mode == "2v1"
    assert game.setup["variant"] == "C"
    assert game.seed == "s"
    assert {played.seat for played in game.history} <= {"yellow", "soviet"}
    assert game.decision.seat == "blue"
    assert "--seat blue --bot yellow=random --bot soviet=random" in done.stdout


def test_words_of_the_command_line_are_known_in_capitals_or_not(run, tmp_path):
    done = run(
        *("play", "stalingrado", "--mode", "1V1", "--scenario", "Campaign"),
        *("--option", "Stacks=OPEN"),
        *("--seat", "Axis", "--bot", "Soviet=RANDOM", "--save", "game.jsonl", "--seed", "s"),
        typed="",
    )
    assert done.returncode == 0, done.stderr
    assert "--seat axis --bot soviet=random" in done.stdout
    assert hexfront.load(tmp_path / "game.jsonl").setup["stacks"] == "open"
    shown = run("replay", "game.jsonl", "--seat", "AXIS")
    assert shown.returncode == 0
    wrong = run("play", "stalingrado", "--seat", "allies", typed="")
    assert "has no seat 'allies'; it has axis, soviet" in wrong.stderr


def test_the_end_of_the_input_keeps_the_game_in_the_data_folder(run, tmp_path):
    done = run("play", "volga", typed="call\n")
    assert done.returncode == 0
    (path,) = (tmp_path / "data" / "games").glob("volga-*.jsonl")
    assert f"hexfront play --load {path}" in done.stdout
    assert len(hexfront.load(path).history) == 1


@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 143)])
def test_a_signal_keeps_the_game_and_says_how_to_go_on(start, tmp_path, number, code):
    process = start("play", "volga", "--seed", "stop")
    until(process, b"> ")
    process.stdin.write(b"call\n")
    process.stdin.flush()
    until(process, b"\n> ")
    process.send_signal(number)
    shown, complaints = process.communicate(timeout=20)
    assert process.returncode == code
    assert b"Traceback" not in complaints
    (path,) = (tmp_path / "data" / "games").glob("volga-*.jsonl")
    assert f"hexfront play --load {path}" in shown.decode()
    assert len(hexfront.load(path).history) == 1


# -- sim and bench


def test_a_simulation_prints_one_json_object(call):
    code, shown, _ = call("sim", "volga", "-n", "5", "--workers", "1", "--seed", "s", "--json")
    assert code == 0
    found = json.loads(shown)
    keys = {"game", "games", "finished", "errors", "seconds", "actions", "wins", "turns"}
    assert keys <= found.keys()
    assert found["finished"] == 5


def test_commands_are_modules_that_take_arguments_and_give_a_code():
    for module, _ in cli.COMMANDS.values():
        loaded = __import__(module, fromlist=["main"])
        assert callable(loaded.add_arguments)
        assert callable(loaded.main)


def test_another_games_record_is_never_written_over(run, tmp_path):
    mine, theirs = tmp_path / "mine.jsonl", tmp_path / "notes.txt"
    theirs.write_text("not a game\n")
    assert run("play", "volga", "--seed", "a", "--save", str(mine), typed="q\n").returncode == 0
    kept = mine.read_bytes()
    for path in (mine, theirs):
        done = run("play", "volga", "--seed", "b", "--save", str(path), typed="q\n")
        assert done.returncode == 2
        assert "holds something else" in done.stderr
    assert mine.read_bytes() == kept
    assert theirs.read_text() == "not a game\n"
    assert run("play", "volga", "--seed", "a", "--save", str(mine), typed="q\n").returncode == 0


# -- every game

EVERY_GAME = {
    "volga": ("battle", "solo-c"),
    "noretreat": ("A", "citadel"),
    "heroes": ("mir", "partisans"),
    "stalingrado": ("blue", "blue"),
}
"""A scenario that is soon over, and a recorded game."""

every_game = pytest.mark.parametrize("game", hexfront.IDS)


def golden(game):
    return Path(__file__).parent / "golden" / game / f"{EVERY_GAME[game][1]}.jsonl"


@every_game
def test_every_game_is_played_in_a_pipe_with_its_scenario(call, monkeypatch, tmp_path, game):
    monkeypatch.setattr("sys.stdin", io.StringIO("1\ni\nq\n"))
    path = tmp_path / "kept.jsonl"
    scenario = EVERY_GAME[game][0]
    code, shown, _ = call(
        "play", game, "--scenario", scenario, "--bot", "random", "--seed", "pipe", "--save", path
    )
    assert code == 0
    assert hexfront.find(game).title in shown
    kept = hexfront.load(path)
    assert kept.setup.scenario == scenario
    assert kept.history


@every_game
def test_every_game_is_simulated_with_its_scenario(call, game):
    scenario = EVERY_GAME[game][0]
    words = ("sim", game, "-n", "1", "--workers", "1", "--scenario", scenario, "--seed", "s")
    found = json.loads(call(*words, "--json")[1])
    assert (found["game"], found["scenario"], found["finished"]) == (game, scenario, 1)
    assert call(*words)[1].startswith(f"{game} {hexfront.find(game).modes[0].name} {scenario}: ")


@every_game
def test_every_game_is_replayed_and_verified(call, game):
    code, shown, _ = call("replay", golden(game), "--to", "40")
    assert code == 0
    assert "\n40. " in shown
    assert "{" not in shown
    assert call("replay", golden(game), "--verify")[1].startswith("OK: ")


@every_game
def test_every_game_tells_odds_of_a_recorded_decision(call, game):
    """The first one of the record that dice follow from, and that has chances."""
    record = Record.load(golden(game))
    rolled = [at for at, played in enumerate(record.replay(hexfront.find).history) if played.rolls]
    for at in rolled:
        action = record.moves[at + 1].action
        if record.replay(hexfront.find, at).odds(action) is not None:
            break
    words = ("odds", game, "--record", golden(game), "--at", str(at))
    code, shown, complaint = call(*words, " ".join(action))
    assert code == 0, complaint
    assert "%" in shown
    assert "{" not in shown
    found = json.loads(call(*words, "--json", " ".join(action))[1])
    assert found["odds"]
    assert found["game"] == game


@every_game
def test_every_game_refuses_a_scenario_that_it_does_not_have(call, game):
    for command in (["sim", game], ["play", game], ["bench", game]):
        code, _, complaint = call(*command, "--scenario", "atlantis")
        assert code == 2
        assert f"{game} has no scenario 'atlantis'" in complaint
        assert is_one_clear_line(complaint)


def test_a_position_belongs_to_a_scenario(call, monkeypatch):
    at_mir = "round 2 german; 1-G09: ger-rifles-1/N+active; 1-E09: sov-nkvd-1/S; ap 7 0"
    words = ("odds", "heroes", "--position", at_mir)
    code, shown, _ = call(*words, "--scenario", "mir", "act", "rifles-1", "fire", "e09")
    assert code == 0
    assert "NKVD S1: hit" in shown
    assert call(*words, "act", "rifles-1")[0] == 1  # the first firefight has no NKVD
    monkeypatch.setattr("sys.stdin", io.StringIO("b\nq\n"))
    _, shown, _ = call("play", "heroes", "--position", at_mir, "--scenario", "mir")
    assert "NKVD S1" in shown


def test_a_rule_is_told_in_the_language_that_is_asked_for(capsys):
    assert cli.main(["rule", "volga", "6.1e", "--lang", "es"]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("VG-6.1e  Las unidades azules")
    assert any("reinforcements:deploy_unit" in line for line in told)
    assert cli.main(["rule", "volga", "6.1e", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "VG-6.1e"


@pytest.mark.parametrize(
    ("words", "code", "reason"),
    [
        (["volga", "99.9"], 1, "99.9 is not in the rule index"),
        (["chess", "1.1"], 2, "there is no game 'chess'"),
    ],
)
def test_a_rule_that_is_none_is_told_in_one_line(capsys, words, code, reason):
    assert cli.main(["rule", *words]) == code
    said = capsys.readouterr()
    assert said.out == ""
    assert reason in said.err
    assert said.err.count("\n") == 1
