"""What players ask about a position: what is seen, reached and threatened."""

from __future__ import annotations

import pytest
from tests.games.heroes.helpers import HIDING, battle, may, play, unit

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


# -- what matters on the way


def outlook(game, name, end, seat="german"):
    return game.study("outlook", name, end, seat=seat)


def watchers(game, name, end, seat="german"):
    return {w["unit"]: w["fires"] for w in outlook(game, name, end, seat)["watchers"]}


WAY = "1-H09: ger-rifles-1/N; {}: sov-{}-1/{}"


@pytest.mark.parametrize(
    ("at", "kind", "face", "expected"),
    [
        ("1-E09", "rifles", "S", {"sov-rifles-1": True}),
        ("1-E09", "rifles", "N", {"sov-rifles-1": False}),  # he looks away
        ("1-E09", "t26", "N", {"sov-t26-1": True}),  # but a turret turns
        ("1-E09", "truck", "S", {"sov-truck-1": False}),  # it has no range
        ("1-E09", "rifles", "S!inf-panicked", {"sov-rifles-1": True}),  # who knows?
        ("1-G09", "rifles", "N", {"sov-rifles-1": True}),  # in the next hex itself
        ("1-B03", "rifles", "S", {}),  # nothing is seen from there
    ],
)
def test_who_watches_a_march(at, kind, face, expected):  # CH-7.0a CH-6.0a CH-6.1b CH-7.7.1b
    game = battle(WAY.format(at, kind, face))
    assert watchers(game, "ger-rifles-1", "1-G09") == expected


def test_the_other_side_is_watched_as_well():  # CH-6.0a CH-7.7.3m CH-7.7.1b
    text = "1-E09: sov-rifles-1/S; 1-H09: ger-rifles-1/N sov-mmg-1/N; 1-I09: ger-lmg-1/N"
    game = battle(text, side="soviet")
    seen = watchers(game, "sov-rifles-1", "1-F09", seat="soviet")
    assert seen == {"ger-lmg-1": True}, "enemies only, and not who fights in his own hex"


def test_a_watcher_beyond_twice_his_range_does_not_fire():  # CH-7.7.1b
    game = battle("1-J09: ger-rifles-1/N; 1-B09: sov-smg-1/S; 1-C09: sov-mmg-1/S")
    assert watchers(game, "ger-rifles-1", "1-I09") == {"sov-smg-1": False, "sov-mmg-1": True}


def test_who_fights_in_his_own_hex_watches_no_way():  # CH-7.7.3m
    game = battle("1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S ger-lmg-1/N")
    assert watchers(game, "ger-rifles-1", "1-G09") == {}


def test_the_outlook_of_a_reinforcement_begins_in_its_first_hex():  # CH-5.5c
    game = battle("ready ger-rifles-1; 1-H05: sov-rifles-1/SW; 1-A18: ger-lmg-1/N")
    seen = outlook(game, "ger-rifles-1", "1-H02")
    assert "1-H02" in seen["hexes"]
    assert seen["facing"] in ("N", "NE", "SE", "S", "SW", "NW")


def test_fire_near_the_way_is_fire_at_it_or_beside_it():  # CH-7.7.2a
    game = battle("1-H09: ger-rifles-1/N; 1-I09: ger-lmg-1/N; 1-E09: sov-rifles-1/S")
    seen = outlook(game, "ger-rifles-1", "1-G09")
    ground = game.state.ground
    ends = [ground.hex(name) for name in ("1-H09", "1-G09")]
    for at in range(ground.board.size):
        if ground.playable >> at & 1:
            near = any(ground.board.distance(at, end) <= 1 for end in ends)
            assert (ground.board.name[at] in seen["hexes"]) == near
    assert seen["units"] == ["ger-rifles-1", "ger-lmg-1"]


@pytest.mark.parametrize(
    ("enemy", "facing"),
    [("1-A18", "N"), ("1-E09", "N"), ("1-I12", "NE"), ("1-I06", "NW"), ("1-L09", "N")],
)
def test_a_march_keeps_its_front_to_the_nearest_enemy(enemy, facing):  # CH-5.1d CH-7.3b
    game = battle(f"1-H09: ger-rifles-1/N; {enemy}: sov-rifles-1/S")
    assert outlook(game, "ger-rifles-1", "1-G09")["facing"] == facing


def test_a_march_may_keep_any_front_that_does_not_make_it_go_backwards():  # CH-5.1d CH-5.2a
    for before in ("N", "S"):
        game = battle(f"1-H09: ger-rifles-1/{before}; 1-A18: sov-rifles-1/S")
        assert outlook(game, "ger-rifles-1", "1-G09")["facings"] == ["NW", "N", "NE"]


def test_the_outlook_tells_no_secrets():  # CH-10.0b CH-7.5c
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S!{}; hidden {}: sov-smg-1"
    games = [
        battle(text.format(marker, at), more=HIDING)
        for marker, at in (("inf-panicked", "1-F09"), ("inf-cowering", "1-L18"))
    ]
    answers = [outlook(game, "ger-rifles-1", "1-G09") for game in games]
    assert answers[0] == answers[1]
    assert "sov-smg-1" not in answers[0]["units"]
    hidden = [outlook(game, "sov-smg-1", "1-F10") for game in games]
    assert hidden[0] == hidden[1]
    assert hidden[0] == {"facing": None, "facings": [], "watchers": [], "hexes": [], "units": []}
    assert outlook(games[0], "sov-smg-1", "1-F10", "soviet")["hexes"], "its owner may ask"


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


def test_a_barrage_strikes_a_hex_and_all_around_it():  # CH-12.3f
    game = battle("1-E09: ger-rifles-1/S")
    struck = game.study("blast", "1-E09", seat="german")["hexes"]
    assert len(struck) == 7
    assert "1-E09" in struck
    ground = game.state.ground
    sizes = [
        len(game.study("blast", hex, seat="soviet")["hexes"])
        for hex in ground.board.names(ground.playable)
    ]
    assert (min(sizes) < 7, max(sizes)) == (True, 7), "less at the edge of the map"
