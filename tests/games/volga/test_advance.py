"""Chapter 10: advance after combat, Blitz, and the blocks that stand up again."""

from __future__ import annotations

import pytest
from tests.games.volga.combats import planned, quick, soviet_turn

WEAK = "74: S-RD-45/1"  # with clear ground on all six sides


def won(units: str, *more: str, **options):
    """A planned attack from 86 on the last dot of 74, which falls to the first die."""
    text = "; ".join([f"86: {units}", WEAK, *more])
    attackers = len(units.split()) + sum(len(m.split()) - 1 for m in more if ": G-" in m)
    dice = [6, *[2] * (attackers - 1), 2]
    return planned(text, "74", dice=dice, **options)


# -- 10.1 advance


def test_the_attacker_must_enter_the_empty_hex_with_one_unit_at_least():  # VG-10.1a
    c = won("G-IN-191/1 G-IN-194/1")
    assert (c.seat, c.prompt, c.game.decision.rule) == ("german", "choose_advance", "10.1a")
    assert c.choices == ["advance G-IN-191", "advance G-IN-194"]
    assert c.forbidden("stop") == "10.1a"
    c.play("advance G-IN-194")
    assert c.stack("74") == {"G-IN-194"}
    assert c.choices == ["advance G-IN-191", "stop"]


def test_only_attacking_units_that_survive_may_enter():  # VG-10.1a
    text = "86: G-IN-191/1 G-IN-194/1; 75: G-IN-211/1; 87: G-IN-178/1; 74: S-RD-45/1"
    c = planned(text, "74", without="87", dice=[6, 2, 2, 6]).play("hit G-IN-191")
    assert c.choices == ["advance G-IN-194", "advance G-IN-211"]
    assert c.forbidden("advance G-IN-178") == "10.1a"
    assert c.forbidden("advance G-IN-191") == "10.1a"


def test_the_others_may_stay():  # VG-10.1b
    c = won("G-IN-191/1 G-IN-194/1 G-IN-211/1").play("advance G-IN-191", "stop")
    assert c.stack("74") == {"G-IN-191"}
    assert c.stack("86") == {"G-IN-194", "G-IN-211"}
    assert [told["unit"] for told in c.told("advance", "german")] == ["G-IN-191"]
    assert c.is_german("74")


def test_up_to_four_units_of_any_attacking_stack_advance():  # VG-10.1c
    c = won("G-IN-191/1 G-IN-194/1 G-IN-211/1", "75: G-PZ-2/1 G-PG-64/1 G-MO-120/1")
    c.play("advance G-PZ-2", "advance G-IN-191", "advance G-MO-120")
    assert "advance G-PG-64" in c.choices
    c.play("advance G-IN-194")
    assert c.stack("74") == {"G-PZ-2", "G-IN-191", "G-MO-120", "G-IN-194"}
    assert (c.stack("86"), c.stack("75")) == ({"G-IN-211"}, {"G-PG-64"})
    assert c.prompt is None
    starts = [(told["unit"], told["start"]) for told in c.told("advance", "german")]
    assert starts == [
        ("G-PZ-2", "75"),
        ("G-IN-191", "86"),
        ("G-MO-120", "75"),
        ("G-IN-194", "86"),
    ]


def test_exactly_one_soviet_unit_advances_the_strongest_in_dots():  # VG-10.1d
    c = soviet_turn("86: G-IN-191/1; 74: S-TK-6/2 S-RD-45/3 S-RD-87/1", dice=[4, *[6] * 6, 2])
    assert c.stack("86") == {"S-RD-45"}
    assert c.stack("74") == {"S-TK-6", "S-RD-87"}
    assert c.prompt == "german_action"


@pytest.mark.parametrize("mode", ["solo", "1v1"])
def test_the_german_chooses_among_equal_soviet_units(mode):  # VG-10.1d
    text = "86: G-IN-191/1; 74: S-TK-6/2 S-RD-45/2 S-RD-87/1"
    c = soviet_turn(text, dice=[*([4] if mode == "solo" else []), *[6] * 5, 2], mode=mode)
    if mode == "1v1":
        c.play("move", "attack 86", "none")
    assert (c.seat, c.prompt, c.game.decision.rule) == ("german", "choose_soviet_advance", "10.1d")
    assert c.choices == ["advance S-RD-45", "advance S-TK-6"]
    assert c.forbidden("advance S-RD-87") == "10.1d"
    c.play("advance S-TK-6")
    assert c.stack("86") == {"S-TK-6"}


