"""Chapter 6: supply lines, their sources, what blocks them, and what the marker does."""

from __future__ import annotations

import pytest
from tests.games.noretreat.helpers import (
    asked,
    battle,
    events,
    held_except,
    marked,
    may,
    place,
    play,
    position,
    shifts,
    where,
    why_not,
)

from hexfront import Game
from hexfront.games.noretreat.supply import lines, overland
from hexfront.games.noretreat.tables import (
    AXIS,
    BOARD,
    CITIES,
    COMPONENTS,
    EDGES,
    GERMANY,
    SOVIET,
    UNIT_NUMBER,
    USSR,
)

GERMAN_CITIES = "soviet-holds " + " ".join(BOARD.names(CITIES & GERMANY))
RUSSIAN_CITIES = "axis-holds " + " ".join(BOARD.names(CITIES & USSR))
"""No city helps: all of them are in enemy hands."""
LATE = 'turn 20 axis supply; more {"oil":18}'
"""When the Balkans are open."""


def check(text: str, turn: str = "turn 8 axis supply") -> set[str]:
    """The units that a Supply Check marks."""
    return marked(position(f"{turn}; {text}"))


# -- 6.0 the check


@pytest.mark.parametrize("side", ["axis", "soviet"])
def test_the_units_of_both_sides_are_checked_in_each_player_turn(side: str) -> None:  # NR-6.0a
    cut_off = "2013: ax_4a; 0808: su_west/weak; 1407: su_central"
    game = position(f"turn 8 {side} supply; {cut_off}")
    assert marked(game) == {"ax_4a", "su_west"}


def test_the_active_side_is_marked_first_and_blocks_no_more() -> None:  # NR-6.0b, NR-6.0c
    """Both are cut off by the other's zones; who is checked first loses them."""
    text = "1903: su_west/weak; 2204: ax_4a; 2007: ax_6a; axis-holds 1902 1503"
    assert check(text, "turn 8 axis supply") == {"ax_4a", "ax_6a"}
    assert "su_west" in check(text, "turn 8 soviet supply")


def test_a_zone_is_lost_at_the_instant_of_marking() -> None:  # NR-6.0c
    """Even if it was looked at just before, when the Soviets wanted to disembark."""
    text = "1903: su_west/weak; 2204: ax_4a; 2007: ax_6a; axis-holds 1902 1503; rail: su_don/weak"
    game = position(f"turn 7 soviet disembark; {text}; deck 16 19 21 24 26 27 28 29 32 34")
    play(game, "done")
    assert (game.state.turn, asked(game)) == (8, "movement")
    assert marked(game) == {"ax_4a", "ax_6a"}


# -- 6.1 sources and the Overland Line


def test_a_unit_is_supplied_by_a_supplied_city_or_an_edge() -> None:  # NR-6.1a
    assert check(f"2113: ax_4a; axis-holds 1713; {GERMAN_CITIES}") == set()
    assert check(f"0608: ax_4a; {GERMAN_CITIES}") == set()
    assert check(f"2113: ax_4a; {GERMAN_CITIES}") == {"ax_4a"}


def test_a_line_to_a_city_is_four_hexes_long_at_most() -> None:  # NR-6.1b
    assert check("2113: ax_4a; axis-holds 1713") == set()
    assert check("2213: ax_4a; axis-holds 1713") == {"ax_4a"}


def test_a_line_to_an_edge_is_four_hexes_long_at_most() -> None:  # NR-6.1b, NR-6.1h, OP-6.1
    assert check(f"0708: ax_4a; {GERMAN_CITIES}") == set()
    assert check(f"0808: ax_4a; {GERMAN_CITIES}") == {"ax_4a"}
    assert check(f"2113: su_west/weak; {RUSSIAN_CITIES}") == set()
    assert check(f"2013: su_west/weak; {RUSSIAN_CITIES}") == {"su_west"}


def test_a_unit_on_the_edge_is_supplied_there() -> None:  # NR-6.1e, NR-6.1h, OP-6.1
    for name in BOARD.names(EDGES[AXIS]):
        assert check(f"{name}: ax_4a; {GERMAN_CITIES}") == set()
    for name in BOARD.names(EDGES[SOVIET]):
        assert check(f"{name}: su_west/weak; {RUSSIAN_CITIES}") == set()


