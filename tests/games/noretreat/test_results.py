"""Chapter 10, third part: combat results, losses, counterattacks and retreats (10.7)."""

from __future__ import annotations

import json

import pytest
from tests.games.noretreat.battles import (
    attack,
    columns,
    combat,
    counterblows,
    fall_back,
    fight,
    go_on,
    results,
    state,
)
from tests.games.noretreat.helpers import (
    asked,
    events,
    face,
    held_except,
    may,
    place,
    play,
    unit,
    where,
    why_not,
)

from hexfront import Game
from hexfront.games.noretreat.retreats import supplied_after
from hexfront.games.noretreat.tables import AXIS, BOARD, CITIES, GERMANY, SOVIET

EVEN = "1610: ax_4a; 1710: su_west/weak"
"""4 against 4 in the open: 1:1."""
STRONG = "1610: ax_4a ax_6a; 1711: ax_9a; 1710: su_west/weak"
"""12 against 4: 3:1. West can retreat to the east."""
THREE = "ax_4a ax_6a ax_9a"
TANKS = "1610: ax_1pz ax_2pz; 1711: ax_3pz ax_4pz"
"""25 against whatever stands in 1710."""
ALL_TANKS = "ax_1pz ax_2pz ax_3pz ax_4pz"


def struck(die: int, more: str = "", **how: int) -> Game:
    """The attack at 3:1 with one die: CB, EX, DR, DR, DS, DD."""
    return attack(combat(f"{STRONG}{more}", [die], **how), "1710", THREE)


# -- 10.7


def test_no_effect_changes_nothing():  # NR-10.7a
    game = attack(combat(EVEN, [2]), "1710", "ax_4a")
    assert results(game) == ["-"]
    assert (where(game, "ax_4a"), face(game, "ax_4a")) == ("1610", "strong")
    assert where(game, "su_west") == "1710"
    assert not counterblows(game, AXIS)
    assert state(game).active == SOVIET  # the phase is over


def test_ca_asks_the_defender():  # NR-10.7b
    game = attack(combat(EVEN, [1]), "1710", "ax_4a")
    assert results(game) == ["CA"]
    assert (asked(game), game.decision.seat) == ("counterattack", "soviet")


def test_cb_marks_a_hex_of_the_active_units_in_the_battle():  # NR-10.7c
    game = struck(1, "; 1510: ax_17a")
    assert results(game) == ["CB"]
    assert (asked(game), game.decision.seat) == ("mark_own", "axis")
    assert may(game, "mark") == {"1610", "1711"}
    play(game, "mark 1711")
    assert counterblows(game, AXIS) == {"1711"}


def test_the_marker_of_cb_is_resolved_in_the_next_enemy_combat_phase():  # NR-10.7d
    game = play(struck(1), "mark 1711")
    go_on(game, "movement")
    assert counterblows(game, AXIS) == {"1711"}  # phase 6 of the Axis has left it
    game.state.chance.left.append(3)
    go_on(game, "declare")
    play(game, "done")
    assert events(game, "battle")[-1]["hexes"] == ["1711"]
    assert events(game, "battle")[-1]["side"] == "soviet"
    assert not counterblows(game, AXIS)


def test_dr_makes_the_defender_retreat_and_the_attacker_may_advance():  # NR-10.7e NR-10.8a
    game = struck(3)
    assert (results(game), asked(game), game.decision.seat) == (["DR"], "retreat", "soviet")
    play(game, "to 1909")
    assert (where(game, "su_west"), face(game, "su_west")) == ("1909", "weak")
    assert (asked(game), game.decision.args["hexes"]) == ("advance", ["1710"])


def test_ds_sends_the_defender_to_the_shattered_box_after_his_retreat():  # NR-10.7f NR-10.7.6a
    game = struck(5)
    assert (results(game), asked(game)) == (["DS"], "retreat")
    play(game, "to 1909")
    assert where(game, "su_west") == "shattered"
    assert events(game, "retreated")[0]["hex"] == "1909"
    assert asked(game) == "advance"


