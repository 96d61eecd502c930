"""Rulings on combat that no statement shows: what the rulebook leaves open in chapter 10."""

from __future__ import annotations

import json

from tests.games.noretreat.battles import (
    attack,
    columns,
    combat,
    counterblows,
    declare,
    fight,
    go_on,
    results,
    why,
)
from tests.games.noretreat.helpers import asked, events, may, play, where, why_not

from hexfront import Game
from hexfront.games.noretreat.tables import AXIS

MIXED = "1809: ax_4a ax_6a; 1909: ax_9a; 1710: su_west/weak; 1810: su_south/weak; soviet-hand 5"
"""1710 can be made a target, 1810 (a forest) a Counterblow; 9th Army is next to 1810 only."""


def mixed(more: str = "", *dice: int) -> Game:
    game = declare(combat(f"{MIXED}{more}", dice), "1710")
    return play(game, "counterblow 1810", "attack 1810")


def test_target_and_counterblow_hexes_may_be_one_battle():  # OP-10.5
    game = mixed("", 2)
    play(game, "join ax_4a", "also 1710", "fight", "terrain 1810")
    assert events(game, "battle")[0]["hexes"] == ["1710", "1810"]
    assert events(game, "odds")[0]["shifts"] == []  # the forest is under a Counterblow


def test_a_mixed_battle_has_no_disorganized_attackers():  # OP-10.5
    game = mixed("; disorganized ax_6a")
    assert why_not(game, "join", "ax_6a") == ""
    play(game, "join ax_4a")  # 1710 must be added, then nobody else may join
    assert events(game, "battle")[0]["units"] == ["ax_4a"]
    game = mixed("; disorganized ax_6a")
    play(game, "join ax_6a")
    assert why_not(game, "also", "1710") == "10.3.3a"


def test_a_marker_goes_with_the_last_unit_of_its_hex():  # OP-10.8
    more = json.dumps({"counterblows": [["1610", "1711"], []]})
    text = "1610: ax_4a ax_6a; 1711: ax_9a; 1710: su_west/weak"
    game = attack(combat(f"{text}; more {more}", [3]), "1710", "ax_4a ax_6a ax_9a")
    play(game, "to 1909", "unit ax_9a", "stop")
    assert counterblows(game, AXIS) == {"1610"}
    play(game, "unit ax_4a", "to 1809")
    assert counterblows(game, AXIS) == {"1610"}  # 6th Army is still there
    play(game, "unit ax_6a", "stop")
    assert counterblows(game, AXIS) == set()


def test_an_event_of_any_time_is_no_commitment():  # OP-10.11
    text = "1610: ax_4a; 1710: su_west/weak; axis-hand 3; soviet-hand 10 25"
    game = play(go_on(combat(text, [2]), "declare"), "target 1710")
    go_on(game, "battle_event")
    assert may(game, "play") == {"10", "25"}
    play(game, "play 25")
    while asked(game) != "battle_event":
        game.play(game.decision.actions[0])
    assert game.decision.seat == "soviet"
    assert "10" in may(game, "play")


def test_an_event_that_changes_strengths_changes_the_ratio():  # OP-10.12
    text = "1610: ax_4a; 1710: su_central/weak; axis-hand 1"
    game = attack(combat(text, [2]), "1710", "ax_4a")
    play(game, "pass")
    assert columns(game) == ["1:2"]
    game = attack(combat(text, [2]), "1710", "ax_4a")
    play(game, "play 1")  # Manstein
    assert (columns(game), events(game, "odds")[0]["attack"]) == (["3:2"], 8)


def test_one_defender_out_of_supply_gives_two_shifts_once():  # OP-10.13
    text = "1610: ax_4a; 1710: su_west/weak; 1709: su_south/weak; oos su_south"
    assert why(combat(text), "ax_4a", "1710 1709") == {"out-of-supply": 2}
    text = "1610: ax_4a; 1710: su_west/weak; 1709: su_south/weak; oos su_south su_west"
    assert why(combat(text), "ax_4a", "1710 1709") == {"out-of-supply": 2}


def test_a_counterattack_on_units_out_of_supply_has_the_shifts():  # OP-10.13
    game = combat("1610: ax_4a; 1710: su_west/weak; oos ax_4a", [1, 2])
    play(attack(game, "1710", "ax_4a"), "counterattack")
    assert events(game, "odds")[1]["shifts"] == [["out-of-supply", 2]]


def test_of_several_hexes_the_chosen_terrain_and_all_defenders_matter_to_tanks():  # OP-10.14
    text = "1809: ax_1pz; 1710: su_west/weak; 1810: su_south/weak"
    assert why(combat(text), "ax_1pz", "1710 1810") == {"armour": 1}
    assert "armour" not in why(combat(text), "ax_1pz", "1810 1710")
    text = "1809: ax_1pz; 1710: su_west/weak; 1810: su_central/weak"
    assert why(combat(text), "ax_1pz", "1710 1810") == {}


def test_a_retreat_may_end_in_another_target_and_defends_there():  # OP-10.17
    text = "1610: ax_4a ax_6a; 1711: ax_9a; 1710: su_west/weak; 1908: ax_17a; 1909: su_south/weak"
    game = declare(combat(text, [3, 2], turn=24), "1710", "1909")
    fight(game, "1710", "ax_4a ax_6a ax_9a")
    play(game, "to 1909", "done")
    assert events(game, "battle")[1]["hexes"] == ["1909"]
    assert events(game, "odds")[1]["defence"] == 3 + 4


def test_who_has_attacked_is_not_eligible_wherever_it_advanced():  # OP-10.25
    text = "1610: ax_4a ax_6a; 1711: ax_9a ax_17a; 1710: su_south/weak; 1811: su_west/weak"
    game = declare(combat(text, [4, 2]), "1710", "1811")
    fight(game, "1710", "ax_4a ax_6a")
    assert results(game) == ["DR"]
    play(game, f"to {min(may(game, 'to'))}", "unit ax_4a", "stop", "done")
    assert where(game, "ax_4a") == "1710"  # next to the other target now
    assert asked(game) == "muster"
    assert why_not(game, "join", "ax_4a") == "10.3.4a"
    assert may(game, "join") == {"ax_9a", "ax_17a"}
