"""Chapter 10, last part: advance after combat (10.8)."""

from __future__ import annotations

import pytest
from tests.games.noretreat.battles import attack, combat, fall_back, fight, results
from tests.games.noretreat.helpers import asked, events, may, play, where, why_not

from hexfront import Game

STRONG = "1610: ax_4a ax_6a; 1711: ax_9a; 1710: su_west/weak"
THREE = "ax_4a ax_6a ax_9a"
TANKS = "1610: ax_1pz; 1711: ax_2pz; 1710: su_west/weak"
"""14 against 4 and the Armor Bonus: 4:1."""


def beaten(more: str = "", die: int = 3, **how: object) -> Game:
    """West has retreated to 1909 and left 1710."""
    game = attack(combat(f"{STRONG}{more}", [die], **how), "1710", THREE)
    return play(game, "to 1909")


def overrun(more: str = "", **how: object) -> Game:
    """The same by two Panzer armies."""
    game = attack(combat(f"{TANKS}{more}", [3], **how), "1710", "ax_1pz ax_2pz")
    return play(game, "to 1909")


@pytest.mark.parametrize(("die", "result"), [(3, "DR"), (5, "DS")])
def test_a_vacated_hex_may_be_entered(die, result):  # NR-10.8a
    game = beaten(die=die)
    assert results(game) == [result]
    assert (asked(game), game.decision.seat) == ("advance", "axis")
    assert game.decision.args["hexes"] == ["1710"]


def test_dd_that_leaves_nobody_opens_the_hex():  # NR-10.8a
    game = attack(combat(STRONG, [6]), "1710", THREE)
    assert (results(game), asked(game)) == (["DD"], "advance")


def test_a_hex_that_is_still_held_is_not_open():  # NR-10.8a OP-10.20
    text = "1610: ax_1pz; 1711: ax_2pz; 1710: su_south/weak su_leningrad/weak"
    game = attack(combat(text, [4], turn=24), "1710", "ax_1pz ax_2pz")
    play(game, "to 1909")
    assert where(game, "su_leningrad") == "1710"
    assert asked(game) == "retreat"  # one unit is gone, the hex is not empty yet


def test_surviving_attackers_may_enter_and_others_not():  # NR-10.8b
    game = beaten("; 1709: ax_17a")
    assert may(game, "unit") == {"ax_4a", "ax_6a", "ax_9a"}
    assert why_not(game, "unit", "ax_17a") == "10.8b"
    play(game, "unit ax_4a")
    assert where(game, "ax_4a") == "1710"


def test_forts_do_not_advance():  # NR-10.8b NR-10.8e
    text = "1610: ax_4a ax_fort1; 1711: ax_9a; 1710: su_south/weak; soviet-hand 5"
    game = play(combat(text, [3]), "done", "counterblow 1710")
    fight(game, "1710", "ax_4a ax_fort1 ax_9a")
    play(game, "to 1909")
    assert may(game, "unit") == {"ax_4a", "ax_9a"}


def test_an_advance_uses_no_points_and_ignores_zones():  # NR-10.8c
    game = beaten("; 1811: su_south/weak")  # 1710 lies in its zone, and so does 1811's neighbour
    play(game, "unit ax_4a")
    assert where(game, "ax_4a") == "1710"
    assert "1809" in may(game, "to")
    play(game, "to 1809")  # from zone to zone: West in 1909 has one there
    assert where(game, "ax_4a") == "1809"


def test_as_many_as_may_stack_can_stay_in_the_vacated_hex():  # NR-10.8d OP-10.19
    game = beaten()
    play(game, "unit ax_4a", "stop", "unit ax_6a", "stop")
    assert where(game, "ax_4a") == where(game, "ax_6a") == "1710"
    play(game, "unit ax_9a", "stop")
    assert (asked(game), game.decision.args["hex"]) == ("take_off", "1710")  # a third is too many


