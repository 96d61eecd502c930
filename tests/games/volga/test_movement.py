"""6.2 the long move and 6.3 short moves."""

from __future__ import annotations

import pytest
from tests.games.volga.helpers import (
    asked,
    forbids,
    german_hexes,
    legal,
    names,
    play,
    set_up,
    stack,
    strength,
    told,
    where,
)

from hexfront.games.volga.movement import quiet
from hexfront.games.volga.tables import BOARD, PLAYABLE

FAR = "105: S-RD-45"
FOUR = "G-IN-191 G-IN-194 G-IN-211 G-IN-178"


# -- 6.2 long move


def test_a_long_move_is_one_stack_one_or_two_hexes() -> None:  # VG-6.2a, VG-2.4b
    game = set_up(f"20: G-PZ-2; 60: G-IN-191; {FAR}")
    play(game, "long")
    assert legal(game) == {"stack 20", "stack 60"}
    play(game, "stack 20")
    assert legal(game) == {"to W", "to 3", "to 36", "to 37"}
    assert forbids(game, "to 53") == "6.2a"
    play(game, "to 37")
    assert legal(game) == {"stop", "to 20", "to 36", "to 52", "to 53"}
    assert forbids(game, "to W") == "6.2a"
    play(game, "to 53")
    assert where(game, "G-PZ-2") == "53"
    assert asked(game) == "soviet_choice", "the other stack stays where it is"


def test_a_long_move_may_stop_after_one_hex() -> None:  # VG-6.2a
    game = set_up(f"20: G-PZ-2; {FAR}")
    events = play(game, "long", "to 37", "stop")
    assert where(game, "G-PZ-2") == "37"
    assert told(events, "long-move")[0]["path"] == ["37"]
    assert "53" not in german_hexes(game)


@pytest.mark.parametrize("start", ["38", "42"])
def test_a_long_move_starts_in_a_clear_hex(start: str) -> None:  # VG-6.2b
    game = set_up(f"{start}: G-PZ-2; {FAR}")
    assert forbids(game, "long") == "6.2b"
    game = set_up(f"{start}: G-PZ-2; 20: G-IN-191; 60: G-IN-194; {FAR}")
    play(game, "long")
    assert legal(game) == {"stack 20", "stack 60"}
    assert forbids(game, f"stack {start}") == "6.2b"


def test_a_long_move_does_not_start_next_to_soviets() -> None:  # VG-6.2c
    game = set_up("45: G-PZ-2; 44: S-RD-45")
    assert "long" not in legal(game)
    game = set_up("45: G-PZ-2; 20: G-IN-191; 75: G-IN-194; 44: S-RD-45")
    play(game, "long")
    assert legal(game) == {"stack 20", "stack 75"}
    assert forbids(game, "stack 45") == "6.2c"


def test_each_hex_of_a_long_move_is_clear() -> None:  # VG-6.2d
    game = set_up(f"20: G-PZ-2; {FAR}")
    play(game, "long")
    assert forbids(game, "to 4") == "6.2d"
    assert forbids(game, "to 21") == "6.2d"
    play(game, "to 37")
    assert forbids(game, "to 38") == "6.2d"
    game = set_up(f"40: G-PZ-2; {FAR}")
    play(game, "long")
    assert legal(game) == {"to 55", "to 56"}
    assert forbids(game, "to 24") == "6.2d", "urban"


def test_no_hex_of_a_long_move_touches_soviets() -> None:  # VG-6.2e
    game = set_up("20: G-PZ-2; 52: S-RD-45")
    play(game, "long")
    assert legal(game) == {"to W", "to 3"}
    assert forbids(game, "to 36") == forbids(game, "to 37") == "6.2e"
    game = set_up("20: G-PZ-2; 67: S-RD-45")
    play(game, "long", "to 37")
    assert legal(game) == {"stop", "to 20", "to 36"}
    assert forbids(game, "to 52") == forbids(game, "to 53") == "6.2e"


