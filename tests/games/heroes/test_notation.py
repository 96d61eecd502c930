"""Positions as text and data, odds, components and copies."""

from __future__ import annotations

import json
import random
import time
from fractions import Fraction

import pytest
from tests.games.contract import copied, determinised, saved_and_loaded
from tests.games.heroes.helpers import battle, drill, legal, play, refresh, started, where
from tests.golden.make import HEROES

from hexfront.core.game import BadPosition, game_at
from hexfront.games.heroes import GAME
from hexfront.games.heroes.odds import at_least
from hexfront.games.heroes.tables import MARKER_NUMBER

TEXT = (
    "firefight partisans; round 2 soviet; 1-G08: ger-rifles-1/NE ger-lmg-1/N+used; "
    "1-F12: sov-rifles-1/SW!inf-pinned sov-rifles-2/S+active!!inf-suppressed; "
    "waiting sov-rifles-4; cap 3 2; ap 0 4; vp 1 2; losses 0 1; german 1-G09; smoke 1-F09"
)


def test_a_position_is_a_line_of_text():
    game = game_at(GAME, TEXT)
    assert where(game, "sov-rifles-1") == "1-F12"
    assert where(game, "sov-mmg-1") == "left"
    assert game.state.ap == [0, 4]
    again = game_at(GAME, game.text)
    assert again.digest == game.digest
    assert again.decision.actions == game.decision.actions


@pytest.mark.parametrize(
    ("part", "reason"),
    [
        ("1-G08: ger-uhlans-1/N", "no unit is called 'ger-uhlans-1'"),
        ("1-A03: ger-rifles-1/N", "there is no hex '1-A03'"),
        ("1-G08: ger-rifles-1/W", "facing 'W' is none of"),
        ("1-G08: ger-rifles-1/N+tired", "'tired' is none of"),
        ("1-G08: ger-rifles-1/N ger-rifles-1/N", "named twice"),
        ("1-G08: ger-rifles-1/N!inf-bored", "no marker is called 'inf-bored'"),
        ("round 9 german", "rounds 1 to 5"),
        ("cap 3", "expected 2 numbers"),
        ("weather fine", "no part is called 'weather'"),
        ("german 1-B02", "is no victory hex"),
        ("hand german aces", "no card is called 'aces'"),
        ("ap 3 0", "has AP and no active unit"),
        ("1-G08: ger-rifles-1/N+inside", "is inside nothing"),
        ("cap -1 0", "cannot be below 0"),
        ('more {"weather": 1}', "nothing is called 'weather'"),
        ("more []", "expected an object"),
        ('more {"frames": [["nap"]]}', "no step is called 'nap'"),
    ],
)
def test_bad_positions_are_refused_with_the_part_named(part, reason):
    with pytest.raises(BadPosition) as refused:
        game_at(GAME, f"firefight partisans; {part}")
    assert reason in str(refused.value)


def test_an_unknown_firefight_is_refused():
    with pytest.raises(BadPosition, match="there is no such firefight"):
        game_at(GAME, "firefight waterloo; round 1 german")


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_games_survive_saving_copying_and_redrawing(scenario):
    rng = random.Random(scenario)
    game = started(scenario, scenario, cards="on")
    for number in range(120):
        if game.decision is None:
            break
        if number % 20 == 0:
            saved_and_loaded(game)
            copied(game, rng)
            determinised(game)
        game.play(rng.choice(game.decision.actions))


def test_components_are_ready_for_json():  # CH-4.0a
    parts = GAME.components()
    assert json.dumps(parts)
    assert len(parts["firefights"]) == 12
    assert len(parts["firefights"]["partisans"]["hexes"]) == 196
    assert len(parts["units"]) == 50
    assert parts["hex_metres"] == [40, 50]


def test_components_tell_who_sees_whom():  # CH-6.0a
    hexes = GAME.components()["firefights"]["partisans"]["hexes"]
    number = {one["id"]: one["number"] for one in hexes}
    ground = started("partisans").state.ground
    for one in hexes:
        seen = {name for name, n in number.items() if int(one["sees"], 16) >> n & 1}
        assert seen == set(ground.board.names(ground.sees[number[one["id"]]]))


def test_the_owner_is_told_what_an_order_costs():  # CH-5.0c CH-7.0b
    game = battle("1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S", cap=(2, 0))
    assert game.view("german")["costs"] is None
    play(game, "act ger-lmg-1")
    costs = game.view("german")["costs"]
    assert costs["fire"] == {"1-E09": 2}
    assert costs["to"]["1-G09"] == 1, "ahead"
    assert costs["to"]["1-I09"] == 2, "backwards"
    assert costs["face"] == 1
    assert costs["rally"] == 5
    assert game.view("soviet")["costs"] is None


def test_a_visible_unit_shows_its_arc():  # CH-6.1a
    game = battle("1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S")
    (unit,) = game.view("soviet")["stacks"]["1-H09"]
    hexes = GAME.components()["firefights"]["partisans"]["hexes"]
    number = {one["id"]: one["number"] for one in hexes}
    assert int(unit["arc"], 16) >> number["1-E09"] & 1
    assert not int(unit["arc"], 16) >> number["1-J09"] & 1