def test_disorganized_and_white_units_never_advance():  # NR-10.8e
    text = "1610: ax_4a ax_kg1; 1711: ax_9a; 1710: su_south/weak; soviet-hand 5; disorganized ax_4a"
    game = play(combat(text, [3]), "done", "counterblow 1710")
    fight(game, "1710", "ax_4a ax_kg1 ax_9a")
    play(game, "to 1909")
    assert why_not(game, "unit", "ax_4a") == why_not(game, "unit", "ax_kg1") == "10.8e"
    assert may(game, "unit") == {"ax_9a"}


# -- 10.8.1


def test_the_first_hex_is_a_vacated_one_and_a_second_may_follow():  # NR-10.8.1a
    text = "1610: ax_1pz ax_2pz; 1710: su_south/weak; 1709: su_kalinin/weak"
    game = combat(text, [4])
    attack(game, "1710 1709", "ax_1pz ax_2pz")
    play(game, "terrain 1710")
    assert results(game) == ["DR"]
    play(fall_back(game), "unit ax_1pz")
    assert may(game, "to") == {"1709", "1710"}
    assert why_not(game, "to", "1611") == "10.8.1a"
    assert why_not(game, "stop") == "10.8.1a", "who has been chosen goes one hex at least"
    play(game, "to 1710")
    assert why_not(game, "stop") == "", "and one may be enough"
    play(game, "to 1811")
    assert where(game, "ax_1pz") == "1811"


def test_infantry_advances_two_hexes_at_most():  # NR-10.8.1a
    game = play(beaten(), "unit ax_4a", "to 1811")
    assert asked(game) == "advance"
    assert where(game, "ax_4a") == "1811"


def test_the_second_hex_holds_no_enemy():  # NR-10.8.1b
    game = play(beaten("; 1811: su_south/weak"), "unit ax_4a")
    assert why_not(game, "to", "1811") == "10.8.1b"
    assert "1811" not in may(game, "to")


def test_no_advance_across_a_prohibited_hexside():  # NR-10.8.1c
    text = "1504: ax_4a ax_6a; 1503: ax_9a; 1603: su_west/weak"
    game = attack(combat(text, [3]), "1603", THREE)
    play(fall_back(game), "unit ax_9a")
    assert where(game, "ax_9a") == "1603"
    assert "1703" not in may(game, "to")  # Lake Peipus
    assert "1602" in may(game, "to")


def test_no_advance_off_the_map():  # NR-10.8.1d
    game = combat("2410: ax_4a ax_6a; 2411: ax_9a; 2511: su_west/weak", [3])
    attack(game, "2511", THREE)
    play(fall_back(game), "unit ax_4a")
    assert where(game, "ax_4a") == "2511"
    assert may(game, "to") == {"2410", "2411", "2412"}


@pytest.mark.parametrize("weather", ["mud", "long_winter"])
def test_one_hex_only_in_mud_and_long_winter(weather):  # NR-10.8.1e
    game = attack(combat(STRONG, [5], weather=weather), "1710", THREE)
    play(game, "to 1909", "unit ax_4a")
    assert (where(game, "ax_4a"), asked(game)) == ("1710", "advance")


def test_an_advance_may_pass_and_end_on_friends():  # NR-10.8.1f
    game = beaten("; 1811: ax_1pz ax_2pz")
    play(game, "unit ax_4a", "to 1811", "done")
    assert (asked(game), game.decision.args["hex"]) == ("take_off", "1811")


def test_the_advance_need_not_follow_the_retreat():  # NR-10.8.1g
    game = play(beaten(), "unit ax_4a")
    assert may(game, "to") == {"1610", "1709", "1711", "1809", "1810", "1811"}
    play(game, "to 1709")
    assert where(game, "ax_4a") == "1709"


@pytest.mark.parametrize(
    ("start", "target", "hex", "kind"),
    [
        ("1811", "1810", "1810", "forest"),
        ("2004", "1904", "1904", "marsh"),
        ("1806", "1905", "1905", "mountain"),
    ],
)
def test_forest_swamp_and_mountain_stop_an_advance(start, target, hex, kind):  # NR-10.8.1h
    game = combat(f"{start}: ax_1pz ax_2pz; {target}: su_moscow/weak", [4])
    attack(game, target, "ax_1pz ax_2pz")
    play(fall_back(game), "unit ax_1pz")
    assert (where(game, "ax_1pz"), asked(game)) == (hex, "advance")


