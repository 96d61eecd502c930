"""What players ask about a position: what is seen, reached and threatened."""

from __future__ import annotations

import pytest
from tests.games.heroes.helpers import battle, may, play, unit

from hexfront.games.heroes.tables import MARKER_NUMBER


def reached(game, name, seat="german"):
    answer = game.study("reach", name, seat=seat)
    return {entry["hex"]: entry for entry in answer["hexes"]}


# -- reach


def test_the_way_to_a_hex_costs_what_its_steps_cost():  # CH-5.0b CH-5.1d CH-3.0c
    """Played step by step, with a facing towards the next hex after each."""
    start = "1-G08: ger-rifles-1/N; 1-B02: sov-rifles-1/N"
    ways = reached(battle(start), "ger-rifles-1")
    assert max(way["cost"] for way in ways.values()) == 7, "without CAP, seven AP"
    assert max(len(way["path"]) for way in ways.values()) > 3
    compass = ("N", "NE", "SE", "S", "SW", "NW")
    for end in sorted(ways)[::9]:
        game = battle(start)
        ground, at = game.state.ground, "1-G08"
        for n, step in enumerate(ways[end]["path"]):
            side = ground.board.direction(ground.hex(at), ground.hex(step))
            if n:
                game.state.facing[unit(game, "ger-rifles-1")] = side
            before = game.state.ap[0] or 7
            play(game, "act ger-rifles-1", f"to {step}", f"face {compass[side]}")
            spent = before - game.state.ap[0]
            assert ways[step]["cost"] == (ways[at]["cost"] if n else 0) + spent
            if game.decision.seat == "soviet":
                play(game, "pass")
            at = step
        assert at == end


def test_the_first_step_backwards_is_dearer_and_later_ones_are_not():  # CH-5.2a CH-5.1d
    north = reached(battle("1-C07: ger-rifles-1/N; 1-K02: sov-rifles-1/N"), "ger-rifles-1")
    south = reached(battle("1-C07: ger-rifles-1/S; 1-K02: sov-rifles-1/N"), "ger-rifles-1")
    assert north["1-B07"]["cost"] == south["1-B07"]["cost"] - 1
    assert north["1-D07"]["cost"] == south["1-D07"]["cost"] + 1


def test_the_first_step_is_what_an_order_offers():  # CH-5.0g CH-5.0d
    game = battle("1-G08: ger-rifles-1/N sov-smg-1/N; 1-F08: sov-rifles-1/S", cap=(2, 0))
    ways = reached(game, "ger-rifles-1")
    play(game, "act ger-rifles-1")
    assert may(game, "to") <= set(ways)
    assert {way["path"][0] for way in ways.values()} <= may(game, "to")
    costs = game.view("german")["costs"]["to"]
    assert all(costs[end] == way["cost"] for end, way in ways.items() if len(way["path"]) == 1)


def test_an_enemys_hex_ends_the_way_and_command_points_lengthen_it():  # CH-5.4a CH-3.2.1a
    text = "1-G08: ger-rifles-1/N; 1-F08: sov-rifles-1/S"
    ways = reached(battle(text), "ger-rifles-1")
    assert ways["1-F08"]["stops"]
    assert not any("1-F08" in way["path"][:-1] for way in ways.values())
    longer = reached(battle(text, cap=(3, 0)), "ger-rifles-1")
    assert set(ways) < set(longer)
    assert {end for end, way in longer.items() if way["cost"] <= 7} == set(ways)
    spent = battle(text.replace("-1/N", "-1/N+used"))
    assert not reached(spent, "ger-rifles-1"), "nothing to spend"


# -- threat


def odds_of_fire(game, action):
    (shot,) = game.odds(tuple(action.split())).shots
    return shot


@pytest.mark.parametrize("side", ["S", "N"])
def test_a_threat_is_what_the_enemy_would_be_told_of_his_shot(side):  # CH-7.0d CH-7.3b
    text = f"1-E09: ger-rifles-1/{side}; 1-G09: sov-mmg-1/N"
    danger = battle(text).study("danger", "ger-rifles-1", "1-E09", seat="german")
    game = battle(text, side="soviet")
    play(game, "act sov-mmg-1")
    shot = odds_of_fire(game, "fire 1-E09")
    (told,) = danger["shots"]
    assert (told["unit"], told["needed"]) == ("sov-mmg-1", shot.needed)
    assert (told["hit"], told["destroyed"]) == (float(shot.hit), float(shot.destroyed))
    assert [tuple(part) for part in told["defence"]] == list(shot.defence)
    assert (danger["hit"], danger["destroyed"]) == (told["hit"], told["destroyed"])


def threatened(game, name="ger-rifles-1", seat="german"):
    answer = game.study("threat", name, seat=seat)
    return {entry["hex"]: entry for entry in answer["hexes"]}


