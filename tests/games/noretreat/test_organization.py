"""Chapter 7: flips, placement and reorganization."""

from __future__ import annotations

import pytest
from tests.games.noretreat.helpers import (
    asked,
    events,
    face,
    may,
    place,
    play,
    position,
    where,
    why_not,
)

from hexfront import Game
from hexfront.core.hexes import bits
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.tables import (
    BOARD,
    CITIES,
    EDGES,
    GERMANY,
    HEXES,
    LAND,
    SOVIET,
    UNIT_NUMBER,
    USSR,
)

FAR = "2513: su_voronezh"
"""A red unit far away: the side needs one, and it has nothing to do."""


def axis(text: str, turn: int = 8, dice: tuple[int, ...] = ()) -> Game:
    return position(f"turn {turn} axis organization; {FAR}; axis-holds 1713; {text}", dice)


def soviet(text: str, turn: int = 8) -> Game:
    return position(f"turn {turn} soviet organization; 1713: ax_1pz; {text}")


def hand(game: Game, side: int) -> int:
    cards: int = game.state.hands[side].bit_count()
    return cards


def is_disorganized(game: Game, name: str) -> bool:
    return bool(game.state.disorganized >> UNIT_NUMBER[name] & 1)


def steps(text: str, name: str) -> int:
    """How many steps everybody sees that a unit has."""
    stacks = GAME.view(position(text).state, None)["stacks"]
    units = [unit for stack in stacks.values() for unit in stack]
    found: int = next(unit["steps"] for unit in units if unit["unit"] == name)
    return found


# -- the steps


def test_the_three_steps_are_taken_in_order() -> None:  # NR-7.0a, NR-4.0n
    game = axis(
        "1813: ax_4a/weak; 1814: ax_6a; destroyed: ax_9a; disorganized ax_6a; axis-hand 4 8"
    )
    assert asked(game) == "flips"
    assert why_not(game, "replace", "ax_9a") == "not-asked", "not yet"
    play(game, "done")
    assert asked(game) == "placement"
    assert why_not(game, "improve", "ax_4a") == "not-asked", "no more"
    play(game, "done")
    assert asked(game) == "reorganize"
    play(game, "done")
    assert asked(game) == "movement"


def test_only_units_with_an_overland_line_are_flipped() -> None:  # NR-7.0b
    game = axis("1813: ax_4a/weak; 1317: ax_6a/weak; axis-hand 4 8 19")
    assert may(game, "improve") == {"ax_4a"}
    assert why_not(game, "improve", "ax_6a") == "7.0b", "supplied by sea"
    game = soviet("2213: su_west/weak; 1115: su_south/weak; axis-holds 1215 1311 1515 1318")
    assert may(game, "modernize") == {"su_west"}
    assert why_not(game, "modernize", "su_south") == "7.0b"


# -- 7.1 improvements


def test_reduced_two_step_units_on_the_map_are_improved() -> None:  # NR-7.1a
    game = axis("1813: ax_4a/weak ax_6a; shattered: ax_9a/weak; axis-hand 4 8 19")
    assert may(game, "improve") == {"ax_4a"}
    for unit in ("ax_6a", "ax_9a"):
        assert why_not(game, "improve", unit) == "7.1a"
    play(game, "improve ax_4a", "discard 4", "discard 8")
    assert face(game, "ax_4a") == "strong"


def test_an_axis_improvement_costs_two_cards() -> None:  # NR-7.1b
    game = axis("1813: ax_4a/weak; 1814: ax_6a/weak ax_ssgr/weak; axis-hand 4 8 15")
    play(game, "improve ax_4a", "discard 4")
    assert (asked(game), face(game, "ax_4a")) == ("payment", "weak"), "half paid"
    play(game, "discard 8")
    assert face(game, "ax_4a") == "strong"
    assert why_not(game, "improve", "ax_6a") == "7.1b", "with one card left"