def test_a_copy_costs_little():
    g = started("partisans").state
    times = []
    for _ in range(5):
        begin = time.process_time()
        for _ in range(500):
            g.clone()
        times.append((time.process_time() - begin) / 500)
    assert min(times) < 20e-6


# -- odds


def test_chances_of_two_dice():
    table = {2: 36, 3: 35, 4: 33, 5: 30, 6: 26, 7: 21, 8: 15, 9: 10, 10: 6, 11: 3, 12: 1, 13: 0}
    assert all(at_least(n) == Fraction(ways, 36) for n, ways in table.items())
    assert at_least(-3) == 1


def test_odds_of_a_shot_before_it_is_paid():  # CH-6.0g CH-7.0d
    game = battle("1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S", cap=(2, 0))
    play(game, "act ger-lmg-1")
    odds = game.odds(("fire", "1-E09"))
    (one,) = odds.shots
    assert one.needed == 8
    assert one.hit == Fraction(15, 36)
    kill = Fraction(1, 36)
    assert one.destroyed == kill + (one.hit - kill) * Fraction(1, 20), "or the Killed marker"
    assert one.with_cap[2][0] == Fraction(26, 36)
    assert json.dumps(odds.to_json())


def test_odds_do_not_look_at_hidden_markers():
    base = "1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S!{}"
    found = set()
    for name in ("inf-panicked", "inf-pinned", "inf-cowering"):
        game = battle(base.format(name))
        play(game, "act ger-lmg-1")
        found.add(game.odds(("fire", "1-E09")).shots[0].hit)
    assert len(found) == 1
    shown = battle(base.format("!inf-panicked"))
    play(shown, "act ger-lmg-1")
    assert shown.odds(("fire", "1-E09")).shots[0].needed == 6


def test_odds_agree_with_many_throws():
    game = battle("1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S")
    play(game, "act ger-lmg-1")
    expected = game.odds(("fire", "1-E09")).shots[0]
    destroyed = hit = 0
    for seed in range(2000):
        copy = game.determinize("german", f"seed{seed}")
        copy.play(("fire", "1-E09"))
        lost = where(copy, "sov-rifles-1") == "destroyed"
        destroyed += lost
        hit += lost or copy.state.marker[copy.state.firefight.number_of["sov-rifles-1"]] > 0
    assert abs(hit / 2000 - expected.hit) < 0.04
    assert abs(destroyed / 2000 - expected.destroyed) < 0.02


def test_odds_of_a_rally():
    game = battle("1-H09: ger-lmg-1/N!inf-pinned; 1-A02: sov-rifles-1/S")
    play(game, "act ger-lmg-1")
    assert game.odds(("rally",)).shots[0].hit == Fraction(21, 36)
    assert game.odds(("stall",)) is None


def test_markers_are_redrawn_from_what_they_may_be():
    game = battle("1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S!inf-pinned")
    number = game.state.firefight.number_of["sov-rifles-1"]
    found = {game.determinize("german", f"d{n}").state.marker[number] for n in range(60)}
    assert len(found) > 3
    assert MARKER_NUMBER["inf-killed"] + 1 not in found
    pinned, stunned = MARKER_NUMBER["inf-pinned"], MARKER_NUMBER["inf-stunned"]
    game.state.possible[number] = 1 << pinned | 1 << stunned
    refresh(game)
    found = {game.determinize("german", f"d{n}").state.marker[number] for n in range(60)}
    assert found == {pinned + 1, stunned + 1}


def test_dice_by_hand_are_asked_for():
    path = drill("1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S")
    text = f"firefight {path}; 1-H09: ger-lmg-1/N; 1-E09: sov-rifles-1/S; cap 0 0"
    game = game_at(GAME, text, dice="typed", seed="hand")
    play(game, "act ger-lmg-1", "fire 1-E09")
    assert game.decision.prompt == "type-die"
    assert game.decision.args["why"] == "attack"
    play(game, "die 1", "die 1")
    assert "pass" in legal(game)


# -- golden games and perft

COUNTS = HEROES.counted


def test_a_lone_squad_counted_by_hand():
    """Pass, act or take the opportunity; then six moves, five facings, dig in, or a stall."""
    one, two, _ = COUNTS["a lone squad in the open"]
    assert one == len(["pass", "act", "opportunity"])
    act = 6 + 5 + len(["dig", "stall"])
    opportunity = 6 + 5 + len(["dig"])
    enemy_turn = len(["pass"])
    assert two == act + opportunity + enemy_turn


def test_a_pinned_squad_counted_by_hand():
    """It may fire, rally or dig in, or stall; after a pass the Germans have their turn."""
    one, two, _ = COUNTS["a pinned squad under fire"]
    assert one == len(["pass", "act", "opportunity"])
    act, opportunity = len(["fire", "rally", "dig", "stall"]), len(["fire", "rally", "dig"])
    assert two == act + opportunity + len(["pass", "act", "opportunity"])


def test_the_golden_games_ask_what_is_asked_most():
    asked, every = HEROES.questions()
    assert asked <= every
    assert {"turn", "order", "roll", "split", "plan", "choose_target", "hide_unit"} <= asked
