"""Chapter 8: movement, stacking, zones of control, Finland and the Balkans."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.noretreat.helpers import (
    asked,
    battle,
    events,
    may,
    place,
    play,
    position,
    where,
    why_not,
)

from hexfront import Game
from hexfront.core.hexes import bits
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.supply import lines
from hexfront.games.noretreat.tables import BOARD, CITIES, HEXES, SOVIET, TERRAIN_NAMES, USSR

AXIS_MOVES = "turn 8 axis movement; weather clear"
SOVIETS_MOVE = "turn 8 soviet movement; weather clear"
BALKANS_OPEN = 'turn 20 axis movement; weather clear; more {"oil":18}'
EAST = "2513: su_reserve/weak"
"""A unit far away."""


def moving(text: str, unit: str, begin: str = AXIS_MOVES) -> Game:
    """A Movement Phase in which this unit has been picked."""
    return play(position(f"{begin}; {text}"), f"unit {unit}")


def test_a_hex_without_a_unit_for_it_is_refused_by_the_question_itself() -> None:  # NR-8.0a
    game = position(f"{AXIS_MOVES}; 1107: ax_4a; {EAST}")
    assert why_not(game, "to", "1106") == why_not(game, "to", "FIN") == "8.0a"
    play(game, "unit ax_4a")
    assert why_not(game, "to", "1106") == ""
    assert why_not(game, "to", "2513") == "8.4a"


def about(game: Game) -> dict[str, Any]:
    assert game.decision is not None
    return game.decision.args


def costs(game: Game) -> dict[str, int]:
    """What it costs the unit that was picked to go where it can."""
    return {name: route["cost"] for name, route in about(game)["routes"].items()}


def ring(name: str) -> set[str]:
    return set(BOARD.names(BOARD.adjacent[place(name)] & HEXES))


def zones(game: Game, side: str) -> set[str]:
    return set(GAME.view(game.state, None)["zones"][side])


# -- 8.0 to 8.3


def test_none_some_or_all_mobile_units_may_move() -> None:  # NR-8.0a, NR-2.3k
    game = position(f"{SOVIETS_MOVE}; 2015: su_west/weak; 2017: su_moscow; 2013: su_central/weak")
    assert why_not(game, "done") == "", "none"
    assert may(game, "unit") == {"su_west", "su_central"}
    assert why_not(game, "unit", "su_moscow") == "2.3k", "a Fort has no movement allowance"
    play(game, "unit su_west", "to 2115")
    assert why_not(game, "done") == "", "some"
    play(game, "unit su_central", "to 2113", "done")
    assert (where(game, "su_west"), where(game, "su_central")) == ("2115", "2113")


def test_a_move_goes_hex_by_hex_up_to_the_allowance() -> None:  # NR-8.0b, NR-8.1a, NR-2.3j
    """A Front of three points on open ground reaches all within three hexes, and no more."""
    disc = BOARD.disc(place("2015"), 3)
    assert {TERRAIN_NAMES[number] for number in bits(disc)} == {"open", "city"}
    game = moving("2015: su_west/weak", "su_west", SOVIETS_MOVE)
    assert may(game, "to") == set(BOARD.names(disc)) - {"2015"}
    for name, cost in costs(game).items():
        assert cost == BOARD.distance(place("2015"), place(name))
        way = about(game)["routes"][name]["path"]
        assert all(b in ring(a) for a, b in zip(["2015", *way], way, strict=False))
    assert why_not(game, "to", "2415") == "8.0b"


def test_a_unit_stops_when_its_points_are_spent_or_its_player_wishes() -> None:  # NR-8.0c
    game = moving("2015: su_west/weak; 2019: su_central/weak", "su_west", SOVIETS_MOVE)
    play(game, "to 2115")
    assert about(game)["left"] == 2
    play(game, "to 2315")
    assert may(game, "unit") == {"su_central"}, "nothing left"
    game = moving("2015: su_west/weak; 2019: su_central/weak", "su_west", SOVIETS_MOVE)
    play(game, "to 2115", "unit su_central")
    assert may(game, "unit") == set(), "its player went on to another one"


def test_nobody_moves_enemy_units() -> None:  # NR-8.0d
    game = position(f"{AXIS_MOVES}; 1813: ax_4a; {EAST}")
    assert why_not(game, "unit", "su_reserve") == "8.0d"


def test_the_units_of_the_other_player_do_not_move() -> None:  # NR-8.0e
    for begin, unit in ((AXIS_MOVES, "ax_4a"), (SOVIETS_MOVE, "su_reserve")):
        assert may(position(f"{begin}; 1813: ax_4a; {EAST}"), "unit") == {unit}


def test_a_unit_that_has_moved_is_not_moved_again() -> None:  # NR-8.0f
    game = moving(f"1813: ax_4a; 1815: ax_6a; {EAST}", "ax_4a")
    play(game, "to 1913", "unit ax_6a")
    assert why_not(game, "unit", "ax_4a") == "8.0f"


def test_points_are_neither_transferred_nor_saved() -> None:  # NR-8.1b
    deck = "deck " + " ".join(str(card) for card in range(14, 40))  # no weather among them
    game = moving(f"1813: ax_4a; 1815: ax_6a; {EAST}; axis-holds 1713; {deck}", "ax_4a")
    play(game, "to 1913", "unit ax_6a")
    assert about(game)["left"] == 4, "not the three that the other one left"
    play(game, "done")
    while (game.state.turn, asked(game)) != (9, "movement"):
        play(game, "none" if asked(game) == "reserve_marker" else "done")
    assert about(play(game, "unit ax_6a"))["left"] == 4


@pytest.mark.parametrize(
    ("weather", "panzer", "army", "front"),
    [("clear", 6, 4, 3), ("mud", 3, 3, 3), ("snow", 4, 4, 3), ("long_winter", 4, 4, 3)],
)
def test_mud_and_snow_cap_the_allowance(  # NR-8.2a, NR-8.2b
    weather: str, panzer: int, army: int, front: int
) -> None:
    axis = f"turn 8 axis movement; weather {weather}"
    assert about(moving("1813: ax_3pz", "ax_3pz", axis))["left"] == panzer
    assert about(moving("1813: ax_4a", "ax_4a", axis))["left"] == army
    soviet = f"turn 8 soviet movement; weather {weather}"
    assert about(moving(EAST, "su_reserve", soviet))["left"] == front


@pytest.mark.parametrize(
    ("start", "end", "armour", "others"),
    [
        ("1813", "1913", 1, 1),  # open
        ("1613", "1713", 1, 1),  # a city
        ("1710", "1810", 2, 1),  # a forest
        ("1602", "1702", 4, 2),  # a marsh
        ("2005", "1905", 3, 2),  # a mountain
        ("1418", "1519", 3, 2),  # the strait of Kerch
    ],
)
def test_terrain_costs_armour_and_others_what_the_chart_says(  # NR-8.3a, NR-8.3b, NR-2.1b
    start: str, end: str, armour: int, others: int
) -> None:
    for unit, cost in (("ax_3pz", armour), ("ax_4a", others), ("ax_2a", others)):
        assert costs(moving(f"{start}: {unit}", unit))[end] == cost


def test_crossing_a_river_costs_nothing() -> None:  # NR-8.3c
    sides = [row for row in GAME.components()["sides"] if row["kind"] == "river"]
    names = {number: BOARD.name[number] for number in bits(HEXES)}
    clear = {names[number] for number in bits(HEXES) if TERRAIN_NAMES[number] == "open"}
    crossed = [(row["a"], row["b"]) for row in sides if {row["a"], row["b"]} <= clear]
    assert len(crossed) > 100
    for a, b in crossed[::20]:
        assert costs(moving(f"{a}: ax_4a", "ax_4a"))[b] == 1


def test_a_unit_without_the_points_cannot_enter() -> None:  # NR-8.3d
    snow = "turn 8 axis movement; weather snow"
    assert costs(moving("1602: ax_3pz", "ax_3pz", snow))["1702"] == 4
    assert "1702" not in costs(moving("1603: ax_3pz", "ax_3pz", snow))
    assert costs(moving("1603: ax_3pz", "ax_3pz"))["1702"] == 5


def test_a_unit_may_always_move_one_hex() -> None:  # NR-8.3e
    mud = "turn 8 axis movement; weather mud"
    assert "1702" in costs(moving("1602: ax_3pz", "ax_3pz", mud)), "for four points, of three"
    game = moving("1602: ax_3pz; 1902: ax_4a", "ax_3pz", mud)
    play(game, "to 1702")
    assert "ax_3pz" not in may(game, "unit"), "and no further"
    game = moving("1603: ax_3pz; 1902: ax_4a", "ax_3pz", mud)
    play(game, "to 1602")
    assert "1702" not in may(game, "to"), "nor as its second hex"


def test_the_one_hex_waives_the_cost_of_leaving_a_zone() -> None:  # OP-8.6
    """Four points for the marsh and one for the zone, of four."""
    snow = "turn 10 axis movement; weather snow"
    assert "1702" in costs(moving("1602: ax_3pz; 1502: su_west/weak", "ax_3pz", snow))


def test_not_even_one_hex_is_moved_where_it_is_prohibited() -> None:  # NR-8.3f
    mud = "turn 8 axis movement; weather mud"
    game = moving("1602: ax_4a", "ax_4a", mud)
    assert "1703" in ring("1602")
    assert about(game)["routes"].get("1703", {"path": []})["path"] != ["1703"], "Lake Peipus"
    assert "2002" not in costs(moving("1902: ax_4a", "ax_4a")), "Lake Ladoga"
    zone = "1813: ax_4a; 1814: su_west/weak; 1912: su_central/weak"
    assert "1913" not in costs(moving(zone, "ax_4a", mud))


# -- 8.4 stacking


def test_nobody_enters_a_hex_with_enemies() -> None:  # NR-8.4a
    game = moving("1813: ax_4a; 1913: su_moscow", "ax_4a")
    assert why_not(game, "to", "1913") == "8.4a"


def test_units_enter_and_pass_hexes_of_friends() -> None:  # NR-8.4b
    """Six friends stand all round."""
    fronts = ("central", "south", "don", "kursk", "steppe", "volkhov")
    around = zip(sorted(ring("2015")), fronts, strict=True)
    friends = "; ".join(f"{name}: su_{unit}/weak" for name, unit in around)
    game = moving(f"2015: su_west/weak; {friends}", "su_west", SOVIETS_MOVE)
    assert may(game, "to") == set(BOARD.names(BOARD.disc(place("2015"), 3))) - {"2015"}


def test_stacking_is_looked_at_when_the_phase_ends() -> None:  # NR-8.4c, OP-8.1
    game = moving("1813: ax_6a ax_9a; 1713: ax_4a; 1613: ax_17a", "ax_4a")
    play(game, "to 1813", "unit ax_17a", "to 1813")
    assert asked(game) == "movement", "four in a hex, and nobody minds yet"
    play(game, "done")
    assert asked(game) == "take_off"


def stays(begin: str, stack: str, after: tuple[str, ...] = ()) -> bool:
    """Whether a stack of the moving side in 1813 is still whole after its Movement Phase."""
    game = position(f"{begin}; 1813: {stack}; 1713: ax_18a ax_16a; 2513: su_reserve; FIN: ax_fin")
    while game.decision is not None and asked(game) in ("movement", "reserve_marker"):
        play(game, "done" if asked(game) == "movement" else "none")
    return asked(game) != "take_off"


def test_the_axis_stacks_two_units() -> None:  # NR-8.4.1a
    assert stays(AXIS_MOVES, "ax_4a ax_6a")
    assert not stays(AXIS_MOVES, "ax_4a ax_6a ax_9a")


def soviet_turn(turn: int) -> str:
    return f"turn {turn} soviet movement; weather clear; axis-holds 1713"


def test_the_soviets_stack_one_unit_until_turn_11() -> None:  # NR-8.4.1b
    assert stays(soviet_turn(10), "su_west")
    assert not stays(soviet_turn(10), "su_west/weak su_don")
    axis_turn_11 = "turn 11 axis movement; weather clear; axis-holds 1713"
    assert not stays(axis_turn_11, "su_west/weak su_don"), "not before their own turn"


def test_from_turn_11_a_tank_unit_stacks_with_any_but_a_fort() -> None:  # NR-8.4.1c, OP-8.2
    assert stays(soviet_turn(11), "su_west/weak su_don")
    assert stays(soviet_turn(11), "su_kursk su_don"), "two tank armies"
    assert not stays(soviet_turn(11), "su_moscow su_don"), "a Fort"
    assert stays(soviet_turn(11), "su_moscow/weak su_don"), "the same as Regional infantry"
    assert not stays(soviet_turn(11), "su_west/weak su_don/weak"), "no tanks on the brown face"
    assert not stays(soviet_turn(22), "su_west su_central/weak")
    assert not stays(soviet_turn(22), "su_west su_don su_kursk"), "never three"


def test_from_turn_23_the_soviets_stack_any_two() -> None:  # NR-8.4.1d
    assert stays(soviet_turn(23), "su_west su_central/weak")
    assert stays(soviet_turn(23), "su_moscow su_west")
    assert not stays(soviet_turn(23), "su_west su_don su_kursk")


def test_markers_do_not_count() -> None:  # NR-8.4.2a
    markers = 'oos ax_4a; disorganized ax_6a; more {"counterblows":[["1813"],[]]}'
    assert stays(f"{AXIS_MOVES}; {markers}", "ax_4a ax_6a")


def test_the_owner_shatters_units_of_his_choice() -> None:  # NR-8.4.3a
    text = f"{AXIS_MOVES}; 1813: ax_4a ax_6a/weak ax_9a ax_17a; {EAST}; axis-holds 1713"
    game = play(position(text), "done")
    assert game.decision is not None
    assert game.decision.seat == "axis"
    assert may(game, "unit") == {"ax_4a", "ax_6a", "ax_9a", "ax_17a"}
    play(game, "unit ax_6a")
    assert asked(game) == "take_off", "still three"
    play(game, "unit ax_17a")
    assert where(game, "ax_6a") == where(game, "ax_17a") == "shattered"
    assert where(game, "ax_4a") == where(game, "ax_9a") == "1813"
    assert [told["place"] for told in events(game, "excess")] == ["shattered"] * 2
    both = f"{text}; disorganized ax_6a; 2513: su_don su_kursk su_steppe"
    game = play(position(both), "done")
    assert (asked(game), game.decision and game.decision.seat) == ("take_off", "axis")
    play(game, "unit ax_6a", "unit ax_17a")
    assert not game.state.disorganized, "what lay on it does not go with it"
    assert (asked(game), game.decision and game.decision.seat) == ("take_off", "soviet")


def test_stacking_is_looked_at_after_each_battle() -> None:  # NR-8.4.3a
    """A Front retreats onto another one; that is settled before the second battle."""
    text = (
        "turn 8 axis combat; weather clear; support 0 0; axis-holds 1713; 1811: ax_3pz ax_4a; "
        "1812: su_west/weak; 2012: su_don/weak; 1716: su_south/weak; 1715: ax_17a"
    )
    game = position(text, dice=[4, 1])
    play(game, "target 1812", "target 1716", "attack 1812", "join ax_3pz", "join ax_4a")
    assert asked(game) == "retreat"
    play(game, "to 2012")
    while asked(game) == "advance":
        play(game, "done")
    assert asked(game) == "take_off"
    assert game.state.targets == 1 << place("1716"), "the other battle is still to come"
    play(game, "unit su_don")
    assert where(game, "su_don") == "shattered"


def test_marked_and_fortified_units_are_destroyed_instead() -> None:  # NR-8.4.3b, OP-8.10
    stack = "1813: ax_4a ax_6a ax_9a"
    game = position(f"{AXIS_MOVES}; {stack}; oos ax_4a; axis-holds 1713; {EAST}")
    play(game, "done", "unit ax_4a")
    assert where(game, "ax_4a") == "destroyed"
    assert game.state.event_vp == 0, "no surrender"
    game = position(f"{SOVIETS_MOVE}; 1813: su_moscow su_west/weak")
    play(game, "done", "none", "unit su_moscow")
    assert where(game, "su_moscow") == "destroyed"


def test_an_excess_cadre_goes_to_the_turn_track() -> None:  # OP-8.7
    game = position(f"{AXIS_MOVES}; 1813: ax_4a ax_6a ax_kg1; axis-holds 1713; {EAST}")
    play(game, "done", "unit ax_kg1")
    assert where(game, "ax_kg1") == "turn-9"


# -- 8.5 zones of control


def test_a_zone_is_the_six_hexes_around_a_unit() -> None:  # NR-8.5a
    assert zones(position(f"{AXIS_MOVES}; 1813: ax_4a"), "axis") == ring("1813")
    assert len(ring("1813")) == 6


def test_markers_marked_units_and_forts_have_no_zone() -> None:  # NR-8.5b, NR-2.3k
    text = f"{AXIS_MOVES}; 1813: ax_4a; 2013: su_moscow; FIN: ax_fin"
    assert zones(position(f"{text}; oos ax_4a"), "axis") == set()
    assert zones(position(text), "soviet") == set()
    assert zones(position(text.replace("su_moscow", "su_moscow/weak")), "soviet") == ring("2013")
    more = 'more {"counterblows":[["1813"],[]]}'
    assert zones(position(f"{text}; oos ax_4a; {more}"), "axis") == set()


def test_friendly_zones_do_not_hinder() -> None:  # NR-8.5c
    alone = moving("2015: su_west/weak", "su_west", SOVIETS_MOVE)
    friends = "2014: su_central/weak; 2116: su_don/weak"
    together = moving(f"2015: su_west/weak; {friends}", "su_west", SOVIETS_MOVE)
    assert costs(alone) == costs(together)


def test_zones_do_not_cross_lakes_and_seas() -> None:  # NR-8.5d
    assert zones(position(f"{AXIS_MOVES}; 1602: ax_4a"), "axis") == ring("1602") - {"1703"}
    assert zones(position(f"{AXIS_MOVES}; 1316: ax_4a"), "axis") == ring("1316") - {"1317", "1417"}
    assert "2002" not in zones(position(f"{AXIS_MOVES}; 2003: ax_4a"), "axis")


def test_a_unit_that_enters_an_enemy_zone_must_stop() -> None:  # NR-8.5.1a, NR-8.0c
    game = moving("1713: ax_3pz; 1815: ax_4a; 1913: su_west/weak; 1511: ax_6a", "ax_3pz")
    assert "1813" in may(game, "to")
    assert costs(game)["1912"] == 4, "not through the zone in 1812, but round it"
    play(game, "to 1813")
    assert may(game, "unit") == {"ax_4a", "ax_6a"}, "with five points left"
    assert may(game, "to") == set()


def test_leaving_an_enemy_zone_costs_a_point_more() -> None:  # NR-8.5.2a
    game = moving("1813: ax_4a; 1913: su_west/weak", "ax_4a")
    assert costs(game)["1713"] == 2
    assert costs(game)["1613"] == 3, "and it goes on"
    assert costs(game)["1513"] == 4
    assert "1413" not in costs(game)


ZONES = "1813: ax_4a; 1913: su_west/weak; 1912: su_central/weak"


def test_nobody_moves_from_one_enemy_zone_to_another() -> None:  # NR-8.5.3a
    game = moving(ZONES, "ax_4a")
    assert {"1812", "1813"} <= zones(game, "soviet")
    assert "1812" in ring("1813")
    assert about(game)["routes"]["1812"]["path"] == ["1712", "1812"], "not directly"
    game = moving(f"{ZONES}; 1612: su_don/weak", "ax_4a")
    assert "1712" in zones(game, "soviet")
    assert why_not(game, "to", "1812") == "8.0b", "now there is no way round"


def test_a_friend_in_the_hex_lets_a_unit_in_and_it_stops() -> None:  # NR-8.5.3a, NR-8.5.3b
    game = moving(f"{ZONES}; 1812: ax_6a; 1511: ax_9a", "ax_4a")
    assert costs(game)["1812"] == 2
    play(game, "to 1812")
    assert may(game, "unit") == {"ax_6a", "ax_9a"}, "two points are left, but it has stopped"
    assert may(game, "to") == set()


def test_a_retreat_may_enter_an_enemy_zone_where_a_friend_stands() -> None:  # NR-8.5.4a
    """Surrounded by zones, the Front can only fall back on its friend, or not at all."""
    text = (
        "turn 8 axis combat; weather clear; support 0 0; 1811: ax_3pz ax_4a; 1712: ax_1pz; "
        "1812: su_west/weak; 1911: ax_17a; 1713: ax_6a; 1914: ax_2a; 2012: ax_8a; "
        "axis-holds 1713 1912"
    )
    attack = ("target 1812", "join ax_3pz", "join ax_4a", "join ax_1pz", "fight")
    game = play(position(text, dice=[2]), *attack)
    assert where(game, "su_west") == "destroyed"
    game = position(f"{text}; 1913: su_don/weak; 2013: su_kursk/weak", dice=[2])
    play(game, "target 1812", "done", *attack[1:])
    assert where(game, "su_west") == "2013"


# -- 8.6 Finland


def test_finland_is_one_large_hex() -> None:  # NR-8.6a, OP-8.4
    for name in ("1902", "2103", "2203"):
        assert costs(moving(f"{name}: ax_4a", "ax_4a"))["FIN"] == 2
        assert costs(moving(f"{name}: ax_3pz", "ax_3pz"))["FIN"] == 3
    game = moving("FIN: ax_4a", "ax_4a")
    assert {name for name in costs(game) if len(about(game)["routes"][name]["path"]) == 1} == {
        *("1902", "2103", "2203")
    }


def test_only_germans_finns_and_soviets_enter_finland() -> None:  # NR-8.6b, NR-8.6f
    assert "FIN" in costs(moving("1902: ax_4a; FIN: ax_fin", "ax_4a")), "as an ally"
    for unit in ("ax_rum4", "ax_hun2", "ax_ita8"):
        game = moving(f"1902: {unit}; FIN: ax_fin", unit)
        assert "FIN" not in costs(game)
        assert why_not(game, "to", "FIN") == "8.6b"
    assert "FIN" in costs(moving("1902: su_west/weak", "su_west", SOVIETS_MOVE))
    game = moving("1902: su_west/weak; FIN: ax_fin", "su_west", SOVIETS_MOVE)
    assert why_not(game, "to", "FIN") == "8.4a", "not as a friend"


def test_finland_has_the_usual_stacking() -> None:  # NR-8.6c
    text = f"{AXIS_MOVES}; FIN: ax_fin ax_4a ax_6a; axis-holds 1902 1503; {EAST}"
    game = play(position(text), "done")
    assert asked(game) == "take_off"
    assert about(game)["hex"] == "FIN"
    game = play(position(text.replace(" ax_6a", "")), "done")
    assert asked(game) != "take_off"


def test_zones_reach_into_finland_and_out_of_it() -> None:  # NR-8.6d
    assert zones(position(f"{AXIS_MOVES}; FIN: ax_4a"), "axis") == {"1902", "2103", "2203"}
    assert "FIN" in zones(position(f"{AXIS_MOVES}; 2103: su_west/weak"), "soviet")
    game = moving("FIN: ax_4a; 2204: su_west/weak", "ax_4a")
    play(game, "to 2203")
    assert may(game, "to") == set(), "it has stopped"


def test_soviets_in_the_three_adjacent_hexes_attack_finland_together() -> None:  # NR-8.6e
    text = "1902: su_west/weak; 2103: su_central/weak; 2203: su_don/weak; FIN: ax_fin"
    game = position(f"turn 9 soviet combat; weather clear; support 0 1; {text}", dice=[1])
    play(game, "target FIN", "join su_west", "join su_central", "join su_don")
    assert battle(game)["attackers"] == ["su_west", "su_central", "su_don"]
    assert battle(game)["hexes"] == ["FIN"]


def test_no_line_runs_through_finland() -> None:  # NR-8.6g, NR-6.3c
    """Leningrad is besieged on land and on the lake; beyond Finland lies the east edge."""
    held = "axis-holds " + " ".join(BOARD.names(CITIES & USSR & ~BOARD.set(["1902"])))
    game = position(f"{SOVIETS_MOVE}; 1902: su_leningrad; 2003: ax_4a; {held}")
    traced = lines(game.state, SOVIET)
    assert traced.overland & 1 << place("2203")
    assert traced.overland & 1 << place("FIN"), "into it"
    assert not traced.overland & 1 << place("1902"), "but not through it"


# -- 8.7 the Balkans


def test_the_balkans_are_two_large_hexes() -> None:  # NR-8.7a, OP-8.8
    """The rule calls them open; the printed chart has a row for areas, which stands (OP-8.4)."""
    near = {"WB": {"0213", "0313", "0314", "0415"}, "SB": {"0415", "0515", "0516", "0617"}}
    for area, other in (("WB", "SB"), ("SB", "WB")):
        game = moving(f"{area}: ax_4a", "ax_4a", BALKANS_OPEN)
        routes = about(game)["routes"]
        steps = {name for name, route in routes.items() if len(route["path"]) == 1}
        assert steps == near[area] | {other}
        for name in near[area]:
            assert costs(moving(f"{name}: ax_4a", "ax_4a", BALKANS_OPEN))[area] == 2
            assert costs(moving(f"{name}: ax_3pz", "ax_3pz", BALKANS_OPEN))[area] == 3


def test_the_balkans_open_the_turn_after_the_oil_fields_fall() -> None:  # NR-8.7b
    for turn, oil, is_open in ((20, 0, False), (18, 18, False), (19, 18, True)):
        begin = f'turn {turn} axis movement; weather clear; more {{"oil":{oil}}}'
        game = moving("0415: ax_4a", "ax_4a", begin)
        assert ("WB" in may(game, "to")) == is_open
        assert why_not(game, "to", "WB") == ("" if is_open else "8.7b")


def test_of_the_axis_only_germans_enter_the_balkans() -> None:  # NR-8.7c
    assert {"WB", "SB"} <= may(moving("0415: ax_4a", "ax_4a", BALKANS_OPEN), "to")
    for unit in ("ax_hun2", "ax_hun_gg1", "ax_rum4", "ax_ita8"):
        game = moving(f"0415: {unit}", unit, BALKANS_OPEN)
        assert not {"WB", "SB"} & may(game, "to")
        assert why_not(game, "to", "SB") == "8.6b"


def test_yugoslavs_and_soviets_enter_the_balkans() -> None:  # NR-8.7d, OP-8.3
    soviets = BALKANS_OPEN.replace("axis", "soviet")
    for unit in ("su_west", "su_yug1/weak"):
        assert {"WB", "SB"} <= may(moving(f"0415: {unit}", unit.split("/")[0], soviets), "to")
    for unit in ("su_pol", "su_rum"):
        assert not {"WB", "SB"} & may(moving(f"0415: {unit}", unit, soviets), "to")


def test_stacking_and_zones_are_usual_in_the_balkans() -> None:  # NR-8.7e
    game = position(f"{BALKANS_OPEN}; WB: ax_4a ax_6a ax_9a; {EAST}")
    assert zones(game, "axis") == {"0213", "0313", "0314", "0415", "SB"}
    play(game, "done")
    assert asked(game) == "take_off"
    game = position(f"{BALKANS_OPEN}; 0415: su_west")
    assert {"WB", "SB"} <= zones(game, "soviet")
