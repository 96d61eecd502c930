"""Hints through the server, why a bot did what it did, the chance to win, and what would work."""

import json
import time
from pathlib import Path

import pytest
from tests.server.process import tokens

import hexfront
from hexfront.bots import adviser
from hexfront.core.chance import Chance
from hexfront.core.record import Record
from hexfront.report.chances import estimates, swings
from hexfront.server.reasons import may_know_all


def asked(server, token, seat):
    """The state in which a seat is asked, after bots have played."""
    for _ in range(600):
        now = server.ask(token, "state").json()
        if now["decision"] is None or now["decision"]["seat"] == seat:
            return now
        time.sleep(0.1)
    raise AssertionError("nobody asks")


def test_a_hint_has_a_plan_with_reasons_and_is_followed_to_its_end(server):
    token = tokens(server.table(game="heroes", mode="1v1", bots={"soviet": "regular"}))["german"]
    now = asked(server, token, "german")
    hint = server.ask(token, "hint", number=now["number"]).json()
    first, *others = hint["why"]["ideas"]
    assert hint["action"] == first["action"]
    assert others
    assert first["plan"]["id"]
    assert first["marks"]
    assert 0 <= first["chance"] <= 1
    server.ask(token, "play", number=now["number"], action=first["action"])
    later = asked(server, token, "german")
    again = server.ask(token, "hint", number=later["number"]).json()
    assert again["action"] in later["decision"]["actions"]
    assert again["why"]["ideas"][0]["plan"] == first["plan"]


def test_whoever_begins_with_another_idea_has_that_one_explained():
    game = hexfront.new("heroes", mode="1v1", seed="why")
    going_along = adviser("heroes", "veteran@0.05")
    said = going_along.advise(game).why
    other = next(one for one in said.ideas[1:] if one.action != said.ideas[0].action)
    game.play(other.action)
    assert going_along.advise(game).why.ideas[0].plan == other.plan


def test_whoever_goes_another_way_than_the_computer_is_advised_on_that_way():
    golden = Path(__file__).parents[1] / "golden/volga/solo.jsonl"
    game = Record.load(golden).replay(hexfront.games.find, 59)
    going_along = adviser("volga", "veteran@0.02")
    assert going_along.advise(game).action != ("quick",)
    game.play("quick")
    game.play("stack 87")
    advice = going_along.advise(game)
    assert advice.action in [("to", "75"), ("to", "76")]
    assert advice.why.ideas[0].plan.id == "quick"
    assert advice.why.ideas[0].plan.args["hex"] == "87"


def test_reasons_are_told_only_to_who_knows_all_until_the_game_is_over(server):
    fogged = tokens(server.table(mode="1v1", bots={"german": "regular"}))["soviet"]
    asked(server, fogged, "soviet")
    told = server.ask(fogged, "reasons").json()
    assert (told["seat"], told["hidden"], told["told"]) == ("german", True, [])
    table = server.table(game="heroes", mode="1v1", bots={"german": "veteran@0.05"})
    open_ = tokens(table)["soviet"]
    asked(server, open_, "soviet")
    told = server.ask(open_, "reasons").json()
    assert not told["hidden"]
    assert not told["again"]
    assert told["told"][0]["why"]["ideas"][0]["plan"]["id"]
    assert server.ask(table["watch"], "reasons").json()["hidden"]


def test_who_knows_all():
    heroes = hexfront.new("heroes", mode="1v1", seed="why")
    assert may_know_all(heroes, "german")
    assert not may_know_all(heroes, None)
    volga = hexfront.new("volga", mode="1v1", seed="why")
    assert not may_know_all(volga, "german")


def test_the_chance_to_win_is_told_during_the_game_only_if_all_want_it(server):
    both = tokens(server.table(mode="1v1"))
    assert server.ask(both["german"], "chances").json()["reason"] == "chances-not-agreed"
    server.ask(both["german"], "want_chances", wanted=True)
    assert server.ask(both["soviet"], "state").json()["chances"] == ["german"]
    assert server.ask(both["soviet"], "chances").json()["reason"] == "chances-not-agreed"
    assert "chances" not in server.get(both["german"], "report").text.split("<main")[1]
    server.ask(both["soviet"], "want_chances", wanted=True)
    (now,) = server.ask(both["soviet"], "chances").json()
    assert now["side"] == "german"
    assert 0 < now["chance"] < 1
    server.ask(both["german"], "want_chances", wanted=False)
    assert server.ask(both["soviet"], "chances").json()["reason"] == "chances-not-agreed"


@pytest.mark.parametrize("path", ["volga/1v1-a", "noretreat/bagration", "heroes/the-gap"])
def test_estimates_end_with_the_result_and_tell_a_seat_nothing_hidden(path):
    file = Path(__file__).parents[1] / "golden" / f"{path}.jsonl"
    game = Record.read(file.read_bytes(), file.name).replay(hexfront.games.find)
    found = estimates(game, "*")
    assert found[-1].chance in (0.0, 0.5, 1.0)
    assert len({one.number for one in found}) == len(found) > 3
    assert all(abs(one.change) >= 0.05 for one in swings(found, 5))
    seat = game.seats[0]
    before = game.clone()
    before.state = game.history[len(game.history) // 2].before.clone()
    before.history = game.history[: len(game.history) // 2]
    other = before.clone()
    other.state = before.state.clone()
    game.definition.resample(other.state, seat, Chance("other"))
    assert estimates(before, seat)[-1] == estimates(other, seat)[-1]


def test_a_touch_in_vain_says_what_would_have_worked(server):
    token = tokens(server.table(mode="1v1"))["german"]
    why = server.ask(token, "touch", kind="hex", name="98").json()
    assert not why["legal"]
    assert why["instead"] == [["long"]]
    now = server.ask(token, "state").json()
    assert json.dumps(["long"]) in json.dumps(now["decision"]["actions"])