def test_an_ss_unit_is_improved_for_one_card() -> None:  # NR-7.1c
    game = axis("1813: ax_sspz/weak; 1814: ax_ssgr/weak; 1815: ax_6a/weak; axis-hand 15 16", 17)
    play(game, "improve ax_sspz", "discard 15")
    assert face(game, "ax_sspz") == "strong"
    assert may(game, "improve") == {"ax_ssgr"}
    play(game, "improve ax_ssgr")
    assert face(game, "ax_ssgr") == "strong"
    assert hand(game, 0) == 0


def test_a_soviet_improvement_costs_one_card() -> None:  # NR-7.1d
    game = soviet("2213: su_west/weak; 2214: su_don/weak; soviet-hand 3", 19)
    play(game, "improve su_west")
    assert face(game, "su_west") == "strong"
    assert why_not(game, "improve", "su_don") == "7.1b"


def test_a_shock_unit_is_improved_for_two_cards() -> None:  # NR-7.1e, OP-7.2
    """From turn 6, and never for nothing."""
    text = "2213: su_southwest/weak; 2214: su_moscow; soviet-hand 3 4 14"
    for turn in (6, 19):
        game = soviet(text, turn)
        assert why_not(game, "modernize", "su_southwest") == "7.2.0a"
        play(game, "improve su_southwest", "discard 3")
        assert face(game, "su_southwest") == "weak"
        play(game, "discard 4")
        assert face(game, "su_southwest") == "strong"
    assert why_not(soviet(text, 5), "improve", "su_southwest") == "7.1f"


def test_a_fort_is_no_improvement() -> None:  # NR-7.1e
    game = soviet("2213: su_moscow/weak; soviet-hand 3 4 14", 19)
    assert why_not(game, "improve", "su_moscow") == "7.1a"
    assert may(game, "fortify") == {"su_moscow"}


def test_soviet_units_are_not_improved_before_turn_17() -> None:  # NR-7.1f, NR-7.3b
    text = "2213: su_west/weak; 2214: su_moscow/weak; soviet-hand 3 4"
    game = soviet(text, 16)
    assert may(game, "improve") == set()
    assert why_not(game, "improve", "su_west") == "7.1f"
    assert may(soviet(text, 17), "improve") == {"su_west"}


def test_forts_are_built_from_turn_3() -> None:  # NR-7.1g
    text = "2213: su_moscow/weak; soviet-hand 3 4 14"
    assert may(soviet(text, 3), "fortify") == {"su_moscow"}
    game = soviet(text + "; 2214: su_leningrad", 2)
    assert why_not(game, "fortify", "su_moscow") == "13.5-T03a"


@pytest.mark.parametrize(("turn", "allowed"), [(4, False), (5, True), (23, True), (24, False)])
def test_the_axis_improves_from_turn_5_to_23(turn: int, allowed: bool) -> None:  # NR-7.1h
    game = axis("1813: ax_4a/weak; destroyed: ax_9a; axis-hand 14 16 17; disorganized ax_4a", turn)
    if allowed:
        assert may(game, "improve") == {"ax_4a"}
    else:
        assert not events(game, "improved")
        assert asked(game) != "flips" or why_not(game, "improve", "ax_4a") == "7.1h"


# -- 7.2 modernization


@pytest.mark.parametrize(
    ("turn", "count"), [(5, 0), (6, 1), (12, 1), (13, 2), (17, 2), (18, 1), (22, 1)]
)
def test_so_many_units_are_modernized_for_nothing(  # NR-7.2.0a, NR-7.2.1a, NR-7.2.1b, OP-7.4
    turn: int, count: int
) -> None:
    text = "2213: su_west/weak; 2214: su_don/weak; 2215: su_volkhov/weak; 2216: su_moscow"
    game = soviet(text, turn)
    for unit in ("su_west", "su_don", "su_volkhov")[:count]:
        play(game, f"modernize {unit}")
        assert face(game, unit) == "strong"
    assert may(game, "modernize") == set()
    assert why_not(game, "modernize", "su_volkhov") == "7.2.1a"
    assert events(game, "discarded") == []


def test_regional_units_are_not_modernized() -> None:  # OP-7.3
    game = soviet("2213: su_moscow/weak; 2214: su_west/weak; soviet-hand 3")
    assert may(game, "modernize") == {"su_west"}


