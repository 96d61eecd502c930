"""Tables of one's own: the ends of every range are read, and whatever lies beyond is refused with
file and column."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from tests.games.heroes.helpers import FIVE, FOUR, ONE, THREE, TWO, battle, play, told, unit, work

from hexfront.core.hexes import bits
from hexfront.core.tables import TableError, Tables
from hexfront.games.heroes import tables
from hexfront.games.heroes.costs import IMPOSSIBLE, entry_cost, terrain_cost
from hexfront.games.heroes.studies import known
from hexfront.games.heroes.tables import Components

DATA = Path(tables.__file__).parent / "data"

BOUNDS = {
    "units.csv": {
        "cost_fire": (0, 9),
        "cost_fire_indirect": (0, 9),
        "cost_move": (1, 9),
        "fp_red": (-9, 20),
        "fp_blue": (-9, 20),
        "min_range": (0, 9),
        "range": (0, 40),
        "def_flank": (1, 30),
        "def_front": (1, 30),
        "bonus_wheel": (0, 3),
        "bonus_track": (0, 3),
        "transport_bonus": (0, 9),
        "vp": (0, 20),
    },
    "hit_markers.csv": {
        "rally": (2, 14),
        "cost_fire_mod": (-9, 9),
        "cost_move_mod": (-9, 9),
        "fp_red_mod": (-9, 9),
        "fp_blue_mod": (-9, 9),
        "range_set": (1, 9),
        "def_flank_mod": (-9, 9),
        "def_front_mod": (-9, 9),
    },
    "terrain.csv": {"foot": (0, 9), "wheeled": (0, 9), "tracked": (0, 9), "md": (-5, 5)},
    "works.csv": {"md_front": (0, 9), "md_flank": (0, 9), "defence": (1, 30)},
    "maps/map1.csv": {"elevation": (0, 2)},
}

MORTAR = "ger-mortar-8"
"""It alone fires indirectly, and far enough for any least range."""


def rows(file: str) -> list[list[str]]:
    with (DATA / file).open(newline="", encoding="utf-8") as lines:
        return list(csv.reader(lines))


def read(folder: Path, file: str, lines: list[list[str]]) -> Components:
    (folder / file).parent.mkdir(exist_ok=True)
    with (folder / file).open("w", newline="", encoding="utf-8") as table:
        csv.writer(table).writerows(lines)
    return Components(Tables(DATA, "heroes", overrides=folder))


@pytest.mark.parametrize(
    ("file", "column"), [(file, column) for file, columns in BOUNDS.items() for column in columns]
)
# CH-0.1a CH-0.1d CH-1.1b CH-1.1c CH-7.5d CH-7.5e CH-7.5t CH-4.0h CH-4.0l CH-4.0n CH-18.5b
# CH-18.1.1a CH-18.1.2c CH-4.0b CH-4.0c CH-4.0d CH-4.0e CH-4.0i
def test_the_ends_of_a_range_are_read_and_no_more(tmp_path, file, column):
    low, high = BOUNDS[file][column]
    lines = rows(file)
    at = lines[0].index(column)
    is_of_mortars = column in ("cost_fire_indirect", "min_range")
    line = next(one for one in lines if one[0] == MORTAR) if is_of_mortars else lines[1]
    for value in (low, high):
        line[at] = str(value)
        read(tmp_path, file, lines)
    for value in (low - 1, high + 1):
        line[at] = str(value)
        with pytest.raises(TableError, match=f"expected {low} to {high}") as refused:
            read(tmp_path, file, lines)
        assert refused.value.file == tmp_path / file
        assert refused.value.column == column


RIFLES, TRUCK = "ger-rifles", "ger-truck"
CLASHES = [  # file, line, what is written into it, the complaint
    ("units.csv", RIFLES, {"fp_blue": ""}, "are all there or none is"),
    ("units.csv", RIFLES, {"fp_red": ""}, "are all there or none is"),
    ("units.csv", RIFLES, {"cost_fire": ""}, "are all there or none is"),
    ("units.csv", RIFLES, {"range": ""}, "a unit with firepower has a range"),
    ("units.csv", RIFLES, {"cost_fire_indirect": "2"}, "only mortars fire indirectly"),
    ("units.csv", RIFLES, {"min_range": "6"}, "is more than the range 5"),
    ("units.csv", TRUCK, {"def_flank_colour": "blue"}, "trucks and wagons are soft"),
    ("units.csv", TRUCK, {"def_front_colour": "blue"}, "trucks and wagons are soft"),
    ("units.csv", RIFLES, {"side": "soviet"}, "German ids begin with ger-"),
    ("units.csv", RIFLES, {"id": "ger-lmg"}, "ger-lmg appears twice"),
    ("hit_markers.csv", "inf-stunned", {"id": "inf-unnerved"}, "inf-unnerved appears twice"),
    ("hit_markers.csv", "inf-stunned", {"rally": ""}, "has a number, others none"),
    ("hit_markers.csv", "inf-killed", {"rally": "7"}, "has a number, others none"),
    ("maps/map1.csv", "A02", {"hex": "N02"}, "expected a letter A to M and two digits"),
    ("maps/map1.csv", "A02", {"hex": "@02"}, "expected a letter A to M and two digits"),
    ("maps/map1.csv", "A02", {"hex": "A2"}, "expected a letter A to M and two digits"),
    ("maps/map1.csv", "A02", {"hex": "A002"}, "expected a letter A to M and two digits"),
    ("maps/map1.csv", "A02", {"hex": "A0x"}, "expected a letter A to M and two digits"),
    ("maps/map1.csv", "A02", {"hex": "A00"}, "lies outside the board"),
    ("maps/map1.csv", "A02", {"hex": "A20"}, "lies outside the board"),
    ("maps/map1.csv", "A02", {"hex": "M02"}, "lies outside the board"),
    ("maps/map1.csv", "A02", {"whole": "0"}, "hexes at the edge are cut"),
    ("maps/map1.csv", "A01", {"whole": "1"}, "hexes at the edge are cut"),
    ("maps/map1.csv", "M03", {"whole": "1"}, "hexes at the edge are cut"),
    ("maps/map1.csv", "G08", {"walls": "N"}, "does not have it on its side"),
]


@pytest.mark.parametrize(
    ("file", "id", "written", "reason"),
    CLASHES,
    ids=[f"{id}-{'-'.join([*new, *new.values()])}" for _, id, new, _ in CLASHES],
)
# CH-1.0a CH-1.0f CH-1.0g CH-1.0h CH-7.2c CH-7.5d CH-7.5k CH-7.6b CH-16.0c CH-16.0e CH-12.2e
def test_what_cannot_be_of_one_thing_is_refused(tmp_path, file, id, written, reason):
    lines = rows(file)
    line = next(one for one in lines if one[0] == id)
    for column, value in written.items():
        line[lines[0].index(column)] = value
    with pytest.raises(TableError, match=reason) as refused:
        read(tmp_path, file, lines)
    assert refused.value.file == tmp_path / file


@pytest.mark.parametrize("pile", tables.PILES)
def test_each_pile_has_twenty_markers(tmp_path, pile):  # CH-7.5d CH-7.5t
    lines = rows("hit_markers.csv")
    count = lines[0].index("count")
    first = next(line for line in lines if line[1] == pile)
    first[count] = str(int(first[count]) + 1)
    with pytest.raises(TableError, match=f"21 {pile} markers, expected 20"):
        read(tmp_path, "hit_markers.csv", lines)


def test_a_marker_without_a_range_leaves_the_range_alone(tmp_path):  # CH-7.5d CH-7.5e
    lines = rows("hit_markers.csv")
    at = lines[0].index("range_set")
    printed = {line[0]: int(line[at] or 0) for line in lines[1:]}
    assert {marker.id: marker.range for marker in tables.MARKERS} == printed
    assert any(printed.values())


# --- what is entered, known and told -------------------------------------------------------


@pytest.mark.parametrize(("number", "boards"), [*enumerate((ONE, TWO, THREE, FOUR, FIVE), 1)])
@pytest.mark.parametrize("name", ["ger-truck-1", "ger-pz3h-1", "ger-rifles-1", "ger-mortar-8-1"])
def test_a_newcomer_pays_the_hex_and_closed_ground_needs_a_road(  # CH-5.5b CH-5.5c
    number, boards, name
):
    game = battle(f"{number}-G08: {name}/N", boards=boards)
    g, who = game.state, unit(game, name)
    for at in bits(g.ground.playable):
        extra = terrain_cost(g.kind(who), g.ground.terrain[at])
        has_road = bool(g.ground.road >> at & 1)
        expected = g.kind(who).move_cost + (0 if extra >= IMPOSSIBLE else extra)
        if extra >= IMPOSSIBLE and not has_road:
            expected = IMPOSSIBLE
        assert entry_cost(g, who, at) == expected


def test_a_secret_work_is_known_to_its_own_side_only():  # CH-18.4a CH-10.0b
    for side, other in (("german", "soviet"), ("soviet", "german")):
        game = battle(
            "1-G08: ger-rifles-1/N; 1-E09: sov-rifles-1/S",
            more=work("mine", "1-F10", side, hidden=True),
        )
        assert known(game.state, side).works == game.state.works != []
        assert known(game.state, other).works == known(game.state, None).works == []


def test_in_fog_the_points_of_an_activation_are_told_to_their_owner():  # CH-3.0.1c
    for side, name in (("german", "ger-rifles-1"), ("soviet", "sov-rifles-1")):
        text = "1-G08: ger-rifles-1/N; 1-E09: sov-rifles-1/S"
        game = battle(text, (3, 3, 4), side=side, variable_ap="fog")
        play(game, f"act {name}", "face NE")
        events = [one for played in game.history for one in played.events]
        (event,) = (one for one in events if one.what == "activates-in-fog")
        other = "soviet" if side == "german" else "german"
        number = event.seen_by(side)["args"]["own_number"]
        assert number == game.state.granted[0 if side == "german" else 1] > 0
        assert event.seen_by(other)["args"]["own_number"] is None


ENDING = """
[[score]]
hex = "1-G09"
vp = 2
when = "end"

[[ending]]
kind = "controls"
side = "german"
hexes = ["1-G09"]
"""


def test_who_ends_it_by_what_he_controls_is_paid_for_the_end():  # CH-2.4a CH-2.3a
    game = battle("1-G08: ger-rifles-1/N; 1-A04: sov-rifles-1/S", more=ENDING)
    events = play(game, "act ger-rifles-1", "to 1-G09")
    while game.result is None and game.decision is not None and game.decision.prompt == "face":
        events += game.play(game.decision.actions[0])
    assert told(events, "scores") == [{"side": "german", "hex": "1-G09", "vp": 2}]
    assert game.result is not None
    assert game.result.rule == "2.4a"
