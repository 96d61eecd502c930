"""6.0 the German turn in general, and 6.1 calling reinforcements."""

from __future__ import annotations

import pytest
from tests.games.volga.helpers import (
    asked,
    forbids,
    german_hexes,
    legal,
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
from hexfront.games.volga.tables import STEPS, UNIT_NUMBER, UNIT_ROWS

FRONT = "20: G-PZ-2; 61: G-IN-194; 45: G-IN-191; 44: S-RD-45"
"""Hexes from which each of the five actions can be taken."""
QUIET = "20: G-PZ-2; 60: S-RD-45; german-deck g-pak g-sniper g-stuka"


def call(text: str, dice: list[int], **options: str) -> hexfront.Game:
    """A call of reinforcements, carried out to the first question or to the end."""
    rows = "" if "track" in text else "; track 6"
    game = set_up(f"{QUIET}; {text}{rows}", dice=dice, **options)
    play(game, "call")
    return game


def of_call(game: hexfront.Game, what: str) -> list[dict[str, object]]:
    return told([event for turn in game.history for event in turn.events], what)


# -- 6.0 general


def test_the_germans_choose_one_of_five_actions() -> None:  # VG-6.0a
    game = set_up(FRONT)
    assert game.decision is not None
    assert (game.decision.prompt, game.decision.seat) == ("german_action", "german")
    assert legal(game) == {"call", "long", "short", "quick", "planned"}


def test_an_action_that_nobody_can_carry_out_is_not_offered() -> None:  # VG-6.0a
    game = set_up("60: S-RD-45")
    assert legal(game) == {"call", "short"}
    assert forbids(game, "long") == "6.2b"
    assert forbids(game, "quick") == "6.4b"
    assert forbids(game, "planned") == "6.5b"
    assert legal(set_up(QUIET)) == {"call", "long", "short"}
    assert legal(set_up("45: G-IN-191; 44: S-RD-45")) == {"call", "short", "planned"}
    assert legal(set_up("60: G-IN-191; 44: S-RD-45")) == {"call", "long", "short", "quick"}


@pytest.mark.parametrize(
    "actions",
    [
        ["call"],
        ["long", "to 36", "stop"],
        ["short", "stack 20", "to 36", "stack 61", "to 75"],
        ["quick", "none"],
        ["planned", "none", "none"],
    ],
)
def test_one_action_is_the_whole_turn_and_the_soviets_follow(  # VG-6.0a, VG-6.0c
    actions: list[str],
) -> None:
    game = set_up(f"{FRONT}; track 1 G-IN-208; german-deck g-pak g-stuka", dice=[2] * 12)
    if actions[0] == "long":
        actions = ["long", "stack 20", *actions[1:]]
    events = play(game, *actions)
    assert names(events)[-2:] == ["soviet-turn", "soviet-count"]
    assert game.decision is not None
    assert (game.decision.seat, game.decision.prompt) == ("soviet", "soviet_choice")
    play(game, "draw")
    assert asked(game) == "german_action"
    play(game, "short", "stop")
    assert asked(game) == "soviet_choice"


@pytest.mark.parametrize("attack", [["quick", "none"], ["planned", "none", "none"]])
def test_an_attack_runs_through_the_combat_sequence(attack: list[str]) -> None:  # VG-6.0b
    game = set_up(FRONT, dice=[1] * 12)
    events = play(game, *attack)
    told_of = [name for name in names(events) if name in ("showdown", "volley", "combat-over")]
    assert told_of == ["showdown", "volley", "volley", "combat-over"]


def test_passing_is_making_no_short_move() -> None:  # VG-6.0d
    game = set_up(FRONT)
    before = game.view("german") | {"side": "soviet"}
    events = play(game, "short", "stop")
    assert "pass" in names(events)
    assert game.view("german") == before, "nothing has moved"
    assert asked(game) == "soviet_choice"
    game = set_up(FRONT)
    assert "pass" not in names(play(game, "short", "stack 20", "to 36", "stop"))


def test_stacks_are_split_in_short_moves_and_quick_attacks_only() -> None:  # VG-6.0e
    text = "20: G-PZ-2 G-PG-64; 61: G-IN-194 G-IN-211; 45: G-IN-191 G-IN-178; 44: S-RD-45"
    game = set_up(text)
    play(game, "long", "stack 20")
    assert {action.split()[0] for action in legal(game)} == {"to"}
    game = set_up(text)
    play(game, "planned")
    assert asked(game) == "choose_soviet_card", "the stack attacks as it stands"
    game = set_up(text)
    play(game, "short", "stack 20")
    assert {"leave G-PZ-2", "leave G-PG-64"} <= legal(game)
    game = set_up(text)
    play(game, "quick")
    assert legal(game) == {"leave G-IN-194", "leave G-IN-211", "to 45"}


def test_stacks_are_joined_in_short_moves_and_quick_attacks_only() -> None:  # VG-6.0e
    text = "20: G-PZ-2; 36: G-PG-64; 61: G-IN-194; 45: G-IN-191; 44: S-RD-45"
    game = set_up(text)
    play(game, "long", "stack 20", "to 36")
    assert "stop" not in legal(game)
    game = set_up(text)
    play(game, "short", "stack 20", "to 36")
    assert stack(game, "36") == {"G-PZ-2", "G-PG-64"}
    game = set_up(text)
    play(game, "quick")
    assert stack(game, "45") == {"G-IN-191", "G-IN-194"}


# -- 6.1 drawing, rolling, taking


@pytest.mark.parametrize(
    ("leaders", "drawn"), [("", ["g-pak"]), ("; leaders g-paulus", ["g-sniper", "g-pak"])]
)
def test_a_card_is_drawn_before_the_dice_and_two_with_paulus(  # VG-6.1a
    leaders: str, drawn: list[str]
) -> None:
    game = call(f"track 1 G-IN-208{leaders}", dice=[2] * 6)
    assert game.view("german")["hands"]["german"]["cards"] == drawn
    order = [
        name
        for name in names(game.history[0].events)
        if name in ("german-draws", "reinforcement-dice")
    ]
    assert order == ["german-draws"] * len(drawn) + ["reinforcement-dice"]
    draws = [event for event in game.history[0].events if event.what == "german-draws"]
    assert {event.rule for event in draws} == {"6.1a"}


def test_an_empty_deck_does_not_stop_the_call() -> None:  # OP-6.5
    game = set_up("20: G-PZ-2; 60: S-RD-45; german-deck; track 1 G-PZ-24", dice=[1] * 6)
    play(game, "call")
    assert game.state.hands[0] == 0
    assert where(game, "G-PZ-24") == "Z"


def test_six_dice_are_rolled() -> None:  # VG-6.1b
    game = call("track 1 G-IN-208", dice=[2, 3, 4, 5, 6, 2, 6, 6])
    assert of_call(game, "reinforcement-dice") == [{"dice": [2, 3, 4, 5, 6, 2]}]
    assert game.state.chance.left == [6, 6]


def test_each_die_takes_the_leftmost_unit_left_in_its_row() -> None:  # VG-6.1c
    game = call(
        "track 1 G-PZ-24 G-PG-26 G-PZ-36; track 2 G-IN-267 G-IN-274; track 6 G-IN-276",
        dice=[1, 2, 1, 3, 4, 5],
    )
    assert stack(game, "Z") == {"G-PZ-24", "G-PG-26", "G-IN-267"}
    assert [row(game, number) for number in (1, 2, 6)] == [["G-PZ-36"], ["G-IN-274"], ["G-IN-276"]]


def test_every_unit_under_a_die_is_taken() -> None:  # VG-6.1d
    game = call(
        "track 1 G-IN-208 G-IN-191; track 2 G-IN-212 G-IN-194; track 3 G-IN-226 G-IN-211;"
        "track 4 G-IN-576; track 5 G-IN-577; track 6 G-IN-578",
        dice=[1, 2, 3, 4, 5, 6],
    )
    taken = {"G-IN-208", "G-IN-212", "G-IN-226", "G-IN-576", "G-IN-577", "G-IN-578"}
    (event,) = (event for event in game.history[0].events if event.what == "units-taken")
    assert set(event.seen_by("german")["args"]["units"]) == taken
    assert [row(game, number) for number in range(1, 7)] == [
        *(["G-IN-191"], ["G-IN-194"], ["G-IN-211"], [], [], []),
    ]
    play(game, "to X", "to X", "to X", "to Y", "to Y", "to Z")
    assert stack(game, "X") | stack(game, "Y") | stack(game, "Z") == taken


# -- 6.1 deploying


def test_blue_units_arrive_in_z() -> None:  # VG-6.1e
    game = call("track 1 G-PZ-24; track 2 G-IN-267", dice=[1, 2, 3, 3, 3, 3])
    assert stack(game, "Z") == {"G-PZ-24", "G-IN-267"}
    assert asked(game) == "soviet_choice", "there was nothing to decide"


def test_a_blue_unit_without_z_has_nowhere_to_go() -> None:  # VG-6.1e
    game = call("track 1 G-PZ-24; control 20 X Y", dice=[1, 3, 3, 3, 3, 3])
    assert where(game, "G-PZ-24") == "row 1"


def test_yellow_units_arrive_in_x_and_y_as_the_german_likes() -> None:  # VG-6.1f
    game = call("track 1 G-IN-191; track 2 G-IN-194", dice=[1, 2, 3, 3, 3, 3])
    assert asked(game) == "deploy_to"
    assert legal(game) == {"to X", "to Y"}
    assert forbids(game, "to Z") == "6.1f"
    play(game, "to X")
    assert legal(game) == {"to X", "to Y"}
    play(game, "to Y")
    assert (stack(game, "X"), stack(game, "Y")) == ({"G-IN-191"}, {"G-IN-194"})


def test_every_unit_on_the_track_arrives_where_its_colour_does() -> None:  # VG-6.1e VG-6.1f VG-6.1g
    start = hexfront.new("volga", seed="colours")
    colours = {one.id: one.colour for one in UNIT_ROWS if not one.r_flag and one.id != "G-IN-208"}
    on_track = [unit for number in range(1, 7) for unit in row(start, number) if unit in colours]
    entries = {"blue": {"Z"}, "yellow": {"X", "Y"}, "white": {"X", "Y", "Z"}}
    met = set()
    for unit in on_track:
        colour = colours[unit]
        game = call(f"track 1 {unit}; track 2 G-IN-208", dice=[1, 2, 3, 3, 3, 3])
        met.add(colour)
        if where(game, unit) == "taken":
            assert legal(game) == {f"to {hex}" for hex in entries[colour]}, unit
        else:
            assert where(game, unit) in entries[colour], unit
    assert met == {"blue", "yellow", "white"}


def test_white_units_arrive_in_any_of_the_three_hexes() -> None:  # VG-6.1g
    game = call("track 1 G-IN-208; track 2 G-IN-212", dice=[1, 2, 3, 3, 3, 3])
    assert legal(game) == {"to X", "to Y", "to Z"}
    assert forbids(game, "to W") == "6.1g"
    play(game, "to Z")
    assert legal(game) == {"to X", "to Y", "to Z"}
    play(game, "to X")
    assert (stack(game, "Z"), stack(game, "X")) == ({"G-IN-208"}, {"G-IN-212"})


def test_a_full_hex_receives_nobody() -> None:  # VG-6.1h
    full = "X: G-IN-191 G-IN-194 G-IN-211 G-IN-178"
    game = call(f"{full}; track 1 G-IN-208", dice=[1, 3, 3, 3, 3, 3])
    assert legal(game) == {"to Y", "to Z"}
    assert forbids(game, "to X") == "6.1h"
    game = call("X: G-IN-191 G-IN-194 G-IN-211; track 1 G-IN-178 G-IN-203", dice=[1, 1, 3, 3, 3, 3])
    play(game, "to X")
    assert stack(game, "Y") == {"G-IN-203"}, "the second one had no choice"


def test_a_hex_under_soviet_control_receives_nobody() -> None:  # VG-6.1i
    game = call("track 1 G-IN-208; control 20 Y Z", dice=[1, 3, 3, 3, 3, 3])
    assert legal(game) == {"to Y", "to Z"}
    assert forbids(game, "to X") == "6.1i"
    game = call("track 1 G-IN-191; control 20 Y Z", dice=[1, 3, 3, 3, 3, 3])
    assert stack(game, "Y") == {"G-IN-191"}


def test_deployed_units_are_at_full_strength() -> None:  # VG-6.1j
    units = ("G-PZ-24", "G-IN-267", "G-MO-71")
    game = call("track 1 G-PZ-24; track 2 G-IN-267; track 4 G-MO-71", dice=[1, 2, 4, 6, 6, 6])
    assert stack(game, "Z") == set(units)
    assert [strength(game, unit) for unit in units] == [STEPS[UNIT_NUMBER[unit]] for unit in units]


def test_the_german_chooses_who_gets_scarce_room() -> None:  # VG-6.1h, VG-6.1k, OP-6.2
    game = call(
        "Z: G-IN-267 G-IN-274 G-IN-276; track 1 G-PZ-24; track 2 G-PG-26", dice=[1, 2, 3, 3, 3, 3]
    )
    assert asked(game) == "deploy_next"
    assert legal(game) == {"unit G-PZ-24", "unit G-PG-26"}
    play(game, "unit G-PG-26")
    assert where(game, "G-PG-26") == "Z"
    assert where(game, "G-PZ-24") == "row 1", "the other one goes back without a question"


# -- 6.1 returning


@pytest.mark.parametrize(
    "why", ["Z: G-IN-267 G-IN-274 G-IN-276 G-IN-669", "control 20 X Y", "Z: S-RD-87"]
)
def test_a_unit_without_a_hex_returns_face_down(why: str) -> None:  # VG-6.1k
    game = call(f"{why}; track 1 G-PZ-24 G-IN-208", dice=[1, 3, 3, 3, 3, 3])
    assert where(game, "G-PZ-24") == "row 2", "row 2 is empty"
    assert of_call(game, "unit-returned")
    assert game.state.at[-1] == 0
    for seat, box in (("german", "G-PZ-24"), ("soviet", None), (None, None)):
        assert game.view(seat)["track"][1]["boxes"] == [box]


def test_a_unit_that_can_be_deployed_may_not_return() -> None:  # VG-6.1k, OP-6.2
    game = call("track 1 G-IN-191 G-IN-194", dice=[1, 1, 3, 3, 3, 3])
    assert asked(game) == "deploy_to", "there is room for both, so their order is not asked"
    assert all(action.startswith("to ") for action in legal(game))
    play(game, "to X")
    assert legal(game) == {"to X", "to Y"}


def test_units_return_to_the_emptiest_row_and_then_to_the_lowest() -> None:  # VG-6.1l
    game = call(
        "Z: G-IN-267 G-IN-274 G-IN-276 G-IN-669; track 1 G-IN-191 G-IN-194; track 2 G-IN-211;"
        "track 3 G-IN-178 G-IN-203; track 4 G-PZ-24 G-IN-230; track 5 G-PZ-36 G-IN-516;"
        "track 6 G-IN-517 G-IN-518",
        dice=[4, 5, 2, 2, 2, 2],
    )
    play(game, "to X")
    assert asked(game) == "return_next", "the German chooses their order"
    assert legal(game) == {"unit G-PZ-24", "unit G-PZ-36"}
    play(game, "unit G-PZ-36")
    assert row(game, 2) == ["G-PZ-24", "G-PZ-36"], "alone empty; then 2, 4 and 5 have one unit"
    assert [len(row(game, number)) for number in range(1, 7)] == [2, 2, 2, 1, 1, 2]


def test_among_equal_rows_the_lowest_number_takes_the_unit() -> None:  # VG-6.1l
    game = call(
        "Z: G-IN-267 G-IN-274 G-IN-276 G-IN-669; track 1 G-IN-191 G-IN-194; track 2 G-PZ-24;"
        "track 5 G-IN-211; track 6 G-IN-178",
        dice=[2, 2, 2, 2, 2, 2],
    )
    assert [len(row(game, number)) for number in range(1, 7)] == [2, 1, 0, 0, 1, 1]
    assert row(game, 2) == ["G-PZ-24"]


def test_a_returned_unit_is_the_next_to_be_taken_from_its_row() -> None:  # VG-6.1l, OP-6.3
    game = call(
        "Z: G-IN-267 G-IN-274 G-IN-276 G-IN-669; track 1 G-PZ-24 G-IN-191; track 2 G-IN-194"
        " G-IN-211; track 3 G-IN-178 G-IN-203; track 4 G-IN-230 G-IN-516; track 5 G-IN-517"
        " G-IN-518; track 6 G-IN-544 G-IN-545",
        dice=[1, 2, 3, 4, 5, 6],
    )
    play(game, "to X", "to X", "to X", "to X")
    assert row(game, 1) == ["G-PZ-24", "G-IN-191"]


# -- 6.1 eliminating R units


def test_a_die_on_an_empty_row_eliminates_its_r_unit() -> None:  # VG-6.1m
    r_units = {1: "G-PG-64", 2: "G-PG-108", 3: "G-PZ-36", 4: "G-MO-15", 5: "G-MO-71"}
    for number, unit in r_units.items():
        game = call(f"37: {unit}; 53: G-IN-191", dice=[number, 6, 6, 6, 6, 6])
        assert row(game, number) == []
        others = set(r_units.values()) - {unit}
        assert where(game, unit) == "gone"
        assert not {other for other in others if where(game, other) == "gone"}
        assert stack(game, "37") == set()
        assert stack(game, "53") == {"G-IN-191"}


def test_a_die_that_finds_a_unit_eliminates_nobody() -> None:  # VG-6.1m
    game = call("37: G-PG-64; track 1 G-PZ-24", dice=[1, 6, 6, 6, 6, 6])
    assert where(game, "G-PG-64") == "37"


def test_an_r_unit_taken_in_the_same_call_can_be_eliminated() -> None:  # VG-6.1n
    game = call("track 1 G-PG-108", dice=[1, 2, 6, 6, 6, 6])
    assert where(game, "G-PG-108") == "gone"
    assert stack(game, "Z") == set()
    game = call("track 2 G-PG-108", dice=[2, 2, 6, 6, 6, 6])
    assert where(game, "G-PG-108") == "gone"


def test_the_order_of_the_dice_does_not_matter_to_a_taken_r_unit() -> None:  # VG-6.1n, OP-6.1
    game = call("track 4 G-PG-64", dice=[1, 6, 6, 6, 6, 4])
    assert where(game, "G-PG-64") == "gone", "all units are taken before any is eliminated"


def test_an_eliminated_unit_lies_face_up_on_its_icon() -> None:  # VG-6.1o
    game = call("37: G-PG-64", dice=[1, 6, 6, 6, 6, 6])
    assert of_call(game, "unit-eliminated") == [{"unit": "G-PG-64", "row": 1}]
    for seat in ("german", "soviet", None):
        assert game.view(seat)["eliminated"] == ["G-PG-64"]
        assert game.view(seat)["losses"] == []
        assert game.view(seat)["loss_count"] == 0


@pytest.mark.parametrize(
    ("state", "place"),
    [("track 3 G-PG-64", "row 3"), ("losses G-PG-64", "lost")],
)
def test_a_die_has_no_effect_on_a_unit_that_is_not_there(state: str, place: str) -> None:  # VG-6.1p
    game = call(state, dice=[1, 6, 6, 6, 6, 6])
    assert where(game, "G-PG-64") == place
    assert of_call(game, "unit-eliminated") == []
    assert game.view(None)["track"][0]["closed"] is False


def test_a_row_that_found_nobody_may_strike_later() -> None:  # VG-6.1p, OP-6.4
    game = call("track 3 G-PG-64", dice=[1, 6, 6, 6, 6, 6] + [3, 6, 6, 6, 6, 6] + [1] * 6)
    play(game, "draw", "call", "to X")
    assert where(game, "G-PG-64") == "X"
    play(game, "draw", "call")
    assert where(game, "G-PG-64") == "gone"


def test_an_eliminated_unit_never_returns() -> None:  # VG-6.1q
    game = call("37: G-PG-64; track 2 G-PZ-24", dice=[1] * 6 + [1, 2, 3, 4, 5, 6] * 2)
    play(game, "draw", "call", "draw", "call")
    assert where(game, "G-PG-64") == "gone"
    assert "G-PG-64" not in stack(game, "X") | stack(game, "Y") | stack(game, "Z")
    assert where(game, "G-PZ-24") == "Z"


def test_a_row_eliminates_once() -> None:  # VG-6.1r
    dice = [1, 1, 1, 6, 6, 6, 1, 1, 1, 1, 1, 6, 2, 2, 2, 2, 2, 6]
    game = call("37: G-PG-64; 53: G-PG-108", dice)
    assert len(of_call(game, "unit-eliminated")) == 1
    assert [line["closed"] for line in game.view(None)["track"]] == [True] + [False] * 5
    play(game, "draw", "call")
    assert len(of_call(game, "unit-eliminated")) == 1
    assert where(game, "G-PG-108") == "53"
    play(game, "draw", "call")
    assert where(game, "G-PG-108") == "gone", "the other rows are not closed"


def test_a_row_that_has_eliminated_is_closed_for_good() -> None:  # VG-6.1r
    closed = 'track 6 G-IN-208; more {"rows_closed":1}'
    game = call(f"37: G-PG-64; {closed}", dice=[1] * 6)
    assert where(game, "G-PG-64") == "37"


def test_row_6_has_no_r_unit() -> None:  # VG-6.1s
    on_map = "37: G-PG-64 G-PG-108 G-PZ-36; 53: G-MO-15 G-MO-71"
    game = call(f"{on_map}; track 1 G-IN-267", dice=[6] * 6)
    assert of_call(game, "unit-eliminated") == []
    assert game.view(None)["track"][5]["r_unit"] is None
    assert game.view(None)["raus"] is False
    assert len(stack(game, "37") | stack(game, "53")) == 5
    assert row(game, 1) == ["G-IN-267"]


def test_the_hex_of_an_eliminated_unit_stays_german() -> None:  # VG-6.1t
    game = call("37: G-PG-64", dice=[1, 6, 6, 6, 6, 6])
    assert stack(game, "37") == set()
    assert "37" in german_hexes(game)


def test_a_row_can_run_out_within_one_roll() -> None:  # VG-6.1u
    game = call("37: G-PG-64; track 1 G-PZ-24 G-PG-26", dice=[1, 1, 1, 6, 6, 6])
    assert stack(game, "Z") == {"G-PZ-24", "G-PG-26"}
    assert where(game, "G-PG-64") == "gone"
    game = call("37: G-PG-64; track 1 G-PZ-24 G-PG-26", dice=[1, 1, 2, 6, 6, 6])
    assert where(game, "G-PG-64") == "37"
