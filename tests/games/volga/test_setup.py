"""Chapter 4: the set-up, looked at in many games."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from tests.games.volga.helpers import (
    refusal,
    row,
    set_up,
    soviets_aside,
    stack,
    strength,
    swap_refused,
    table,
    told,
    with_table,
)

import hexfront
from hexfront.core.chance import ChanceError
from hexfront.core.tables import TableError
from hexfront.games.volga.state import ASIDE, INFANTRY_RESERVE, MARINE_RESERVE, TANK_RESERVE
from hexfront.games.volga.tables import (
    BOARD,
    CARD_NAMES,
    DEPLOYMENT,
    HEX_ROWS,
    LEADERS,
    START_GERMAN,
    STEPS,
    UNIT_NAMES,
    UNIT_NUMBER,
    UNIT_ROWS,
    card_sides,
)

START = ("W", "X", "Y")


@cache
def games() -> list[hexfront.Game]:
    return [hexfront.new("volga", seed=f"set-up {number}") for number in range(60)]


def chosen(**wanted: str) -> set[str]:
    """The blocks whose columns have these values."""
    rows = UNIT_ROWS
    for column, value in wanted.items():
        rows = [row for row in rows if getattr(row, column) == value]
    return {row.id for row in rows}


SOVIETS = chosen(side="soviet")
GUARDS = chosen(type="guards")
TANKS = chosen(type="tank")
OTHER_INFANTRY = SOVIETS - GUARDS - TANKS - chosen(type="marine")
AXE = {"G-PZ-11", "G-PG-4", "G-PG-114"}
YELLOW = chosen(colour="yellow", type="infantry")
WHITE = chosen(colour="white", type="infantry")
PINK = {BOARD.name[place] for place in DEPLOYMENT}


def lying(game: hexfront.Game, place: int) -> set[str]:
    return {name for n, name in enumerate(UNIT_NAMES) if game.state.at[place] >> n & 1}


def on_map(game: hexfront.Game) -> set[str]:
    return set().union(*(stack(game, hex) for hex in PINK))


def varies(sets: list[set[str]], of: set[str]) -> bool:
    """Whether every member is sometimes in and sometimes out: a draw, not a fixed choice."""
    return set().union(*sets) == of and not of.intersection(*sets)


# -- steps 1 to 3


def test_the_units_with_an_axe_and_the_large_blocks_are_set_aside(  # VG-4.0a
    tmp_path: Path,
) -> None:
    variant = hexfront.new("volga", seed="axe", options={"variant": "0", "advantages": "off"})
    for game in (*games(), variant):
        assert lying(game, ASIDE) == AXE
        view = game.view("german")
        assert (view["headquarters"], view["raus"]) == (None, False)
    assert swap_refused(tmp_path, "units.csv", "setup", "G-PZ-11", "G-PZ-24")
    assert refusal(tmp_path, "units.csv", "G-PZ-11", axe="0").column == "setup"


def test_the_factory_and_the_docks_lie_where_the_rules_say(tmp_path: Path) -> None:  # VG-4.0b
    pieces = {row.id: row.pieces for row in HEX_ROWS.values() if row.pieces}
    assert pieces == {"7": ("factory",), "9": ("dock",), "13": ("dock", "dock"), "15": ("dock",)}
    assert refusal(tmp_path, "hexes.csv", "7", pieces="").column == "pieces"
    assert refusal(tmp_path, "hexes.csv", "13", pieces="dock").column == "pieces"
    assert refusal(tmp_path, "hexes.csv", "13", pieces="").column == "pieces"
    assert refusal(tmp_path, "hexes.csv", "9", pieces="").column == "pieces"
    assert refusal(tmp_path, "hexes.csv", "19", pieces="dock").column == "pieces"


def test_both_marines_wait_in_their_own_reserve(tmp_path: Path) -> None:  # VG-4.0c
    for game in games():
        assert lying(game, MARINE_RESERVE) == {"S-MA-92", "S-MA-154"}
    assert swap_refused(tmp_path, "units.csv", "setup", "S-MA-92", "S-RD-45")


# -- steps 4 to 7: the Soviets


def test_the_other_51_soviet_blocks_are_38_infantry_and_13_tanks(  # VG-4.0d
    tmp_path: Path,
) -> None:
    assert (len(GUARDS | OTHER_INFANTRY), len(TANKS)) == (38, 13)
    assert swap_refused(tmp_path, "units.csv", "setup", "S-TK-6", "S-RD-45")
    wrong = refusal(
        *(tmp_path, "units.csv", "S-RB-10"), type="tank", counts_as="tank", setup="tank_pool"
    )
    assert wrong.reason == "33 blocks are infantry_pool, expected 34"


def test_six_random_tanks_wait_in_reserve() -> None:  # VG-4.0e
    reserves = [lying(game, TANK_RESERVE) for game in games()]
    assert {len(reserve) for reserve in reserves} == {6}
    assert varies(reserves, TANKS)


def test_the_guards_and_18_random_infantry_wait_in_reserve() -> None:  # VG-4.0f
    reserves = [lying(game, INFANTRY_RESERVE) for game in games()]
    assert all(reserve >= GUARDS for reserve in reserves)
    others = [reserve - GUARDS for reserve in reserves]
    assert {len(reserve) for reserve in others} == {18}
    assert varies(others, OTHER_INFANTRY)


def test_the_remaining_23_soviet_units_stand_alone_on_the_pink_hexes(  # VG-4.0g
    tmp_path: Path,
) -> None:
    assert len(PINK) == 23
    for game in games():
        assert set(BOARD.names(game.state.soviet)) == PINK
        assert game.state.control == START_GERMAN
        assert all(len(stack(game, hex)) == 1 for hex in PINK)
        assert len(on_map(game) & TANKS) == 7
        assert len(on_map(game) & OTHER_INFANTRY) == 16
        for hex in PINK:
            assert [block["unit"] for block in game.view("german")["stacks"][hex]] == [None]
    for hex in PINK:
        assert {len(stack(game, hex) & TANKS) for game in games()} == {0, 1}, "they are not mixed"
    wrong = refusal(tmp_path, "hexes.csv", "3", deployment="0")
    assert (wrong.column, wrong.reason) == ("deployment", "22 deployment hexes, expected 23")


def test_each_of_them_is_turned_at_random() -> None:  # VG-4.0h
    sides: dict[int, Counter[int]] = {2: Counter(), 3: Counter(), 4: Counter()}
    for game in games():
        for unit in on_map(game):
            sides[STEPS[UNIT_NUMBER[unit]]][strength(game, unit)] += 1
    assert {steps: set(found) for steps, found in sides.items()} == {
        2: {0, 1, 2},
        3: {0, 1, 2, 3},
        4: {1, 2, 3, 4},
    }
    for found in (sides[3], sides[4]):
        quarter = found.total() / 4
        assert all(0.75 * quarter < count < 1.25 * quarter for count in found.values())
    assert 0.8 < sides[2][0] / (sides[2][1] + sides[2][2]) < 1.25, "two of its sides are blank"


# -- steps 8 to 10: the Germans


def test_white_and_yellow_infantry_are_kept_apart(tmp_path: Path) -> None:  # VG-4.0i
    assert (len(YELLOW), len(WHITE)) == (12, 9)
    for game in games():
        started = set().union(*(stack(game, hex) for hex in START))
        assert not started & WHITE
        assert not {row(game, number)[-1] for number in range(1, 7)} & YELLOW
    assert swap_refused(tmp_path, "units.csv", "setup", "G-IN-208", "G-IN-191")
    assert swap_refused(tmp_path, "units.csv", "setup", "G-MO-71", "G-IN-191")
    assert swap_refused(tmp_path, "units.csv", "setup", "G-IN-267", "G-IN-208")


def test_the_16th_panzer_division_starts_in_w(tmp_path: Path) -> None:  # VG-4.0j, OP-4.1
    for game in games():
        assert stack(game, "W") == {"G-PZ-2", "G-PG-64", "G-PG-79"}
    printed = hexfront.new("volga", seed="w", options={"w_stack": "15"})
    assert stack(printed, "W") == {"G-PZ-2", "G-MO-15", "G-PG-79"}
    track = {unit for number in range(1, 7) for unit in row(printed, number)}
    assert "G-PG-64" in track
    assert len(track) == 30
    assert swap_refused(tmp_path, "units.csv", "setup", "G-PZ-2", "G-PZ-24")


def test_the_120th_and_a_random_yellow_infantry_start_in_x(tmp_path: Path) -> None:  # VG-4.0k
    with_it = [stack(game, "X") - {"G-MO-120"} for game in games()]
    assert all("G-MO-120" in stack(game, "X") for game in games())
    assert {len(units) for units in with_it} == {1}
    assert varies(with_it, YELLOW)
    assert swap_refused(tmp_path, "units.csv", "setup", "G-MO-120", "G-MO-71")


def test_two_random_yellow_infantry_start_in_y() -> None:  # VG-4.0l
    stacks = [stack(game, "Y") for game in games()]
    assert {len(units) for units in stacks} == {2}
    assert varies(stacks, YELLOW)


def test_the_seven_german_units_are_at_full_strength() -> None:  # VG-4.0m
    for game in games():
        started = set().union(*(stack(game, hex) for hex in START))
        assert len(started) == 7
        assert all(strength(game, unit) == STEPS[UNIT_NUMBER[unit]] for unit in started)
        assert set(BOARD.names(game.state.german)) == set(START)


def test_six_random_white_infantry_lie_in_the_last_column(tmp_path: Path) -> None:  # VG-4.0n
    columns = [{row(game, number)[4] for number in range(1, 7)} for game in games()]
    assert {len(column) for column in columns} == {6}
    assert varies(columns, WHITE)
    assert len({row(game, 1)[4] for game in games()}) == len(WHITE), "any of them in any row"
    lines = table("units.csv")
    for line in lines:
        if line[0] in ("G-IN-208", "G-IN-212", "G-IN-226", "G-IN-576"):
            line[lines[0].index("colour")] = "blue"
            line[lines[0].index("setup")] = "track"
    with pytest.raises(TableError, match="six white infantry"):
        with_table(tmp_path, "units.csv", lines)


def test_the_other_24_german_units_lie_anywhere_else_on_the_track() -> None:  # VG-4.0o
    boxes: dict[str, set[tuple[int, int]]] = {}
    for game in games():
        rows = [row(game, number) for number in range(1, 7)]
        assert [len(boxes_of_row) for boxes_of_row in rows] == [5] * 6
        lying_there = {unit for boxes_of_row in rows for unit in boxes_of_row[:4]}
        started = set().union(*(stack(game, hex) for hex in START))
        last_column = {boxes_of_row[4] for boxes_of_row in rows}
        assert lying_there == chosen(side="german") - AXE - started - last_column
        assert len(lying_there) == 24
        for number, boxes_of_row in enumerate(rows):
            for column, unit in enumerate(boxes_of_row[:4]):
                boxes.setdefault(unit, set()).add((number, column))
        assert all(box is None for line in game.view("german")["track"] for box in line["boxes"])
    for unit in ("G-PZ-24", "G-IN-267", "G-PG-108"):
        assert len({number for number, _ in boxes[unit]}) == 6
        assert len({column for _, column in boxes[unit]}) == 4


# -- steps 11 and 12: the cards


def test_the_germans_draw_three_cards_of_a_shuffled_deck() -> None:  # VG-4.0p
    german = set(card_sides("german"))
    hands, tops = set(), Counter[str]()
    for game in games():
        g = game.state
        hand = {card for card in german if g.hands[0] >> card & 1}
        leaders = {card for card in german if g.leaders >> card & 1}
        assert len(hand) + len(leaders) == 3
        assert all(LEADERS >> card & 1 for card in leaders)
        assert not any(LEADERS >> card & 1 for card in hand)
        assert len(g.german_deck) == 23
        assert set(g.german_deck) | hand | leaders == german
        assert game.view("german")["hands"]["german"]["size"] == len(hand)
        assert game.view("german")["leaders"] == [CARD_NAMES[card] for card in sorted(leaders)]
        hands.add((g.hands[0], g.leaders))
        tops[CARD_NAMES[g.german_deck[-1]]] += 1
    assert len(hands) > 50, "hardly two games deal the same hand"
    assert len(tops) > 6
    assert any(leaders for _, leaders in hands), "a leader among them goes into play"


def test_the_soviet_deck_is_shuffled_and_the_soviet_hand_empty() -> None:  # VG-4.0q
    decks = set()
    for game in games():
        assert game.state.soviet_hand == 0
        assert game.view("german")["hands"]["soviet"]["size"] == 0
        assert set(game.state.soviet_deck) == set(card_sides("soviet"))
        assert len(game.state.soviet_deck) == 28
        decks.add(game.state.soviet_deck)
    assert len(decks) == len(games())


def test_a_reserve_is_drawn_from_blindly_and_evenly() -> None:  # VG-4.0r
    waiting = ("S-RD-45", "S-GD-13", "S-RB-10")
    text = soviets_aside(
        "20: G-PZ-2; 60: S-RD-87; 90: S-RD-95; turn 3 soviet; control 20 3 7 13 15 19", *waiting
    )
    drawn = set()
    for draw in range(3):
        game = set_up(text, draws=[draw, 0])
        (unit,) = stack(game, "9")
        drawn.add(unit)
        assert [block["unit"] for block in game.view("german")["stacks"]["9"]] == [None]
        (event,) = told(game.opening.events, "soviet-deployed")
        assert event["unit"].startswith("s"), "named by its token"
    assert drawn == set(waiting), "each of three equal chances brings another one"
    with pytest.raises(ChanceError, match="not below 3"):
        set_up(text, draws=[3, 0])