def test_the_west_edge_is_german_and_the_east_and_south_edges_are_russian() -> None:  # NR-6.1e
    rows = sorted(COMPONENTS.hex_rows.values(), key=lambda row: (row.r, row.q))
    first = {row.r: row.id for row in reversed(rows)}
    last = {row.r: row.id for row in rows}
    west = {row.id for row in rows if row.edge == "axis"}
    assert west == {first[r] for r in range(1, 12)}, "north of the Balkans"
    red = {row.id for row in rows if row.edge == "soviet"}
    assert {last[r] for r in range(2, 20)} <= red, "the east"
    assert {row.id for row in rows if row.r == 21} <= red, "the south"
    assert len(red) == 18 + 6 + len(["2303", "2403"]), "and the north-east corner"
    assert check("2513: ax_4a") == {"ax_4a"}, "the other side's edge is no source"
    assert check(f"0308: su_west/weak; {RUSSIAN_CITIES}; axis-holds 0409") == {"su_west"}


def test_the_north_edge_belongs_to_nobody() -> None:  # OP-6.6
    assert check(f"1701: su_west/weak; {RUSSIAN_CITIES}") == {"su_west"}
    assert check(f"1602: ax_4a; {GERMAN_CITIES}") == {"ax_4a"}


def test_a_city_is_friendly_to_the_side_that_passed_it_last() -> None:  # NR-6.1c
    game = position("turn 8 axis movement; weather clear; 1613: ax_3pz; 2513: su_west/weak")
    kharkov = 1 << place("1713")
    assert not lines(game.state, AXIS).cities & kharkov
    play(game, "unit ax_3pz", "to 1713", "to 1814")
    assert where(game, "ax_3pz") == "1814"
    assert lines(game.state, AXIS).cities & kharkov
    assert not lines(game.state, SOVIET).cities & kharkov


def test_a_city_needs_a_line_of_any_length_to_the_edge() -> None:  # NR-6.1d
    text = "2013: ax_4a; axis-holds 1713"
    assert check(text) == set(), "Kharkov lies fifteen hexes from the west edge"
    assert check(f"{text}; 1613: su_west/weak") == {"ax_4a"}
    assert check(f"{text}; 1613: su_west/weak; 1713: ax_6a; 1612: ax_9a") == set()


def test_the_line_of_a_city_runs_in_one_direction_only() -> None:  # NR-6.1f
    """Astrakhan lies next to the south edge, but to the south-west of it; and Sevastopol has
    nothing but sea in the west."""
    game = position("turn 8 soviet movement; 2421: ax_4a; 2321: su_west/weak")
    astrakhan = 1 << place("2321")
    assert EDGES[SOVIET] & BOARD.neighbours(astrakhan) & BOARD.set(["2222"])
    assert not lines(game.state, SOVIET).cities & astrakhan
    game = position("turn 8 soviet supply; 2321: su_west/weak")
    assert lines(game.state, SOVIET).cities & astrakhan
    game = position(f"turn 8 axis supply; 1318: ax_4a; {RUSSIAN_CITIES}")
    assert not lines(game.state, AXIS).cities & 1 << place("1318")
    assert lines(game.state, AXIS).cities & 1 << place("1515")


def test_the_line_of_a_unit_to_its_city_runs_anywhere() -> None:  # NR-6.1g
    assert check(f"1513: ax_4a; axis-holds 1713; {GERMAN_CITIES}") == set()
    assert check(f"2321: su_west/weak; 2421: ax_4a; {RUSSIAN_CITIES}") == {"ax_4a"}


# -- 6.2 alternative sources


def test_there_are_seas_neighbours_and_minor_countries() -> None:  # NR-6.2a
    by_sea = "1318: ax_4a"
    beside = "2113: ax_4a; 2213: ax_6a; axis-holds 1713"
    minor = "FIN: ax_fin; 1902: su_leningrad; 2103: su_west/weak; 2203: su_central/weak"
    for text in (by_sea, beside, minor):
        assert check(text) == set()


def test_who_lives_off_an_alternative_source_has_no_overland_line() -> None:  # NR-6.2b
    game = position("turn 8 axis supply; 1318: ax_4a; 2113: ax_6a; 2213: ax_9a; axis-holds 1713")
    assert marked(game) == set()
    assert overland(game.state, AXIS) == 1 << UNIT_NUMBER["ax_6a"]


def test_a_unit_must_stand_on_the_coast_itself() -> None:  # NR-6.2c
    assert check("1317: ax_4a") == set()
    assert check("1415: ax_4a") == {"ax_4a"}, "next to the coast is not on it"