def test_the_strongest_of_all_joined_stacks_advances():  # VG-10.1d
    text = "74: G-IN-191/1; 86: S-RD-45/1 S-RD-87/1; 75: S-RD-95/2; leaders s-chuikov"
    c = soviet_turn(text, dice=[1, *[6] * 4, 2])
    assert c.stack("74") == {"S-RD-95"}


def test_an_advance_takes_control_and_pays_at_once():  # VG-10.1e
    c = planned(
        "24: G-IN-191/1 G-IN-194/1; 8: G-IN-211/1; 7: S-RD-45/1; 44: S-RD-87; german-deck g-pak",
        "7",
        goes_on=True,
        dice=[*[1, 1, 1], 2, *[6, 2, 2], 1],
    ).play("advance G-IN-191", "stop")
    told = ("advance", "german-control", "reinforcement-hex-captured", "german-draws")
    assert c.order(*told, "combat-over") == [*told, "combat-over"]
    assert c.is_german("7")
    assert c.hand == ["g-pak"]


def test_a_soviet_advance_takes_control_and_pays_at_once():  # VG-10.1e
    c = soviet_turn("X: G-IN-191/1; 82: S-RD-45/1; soviet-deck s-sniper s-tommy", dice=[4, 6, 2])
    told = ("advance", "soviet-control", "reinforcement-hex-captured", "soviet-draws")
    assert c.order(*told, "combat-over") == [*told, "combat-over"]
    assert not c.is_german("X")
    assert c.soviet_hand == ["s-sniper"]


def test_an_advance_removes_fortifications_and_headquarters_at_once():  # VG-10.1e
    c = planned(
        "20: G-IN-191/1; 4: S-RD-45/1; forts 4; headquarters 4; leaders s-chuikov",
        "4",
        options={"variant": "C", "advantages": "off"},
        dice=[2, 6, 2],
    )
    told = ("advance", "fort-removed", "chuikov-gone", "german-control", "combat-over")
    assert c.order(*told) == list(told)
    assert c.leaders == []


def test_nobody_advances_while_defenders_remain():  # VG-10.1f
    c = planned("86: G-IN-191/4; 74: S-RD-45/2", "74", dice=[6, 2, 2, 2, 2, 2])
    assert (c.stack("86"), c.stack("74")) == ({"G-IN-191"}, {"S-RD-45"})
    assert "advance" not in c.story
    c = soviet_turn("86: G-IN-191/2; 74: S-RD-45/4", dice=[4, 6, 2, 2, 2, 2, 2])
    assert (c.stack("86"), c.stack("74")) == ({"G-IN-191"}, {"S-RD-45"})
    assert "advance" not in c.story


def test_nobody_retreats():  # VG-10.1f
    c = planned("86: G-IN-191/2; 74: S-RD-45/4", "74", dice=[6, 6, 6, 2, 2, 2])
    assert (c.stack("86"), c.stack("74")) == ({"G-IN-191"}, {"S-RD-45"})


def test_defenders_never_advance():  # VG-10.1g
    c = planned("86: G-IN-191/1; 74: S-RD-45/2", "74", dice=[2, 6, 2])
    assert (c.stack("86"), c.stack("74")) == (set(), {"S-RD-45"})
    assert c.is_german("86")
    c = soviet_turn("86: G-IN-191/2; 74: S-RD-45/1; 44: S-RD-87/1", dice=[1, 4, 2, 6, 2])
    assert (c.stack("86"), c.stack("74")) == ({"G-IN-191"}, set())
    assert not c.is_german("74")
    assert "advance" not in c.story


# -- 10.2 Blitz

HOTH = "leaders g-hoth"


