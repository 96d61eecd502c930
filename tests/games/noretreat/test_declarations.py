"""Chapter 10, first part: declarations, order of battles, and who fights (10.0 to 10.4)."""

from __future__ import annotations

import json

import pytest
from tests.games.noretreat.battles import (
    attack,
    columns,
    combat,
    counterblows,
    declare,
    fall_back,
    fight,
    results,
    state,
)
from tests.games.noretreat.helpers import asked, events, may, play, where, why_not

from hexfront import Game
from hexfront.games.noretreat.declarations import target_limit
from hexfront.games.noretreat.tables import AXIS, SOVIET

SIX = "1610: ax_4a ax_9a; 1613: ax_6a ax_17a"
SIX += "; 1609: su_west/weak; 1709: su_south/weak; 1710: su_kalinin/weak; 1711: su_volkhov/weak"
SIX += "; 1614: su_northwest/weak; 1612: su_stalingrad/weak"
"""Six Soviet fronts, each next to an Axis stack."""

PAIR = "1610: ax_4a; 1711: ax_9a; 1710: su_west/weak; 1709: su_south/weak"
"""4th Army next to two Soviet fronts, 9th Army next to the first of them only."""


def blows(side: str, *hexes: str) -> str:
    """Counterblow markers that lie there at the start."""
    both: list[list[str]] = [[], []]
    both[("axis", "soviet").index(side)] = list(hexes)
    return "more " + json.dumps({"counterblows": both})


def rollers(game: Game) -> list[str]:
    return [told["side"] for told in events(game, "rolled")]


# -- 10.0


def test_a_unit_may_attack_enemies_next_to_it():  # NR-10.0a
    game = combat("1610: ax_4a; 1710: su_west/weak; 1709: su_south/weak; 1812: su_kalinin/weak")
    assert may(game, "target") == {"1710", "1709"}


def test_every_attack_is_a_battle_with_all_its_steps():  # NR-10.0b
    game = combat(SIX, dice=[2, 2])
    declare(game, "1709", "1612")
    fight(game, "1709", "ax_4a")
    fight(game, "1612", "ax_6a")
    assert [told["hexes"] for told in events(game, "battle")] == [["1709"], ["1612"]]
    assert len(events(game, "odds")) == len(events(game, "rolled")) == 2


@pytest.mark.parametrize(("side", "result"), [("axis", "CB"), ("soviet", "-")])
def test_the_table_is_that_of_the_attacker(side, result):  # NR-10.0c
    game = combat("1610: ax_4a; 1710: su_west/weak", [3], side, turn=2)
    attack(game, "1710" if side == "axis" else "1610", "")
    assert columns(game) == ["1:1"]
    assert results(game) == [result]


def test_the_attacker_is_who_starts_the_attack_whoever_is_active():  # NR-10.0d
    game = combat("1610: ax_4a; 1710: su_west/weak", [1, 1])
    play(attack(game, "1710", "ax_4a"), "counterattack", "stop")
    assert rollers(game) == ["axis", "soviet"]


def test_active_declares_then_non_active_then_battles_are_fought():  # NR-10.0e
    game = combat(f"{SIX}; soviet-hand 5", [2, 2])
    assert (asked(game), game.decision.seat) == ("declare", "axis")
    declare(game, "1709", "1612")
    assert (asked(game), game.decision.seat) == ("counterblow", "soviet")
    assert not events(game, "battle")
    play(game, "done")
    assert (asked(game), game.decision.seat) == ("battle_hex", "axis")


# -- 10.1


def test_nothing_is_attacked_across_a_prohibited_hexside():  # NR-10.1a
    game = combat("1603: ax_4a; 1703: su_west/weak; 1604: su_south/weak")  # Lake Peipus
    assert may(game, "target") == {"1604"}
    assert why_not(game, "target", "1703") == "10.1a"


def test_an_empty_hex_or_one_out_of_contact_is_no_target():  # NR-10.1a
    game = combat("1610: ax_4a; 1710: su_west/weak; 1812: su_south/weak; 2012: ax_9a")
    assert why_not(game, "target", "1709") == "10.1a"
    assert why_not(game, "target", "1812") == "10.1a"


