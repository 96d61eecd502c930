"""Chapter 11: what leaves the map in phase 6."""

from __future__ import annotations

from tests.games.noretreat.helpers import asked, events, face, marked, play, position, where

from hexfront.games.noretreat.tables import BOARD, CITIES, USSR

RUSSIAN_CITIES = "axis-holds " + " ".join(BOARD.names(CITIES & USSR))


def removed(text: str, side: str = "axis", turn: int = 8) -> list[str]:
    game = position(f"turn {turn} {side} removal; {text}")
    return [told["unit"] for told in events(game, "eliminated")]


def test_the_active_units_trace_first() -> None:  # NR-11.1a
    """The pocketed Front stands in the only way from Smolensk to the army."""
    text = (
        "1904: ax_4a; 1807: su_west/weak; oos ax_4a su_west; "
        "1708: ax_6a; 1805: ax_9a; 1908: ax_17a; axis-holds 1708"
    )
    assert removed(text, "soviet") == ["su_west"], "gone before the army traces"
    assert removed(text, "axis") == ["ax_4a", "su_west"]


def test_units_that_still_cannot_trace_are_eliminated() -> None:  # NR-11.1b, NR-6.5.6a
    assert removed("2213: ax_4a; 1713: ax_6a; oos ax_4a ax_6a") == ["ax_4a"]


def test_two_step_counters_surrender_on_either_side() -> None:  # NR-11.1c, NR-7.2.2c, OP-11.3
    text = "1509: su_west/weak; 1709: su_don; oos su_west su_don"
    game = position(f"turn 8 axis removal; {text}; {RUSSIAN_CITIES}")
    assert where(game, "su_west") == "surrendered", "a brown Front has one step, two values"
    assert where(game, "su_don") == "surrendered"
    game = position("turn 8 axis removal; 2213: ax_4a/weak; oos ax_4a; 2513: su_west/weak")
    assert where(game, "ax_4a") == "surrendered"


def test_one_step_counters_follow_their_backs() -> None:  # NR-11.1d
    text = "2213: ax_hun2; 2215: ax_kg1; 2013: ax_luft; 2511: su_west/weak"
    game = position(f"turn 9 axis removal; {text}; oos ax_hun2 ax_kg1 ax_luft")
    assert where(game, "ax_hun2") == "turn-11"
    assert where(game, "ax_luft") == "turn-11"
    assert where(game, "ax_kg1") == "turn-10"
    assert game.state.event_vp == 0


def test_units_that_trace_again_stay() -> None:  # NR-11.1e
    game = position("turn 8 axis removal; 1813: ax_4a; oos ax_4a; axis-holds 1713; 2511: su_west")
    assert where(game, "ax_4a") == "1813"
    assert events(game, "eliminated") == []


def test_units_without_a_marker_are_not_checked() -> None:  # NR-11.1f
    game = position("turn 8 axis removal; 2213: ax_4a; 2511: su_west/weak; rail: ax_6a")
    assert asked(game) == "disembark"
    assert where(game, "ax_4a") == "2213"


def test_a_unit_that_found_supply_has_no_zone_until_the_markers_go() -> None:  # OP-11.2
    """The army traces again, but does not cut off the Front that is checked after it."""
    text = f"2212: ax_4a; 2113: su_west/weak; oos ax_4a su_west; rail: ax_6a; {RUSSIAN_CITIES}"
    game = position(f"turn 8 axis removal; {text}")
    assert events(game, "eliminated") == []
    assert marked(game) == set()
    assert game.state.zone(0) >> BOARD.hex("2213") & 1, "now it has its zone again"
    assert removed(text.replace("oos ax_4a su_west", "oos su_west")) == ["su_west"]


def test_all_oos_and_disorganized_markers_go_free_of_cost() -> None:  # NR-11.2a, NR-11.2b, NR-7.10b
    text = "1813: ax_4a ax_6a; axis-holds 1713; oos ax_4a su_west; disorganized ax_6a su_don"
    game = position(
        f"turn 8 axis removal; {text}; 2513: su_west/weak; 2515: su_don; rail: ax_9a; axis-hand 1"
    )
    assert (game.state.oos, game.state.disorganized) == (0, 0)
    assert game.state.hands[0] == 1 << 1


def test_a_support_marker_that_was_used_is_gone_and_others_wait() -> None:  # NR-11.2c, OP-11.1
    """Used ones left with their battle; the Soviets keep theirs for their own turn."""
    text = "turn 10 axis combat; weather clear; 1811: ax_3pz; 1812: su_west/weak; support 1 2"
    game = position(f"{text}; axis-holds 1713; rail: ax_6a", dice=[2])
    play(game, "target 1812", "commit")
    assert asked(game) == "disembark"
    assert game.state.support == [0, 2]


def test_counterblow_markers_of_this_turn_stay() -> None:  # NR-11.2d
    text = "turn 8 axis combat; weather clear; 1811: ax_3pz; 1812: su_west/weak; support 0 0"
    game = position(f"{text}; axis-holds 1713; rail: ax_6a", dice=[2])
    play(game, "target 1812")
    assert asked(game) == "disembark", "after phase 6"
    assert game.state.counterblows[0] == 1 << BOARD.hex("1811")


def test_the_italian_army_leaves_on_turn_15() -> None:  # NR-11.3a
    text = "turn 14 soviet disembark; 1713: ax_ita8 ax_4a; 2513: su_west; deck 14 15 16 17 18 19 20"
    game = position(f"{text}; rail: su_don")
    assert where(game, "ax_ita8") == "1713"
    play(game, "done")
    assert game.state.turn == 15
    assert where(game, "ax_ita8") == "gone"
    assert where(game, "ax_4a") == "1713"


ROMANIA = "0817: ax_rum4 ax_4a; turn-20: ax_rum3; rail: su_don; 1713: su_central"


def test_a_red_unit_in_the_oil_fields_drives_romania_out() -> None:  # NR-11.3b, OP-11.4, OP-11.5
    game = position(f"turn 19 soviet removal; 0816: su_west; {ROMANIA}")
    assert where(game, "ax_rum4") == where(game, "ax_rum3") == "gone", "on the track, too"
    assert where(game, "ax_4a") == "0817"
    game = position(f"turn 19 soviet removal; 0816: su_west/weak; {ROMANIA}")
    assert where(game, "ax_rum4") == "0817", "a brown one does not"
    game = position(f"turn 19 soviet removal; 0916: su_west; {ROMANIA}")
    assert where(game, "ax_rum4") == "0817", "nor does one next to it"


def test_a_unit_keeps_its_face_in_the_surrendered_box() -> None:  # NR-7.2.2b, OP-7.15
    game = position(f"turn 8 axis removal; 1509: su_don; oos su_don; {RUSSIAN_CITIES}")
    assert (where(game, "su_don"), face(game, "su_don")) == ("surrendered", "strong")