def test_dd_costs_every_defender_a_step_and_the_rest_retreats():  # NR-10.7g OP-10.18
    game = combat(f"{TANKS}; 1710: su_west su_south/weak", [6], turn=24)
    attack(game, "1710", ALL_TANKS)
    assert results(game) == ["DD"]
    assert where(game, "su_south") == "destroyed"
    assert (face(game, "su_west"), asked(game)) == ("weak", "retreat")
    play(game, "to 1909")
    assert where(game, "su_west") == "1909"
    assert asked(game) == "advance"


def test_dd_against_a_fort_costs_steps_but_nobody_retreats():  # NR-10.7h NR-10.7.4c
    game = combat(f"{TANKS}; 1709: ax_sspz; 1710: su_moscow su_south/weak", [6], turn=24)
    attack(game, "1710", f"{ALL_TANKS} ax_sspz")
    assert results(game) == ["DD"]
    assert (where(game, "su_moscow"), face(game, "su_moscow")) == ("1710", "weak")
    assert where(game, "su_south") == "destroyed"
    assert not events(game, "retreated")
    assert not events(game, "advanced")
    assert asked(game) != "advance"  # it is not empty


def test_dd_that_empties_a_forts_hex_opens_it():  # NR-10.7h
    text = "1610: ax_fort1; 1710: su_central; 1711: su_don; 1709: su_west"
    game = combat(text, [5], "soviet", 24)
    attack(game, "1610", "su_central su_don su_west")
    assert results(game) == ["DD"]
    assert where(game, "ax_fort1") == "gone"
    assert (asked(game), game.decision.seat) == ("advance", "soviet")


def test_ex_costs_each_side_a_step_and_nobody_goes_anywhere():  # NR-10.7i NR-10.7.1a NR-10.7.1c
    game = struck(2)
    assert (results(game), asked(game), game.decision.seat) == (["EX"], "loss", "axis")
    play(game, "unit ax_6a")
    assert (face(game, "ax_4a"), face(game, "ax_6a"), face(game, "ax_9a")) == (
        "strong",
        "weak",
        "strong",
    )
    assert where(game, "su_west") == "destroyed"
    assert not events(game, "retreated")
    assert state(game).active == SOVIET  # no advance into the empty hex was offered


# -- 10.7.1


def test_a_one_step_unit_is_eliminated_by_a_step_loss():  # NR-10.7.1a
    game = attack(combat("1610: ax_4a/weak; 1710: su_south/weak", [4]), "1710", "ax_4a")
    assert results(game) == ["EX"]
    assert where(game, "ax_4a") == where(game, "su_south") == "destroyed"


def test_the_owner_chooses_who_takes_the_loss():  # NR-10.7.1b
    game = struck(2)
    assert game.decision.seat == "axis"
    assert may(game, "unit") == {"ax_4a", "ax_6a", "ax_9a"}
    game = combat("1610: ax_4a; 1711: ax_9a; 1710: su_south/weak su_pol", [4], turn=24)
    attack(game, "1710", "ax_4a ax_9a")  # 8:6
    assert (results(game), game.decision.seat) == (["EX"], "soviet")
    assert may(game, "unit") == {"su_south", "su_pol"}


def test_a_unit_not_in_the_battle_takes_no_loss():  # NR-10.7.1b
    game = attack(combat(f"{STRONG}; 1709: ax_17a", [3]), "1710", "ax_4a ax_6a")
    assert results(game) == ["EX"]
    assert may(game, "unit") == {"ax_4a", "ax_6a"}
    assert why_not(game, "unit", "ax_17a") == "10.7.1b"


def test_a_unit_eliminated_out_of_supply_surrenders():  # NR-10.7.1d
    game = combat("1610: ax_4a; 1711: ax_9a; 1710: su_volkhov/weak; oos su_volkhov", [1])
    attack(game, "1710", "ax_4a ax_9a")  # 2:1 and two shifts
    assert results(game) == ["EX"]
    play(game, "unit ax_4a")
    assert where(game, "su_volkhov") == "surrendered"
    assert state(game).event_vp == 1