def test_blitz_units_that_advanced_may_go_on_into_clear_hexes():  # VG-10.2a
    c = won("G-MO-120/1", "60: S-RD-87/1", HOTH)
    assert (c.seat, c.prompt, c.game.decision.rule) == ("german", "choose_blitz", "10.2a")
    assert c.choices == ["unit G-MO-120", "stop"]
    c.play("unit G-MO-120")
    assert c.prompt == "blitz_to"
    assert set(c.choices) == {
        "to 73",
        "to 85",
        "to 86",
        "to 75",
        "to 87",
    }  # 60 is Soviet
    assert c.forbidden("to 60") == "10.2a"
    assert c.forbidden("to 61") == "10.2a"
    c.play("to 75")
    assert (c.stack("74"), c.stack("75")) == (set(), {"G-MO-120"})
    assert c.is_german("75")
    assert c.told("blitz", "german") == [{"unit": "G-MO-120", "start": "74", "hex": "75"}]


def test_blitz_never_enters_difficult_or_urban_hexes():  # VG-10.2a
    c = planned("72: G-MO-120/1; 58: S-RD-45/1; leaders g-hoth", "58", dice=[6, 2])
    c.play("unit G-MO-120")
    assert set(c.choices) == {"to 71", "to 57", "to 72", "to 73"}
    assert c.forbidden("to 43") == "2.3f"  # difficult


def test_blitz_is_one_hex_far():  # VG-10.2a
    c = won("G-MO-120/1", HOTH).play("unit G-MO-120", "to 75")
    assert c.prompt is None
    assert c.order("blitz", "combat-over") == ["blitz", "combat-over"]


def test_each_blitz_unit_moves_once():  # VG-10.2a
    c = won("G-MO-120/1 G-PZ-2/1", HOTH).play("advance G-MO-120", "advance G-PZ-2")
    c.play("unit G-MO-120", "to 75")
    assert c.choices == ["unit G-PZ-2", "stop"]


def test_blitz_may_be_declined():  # VG-10.2a
    c = won("G-MO-120/1 G-PZ-2/1", HOTH).play("advance G-MO-120", "advance G-PZ-2", "stop")
    assert c.stack("74") == {"G-MO-120", "G-PZ-2"}
    assert "blitz" not in c.story


def test_blitz_needs_an_advance_into_a_clear_hex():  # VG-10.2a
    c = planned("57: G-MO-120/1; 43: S-RD-45/1; leaders g-hoth", "43", dice=[6, 2])
    assert c.stack("43") == {"G-MO-120"}
    assert c.prompt is None
    c = planned("57: G-MO-120/1; 41: S-RD-45/1; leaders g-hoth", "41", dice=[1, 1, 1, 2, 6])
    assert c.stack("41") == {"G-MO-120"}
    assert c.prompt is None


def test_blitz_units_may_part():  # VG-10.2b
    units = ["G-PZ-2", "G-PG-64", "G-MO-120", "G-PG-79"]
    c = won(" ".join(f"{unit}/1" for unit in units), HOTH)
    c.play(*(f"advance {unit}" for unit in units))
    for unit, hex in zip(units, ["73", "60", "75", "87"], strict=True):
        c.play(f"unit {unit}")
        c.play(f"to {hex}")
    assert [c.where(unit) for unit in units] == ["73", "60", "75", "87"]
    assert c.stack("74") == set()


def test_the_captured_hex_may_be_left_empty_and_stays_german():  # VG-10.2c
    c = won("G-MO-120/1", HOTH).play("unit G-MO-120", "to 86")
    assert c.stack("74") == set()
    assert c.is_german("74")


def test_units_that_stayed_or_are_no_blitz_units_do_not_blitz():  # VG-10.2d
    c = won("G-IN-191/1 G-MO-120/1", "75: G-PZ-2/1", HOTH)
    c.play("advance G-IN-191", "advance G-MO-120", "stop")
    assert c.choices == ["unit G-MO-120", "stop"]
    assert c.forbidden("unit G-IN-191") == "10.2d"
    assert c.forbidden("unit G-PZ-2") == "10.2d"