BATTLE = (
    "axis combat; weather clear; support 0 0; 1811: ax_1pz ax_2pz; 1712: ax_3pz ax_4pz; "
    "axis-holds 1713; 2513: su_voronezh"
)


def struck(turn: int, unit: str) -> Game:
    """A red tank army takes a DD: the loss of a step and a retreat."""
    game = position(f"turn {turn} {BATTLE}; 1812: {unit}", dice=[6])
    play(game, "target 1812", *(f"join ax_{n}pz" for n in (1, 2, 3, 4)))
    assert [told["result"] for told in events(game, "rolled")] == ["DD"]
    return game


def test_before_turn_17_a_red_unit_has_one_step() -> None:  # NR-7.2.2a, NR-2.3f
    assert where(struck(16, "su_bryansk"), "su_bryansk") == "destroyed"
    assert steps("turn 16 axis movement; 2213: su_bryansk", "su_bryansk") == 1


def test_from_turn_17_soviet_units_have_two_steps() -> None:  # NR-7.3a, NR-2.3g
    game = struck(17, "su_bryansk")
    assert where(game, "su_bryansk") != "destroyed"
    assert face(game, "su_bryansk") == "weak"
    late = (
        "turn 17 axis movement; 2213: su_bryansk; 2214: su_west/weak; 2215: su_ost1; 2216: su_ff1"
    )
    found = [steps(late, unit) for unit in ("su_bryansk", "su_west", "su_ost1", "su_ff1")]
    assert found == [2, 1, 1, 1]


def test_a_red_unit_lies_red_in_its_box_and_comes_back_red() -> None:  # NR-7.2.2b
    game = struck(16, "su_bryansk")
    assert (where(game, "su_bryansk"), face(game, "su_bryansk")) == ("destroyed", "strong")
    game = soviet("destroyed: su_don; surrendered: su_west/weak; soviet-hand 3 4 16", 16)
    play(game, "replace su_don", "to 2513", "discard 3")
    assert face(game, "su_don") == "strong"
    play(game, "replace su_west", "to 2515")
    assert face(game, "su_west") == "weak", "and a brown one brown"


def test_from_turn_17_a_red_unit_comes_back_brown() -> None:  # NR-7.3c, NR-7.9.2a
    game = soviet("destroyed: su_don; soviet-hand 3 4", 17)
    play(game, "replace su_don", "to 2513", "discard 3")
    assert face(game, "su_don") == "weak"


def test_allies_and_cadres_have_one_step_and_are_not_improved() -> None:  # NR-7.4a
    text = "1813: ax_hun2 ax_ita8; 1814: ax_kg1 ax_rum4; 1815: ax_4a/weak; axis-hand 4 8"
    game = axis(text)
    assert may(game, "improve") == {"ax_4a"}
    for unit in ("ax_hun2", "ax_ita8", "ax_kg1", "ax_rum4"):
        assert why_not(game, "improve", unit) == "7.1a"
        assert steps(f"turn 8 axis movement; {text}", unit) == 1
    assert steps("turn 8 soviet movement; 2213: su_ost1", "su_ost1") == 1


# -- 7.5 forts


def test_a_regional_unit_is_fortified_whatever_its_supply() -> None:  # NR-7.5a, OP-7.1
    game = soviet("1613: su_moscow/weak; 2213: su_west/weak; oos su_moscow; soviet-hand 3 4", 8)
    assert may(game, "fortify") == {"su_moscow"}
    play(game, "fortify su_moscow", "discard 3")
    assert face(game, "su_moscow") == "strong"
    assert steps("turn 8 axis movement; 2008: su_moscow", "su_moscow") == 2
    assert steps("turn 8 axis movement; 2008: su_moscow/weak", "su_moscow") == 1


