"""Chapters 1 and 2: players, map, charts, pieces."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from tests.games.noretreat.helpers import (
    battle,
    may,
    place,
    play,
    position,
    started,
    where,
    why_not,
)

from hexfront.core.hexes import bits
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.supply import lines
from hexfront.games.noretreat.tables import (
    AREA_NEAR,
    AREAS,
    AXIS,
    BALTIC,
    BLACK_SEA,
    BOARD,
    CASPIAN,
    CITIES,
    FACING,
    GERMANY,
    HEXES,
    LAKE,
    LAND,
    NEXT_TO,
    OBJECTIVES,
    OIL,
    SOVIET,
    TERRAIN_NAMES,
    TURNS,
    UNIT_FACES,
    UNIT_ROWS,
    UNITS,
    USSR,
)

MAP = GAME.components()


# -- 1 and 2.1


def test_there_are_two_players() -> None:  # NR-1.0a
    assert [(mode.name, mode.seats, mode.automatic) for mode in GAME.modes] == [
        ("1v1", ("axis", "soviet"), ())
    ]


def test_the_campaign_runs_from_june_1941_to_june_1945() -> None:  # NR-1.0b
    start = started().state
    assert start.turn == 1
    assert (TURNS[0].year, TURNS[-1].year, TURNS[-1].number) == (1941, 1945, 28)
    game = position("turn 28 soviet disembark; rail: su_don; 0603: ax_4a; 2513: su_west")
    play(game, "done")
    assert game.result is not None, "there is no turn 29"


def test_a_battle_is_rolled_with_one_die() -> None:  # NR-1.0c
    assert len(MAP["cards"]) == 54, "and the Joker"
    text = "turn 8 axis combat; weather clear; support 0 0; 1811: ax_3pz; 1812: su_west/weak"
    game = play(position(f"{text}; axis-holds 1713; rail: ax_4a", dice=[2]), "target 1812")
    assert game.history[-1].rolls == [2]


def test_a_unit_is_in_one_hex_or_area_or_box() -> None:  # NR-2.1a
    game = started(seed="places")
    rng = random.Random(1)
    for _ in range(200):
        assert game.decision is not None
        game.play(rng.choice(game.decision.actions))
        view = GAME.view(game.state, None)
        found = Counter(unit["unit"] for stack in view["stacks"].values() for unit in stack)
        for boxes in (view["boxes"], view["track"]):
            found.update(unit["unit"] for box in boxes.values() for unit in box)
        assert set(found.values()) == {1}
        assert len(found) == UNITS
    game = position("turn 8 axis movement; 1813: ax_4a; FIN: ax_fin")
    play(game, "unit ax_4a", "to 1913")
    assert ("1813" in GAME.view(game.state, None)["stacks"]) is False
    assert where(game, "ax_4a") == "1913"


def test_a_turn_is_two_weeks_two_months_or_one_month() -> None:  # NR-2.1c
    lengths = [len(turn.months.split("-")) for turn in TURNS]
    assert lengths == [1] + [2] * 21 + [1] * 6


def test_the_turns_have_their_dates() -> None:  # NR-2.1d
    pairs = ["Jan-Feb", "Mar-Apr", "May-Jun", "Jul-Aug", "Sep-Oct", "Nov-Dec"]
    expected = [(1941, "Jun")] + [(1941, months) for months in pairs[3:]]
    expected += [(year, months) for year in (1942, 1943, 1944) for months in pairs]
    expected += [(1945, month) for month in ("Jan", "Feb", "Mar", "Apr", "May", "Jun")]
    assert [(turn.year, turn.months) for turn in TURNS] == expected


# -- 2.2 and 2.3


def test_there_are_two_combat_tables_a_terrain_chart_and_two_tracks() -> None:  # NR-2.2a
    assert set(MAP["results"]) == {"axis", "soviet"}
    for table in MAP["results"].values():
        assert set(table) == set("123456")
        assert all(len(row) == len(MAP["columns"]) == 9 for row in table.values())
    assert {"open", "city", "forest", "marsh", "mountain"} <= set(MAP["terrain"])
    assert len(MAP["turns"]) == 28
    assert MAP["vp_track"]["total_victory"] == 34


def test_each_side_has_its_nations() -> None:  # NR-2.3a, NR-2.3b
    nations = {"axis": set(), "soviet": set()}
    for unit in MAP["units"]:
        nations[unit["side"]].add(unit["nation"])
    assert nations == {
        "axis": {"german", "rumanian", "hungarian", "italian", "finnish"},
        "soviet": {"soviet", "yugoslav", "rumanian", "polish"},
    }
    text = "1813: ax_4a; 1814: ax_hun2; 2513: su_west/weak; 2515: su_pol; 2517: su_rum"
    assert may(position(f"turn 8 axis movement; {text}"), "unit") == {"ax_4a", "ax_hun2"}
    soviets = may(position(f"turn 8 soviet movement; {text}"), "unit")
    assert soviets == {"su_west", "su_pol", "su_rum"}


def test_markers_are_no_units() -> None:  # NR-2.3c
    markers = 'oos ax_4a; more {"targets":["1913"],"counterblows":[["1813"],[]]}'
    game = position(f"turn 8 axis movement; 1813: ax_4a; 1913: su_moscow; support 2 1; {markers}")
    view = GAME.view(game.state, None)
    assert [unit["unit"] for unit in view["stacks"]["1813"]] == ["ax_4a"]
    assert view["stacks"]["1813"][0]["out_of_supply"] is True
    assert (view["targets"], view["counterblows"]["axis"]) == (["1913"], ["1813"])
    assert view["support"] == {"axis": 2, "soviet": 1}
    words = ("target", "blow", "support", "control", "blitz", "tide", "weather")
    assert not [row.id for row in UNIT_ROWS if any(word in row.id for word in words)]


def test_nothing_of_the_solitaire_module_is_there() -> None:  # NR-2.3d, OP-2.2
    assert UNITS == 67
    names = [*MAP["boxes"], *(option.name for option in GAME.options)]
    names += [mode.name for mode in GAME.modes] + [unit["id"] for unit in MAP["units"]]
    assert not [name for name in names if "sol" in name]


def test_german_armies_have_two_steps() -> None:  # NR-2.3e, OP-2.1
    """Full strength in front, reduced behind; of some the counter says that they have one."""
    armies = [n for n, row in enumerate(UNIT_ROWS) if row.nation == "german" and row.steps == 2]
    assert len(armies) == 13 + 4 + 1 + 3
    for number in armies:
        strong, weak = UNIT_FACES[number]
        assert weak is not None
        assert strong.strength + strong.movement > weak.strength + weak.movement
    single = {row.strong_kind for row in UNIT_ROWS if row.nation == "german" and row.steps == 1}
    assert single == {"cadre", "volkssturm", "fortified", "infantry"}
    text = "turn 8 axis combat; weather clear; support 0 0; 1811: ax_4a; 1812: su_west/weak"
    game = position(f"{text}; axis-holds 1713; rail: ax_6a", dice=[4])
    play(game, "target 1812")
    assert UNIT_ROWS[5].id == "ax_4a"
    assert game.state.weak >> 5 & 1, "an exchange has cost it a step, and it is still there"


def test_combat_strength_is_counted_in_points() -> None:  # NR-2.3h
    text = "turn 8 axis combat; weather clear; support 1 0; 1811: ax_3pz ax_4a/weak"
    game = position(f"{text}; 1812: su_west/weak")
    play(game, "target 1812", "join ax_3pz", "join ax_4a")
    sums = battle(game)["arithmetic"]
    assert (sums["attack"], sums["defence"]) == (6 + 3, 4)


def test_white_strength_does_not_attack() -> None:  # NR-2.3i
    text = "turn 8 axis combat; weather clear; 1811: ax_kg1; 1812: su_west/weak; 1712: ax_4a"
    game = play(position(f"{text}; 1911: ax_kg2; support 1 0"), "target 1812")
    assert battle(game)["attackers"] == ["ax_4a"], "nobody else could join"
    alone = "turn 8 axis combat; weather clear; 1811: ax_kg1; 1812: su_west/weak; 1611: ax_4a"
    game = position(f"{alone}; 1613: su_don; 1612: ax_6a")
    assert may(game, "target") == {"1613"}


def test_every_unit_has_a_name_of_its_own() -> None:  # NR-2.3l
    names = [row.strong_name for row in UNIT_ROWS] + [
        row.weak_name for row in UNIT_ROWS if row.weak_name != row.strong_name and row.weak_name
    ]
    assert len(set(names)) == len(names)
    assert len({row.id for row in UNIT_ROWS}) == UNITS


def test_a_card_is_an_event_or_a_payment() -> None:  # NR-2.3m
    text = "turn 8 axis organization; 1813: ax_4a/weak; axis-holds 1713; 2513: su_west/weak"
    game = position(f"{text}; axis-hand 3 4")
    assert may(game, "play") == {"3"}
    play(game, "improve ax_4a")
    assert may(game, "discard") == {"3", "4"}
    assert why_not(game, "play", "3") != ""


# -- the map


def test_the_map_has_the_hexes_and_features_that_are_printed() -> None:
    assert HEXES.bit_count() == 381
    assert 1 << place("2002") == LAKE
    kinds = Counter(TERRAIN_NAMES[number] for number in bits(HEXES))
    forest = {"forest": 47, "marsh": 23, "mountain": 31}
    assert kinds == {"open": 246, "city": 32, "kerch_strait": 1, "lake": 1} | forest
    assert (CITIES & GERMANY).bit_count() == 11
    assert (CITIES & USSR).bit_count() == 21
    assert BOARD.names(OIL) == ["0816", "2022"]
    assert [objectives.bit_count() for objectives in OBJECTIVES] == [5, 4]
    sides = Counter(row["kind"] for row in MAP["sides"] if row["kind"] != "objective")
    assert sides == {"river": 240, "lake": 9, "sea": 5, "border": 29}


def test_objectives_are_protected_on_all_sides_from_which_they_are_attacked() -> None:
    sides = {(row["a"], row["b"]) for row in MAP["sides"] if row["kind"] == "objective"}
    objectives = bits(OBJECTIVES[AXIS] | OBJECTIVES[SOVIET])
    assert sides == {
        (BOARD.name[number], name)
        for number in objectives
        for name in BOARD.names(FACING[number] & HEXES)
    }


def test_columns_and_rows_give_the_neighbours() -> None:
    """Even rows are shifted half a hex to the east."""
    for number in bits(HEXES):
        column, row = int(BOARD.name[number][:2]), int(BOARD.name[number][2:])
        east = row % 2 == 0
        found = {f"{column + dc:02}{row:02}" for dc in (-1, 1)}
        found |= {f"{column + dc - 1 + east:02}{row + dr:02}" for dc in (0, 1) for dr in (-1, 1)}
        assert set(BOARD.names(BOARD.adjacent[number])) == found & set(BOARD.number)


def test_the_border_runs_between_the_countries() -> None:
    """Every side between them is a border, and nothing else is one."""
    border = {frozenset((row["a"], row["b"])) for row in MAP["sides"] if row["kind"] == "border"}
    between = {
        frozenset((BOARD.name[a], BOARD.name[b]))
        for a in bits(GERMANY)
        for b in bits(BOARD.adjacent[a] & USSR)
    }
    assert border == between


def test_the_areas_touch_hexes_where_the_map_ends() -> None:
    for area, near in zip(AREAS, AREA_NEAR, strict=True):
        for number in bits(near & HEXES):
            assert BOARD.adjacent[number].bit_count() < 6
            assert NEXT_TO[number] >> area & 1
            assert FACING[number] >> area & 1


def test_prohibited_sides_are_closed_both_ways() -> None:
    for row in MAP["sides"]:
        a, b = BOARD.hex(row["a"]), BOARD.hex(row["b"])
        closed = row["kind"] in ("lake", "sea")
        if closed or row["kind"] == "river":
            assert bool(FACING[a] >> b & 1) is not closed
            assert bool(FACING[b] >> a & 1) is not closed


def test_every_land_hex_can_be_reached() -> None:
    reached = 1 << place("0603")
    while (wave := reached | _beside(reached)) != reached:
        reached = wave
    assert reached & HEXES == LAND


def _beside(hexes: int) -> int:
    found = 0
    for number in bits(hexes & HEXES):
        found |= FACING[number]
    return found & HEXES


def test_seas_wash_the_coasts() -> None:
    """The names of some hexes on each coast, and of hexes that are on none."""
    for sea, names in (
        (BALTIC, ("0402", "1104", "1503", "1902")),
        (BLACK_SEA, ("1215", "1318", "1619", "0917")),
        (CASPIAN, ("2321", "2420", "2222")),
    ):
        assert all(sea >> place(name) & 1 for name in names)
    assert not (BALTIC | BLACK_SEA | CASPIAN) & BOARD.set(["1817", "1516", "0112", "2008"])
    assert not BALTIC & (BLACK_SEA | CASPIAN)


@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_every_city_is_supplied_when_the_campaign_begins(side: int) -> None:
    g = started().state
    own = CITIES & (GERMANY if side == AXIS else USSR)
    assert g.cities_of(side) == own
    assert lines(g, side).cities == own
