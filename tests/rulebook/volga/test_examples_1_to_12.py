"""Examples EX-1 to EX-12 of the rulebook, and EX-27, EX-31, EX-32 of our own beside them."""

from __future__ import annotations

import pytest
from tests.games.volga.helpers import (
    asked,
    forbids,
    german_hexes,
    legal,
    lost,
    names,
    play,
    row,
    set_up,
    stack,
    strength,
    told,
    where,
)

import hexfront
from hexfront.core.flow import Event

QUIET = "20: G-PZ-2; 60: S-RD-45; german-deck g-pak g-sniper g-stuka"


def face_up(game: hexfront.Game, *hexes: str) -> list[bool]:
    stacks = game.view(None)["stacks"]
    return [block["face_up"] for hex in hexes for block in stacks.get(hex, [])]


def fighting(events: list[Event]) -> set[str]:
    (showdown,) = told(events, "showdown")
    return {name for name, *_ in showdown["faces"]}


def test_five_units_lie_open_and_the_survivors_stand_up_again() -> None:  # EX-1
    game = set_up(
        "61: G-IN-191/2 G-IN-194/2 G-IN-211/1; 60: S-RD-45/1 S-RD-87/2",
        dice=[6, 1, 1, 1, 1, 6, 1, 1],
    )
    play(game, "planned", "none")
    assert not any(face_up(game, "60", "61"))
    play(game, "none")
    assert asked(game) == "choose_hit"
    assert face_up(game, "60", "61") == [True] * 5
    play(game, "hit G-IN-191")
    assert game.state.battle is None
    assert face_up(game, "60", "61") == [False] * 5


def test_a_unit_that_shows_three_dots_fires_three_dice() -> None:  # EX-2
    game = set_up("61: G-IN-191/3; 60: S-RD-45/1", dice=[2, 3, 4, 1])
    events = play(game, "planned", "none", "none")
    assert told(events, "volley")[0]["volleys"] == [[6, 4, 3, 2]]


@pytest.mark.parametrize(("unit", "hits"), [("G-IN-191", 1), ("G-PG-79", 2), ("G-PZ-2", 3)])
def test_a_6_a_5_and_a_4_are_one_two_or_three_hits(unit: str, hits: int) -> None:  # EX-3
    game = set_up(f"61: {unit}/3; 60: S-RD-45/4", dice=[6, 5, 4, 1, 1, 1, 1])
    events = play(game, "planned", "none", "none")
    assert told(events, "volley")[0]["hits"] == hits
    assert strength(game, "S-RD-45") == 4 - hits


def test_infantry_revealed_on_a_blank_side_has_strength_1() -> None:  # EX-4
    game = set_up("61: G-IN-191/1; 60: S-RB-10/0", dice=[1, 1])
    events = play(game, "planned", "none", "none")
    assert told(events, "blank-adjusted") == [{"unit": "S-RB-10", "steps": 1}]
    assert strength(game, "S-RB-10") == 1


def test_the_dice_2_3_4_5_5_5_take_the_leftmost_units() -> None:  # EX-5
    game = set_up(
        "W: G-PZ-2 G-PG-64 G-PG-79; X: G-MO-120 G-IN-191; Y: G-IN-194 G-IN-211; 60: S-RD-45;"
        "german-deck g-pak g-stuka",
        dice=[2, 3, 4, 5, 5, 5],
    )
    before = [row(game, number) for number in range(1, 7)]
    assert [len(units) for units in before] == [5] * 6
    events = play(game, "call")
    (taken,) = (event for event in events if event.what == "units-taken")
    expected = {before[1][0], before[2][0], before[3][0], *before[4][:3]}
    assert set(taken.seen_by("german")["args"]["units"]) == expected
    assert [row(game, number) for number in (1, 6)] == [before[0], before[5]]


def test_two_1s_on_the_empty_row_eliminate_the_64th_once() -> None:  # EX-6a
    game = set_up(f"{QUIET}; 37: G-PG-64; track 6 G-IN-208", dice=[1, 1, 2, 3, 4, 5] + [1] * 6)
    events = play(game, "call")
    assert where(game, "G-PG-64") == "gone"
    assert game.view("soviet")["eliminated"] == ["G-PG-64"]
    assert (lost(game), game.view(None)["loss_count"]) == (0, 0)
    assert names(events).count("unit-eliminated") == 1
    play(game, "draw")
    assert "unit-eliminated" not in names(play(game, "call"))


@pytest.mark.parametrize(
    ("text", "place"), [("track 2 G-PG-64", "row 2"), ("losses G-PG-64; track 6", "lost")]
)
def test_a_1_does_nothing_while_the_64th_is_not_on_the_map(text: str, place: str) -> None:  # EX-6b
    game = set_up(f"{QUIET}; {text}", dice=[1, 3, 4, 5, 6, 6])
    events = play(game, "call")
    assert "unit-eliminated" not in names(events)
    assert where(game, "G-PG-64") == place


