"""The ladder: sides changed, goes on after an interrupt, and says how sure it is."""

import json

import pytest

from hexfront.cli import main
from hexfront.core.game import BadSetup
from hexfront.games import find
from hexfront.lab.ladder import Outcome, matches, play_match, ratings, read_outcomes


def test_each_seed_is_played_from_both_sides():
    todo = matches(find("volga"), ["random", "recruit"], 4, "s", 1.0)
    assert [(one.number, one.side) for one in todo] == [(0, 0), (0, 1), (1, 0), (1, 1)]
    assert {one.upper for one in todo} == {"recruit"}


def test_the_scenarios_take_turns():
    todo = matches(find("noretreat"), ["random", "planner"], 6, "s", 1.0)
    assert len({one.scenario for one in todo}) == 3


def test_a_match_is_determined_by_its_seed():
    match = matches(find("volga"), ["random", "recruit"], 1, "again", 1.0)[0]
    one, two = play_match(match), play_match(match)
    assert not one.error
    assert (one.won, one.turns, one.decisions) == (two.won, two.turns, two.decisions)


def test_a_bot_that_fails_is_an_error_and_no_result():
    match = matches(find("volga"), ["random", "nobody"], 1, "s", 1.0)[0]
    assert "no bot 'nobody'" in play_match(match).error


def test_the_command_goes_on_where_it_was_interrupted(tmp_path, capsys):
    out = tmp_path / "ladder.jsonl"
    words = ["ladder", "volga", "-n", "4", "--seed", "x", "--levels", "random,recruit"]
    words += ["--workers", "1", "--out", str(out), "--json"]
    assert main(words) == 0
    whole = json.loads(capsys.readouterr().out)
    lines = out.read_text().splitlines()
    out.write_text("\n".join(lines[:2]) + "\n" + lines[2][:40])
    assert main(words) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["pairs"][0]["wins"] == whole["pairs"][0]["wins"]
    assert again["pairs"][0]["games"] == 4
    assert len(out.read_text().splitlines()) == 4


def test_a_file_of_something_else_is_refused_with_its_line(tmp_path):
    path = tmp_path / "x.jsonl"
    path.write_text('{"a": 1}\n{"b": 2}\n')
    with pytest.raises(BadSetup, match="line 1: no result of a ladder"):
        read_outcomes(path)


def outcome(upper: str, lower: str, won: float) -> Outcome:
    return Outcome({"upper": upper, "lower": lower}, won, 0, "", 1, 1.0, 1, 1.0)


def test_ratings_follow_the_wins():
    games = [outcome("b", "a", 1.0)] * 15 + [outcome("b", "a", 0.0)] * 5
    games += [outcome("c", "b", 0.5)] * 20
    rated = ratings(games, ["a", "b", "c"])
    assert rated["a"] == 0
    assert 150 < rated["b"] < 220
    assert abs(rated["c"] - rated["b"]) < 1


def test_levels_that_do_not_exist_are_named(capsys):
    assert main(["ladder", "volga", "--levels", "recruit,general"]) == 2
    assert "volga has no bot 'general'; it has random, " in capsys.readouterr().err