def test_a_fort_costs_one_card_at_home_and_two_elsewhere() -> None:  # NR-7.5b
    for hex, cost in (("2008", 1), ("2108", 2)):
        game = soviet(f"{hex}: su_moscow/weak; 2213: su_west; soviet-hand 3 4 16")
        play(game, "fortify su_moscow", "discard 3")
        assert (face(game, "su_moscow") == "strong") == (cost == 1)
        if cost == 2:
            play(game, "discard 4")
        assert face(game, "su_moscow") == "strong"
        assert len(events(game, "discarded")) == cost
    game = soviet("2108: su_moscow/weak; 2213: su_west/weak; soviet-hand 3")
    assert why_not(game, "fortify", "su_moscow") == "7.5b"


def test_a_fort_becomes_regional_infantry_for_nothing() -> None:  # NR-7.5c
    game = soviet("2108: su_moscow; 2213: su_west/weak; soviet-hand 3")
    play(game, "unfortify su_moscow")
    assert face(game, "su_moscow") == "weak"
    assert events(game, "discarded") == []


def test_a_unit_is_flipped_once_in_a_phase() -> None:  # OP-7.13
    game = soviet("2008: su_moscow; 2213: su_west/weak; soviet-hand 3 4")
    play(game, "unfortify su_moscow")
    assert why_not(game, "fortify", "su_moscow") == "OP-7.13"
    assert why_not(game, "fortify", "su_west") != "OP-7.13", "nobody has flipped that one"


@pytest.mark.parametrize(
    ("side", "text", "turn", "action"),
    [
        ("axis", "1813: ax_4a/weak; axis-hand 14 16 17", 8, "improve ax_4a"),
        ("soviet", "2213: su_west/weak; 2216: su_moscow", 12, "modernize su_west"),
        ("soviet", "2213: su_moscow/weak; soviet-hand 3 4 14", 8, "fortify su_moscow"),
        ("soviet", "2008: su_moscow; 2213: su_west/weak; soviet-hand 3", 8, "unfortify su_moscow"),
    ],
)
# OP-7.13
def test_what_has_been_flipped_is_not_flipped_in_any_way(
    side: str, text: str, turn: int, action: str
) -> None:
    game = axis(text, turn) if side == "axis" else soviet(text, turn)
    assert game.decision is not None
    assert tuple(action.split()) in game.decision.actions
    g = game.state
    g.flipped |= 1 << UNIT_NUMBER[action.split()[1]]
    choice, args = GAME.steps.asked(g)
    verb = choice.verbs[action.split()[0]]
    forbidden = verb.forbidden_by(g, args, UNIT_NUMBER[action.split()[1]])
    assert forbidden is not None
    assert forbidden.rule == "OP-7.13"


# -- 7.6 where units are placed


def around(cities: int, region: int) -> set[str]:
    """The cities and the hexes next to them, by the map alone."""
    found = cities
    for city in bits(cities):
        found |= BOARD.adjacent[city]
    return set(BOARD.names(found & region & LAND))


def choices(game: Game, unit: str) -> set[str]:
    """Where a unit may be placed."""
    if asked(game) == "placement":
        assert game.decision is not None
        play(game, next(action for action in game.decision.actions if action[1:] == (unit,)))
    assert asked(game) == "place_at"
    return may(game, "to")


def test_placement_costs_no_movement_points() -> None:  # NR-7.6a
    game = axis("turn-8: ax_2a")
    play(game, "to 0603", "unit ax_2a")
    assert game.decision is not None
    assert game.decision.args["left"] == 5


def test_axis_units_are_placed_around_the_cities_of_greater_germany() -> None:  # NR-7.6c
    assert choices(axis("turn-8: ax_2a"), "ax_2a") == around(CITIES & GERMANY, GERMANY)
    game = axis("destroyed: ax_9a; axis-hand 4 8")
    assert choices(game, "ax_9a") == around(CITIES & GERMANY, GERMANY), "not in Kharkov"


def test_an_overland_line_is_needed_where_axis_units_are_placed() -> None:  # NR-7.6c, OP-7.7
    """A Front in Poland cuts off Königsberg."""
    game = axis("turn-8: ax_2a; 1005: su_west/weak")
    assert not {"1104", "1204", "1205"} & choices(game, "ax_2a")
    assert why_not(game, "to", "1104") == "7.6c"
    game = axis("turn-8: ax_2a; soviet-holds 0603")
    assert not {"0603", "0602"} & choices(game, "ax_2a"), "a city must be Axis"