def test_a_stack_goes_the_long_way_from_1_to_3() -> None:  # EX-7
    game = set_up("1: G-PZ-2 G-PG-64; 105: S-RD-45")
    play(game, "long")
    assert legal(game) == {"stop", "to 1", "to 3", "to W"}, "2 was the only way; 1 is left as one"
    play(game, "to 3")
    assert stack(game, "3") == {"G-PZ-2", "G-PG-64"}
    assert {"1", "2", "3"} <= german_hexes(game)


def test_a_stack_may_not_go_the_long_way_onto_its_own_or_off_the_clear() -> None:  # EX-7
    game = set_up("1: G-PZ-2; 3: G-IN-191; 105: S-RD-45")
    play(game, "long", "stack 1")
    assert forbids(game, "to 3") == "6.2i"
    game = set_up("2: G-PZ-2; 105: S-RD-45")
    play(game, "long", "to 3")
    assert forbids(game, "to 4") == "6.2d"
    game = set_up("4: G-PZ-2; 105: S-RD-45")
    assert forbids(game, "long") == "6.2b"


@pytest.mark.parametrize("soviets", ["2", "W", "3"])
def test_a_stack_may_not_go_the_long_way_if_1_or_2_touches_soviets(soviets: str) -> None:  # EX-7
    game = set_up(f"1: G-PZ-2; {soviets}: S-RD-45")
    assert "long" not in legal(game)


@pytest.mark.parametrize("soviets", ["4", "20"])
def test_a_stack_may_not_go_the_long_way_if_3_touches_soviets(soviets: str) -> None:  # EX-7
    game = set_up(f"1: G-PZ-2; {soviets}: S-RD-45")
    play(game, "long")
    assert forbids(game, "to 3") == "6.2e"


def test_two_stacks_are_pinned_and_two_share_one_free_hex() -> None:  # EX-8
    one, two, three, four = "87: G-IN-191", "96: G-IN-194", "88: G-IN-211", "99: G-IN-178"
    soviets = "95: S-RD-45; 100: S-RD-87; 98: S-RD-95; 75: S-RD-98"
    game = set_up("; ".join((one, two, three, four, soviets)))
    play(game, "short")
    assert legal(game) == {"stack 88", "stack 99", "stop"}
    assert forbids(game, "stack 87") == forbids(game, "stack 96") == "6.3j"
    play(game, "stack 88")
    assert asked(game) == "short_stack", "89 was the only hex, and the unit went there"
    assert where(game, "G-IN-211") == "89"
    play(game, "stack 99")
    assert stack(game, "89") == {"G-IN-211", "G-IN-178"}


LEFT_AND_RIGHT = (
    "60: G-PZ-2 G-PG-64; 75: G-IN-191 G-IN-194 G-IN-211 G-IN-178; 74: G-IN-203;"
    "45: S-RD-45; 77: S-RD-87; 88: S-RD-95"
)
"""L in 60 with free hexes 73 and 74, R in 75 with free hex 74, and one unit in 74."""


def test_the_left_stack_goes_to_either_hex_whole_or_in_part() -> None:  # EX-9
    game = set_up(LEFT_AND_RIGHT)
    play(game, "short", "stack 60")
    assert legal(game) == {"leave G-PZ-2", "leave G-PG-64", "to 73", "to 74"}
    play(game, "leave G-PZ-2")
    assert legal(game) == {"to 73", "to 74"}
    play(game, "to 73", "stack 60", "to 74")
    assert (where(game, "G-PG-64"), where(game, "G-PZ-2")) == ("73", "74")


def test_the_right_stack_sends_three_units_at_most() -> None:  # EX-9
    game = set_up(LEFT_AND_RIGHT)
    play(game, "short", "stack 75")
    assert forbids(game, "to 74") == "2.4a"
    assert legal(game) == {f"leave G-IN-{number}" for number in (191, 194, 211, 178)}
    play(game, "leave G-IN-191")
    assert "to 74" in legal(game)
    play(game, "to 74")
    assert len(stack(game, "74")) == 4


def test_both_stacks_together_send_three_units_to_the_shared_hex() -> None:  # EX-9
    game = set_up(LEFT_AND_RIGHT)
    play(game, "short", "stack 60", "to 74", "stack 75", "leave G-IN-191", "leave G-IN-194")
    assert forbids(game, "to 74") == "2.4a"
    play(game, "leave G-IN-211")
    assert stack(game, "74") == {"G-IN-203", "G-PZ-2", "G-PG-64", "G-IN-178"}


A_B_AND_C = (
    "60: G-IN-191/1; 46: G-IN-194/1; 75: G-IN-211/1; 45: S-RD-45/1; 59: S-RD-87/1; 5: S-RD-95"
)
"""A in 60 and B in 46 next to Soviets, C in 75 not."""