def test_one_target_marker_lies_on_every_hex_to_be_attacked():  # NR-10.1b
    game = combat(SIX)
    play(game, "target 1709", "target 1612")
    assert [told["hex"] for told in events(game, "target")] == ["1709", "1612"]
    assert why_not(game, "target", "1709") == "10.1b"


def test_no_target_marker_lies_on_a_counterblow_marker():  # NR-10.1c
    game = combat(f"{PAIR}; {blows('soviet', '1710')}")
    assert why_not(game, "target", "1710") == "10.1c"
    assert may(game, "target") == {"1709"}


def test_a_player_has_five_pieces():  # NR-10.1d
    game = combat(SIX)
    play(game, *(f"target {hex}" for hex in ("1609", "1709", "1710", "1711", "1614")))
    assert asked(game) == "battle_hex"  # the sixth hex could not be declared
    assert may(game, "attack") == {"1609", "1709", "1710", "1711", "1614"}


def test_own_counterblow_markers_use_up_pieces():  # NR-10.1d OP-10.2
    game = combat(f"{SIX}; {blows('axis', '1610', '1613')}")
    play(game, "target 1609", "target 1709")
    assert game.decision.args["left"] == 1
    play(game, "target 1710")
    assert len(events(game, "target")) == 3
    assert asked(game) == "battle_hex"


def test_without_a_free_piece_there_is_no_counterblow():  # NR-10.1d
    lying = blows("soviet", "1609", "1709", "1710", "1711", "1614")
    game = combat(f"{SIX}; soviet-hand 5; {lying}")
    play(game, "done")
    assert asked(game) == "battle_hex"


@pytest.mark.parametrize(
    ("turn", "weather", "limit"),
    [(8, "clear", 5), (11, "long_winter", 3), (19, "clear", 5), (20, "clear", 3), (26, "clear", 1)],
)
def test_the_axis_has_fewer_targets_in_long_winter_and_late(turn, weather, limit):  # NR-10.1e
    game = combat(SIX, turn=turn, weather=weather)
    assert target_limit(state(game)) == game.decision.args["left"] == limit


def test_the_lower_limits_are_not_for_the_soviets():  # NR-10.1e
    game = combat(SIX, side="soviet", turn=26, weather="long_winter")
    assert target_limit(state(game)) == 5


def test_the_lower_limits_do_not_touch_counterblow_markers():  # OP-10.1
    game = combat(f"{SIX}; axis-hand 3 5 12 13", side="soviet", turn=26)
    play(game, "done", "counterblow 1610", "discard 3", "counterblow 1613", "discard 5")
    assert counterblows(game, AXIS) == {"1610", "1613"}


def test_only_hexes_are_declared():  # NR-10.1f
    game = combat(SIX)
    assert {action[0] for action in game.decision.actions} == {"target", "done"}
    declare(game, "1709")
    assert asked(game) == "muster"
    assert may(game, "join") == {"ax_4a", "ax_9a"}


# -- 10.1.1


def test_all_voluntary_attacks_are_declared_before_the_first_battle():  # NR-10.1.1a
    game = combat(SIX, [2, 2])
    declare(game, "1709", "1612")
    fight(game, "1709", "ax_4a")
    assert asked(game) == "muster"  # of the other battle: no new targets in between
    assert {told["hex"] for told in events(game, "target")} == {"1709", "1612"}
    assert "target" not in {action[0] for action in game.decision.actions}


def test_disorganized_units_attack_nobody_of_their_own_will():  # NR-10.1.1b
    game = combat(f"{PAIR}; disorganized ax_4a")
    assert why_not(game, "target", "1709") == "10.1.1b"
    assert may(game, "target") == {"1710"}
    game = combat("1610: ax_4a ax_6a; 1711: ax_9a; 1710: su_west/weak; disorganized ax_4a")
    declare(game, "1710")
    assert why_not(game, "join", "ax_4a") == "10.1.1b"
    assert may(game, "join") == {"ax_6a", "ax_9a"}


def test_white_units_attack_nobody_of_their_own_will():  # NR-10.1.1c NR-14.9a
    game = combat("1610: ax_kg1; 1711: ax_9a ax_6a; 1710: su_west/weak; 1709: su_south/weak")
    assert why_not(game, "target", "1709") == "10.1.1c"
    declare(game, "1710")
    assert why_not(game, "join", "ax_kg1") == "10.1.1c"
    assert may(game, "join") == {"ax_9a", "ax_6a"}


