"""Rules 12 and 13: mortars, off-map artillery, smoke."""

from __future__ import annotations

from tests.games.heroes.helpers import (
    FIVE,
    asked,
    battle,
    forbids,
    legal,
    may,
    play,
    seat,
    shot,
    started,
    told,
    where,
)

from hexfront.core.hexes import bits
from hexfront.games.heroes.arithmetic import firepower
from hexfront.games.heroes.artillery import area, place_smoke
from hexfront.games.heroes.ground import ground_of
from hexfront.games.heroes.state import Attack

MISS = [1, 1]


# -- mortars


def test_mortars_have_a_least_range_and_two_costs():  # CH-12.0a CH-12.0b CH-12.1a
    text = (
        "1-H09: ger-mortar-8-1/N; 1-G09: sov-rifles-1/S; 1-F09: sov-rifles-2/S; "
        "1-E09: sov-mmg-1/S"
    )
    game = battle(text, MISS)
    play(game, "act ger-mortar-8-1")
    assert may(game, "fire") == {"1-E09"}
    assert forbids(game, "fire 1-F09") == "12.0b"
    play(game, "fire 1-E09")
    assert game.state.ap[0] == 4
    game = battle("1-H09: ger-mortar-5-1/N; 1-F09: sov-rifles-1/S; 1-B09: sov-rifles-2/S", MISS)
    play(game, "act ger-mortar-5-1")
    assert may(game, "fire") == {"1-F09", "1-B09"}


def test_high_explosive_finds_the_flank():  # CH-12.2f CH-8.5b
    game = battle("1-H09: ger-mortar-8-1/N; 1-E09: sov-rifles-1/S", MISS)
    events = play(game, "act ger-mortar-8-1", "fire 1-E09")
    assert shot(events)["defence"] == {"flank": 11}


def test_air_bursts_in_woods():  # CH-12.2h
    for start, target, terrain in (("1-H12", "1-E12", 0), ("1-I10", "1-F10", 1)):
        game = battle(f"{start}: ger-mortar-8-1/N; {target}: sov-rifles-1/S", MISS)
        events = play(game, "act ger-mortar-8-1", f"fire {target}")
        assert shot(events)["defence"].get("terrain", 0) == terrain


def test_indirect_fire_needs_a_spotter_hex():  # CH-12.2a CH-12.2b CH-12.2e
    mortar, target = blind_pair()
    for facing in ("N", "NE", "SE", "S", "SW", "NW"):
        text = f"{mortar}: ger-mortar-8-1/{facing}; {target}: sov-rifles-1/S"
        game = battle(text, MISS)
        play(game, "act ger-mortar-8-1")
        assert f"fire {target}" not in legal(game)
        light = battle(text.replace("mortar-8", "mortar-5"))
        play(light, "act ger-mortar-5-1")
        assert forbids(light, f"indirect {target}") == "12.2e"
        if f"indirect {target}" not in legal(game):
            assert forbids(game, f"indirect {target}") == "12.2a", "out of the arc"
            continue
        play(game, f"indirect {target}")
        ground = game.state.ground
        start, end = ground.hex(mortar), ground.hex(target)
        for name in may(game, "from"):
            at = ground.hex(name)
            assert ground.within(start, 2) >> at & 1
            assert ground.sees[at] >> start & 1
            assert ground.sees[at] >> end & 1
        if asked(game) == "spotter":
            play(game, sorted(legal(game))[0])
        assert game.state.ap[0] == 3, "the indirect cost"
        break
    else:
        raise AssertionError


def test_height_counts_from_the_spotter():  # CH-12.2c
    game = battle("3-I12: ger-mortar-8-1/N; 3-H16: sov-rifles-1/S", boards="[{ board = 3 }]")
    g = game.state
    a = Attack(0, g.firefight.number_of["ger-mortar-8-1"], g.ground.hex("3-H16"))
    a.indirect = True
    a.origin = g.ground.hex("3-F14")
    assert ("height", 1) in firepower(g, a, g.firefight.number_of["sov-rifles-1"])
    a.origin = g.ground.hex("3-I12")
    assert ("height", 1) not in firepower(g, a, g.firefight.number_of["sov-rifles-1"])