def test_some_one_step_units_go_to_the_turn_track():  # NR-10.7.1e
    game = combat("1610: ax_hun2 ax_luft; 1710: su_west/weak", [4])
    attack(game, "1710", "ax_hun2 ax_luft")
    assert results(game) == ["EX"]
    play(game, "unit ax_hun2")
    assert where(game, "ax_hun2") == "turn-10"


# -- 10.7.2


def test_the_defender_may_let_a_ca_be():  # NR-10.7.2a
    game = attack(combat(EVEN, [1]), "1710", "ax_4a")
    play(game, "stop")
    assert results(game) == ["CA"]
    assert state(game).active == SOVIET
    assert (where(game, "ax_4a"), where(game, "su_west")) == ("1610", "1710")


def test_a_counterattack_starts_anew_without_markers_and_cards():  # NR-10.7.2b
    text = "1610: ax_16a; 1710: su_central; support 1 0; axis-hand 6; discards 5"
    game = attack(combat(text, [1, 1]), "1710", "ax_16a")
    play(game, "commit", "play 6")
    assert events(game, "odds")[0]["shifts"] == [["support", 1], ["event", 1]]
    assert (columns(game), results(game)) == (["1:1"], ["CA"])
    play(game, "counterattack")
    assert events(game, "odds")[1]["shifts"] == [["armour", 1]]  # neither marker nor card
    assert list(state(game).discards) == [5, 6]
    assert state(game).support[AXIS] == 0


def test_a_counterattack_has_exactly_the_same_units():  # NR-10.7.2c OP-10.10
    text = "1610: ax_4a ax_6a; 1711: ax_9a ax_17a; 1710: su_southwest su_ost1"
    game = combat(text, [2, 3], turn=24)
    attack(game, "1710", "ax_4a ax_9a")  # 8:10
    assert results(game) == ["CA"]
    play(game, "counterattack")
    told = events(game, "counterattack")[0]
    assert (told["units"], told["hexes"]) == (["su_southwest", "su_ost1"], ["1610", "1711"])
    assert asked(game) == "terrain"  # two hexes are struck back at
    play(game, "terrain 1610")
    told = events(game, "odds")[1]
    assert (told["attack"], told["defence"]) == (10, 8)


def test_a_counterattack_knows_no_terrain_shifts():  # NR-10.7.2d
    game = combat("1810: ax_4a; 1809: su_west/weak", [1, 3])
    play(attack(game, "1809", "ax_4a"), "counterattack")  # into the forest, across a river
    assert events(game, "odds")[0]["shifts"] == [["river", -1]]
    assert events(game, "odds")[1]["shifts"] == []


def test_terrain_still_cancels_the_armor_bonus_of_a_counterattack():  # NR-10.7.2e
    game = combat("1811: ax_4a/weak; 1812: su_reserve", [1, 3], turn=12)
    play(attack(game, "1812", "ax_4a"), "counterattack")
    assert events(game, "odds")[1]["shifts"] == [["armour", 1]]
    game = combat("1810: ax_4a/weak; 1811: su_reserve", [1, 3], turn=12)
    play(attack(game, "1811", "ax_4a"), "counterattack")
    assert events(game, "odds")[1]["shifts"] == []


def test_terrain_still_stops_the_advance_of_a_counterattack():  # NR-10.7.2e
    game = combat("1810: ax_4a/weak; 1811: su_reserve", [2, 6], turn=12)
    play(attack(game, "1811", "ax_4a"), "counterattack")
    assert results(game) == ["CA", "DR"]
    play(fall_back(game), "unit su_reserve")
    assert where(game, "su_reserve") == "1810"
    assert asked(game) != "advance_to"