def test_nobody_is_placed_in_an_enemy_zone() -> None:  # NR-7.6b
    game = axis("turn-8: ax_2a; 0806: su_west/weak")
    assert not {"0906", "0805", "0706", "0807"} & choices(game, "ax_2a")
    assert why_not(game, "to", "0906") == "7.6b"
    game = soviet("turn-8: su_kalinin/weak; 2009: ax_4a")
    assert "2008" not in choices(game, "su_kalinin"), "Moscow"
    assert why_not(game, "to", "2008") == "7.6b"


def test_recovering_axis_units_are_placed_around_axis_cities_of_the_ussr() -> None:  # NR-7.6d
    game = axis("shattered: ax_9a")
    kharkov = around(1 << place("1713"), USSR)
    assert len(kharkov) == 7
    assert kharkov <= choices(game, "ax_9a")
    assert "1407" not in may(game, "to"), "Minsk is Soviet"
    game = axis("shattered: ax_9a; 1613: su_west/weak")
    assert "1813" not in choices(game, "ax_9a"), "no line from Kharkov now"


def test_recovering_axis_units_are_placed_on_the_west_edge() -> None:  # NR-7.6e
    lost = "soviet-holds " + " ".join(BOARD.names(CITIES & GERMANY))
    game = axis(f"shattered: ax_9a; 1814: ax_6a; {lost}")
    german = set(BOARD.names(EDGES[0])) - {"0405", "0306", "0407", "0308", "0309"}
    found = choices(game, "ax_9a")
    assert german <= found
    game = axis(f"turn-8: ax_2a; 1814: ax_6a; {lost}")
    assert asked(game) == "movement", "reinforcements have no place now"
    assert where(game, "ax_2a") == "turn-8"


def test_soviet_units_are_placed_around_their_cities() -> None:  # NR-7.6f, NR-7.6g, OP-7.6
    game = soviet("turn-8: su_kalinin/weak; soviet-holds 0906")
    expected = around(CITIES & USSR & ~BOARD.set(["1713"]), USSR) | set(BOARD.names(EDGES[1]))
    zone = set(BOARD.names(BOARD.adjacent[place("1713")]))
    assert choices(game, "su_kalinin") == expected - zone - {"1713"}
    assert why_not(game, "to", "0906") == "7.6f", "Warsaw"


def test_an_overland_line_is_needed_where_soviet_units_are_placed() -> None:  # NR-7.6f
    """Odessa is cut off; by sea its garrison lives, but nobody comes in."""
    ring = "1114: ax_4a; 1214: ax_6a; 1315: ax_9a; 1115: ax_17a; 1215: su_south/weak"
    game = soviet(f"turn-23: su_kalinin; {ring}; turn-20: su_west", 23)
    assert "1215" not in choices(game, "su_west")


def test_soviet_units_are_placed_on_the_edges_in_russia() -> None:  # NR-7.6g
    held = "axis-holds " + " ".join(BOARD.names(CITIES & USSR))
    game = soviet(f"turn-8: su_kalinin/weak; 2013: ax_4a; {held}")
    assert choices(game, "su_kalinin") == set(BOARD.names(EDGES[SOVIET] & HEXES))


def test_recovering_soviet_units_are_placed_around_their_cities_in_germany() -> None:  # NR-7.6h
    game = soviet("shattered: su_kalinin/weak; soviet-holds 0906")
    assert around(1 << place("0906"), GERMANY) <= choices(game, "su_kalinin")
    game = soviet("destroyed: su_kalinin/weak; soviet-holds 0906; soviet-hand 3 4")
    assert not around(1 << place("0906"), GERMANY) & choices(game, "su_kalinin")


def test_units_are_placed_within_the_stacking_limits() -> None:  # OP-7.9
    game = axis("turn-8: ax_2a; 0603: ax_4a ax_6a; 0704: ax_9a")
    found = choices(game, "ax_2a")
    assert "0603" not in found
    assert "0704" in found


# -- 7.7 recovery