def test_lines_may_cross_sea_hexsides() -> None:  # NR-6.2d
    game = position("turn 8 axis movement; weather clear; 1316: ax_4a; axis-holds 1215")
    assert lines(game.state, AXIS).overland & 1 << place("1317")
    play(game, "unit ax_4a")
    assert game.decision is not None
    way = game.decision.args["routes"]["1317"]["path"]
    assert way == ["1416", "1417", "1317"], "nobody walks that way"


def test_the_caspian_sea_supplies_soviets_only() -> None:  # NR-6.2e
    pocket = f"2421: su_west/weak; 2320: ax_4a; {RUSSIAN_CITIES}"
    assert check(pocket, "turn 8 soviet supply") == set(), "the zone covers all ways out"
    assert check("2421: ax_6a") == {"ax_6a"}


def test_the_baltic_supplies_the_axis_always() -> None:  # NR-6.2f
    assert check("1802: ax_4a; 1902: su_leningrad") == set()
    assert check("1802: ax_4a; axis-holds 1902") == set()


def test_the_baltic_supplies_the_soviets_from_a_supplied_leningrad() -> None:  # NR-6.2f
    coast = "1302: su_west/weak"
    assert check(f"{coast}; {held_except('1902')}") == set()
    assert check(f"{coast}; {RUSSIAN_CITIES}") == {"su_west"}
    besieged = f"{coast}; 2103: ax_4a; {held_except('1902')}"
    assert "su_west" in check(besieged, "turn 8 soviet supply")


def test_the_black_sea_supplies_both() -> None:  # NR-6.2g
    assert check("1317: ax_4a") == set()
    assert check(f"1115: su_west/weak; {RUSSIAN_CITIES}") == set()


def test_the_sea_of_azov_supplies_nobody() -> None:  # NR-6.2h
    assert check("1516: ax_4a") == {"ax_4a"}
    assert check(f"1516: su_west/weak; {RUSSIAN_CITIES}") == {"su_west"}


def test_a_neighbour_with_an_overland_line_supplies_but_not_in_a_chain() -> None:  # NR-6.2i
    assert check("2113: ax_4a; 2213: ax_6a; axis-holds 1713") == set()
    assert check("2113: ax_4a; 2213: ax_6a; 2313: ax_9a; axis-holds 1713") == {"ax_9a"}
    assert check("1318: ax_4a; 1418: ax_6a; 1519: ax_9a; 1619: su_west/weak") == set()
    assert check("1317: ax_4a; 1417: ax_6a; 1416: ax_9a; 1516: ax_17a") == {"ax_17a"}, "by sea"


BESIEGED = "1902: su_leningrad; 2103: su_west/weak; 2203: su_central/weak"


def test_the_finnish_unit_is_always_supplied_in_finland() -> None:  # NR-6.2j
    assert check(f"FIN: ax_fin; {BESIEGED}") == set()


def test_a_german_unit_in_finland_needs_a_source_of_its_own() -> None:  # OP-6.7, OP-6.8
    assert check(f"FIN: ax_fin ax_4a; {BESIEGED}") == {"ax_4a"}
    assert check("FIN: ax_fin ax_4a; axis-holds 1902 1503") == set()


def test_yugoslav_units_are_supplied_in_both_balkans_areas() -> None:  # NR-6.2k
    text = f"{LATE}; 0313: ax_4a; 0515: ax_6a; 0617: ax_9a; 1215: ax_17a"
    assert marked(position(f"{text}; WB: su_yug1; SB: su_yug2/weak")) == set()
    assert marked(position(f"{text}; WB: su_yug1; 0514: su_yug2/weak")) == {"su_yug2"}
    assert marked(position(f"{text}; WB: su_west; SB: su_yug2/weak")) == {"su_west"}


# -- 6.3 blocking


def test_an_enemy_unit_blocks_a_line_even_without_a_zone() -> None:  # NR-6.3a
    line = "2113: ax_4a; axis-holds 1713"
    assert check(line) == set()
    assert check(f"{line}; 1913: su_moscow") == {"ax_4a"}, "a Fort"


def test_an_enemy_city_blocks_a_line() -> None:  # NR-6.3b
    assert check("2108: ax_4a; axis-holds 1708") == {"ax_4a"}, "Moscow lies between"
    assert check("2108: ax_4a; axis-holds 1708 2008") == set()


def test_a_line_does_not_pass_through_an_area() -> None:  # NR-6.3c, NR-8.7f
    """Through both Balkans areas 0617 would be four hexes from the west edge."""
    for turn in (LATE, "turn 8 axis supply"):
        assert check(f"0617: ax_4a; {GERMAN_CITIES}", turn) == {"ax_4a"}