def test_both_sides_commit_again_in_a_counterattack():  # NR-10.7.2f
    text = "1610: ax_16a; 1710: su_central; support 1 1; axis-hand 1 6; soviet-hand 22"
    game = attack(combat(text, [1, 1]), "1710", "ax_16a")
    play(game, "commit", "play 6", "pass", "counterattack")
    assert (asked(game), game.decision.seat) == ("support", "soviet")
    play(game, "hold")
    assert (asked(game), game.decision.seat, may(game, "play")) == (
        "battle_event",
        "soviet",
        {"22"},
    )
    play(game, "pass")
    assert (asked(game), game.decision.seat, may(game, "play")) == ("battle_event", "axis", {"1"})


def test_the_counterattacker_uses_his_own_table():  # NR-10.7.2g
    game = combat("1610: ax_4a; 1710: su_west/weak", [1, 2])
    play(attack(game, "1710", "ax_4a"), "counterattack")
    assert columns(game) == ["1:1", "1:1"]
    assert results(game) == ["CA", "CA"]  # a 2 is no effect on the German table


def test_units_beside_a_counterattack_only_retreat():  # NR-10.7.2h
    game = combat("1610: ax_4a/weak ax_6a; 1710: su_central; 1711: su_don/weak", [1, 6])
    attack(game, "1710", "ax_4a")
    play(game, "counterattack")  # 8:3 and armour
    assert (columns(game)[1], results(game)) == ("3:1", ["CA", "DS"])
    play(game, f"to {min(may(game, 'to'))}")
    assert where(game, "ax_4a") == "shattered"
    assert (asked(game), game.decision.args["unit"]) == ("retreat", "ax_6a")
    end = min(may(game, "to"))
    play(game, f"to {end}")
    assert (where(game, "ax_6a"), face(game, "ax_6a")) == (end, "strong")


def test_a_counterattack_may_bring_another_without_end():  # NR-10.7.2i
    game = attack(combat(EVEN, [1] * 6), "1710", "ax_4a")
    play(game, *["counterattack"] * 5)
    assert results(game) == ["CA"] * 6
    assert [told["side"] for told in events(game, "rolled")] == ["axis", "soviet"] * 3
    assert (asked(game), game.decision.seat) == ("counterattack", "axis")


# -- 10.7.3


def test_in_a_counterblow_battle_active_attacks_the_marked_hex():  # NR-10.7.3a
    game = combat(f"{EVEN}; soviet-hand 5", [2])
    play(game, "done", "counterblow 1710")
    told = events(game, "battle")[0]
    assert (told["side"], told["units"], told["hexes"]) == ("axis", ["ax_4a"], ["1710"])
    assert events(game, "rolled")[0]["side"] == "axis"


def test_disorganized_and_white_units_do_not_advance_after_it():  # NR-10.7.3c NR-10.8e
    text = "1610: ax_4a ax_kg1; 1711: ax_9a; 1710: su_south/weak; soviet-hand 5; disorganized ax_4a"
    game = combat(text, [3])
    play(game, "done", "counterblow 1710")
    fight(game, "1710", "ax_4a ax_kg1 ax_9a")
    assert results(game) == ["DR"]
    play(game, "to 1909")
    assert (asked(game), may(game, "unit")) == ("advance", {"ax_9a"})
    assert why_not(game, "unit", "ax_4a") == why_not(game, "unit", "ax_kg1") == "10.8e"


def test_a_cb_of_a_counterattack_marks_active_units_too():  # NR-10.7.3d
    game = combat("1610: ax_4a; 1711: ax_9a; 1710: su_southwest", [1, 3])
    play(attack(game, "1710", "ax_4a ax_9a"), "counterattack", "terrain 1610")
    assert results(game) == ["CA", "CB"]
    assert (asked(game), game.decision.seat, may(game, "mark")) == (
        "mark_own",
        "axis",
        {"1610", "1711"},
    )
    play(game, "mark 1610")
    assert counterblows(game, AXIS) == {"1610"}
    assert counterblows(game, SOVIET) == set()