def test_a_forest_as_second_hex_stops_a_panzer():  # NR-10.8.1h NR-10.8.2a
    game = play(overrun(), "unit ax_1pz", "to 1810")
    assert (where(game, "ax_1pz"), asked(game)) == ("1810", "advance")


def test_a_river_does_not_stop_an_advance():  # NR-10.8.1i
    game = combat("1612: ax_1pz ax_2pz; 1713: su_moscow/weak", [4])
    attack(game, "1713", "ax_1pz ax_2pz")
    play(fall_back(game), "unit ax_1pz", "to 1813")  # the Donets
    assert asked(game) == "advance_to"
    play(game, "to 1913")
    assert where(game, "ax_1pz") == "1913"


# -- 10.8.2


def test_german_armour_advances_a_third_hex_in_clear_weather():  # NR-10.8.2a NR-14.3c
    game = play(overrun(), "unit ax_1pz", "to 1811", "to 1911")
    assert (where(game, "ax_1pz"), asked(game)) == ("1911", "advance")


def test_no_third_hex_in_snow():  # NR-10.8.2a
    game = attack(combat(TANKS, [4], turn=10, weather="snow"), "1710", "ax_1pz ax_2pz")
    play(game, "to 1909", "unit ax_1pz", "to 1811")
    assert (where(game, "ax_1pz"), asked(game)) == ("1811", "advance")


@pytest.mark.parametrize(("turn", "hexes"), [(10, 2), (11, 3), (18, 3)])
def test_soviet_armour_can_do_so_from_turn_eleven(turn, hexes):  # NR-10.8.2b
    game = combat("1710: su_reserve; 1711: su_don; 1610: ax_4a/weak", [4], "soviet", turn)
    attack(game, "1610", "su_reserve su_don")  # 4:1 and armour
    assert results(game) == ["DR"]
    play(fall_back(game), "unit su_reserve", "to 1611")
    if hexes == 3:
        play(game, "to 1612")
    assert asked(game) == "advance"
    assert len(events(game, "advanced")) == hexes


def test_the_third_hex_is_lost_with_the_oil_but_not_by_the_ss():  # NR-10.8.2c
    text = '1610: ax_1pz; 1711: ax_sspz; 1710: su_west/weak; more {"oil":5}'
    game = attack(combat(text, [4]), "1710", "ax_1pz ax_sspz")
    play(game, "to 1909", "unit ax_1pz", "to 1811")
    assert asked(game) == "advance"  # two hexes
    play(game, "unit ax_sspz", "to 1811")
    assert asked(game) == "advance_to"
    play(game, "to 1911")
    assert where(game, "ax_sspz") == "1911"


def test_nobody_advances_twice():  # NR-10.8a
    game = play(beaten(), "unit ax_4a", "to 1610")  # back where it came from
    assert why_not(game, "unit", "ax_4a") == "10.8e"
    play(game, "done")
    assert asked(game) != "advance"


def test_nobody_advances_again_after_one_last_push():  # NR-10.8a
    text = "1710: su_west; 1711: su_reserve; 1610: ax_4a; soviet-hand 51"
    game = attack(combat(text, [2, 4], "soviet", 24), "1610", "su_west su_reserve")
    play(game, "unit su_reserve", "play 51")  # an exchange, and at once another battle
    assert results(game) == ["EX", "DR"]
    play(fall_back(game), "unit su_west", "to 1611", "done")
    assert where(game, "su_west") == "1611"  # next to the vacated hex
    assert game.decision is None or asked(game) != "advance"


def test_an_advance_into_a_balkan_area_ends_there():  # OP-10.27
    text = '0212: ax_sspz ax_4a; 0213: su_south/weak; more {"oil":20}'
    game = attack(combat(text, [6], turn=24), "0213", "ax_sspz ax_4a")
    play(fall_back(game), "unit ax_sspz", "to WB")
    assert (where(game, "ax_sspz"), asked(game)) == ("WB", "advance")  # not a third hex