# -- 10.1.2


def test_non_active_can_force_further_attacks():  # NR-10.1.2a NR-10.1.2e
    game = combat(f"{PAIR}; soviet-hand 5", [2, 2])
    declare(game, "1710")
    play(game, "counterblow 1709")
    assert counterblows(game, SOVIET) == {"1709"}
    fight(game, "1710", "ax_9a")
    assert [told["hexes"] for told in events(game, "battle")] == [["1710"], ["1709"]]


def test_a_counterblow_costs_a_card_per_hex():  # NR-10.1.2b
    game = combat(f"{SIX}; soviet-hand 5 6 8")
    play(game, "done", "counterblow 1709", "discard 6")
    assert state(game).hands[SOVIET] == 1 << 5 | 1 << 8
    play(game, "counterblow 1612", "discard 5", "counterblow 1711")
    assert state(game).hands[SOVIET] == 0
    assert counterblows(game, SOVIET) == {"1709", "1612", "1711"}
    assert asked(game) == "battle_hex"  # no card, no further Counterblow


def test_a_hex_with_only_white_units_gives_no_counterblow():  # NR-10.1.2c
    game = combat("1610: ax_4a; 1710: su_leningrad; 1709: su_south/weak; soviet-hand 5 6")
    play(game, "done")
    assert why_not(game, "counterblow", "1710") == "10.1.2c"
    assert may(game, "counterblow") == {"1709"}


def test_nobody_is_asked_for_counterblows_if_no_hex_can_give_one():  # NR-10.1.2c
    game = combat("1610: ax_4a; 1710: su_leningrad; soviet-hand 5")
    play(game, "done")
    assert state(game).active == SOVIET


def test_white_units_stand_by_in_a_counterblow_and_retreat_with_the_others():  # NR-10.1.2d OP-10.6
    text = "1610: ax_1pz ax_2pz; 1711: ax_3pz ax_4pz; 1710: su_west/weak su_ost1; soviet-hand 5"
    game = combat(text, [6], turn=2)
    play(game, "done", "counterblow 1710")
    fight(game, "1710", "ax_1pz ax_2pz ax_3pz")
    told = events(game, "odds")[0]
    assert told["defence"] == 4  # without the Ostatky's 2
    assert results(game) == ["DD"]
    assert where(game, "su_west") == "destroyed"
    assert asked(game) == "retreat"
    assert game.decision.args["unit"] == "su_ost1"  # no step lost, but it retreats


def test_a_hex_with_a_target_marker_gives_no_counterblow():  # NR-10.1.2f
    game = combat(f"{PAIR}; soviet-hand 5 6")
    declare(game, "1710")
    assert why_not(game, "counterblow", "1710") == "10.1.2f"
    assert may(game, "counterblow") == {"1709"}


def test_a_counterblow_hex_is_next_to_an_active_unit():  # NR-10.1.2j
    text = "1603: ax_4a; 1703: su_west/weak; 1604: su_south/weak; 1812: su_kalinin/weak"
    game = combat(f"{text}; soviet-hand 5 6")
    play(game, "done")
    assert why_not(game, "counterblow", "1703") == "10.1.2j"  # across Lake Peipus
    assert why_not(game, "counterblow", "1812") == "10.1.2j"
    assert may(game, "counterblow") == {"1604"}


def test_any_unit_may_answer_a_counterblow():  # NR-10.1.2g NR-14.1c NR-14.9b
    text = "1610: ax_4a ax_kg1; 1711: ax_fort1 ax_9a; 1710: su_west/weak; soviet-hand 5"
    game = combat(f"{text}; disorganized ax_4a", [2])
    play(game, "done", "counterblow 1710")
    assert may(game, "join") == {"ax_4a", "ax_kg1", "ax_fort1", "ax_9a"}
    fight(game, "1710", "ax_4a ax_kg1 ax_fort1")
    assert events(game, "odds")[0]["attack"] == 4 + 2 + 3