def test_a_cb_marks_no_hex_with_only_white_units_or_a_marker():  # OP-10.7
    lying = json.dumps({"counterblows": [["1711"], ["1710"]]})
    game = combat(f"1610: ax_kg1; 1711: ax_6a; 1710: su_west/weak; more {lying}", [3])
    fight(game, "1710", "ax_kg1 ax_6a")  # 3:2
    assert results(game) == ["CB"]
    assert events(game, "no-counterblow")
    assert counterblows(game, AXIS) == {"1711"}


def test_without_a_free_piece_a_cb_has_no_effect():  # OP-10.2
    rear = "0804: ax_16a; 0805: ax_18a; 0806: ax_17a; 0807: ax_11a"
    lying = ["0804", "0805", "0806", "0807"]
    more = json.dumps({"counterblows": [lying, []]})
    game = attack(combat(f"{STRONG}; {rear}; more {more}", [1]), "1710", THREE)
    assert asked(game) == "mark_own"  # the Target marker is back in time
    more = json.dumps({"counterblows": [[*lying, "1510"], []]})
    game = combat(f"{EVEN}; 1510: ax_1pz; {rear}; soviet-hand 5; more {more}", [3])
    play(game, "counterblow 1710")
    assert results(game) == ["CB"]
    assert counterblows(game, AXIS) == {*lying, "1510"}


# -- 10.7.4


def fort(die: int, defenders: str = "su_leningrad su_south/weak") -> Game:
    """T24: a Fort and a front against four Panzers, 25:8 and no Armor Bonus needed."""
    game = combat(f"{TANKS}; 1710: {defenders}", [die], turn=24)
    return attack(game, "1710", ALL_TANKS)


def test_dr_does_nothing_to_a_forts_hex():  # NR-10.7.4a NR-10.7e NR-10.7.5j
    game = fort(2)
    assert results(game) == ["DR"]
    assert where(game, "su_leningrad") == where(game, "su_south") == "1710"
    assert (face(game, "su_leningrad"), face(game, "su_south")) == ("strong", "weak")
    assert asked(game) != "advance"


def test_ds_against_a_fort_is_an_exchange():  # NR-10.7.4b NR-10.7f
    game = fort(4)
    assert (results(game), asked(game), game.decision.seat) == (["DS"], "loss", "soviet")
    play(game, "unit su_leningrad")
    assert (asked(game), game.decision.seat) == ("loss", "axis")
    play(game, "unit ax_4pz")
    assert (face(game, "su_leningrad"), face(game, "ax_4pz")) == ("weak", "weak")
    assert where(game, "su_leningrad") == where(game, "su_south") == "1710"
    assert not events(game, "retreated")


def test_after_the_exchange_with_a_fort_nobody_advances():  # NR-10.7.4b NR-10.7i
    game = combat("1610: ax_fort1; 1710: su_central; 1711: su_don", [5], "soviet", 24)
    attack(game, "1610", "su_central su_don")  # 14:3 and armour
    assert results(game) == ["DS"]
    play(game, "unit su_don")
    assert where(game, "ax_fort1") == "gone"  # the hex is empty
    assert not events(game, "advanced")
    assert state(game).turn == 25


def test_of_several_hexes_each_is_struck_by_itself():  # OP-10.24
    game = combat("1610: ax_1pz ax_2pz; 1710: su_moscow/weak; 1709: su_sevastopol", [5], turn=4)
    attack(game, "1710 1709", "ax_1pz ax_2pz")
    play(game, "terrain 1709")
    assert (results(game), asked(game)) == (["DS"], "retreat")
    play(fall_back(game), "unit ax_2pz")
    assert where(game, "su_moscow") == "shattered"
    assert (where(game, "su_sevastopol"), face(game, "su_sevastopol")) == ("1709", "weak")
    assert (face(game, "ax_1pz"), face(game, "ax_2pz")) == ("strong", "weak")
    assert (asked(game), game.decision.args["hexes"]) == ("advance", ["1710"])


# -- 10.7.5