def test_a_stack_that_could_only_go_next_to_soviets_makes_no_long_move() -> None:  # VG-6.2e
    game = set_up("1: G-PZ-2; 20: G-IN-191; W: S-RD-45")
    assert "long" not in legal(game), "2 touches W, and so does 20"
    game = set_up("1: G-PZ-2; 60: G-IN-191; 75: G-IN-194; W: S-RD-45")
    play(game, "long")
    assert forbids(game, "stack 1") == "6.2e"


def test_a_long_move_passes_a_full_german_hex() -> None:  # VG-6.2f
    game = set_up(f"20: G-PZ-2 G-PG-64; 37: {FOUR}; 60: G-IN-203; {FAR}")
    play(game, "long", "stack 20")
    assert "to 37" in legal(game)
    play(game, "to 37", "to 53")
    assert stack(game, "53") == {"G-PZ-2", "G-PG-64"}


def test_the_stack_that_is_passed_takes_no_part() -> None:  # VG-6.2g
    game = set_up(f"20: G-PZ-2; 37: G-IN-191/2 G-IN-194/3; 60: G-IN-203; {FAR}")
    events = play(game, "long", "stack 20", "to 37", "to 53")
    assert stack(game, "37") == {"G-IN-191", "G-IN-194"}
    assert stack(game, "53") == {"G-PZ-2"}
    assert (strength(game, "G-IN-191"), strength(game, "G-IN-194")) == (2, 3)
    (move,) = (event for event in events if event.what == "long-move")
    assert move.seen_by("german")["args"]["units"] == ["G-PZ-2"]


def test_a_long_move_takes_the_whole_stack() -> None:  # VG-6.2h
    game = set_up(f"20: G-PZ-2 G-PG-64 G-PG-79; {FAR}")
    play(game, "long")
    assert all(action.startswith("to ") for action in legal(game)), "nobody can be left behind"
    play(game, "to 37", "to 53")
    assert stack(game, "53") == {"G-PZ-2", "G-PG-64", "G-PG-79"}
    assert stack(game, "20") == stack(game, "37") == set()


def test_a_long_move_does_not_end_with_other_germans() -> None:  # VG-6.2i
    game = set_up(f"20: G-PZ-2; 37: G-IN-191; 53: G-IN-194; {FAR}")
    play(game, "long", "stack 20", "to 37")
    assert legal(game) == {"to 20", "to 36", "to 52"}
    assert forbids(game, "stop") == "6.2i"
    assert forbids(game, "to 53") == "6.2i"


def test_a_long_move_may_come_back() -> None:  # VG-6.2a, OP-6.6
    game = set_up(f"20: G-PZ-2 G-PG-64; {FAR}")
    play(game, "long", "to 37", "to 20")
    assert stack(game, "20") == {"G-PZ-2", "G-PG-64"}
    assert stack(game, "37") == set()
    assert "37" in german_hexes(game)


def test_no_combat_follows_a_long_move() -> None:  # VG-6.2j
    game = set_up("20: G-PZ-2; 55: S-RD-45; hand g-stuka")
    events = play(game, "long", "to 37", "to 52")
    assert game.state.battle is None
    assert names(events) == [
        *("long-move", "german-control", "german-control"),
        *("soviet-turn", "soviet-count"),
    ]


def test_both_hexes_of_a_long_move_change_hands() -> None:  # VG-6.2k
    game = set_up(f"20: G-PZ-2; {FAR}")
    assert not {"37", "53"} & german_hexes(game)
    events = play(game, "long", "to 37", "to 53")
    assert {"20", "37", "53"} <= german_hexes(game)
    assert told(events, "german-control") == [{"hex": "37"}, {"hex": "53"}]


# -- 6.3 short moves


def test_two_stacks_move_one_hex_each() -> None:  # VG-6.3a
    game = set_up(f"20: G-PZ-2; 60: G-IN-191; 63: G-IN-194; {FAR}")
    play(game, "short")
    assert legal(game) == {"stack 20", "stack 60", "stack 63", "stop"}
    play(game, "stack 20")
    assert legal(game) == {"to W", "to 3", "to 4", "to 21", "to 36", "to 37"}
    assert forbids(game, "to 53") == "6.3a", "two hexes away"
    play(game, "to 37")
    assert legal(game) == {"stack 60", "stack 63", "stop"}
    play(game, "stack 60", "to 74")
    assert asked(game) == "soviet_choice", "the third stack has to wait"
    assert (where(game, "G-PZ-2"), where(game, "G-IN-191")) == ("37", "74")