def test_an_area_may_be_where_a_line_begins() -> None:  # NR-8.6g, NR-8.7f, OP-6.3
    assert check(f"WB: ax_4a; {GERMAN_CITIES}", LATE) == set(), "by 0213 to the edge"
    assert check(f"SB: ax_4a; {GERMAN_CITIES}", LATE) == {"ax_4a"}, "and no further"
    assert check(f"FIN: su_west/weak; {RUSSIAN_CITIES}") == set(), "by 2203 to the edge"


def test_an_enemy_zone_blocks_a_line_unless_a_friend_stands_there() -> None:  # NR-6.3d, NR-8.5.4a
    line = "2113: ax_4a; axis-holds 1713; 1912: su_west/weak"
    assert check(line) == {"ax_4a"}
    assert check(f"{line}; 1913: ax_6a; 2013: ax_9a") == set()
    assert check(f"{line}; 1913: ax_6a") == {"ax_4a"}, "2013 is still in the zone"


def test_a_vacant_city_in_an_enemy_zone_is_no_source() -> None:  # OP-6.2
    line = "1913: ax_4a; axis-holds 1713; 1813: ax_6a"
    assert check(line) == set()
    assert check(f"{line}; 1714: su_west/weak") == {"ax_4a", "ax_6a"}
    # A unit in it lifts the block of the city; the way on is 1612.
    assert check(f"{line}; 1714: su_west/weak; 1713: ax_9a") == set()


def test_a_unit_in_an_enemy_zone_may_begin_its_line_there() -> None:  # OP-6.5
    assert check("2113: ax_4a; 2213: su_west/weak; axis-holds 1713") == set()


def test_lakes_and_their_sides_do_not_block_a_line() -> None:  # NR-6.3e
    leningrad = 1 << place("1902")
    game = position("turn 8 soviet supply; 2003: ax_4a; 1902: su_leningrad; 2103: su_west/weak")
    assert lines(game.state, SOVIET).cities & leningrad, "across the hex of Lake Ladoga"
    assert lines(game.state, AXIS).overland & 1 << place("1703") == 0
    game = position("turn 8 axis supply; 1703: ax_4a; 1704: su_west/weak; axis-holds 1503")
    assert marked(game) == set(), "across a side of Lake Peipus, on which there is no zone"


def test_a_line_does_not_enter_the_open_sea() -> None:  # OP-6.4
    """Sevastopol would be four hexes away across the sea; on land it is five."""
    game = position(f"turn 8 soviet supply; {held_except('1318')}")
    assert BOARD.distance(place("1115"), place("1318")) == 4
    reached = lines(game.state, SOVIET).overland
    assert reached & 1 << place("1215")
    assert not reached & 1 << place("1115")


# -- 6.4 and 6.5 the marker


def test_a_unit_without_supply_is_marked() -> None:  # NR-6.4a
    game = position("turn 8 axis supply; 2213: ax_4a; 2113: ax_6a; 2413: ax_9a; axis-holds 1713")
    assert marked(game) == {"ax_9a"}
    assert events(game, "out-of-supply") == [{"side": "axis", "units": ["ax_9a"]}]


def test_a_marked_unit_is_not_flipped() -> None:  # NR-6.5.1a
    line = "1813: ax_4a/weak; axis-holds 1713; axis-hand 1 2 3"
    game = position(f"turn 8 axis organization; {line}")
    assert may(game, "improve") == {"ax_4a"}
    game = position(f"turn 8 axis organization; {line}; 1814: ax_6a/weak; oos ax_4a")
    assert may(game, "improve") == {"ax_6a"}
    assert why_not(game, "improve", "ax_4a") == "6.5.1a"
    game = position("turn 8 soviet organization; 2213: su_west/weak su_central/weak; oos su_west")
    assert may(game, "modernize") == {"su_central"}
    assert why_not(game, "modernize", "su_west") == "6.5.1a"


def reachable(text: str, unit: str) -> set[str]:
    game = position(f"turn 8 axis movement; weather clear; {text}")
    play(game, f"unit {unit}")
    return may(game, "to")


def test_a_marked_unit_has_three_movement_points_at_most() -> None:  # NR-6.5.2a
    assert "2313" in reachable("1713: ax_3pz", "ax_3pz")
    far = reachable("1713: ax_3pz; oos ax_3pz", "ax_3pz")
    assert "2013" in far
    assert "2113" not in far