def test_a_counterblow_hex_gives_no_terrain_shift():  # NR-10.1.2h NR-10.7.3b
    forest = "1709: ax_4a; 1809: ax_9a; 1810: su_west/weak; soviet-hand 5"
    game = combat(forest, [3], turn=2)
    attack(game, "1810", "ax_9a")
    assert events(game, "odds")[0]["shifts"] == [["terrain", -1], ["river", -1]]
    game = combat(forest, [3], turn=2)
    play(game, "done", "counterblow 1810")
    assert events(game, "odds")[0]["shifts"] == []


def test_a_counterblow_hex_keeps_the_shift_of_the_weather():  # NR-10.1.2i
    game = combat("1809: ax_9a; 1810: su_west/weak; soviet-hand 5", [3], weather="snow")
    play(game, "done", "counterblow 1810")
    assert events(game, "odds")[0]["shifts"] == [["winter", -1]]


# -- 10.2


def test_active_chooses_the_order_after_each_result():  # NR-10.2a
    game = combat(SIX, [2, 2, 2])
    declare(game, "1709", "1612", "1711")
    assert may(game, "attack") == {"1709", "1612", "1711"}
    fight(game, "1612", "ax_6a")
    assert asked(game) == "battle_hex"
    assert may(game, "attack") == {"1709", "1711"}
    fight(game, "1711", "ax_4a")
    fight(game, "1709", "ax_9a")
    assert [told["hexes"] for told in events(game, "battle")] == [["1612"], ["1711"], ["1709"]]


def test_a_battle_is_completed_before_the_next_begins():  # NR-10.2b
    game = combat(SIX, [5, 2])
    declare(game, "1709", "1612")
    fight(game, "1709", "ax_4a")
    assert results(game) == ["DR"]
    assert asked(game) == "retreat"
    play(game, f"to {min(may(game, 'to'))}")
    assert asked(game) == "advance"
    play(game, "done")
    assert asked(game) == "muster"


def test_who_alone_can_attack_a_marked_hex_must_not_fight_elsewhere():  # NR-10.2c NR-10.3.1a
    game = combat(PAIR.replace("ax_9a", "ax_9a ax_6a"), [2, 2])
    declare(game, "1710", "1709")
    play(game, "attack 1710", "join ax_9a")
    assert why_not(game, "join", "ax_4a") == "10.2c"
    assert why_not(game, "join", "ax_6a") == ""


def test_a_hex_that_would_be_left_alone_has_to_be_added():  # NR-10.2c NR-10.3.1a OP-10.3
    game = combat(f"{PAIR}; 1609: su_kalinin/weak", [2])
    declare(game, "1710", "1709", "1609")
    play(game, "attack 1710", "join ax_4a")  # nobody else is next to the other two
    assert why_not(game, "fight") == "10.2c"
    assert why_not(game, "join", "ax_9a") == "10.2c"
    assert may(game, "also") == {"1709", "1609"}
    play(game, "also 1709")  # and the last one must follow
    assert events(game, "battle")[0]["hexes"] == ["1609", "1709", "1710"]


def test_a_marked_hex_out_of_reach_is_not_attacked():  # NR-10.7k NR-10.2c OP-10.4 OP-10.9
    text = "1610: ax_4a; 1710: su_west/weak; 1812: su_south/weak"
    game = combat(f"{text}; {blows('soviet', '1812')}")
    play(game, "done")
    assert not events(game, "battle")
    assert counterblows(game, SOVIET) == set()


def test_a_marker_from_cb_makes_the_enemy_attack_the_hex():  # NR-10.7j
    game = combat(f"1610: ax_4a; 1710: su_west/weak; {blows('axis', '1610')}", [4], "soviet", 2)
    play(game, "done")
    assert events(game, "battle")[0]["hexes"] == ["1610"]


# -- 10.3


def test_active_decides_who_attacks_what():  # NR-10.3.1a NR-10.3.5b NR-10.4b
    game = combat(SIX, [2, 2])
    declare(game, "1709", "1711")
    play(game, "attack 1709")
    assert may(game, "join") == {"ax_4a", "ax_9a"}
    play(game, "join ax_9a", "fight")  # its stack mate is alone with the other hex
    assert [told["units"] for told in events(game, "battle")] == [["ax_9a"], ["ax_4a"]]


