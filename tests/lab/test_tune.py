"""Tuning: it climbs, goes on from its file, and leaves the weights as they were."""

import random

import pytest

from hexfront.bots.volga import tuning, weights
from hexfront.cli import main
from hexfront.core.game import HexfrontError
from hexfront.lab.tune import Search, score

START = {"one": 0.0, "two": 5.0}
BEST = {"one": 2.0, "two": 4.0}


def search_on(search, generations):
    for _ in range(generations):
        directions = search.draw(random.Random(search.generation), 16)
        sets = [search.at(direction) for direction in directions]
        search.follow(
            directions, [-sum((one[name] - BEST[name]) ** 2 for name in BEST) for one in sets]
        )


def test_the_weights_move_to_what_scores_best_and_the_spread_shrinks():
    search = Search(START, {"one": 0.5, "two": 0.5})
    search_on(search, 80)
    assert search.middle == pytest.approx(BEST, abs=0.05)
    assert max(search.spread.values()) < 0.1


def test_a_run_goes_on_from_its_file(tmp_path):
    whole, half = Search(START, dict.fromkeys(START, 0.5)), Search(START, dict.fromkeys(START, 0.5))
    search_on(whole, 6)
    search_on(half, 3)
    half.write(tmp_path / "weights.json")
    rest = Search(START, dict.fromkeys(START, 0.5))
    rest.read(tmp_path / "weights.json")
    search_on(rest, 3)
    assert rest.middle == pytest.approx(whole.middle)


def test_a_file_of_something_else_is_named(tmp_path):
    path = tmp_path / "weights.json"
    path.write_text('{"generation": 1}')
    with pytest.raises(HexfrontError, match=r"weights\.json: no weights of `hexfront tune`"):
        Search(START, START).read(path)


def test_planners_play_by_the_weights_on_trial_and_by_their_own_afterwards():
    before = weights.in_force()
    numbers = dict(tuning.start())
    plain = score("volga", "solo", numbers, ["t/1"])
    lazy = score("volga", "solo", numbers | {"least_fire": 99.0}, ["t/1"])
    assert lazy < plain  # nobody is strong enough to be sent anywhere
    assert weights.in_force() is before


def test_a_game_without_weights_to_tune_says_so(tmp_path, capsys):
    out = tmp_path / "weights.json"
    assert main(["tune", "noretreat", "--mode", "two", "--out", str(out)]) != 0
    assert "noretreat has nothing to tune" in capsys.readouterr().err