def test_a_retreat_ends_two_hexes_away():  # NR-10.7.5a
    game = struck(3)
    assert may(game, "to") == {"1708", "1808", "1909", "1910", "1911"}
    assert why_not(game, "to", "1809") == "10.7.5a"  # next to where it began
    assert why_not(game, "to", "2009") == "10.7.5a"  # three hexes


def driven_from_1709(attackers: str, *soviet: str) -> Game:
    """West, next to Smolensk (1708), has to retreat; these cities alone are Soviet."""
    one, two = attackers.split()
    text = f"{one}: ax_4a ax_6a; {two}: ax_9a; 1709: su_west/weak; {held_except(*soviet)}"
    return attack(combat(text, [3]), "1709", THREE)


def test_a_retreat_leads_to_supply_if_any_way_does():  # NR-10.7.5b OP-10.15
    game = driven_from_1709("1609 1608", "2006")
    assert may(game, "to") == {"1808", "1909", "1810"}  # Kalinin feeds it there
    assert why_not(game, "to", "1711") == "10.7.5b"


def test_a_retreat_without_supply_leads_anywhere():  # NR-10.7.5b OP-10.15
    game = driven_from_1709("1609 1608")
    assert may(game, "to") == {"1808", "1711", "1909", "1810", "1811"}  # all are as bad


def test_a_city_taken_on_the_way_feeds_the_end():  # NR-10.7.5b OP-10.15 OP-10.21
    game = driven_from_1709("1609 1610")
    assert may(game, "to") == {"1707", "1807", "1808"}  # by way of Smolensk
    assert why_not(game, "to", "1909") == "10.7.5b"
    play(game, "to 1808")
    assert events(game, "retreated")[0]["path"] == ["1708", "1808"]
    assert events(game, "captured") == [{"side": "soviet", "hex": "1708"}]


def test_an_end_fed_by_what_is_taken_stands_beside_other_ends():  # NR-10.7.5b OP-10.15 OP-10.21
    game = driven_from_1709("1609 1610", "2009")
    assert may(game, "to") == {"1707", "1807", "1808", "1909", "1810"}


def test_a_city_taken_at_the_end_feeds_the_unit_there():  # NR-10.7.5b OP-10.15 OP-10.21
    game = struck(3, f"; {held_except()}")
    assert where(game, "su_west") == "1708"


def test_a_roving_unit_is_fed_from_the_edge_in_an_enemy_zone():  # NR-10.7.5b NR-8.5.4a
    """Its presence opens the hex to its own line."""
    cities = " ".join(BOARD.names(CITIES & GERMANY))
    text = f"1008: ax_4a; 0407: su_west; 0409: su_south; soviet-holds {cities}"
    g = state(combat(text, side="soviet", turn=14))
    edge, inland = 1 << place("0308"), 1 << place("0408")
    assert supplied_after(g, unit("ax_4a"), 0, edge | inland) == edge


def test_a_retreat_into_an_area_ends_there():  # NR-10.7.5c
    game = combat("2104: ax_4a ax_6a; 2003: ax_9a; 2103: su_west/weak", [4])
    attack(game, "2103", THREE)
    assert results(game) == ["DR"]
    assert where(game, "su_west") == "FIN"


def test_nobody_retreats_into_enemies():  # NR-10.7.5d
    game = struck(3, "; 1909: ax_fort1")  # a Fort has no zone
    assert may(game, "to") == {"1708", "1808", "1910", "1911"}
    assert why_not(game, "to", "1909") == "10.7.5d"


def test_nobody_retreats_through_enemies():  # NR-10.7.5d NR-10.7.5k
    game = struck(3, "; 1809: ax_fort1; 1810: ax_fort2")
    assert where(game, "su_west") == "destroyed"


def test_nobody_retreats_across_a_prohibited_hexside():  # NR-10.7.5e NR-10.7.5k
    game = combat("2304: ax_4a ax_6a; 2303: su_west/weak", [5])
    attack(game, "2303", "ax_4a ax_6a")
    assert results(game) == ["DR"]
    assert where(game, "su_west") == "destroyed"  # Lake Onega bars the only way