def test_a_stack_need_not_fight_together():  # NR-10.3.5b NR-10.4b
    game = combat(SIX, [2])
    declare(game, "1709")
    play(game, "join ax_9a", "fight")
    assert [told["units"] for told in events(game, "battle")] == [["ax_9a"]]


def test_units_of_several_hexes_attack_together():  # NR-10.3.2a
    game = combat(PAIR, [2])
    attack(game, "1710", "ax_4a ax_9a")
    assert events(game, "battle")[0]["units"] == ["ax_4a", "ax_9a"]
    assert events(game, "odds")[0]["attack"] == 8


def test_a_battle_may_include_several_hexes():  # NR-10.3.2b NR-10.3.5a
    game = combat(SIX, [2])
    attack(game, "1609 1709 1710", "ax_4a ax_9a")
    assert events(game, "battle")[0]["hexes"] == ["1609", "1709", "1710"]
    assert asked(game) == "terrain"
    play(game, "terrain 1609")
    assert (events(game, "odds")[0]["attack"], events(game, "odds")[0]["defence"]) == (8, 11)


def test_every_attacker_is_next_to_every_hex_of_the_battle():  # NR-10.3.3a OP-10.28
    game = combat("1610: ax_4a ax_6a; 1711: ax_9a ax_17a; 1710: su_west/weak; 1709: su_south/weak")
    declare(game, "1710", "1709")
    play(game, "attack 1709", "join ax_4a", "also 1710")
    assert why_not(game, "join", "ax_9a") == "10.3.3a"
    assert why_not(game, "join", "ax_6a") == ""


def test_a_hex_out_of_reach_of_one_attacker_cannot_be_added():  # NR-10.3.3a
    game = combat("1610: ax_4a ax_6a; 1711: ax_9a ax_17a; 1710: su_west/weak; 1709: su_south/weak")
    declare(game, "1710", "1709")
    play(game, "attack 1710", "join ax_9a")
    assert why_not(game, "also", "1709") == "10.3.3a"


def test_no_unit_attacks_twice():  # NR-10.3.4a NR-10.4a
    game = combat(SIX, [2])
    declare(game, "1709", "1711", "1612")
    play(game, "attack 1709", "join ax_9a", "fight", "attack 1612", "join ax_6a")
    assert why_not(game, "join", "ax_9a") == "10.3.4a"
    assert why_not(game, "join", "ax_17a") == ""


def test_a_target_next_to_nobody_but_units_that_have_attacked_is_left():  # NR-10.3.4a OP-10.25
    text = "1711: ax_6a/weak ax_9a; 1812: ax_17a"
    text += "; 1710: su_central; 1811: su_kalinin/weak; 1813: su_south/weak"
    game = declare(combat(text, [2, 1, 4]), "1710", "1811", "1813")
    fight(game, "1813", "ax_17a")
    fight(game, "1710", "ax_6a")
    play(game, "counterattack")  # 6th and 9th Army retreat out of reach of 1811
    fall_back(game)
    play(game, "done")
    assert [told["hexes"] for told in events(game, "battle")] == [["1813"], ["1710"]]
    assert state(game).active == SOVIET


def test_no_hex_is_attacked_twice():  # NR-10.3.4b
    game = combat(SIX, [2])
    declare(game, "1709", "1711", "1612")
    play(game, "attack 1709", "join ax_9a", "fight")
    assert why_not(game, "attack", "1709") == "10.2c"
    assert may(game, "attack") == {"1711", "1612"}


def test_counterattacks_do_not_count_as_attacks():  # NR-10.3.4c
    game = combat(SIX, [1, 1, 2, 2])
    declare(game, "1609", "1612")
    play(game, "attack 1609", "join ax_4a", "fight", "counterattack", "counterattack")
    assert rollers(game) == ["axis", "soviet", "axis"]  # 4th Army twice, West in between


# -- 10.4


def test_all_units_in_a_target_hex_defend_together():  # NR-10.4c
    game = combat("1610: ax_1pz; 1710: su_west/weak su_leningrad", [3], turn=2)
    attack(game, "1710", "ax_1pz")
    assert events(game, "odds")[0]["defence"] == 4 + 5
