"""Chapter 3: the blocks, their strength and firepower, hits and losses."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.volga.helpers import (
    asked,
    legal,
    lost,
    names,
    play,
    refusal,
    set_up,
    soviets_aside,
    stack,
    strength,
    table,
    told,
    where,
    with_table,
)

from hexfront.core.tables import TableError
from hexfront.games.volga.tables import (
    ANTI_AIRCRAFT,
    ANTI_TANK,
    BLITZ,
    BLUE,
    GERMANS,
    GUARDS,
    INFANTRY,
    MARINES,
    SOVIETS,
    STEPS,
    TANKS,
    UNIT_NAMES,
    UNIT_NUMBER,
    UNIT_ROWS,
    WHITE,
    YELLOW,
)

BASIC = {"variant": "off"}
VARIANT = {"variant": "0", "advantages": "off"}


def units(group: int) -> set[str]:
    return {name for number, name in enumerate(UNIT_NAMES) if group >> number & 1}


def of_type(*types: str) -> set[str]:
    return {row.id for row in UNIT_ROWS if row.type in types}


# -- 3.1 kinds


def test_there_are_40_german_and_53_soviet_blocks(tmp_path: Path) -> None:  # VG-3.1a
    assert (GERMANS.bit_count(), SOVIETS.bit_count()) == (40, 53)
    assert GERMANS & SOVIETS == 0
    assert units(GERMANS) == {name for name in UNIT_NAMES if name.startswith("G-")}
    assert "twice" in refusal(tmp_path, "units.csv", "S-RD-87", id="S-RD-45").reason
    for gone, reason in (("G-IN-267", "39 blocks are german"), ("S-RB-10", "52 blocks are soviet")):
        lines = [line for line in table("units.csv") if line[0] != gone]
        with pytest.raises(TableError, match=reason):
            with_table(tmp_path, "units.csv", lines)


@pytest.mark.parametrize(
    ("unit", "cells", "reason"),
    [
        (
            "G-PZ-24",
            {"type": "panzergrenadier", "counts_as": "tank+infantry"},
            "3 blocks are panzer",
        ),
        (
            "G-PG-79",
            {"type": "panzer", "counts_as": "tank"},
            "5 blocks are panzer",
        ),
    ],
)
def test_the_blocks_of_a_type_are_counted(
    tmp_path: Path, unit: str, cells: dict[str, str], reason: str
) -> None:  # VG-3.1a VG-4.0a
    assert reason in refusal(tmp_path, "units.csv", unit, **cells).reason


def test_raus_and_chuikov_are_no_units() -> None:  # VG-3.1b
    assert not {name for name in UNIT_NAMES if "raus" in name.lower() or "chui" in name.lower()}
    attack = "61: G-IN-191/1; 60: S-RD-45/1; soviet-hand s-chuikov"
    orders = ("planned", "card s-chuikov", "none")
    game = set_up(attack, dice=[1, 1, 1], **BASIC)
    events = play(game, *orders)
    assert "leader-in-play" in names(events)
    assert game.view(None)["headquarters"] is None, "no block for him in the game without variant"
    game = set_up(attack, dice=[2, 3, 4, 1, 1, 1], **VARIANT)
    play(game, *orders)
    assert game.view(None)["headquarters"] == "9"
    assert "9" not in game.view(None)["stacks"], "he does not stand there as a unit"
    row_6_empty = "20: G-PZ-2; 60: S-RD-45; track 1 G-IN-208; german-deck g-pak g-stuka"
    more = '; more {"advantages":[32,0]}'
    game = set_up(row_6_empty + more, dice=[6, 6, 6, 6, 6, 6], **VARIANT)
    play(game, "call")
    assert game.view(None)["raus"] is True
    game = set_up(row_6_empty, dice=[6, 6, 6, 6, 6, 6], **BASIC)
    play(game, "call")
    assert game.view(None)["raus"] is False


def test_every_block_counts_as_tank_or_infantry(tmp_path: Path) -> None:  # VG-3.1c
    assert TANKS | INFANTRY == GERMANS | SOVIETS
    assert units(TANKS) == of_type("panzer", "panzergrenadier", "tank")
    assert units(INFANTRY) == set(UNIT_NAMES) - of_type("panzer", "tank")
    assert refusal(tmp_path, "units.csv", "S-RD-45", counts_as="cavalry").column == "counts_as"
    assert refusal(tmp_path, "units.csv", "S-RD-45", counts_as="tank").column == "counts_as"
    assert refusal(tmp_path, "units.csv", "S-TK-6", counts_as="infantry").column == "counts_as"


def test_panzergrenadiers_are_tanks_and_infantry(tmp_path: Path) -> None:  # VG-3.1d
    assert units(TANKS & INFANTRY) == of_type("panzergrenadier")
    wrong = refusal(tmp_path, "units.csv", "G-PG-79", counts_as="infantry")
    assert wrong.column == "counts_as"
    wrong = refusal(tmp_path, "units.csv", "G-PZ-2", counts_as="tank+infantry")
    assert wrong.column == "counts_as"


@pytest.mark.parametrize("card", ["s-sniper", "s-antitank"])
def test_snipers_and_anti_tank_guns_hit_panzergrenadiers(card: str) -> None:  # VG-3.1d
    game = set_up(f"61: G-PG-79/3; 60: S-RD-45/1; soviet-hand {card}", dice=[1, 1, 1])
    play(game, "planned", f"card {card}", "none")
    assert strength(game, "G-PG-79") == 2


def test_panzergrenadiers_have_both_benefits_of_hoth() -> None:  # VG-3.1d
    game = set_up("61: G-PG-79/1; 60: S-RD-45/1; 5: S-RD-87; leaders g-hoth", dice=[6])
    events = play(game, "planned", "none", "none")
    assert [volley["side"] for volley in told(events, "volley")] == ["german"], "combined arms"
    assert asked(game) == "choose_blitz"


def test_panzer_grenadiers_and_motorised_are_the_blitz_units(tmp_path: Path) -> None:  # VG-3.1e
    german = {kind: of_type(kind) for kind in ("panzer", "panzergrenadier", "motorised")}
    assert {kind: len(blocks) for kind, blocks in german.items()} == {
        "panzer": 4,
        "panzergrenadier": 6,
        "motorised": 3,
    }
    assert units(BLITZ) == set().union(*german.values())
    assert refusal(tmp_path, "units.csv", "G-IN-191", blitz="1").column == "blitz"
    assert refusal(tmp_path, "units.csv", "G-MO-71", blitz="0").column == "blitz"
    wrong = refusal(tmp_path, "units.csv", "G-MO-71", type="infantry", blitz="0", setup="track")
    assert wrong.reason == "2 blocks are motorised, expected 3"


@pytest.mark.parametrize(
    ("unit", "may_blitz"),
    [("G-PZ-2", True), ("G-PG-79", True), ("G-MO-120", True), ("G-IN-191", False)],
)
def test_a_blitz_needs_hoth_and_a_blitz_unit(unit: str, may_blitz: bool) -> None:  # VG-3.1e
    attack = f"61: {unit}/1; 60: S-TK-6/1; 5: S-RD-87"
    game = set_up(f"{attack}; leaders g-hoth", dice=[6, 1])
    play(game, "planned", "none", "none")
    assert stack(game, "60") == {unit}
    assert (asked(game) == "choose_blitz") == may_blitz
    game = set_up(f"{attack}; leaders g-paulus", dice=[6, 1])
    play(game, "planned", "none", "none")
    assert stack(game, "60") == {unit}
    assert asked(game) == "soviet_choice"


def test_infantry_does_not_blitz_beside_a_panzer() -> None:  # VG-3.1e
    game = set_up("61: G-PZ-2/1 G-IN-191/1; 60: S-TK-6/1; 5: S-RD-87; leaders g-hoth", dice=[6, 1])
    play(game, "planned", "none", "none", "advance G-PZ-2", "advance G-IN-191")
    assert asked(game) == "choose_blitz"
    assert legal(game) == {"unit G-PZ-2", "stop"}


@pytest.mark.parametrize("unit", ["S-TK-6", "S-MR-2", "S-WB-RO"])
def test_no_soviet_unit_can_blitz(unit: str, tmp_path: Path) -> None:  # VG-3.1f
    assert BLITZ & SOVIETS == 0
    assert refusal(tmp_path, "units.csv", unit, blitz="1").column == "blitz"
    game = set_up(f"61: G-IN-191/1; 60: {unit}; turn 3 soviet; leaders g-hoth", dice=[6, 6, 6, 1])
    play(game, "move", "attack 61", "none")
    assert stack(game, "61") == {unit}
    assert asked(game) == "german_action"


def test_soviet_tanks_motor_rifles_and_workers_are_nothing_special() -> None:  # VG-3.1f
    plain = of_type("tank", "motor_rifle", "workers")
    assert len(plain) == 13 + 3 + 3
    assert not plain & units(MARINES | GUARDS | ANTI_AIRCRAFT | ANTI_TANK)
    game = set_up(
        "61: G-PZ-2; 60: S-TK-6/1 S-MR-2/1 S-WB-RO/1; hand g-stuka",
        dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        **VARIANT,
    )
    events = play(game, "planned", "none", "card g-stuka")
    assert len(told(events, "card-fire")[0]["dice"]) == 5
    assert strength(game, "G-PZ-2") == 3
    assert [strength(game, unit) for unit in ("S-TK-6", "S-MR-2", "S-WB-RO")] == [1, 1, 1]


def test_marines_land_and_nobody_else_does() -> None:  # VG-3.1g
    assert units(MARINES) == {"S-MA-92", "S-MA-154"}
    attack = "61: G-IN-191/1; 60: S-RD-45/1; soviet-hand s-flotilla"
    game = set_up(attack, dice=[3, 3, 3, 1, 1])
    play(game, "planned", "card s-flotilla", "none")
    assert stack(game, "9") < {"S-MA-92", "S-MA-154"}
    assert len(stack(game, "9")) == 1
    game = set_up(f"{attack}; 5: S-MA-92 S-MA-154", dice=[3, 3, 3, 1, 1])
    play(game, "planned", "card s-flotilla", "none")
    assert stack(game, "9") == set(), "infantry stays in its reserve"


def test_the_aa_regiment_works_in_the_variant_only() -> None:  # VG-3.1h
    attack = "61: G-IN-191/1; 60: S-AA-1077; hand g-stuka"
    game = set_up(attack, dice=[1] * 8, **BASIC)
    assert "card-fire" in names(play(game, "planned", "none", "card g-stuka"))
    game = set_up(attack, dice=[1] * 8, **VARIANT)
    assert "card-fire" not in names(play(game, "planned", "none", "card g-stuka"))


@pytest.mark.parametrize(("options", "left"), [(BASIC, 3), (VARIANT, 2)])
def test_the_anti_tank_brigade_works_in_the_variant_only(  # VG-3.1h
    options: dict[str, str], left: int
) -> None:
    game = set_up("61: G-PZ-2; 60: S-AT-20", dice=[1] * 5, **options)
    play(game, "planned", "none", "none")
    assert strength(game, "G-PZ-2") == left


@pytest.mark.parametrize(("options", "left"), [(BASIC, 1), (VARIANT, 4)])
def test_guards_are_immortal_in_the_variant_only(  # VG-3.1h
    options: dict[str, str], left: int
) -> None:
    more = '; more {"advantages":[0,32]}'
    game = set_up(f"61: G-IN-191/1; 60: S-GD-13/1{more}", dice=[1] * 5, **options)
    play(game, "planned", "none", "none")
    assert strength(game, "S-GD-13") == left


def test_german_blocks_are_yellow_blue_or_white(tmp_path: Path) -> None:  # VG-3.1i
    assert YELLOW | BLUE | WHITE == GERMANS
    assert YELLOW & BLUE == YELLOW & WHITE == BLUE & WHITE == 0
    assert refusal(tmp_path, "units.csv", "G-PZ-2", colour="red").column == "colour"
    assert refusal(tmp_path, "units.csv", "G-PZ-2", colour="green").column == "colour"
    assert refusal(tmp_path, "units.csv", "S-TK-6", colour="white").column == "colour"


# -- 3.2 strength and 3.3 firepower


def test_a_block_has_one_to_four_steps_and_loses_them_singly(tmp_path: Path) -> None:  # VG-3.2a
    assert set(STEPS) == {2, 3, 4}
    assert refusal(tmp_path, "units.csv", "S-RD-45", steps_max="5").column == "steps_max"
    assert refusal(tmp_path, "units.csv", "S-RB-10", steps_max="0").column == "steps_max"
    game = set_up("61: G-PZ-2/3; 60: S-RD-45/4; 5: S-RD-87", dice=[6, 6, 6, 1, 1, 1, 1])
    events = play(game, "planned", "none", "none")
    assert [args["steps"] for args in told(events, "step-lost")] == [3, 2, 1]
    assert strength(game, "S-RD-45") == 1


@pytest.mark.parametrize("dots", [1, 2, 3, 4])
def test_a_unit_rolls_a_die_for_each_dot(dots: int) -> None:  # VG-3.2b
    game = set_up(f"61: G-IN-191/{dots}; 60: S-RD-45/{dots}", dice=[1] * 2 * dots)
    events = play(game, "planned", "none", "none")
    assert [volley["volleys"] for volley in told(events, "volley")] == [
        [[6, *[1] * dots]],
        [[6, *[1] * dots]],
    ]


def test_dice_are_rolled_for_the_dots_left_after_earlier_hits() -> None:  # VG-3.2b
    game = set_up("61: G-IN-191/4; 60: S-RD-45/4; soviet-hand s-sniper", dice=[1] * 7)
    events = play(game, "planned", "card s-sniper", "none")
    assert [volley["volleys"] for volley in told(events, "volley")] == [
        [[6, 1, 1, 1]],
        [[6, 1, 1, 1, 1]],
    ]


@pytest.mark.parametrize(("roll", "hits"), [([6, 5, 4], 1), ([5, 4, 3], 0), ([6, 6, 6], 3)])
def test_single_fire_hits_on_a_6(roll: list[int], hits: int) -> None:  # VG-3.3a
    game = set_up("61: G-IN-191/3; 60: S-RD-45/4", dice=[*roll, 1, 1, 1, 1])
    events = play(game, "planned", "none", "none")
    assert told(events, "volley")[0]["hits"] == hits
    assert strength(game, "S-RD-45") == 4 - hits


@pytest.mark.parametrize(("roll", "hits"), [([6, 5, 4], 2), ([4, 3, 2], 0), ([5, 5, 5], 3)])
def test_double_fire_hits_on_5_and_6(roll: list[int], hits: int) -> None:  # VG-3.3b
    game = set_up("61: G-PG-79/3; 60: S-RD-45/4", dice=[*roll, 1, 1, 1, 1])
    events = play(game, "planned", "none", "none")
    assert told(events, "volley")[0]["hits"] == hits
    assert strength(game, "S-RD-45") == 4 - hits


@pytest.mark.parametrize(("roll", "hits"), [([6, 5, 4], 3), ([3, 2, 1], 0), ([4, 3, 4], 2)])
def test_triple_fire_hits_on_4_to_6(roll: list[int], hits: int) -> None:  # VG-3.3c
    game = set_up("61: G-PZ-2/3; 60: S-RD-45/4", dice=[*roll, 1, 1, 1, 1])
    events = play(game, "planned", "none", "none")
    assert told(events, "volley")[0]["hits"] == hits
    assert strength(game, "S-RD-45") == 4 - hits


def test_soviet_dots_are_fired_by_the_same_colours() -> None:  # VG-3.3a, VG-3.3b
    game = set_up("61: G-IN-191/4; 60: S-GD-13/2 S-RD-45/3", dice=[1] * 4 + [5, 4, 6, 5, 5])
    events = play(game, "planned", "none", "none")
    assert told(events, "volley")[1]["hits"] == 1 + 1
    assert strength(game, "G-IN-191") == 2


# -- 3.4 hits and losses


@pytest.mark.parametrize(("sixes", "left"), [(1, 3), (2, 2), (3, 1)])
def test_each_hit_takes_one_step(sixes: int, left: int) -> None:  # VG-3.4a
    roll = [6] * sixes + [1] * (4 - sixes)
    game = set_up("61: G-IN-191/4; 60: S-RD-45/4", dice=[1] * 4 + roll)
    play(game, "planned", "none", "none")
    assert strength(game, "G-IN-191") == left
    assert where(game, "G-IN-191") == "61"
    assert lost(game) == 0


def test_a_unit_below_its_lowest_strength_is_destroyed() -> None:  # VG-3.4b
    game = set_up("61: G-IN-191/1; 60: S-RD-45/1; 5: S-RD-87", dice=[6, 6])
    play(game, "planned", "none", "none")
    assert stack(game, "61") == stack(game, "60") == set()
    game = set_up("61: G-IN-191/2; 60: S-RD-45/2", dice=[6, 1, 6, 1])
    play(game, "planned", "none", "none")
    assert (stack(game, "61"), stack(game, "60")) == ({"G-IN-191"}, {"S-RD-45"})
    assert (strength(game, "G-IN-191"), strength(game, "S-RD-45")) == (1, 1)


@pytest.mark.parametrize(
    ("unit", "reserve"),
    [
        ("S-RD-45", "infantry"),
        ("S-GD-13", "infantry"),
        ("S-WB-RO", "infantry"),
        ("S-AT-20", "infantry"),
        ("S-TK-6", "tanks"),
        ("S-MA-92", "marines"),
    ],
)
def test_a_destroyed_soviet_unit_returns_to_its_reserve(  # VG-3.4c
    unit: str, reserve: str
) -> None:
    game = set_up(f"61: G-PZ-2/1; 60: {unit}/1; 5: S-RD-87", dice=[6, 1])
    events = play(game, "planned", "none", "none")
    assert where(game, unit) == reserve
    assert told(events, "soviet-destroyed") == [{"unit": unit, "hex": "60"}]
    assert lost(game) == 0


def test_a_destroyed_soviet_unit_can_come_back() -> None:  # VG-3.4c
    text = soviets_aside(
        "61: G-PZ-2/1; 60: S-RD-45/1; 5: S-RD-87; 90: S-RD-95; control 61 7 9 13 15 19"
    )
    game = set_up(text, dice=[6, 1], draws=[0, 2])
    events = play(game, "planned", "none", "none")
    assert "soviet-reinforcements" in names(events)
    assert where(game, "S-RD-45") == "3"
    assert strength(game, "S-RD-45") == 3


def test_a_destroyed_german_unit_is_lost_for_good() -> None:  # VG-3.4d
    game = set_up("61: G-MO-71/1; 60: S-RD-45/1; 5: S-RD-87", dice=[1, 6])
    events = play(game, "planned", "none", "none")
    assert where(game, "G-MO-71") == "lost"
    assert lost(game) == 1
    assert told(events, "german-destroyed") == [{"unit": "G-MO-71", "hex": "61", "losses": 2}]
    assert game.view(None)["loss_count"] == 2
    assert game.view(None)["losses"] == ["G-MO-71"]
    number = UNIT_NUMBER["G-MO-71"]
    assert all(number not in row for row in game.state.track)


def test_strength_is_not_regained() -> None:  # VG-3.4e
    game = set_up("61: G-IN-191/4; 60: S-RD-45/4; 75: G-IN-194", dice=[6, 1, 1, 1, 6, 1, 1, 1])
    play(game, "planned", "hold 75", "none", "none")
    assert (strength(game, "G-IN-191"), strength(game, "S-RD-45")) == (3, 3)
    play(game, "move", "unit S-RD-45", "to 59")
    assert strength(game, "S-RD-45") == 3
    play(game, "short", "stack 61", "to 62")
    assert strength(game, "G-IN-191") == 3