def test_a_marked_unit_does_not_embark() -> None:  # NR-6.5.2b
    game = position("turn 8 axis movement; 1713: ax_3pz; 1813: ax_4a; oos ax_3pz")
    assert may(game, "embark") == {"ax_4a"}
    assert why_not(game, "embark", "ax_3pz") == "6.5.2b"


def test_a_marked_unit_has_no_zone() -> None:  # NR-6.5.3a
    text = "1713: ax_3pz; 1814: su_west/weak"
    assert "2013" not in reachable(f"{text}; 1912: su_central/weak", "ax_3pz")
    free = reachable(f"{text}; 1912: su_central/weak; oos su_west su_central", "ax_3pz")
    assert {"1813", "2013"} <= free


FIGHT = "turn 8 axis combat; weather clear; support 1 0; 1812: su_west/weak; 1811: ax_3pz ax_4a"


def attacked(more: str = "", dice: tuple[int, ...] = ()) -> Game:
    """A panzer army and an army attack a Front in the open; the marker is not committed yet."""
    game = position(f"{FIGHT}; {more}", dice)
    return play(game, "target 1812", "join ax_3pz", "join ax_4a")


def test_marked_armour_has_no_bonus() -> None:  # NR-6.5.4a
    assert shifts(attacked())["10.6.3a"] == 1
    assert "10.6.3a" not in shifts(attacked("oos ax_3pz"))


def test_a_marked_unit_advances_one_hex_only() -> None:  # NR-6.5.4b
    game = play(attacked("oos ax_4a", dice=(6,)), "hold")
    while asked(game) == "retreat":
        play(game, f"to {min(may(game, 'to'))}")
    assert asked(game) == "advance"
    play(game, "unit ax_4a")
    assert where(game, "ax_4a") == "1812"
    assert asked(game) == "advance", "it has come to its end"
    play(game, "unit ax_3pz")
    assert where(game, "ax_3pz") == "1812"
    assert asked(game) == "advance_to", "this one may go on"


def test_attacks_on_a_marked_unit_have_two_shifts() -> None:  # NR-6.5.4c
    assert "6.5.4c" not in shifts(attacked())
    assert shifts(attacked("oos su_west"))["6.5.4c"] == 2


def test_a_marked_unit_that_is_eliminated_surrenders() -> None:  # NR-6.5.4d
    for marker, box in (("oos su_west", "surrendered"), ("event-vp 0", "destroyed")):
        pocket = f"{marker}; 1712: ax_6a; 1911: ax_9a; 1912: ax_17a; 1813: ax_2a; 1713: ax_8a"
        game = play(attacked(pocket, dice=(6,)), "fight", "hold")
        assert where(game, "su_west") == box


def test_a_marked_unit_attacks_like_any_other() -> None:  # NR-6.5.4e
    """Except for the bonus of armour: the strengths and all other shifts are the same."""
    plain, marked = (battle(attacked(more))["arithmetic"] for more in ("", "oos ax_4a"))
    assert plain == marked


def test_units_that_stay_without_supply_are_eliminated_in_phase_6() -> None:  # NR-6.5.6a
    game = position("turn 8 axis supply; 2213: ax_4a; 1713: ax_6a")
    assert marked(game) == {"ax_4a"}
    play(game, "done")
    assert where(game, "ax_4a") == "surrendered"
    assert where(game, "ax_6a") == "1713"


def test_events_for_supplied_forces_ask_for_the_marker() -> None:  # NR-6.5.5a
    """Battle Initiative moves a supplied unit: one that was cut off since the check, too."""
    text = "turn 2 soviet movement; 2213: ax_4a; 1613: ax_6a; 2509: su_west/weak; axis-hand 10"
    game = position(text)
    play(game, "done", "play 10")
    assert may(game, "unit") == {"ax_4a", "ax_6a"}
    game = position(f"{text}; 1713: ax_9a; oos ax_6a")
    play(game, "done", "play 10")
    assert may(game, "unit") == {"ax_4a", "ax_9a"}


def test_of_several_units_one_without_a_marker_is_enough_for_an_event() -> None:  # NR-6.5.5a
    text = (
        "turn 14 soviet combat; weather clear; 2012: su_don; 2013: su_west; 1912: ax_4a; "
        "soviet-hand 46; axis-holds 1912"
    )
    for marker, playable in (("oos su_don", True), ("oos su_don su_west", False)):
        game = position(f"{text}; {marker}", dice=[1] * 4)
        play(game, "target 1912", "join su_don", "join su_west")
        prompt = game.decision.prompt if game.decision else "the end"
        assert (prompt == "battle_event") == playable
