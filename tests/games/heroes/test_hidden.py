"""Rule 10: hidden units."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.games.heroes.helpers import (
    HIDING,
    THREE,
    TWO,
    asked,
    battle,
    facing,
    forbids,
    legal,
    marker,
    may,
    play,
    seat,
    status,
    told,
    unit,
    where,
    work,
)

from hexfront import CannotUndo
from hexfront.core.hexes import bits
from hexfront.games.heroes.setup import lairs
from hexfront.games.heroes.sight import has_cover
from hexfront.games.heroes.tables import TERRAINS

MISS = [1, 1]


def ambush(text, dice=(), side="german", more=HIDING, **rest):
    return battle(text, dice, more=more, side=side, **rest)


def hidden(game):
    g = game.state
    return {name for name in g.firefight.names if g.hidden >> unit(game, name) & 1}


def test_hidden_units_are_off_the_map_without_facing():  # CH-10.0a CH-10.0b CH-10.0c
    game = ambush("1-H02: ger-rifles-1/N; hidden 1-F11: sov-smg-1 sov-smg-2", side="soviet")
    seen = game.view("german")
    assert "1-F11" not in seen["stacks"]
    entries = seen["hidden"]["soviet"]["units"]
    assert {entry["id"] for entry in entries} == {"sov-smg-1", "sov-smg-2"}
    assert game.view("soviet")["hidden"]["soviet"]["units"][0]["facing"] is None
    play(game, "reveal sov-smg-1")
    assert (asked(game), seat(game)) == ("face", "soviet")
    play(game, "face SW", "face S")
    assert facing(game, "sov-smg-1") == "SW"
    assert hidden(game) == set(), "all units of the hex are placed"


def test_any_action_but_a_hidden_move_needs_revealing():  # CH-10.01a CH-10.01b
    game = ambush("1-H09: ger-rifles-1/N; hidden 1-F10: sov-smg-1 sov-smg-2", MISS, side="soviet")
    play(game, "act sov-smg-1")
    assert {a.split()[0] for a in legal(game)} == {"sneak", "stall"}
    play(game, "stall")
    assert hidden(game) == {"sov-smg-1", "sov-smg-2"}
    play(game, "pass", "reveal sov-smg-1", "face S", "face S", "act sov-smg-1", "fire 1-H09")
    assert hidden(game) == set()


def test_who_hides_does_it_where_he_could_come_or_on_a_road():  # CH-10.0b CH-10.02a
    for kind in ("ger-rifles", "ger-mortar-8", "ger-truck", "ger-pz3e"):
        g = battle(f"3-G09: {kind}-1/N; 3-B09: sov-rifles-1/S", boards=THREE).state
        f, ground = g.firefight, g.ground
        one = f.number_of[f"{kind}-1"]
        number = f.force_of[one]
        f.forces[number] = replace(f.forces[number], area=ground.playable)
        closed = {"water"} if kind != "ger-rifles" else set()
        closed |= {"heavy_woods", "field"} if kind == "ger-truck" else set()
        roads = {*ground.board.names(ground.road)}
        wanted = {
            name
            for name in ground.board.names(ground.playable)
            if (terrain := TERRAINS[ground.terrain[ground.hex(name)]]) not in closed
            or (name in roads and terrain != "water")
        }
        assert {*ground.board.names(lairs(g, one))} == wanted - {"3-G09", "3-B09"}


def test_sharing_a_hex_reveals():  # CH-10.02a CH-10.04b
    game = ambush("1-G10: ger-rifles-1/N; hidden 1-F10: sov-smg-1")
    events = play(game, "act ger-rifles-1", "to 1-F10")
    assert told(events, "revealed")[0]["hex"] == "1-F10"
    assert (asked(game), seat(game)) == ("face", "soviet")
    text = "1-L02: ger-rifles-1/N; 1-G10: sov-rifles-1/N; hidden 1-F10: sov-smg-1"
    friend = ambush(text, side="soviet")
    play(friend, "act sov-rifles-1", "to 1-F10")
    assert hidden(friend) == set(), "a friend's coming reveals, too"


def test_who_is_surprised_does_not_leave_the_way_the_enemy_came():  # CH-7.7.3o CH-10.02a OP-10.0.9
    game = ambush("1-G10: ger-rifles-1/N; hidden 1-F10: sov-smg-1")
    play(game, "act ger-rifles-1", "to 1-F10", "face S", "face N", "act sov-smg-1")
    assert forbids(game, "to 1-G10") == "7.7.3o"
    g = game.state
    adjacent = g.ground.board.adjacent
    near = adjacent[g.ground.hex("1-F10")] & adjacent[g.ground.hex("1-G10")]
    beside = g.ground.board.names(near)
    assert len(beside) == 2
    assert {forbids(game, f"to {end}") for end in beside} == {"7.7.3o"}
    assert len(may(game, "to")) == 3


CONTROL = '[[control]]\nhex = "1-F10"\nside = "soviet"\n'


def test_who_hides_in_a_victory_hex_contests_it_at_once():  # CH-2.5.2b CH-2.5.2c CH-10.02a
    game = ambush("1-G10: ger-rifles-1/N; hidden 1-F10: sov-smg-1", more=HIDING + CONTROL)
    events = play(game, "act ger-rifles-1", "to 1-F10")
    assert [event.what for event in events if event.what in ("revealed", "control")] == ["revealed"]
    assert game.view(None)["control"] == {"german": [], "soviet": ["1-F10"]}
    empty = ambush("1-G10: ger-rifles-1/N; hidden 1-L02: sov-smg-1", more=HIDING + CONTROL)
    events = play(empty, "act ger-rifles-1", "to 1-F10")
    assert told(events, "control") == [{"side": "german", "hex": "1-F10"}]


def test_a_mine_does_not_keep_the_hidden_hidden():  # CH-10.02a CH-18.4a CH-2.5.2b
    more = HIDING + CONTROL + work("mine", "1-F10")
    game = ambush("1-G10: ger-rifles-1/N; hidden 1-F10: sov-smg-1", [6, 6], more=more)
    events = play(game, "act ger-rifles-1", "to 1-F10")
    assert where(game, "ger-rifles-1") == "destroyed"
    assert hidden(game) == set(), "they have shared the hex"
    assert game.view(None)["control"]["soviet"] == ["1-F10"]
    alone = ambush("1-G10: ger-rifles-1/N; hidden 1-L02: sov-smg-1", [6, 6], more=more)
    events = play(alone, "act ger-rifles-1", "to 1-F10")
    assert where(alone, "ger-rifles-1") == "destroyed"
    assert told(events, "control") == [{"side": "german", "hex": "1-F10"}], "it was there, alone"


def test_fire_at_suspected_hexes_is_resolved_whoever_is_there():  # CH-10.03a CH-10.03b CH-10.03g
    game = ambush("1-H09: ger-hmg-1/N; hidden 1-L02: sov-smg-1", MISS)
    play(game, "act ger-hmg-1")
    assert {"fire 1-F09", "fire 1-F10"} <= legal(game)
    events = play(game, "fire 1-F10")
    assert game.state.ap[0] == 5
    assert not told(events, "search")[0]["found"]
    plain = battle("1-H09: ger-hmg-1/N; 1-E09: sov-rifles-1/S")
    play(plain, "act ger-hmg-1")
    assert may(plain, "fire") == {"1-E09"}, "nobody hides in this firefight"


def test_one_roll_against_the_lowest_front():  # CH-10.03c CH-10.03e
    more = HIDING + HIDING.replace("sov-smg", "sov-nkvd").replace("count = 3", "count = 1")
    text = "1-H09: ger-hmg-1/N; hidden 1-F10: sov-smg-1 sov-nkvd-1"
    game = battle(text, [4, 4], draws=[7], more=more)
    events = play(game, "act ger-hmg-1", "fire 1-F10")
    assert told(events, "search")[0]["found"], "5 + 8 reaches 12 + 1"
    assert told(events, "hit")[0]["unit"] == "sov-smg-1"
    assert told(events, "revealed")[0]["units"] == ["sov-smg-1", "sov-nkvd-1"]
    play(game, "face S", "face S")
    assert marker(game, "sov-nkvd-1") is None


def test_a_miss_reveals_nothing():  # CH-10.03f
    game = ambush("1-H09: ger-hmg-1/N; hidden 1-F10: sov-smg-1", [4, 3])
    empty = ambush("1-H09: ger-hmg-1/N; hidden 1-L02: sov-smg-1", [4, 3])
    one = play(game, "act ger-hmg-1", "fire 1-F10")
    other = play(empty, "act ger-hmg-1", "fire 1-F10")
    assert [e.seen_by("german") for e in one] == [e.seen_by("german") for e in other]
    assert hidden(game) == {"sov-smg-1"}
    assert game.view("german") == empty.view("german")
    assert game.decision.seat == empty.decision.seat


def test_mortars_search_with_the_flank():  # CH-10.03d CH-12.2f
    game = ambush("1-H09: ger-mortar-5-1/N; hidden 1-E09: sov-smg-1", [5, 4], draws=[7])
    events = play(game, "act ger-mortar-5-1", "fire 1-E09")
    assert told(events, "search")[0]["found"], "2 + 9 reaches the flank's 11"


def test_approach_in_the_open_and_in_cover():  # CH-10.04a CH-10.04b CH-10.04d
    game = ambush("1-I09: ger-rifles-1/N; hidden 1-F09: sov-smg-1")
    events = play(game, "act ger-rifles-1", "to 1-H09")
    assert told(events, "revealed"), "two hexes away in the open"
    game = ambush("1-I09: ger-rifles-1/N; hidden 1-F10: sov-smg-1")
    for step in ("1-H09", "1-G09"):
        play(game, "act ger-rifles-1", f"to {step}", "face N", "pass")
    assert hidden(game) == {"sov-smg-1"}, "light woods"


def test_three_hexes_away_nobody_is_seen():  # CH-10.04a
    game = ambush("1-J09: ger-rifles-1/N; hidden 1-F09: sov-smg-1")
    play(game, "act ger-rifles-1", "to 1-I09", "face N")
    assert hidden(game) == {"sov-smg-1"}


def test_works_are_cover_and_heights_are_not():  # CH-10.04c CH-18.1.1b
    work = '[[work]]\nkind = "trench"\nside = "soviet"\nhex = "1-F09"\n'
    game = ambush("1-I09: ger-rifles-1/N; hidden 1-F09: sov-smg-1", more=HIDING + work)
    play(game, "act ger-rifles-1", "to 1-H09", "face N")
    assert hidden(game) == {"sov-smg-1"}


def test_a_wall_hides_against_lines_that_cross_it():  # CH-5.0.2e CH-10.04d
    more = HIDING.replace("board = 1", "board = 2")
    game = battle("2-A02: ger-rifles-1/N; hidden 2-A18: sov-smg-1", more=more, boards=TWO)
    g = game.state
    ground = g.ground
    seen = {True: 0, False: 0}
    for at in bits(ground.walled & ground.open):
        for side in range(6):
            viewer = ground.board.step[side][at]
            if viewer >= 0:
                walled = bool(ground.walls[side] >> at & 1)
                assert has_cover(g, at, viewer) == walled
                seen[walled] += 1
    assert min(seen.values()) > 3


def test_only_squads_sneak_and_pay_a_surcharge():  # CH-10.1a CH-10.1b
    more = HIDING + HIDING.replace("sov-smg", "sov-mortar-82").replace("count = 3", "count = 1")
    text = "1-L02: ger-rifles-1/N; hidden 1-E12: sov-smg-1 sov-mortar-82-1"
    game = ambush(text, side="soviet", more=more)
    play(game, "act sov-smg-1", "sneak 1-E13")
    assert game.state.ap[1] == 5, "one and one for cover, woods do not count"
    play(game, "pass", "act sov-smg-1", "sneak 1-F13")
    assert game.state.ap[1] == 1, "one and three into the open"
    game = ambush(text, side="soviet", more=more)
    play(game, "act sov-mortar-82-1")
    assert forbids(game, "sneak 1-E13") == "10.1a"


def test_a_hidden_move_tells_its_price_alone():  # CH-10.1e CH-10.1f CH-10.1g
    game = ambush("1-L02: ger-rifles-1/N; hidden 1-E12: sov-smg-1", side="soviet")
    play(game, "opportunity sov-smg-1")
    events = play(game, "sneak 1-E13")
    moved = next(event for event in events if event.what == "hidden-move")
    assert moved.seen_by("german")["args"] == {
        "side": "soviet", "cost": 2, "own_unit": None, "own_hex": None,
    }  # fmt: skip
    assert moved.seen_by("soviet")["args"]["own_hex"] == "1-E13"
    assert status(game, "sov-smg-1") == "used"
    assert hidden(game) == {"sov-smg-1"}, "used and still hidden"
    assert "used" not in str(game.view("german")["hidden"])


def test_after_a_hidden_move_any_hidden_squad_may_have_moved_and_no_gun():  # CH-10.1e CH-10.1a
    more = HIDING + HIDING.replace("sov-smg", "sov-mortar-82").replace("count = 3", "count = 1")
    text = "1-L02: ger-rifles-1/N; hidden 1-E12: sov-smg-1; hidden 1-E14: sov-mortar-82-1"
    game = ambush(text, side="soviet", more=more)
    g = game.state
    squad, mortar = unit(game, "sov-smg-1"), unit(game, "sov-mortar-82-1")
    for one in (squad, mortar):
        g.maybe[one] = 1 << g.place[one]
    play(game, "act sov-smg-1", "sneak 1-E13")
    assert g.maybe[squad] >> g.ground.hex("1-E12") & 1
    assert g.maybe[squad] >> g.ground.hex("1-E13") & 1
    assert g.maybe[mortar] == 1 << g.place[mortar]


def test_sneaking_beside_an_enemy_into_cover():  # CH-10.1c CH-10.1d
    game = ambush("1-H09: ger-rifles-1/N; hidden 1-E10: sov-smg-1", side="soviet")
    play(game, "act sov-smg-1", "sneak 1-F10")
    assert hidden(game) == {"sov-smg-1"}
    game = ambush("1-H09: ger-rifles-1/N; hidden 1-E10: sov-smg-1", side="soviet")
    events = play(game, "act sov-smg-1", "sneak 1-F09")
    assert told(events, "revealed")


def test_becoming_hidden_is_an_option():  # CH-10.2a
    text = "1-L02: ger-rifles-1/N; 1-A18: sov-rifles-1/S"
    game = battle(text)
    play(game, "act ger-rifles-1")
    assert forbids(game, "hide 1-L02") == "10.2a"
    game = battle(text, becoming_hidden="on")
    play(game, "act ger-rifles-1", "hide 1-L02")
    assert game.state.ap[0] == 2
    assert hidden(game) == {"ger-rifles-1"}
    seen = battle("1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S", becoming_hidden="on")
    play(seen, "act ger-rifles-1")
    assert may(seen, "hide") == set()


def test_vehicles_are_seen_in_the_open_from_afar():  # CH-10.3a
    more = HIDING.replace("sov-smg", "sov-t26").replace("count = 3", "count = 2")
    text = "1-I09: ger-rifles-1/N; hidden 1-B09: sov-t26-1; hidden 1-F10: sov-t26-2"
    game = ambush(text, more=more)
    events = play(game, "act ger-rifles-1", "to 1-H09")
    assert told(events, "revealed")[0]["units"] == ["sov-t26-1"]
    play(game, "face S")
    assert hidden(game) == {"sov-t26-2"}
    assert where(game, "sov-t26-1") == "1-B09"


def test_hidden_units_are_redrawn_within_what_is_possible():
    game = ambush("1-H09: ger-rifles-1/N; hidden 1-F10: sov-smg-1")
    places = set()
    for seed in range(30):
        copy = game.determinize("german", f"d{seed}")
        assert copy.view("german") == game.view("german")
        places.add(where(copy, "sov-smg-1"))
    assert len(places) > 10
    assert "1-H09" not in places


def test_looking_for_hidden_units_cannot_be_undone():
    game = ambush("1-I09: ger-rifles-1/N; hidden 1-L18: sov-smg-1")
    play(game, "act ger-rifles-1", "to 1-H09")
    with pytest.raises(CannotUndo):
        game.undo("german")
    plain = battle("1-I09: ger-rifles-1/N; 1-A02: sov-rifles-1/S")
    play(plain, "act ger-rifles-1", "to 1-H09")
    plain.undo("german")
    assert where(plain, "ger-rifles-1") == "1-I09"


def test_chances_do_not_betray_a_marker():  # CH-7.5c
    odds = []
    for name in ("inf-panicked", "inf-unnerved", "inf-cowering"):
        game = battle(f"1-H09: ger-hmg-1/N; 1-E09: sov-rifles-1/S!{name}")
        play(game, "act ger-hmg-1")
        odds.append(game.odds(("fire", "1-E09")))
    assert odds[0] == odds[1] == odds[2]


def test_two_games_that_differ_only_in_secrets_look_the_same():
    texts = [
        f"1-H09: ger-hmg-1/N; 1-E09: sov-rifles-1/S!{marker}; hidden {at}: sov-smg-1; "
        f"hand soviet {card}"
        for marker, at, card in (
            ("inf-pinned", "1-F10", "luck"),
            ("inf-stunned", "1-L18", "rally-up"),
        )
    ]
    games = [ambush(text, [1, 1, 2, 2], cap=(2, 2)) for text in texts]
    for action in ("act ger-hmg-1", "fire 1-E09", "ap 2", "raise 1"):
        odds = [game.odds(tuple(action.split())) for game in games]
        assert odds[0] == odds[1]
        told_to = [[e.seen_by("german") for e in play(game, action)] for game in games]
        assert told_to[0] == told_to[1]
        views = [game.view("german") for game in games]
        assert views[0] == views[1]
        if seat(games[0]) == "german":
            assert legal(games[0]) == legal(games[1])


def test_nobody_sneaks_to_a_visible_enemy_and_a_friend_gives_him_away():  # CH-10.02a CH-10.1d
    text = "1-F13: ger-rifles-1/N; 1-E13: sov-rifles-1/S; hidden 1-E12: sov-smg-1"
    game = ambush(text, side="soviet")
    play(game, "act sov-smg-1")
    assert forbids(game, "sneak 1-F13") == "10.02a"
    assert "sneak 1-E13" in legal(game)
    events = play(game, "sneak 1-E13")
    assert told(events, "revealed") == [{"units": ["sov-smg-1"], "hex": "1-E13"}]
    assert hidden(game) == set()