def test_a_hidden_mortar_stays_hidden_while_nobody_looks():  # CH-12.2d
    more = (
        '[[force]]\nside = "soviet"\nhidden = true\narea = { board = 1 }\n'
        'units = [{ unit = "sov-mortar-82" }]\n'
    )
    mortar, target = blind_pair()
    text = f"{target}: ger-rifles-1/S; hidden {mortar}: sov-mortar-82-1; 1-A02: sov-rifles-1/N"
    game = battle(text, MISS, more=more, side="soviet")
    events = play(game, "act sov-mortar-82-1", f"indirect {target}")
    if asked(game) == "spotter":
        events = play(game, sorted(legal(game))[0])
    assert told(events, "attack")[0]["attacker"] is None
    assert told(events, "shot")
    assert game.state.hidden
    assert game.state.ap[1] == 3


def blind_pair():
    """Two hexes of board 1 that do not see each other, with a spotter's hex beside the first."""
    ground = ground_of(((1, False, 0, 0),))
    hexes = bits(ground.playable)
    for mortar in hexes:
        for target in hexes:
            far = ground.board.distance(mortar, target)
            if not 4 <= far <= 16 or ground.sees[mortar] >> target & 1:
                continue
            near = ground.within(mortar, 2) & ground.sees[mortar] & ~(1 << mortar)
            if near & ground.sees[target]:
                return ground.board.name[mortar], ground.board.name[target]
    raise AssertionError


# -- off-map artillery

GUNS = """
[[weapon]]
side = "german"
card = "artillery-german"
uses = 2

[[weapon]]
side = "soviet"
card = "artillery-soviet"
uses = 1
"""


def with_guns(text, dice=(), **more):
    return battle(text, dice, more=GUNS + more.pop("sheet", ""), **more)


def noted(text="1-H02: ger-rifles-1/N; 1-E09: sov-rifles-1/S", dice=(), **more):
    """A barrage on 1-E09 that is about to land."""
    game = with_guns(text, dice, **more)
    g = game.state
    g.barrage = [(g.ground.hex("1-E09"), False), None]
    g.cap_start = [0, 0]
    return game


def test_a_barrage_is_noted_before_the_old_one_lands():  # CH-2.0e CH-2.0f CH-12.3a CH-12.3b
    game = with_guns("1-H02: ger-rifles-1/N; 1-E09: sov-rifles-1/S", [6, 6, 1, 1])
    play(game, "pass", "pass")
    assert (asked(game), seat(game)) == ("note_barrage", "german")
    events = play(game, "target 1-E09")
    note = next(e for e in events if e.what == "barrage-noted")
    assert note.seen_by("soviet")["args"]["own_hex"] is None
    assert seat(game) == "soviet"
    play(game, "none", "bid 0", "bid 0")
    assert game.state.weapons[0][1] == 1
    assert game.state.barrage[0] is not None
    assert game.view("soviet")["barrages"]["german"] == [{"hex": None, "smoke": False}]
    play(game, "pass", "pass", "none", "none")
    assert asked(game) == "orient", "the new note was asked first"


def test_barrage_on_target_strikes_seven_hexes():  # CH-12.3c CH-12.3f CH-12.3g CH-8.7q
    text = "1-D09: ger-rifles-1/N; 1-E09: sov-rifles-1/S; 1-E10: sov-mmg-1/S; 1-E12: sov-smg-1/S"
    game = noted(text, [3, *MISS * 3, 6, 6, 1, 1])
    play(game, "pass", "pass", "none", "none")
    assert (asked(game), seat(game)) == ("orient", "german")
    events = play(game, "face N")
    shots = told(events, "shot")
    assert {s["unit"] for s in shots} == {"ger-rifles-1", "sov-rifles-1", "sov-mmg-1"}
    assert shots[0]["firepower"] == [["card", 5]]
    assert all(s["defence"][0][0] == "flank" for s in shots)