def test_all_shattered_units_return() -> None:  # NR-7.7a
    game = axis("shattered: ax_9a ax_17a; axis-hand 4")
    assert may(game, "recover") == {"ax_9a", "ax_17a"}
    assert why_not(game, "done") == "7.7a"
    play(game, "recover ax_9a", "to 1713")
    assert where(game, "ax_9a") == "1713"
    assert (asked(game), may(game, "to") >= {"1713"}) == ("place_at", True), "the last one, too"
    play(game, "to 1813")
    assert where(game, "ax_17a") == "1813"
    assert events(game, "discarded") == []


def test_a_unit_without_a_place_waits() -> None:  # OP-7.8
    """All cities are lost, and Fronts on every third hex watch the west edge."""
    lost = "soviet-holds " + " ".join(BOARD.names(CITIES & GERMANY))
    fronts = "0403: su_west; 0306: su_don; 0308: su_volkhov; 0210: su_steppe; 0112: su_kursk"
    game = position(f"turn 8 axis organization; shattered: ax_9a; 1814: ax_6a; {lost}; {fronts}")
    assert (asked(game), where(game, "ax_9a")) == ("movement", "shattered")


def test_a_recovered_unit_is_disorganized() -> None:  # NR-7.7b
    game = play(axis("shattered: ax_9a; axis-hand 4"), "to 1813")
    assert is_disorganized(game, "ax_9a")


def test_a_recovered_unit_keeps_its_face() -> None:  # NR-7.7c
    game = axis("shattered: ax_9a ax_17a/weak")
    play(game, "recover ax_9a", "to 1713", "to 1813")
    assert (face(game, "ax_9a"), face(game, "ax_17a")) == ("strong", "weak")
    game = play(soviet("shattered: su_don", 18), "to 2513")
    assert face(game, "su_don") == "strong"


# -- 7.8 reinforcements


def test_reinforcements_arrive_in_their_turn() -> None:  # NR-7.8a
    game = axis("turn-8: ax_2a; turn-9: ax_luft; axis-hand 4")
    play(game, "to 0603")
    assert where(game, "ax_2a") == "0603"
    assert where(game, "ax_luft") == "turn-9"
    game = soviet("turn-8: ax_2a su_kalinin/weak")
    play(game, "to 2513")
    assert where(game, "ax_2a") == "turn-8", "in its owner's phase only"


def test_reinforcements_are_not_disorganized() -> None:  # NR-7.8b
    game = play(axis("turn-8: ax_2a; axis-hand 4"), "to 0603")
    assert not is_disorganized(game, "ax_2a")


def test_special_codes_wait_for_their_event_and_cadres_for_their_box() -> None:  # NR-7.8c
    game = axis("turn-8: ax_kg1; pool: ax_fort1 ax_grpe; 1814: ax_6a", 8)
    assert where(game, "ax_kg1") == "cadres"
    assert where(game, "ax_fort1") == where(game, "ax_grpe") == "pool"
    game = axis('pool: ax_fort1 ax_grpe; 1814: ax_6a; more {"gg":18}', 19)
    assert may(game, "to") == set(BOARD.names(CITIES & GERMANY)), "in any city, as 13.5 says"
    play(game, "to 0603")
    assert where(game, "ax_fort1") == "0603"
    assert where(game, "ax_grpe") == "pool"


def test_a_reinforcement_without_a_place_comes_a_turn_later() -> None:  # OP-7.8
    game = play(axis("turn-5: ax_2a", 8), "to 0603")
    assert where(game, "ax_2a") == "0603"


# -- 7.9 replacements


def test_a_destroyed_unit_costs_one_card_and_a_surrendered_one_two() -> None:  # NR-7.9a, NR-7.9c
    game = axis("destroyed: ax_9a; surrendered: ax_17a; axis-hand 4 8 15")
    play(game, "replace ax_9a", "to 0603", "discard 4")
    assert where(game, "ax_9a") == "0603"
    play(game, "replace ax_17a", "to 0704", "discard 8")
    assert where(game, "ax_17a") == "0704"
    assert [told["card"] for told in events(game, "discarded")] == ["4", "8", "15"]
    game = axis("destroyed: ax_9a; surrendered: ax_17a; axis-hand 4")
    assert may(game, "replace") == {"ax_9a"}
    assert why_not(game, "replace", "ax_17a") == "5.4a"