@pytest.mark.parametrize("unit", ["G-PZ-2", "G-PG-64", "G-MO-120"])
def test_panzers_panzergrenadiers_and_motorised_infantry_blitz(unit):  # VG-10.2d
    assert won(f"{unit}/1", HOTH).prompt == "choose_blitz"


def test_infantry_alone_is_not_asked_to_blitz():  # VG-10.2d
    c = won("G-IN-191/1", HOTH)
    assert c.stack("74") == {"G-IN-191"}
    assert c.prompt is None


def test_blitz_follows_quick_attacks_too():  # VG-10.2e
    c = quick("96: G-MO-120/1; 74: S-RD-45/1; leaders g-hoth", "86", "74", dice=[6, 2])
    assert c.prompt == "choose_blitz"
    c = planned("86: G-MO-120/1; 74: S-RD-45/1; leaders g-hoth", "74", dice=[6, 2])
    assert c.prompt == "choose_blitz"


def test_blitz_may_end_next_to_soviets_and_join_germans():  # OP-10.1 VG-10.2a
    c = won("G-MO-120/1", "45: S-RD-87/1", "73: G-IN-191/1", HOTH)
    c.play("advance G-MO-120", "stop", "unit G-MO-120")
    assert {"to 60", "to 73"} <= set(c.choices)
    c.play("to 73")
    assert c.stack("73") == {"G-MO-120", "G-IN-191"}


def test_blitz_keeps_to_the_stacking_limit():  # OP-10.1 VG-10.2a
    full = "73: G-IN-191/1 G-IN-194/1 G-IN-211/1 G-IN-178/1"
    c = planned(
        f"86: G-MO-120/1; {full}; {WEAK}; leaders g-hoth", "74", without="73", dice=[6, 2]
    ).play("unit G-MO-120")
    assert c.forbidden("to 73") == "2.4a"


def test_blitz_takes_control_and_draws_for_a_captured_hex():  # OP-10.1
    c = planned(
        "37: G-MO-120/1; 20: S-RD-45/1; 44: S-RD-87; leaders g-hoth; german-deck g-pak g-stuka",
        "20",
        goes_on=True,
        dice=[6, 2, 1],
    ).play("unit G-MO-120", "to 3")
    told = ("blitz", "german-control", "reinforcement-hex-captured", "german-draws", "combat-over")
    assert c.order(*told) == ["german-control", *told]
    assert c.is_german("3")
    assert c.hand == ["g-pak"]


def test_hoth_drawn_for_the_captured_hex_lets_its_conquerors_blitz():  # OP-10.2
    c = planned(
        "2: G-MO-120/1; 3: S-RD-45/1; 44: S-RD-87; german-deck g-hoth g-pak",
        "3",
        goes_on=True,
        dice=[6, 2],
    )
    assert c.leaders == ["g-hoth"]
    assert c.prompt == "choose_blitz"
    c.play("unit G-MO-120")
    assert set(c.choices) == {"to 2", "to W", "to 20"}


# -- 10.3 conceal


def test_survivors_stand_up_again_facing_their_owner():  # VG-10.3a
    text = "86: G-IN-191/2 G-IN-194/2; 74: S-RD-45/2; soviet-hand s-sniper"
    c = planned(text, "74", dice=[2] * 5, mode="1v1", soviet_card="s-sniper")
    assert c.block("86", "german")["face_up"]
    assert c.block("74", "soviet")["face_up"]
    c.play("hit G-IN-191")
    for seat in ("german", "soviet", None):
        view = c.game.view(seat)
        assert view["battle"] is None
        assert not any(block["face_up"] for stack in view["stacks"].values() for block in stack)
    assert c.game.state.battle is None
    assert c.story[-2:] == ["combat-over", "game-over"]
    assert c.block("86", "german").items() >= {"unit": "G-IN-191", "strength": 1}.items()


def test_units_that_advanced_lie_face_up_until_the_combat_is_over():  # VG-10.3a
    c = won("G-MO-120/1", HOTH, mode="1v1")
    assert c.block("74", "soviet")["face_up"]
    c.play("stop")
    assert not c.block("74", "soviet")["face_up"]