def test_a_barrage_drifts():  # CH-12.3c CH-12.3d CH-12.3e
    game = noted(dice=[2, 2, 6, 6, 1, 1])
    play(game, "pass", "pass", "none", "none")
    events = play(game, "face N")
    drift = told(events, "drifts")[0]
    assert (drift["distance"], drift["facing"]) == (2, "NE"), "the second side from north"
    assert told(events, "impact")[0]["hexes"]


def test_soviet_artillery_needs_a_four():  # CH-8.7r CH-12.3c
    for die, on_target in ((3, False), (4, True)):
        dice = [die, 6, 6, 1, 1] if on_target else [die, 1, 6, 6, 1, 1]
        game = with_guns("1-H02: ger-rifles-1/N; 1-J09: sov-rifles-1/S", dice)
        g = game.state
        g.barrage = [None, (g.ground.hex("1-C09"), False)]
        g.cap_start = [0, 0]
        play(game, "pass", "pass", "none", "none")
        events = play(game, "face N")
        assert bool(told(events, "on-target")) == on_target


def test_the_area_off_the_map_is_lost():  # CH-12.3f
    game = with_guns("1-H02: ger-rifles-1/N; 1-E09: sov-rifles-1/S")
    ground = game.state.ground
    q, r = ground.board.axial[ground.hex("1-A02")]
    assert area(game.state, q, r).bit_count() < 7
    q, r = ground.board.axial[ground.hex("1-E09")]
    assert area(game.state, q, r).bit_count() == 7


def test_a_barrage_of_the_set_up_lands_in_round_one():  # CH-1.0k CH-12.3a
    game = started("bunker")
    while asked(game) != "note_barrage":
        play(game, sorted(legal(game))[0])
    play(game, "target 3-K11")
    assert asked(game) == "orient"
    assert game.state.round == 1


def test_works_are_bombarded_after_their_occupants():  # CH-12.3h
    work = '[[work]]\nkind = "trench"\nside = "soviet"\nhex = "1-E09"\n'
    text = "1-H02: ger-rifles-1/N; 1-E09: sov-rifles-1/S+inside"
    game = noted(text, [6, 1, 1, 6, 6, 6, 6, 1, 1], sheet=work)
    play(game, "pass", "pass", "none", "none")
    events = play(game, "face N")
    assert [e.what for e in events if e.what.startswith("shot")] == ["shot", "shot-at-work"]
    assert shot(events)["defence"] == {"flank": 11, "fortification": 2}


# -- smoke


def test_a_mortar_lays_smoke_out_of_sight_like_it_fires():  # CH-13.0a CH-12.2a OP-13.0.1
    mortar, target = blind_pair()
    for facing in ("N", "NE", "SE", "S", "SW", "NW"):
        game = battle(f"{mortar}: ger-mortar-8-1/{facing}; {target}: sov-rifles-1/S")
        play(game, "act ger-mortar-8-1")
        assert (f"indirect {target}" in legal(game)) == (f"smoke_indirect {target}" in legal(game))
        assert not may(game, "smoke") & may(game, "smoke_indirect")
        if f"smoke_indirect {target}" in legal(game):
            play(game, f"smoke_indirect {target}")
            assert game.view(None)["smoke"] == [target]
            assert game.state.ap[0] == 3, "the indirect cost"
    light = battle(f"{mortar}: ger-mortar-5-1/N; {target}: sov-rifles-1/S")
    play(light, "act ger-mortar-5-1")
    assert forbids(light, f"smoke_indirect {target}") == "13.0a"


def test_a_hidden_mortar_that_lays_smoke_unseen_stays_hidden():  # CH-12.2d CH-13.0a
    mortar, target = blind_pair()
    ground = ground_of(((1, False, 0, 0),))
    at = ground.hex(mortar)
    close = ground.board.names(ground.board.adjacent[at])[0]
    for watcher, stays in ((target, True), (close, False)):
        text = f"hidden {mortar}: sov-mortar-82-1; {watcher}: ger-rifles-1/N"
        game = battle(text, side="soviet")
        play(game, "act sov-mortar-82-1", f"smoke_indirect {target}")
        assert bool(game.state.hidden) == stays
        assert game.view("german")["smoke"] == [target]