def test_one_short_move_is_enough() -> None:  # VG-6.3a
    game = set_up(f"20: G-PZ-2; 60: G-IN-191; {FAR}")
    play(game, "short", "stack 20", "to 37", "stop")
    assert asked(game) == "soviet_choice"


def test_a_unit_makes_one_short_move_only() -> None:  # VG-6.3a, OP-6.9
    game = set_up(f"20: G-PZ-2; 36: G-IN-191; {FAR}")
    play(game, "short", "stack 20", "to 37")
    assert legal(game) == {"stack 36", "stop"}
    assert forbids(game, "stack 37") == "6.3a"
    game = set_up(f"20: G-PZ-2; 36: G-IN-191; {FAR}")
    play(game, "short", "stack 20", "to 36", "stack 36", "to 52")
    assert where(game, "G-IN-191") == "52", "only who was there before moves on"
    assert where(game, "G-PZ-2") == "36"


def test_both_short_moves_may_end_in_one_hex() -> None:  # VG-6.3b
    game = set_up(f"20: G-PZ-2; 52: G-IN-191; {FAR}")
    play(game, "short", "stack 20", "to 37", "stack 52", "to 37")
    assert stack(game, "37") == {"G-PZ-2", "G-IN-191"}


def test_a_short_move_does_not_enter_a_hex_with_soviets() -> None:  # VG-6.3c
    game = set_up("20: G-PZ-2; 37: S-RD-45")
    play(game, "short", "stack 20")
    assert "to 37" not in legal(game)
    assert forbids(game, "to 37") == "6.3c"


# VG-6.3c, VG-6.3d
def test_hexes_with_soviets_and_next_to_them_are_not_quiet() -> None:
    game = set_up("20: G-PZ-2; 60: S-RD-45")
    near = set(BOARD.names(BOARD.neighbours(BOARD.set(["60"]))))
    assert set(BOARD.names(PLAYABLE & ~quiet(game.state))) == near | {"60"}


def test_a_short_move_does_not_end_next_to_soviets() -> None:  # VG-6.3d
    game = set_up("20: G-PZ-2; 52: S-RD-45")
    play(game, "short", "stack 20")
    assert legal(game) == {"to W", "to 3", "to 4", "to 21"}
    assert forbids(game, "to 36") == forbids(game, "to 37") == "6.3d"


def test_a_short_move_may_start_next_to_soviets() -> None:  # VG-6.3d, OP-6.8
    game = set_up("36: G-PZ-2; 52: S-RD-45")
    play(game, "short", "stack 36")
    assert legal(game) == {"to W", "to 20"}


def test_destinations_of_short_moves_may_touch_each_other() -> None:  # OP-6.7
    game = set_up(f"20: G-PZ-2 G-PG-64; {FAR}")
    play(game, "short", "stack 20", "leave G-PG-64", "to 36", "stack 20", "to 37")
    assert (where(game, "G-PZ-2"), where(game, "G-PG-64")) == ("36", "37")


def test_part_of_a_stack_may_stay() -> None:  # VG-6.3e
    game = set_up(f"20: G-PZ-2 G-PG-64 G-PG-79; {FAR}")
    play(game, "short", "stack 20")
    assert {"leave G-PZ-2", "leave G-PG-64", "leave G-PG-79", "to 37"} <= legal(game)
    play(game, "leave G-PZ-2", "leave G-PG-79")
    assert forbids(game, "leave G-PG-64") == "6.3e", "somebody has to move"
    play(game, "to 37")
    assert stack(game, "37") == {"G-PG-64"}
    assert stack(game, "20") == {"G-PZ-2", "G-PG-79"}