def test_only_the_stack_out_of_contact_attacks_quickly_and_may_join() -> None:  # EX-10
    game = set_up(A_B_AND_C, dice=[1, 1, 1])
    play(game, "quick")
    assert game.decision is not None
    assert game.decision.args["start"] == "75"
    assert legal(game) == {"to 60", "to 61"}
    play(game, "to 60")
    assert legal(game) == {"attack 45", "attack 59"}
    events = play(game, "attack 59", "none")
    assert fighting(events) == {"G-IN-211", "G-IN-191", "S-RD-87"}


def test_or_it_moves_to_the_other_hex_and_attacks_from_there() -> None:  # EX-10
    game = set_up(A_B_AND_C, dice=[1, 1])
    events = play(game, "quick", "to 61", "none")
    assert where(game, "G-IN-211") == "61"
    assert fighting(events) == {"G-IN-211", "S-RD-45"}


@pytest.mark.parametrize("target", ["45", "59"])
def test_two_stacks_plan_an_attack_on_one_of_two(target: str) -> None:  # EX-11
    game = set_up(
        "60: G-IN-191/1; 44: G-IN-194/1; 45: S-RD-45/1; 59: S-RD-87/1; 5: S-RD-95", dice=[1] * 3
    )
    assert "quick" not in legal(game), "all of them start next to Soviets"
    play(game, "planned")
    assert legal(game) == {"target 45", "target 59"}
    play(game, f"target {target}")
    assert legal(game) == {"attack", "hold 60", "hold 44"}
    events = play(game, "attack", "none", "none")
    attacked = {"45": "S-RD-45", "59": "S-RD-87"}[target]
    assert fighting(events) == {"G-IN-191", "G-IN-194", attacked}
    assert asked(game) == "soviet_choice", "the other one is not attacked in this turn"


def test_four_stacks_attack_hex_9_with_every_unit() -> None:  # EX-12
    stacks = {
        "8": {"G-PZ-2", "G-IN-191"},
        "25": {"G-PG-79", "G-IN-194", "G-IN-211"},
        "26": {"G-PG-64"},
        "10": {"G-IN-178", "G-IN-203"},
    }
    text = "; ".join(f"{hex}: {' '.join(sorted(units))}" for hex, units in stacks.items())
    game = set_up(f"{text}; 9: S-RD-45/1; 60: S-RD-87", dice=[1, 1, 1] + [1] * 30)
    play(game, "planned")
    assert legal(game) == {"attack", "hold 8", "hold 25", "hold 26", "hold 10"}
    events = play(game, "attack", "none", "none")
    assert fighting(events) == set().union(*stacks.values()) | {"S-RD-45"}


def test_eight_units_and_an_r_unit_lost_are_ten() -> None:  # EX-27
    numbers = (191, 194, 211, 178, 203, 230, 516, 517)
    lost_units = " ".join(f"G-IN-{number}" for number in numbers)
    game = set_up(f"20: G-PZ-2; 60: S-RD-45; losses {lost_units} G-MO-71")
    assert game.view(None)["loss_count"] == 10
    assert game.result is None
    play(game, "short", "stop")
    assert game.result is not None
    assert (game.result.winners, game.result.rule) == (("soviet",), "1.4a")


def test_two_units_return_to_rows_5_and_6() -> None:  # EX-31
    game = set_up(
        f"{QUIET}; Z: G-IN-267 G-IN-274 G-IN-276 G-IN-669;"
        "track 1 G-PZ-24 G-PG-26 G-IN-208 G-IN-212 G-IN-226;"
        "track 2 G-IN-191 G-IN-576 G-IN-577 G-IN-578;"
        "track 3 G-PG-108 G-PZ-36 G-MO-15 G-MO-71 G-IN-54;"
        "track 4 G-IN-194 G-IN-227 G-IN-369 G-IN-670 G-IN-671;"
        "track 5 G-IN-211 G-IN-203 G-IN-230; track 6 G-IN-178 G-IN-516 G-IN-517",
        dice=[1, 1, 2, 4, 5, 6],
    )
    play(game, "call", "to X", "to X", "to Y", "to Y")
    assert asked(game) == "return_next"
    assert [len(row(game, number)) for number in range(1, 7)] == [3, 3, 5, 4, 2, 2]
    play(game, "unit G-PG-26")
    assert [len(row(game, number)) for number in range(1, 7)] == [3, 3, 5, 4, 3, 3]
    assert (where(game, "G-PG-26"), where(game, "G-PZ-24")) == ("row 5", "row 6")


def test_a_row_of_one_unit_is_empty_for_the_second_die() -> None:  # EX-32
    game = set_up(
        f"{QUIET}; 37: G-PG-108; track 2 G-PZ-24; track 6 G-IN-208", dice=[2, 2, 1, 3, 4, 5]
    )
    play(game, "call")
    assert where(game, "G-PZ-24") == "Z"
    assert where(game, "G-PG-108") == "gone"