def test_nobody_retreats_off_the_map():  # NR-10.7.5f NR-10.7.5k
    game = combat("2410: ax_4a ax_6a; 2409: ax_9a; 2509: su_west/weak", [5])
    attack(game, "2509", THREE)
    assert results(game) == ["DR"]
    assert where(game, "su_west") == "destroyed"


def test_nobody_retreats_into_an_enemy_zone():  # NR-10.7.5g
    game = struck(3, "; 2010: ax_17a")
    assert may(game, "to") == {"1708", "1808", "1909", "1911"}
    assert why_not(game, "to", "1910") == "10.7.5g"


def test_a_friend_lifts_the_enemy_zone_for_a_retreat():  # NR-10.7.5g
    game = struck(3, "; 2010: ax_17a; 1910: su_south/weak")
    assert may(game, "to") == {"1708", "1808", "1909", "1910", "1911"}


def test_a_retreat_may_pass_and_end_on_friends_and_the_excess_leaves():  # NR-10.7.5h
    game = struck(3, "; 1909: su_south/weak; 1809: su_kalinin/weak; 1810: su_volkhov/weak")
    play(game, "to 1909", "done")
    assert (asked(game), game.decision.args["hex"]) == ("take_off", "1909")
    play(game, "unit su_south")
    assert (where(game, "su_south"), where(game, "su_west")) == ("shattered", "1909")


def test_a_retreat_uses_no_movement_points():  # NR-10.7.5i
    text = "2105: ax_1pz ax_2pz; 2205: ax_3pz; 2104: su_bryansk; 2103: su_west/weak"
    game = combat(text, [3], weather="mud")
    attack(game, "2104", "ax_1pz ax_2pz ax_3pz")
    assert results(game) == ["DR"]
    play(game, "to 2003")
    assert events(game, "retreated")[0]["path"] == ["2103", "2003"]  # two swamps, eight for armour


def test_who_cannot_retreat_is_eliminated():  # NR-10.7.5k
    game = struck(3, "; 1809: ax_17a; 1811: ax_11a")
    assert results(game) == ["DR"]
    assert where(game, "su_west") == "destroyed"
    assert asked(game) == "advance"


def test_ds_eliminates_who_cannot_retreat():  # NR-10.7.6a
    game = struck(5, "; 1809: ax_17a; 1811: ax_11a")
    assert results(game) == ["DS"]
    assert where(game, "su_west") == "destroyed"


def test_every_unit_of_a_stack_retreats_by_its_own_way():  # OP-10.16
    game = combat(f"{TANKS}; 1710: su_west/weak su_south/weak", [2], turn=24)
    attack(game, "1710", ALL_TANKS)
    play(game, "to 1909", "to 1708")
    assert (where(game, "su_west"), where(game, "su_south")) == ("1909", "1708")


def test_a_retreat_through_an_enemy_city_takes_it():  # OP-10.21
    game = struck(3, "; axis-holds 1708")
    play(game, "to 1708")
    assert events(game, "captured")[0]["hex"] == "1708"


def test_a_shattered_unit_out_of_supply_recovers():  # OP-10.26
    game = struck(3, "; oos su_west")
    assert results(game) == ["DS"]
    play(game, "to 1909")
    assert where(game, "su_west") == "shattered"
    assert state(game).event_vp == 0


def test_declared_hexes_lose_their_marker_when_their_battle_begins():  # OP-10.2
    game = combat(STRONG, [1])
    attack(game, "1710", THREE)
    assert state(game).targets == 0
    assert asked(game) == "mark_own"


@pytest.mark.parametrize("die", range(1, 7))
def test_the_results_at_three_to_one(die):  # NR-10.5g
    expected = ["CB", "EX", "DR", "DR", "DS", "DD"][die - 1]
    assert results(struck(die)) == [expected]