def test_only_enemies_that_see_it_in_arc_and_range_threaten_a_hex():  # CH-6.0a CH-6.1b CH-7.7.1b
    hexes = threatened(battle("1-E09: ger-rifles-1/S; 1-G09: sov-mmg-1/N"))
    assert hexes["1-E09"]["enemies"] == 1
    away = threatened(battle("1-E09: ger-rifles-1/S; 1-G09: sov-mmg-1/S"))
    assert away["1-E09"]["enemies"] == 0
    assert away["1-E09"]["hit"] == 0
    game = battle("1-E09: ger-rifles-1/S; 1-G09: sov-mmg-1/N")
    ground = game.state.ground
    seen = {ground.board.name[h] for h in range(ground.board.size)
            if ground.sees[ground.hex("1-G09")] >> h & 1}
    assert {end for end, entry in hexes.items() if entry["enemies"]} <= seen | {"1-G09"}
    assert any(not entry["enemies"] for entry in hexes.values())


def test_a_unit_that_moves_is_taken_to_face_what_threatens_it():  # CH-5.1d CH-7.3b
    game = battle("1-E09: ger-rifles-1/N; 1-G09: sov-mmg-1/N")
    stays = game.study("danger", "ger-rifles-1", "1-E09", seat="german")
    assert "flank" in dict(stays["shots"][0]["defence"])
    moved = game.study("danger", "ger-rifles-1", "1-E10", seat="german")
    assert "front" in dict(moved["shots"][0]["defence"])


def test_several_enemies_together_hit_and_destroy_more():  # CH-7.4a
    one = battle("1-E09: ger-rifles-1/S; 1-G09: sov-mmg-1/N")
    two = battle("1-E09: ger-rifles-1/S; 1-G09: sov-mmg-1/N sov-mmg-2/N")
    hurt = battle("1-E09: ger-rifles-1/S!inf-pinned; 1-G09: sov-mmg-1/N sov-mmg-2/N")
    p = one.study("danger", "ger-rifles-1", "1-E09", seat="german")
    q = two.study("danger", "ger-rifles-1", "1-E09", seat="german")
    (shot,) = p["shots"]
    assert q["hit"] == pytest.approx(1 - (1 - shot["hit"]) ** 2)
    # destroyed by the first, or only hit by the first and hit again, or missed and destroyed
    again = (shot["hit"] - shot["destroyed"]) * shot["hit"]
    missed = (1 - shot["hit"]) * shot["destroyed"]
    assert q["destroyed"] == pytest.approx(shot["destroyed"] + again + missed)
    r = hurt.study("danger", "ger-rifles-1", "1-E09", seat="german")
    assert r["destroyed"] == pytest.approx(r["hit"]), "a second hit destroys"


def test_a_used_enemy_threatens_only_with_command_points():  # CH-3.2.2a CH-3.1a
    text = "1-E09: ger-rifles-1/S; 1-G09: sov-mmg-1/N+used"
    assert not threatened(battle(text, cap=(0, 2)))["1-E09"]["enemies"]
    game = battle(text, cap=(0, 3))
    assert threatened(game)["1-E09"]["enemies"] == 1
    assert game.study("danger", "ger-rifles-1", "1-E09", seat="german")["shots"][0]["used"]


def test_an_unseen_marker_changes_no_threat_and_a_shown_one_does():  # CH-7.5c CH-7.5e
    game = battle("1-E09: ger-rifles-1/S; 1-G09: sov-mmg-1/N")
    free = game.study("threat", "ger-rifles-1", seat="german")
    number = unit(game, "sov-mmg-1")
    game.state.marker[number] = MARKER_NUMBER["inf-stunned"] + 1
    assert game.study("threat", "ger-rifles-1", seat="german") == free
    assert not threatened(game, seat="soviet")["1-E09"]["enemies"], "its owner knows"
    game.state.shown |= 1 << number
    assert not threatened(game)["1-E09"]["enemies"]


def test_close_combat_threatens_whoever_shares_the_hex():  # CH-7.7.3b
    game = battle("1-E09: ger-rifles-1/S sov-smg-1/N")
    (shot,) = game.study("danger", "ger-rifles-1", "1-E09", seat="german")["shots"]
    assert shot["close"]
    assert dict(shot["firepower"])["close-combat"] == 4


def test_nothing_is_told_of_an_enemy_that_hides():  # CH-10.0b
    text = "1-E09: ger-rifles-1/S; hidden 1-G09: sov-mmg-1"
    game = battle(text)
    assert game.study("threat", "sov-mmg-1", seat="german")["hexes"] == []
    assert game.study("reach", "sov-mmg-1", seat="german")["hexes"] == []
    assert not threatened(game)["1-E09"]["enemies"]
    assert game.study("threat", "sov-mmg-1", seat="soviet")["hexes"]