def test_two_parts_of_a_stack_may_be_the_two_moves() -> None:  # VG-6.3e
    game = set_up(f"20: G-PZ-2 G-PG-64; {FAR}")
    play(game, "short", "stack 20", "leave G-PG-64", "to 37")
    assert "stack 20" in legal(game)
    play(game, "stack 20", "to 3")
    assert (stack(game, "20"), stack(game, "37"), stack(game, "3")) == (
        set(),
        {"G-PZ-2"},
        {"G-PG-64"},
    )


def test_a_short_move_may_join_a_stack_up_to_four() -> None:  # VG-6.3f
    game = set_up(f"20: G-PZ-2 G-PG-64; 37: G-IN-191 G-IN-194; {FAR}")
    play(game, "short", "stack 20", "to 37")
    assert stack(game, "37") == {"G-PZ-2", "G-PG-64", "G-IN-191", "G-IN-194"}
    game = set_up(f"20: G-PZ-2 G-PG-64; 37: G-IN-191 G-IN-194 G-IN-211; {FAR}")
    play(game, "short", "stack 20")
    assert forbids(game, "to 37") == "2.4a"
    game = set_up(f"20: G-PZ-2; 37: {FOUR}; {FAR}")
    play(game, "short", "stack 20")
    assert forbids(game, "to 37") == "2.4a"


def test_no_combat_follows_short_moves() -> None:  # VG-6.3g
    game = set_up("36: G-PZ-2; 60: G-IN-191; 52: S-RD-45; hand g-stuka")
    events = play(game, "short", "stack 36", "to W", "stack 60", "to 74")
    assert game.state.battle is None
    assert [name for name in names(events) if name not in ("german-control", "soviet-count")] == [
        *("short-move", "short-move", "soviet-turn"),
    ]
    assert asked(game) == "soviet_choice"


def test_moving_nothing_is_allowed() -> None:  # VG-6.3h
    game = set_up("60: S-RD-45")
    assert "short" in legal(game)
    play(game, "short")
    assert legal(game) == {"stop"}, "with nobody to move, too"
    assert "pass" in names(play(game, "stop"))
    assert asked(game) == "soviet_choice"


@pytest.mark.parametrize(("start", "end"), [("20", "21"), ("39", "23"), ("23", "22"), ("7", "23")])
def test_terrain_does_not_hinder_short_moves(start: str, end: str) -> None:  # VG-6.3i
    game = set_up(f"{start}: G-PZ-2; {FAR}")
    play(game, "short", f"stack {start}", f"to {end}")
    assert where(game, "G-PZ-2") == end


def test_a_stack_without_a_legal_destination_is_pinned() -> None:  # VG-6.3j
    game = set_up("1: G-PZ-2; 20: G-IN-191; W: S-RD-45")
    play(game, "short")
    assert legal(game) == {"stack 20", "stop"}
    assert forbids(game, "stack 1") == "6.3j", "2, its only neighbour, touches W"
    game = set_up(f"1: G-PZ-2; 2: {FOUR}; {FAR}")
    play(game, "short")
    assert forbids(game, "stack 1") == "6.3j", "2 is full"
    play(game, "stack 2", "leave G-IN-191", "leave G-IN-194", "to 3")
    assert "stack 1" in legal(game), "now there is room"


def test_the_limits_bind_the_second_move_as_they_stand_then() -> None:  # VG-6.3k
    game = set_up(f"20: G-PZ-2 G-PG-64; 37: G-IN-191; 53: G-IN-194 G-IN-211; {FAR}")
    play(game, "short", "stack 20", "to 37", "stack 53")
    assert forbids(game, "to 37") == "2.4a"
    play(game, "leave G-IN-211")
    assert "to 37" in legal(game)
    play(game, "to 37")
    assert len(stack(game, "37")) == 4
    assert stack(game, "53") == {"G-IN-211"}


def test_soviets_bind_the_second_move_too() -> None:  # VG-6.3k
    game = set_up("20: G-PZ-2; W: G-IN-191; 52: S-RD-45")
    play(game, "short", "stack 20", "to 3", "stack W")
    assert forbids(game, "to 36") == "6.3d"
    assert "to 20" in legal(game)