def test_a_shock_army_costs_two_cards() -> None:  # NR-7.9b, OP-7.10
    for box in ("destroyed", "surrendered"):
        game = soviet(f"{box}: su_crimean; soviet-hand 3 4 16")
        play(game, "replace su_crimean", "to 2513", "discard 3")
        assert where(game, "su_crimean") == box
        play(game, "discard 4")
        assert where(game, "su_crimean") == "2513"


def test_a_replaced_unit_is_disorganized() -> None:  # NR-7.9d
    game = axis("destroyed: ax_9a; axis-hand 4 8")
    play(game, "replace ax_9a", "to 0603", "discard 4")
    assert is_disorganized(game, "ax_9a")


def test_replacing_a_surrendered_unit_gives_no_point_back() -> None:  # NR-7.9e
    game = axis("surrendered: ax_9a; axis-hand 4 8; event-vp -3")
    play(game, "replace ax_9a", "to 0603", "discard 4")
    assert where(game, "ax_9a") == "0603"
    assert game.state.event_vp == -3


@pytest.mark.parametrize(
    ("turn", "rule"), [(4, "7.9.1a"), (5, ""), (23, ""), (24, "7.9.1b"), (28, "7.9.1b")]
)
def test_the_axis_replaces_from_turn_5_to_23(  # NR-7.9.1a, NR-7.9.1b, OP-7.5
    turn: int, rule: str
) -> None:
    game = axis("destroyed: ax_9a; shattered: ax_17a ax_6a; axis-hand 14 20", turn)
    assert asked(game) == "placement"
    assert why_not(game, "replace", "ax_9a") == rule
    assert why_not(game, "recover", "ax_17a") == "", "recovery is another thing"


def test_a_two_step_unit_comes_back_reduced() -> None:  # NR-7.9.2a
    game = axis("destroyed: ax_9a; axis-hand 4 8")
    play(game, "replace ax_9a", "to 0603", "discard 4")
    assert face(game, "ax_9a") == "weak"


def test_a_fort_comes_back_as_regional_infantry() -> None:  # OP-7.11
    game = soviet("destroyed: su_moscow; soviet-hand 3 4")
    play(game, "replace su_moscow", "to 2513", "discard 3")
    assert face(game, "su_moscow") == "weak"


def test_the_finnish_unit_is_not_replaced() -> None:  # OP-7.12
    game = axis("destroyed: ax_fin ax_9a; axis-hand 4 8")
    assert may(game, "replace") == {"ax_9a"}
    text = "FIN: ax_fin/weak; 1814: ax_4a/weak; axis-hand 4 8"
    assert may(axis(text), "improve") == {"ax_4a"}
    assert may(axis(f"{text}; axis-holds 1902 1503"), "improve") == {"ax_4a", "ax_fin"}


# -- 7.10 reorganization


def test_a_card_takes_a_disorganized_marker_off() -> None:  # NR-7.10a
    text = "1811: ax_4a ax_6a; 1812: su_west/weak; disorganized ax_4a ax_6a su_west; support 0 0"
    game = axis(f"{text}; axis-hand 15 16", dice=(2,))
    assert asked(game) == "reorganize"
    assert may(game, "reorganize") == {"ax_4a", "ax_6a"}, "of own units"
    play(game, "reorganize ax_4a", "discard 15")
    assert not is_disorganized(game, "ax_4a")
    assert is_disorganized(game, "ax_6a")
    play(game, "done", "done", "target 1812")
    assert events(game, "battle")[0]["units"] == ["ax_4a"], "it attacks this turn"


def test_a_disorganized_unit_moves_and_has_its_zone() -> None:  # OP-7.14
    game = position("turn 8 axis movement; 1813: ax_4a; disorganized ax_4a; 2513: su_west")
    assert may(game, "unit") == {"ax_4a"}
    assert game.state.zone(0).bit_count() == 6
