"""1 and 2: what the game is made of; the tables of chapter T."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.stalingrado.helpers import changed, refusal, without

from hexfront.core.hexes import bits
from hexfront.core.tables import TableError, Tables
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.air_combat import band, dogfight
from hexfront.games.stalingrado.bombing import bombardment
from hexfront.games.stalingrado.combat import result_of
from hexfront.games.stalingrado.components import components
from hexfront.games.stalingrado.counters import (
    AIR_POWER,
    ALL_AIR,
    ALL_HQ,
    ALL_LAND,
    ALLOWANCE,
    ARTILLERY,
    ATTACK,
    BLUE,
    BRIGADES,
    CLASS_OF,
    CORPS,
    DEFENCE,
    FLIGHT_RANGE,
    GROUND,
    NAMES,
    NUMBER,
    OF_CLASS,
    OF_NATION,
    POINTS,
    POOL_NAMES,
    RANGE,
    ROWS,
)
from hexfront.games.stalingrado.map import Map
from hexfront.games.stalingrado.tables import (
    BOARD,
    CHARTS,
    COLUMNS_OF,
    COSTS,
    FOOT,
    HEX_ROWS,
    LAND,
    MOTOR,
    RIVER_COST,
    STACK_LIMIT,
    SYMBOLIC,
    TABLES,
    WIDE_COST,
    Charts,
)


def test_two_players_lead_the_axis_and_the_soviets() -> None:  # SG-1a
    assert [mode.seats for mode in GAME.modes] == [("axis", "soviet")]
    axis = {ROWS[n].nationality for n in range(len(ROWS)) if NAMES[n][:2] != "SU"}
    assert axis == {"german", "rumanian", "italian", "hungarian", "slovak"}


def test_the_game_lasts_from_june_1942_to_february_1943() -> None:  # SG-1b, SG-2.4.1a
    assert (CHARTS.dates[0], CHARTS.dates[-1], CHARTS.turns) == ("1942-06-28", "1943-01-31", 32)


def test_the_map_has_1192_hexes(tmp_path: Path) -> None:  # SG-2.1a
    assert len(HEX_ROWS) == 1192
    assert sorted(BOARD.names(SYMBOLIC)) == ["2237", "2238", "2837", "2838"]
    wrong = refusal(without(tmp_path, "hexes.csv", "1717"), Map)
    assert wrong.endswith("hexes.csv, column id: 1 hexes are missing, the first is 1717")


@pytest.mark.parametrize(
    ("key", "column", "value", "complaint"),
    [
        ("1717", "id", "3417", "'3417' is not one of the 1,192 hexes"),
        ("1717", "id", "1716", "hex 1716 appears twice"),
        ("1717", "col", "18", "column and row of hex 1717 are not those of its id"),
        ("1717", "terrain", "jungle", "'jungle' is not possible"),
        ("2237", "symbolic", "0", "symbolic"),
        ("1717", "turn1_no_engagement", "0", "row 11"),
        ("0719", "airfield", "moon", "'moon' is not possible"),
        ("0123", "airfield", "strip", "a base lies on land"),
        ("1717", "axis_entry_edge", "Q", "expected W, N, not 'Q'"),
        ("1717", "soviet_entry_edge", "W", "expected N, E, S, N_until_livny_falls, not 'W'"),
    ],
)
# SG-2.1a, SG-6.4d
def test_a_bad_hex_is_refused_by_name(
    tmp_path: Path, key: str, column: str, value: str, complaint: str
) -> None:
    wrong = refusal(changed(tmp_path, "hexes.csv", key, column, value), Map)
    assert re.search(rf"hexes\.csv, line \d+, column {column}: ", wrong), wrong
    assert complaint in wrong


@pytest.mark.parametrize(
    ("file", "key", "column", "value", "complaint"),
    [
        ("hexsides.csv", "0103-0204", "hex_b", "0909", "do not touch"),
        ("hexsides.csv", "0103-0204", "kind", "brook", "'brook' is not possible"),
        ("hexsides.csv", "0103-0204", "hex_a", "9999", "there is no hex '9999'"),
        ("rails.csv", "0103-0203", "color", "pink", "'pink' is not possible"),
        ("roads.csv", "0103-0203", "hex_b", "0909", "do not touch"),
        ("rails.csv", "0103-0203", "hex_b", "EDGE_W", "the line 0103-EDGE_W appears twice"),
    ],
)
def test_a_bad_line_on_the_map_is_refused(
    tmp_path: Path, file: str, key: str, column: str, value: str, complaint: str
) -> None:
    assert complaint in refusal(changed(tmp_path, file, key, column, value), Map)


def test_there_are_519_pieces(tmp_path: Path) -> None:  # SG-2.2a
    blue = BLUE.bit_count()
    counts = {
        nation: ((of & ALL_LAND).bit_count(), (of & ALL_AIR).bit_count())
        for nation, of in OF_NATION.items()
    }
    assert counts["soviet"] == (259, 49)
    assert counts["german"] == (92 - blue, 62)
    assert (counts["rumanian"], counts["hungarian"]) == ((24, 6), (11, 2))
    assert (counts["italian"], counts["slovak"]) == ((11, 2), (1, 0))
    assert sum(map(sum, counts.values())) + blue == 519
    wrong = refusal(changed(tmp_path, "units_soviet.csv", "SU-RD-1", "nationality", "german"))
    assert "units_soviet.csv, column nationality: 258 soviet land units" in wrong
    (tmp_path / "units_soviet.csv").unlink()
    flying = refusal(without(tmp_path, "air_units.csv", "SU-A-220"))
    assert "air_units.csv, column nationality: 48 soviet air units, the rulebook has 49" in flying


def test_the_waffen_ss_counts_as_german() -> None:  # SG-2.2b
    ss = [n for n in range(len(ROWS)) if getattr(ROWS[n], "branch", "") == "waffen_ss"]
    assert len(ss) == 3
    assert all(OF_NATION["german"] >> unit & 1 for unit in ss)


def test_land_pieces_have_values_and_artillery_a_range(tmp_path: Path) -> None:  # SG-2.2.1a
    for unit in bits(ALL_LAND):
        assert len(ATTACK[unit]) == len(DEFENCE[unit]) == len(ALLOWANCE[unit]) >= 3
        assert (RANGE[unit] > 0) == bool(ARTILLERY >> unit & 1)
    assert "needs a value" in refusal(
        changed(tmp_path, "units_soviet.csv", "SU-RD-1", "attack", "")
    )
    assert "has a range" in refusal(changed(tmp_path, "units_soviet.csv", "SU-RD-1", "range", "2"))


def test_sizes_are_brigade_division_and_corps() -> None:  # SG-2.2.1b
    sizes = {ROWS[unit].size for unit in bits(ALL_LAND)}
    assert sizes == {"brigade", "division", "corps"}
    assert (BRIGADES.bit_count(), CORPS.bit_count()) == (2, 36)


def test_letters_of_guards_and_nkvd_are_names_only() -> None:  # SG-2.2.1e
    guard, plain = NUMBER["SU-GRD-1"], NUMBER["SU-RD-4"]
    assert (ROWS[guard].branch, ROWS[plain].branch) == ("guards", "army")
    assert ROWS[guard].type == ROWS[plain].type == "infantry"
    assert ROWS[NUMBER["DE-LWF-5"]].type == ROWS[NUMBER["SU-NKVD-8"]].type == "infantry"


def test_air_pieces_have_ground_air_and_range() -> None:  # SG-2.2.2a
    unit = NUMBER["DE-A-III_KG27"]
    assert (GROUND[unit][2], AIR_POWER[unit][2], FLIGHT_RANGE[unit]) == (3, 5, 20)
    assert CLASS_OF[unit] == "BM"
    assert set(CLASS_OF[NUMBER["DE-A-I_JG3"] :]) == {"C", "CB", "BL", "BM", "BP", "T"}


def test_kg_zbv_units_are_transports() -> None:  # SG-2.2.2h
    named = [n for n in bits(ALL_AIR) if "zbV" in ROWS[n].name]
    assert len(named) == 15
    assert all(OF_CLASS["T"] >> unit & 1 for unit in named)


def test_every_name_is_one_air_unit() -> None:  # SG-2.2.2i
    assert len({NAMES[n] for n in bits(ALL_AIR)}) == 121
    german, soviet = NUMBER["DE-A-I_JG3"], NUMBER["SU-A-220"]
    assert CLASS_OF[german] == CLASS_OF[soviet] == "C"


def test_headquarters_are_no_land_units() -> None:
    assert ALL_HQ.bit_count() == 20
    assert not ALL_HQ & (ALL_LAND | ALL_AIR)


def test_there_are_five_tables(tmp_path: Path) -> None:  # SG-2.3a
    assert {"crt", "terrain", "air_combat", "bombardment", "replacements"} <= CHARTS.data.keys()
    for gone in ("crt", "terrain", "air_combat", "bombardment", "replacements"):
        text = TABLES.path("tables.toml").read_text("utf-8")
        (tmp_path / "tables.toml").write_text(text.replace(f"[{gone}", f"[x{gone}"), "utf-8")
        built_in = TABLES.path("tables.toml").parent
        with pytest.raises(TableError, match="is missing"):
            Charts(Tables(built_in, "stalingrado", tmp_path)).terrain_cost("open", MOTOR)


def test_points_are_kept_for_five_nations_and_three_kinds() -> None:  # SG-2.4.2a
    assert len(POOL_NAMES) == 15
    assert {name.split("-")[0] for name in POOL_NAMES} == {
        *("german", "rumanian", "italian", "hungarian", "soviet")
    }


def test_the_combat_table_has_twelve_columns() -> None:  # SG-T.1a
    assert (
        CHARTS.COLUMNS
        == ("1-3", "1-2", "1-1", "3-2", "2-1", "3-1", "4-1", "5-1", "6-1", "7-1", "8-1", "9-1+")
    )
    assert all(len(row) == 12 for row in CHARTS.results.values())


def test_a_broken_combat_table_is_refused(tmp_path: Path) -> None:  # SG-T.1a, SG-T.1b
    text = TABLES.path("tables.toml").read_text("utf-8")
    (tmp_path / "tables.toml").write_text(text.replace('"7" = [[0, 3], ', '"7" = ['), "utf-8")
    with pytest.raises(TableError, match=r"crt\.rows\.7: expected 12 pairs"):
        Charts(Tables(TABLES.path("tables.toml").parent, "stalingrado", tmp_path))


def test_two_sums_share_a_row_except_seven() -> None:  # SG-T.1b
    for low, high in ((6, 8), (5, 9), (4, 10), (3, 11), (2, 12)):
        assert CHARTS.results[low] == CHARTS.results[high]
    assert CHARTS.results[7] != CHARTS.results[6]


def test_every_cell_follows_the_one_sequence() -> None:  # SG-T.1b, SG-T.1c
    sequence = [
        "D0A3",
        "D1A3",
        "D0A2",
        "D1A2",
        "D0A1",
        "D1A1",
        "D1A0",
        "D2A2",
        "D2A1",
        "D2A0",
        "D3A1",
        "D3A0",
        "D4A0",
        "D5A1",
        "D6A0",
        "D7A1",
        "D10A1",
    ]
    for offset, total in enumerate((7, 6, 5, 4, 3, 2)):
        for column in range(12):
            defender, attacker = result_of(column, total)
            assert f"D{defender}A{attacker}" == sequence[column + offset]


TERRAIN = [
    # SG-T.2a to SG-T.2h: cost on foot, motorised, columns, stacking
    ("open", 1, 1, 0, 4),
    ("large_city", 1, 1, 2, 4),
    ("city", 1, 1, 1, 4),
    ("rough", 2, 2, 1, 4),
    ("swamp", 2, None, 1, 3),
    ("forest", 2, 3, 1, 4),
    ("wild", 2, 3, 1, 3),
    ("mountain", 3, None, 3, 2),
]


@pytest.mark.parametrize(("terrain", "foot", "motor", "columns", "stack"), TERRAIN)
# SG-T.2a, SG-T.2b, SG-T.2c, SG-T.2d, SG-T.2e, SG-T.2f, SG-T.2g, SG-T.2h
def test_terrain_costs_columns_and_stacking(
    terrain: str, foot: int, motor: int | None, columns: int, stack: int
) -> None:
    hexes = [h for h in bits(LAND) if HEX_ROWS[h].terrain == terrain]
    assert hexes
    for h in hexes:
        costs = [
            next((cost for cost, part in COSTS[column].items() if part >> h & 1), None)
            for column in range(3)
        ]
        assert costs == [foot, 2 if terrain == "mountain" else foot, motor]
        assert (COLUMNS_OF[h], STACK_LIMIT[h]) == (columns, stack)


def test_rivers_cost_points_and_give_columns() -> None:  # SG-T.2i, SG-T.2j
    assert RIVER_COST == (1, 2, 1)
    assert WIDE_COST == (3, 6, 2)


# SG-T.2l, SG-T.2m, SG-T.2p, SG-6.4d
def test_lakes_sea_impassable_and_symbolic_hexes_are_no_land() -> None:
    assert not LAND & SYMBOLIC
    for h, row in HEX_ROWS.items():
        if row.terrain in ("lake", "sea", "impassable"):
            assert not LAND >> h & 1
            assert not any(part >> h & 1 for costs in COSTS for part in costs.values())


BOMBS = {  # SG-T.3b to SG-T.3g
    1: "0* 0** 0** 0** 1**",
    2: "0 0 0 1* 2*",
    3: "0* 0 1* 2* 3*",
    4: "0 1 2 3 4*",
    5: "1 2* 3* 4* 5*",
    6: "2 3 4 5 6",
}


@pytest.mark.parametrize("die", range(1, 7))
# SG-T.3a, SG-T.3b, SG-T.3c, SG-T.3d, SG-T.3e, SG-T.3f, SG-T.3g
def test_the_bombardment_table(die: int) -> None:
    for column, cell in enumerate(BOMBS[die].split()):
        wanted = int(cell.rstrip("*")), cell.count("*")
        low, high = column * 5 + 1, column * 5 + 5
        assert bombardment(low, die) == bombardment(high, die) == wanted
    assert bombardment(99, die) == bombardment(21, die)


REPLACEMENTS = {
    "german-infantry": [(3, 10, 4), (11, 20, 2)],  # SG-T.4a
    "german-equipment": [(2, 16, 1)],
    "german-aviation": [(1, 10, 4), (11, 20, 2)],
    "rumanian-infantry": [(3, 18, 1)],
    "rumanian-equipment": [],
    "rumanian-aviation": [(15, 20, 1)],
    "italian-infantry": [(7, 18, 1)],
    "italian-equipment": [(7, 10, 1)],
    "italian-aviation": [(3, 14, 1)],
    "hungarian-infantry": [(7, 16, 1)],
    "hungarian-equipment": [],
    "hungarian-aviation": [(5, 10, 1)],
    "soviet-infantry": [(5, 12, 4), (13, 19, 5), (20, 32, 1)],
    "soviet-equipment": [(5, 14, 1), (15, 32, 3)],
    "soviet-aviation": [(5, 10, 3), (11, 32, 4)],
}


@pytest.mark.parametrize("pool", REPLACEMENTS)
# SG-T.4a, SG-T.4b, SG-T.4c, SG-T.4d, SG-T.4e, SG-T.4f, SG-T.4g, SG-T.4h, SG-T.4i, SG-T.4j
# SG-T.4k, SG-T.4l, SG-T.4m
def test_replacement_points_by_turn(pool: str) -> None:
    expected = [0] * 33
    for first, last, points in REPLACEMENTS[pool]:
        for turn in range(first, last + 1):
            expected[turn] = points
    assert POINTS[POOL_NAMES.index(pool)] == expected


def test_bands_of_air_combat_are_ten_wide_and_the_last_is_open() -> None:  # SG-T.5a
    assert [band(points) for points in (0, 1, 10, 11, 70, 71, 500)] == [0, 0, 0, 1, 6, 7, 7]


def test_air_combat_cells_by_pairs_of_die_rolls() -> None:  # SG-T.5b
    assert [dogfight(33, 19, die) for die in range(1, 7)] == [(2, 1)] * 2 + [(3, 2)] * 2 + [
        (3, 1)
    ] * 2
    assert dogfight(75, 75, 6) == (7, 7)
    assert dogfight(5, 15, 6) == (1, 2)
    assert dogfight(15, 5, 6) == (1, 0)


def test_components_name_every_hex_counter_and_line() -> None:
    found = components()
    assert len(found["hexes"]) == 1192
    assert len(found["units"]) == len(NAMES)
    blue = next(unit for unit in found["units"] if unit["id"] == "DE-PZ-3")
    assert blue["faces"] == [[0, 0, 0], [4, 3, 15], [7, 5, 15], [10, 7, 15]]
    assert {river["kind"] for river in found["rivers"]} == {
        *("river", "wide_river", "inaccessible_river")
    }


@pytest.mark.parametrize(
    ("file", "key", "column", "value", "complaint"),
    [
        ("units_axis.csv", "DE-PZ-3", "type", "elephant", "'elephant' is not possible"),
        ("units_axis.csv", "DE-INF-44", "start_hex", "9999", "there is no hex '9999'"),
        ("units_axis.csv", "DE-INF-44", "start_hex", "0125", "holds"),
        ("units_axis.csv", "DE-HQ-2", "hq_range", "", "needs number and range"),
        ("units_axis.csv", "DE-INF-44", "id", "", "'' is not possible (expected a name)"),
        ("units_axis.csv", "DE-INF-44", "id", "DE-INF-45", "DE-INF-45 appears twice"),
        ("units_axis.csv", "DE-INF-371", "entry_edge", "Q", "expected W, N, E, S, not 'Q'"),
        ("units_axis.csv", "DE-INF-371", "entry_edge", "", "needs an edge to enter by"),
        ("units_axis.csv", "DE-INF-44", "start_hex", "", "neither starts on the map nor enters"),
        ("units_axis.csv", "DE-INF-44", "start_reduced", "2", "(expected 0, 1)"),
        ("units_soviet.csv", "SU-MC-4", "substitution", "replaces SU-X", "names no land unit"),
        ("units_soviet.csv", "SU-MC-4", "substitution", "maybe", "names no land unit"),
        ("units_axis.csv", "DE-PZ-3-BLUE", "superseded_by", "NOBODY", "there is no counter"),
        ("air_units.csv", "DE-A-I_JG3", "start_hex", "0705", "is not an airfield"),
        ("air_units.csv", "DE-A-I_JG3", "class", "UFO", "'UFO' is not possible"),
        ("air_units.csv", "DE-A-KGrzbV5", "class", "BM", "is a transport unit"),
        ("air_units.csv", "DE-A-I_JG3", "reduced_air_power", "19", "cannot gain by a loss"),
    ],
)
# SG-2.2.2h, SG-4.2.1a
def test_a_bad_counter_is_refused_by_name(
    tmp_path: Path, file: str, key: str, column: str, value: str, complaint: str
) -> None:
    found = changed(tmp_path, file, key, column, value)
    if complaint == "holds":
        complaint, found = "is not land", changed(tmp_path, file, key, column, "0123")
    assert complaint in refusal(found)


@pytest.mark.parametrize(
    ("old", "new", "where", "complaint"),
    [
        ("winter_from = 21", "winter_from = 40", "turns.winter_from", "not a whole number 1 to 32"),
        ('"1942-07-05", ', "", "turns.start_dates", "expected 32 dates"),
        ('"1942-07-05"', '"tomorrow"', "turns.start_dates", "'tomorrow' is no date"),
        ('"7" = [[0, 3]', '"7" = [[0, -3]', "crt.rows.7", "expected 12 pairs of whole numbers"),
        ('columns = ["1-3", ', "columns = [", "crt.columns", "expected 1-3, 1-2"),
        ('columns = ["1-5", ', "columns = [", "bombardment.columns", "expected 1-5, 6-10"),
        ('"6" = [[2, 0], ', '"6" = [[2], ', "bombardment.rows.6", "expected 5 pairs"),
        ('"5-6" = [[0, 1], ', '"5-6" = [[0, 99], ', "air_combat.1-10.5-6", "expected 8 pairs"),
        ("{ from = 3, to = 10, points = 4 }", "{ from = 3, to = 10, points = 400 }",
         "replacements.german.infantry", "400} is not { from, to, points }"),
        ("{ from = 3, to = 10, points = 4 }", "{ from = 3, to = 99, points = 4 }",
         "replacements.german.infantry", "within 1 to 32"),
        ("equipment = []", "equipment = 3", "replacements.rumanian.equipment", "expected a list"),
        ('axis_colours = ["grey", ', 'axis_colours = ["pink", ', "way.rail.axis_colours",
         "'pink' is none of the colours"),
        ("rail_move_hexes = 30", 'rail_move_hexes = "far"', "way.rail.rail_move_hexes",
         "'far' is not a whole number"),
        ("capacity = 6\n", "", "airfield.aerodrome.capacity", "is missing"),
        ("air_movement_cost = 4", "air_movement_cost = 0", "symbolic.transit.air_movement_cost",
         "0 is not a whole number 1 to 99"),
        ('hexes = ["1628"]', 'hexes = ["9999"]', "victory.per_turn.maykop.hexes",
         "'9999' is none of the hexes"),
        ('rostov = { hex = "1419"', 'rostov = { hex = "Rostov"', "victory.at_end.rostov.hex",
         "there is no hex 'Rostov'"),
        ('mozdok = { hex = "3031", points = 20 }\n', "", "victory.at_end.mozdok", "is missing"),
        ("german_unit_adjacent_volga = 10\n", "", "victory.axis_end.german_unit_adjacent_volga",
         "is missing"),
    ],
)  # fmt: skip
# SG-T.3a, SG-T.5a
def test_a_spoiled_chart_is_named_with_its_line(
    tmp_path: Path, old: str, new: str, where: str, complaint: str
) -> None:
    built_in = TABLES.path("tables.toml")
    text = built_in.read_text("utf-8")
    assert old in text
    (tmp_path / "tables.toml").write_text(text.replace(old, new, 1), "utf-8")
    wrong = refusal(Tables(built_in.parent, "stalingrado", tmp_path), Charts)
    assert re.match(rf".*tables\.toml, line \d+, column {re.escape(where)}: ", wrong), wrong
    assert complaint in wrong


@pytest.mark.parametrize("cost", ["0", "10", "1.5", "true", '"dear"'])
# SG-T.2a, SG-T.2b, SG-T.2c, SG-T.2d, SG-T.2f, SG-T.2g
def test_a_bad_cost_of_terrain_is_refused(tmp_path: Path, cost: str) -> None:
    built_in = TABLES.path("tables.toml")
    text = built_in.read_text("utf-8")
    spoiled = text.replace("non_motorised = 1", f"non_motorised = {cost}", 1)
    (tmp_path / "tables.toml").write_text(spoiled, "utf-8")
    charts = Charts(Tables(built_in.parent, "stalingrado", tmp_path))
    with pytest.raises(TableError) as caught:
        charts.terrain_cost("open", FOOT)
    assert caught.value.column == "terrain.open.non_motorised"
    assert caught.value.reason.endswith("is no cost")
    assert charts.terrain_cost("open", MOTOR) == 1


def test_a_line_of_the_charts_is_found_by_its_path() -> None:
    lines = TABLES.path("tables.toml").read_text("utf-8").splitlines()
    for path, start in (
        (("crt", "rows", "7"), '"7" = [[0, 3]'),
        (("air_combat", "1-10", "5-6"), '"5-6" = [[0, 1]'),
        (("victory", "at_end", "rostov", "points"), "rostov = "),
        (("victory", "at_end", "moscow"), "[victory.at_end]"),
    ):
        line = TABLES.line_at("tables.toml", *path)
        assert line is not None
        assert lines[line - 1].startswith(start)
    assert TABLES.line_at("tables.toml", "weather of old") is None