def test_who_may_fire_smoke_and_where():  # CH-13.0a CH-19.0b
    game = battle("1-H09: ger-mortar-8-1/N; 1-B09: sov-rifles-1/S")
    play(game, "act ger-mortar-8-1", "smoke 1-E09")
    assert game.view(None)["smoke"] == ["1-E09"]
    assert game.state.ap[0] == 4
    game = battle("1-H09: ger-pioneers-1/N; 1-B09: sov-rifles-1/S")
    play(game, "act ger-pioneers-1")
    assert may(game, "smoke") == {"1-G09", "1-G08", "1-G10"}
    game = battle("1-H09: ger-rifles-1/N; 1-B09: sov-rifles-1/S")
    play(game, "act ger-rifles-1")
    assert forbids(game, "smoke 1-G09") == "13.0a"
    water = battle("5-C11: ger-rifles-1/N", boards=FIVE)
    place_smoke(water.state, 1 << water.state.ground.hex("5-B11"))
    assert water.state.fresh_smoke == 0


def test_smoke_protects_and_hinders():  # CH-13.0b CH-13.0c CH-13.0k CH-13.0e
    text = "1-H09: ger-rifles-1/N; 1-E09: sov-rifles-1/S"
    game = battle(text + "; smoke 1-E09", MISS)
    assert shot(play(game, "act ger-rifles-1", "fire 1-E09"))["defence"]["smoke"] == 2
    game = battle(text + "; thin 1-E09", MISS)
    assert shot(play(game, "act ger-rifles-1", "fire 1-E09"))["defence"]["smoke"] == 1
    game = battle(text + "; smoke 1-H09", MISS)
    assert shot(play(game, "act ger-rifles-1", "fire 1-E09"))["firepower"]["smoke"] == -2
    game = battle(text + "; thin 1-H09", MISS)
    assert shot(play(game, "act ger-rifles-1", "fire 1-E09"))["firepower"]["smoke"] == -1
    game = battle(text + "; thin 1-F09", MISS)
    assert shot(play(game, "act ger-rifles-1", "fire 1-E09"))["defence"]["smoke"] == 1
    game = battle(text + "; smoke 1-H09 1-E09", MISS)
    told_shot = shot(play(game, "act ger-rifles-1", "fire 1-E09"))
    assert told_shot["firepower"]["smoke"] == -2
    assert "smoke" not in told_shot["defence"], "never more than two in all"


def test_smoke_thins_from_round_to_round():  # CH-13.0d CH-2.0b
    game = battle("1-H09: ger-rifles-1/N; smoke 1-E09", [6, 6, 1, 1, 6, 6, 1, 1])
    play(game, "pass", "pass")
    assert (game.view(None)["smoke"], game.view(None)["thin_smoke"]) == ([], ["1-E09"])
    play(game, "bid 0", "bid 0", "pass", "pass")
    assert game.view(None)["thin_smoke"] == []


def test_smoke_is_cover():  # CH-13.0i
    text = "1-E09: sov-rifles-1/S!inf-pinned; 1-L02: ger-rifles-1/N; smoke 1-E09"
    game = battle(text, [3, 3], side="soviet")
    play(game, "act sov-rifles-1", "rally")
    assert where(game, "sov-rifles-1") == "1-E09"
    assert game.state.marker[game.state.firefight.number_of["sov-rifles-1"]] == 0


def test_barrage_of_smoke():  # CH-13.0f
    game = with_guns("1-H02: ger-rifles-1/N; 1-E09: sov-rifles-1/S", [6, 6, 6, 1, 1])
    g = game.state
    g.barrage = [(g.ground.hex("1-E09"), True), None]
    g.cap_start = [0, 0]
    play(game, "pass", "pass")
    events = play(game, "smoke 1-B02", "none")
    assert told(events, "barrage-noted")[0]["smoke"] is True, "announced"
    events = play(game, "face N")
    assert not told(events, "shot")
    assert len(told(events, "smoke")[0]["hexes"]) == 7
