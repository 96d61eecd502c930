"""Chapter 2: the map, control of hexes, terrain and stacking."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.volga.helpers import (
    asked,
    forbids,
    german_hexes,
    legal,
    names,
    play,
    refusal,
    set_up,
    stack,
    table,
    told,
    where,
    with_table,
)

import hexfront
from hexfront.core.game import BadPosition
from hexfront.core.hexes import bits
from hexfront.core.tables import TableError
from hexfront.games.volga.tables import (
    BOARD,
    CLEAR,
    COAST,
    DIFFICULT,
    EAST,
    HEX_ROWS,
    NORTH_EAST,
    NORTH_WEST,
    PLAYABLE,
    SOUTH_EAST,
    SOUTH_WEST,
    URBAN,
    WEST,
)

IDS = [*(str(number) for number in range(1, 106)), "W", "X", "Y", "Z"]


# -- 2.1 map


def test_the_map_has_hexes_1_to_105_and_w_x_y_z() -> None:  # VG-2.1a
    assert sorted(BOARD.names(PLAYABLE)) == sorted(IDS)
    assert PLAYABLE.bit_count() == 109
    game = set_up("20: G-PZ-2; 60: S-RD-45")
    play(game, "short", "stack 20")
    assert "no hex" in game.why_not(("to", "106")).why


def test_a_map_with_other_hexes_is_refused(tmp_path: Path) -> None:  # VG-2.1a
    assert "1 to 105" in refusal(tmp_path, "hexes.csv", "105", id="106").reason
    assert "twice" in refusal(tmp_path, "hexes.csv", "105", id="104").reason
    assert "lies on hex 104" in refusal(tmp_path, "hexes.csv", "105", r="17", row="17").reason
    lines = [line for line in table("hexes.csv") if line[0] != "77"]
    with pytest.raises(TableError, match="hexes are missing: 77"):
        with_table(tmp_path, "hexes.csv", lines)


def test_north_lies_left_of_the_germans_and_the_volga_beyond_the_map() -> None:  # VG-2.1b
    lies = hexfront.find("volga").components()["table"]
    assert (lies["left_of_german"], lies["far_from_german"]) == ("north", "east")
    for place in bits(PLAYABLE):
        north, east = BOARD.step[NORTH_EAST][place], BOARD.step[EAST][place]
        assert north < 0 or HEX_ROWS[north].row == HEX_ROWS[place].row - 1
        if COAST >> place & 1:
            assert east < 0, "nothing lies beyond the bank"


def test_six_neighbours_run_from_east_clockwise_to_north_east() -> None:  # VG-2.1c
    assert hexfront.find("volga").components()["compass"] == ["E", "SE", "SW", "W", "NW", "NE"]
    around = {
        "24": {EAST: "8", SOUTH_EAST: "25", SOUTH_WEST: "41"}
        | {WEST: "40", NORTH_WEST: "23", NORTH_EAST: "7"},
        "3": {SOUTH_EAST: "4", SOUTH_WEST: "20", WEST: "W", NORTH_WEST: "2"},
    }
    for hex, neighbours in around.items():
        place = BOARD.hex(hex)
        found = {way: BOARD.step[way][place] for way in range(6)}
        assert {way: BOARD.name[end] for way, end in found.items() if end >= 0} == neighbours
        assert set(BOARD.names(BOARD.adjacent[place])) == set(neighbours.values())


def test_hexes_in_one_east_west_line_have_one_latitude(tmp_path: Path) -> None:  # VG-2.1c
    for place in bits(PLAYABLE):
        west = BOARD.step[WEST][place]
        if west >= 0:
            assert HEX_ROWS[west].row == HEX_ROWS[place].row
            assert HEX_ROWS[west].col == HEX_ROWS[place].col + 1
    assert HEX_ROWS[BOARD.hex("9")].row == HEX_ROWS[BOARD.hex("25")].row
    assert refusal(tmp_path, "hexes.csv", "25", row="10").column == "row"
    assert refusal(tmp_path, "hexes.csv", "25", col="3").column == "col"


def test_the_coast_is_hexes_3_to_19(tmp_path: Path) -> None:  # VG-2.1d
    assert set(BOARD.names(COAST)) == {str(number) for number in range(3, 20)}
    assert refusal(tmp_path, "hexes.csv", "20", coast="1").column == "coast"
    assert refusal(tmp_path, "hexes.csv", "2", coast="1").column == "coast"
    assert refusal(tmp_path, "hexes.csv", "19", coast="0").column == "coast"


def test_a_map_that_serves_the_reinforcement_hexes_otherwise_is_refused(  # VG-12.0a, VG-12.0b
    tmp_path: Path,
) -> None:
    for order in ("", "2", "6"):
        assert refusal(tmp_path, "hexes.csv", "3", spawn_order=order).column == "spawn_order"
    assert refusal(tmp_path, "hexes.csv", "60", spawn_order="1").column == "spawn_order"
    assert refusal(tmp_path, "hexes.csv", "3", spawn_units="infantry").column == "spawn_units"
    assert refusal(tmp_path, "hexes.csv", "60", spawn_units="tank").column == "spawn_units"


# -- 2.2 control


def test_the_germans_start_with_w_x_y_and_z(tmp_path: Path) -> None:  # VG-2.2a
    assert german_hexes(hexfront.new("volga", seed="control")) == {"W", "X", "Y", "Z"}
    assert refusal(tmp_path, "hexes.csv", "1", start_control="german").column == "start_control"
    assert refusal(tmp_path, "hexes.csv", "Z", start_control="soviet").column == "start_control"


def test_a_short_move_takes_the_hex_it_enters() -> None:  # VG-2.2b
    game = set_up("20: G-PZ-2; 60: S-RD-45")
    assert "37" not in german_hexes(game)
    events = play(game, "short", "stack 20", "to 37")
    assert "37" in german_hexes(game)
    assert told(events, "german-control") == [{"hex": "37"}]


def test_the_move_of_a_quick_attack_takes_the_hex_before_the_combat() -> None:  # VG-2.2b
    game = set_up("75: G-IN-191; 45: S-RD-45", dice=[1] * 8)
    assert "60" not in german_hexes(game)
    play(game, "quick", "to 60")
    assert asked(game) == "choose_soviet_card"
    assert "60" in german_hexes(game)


def test_an_advance_takes_the_hex_and_a_failed_attack_does_not() -> None:  # VG-2.2b
    text = "61: G-IN-191/3; 60: S-RD-45/1; 5: S-RD-87"
    game = set_up(text, dice=[6, 1, 1, 1])
    play(game, "planned", "none", "none")
    assert stack(game, "60") == {"G-IN-191"}
    assert "60" in german_hexes(game)
    game = set_up(text, dice=[1, 1, 1, 1])
    play(game, "planned", "none", "none")
    assert "60" not in german_hexes(game)


def test_a_blitz_takes_the_hex_it_enters() -> None:  # VG-2.2b
    game = set_up("61: G-PZ-2; 60: S-RD-45/1; 5: S-RD-87; leaders g-hoth", dice=[6, 6, 6, 1])
    play(game, "planned", "none", "none")
    assert asked(game) == "choose_blitz"
    play(game, "unit G-PZ-2", "to 74")
    assert {"60", "74"} <= german_hexes(game)


def test_soviets_take_the_hex_they_move_into() -> None:  # VG-2.2b
    game = set_up("20: G-PZ-2; 60: S-RD-45; turn 3 soviet; control 20 74", "solo", dice=[4])
    assert stack(game, "74") == {"S-RD-45"}
    assert "74" not in german_hexes(game)
    assert told(game.opening.events, "soviet-control") == [{"hex": "74"}]


def test_soviets_take_the_hex_they_advance_into() -> None:  # VG-2.2b
    game = set_up("61: G-IN-191/1; 60: S-RD-45/2; turn 3 soviet", dice=[6, 1, 1])
    play(game, "move", "attack 61", "none")
    assert stack(game, "61") == {"S-RD-45"}
    assert "61" not in german_hexes(game)


def test_a_hex_left_empty_keeps_its_last_controller() -> None:  # VG-2.2c
    game = set_up("20: G-PZ-2; 60: S-RD-45")
    play(game, "short", "stack 20", "to 37", "stop")
    assert stack(game, "20") == set()
    assert "20" in german_hexes(game)
    play(game, "move", "to 45")
    assert stack(game, "60") == set()
    assert "60" not in german_hexes(game)


# -- 2.3 terrain


def test_every_hex_is_clear_difficult_or_urban_and_27_are_urban(tmp_path: Path) -> None:  # VG-2.3a
    assert CLEAR | DIFFICULT | URBAN == PLAYABLE
    assert CLEAR & DIFFICULT == CLEAR & URBAN == DIFFICULT & URBAN == 0
    assert URBAN.bit_count() == 27
    assert refusal(tmp_path, "hexes.csv", "60", terrain="marsh").column == "terrain"
    assert "28 urban" in refusal(tmp_path, "hexes.csv", "60", terrain="urban").reason
    assert "26 urban" in refusal(tmp_path, "hexes.csv", "5", terrain="clear").reason


def test_a_long_move_leads_through_clear_hexes_only() -> None:  # VG-2.3b
    game = set_up("20: G-PZ-2; 38: G-PG-79; 42: G-PG-64; 60: S-RD-45")
    play(game, "long")
    assert asked(game) == "long_first", "only the stack in 20 stands in the clear"
    assert game.decision is not None
    assert game.decision.args == {"start": "20"}
    assert legal(game) == {"to W", "to 3", "to 36", "to 37"}, "4 and 21 are difficult"


@pytest.mark.parametrize("target", ["60", "59"])
def test_both_sides_fire_at_once_in_clear_and_difficult_hexes(target: str) -> None:  # VG-2.3c
    game = set_up(f"45: G-IN-191/1; {target}: S-RD-45/1; 5: S-RD-87", dice=[6, 6])
    play(game, "planned", "none", "none")
    assert (where(game, "G-IN-191"), where(game, "S-RD-45")) == ("lost", "infantry")


def test_the_defender_of_an_urban_hex_fires_first() -> None:  # VG-2.3d
    game = set_up("45: G-IN-191/1; 29: S-RD-45/1", dice=[1, 1, 1, 6])
    events = play(game, "planned", "none", "none")
    assert [volley["side"] for volley in told(events, "volley")] == ["soviet"]
    assert where(game, "G-IN-191") == "lost"
    assert where(game, "S-RD-45") == "29"


def test_the_german_defender_of_an_urban_hex_fires_first_too() -> None:  # VG-2.3d
    game = set_up("29: G-IN-191/1; 45: S-RD-45/1; 5: S-RD-87; turn 3 soviet", dice=[6])
    play(game, "move", "stack 45", "attack 29", "none")
    assert where(game, "S-RD-45") == "infantry"
    assert where(game, "G-IN-191") == "29"


@pytest.mark.parametrize(("target", "rolls"), [("29", 1), ("60", 0), ("59", 0)])
def test_only_urban_hexes_can_come_down(target: str, rolls: int) -> None:  # VG-2.3e
    game = set_up(f"45: G-IN-191/1; {target}: S-RD-45/1", dice=[*[6, 6, 6] * rolls, 1, 1])
    events = play(game, "planned", "none", "none")
    assert names(events).count("rubble-roll") == rolls
    assert names(events).count("rubble") == rolls
    assert BOARD.names(game.state.rubble) == [target] * rolls


@pytest.mark.parametrize(
    ("target", "sides"), [("60", ["german"]), ("59", ["german", "soviet"]), ("29", ["soviet"])]
)
def test_combined_arms_work_in_the_clear_only(target: str, sides: list[str]) -> None:  # VG-2.3f
    rubble = [1, 1, 1] if target == "29" else []
    game = set_up(
        f"45: G-PG-79/1; {target}: S-RD-45/1; 5: S-RD-87; leaders g-hoth", dice=[*rubble, 6, 6]
    )
    events = play(game, "planned", "none", "none")
    assert [volley["side"] for volley in told(events, "volley")] == sides


@pytest.mark.parametrize(
    ("target", "prompt"), [("60", "choose_blitz"), ("59", "soviet_choice"), ("29", "soviet_choice")]
)
def test_a_blitz_starts_from_a_clear_hex_only(target: str, prompt: str) -> None:  # VG-2.3f
    dice = [1, 1, 1, 1, 6] if target == "29" else [6, 1]
    game = set_up(f"45: G-PZ-2/1; {target}: S-RD-45/1; 5: S-RD-87; leaders g-hoth", dice=dice)
    play(game, "planned", "none", "none")
    assert stack(game, target) == {"G-PZ-2"}
    assert asked(game) == prompt


def test_a_blitz_ends_in_a_clear_hex_only() -> None:  # VG-2.3f
    game = set_up("45: G-PZ-2/1; 60: S-RD-45/1; 5: S-RD-87; leaders g-hoth", dice=[6, 1])
    play(game, "planned", "none", "none", "unit G-PZ-2")
    assert legal(game) == {"to 45", "to 61", "to 73", "to 74", "to 75"}
    assert forbids(game, "to 59") == "2.3f"
    game = set_up("43: G-PZ-2/1; 44: S-RD-45/1; 45: S-RD-87; leaders g-hoth", dice=[6, 1])
    play(game, "planned", "none", "none")
    assert stack(game, "44") == {"G-PZ-2"}
    assert asked(game) == "soviet_choice", "no free clear hex lies next to 44"


def test_terrain_is_that_of_the_attacked_hex() -> None:  # VG-2.3g
    game = set_up("29: G-IN-191/1; 45: S-RD-45/1; 5: S-RD-87", dice=[6, 6])
    play(game, "planned", "none", "none")
    assert (where(game, "G-IN-191"), where(game, "S-RD-45")) == ("lost", "infantry")
    game = set_up("45: G-IN-191/1; 29: S-RD-45/1", dice=[1, 1, 1, 6])
    play(game, "planned", "none", "none")
    assert (where(game, "G-IN-191"), where(game, "S-RD-45")) == ("lost", "29")


# -- 2.4 stacking


def test_a_fifth_unit_finds_no_place_in_a_hex() -> None:  # VG-2.4a
    game = set_up("20: G-PZ-2 G-PG-64; 36: G-IN-191 G-IN-194 G-IN-211; 60: S-RD-45")
    play(game, "short", "stack 20")
    assert forbids(game, "to 36") == "2.4a"
    play(game, "leave G-PZ-2")
    assert "to 36" in legal(game)
    play(game, "to 36")
    assert len(stack(game, "36")) == 4


def test_at_most_four_units_advance() -> None:  # VG-2.4a
    game = set_up(
        "61: G-IN-191/1 G-IN-194/1 G-IN-211/1; 74: G-IN-178/1 G-IN-203/1; 60: S-RD-45/1;5: S-RD-87",
        dice=[6, 6, 6, 6, 6, 1],
    )
    play(game, "planned", "attack", "none", "none")
    play(game, *(f"advance G-IN-{number}" for number in (191, 194, 211, 178)))
    assert len(stack(game, "60")) == 4
    assert asked(game) == "soviet_choice"


def test_a_blitz_into_a_full_hex_is_not_offered() -> None:  # VG-2.4a
    game = set_up(
        "45: G-PZ-2/1; 75: G-IN-191 G-IN-194 G-IN-211 G-IN-178; 60: S-RD-45/1; 5: S-RD-87;"
        "leaders g-hoth",
        dice=[6, 1],
    )
    play(game, "planned", "hold 75", "none", "none", "unit G-PZ-2")
    assert forbids(game, "to 75") == "2.4a"
    assert "to 74" in legal(game)


def test_a_soviet_player_cannot_overstack_either() -> None:  # VG-2.4a
    game = set_up(
        "20: G-PZ-2; 60: S-RD-45 S-RD-87 S-RD-95 S-RD-98;"
        "61: S-RD-112 S-RD-126 S-RD-131 S-RD-138; turn 3 soviet"
    )
    play(game, "move", "stack 60", "unit S-RD-45")
    assert forbids(game, "to 61") == "2.4a"


def test_the_algorithm_cannot_overstack_either() -> None:  # VG-2.4a
    full = "61: S-RD-112 S-RD-126 S-RD-131 S-RD-138"
    game = set_up(
        f"20: G-PZ-2; 60: S-RD-45 S-RD-87 S-RD-95 S-RD-98; {full}; turn 3 soviet",
        "solo",
        dice=[2, 1],
    )
    assert (len(stack(game, "60")), len(stack(game, "61"))) == (4, 4)


def test_a_full_hex_receives_no_soviet_reinforcements() -> None:  # VG-2.4a
    four, others = "S-RD-45 S-RD-87 S-RD-95 S-RD-98", "S-RD-112 S-RD-126 S-RD-131 S-RD-138"
    game = set_up(f"20: G-PZ-2; 9: {four}; 60: {others}; turn 3 soviet; control 20 3 7 13 15 19")
    assert "soviet-reinforcements" in names(game.opening.events)
    assert stack(game, "9") == set(four.split())


def test_a_text_with_five_blocks_in_a_hex_is_no_position() -> None:  # VG-2.4a
    with pytest.raises(BadPosition, match="more than four"):
        set_up("60: S-RD-45 S-RD-87 S-RD-95 S-RD-98 S-RD-112")


def test_germans_do_not_move_into_a_hex_with_soviets() -> None:  # VG-2.4b
    game = set_up("75: G-PZ-2; 60: S-RD-45; 5: S-RD-87; leaders g-hoth")
    play(game, "short", "stack 75")
    assert forbids(game, "to 60") == "6.3c"
    game = set_up("45: G-PZ-2/1; 60: S-RD-45/1; 74: S-RD-87; leaders g-hoth", dice=[6, 1])
    play(game, "planned", "none", "none", "unit G-PZ-2")
    assert forbids(game, "to 74") == "10.2a"


def test_soviets_do_not_move_into_a_hex_with_germans() -> None:  # VG-2.4b
    game = set_up("61: G-PZ-2; 60: S-RD-45; turn 3 soviet")
    play(game, "move", "unit S-RD-45")
    assert forbids(game, "to 61") == "2.4b"
    game = set_up("2: G-PZ-2; 1: S-RD-45; turn 3 soviet")
    play(game, "move")
    assert asked(game) == "choose_soviet_card", "with one neighbour it can only attack"
    game = set_up("61: G-IN-191/1; 60: S-RD-45/1; turn 3 soviet", "solo", dice=[2, 1, 1])
    assert (stack(game, "60"), stack(game, "61")) == ({"S-RD-45"}, {"G-IN-191"})


def test_a_text_with_both_sides_in_a_hex_is_no_position() -> None:  # VG-2.4b
    with pytest.raises(BadPosition, match="both sides"):
        set_up("60: S-RD-45 G-PZ-2")
