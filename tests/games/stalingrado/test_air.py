"""6: air missions, air combat, bombing, bases, transport and transfers; chapter A."""

from __future__ import annotations

import json

import pytest
from tests.games.stalingrado.helpers import (
    asked,
    forbids,
    hexes,
    is_marked,
    legal,
    offered,
    play,
    run_to,
    seat,
    set_up,
    state,
    steps_of,
    storm,
    told,
    where,
)

from hexfront.core.hexes import mask
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.air_combat import dogfight
from hexfront.games.stalingrado.bases import come_home
from hexfront.games.stalingrado.bombing import effect_on
from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.replacements import can_carry_men
from hexfront.games.stalingrado.state import PLACE_NAMES
from hexfront.games.stalingrado.supply import hq_range
from hexfront.games.stalingrado.tables import BASES, BOARD, in_flight

# Axis base 0703 (airfield), strip 0609; Soviet airfield 1404, strip 0910, 1009.
FRONT = "turn 8; 0705: DE-INF-44; 0805: SU-RD-4; "


def missions(text: str, dice: list[int] | None = None, **options: str):  # type: ignore[no-untyped-def]
    return set_up(f"{text}; phase air_missions", dice=dice, **options)


ALL_CLASSES = "0703: DE-A-I_JG3 DE-A-I_SchG1 DE-A-II_StG1 DE-A-I_KG51 DE-A-I_KG50 DE-A-KGrzbV5"
VERBS = {
    "DE-A-I_JG3": {"escort"},  # C, ground value 0
    "DE-A-I_SchG1": {"escort", "support", "bomb_units"},  # CB
    "DE-A-II_StG1": {"support", "bomb_units"},  # BL
    "DE-A-I_KG51": {"support", "bomb_units"},  # BM
    "DE-A-I_KG50": {"support", "bomb_units"},  # BP
    "DE-A-KGrzbV5": set(),  # T
}


@pytest.mark.parametrize("unit", VERBS)
# SG-6a, SG-2.2.2b, SG-2.2.2c, SG-2.2.2d, SG-2.2.2e, SG-6.3a
def test_what_the_classes_do(unit: str) -> None:
    game = missions(FRONT + ALL_CLASSES)
    play(game, f"send {unit}")
    verbs = {action.split()[0] for action in legal(game)} - {"stay"}
    assert verbs == VERBS[unit]


def test_soviet_fighters_with_bombs_support() -> None:  # SG-2.2.2g, SG-6.3a
    game = missions("turn 8 soviet; 0805: SU-RD-4; 0705: DE-INF-44; 0910: SU-A-220")
    play(game, "send SU-A-220")
    assert "support 0705" in legal(game)
    assert not offered(game, "bomb_units")


def test_range_is_counted_from_the_base_to_the_target() -> None:  # SG-2.2.2f, SG-A.b
    game = missions(FRONT + "0703: DE-A-I_SchG1; 1603: SU-RD-5; 1803: SU-RD-6")
    play(game, "send DE-A-I_SchG1")
    assert offered(game, "bomb_units") == {"0805", "1603"}
    assert forbids(game, "bomb_units 1803") == "2.2.2f"


def test_missions_are_flown_in_the_own_movement_phase() -> None:  # SG-6.1b, SG-S.5
    game = missions(FRONT + "0703: DE-A-I_SchG1")
    assert (seat(game), asked(game)) == ("axis", "missions")
    events = play(game, "send DE-A-I_SchG1", "support 0805")
    assert told(events, "flies") == [
        {"counter": "DE-A-I_SchG1", "mission": "support", "hex": "0805"}
    ]
    assert "send DE-A-I_SchG1" not in legal(game)


REACTION = FRONT + "0703: DE-A-I_KG51 DE-A-I_JG3; 0910: SU-A-220 SU-A-206; 1404: SU-A-50"


def test_the_other_player_intercepts_and_supports() -> None:  # SG-6.1c, SG-S.7, SG-2.2.2b
    game = missions(REACTION)
    play(game, "send DE-A-I_KG51", "bomb_units 0805", "done")
    assert (seat(game), asked(game)) == ("soviet", "reaction")
    assert offered(game, "send") == {"SU-A-220", "SU-A-206"}
    play(game, "send SU-A-220")
    assert offered(game, "intercept") == {"0805"}
    assert "0805" in offered(game, "support")
    play(game, "intercept 0805", "send SU-A-206")
    assert forbids(game, "intercept 0805") == "2.2.2b"
    assert offered(game, "support") == {"0805"}


def test_bombers_and_transports_do_not_defend() -> None:  # SG-6.2d
    game = missions(REACTION)
    play(game, "done")
    assert "send SU-A-50" not in legal(game)
    assert forbids(game, "send SU-A-50") == "6.2d"


def fight(axis: str, soviet: str, die: int, **options: str):  # type: ignore[no-untyped-def]
    """Axis aircraft bomb 0805, Soviet ones intercept: name and mission of each."""
    names = lambda side: " ".join(pair.split(":")[0] for pair in side.split())  # noqa: E731
    text = f"{FRONT}0703: {names(axis)}; 0910: {names(soviet)}"
    game = missions(text, [die, 6, 6, 6, 6], **options)
    for pair in axis.split():
        unit, mission = pair.split(":")
        play(game, f"send {unit.split('/')[0]}", f"{mission} 0805")
    play(game, "done")
    for pair in soviet.split():
        unit, mission = pair.split(":")
        play(game, f"send {unit.split('/')[0]}", f"{mission} 0805")
    return game, play(game, "done")


def test_air_values_of_both_sides_are_summed() -> None:  # SG-6.1d, SG-A.c, SG-2.2.2g
    _, events = fight("DE-A-I_KG51:bomb_units DE-A-I_JG3:escort", "SU-A-220:intercept", 3)
    found = told(events, "air-combat")[0]
    assert (found["attack"], found["defence"]) == (5 + 9, 7)


def test_the_table_is_read_by_the_two_totals_and_a_die() -> None:  # SG-6.1e, SG-6.1f, SG-S.8
    game, events = fight("DE-A-I_KG51:bomb_units DE-A-I_JG3:escort", "SU-A-220:intercept", 3)
    found = told(events, "air-combat")[0]
    assert (found["die"], found["defender"], found["attacker"]) == (3, 1, 1)
    assert steps_of(game, "SU-A-220") == 1
    game, events = fight("DE-A-I_KG51:bomb_units DE-A-I_JG3:escort", "SU-A-220:intercept", 5)
    found = told(events, "air-combat")[0]
    assert (found["defender"], found["attacker"]) == (1, 0)  # the left number is the defender's
    assert [steps_of(game, f"{n}") for n in ("SU-A-220", "DE-A-I_KG51", "DE-A-I_JG3")] == [1, 2, 2]
    assert dogfight(33, 19, 4) == (3, 2)  # column of the attacker, row of the defender
    assert dogfight(19, 33, 4) == (1, 3)


def test_the_lowest_air_value_goes_first() -> None:  # SG-6.1g, SG-A.d
    game, _ = fight("DE-A-I_KG51:bomb_units DE-A-I_JG3:escort", "SU-A-220:intercept", 3)
    assert (steps_of(game, "DE-A-I_KG51"), steps_of(game, "DE-A-I_JG3")) == (1, 2)


def test_reduced_units_only_suffer_when_no_intact_one_is_left() -> None:  # SG-6.1h, SG-A.d
    game, _ = fight("DE-A-I_KG51/1:bomb_units DE-A-I_JG3:escort", "SU-A-220:intercept", 3)
    assert (steps_of(game, "DE-A-I_KG51"), steps_of(game, "DE-A-I_JG3")) == (1, 1)
    lone, _ = fight("DE-A-I_SchG1/1:bomb_units", "SU-A-220:intercept SU-A-217:intercept", 5)
    play(lone, "lose SU-A-220")
    assert (steps_of(lone, "DE-A-I_SchG1"), where(lone, "DE-A-I_SchG1")) == (0, "pool")


def test_ties_are_decided_by_the_owner() -> None:  # SG-6.1g
    game, _ = fight(
        "DE-A-I_KG51:bomb_units DE-A-II_KG51:bomb_units DE-A-I_JG3:escort",
        "SU-A-220:intercept SU-A-217:intercept",
        3,
    )
    while asked(game) == "air_loss" and seat(game) == "soviet":
        play(game, "lose SU-A-220")
    assert (seat(game), asked(game)) == ("axis", "air_loss")
    assert offered(game, "lose") == {"DE-A-I_KG51", "DE-A-II_KG51"}


def test_survivors_carry_out_their_missions() -> None:  # SG-6.1i, SG-S.9
    game, events = fight("DE-A-I_KG51:bomb_units DE-A-I_JG3:escort", "SU-A-220:intercept", 3)
    events += run_to(game, "combat")
    assert told(events, "bombing")[0]["points"] == 2  # the reduced face


def test_any_number_may_fly_over_a_hex() -> None:  # SG-6.1j
    units = "DE-A-I_KG51 DE-A-II_KG51 DE-A-III_KG51 DE-A-I_KG27 DE-A-II_KG27 DE-A-III_KG27"
    game = missions(f"{FRONT}0703: {units}; 0609: DE-A-II_StG1 DE-A-I_SchG1 DE-A-II_SchG1")
    for unit in f"{units} DE-A-II_StG1 DE-A-I_SchG1 DE-A-II_SchG1".split():
        play(game, f"send {unit}", "bomb_units 0805")
    assert len(state(game).flights) == 9


def test_who_has_no_fighters_does_no_harm() -> None:  # SG-6.1k, SG-A.e, SG-6.1a
    bombers = "DE-A-I_KG51:bomb_units DE-A-II_KG51:bomb_units DE-A-III_KG51:bomb_units"
    game, events = fight(bombers, "SU-A-220:intercept", 4)
    found = told(events, "air-combat")[0]
    assert dogfight(found["attack"], found["defence"], 4) == (1, 1)
    assert (found["defender"], found["attacker"]) == (0, 1)
    assert steps_of(game, "SU-A-220") == 2


def test_without_any_fighter_there_is_no_air_combat() -> None:  # SG-6.1l, SG-6.1a
    _, events = fight("DE-A-I_KG51:bomb_units", "SU-A-206:support", 4)
    assert not told(events, "air-combat")
    _, events = fight("DE-A-I_SchG1:bomb_units", "SU-A-206:support", 4)
    assert told(events, "air-combat")  # a fighter-bomber is enough


def test_after_the_mission_they_fly_home() -> None:  # SG-6.1n
    game = missions(FRONT + "0703: DE-A-I_KG51 DE-A-II_KG51 DE-A-I_JG3", [3, 3, 3])
    play(game, "send DE-A-I_KG51", "bomb_units 0805", "send DE-A-I_JG3", "escort 0805")
    play(game, "send DE-A-II_KG51", "support 0805", "done")
    run_to(game, "combat")
    assert list(state(game).flights) == [NUMBER["DE-A-II_KG51"]]
    assert where(game, "DE-A-I_KG51") == "0703"


def test_only_who_finds_the_base_lost_lands_elsewhere() -> None:  # SG-6.1n, OP-6.16
    for is_lost in (False, True):
        game = missions(FRONT + "0703: DE-A-I_KG51", [3, 3, 3])
        g, bomber = state(game), NUMBER["DE-A-I_KG51"]
        g.flights[bomber] = (0, 0)
        if is_lost:
            g.control &= ~hexes("0703")
        frames = len(g.frames)
        come_home(g, 1 << bomber)
        assert not g.flights
        assert [frame[0] for frame in g.frames[frames:]] == ["homeless"] * is_lost


# -- ground support


SUPPORT = "turn 8; 0804: DE-INF-44; 0805: SU-RD-4; 0703: DE-A-I_KG51; 0910: SU-A-206"


def test_support_adds_to_both_totals() -> None:  # SG-6.2a, SG-6.2b, SG-6.1n
    game = missions(SUPPORT, [3, 4])
    play(game, "send DE-A-I_KG51", "support 0805", "done", "send SU-A-206", "support 0805", "done")
    run_to(game, "combat")
    events = storm(game, "0805")
    assert told(events, "attack")[0]["attack"] == 4 + 4
    assert told(events, "odds")[0]["defence"] == 1 + 3  # no headquarters: half the land value
    run_to(game, "combat", "loss stop")
    assert not state(game).flights


def test_escorts_do_not_drop_bombs() -> None:  # SG-6.2a, SG-6.1a
    game = missions(SUPPORT.replace("DE-A-I_KG51", "DE-A-I_SchG1"), [3, 4])
    play(game, "send DE-A-I_SchG1", "escort 0805", "done", "done")
    run_to(game, "combat")
    assert told(storm(game, "0805"), "attack")[0]["attack"] == 4


def test_support_goes_to_hexes_under_threat_only() -> None:
    game = missions(SUPPORT + "; 1404: SU-RD-5")
    play(game, "done", "send SU-A-206")
    assert offered(game, "support") == {"0805"}


# -- bombing


def bomb(target: str, verb: str, bombers: str, dice: list[int]):  # type: ignore[no-untyped-def]
    game = missions(f"turn 8; 0703: {bombers}; {target}", dice)
    place = verb.split()[1]
    for unit in bombers.split():
        play(game, f"send {unit}", verb)
    events = play(game, "done")
    return game, events + run_to(game, "combat"), place


KG = "DE-A-I_KG51 DE-A-II_KG51 DE-A-III_KG51 DE-A-I_KG1 DE-A-II_KG1 DE-A-III_KG1"  # 4 each


def test_bombers_name_their_target() -> None:  # SG-6.3b, SG-2.2.2f
    game = missions(FRONT + "0703: DE-A-I_KG51; 0910: SU-A-220; 1009: SU-HQ-DON")
    play(game, "send DE-A-I_KG51")
    assert {"bomb_units 0805", "bomb_base 0910", "bomb_hq SU-HQ-DON"} <= legal(game)
    events = play(game, "bomb_hq SU-HQ-DON")
    assert told(events, "flies-against")[0]["mission"] == "bomb-headquarters"


def test_ground_values_a_die_and_the_table() -> None:  # SG-6.3c, SG-A.f
    _, events, _ = bomb("0805: SU-RD-4", "bomb_units 0805", "DE-A-I_KG51 DE-A-II_KG51", [4])
    assert told(events, "bombing")[0] == {
        "mission": "bomb-units", "points": 8, "die": 4, "number": 1, "hex": "0805",
        "losses": 0, "counters": ["DE-A-I_KG51", "DE-A-II_KG51"],
    }  # fmt: skip


@pytest.mark.parametrize(("die", "lost"), [(1, 2), (3, 1), (6, 0)])
def test_stars_are_losses_of_the_bombers(die: int, lost: int) -> None:  # SG-6.3d
    game = missions(f"turn 8; 0703: {KG}; 0805: SU-RD-4", [die])
    for unit in KG.split()[:4]:
        play(game, f"send {unit}", "bomb_units 0805")
    play(game, "done")
    while asked(game) != "combat":
        if asked(game) == "air_loss":
            play(game, f"lose {sorted(offered(game, 'lose'))[0]}")
        else:
            play(game, sorted(legal(game) & {"done"} or legal(game))[0])
    assert sum(2 - steps_of(game, unit) for unit in KG.split()) == lost


def test_bombs_on_a_base_hit_the_aircraft_on_it() -> None:  # SG-6.3.1a
    text = "0910: SU-A-220 SU-A-206 SU-A-226"
    game, events, _ = bomb(text, "bomb_base 0910", "DE-A-I_KG51 DE-A-II_KG51 DE-A-III_KG51", [6])
    assert told(events, "bombing")[0]["number"] == 4
    assert [steps_of(game, u) for u in ("SU-A-220", "SU-A-206", "SU-A-226")] in (
        [1, 0, 1], [1, 1, 0],
    )  # fmt: skip


def test_aircraft_aloft_are_not_bombed_on_their_base() -> None:  # SG-6.3.1a
    game = missions(
        "turn 8; 0703: DE-A-I_KG51; 0705: DE-INF-44; 0805: SU-RD-4; 0910: SU-A-206", [6]
    )
    play(
        game, "send DE-A-I_KG51", "bomb_base 0910", "done", "send SU-A-206", "support 0805", "done"
    )
    run_to(game, "combat")
    assert steps_of(game, "SU-A-206") == 2


def test_terrain_shields_land_units_and_rivers_do_not() -> None:  # SG-6.3.2a, SG-6.3.2b
    _, events, _ = bomb("0707: SU-RD-4", "bomb_units 0707", "DE-A-I_KG51 DE-A-II_KG51", [6])
    assert told(events, "bombing")[0]["number"] == 2
    _, river, _ = bomb("2508: SU-RD-4", "bomb_units 2508", "DE-A-I_KG51 DE-A-II_KG51", [6])
    assert told(river, "bombing")[0]["number"] == 3


@pytest.mark.parametrize(
    ("units", "number", "effect"),
    [
        (1, 2, (0, 0)),
        (1, 3, (1, 0)),
        (1, 5, (1, 0)),
        (1, 6, (1, 0)),
        (2, 1, (0, 0)),
        (2, 2, (1, 0)),
        (3, 1, (1, 0)),
        (3, 4, (2, 0)),
        (3, 5, (2, 0)),
        (3, 6, (1, 1)),
        (4, 6, (1, 1)),
        (5, 6, (1, 1)),
        (4, 0, (1, 0)),
    ],
)
# SG-6.3.2b, SG-6.3.2c, SG-6.3.2d, SG-6.3.2e, SG-6.3.2f, SG-A.f
def test_effects_on_land_units(units: int, number: int, effect: tuple[int, int]) -> None:
    assert effect_on(units, number) == effect


def test_the_owner_picks_the_units_that_are_hit() -> None:  # SG-6.3.2e, SG-6.3.2f, SG-6.3.2d
    text = f"turn 8; 0703: {KG}; 0805: SU-RD-4 SU-RD-5 SU-RD-6 SU-RD-8"
    game = missions(text, [6])
    for unit in KG.split():
        play(game, f"send {unit}", "bomb_units 0805")
    play(game, "done")
    run_to(game, "bomb_loss", "done")
    assert seat(game) == "soviet"
    play(game, "lose SU-RD-5")
    assert offered(game, "lose") == {"SU-RD-4", "SU-RD-6", "SU-RD-8"}
    play(game, "lose SU-RD-8")
    assert (steps_of(game, "SU-RD-5"), where(game, "SU-RD-8")) == (1, "pool")


def test_bombs_shorten_the_range_of_a_headquarters_for_the_turn() -> None:  # SG-6.3.3a
    game, _, _ = bomb("1009: SU-HQ-DON", "bomb_hq SU-HQ-DON", "DE-A-I_KG51 DE-A-II_KG51", [6])
    hq = NUMBER["SU-HQ-DON"]
    assert hq_range(state(game), hq) == 10 - 3
    run_to(game, "moving")
    run_to(game, "combat")
    play(game, "end")
    run_to(game, "moving")
    assert state(game).turn == 9
    assert hq_range(state(game), hq) == 10


def test_a_range_does_not_fall_below_zero() -> None:  # SG-6.3.3a
    g = state(set_up("turn 8; 0503: RO-HQ-3"))
    g.cuts[NUMBER["RO-HQ-3"]] = 9
    assert hq_range(g, NUMBER["RO-HQ-3"]) == 0


# -- bases


def test_air_units_stand_on_bases_only() -> None:  # SG-6.4a
    text = "turn 8; 0703: DE-A-I_JG3 DE-INF-44 DE-INF-45; 0609: DE-INF-46; 0706: DE-INF-50; "
    game = set_up(text + "control 0509 0708")  # cities without a base
    play(game, "transfer DE-A-I_JG3")
    assert offered(game, "to") == {"0609"}
    assert forbids(game, "to 0706") == "6.4a"


def test_an_airfield_holds_six_of_any_class() -> None:  # SG-6.4b
    text = "turn 8; 0703: DE-A-I_JG3; 0503: {}; 0609: DE-A-I_SchG1; control 0609"
    game = set_up(text.format(KG))
    play(game, "transfer DE-A-I_JG3")
    assert forbids(game, "to 0503") == "6.4b"
    five = set_up(text.format(" ".join(KG.split()[:5])) + "; control 0503 0703")
    play(five, "transfer DE-A-I_JG3")
    assert "0503" in offered(five, "to")


def test_an_airstrip_holds_three_light_ones() -> None:  # SG-6.4c
    text = "turn 8; control 0609 0703; 0703: DE-A-I_JG3 DE-A-I_KG51; 0609: {}"
    full = set_up(text.format("DE-A-I_SchG1 DE-A-II_SchG1 DE-A-II_StG1"))
    play(full, "transfer DE-A-I_JG3")
    assert forbids(full, "to 0609") == "6.4c"
    game = set_up(text.format("DE-A-I_SchG1 DE-A-II_SchG1"))
    play(game, "transfer DE-A-I_KG51")
    assert forbids(game, "to 0609") == "6.4c"
    play(game, "stay", "transfer DE-A-I_JG3", "to 0609")
    assert where(game, "DE-A-I_JG3") == "0609"


def test_only_aircraft_pass_the_symbolic_hexes_at_four() -> None:  # SG-6.4f
    assert not in_flight(BOARD.hex("2236"), 4) & hexes("2238")
    assert in_flight(BOARD.hex("2236"), 5) & hexes("2238")
    assert in_flight(BOARD.hex("2838"), 6) & hexes("2835")
    assert not in_flight(BOARD.hex("2838"), 5) & hexes("2835")


def test_batumi_and_tbilisi_are_always_supplied() -> None:  # SG-6.4g, SG-10d
    game = set_up("turn 8 soviet; 2238: SU-A-220; 2838: SU-A-217; phase turn_start")
    assert not state(game).grounded


# -- transport


def test_transports_bring_supply_or_replacements() -> None:  # SG-6.5a, SG-6.5.2a
    supply = lift("DE-INF-44")
    play(supply, "send DE-A-KGrzbV5")
    assert "0610" in offered(supply, "supply")
    play(supply, "supply 0610")
    men = reserve("DE-INF-44/1")
    assert "reserve DE-INF-44" in legal(men)


def lift(unit: str, by: str = "DE-A-KGrzbV5", at: str = "0610", more: str = ""):  # type: ignore[no-untyped-def]
    """Axis units without supply, a transport on the supplied airfield of Kharkov."""
    text = (
        f"turn 8; 0503: {by} DE-INF-45; {at}: {unit}; unsupplied {unit.replace('/1', '')}; {more}"
    )
    return set_up(f"{text}control 0503 0610 0703 0509; phase air_missions")


def test_an_intact_transport_supplies_a_division_or_two_air_units() -> None:  # SG-10l
    game = lift("DE-INF-44 DE-INF-46")
    play(game, "send DE-A-KGrzbV5", "supply 0610")
    assert offered(game, "for") == {"DE-INF-44", "DE-INF-46"}
    play(game, "for DE-INF-46")
    assert asked(game) == "missions"
    air = lift("DE-A-I_KG51 DE-A-II_KG51 DE-A-III_KG51 DE-INF-44")
    play(air, "send DE-A-KGrzbV5", "supply 0610", "for DE-A-I_KG51")
    assert offered(air, "for") == {"DE-A-II_KG51", "DE-A-III_KG51"}
    play(air, "for DE-A-II_KG51")
    assert asked(air) == "missions"


def test_a_reduced_transport_supplies_a_brigade_or_an_air_unit() -> None:  # SG-10m
    game = lift("DE-INF-44 DE-MOT-1SSBDE DE-A-I_KG51", "DE-A-KGrzbV5/1")
    play(game, "send DE-A-KGrzbV5", "supply 0610")
    assert offered(game, "for") == {"DE-MOT-1SSBDE", "DE-A-I_KG51"}
    play(game, "for DE-MOT-1SSBDE")
    assert asked(game) == "missions"


def test_delivered_supply_restores_values_until_the_next_delivery() -> None:  # SG-10k, SG-6.5.2a
    game = lift("DE-INF-44")
    play(game, "send DE-A-KGrzbV5", "supply 0610")
    run_to(game, "combat", "go done")
    assert is_marked(game, "supplied", "DE-INF-44")
    assert is_marked(game, "airlift", "DE-INF-44")
    play(game, "end")
    run_to(game, "moving", "done end agree")
    run_to(game, "combat", "done end agree")
    assert seat(game) == "soviet"
    assert is_marked(game, "supplied", "DE-INF-44")  # in the enemy's player turn, too
    play(game, "end")
    run_to(game, "missions", "done end agree")
    assert is_marked(game, "supplied", "DE-INF-44")  # in the next Movement Phase still
    again = set_up(game.text)
    play(again, "send DE-A-KGrzbV5", "supply 0610", "for DE-INF-44")
    run_to(again, "combat", "go done")
    assert is_marked(again, "supplied", "DE-INF-44")
    run_to(game, "combat", "done")
    assert not is_marked(game, "airlift", "DE-INF-44")
    assert not is_marked(game, "supplied", "DE-INF-44")


def test_aircraft_supplied_by_air_are_usable_turn_after_turn() -> None:  # SG-10k, SG-10h
    around = BOARD.names(BOARD.adjacent[BOARD.hex("0703")])
    soviets = ["SU-RD-4", "SU-RD-5", "SU-RD-6", "SU-RD-8", "SU-RD-15", "SU-GRD-2"]
    ring = "; ".join(f"{h}: {unit}" for h, unit in zip(around, soviets, strict=True))
    text = f"turn 8; 0503: DE-A-KGrzbV5 DE-HQ-2; 0703: DE-A-I_JG3; {ring}; control 0503; "
    game = set_up(text + "phase turn_start")
    run_to(game, "missions")
    assert is_marked(game, "grounded", "DE-A-I_JG3")
    for _ in range(2):
        play(game, "send DE-A-KGrzbV5", "supply 0703")
        run_to(game, "combat", "go done")
        assert not is_marked(game, "grounded", "DE-A-I_JG3")
        play(game, "end")
        run_to(game, "combat")  # of the Soviets
        play(game, "end")
        run_to(game, "missions")
        assert "send DE-A-I_JG3" in legal(game)


def test_transports_on_an_unsupplied_airfield_bring_no_men() -> None:  # SG-10k, SG-A.g
    marked = {"airlift": f"{1 << NUMBER['DE-A-KGrzbV5']:x}"}
    more = f"more {json.dumps(marked)}; "
    assert "reserve DE-INF-44" in legal(reserve("DE-INF-44/1"))
    assert "reserve DE-INF-44" not in legal(reserve("DE-INF-44/1", more=more))


def test_larger_bombers_may_carry_and_then_do_nothing_else() -> None:  # SG-6.1m, SG-6.5.2c
    game = lift("DE-INF-44 DE-INF-46", "DE-A-I_KG51 DE-A-I_KG50")
    play(game, "send DE-A-I_KG51", "supply 0610", "for DE-INF-44")
    play(game, "send DE-A-I_KG50", "supply 0610")
    for unit in ("DE-A-I_KG51", "DE-A-I_KG50"):
        assert is_marked(game, "ferried", unit)
        assert f"send {unit}" not in legal(game)


def test_light_aircraft_carry_nothing() -> None:  # SG-6.5.2c
    game = lift("DE-INF-44", "DE-A-II_StG1")
    play(game, "send DE-A-II_StG1")
    assert not offered(game, "supply")


def test_transports_fly_to_own_airfields_only() -> None:  # SG-6.5.2d, SG-6.5.2c
    game = lift("DE-INF-44", more="0703: SU-RD-4; ")
    play(game, "send DE-A-KGrzbV5")
    assert offered(game, "supply") == {"0503", "0610"}  # and no empty field of the enemy
    assert forbids(game, "supply 0713") == "6.5.2d"
    strip = lift("DE-INF-44", at="0609")
    play(strip, "send DE-A-KGrzbV5")
    assert "0609" not in offered(strip, "supply")


def test_one_flight_has_one_mission() -> None:  # SG-6.5.2b
    game = lift("DE-INF-44")
    play(game, "send DE-A-KGrzbV5", "supply 0610")
    assert "send DE-A-KGrzbV5" not in legal(game)


def reserve(unit: str, by: str = "DE-A-KGrzbV5", more: str = ""):  # type: ignore[no-untyped-def]
    text = f"turn 8; 0503: {by} DE-INF-45; 0610: {unit}; points german-infantry 5; {more}"
    return set_up(
        f"{text}control 0503 0610; unsupplied {unit.split('/')[0]}; phase replacement_points"
    )


def test_men_are_flown_in_for_one_division() -> None:  # SG-6.5.1a, SG-7m
    game = reserve("DE-INF-44/1")
    assert "replenish DE-INF-44" not in legal(game)
    play(game, "reserve DE-INF-44", "at 0610")
    assert state(game).points[0] == 5 + 4 - 1
    run_to(game, "combat", "done end agree")
    assert steps_of(game, "DE-INF-44") == 2
    assert is_marked(game, "rested", "DE-INF-44")


def test_a_reduced_transport_brings_men_for_a_brigade_only() -> None:  # SG-6.5.1b
    game = reserve("DE-INF-44/1", "DE-A-KGrzbV5/1")
    assert "reserve DE-INF-44" not in legal(game)
    brigade = reserve("IT-CAV-BARBO/1", "DE-A-KGrzbV5/1", "points italian-infantry 2; ")
    assert "reserve IT-CAV-BARBO" in legal(brigade)


def test_a_transport_brings_men_for_no_second_division() -> None:  # SG-6.5.1a
    game = reserve("DE-INF-44/1 DE-INF-46/1")
    assert {"DE-INF-44", "DE-INF-46"} <= offered(game, "reserve")
    play(game, "reserve DE-INF-44", "at 0610")
    assert not offered(game, "reserve")


@pytest.mark.parametrize(("steps", "aboard"), [(2, (True, True, False)), (1, (True, False, False))])
# SG-6.5.1a, SG-6.5.1b
def test_two_brigades_go_into_an_intact_transport_and_one_into_a_reduced_one(
    steps: int, aboard: tuple[bool, ...]
) -> None:
    """The orders of battle have one brigade that may be reached by air, so others stand in."""
    g = state(reserve("IT-CAV-BARBO/1"))
    by, brigade = NUMBER["DE-A-KGrzbV5"], NUMBER["IT-CAV-BARBO"]
    g.steps[by] = steps
    found = []
    for loaded in range(3):
        g.reserved = ((by, NUMBER["DE-MOT-1SSBDE"], BOARD.hex("0610")),) * loaded
        found.append(can_carry_men(g, by, brigade))
    assert tuple(found) == aboard
    g.reserved = ((by, NUMBER["DE-INF-44"], BOARD.hex("0610")),)
    assert not can_carry_men(g, by, brigade)


@pytest.mark.parametrize("unit", ["DE-MOT-3", "DE-PZ-13", "IT-CEL-3"])
def test_no_men_by_air_for_motorised_units(unit: str) -> None:  # SG-6.5.1c
    more = "points german-equipment 2 italian-equipment 2; "
    game = reserve(f"{unit}/1", more=more)
    assert not offered(game, "reserve")


def test_men_shot_down_return_to_the_pool() -> None:  # OP-7.4
    game = reserve("DE-INF-44/1", "DE-A-KGrzbV5", "0910: SU-A-220 SU-A-217 SU-RD-4; ")
    game.state.chance._dice = [6, 6, 6]
    play(game, "reserve DE-INF-44", "at 0610", "done", "end", "done")
    before = state(game).points[0]
    play(game, "send SU-A-220", "intercept 0610", "send SU-A-217", "intercept 0610", "done")
    run_to(game, "combat", "done")
    assert steps_of(game, "DE-A-KGrzbV5") < 2
    assert (steps_of(game, "DE-INF-44"), state(game).points[0]) == (1, before + 1)


# -- transfers


def test_a_transfer_reaches_twice_the_range() -> None:  # SG-6.6a, SG-A.b
    text = "turn 8; 0703: DE-A-I_JG3; control 0703 2404 3008; 0503: DE-INF-44"
    game = set_up(text)
    play(game, "transfer DE-A-I_JG3")
    assert {"0503", "2404"} <= offered(game, "to")
    assert forbids(game, "to 3008") == "6.6a"


def test_a_transferred_unit_flies_no_mission() -> None:  # SG-6.6b, SG-A.a
    game = set_up("turn 8; 0703: DE-A-I_JG3; control 0703 0503; 0503: DE-INF-44")
    play(game, "transfer DE-A-I_JG3", "to 0503")
    assert "transfer DE-A-I_JG3" not in legal(game)
    play(game, "end")
    assert "send DE-A-I_JG3" not in legal(game)


def test_usable_is_who_is_supplied_and_has_not_flown() -> None:  # SG-A.a, SG-10i
    game = missions(FRONT + "0703: DE-A-I_JG3 DE-A-II_JG3; unsupplied DE-A-II_JG3")
    assert offered(game, "send") == {"DE-A-I_JG3"}
    assert forbids(game, "send DE-A-II_JG3") == "10i"


def test_transports_reach_their_takers_over_land() -> None:  # SG-A.g, SG-10k
    ring = {"2705": "SU-RD-4", "2606": "SU-RD-5", "2505": "SU-RD-6", "2504": "SU-RD-8"}
    ring |= {"2604": "SU-RD-15", "2704": "SU-GRD-2"}
    around = "".join(f"{place}: {unit}; " for place, unit in ring.items())
    shut = lift("DE-INF-44", at="2605", more=around)
    play(shut, "send DE-A-KGrzbV5")
    assert not offered(shut, "supply")
    free = lift("DE-INF-44", at="2605", more=around.replace("2705: SU-RD-4; ", ""))
    play(free, "send DE-A-KGrzbV5")
    assert "0610" in offered(free, "supply")
    cut_off = " ".join(
        f"{place}: SU-RD-{number};"
        for place, number in zip(
            BOARD.names(BOARD.adjacent[BOARD.hex("0503")]), (4, 5, 6, 8, 15, 63), strict=True
        )
    )
    hungry = lift("DE-INF-44", more=cut_off)
    play(hungry, "send DE-A-KGrzbV5")
    assert forbids(hungry, "supply 0610") == "10k"  # it starts from a field without supply


def test_arrivals_need_a_base_with_room_class_and_company() -> None:  # SG-A.h
    text = "turn 12; waiting: HU-A-2-A DE-A-I_KG51; 0503: RO-INF-1; 0609: DE-INF-44; 0703: SU-RD-4"
    game = set_up(text + "; control 0503 0609")
    play(game, "land HU-A-2-A")
    assert offered(game, "to") == {"0609"}
    play(game, "wait", "land DE-A-I_KG51")
    assert offered(game, "to") == {"0503"}


def test_arrivals_need_a_supplied_base() -> None:  # SG-A.h, SG-10h
    around = BOARD.names(BOARD.adjacent[BOARD.hex("0703")])
    soviets = ["SU-RD-4", "SU-RD-5", "SU-RD-6", "SU-RD-8", "SU-RD-15", "SU-GRD-2"]
    ring = "; ".join(f"{h}: {unit}" for h, unit in zip(around, soviets, strict=True))
    game = set_up(f"turn 12; waiting: DE-A-I_KG51; {ring}; 0503: DE-INF-44; control 0503 0703")
    play(game, "land DE-A-I_KG51")
    assert offered(game, "to") == {"0503"}
    assert forbids(game, "to 0703") == "10h"


def test_a_lost_base_sends_them_elsewhere_or_down() -> None:
    text = (
        "turn 8 soviet; 0805: SU-RD-4; 0705: DE-INF-44; 0910: SU-A-220; control 0910; phase combat"
    )
    game = set_up(text)
    g = state(game)
    g.flights[NUMBER["SU-A-220"]] = (0, BOARD.hex("0705"))
    come_home(g, 1 << NUMBER["SU-A-220"])
    GAME.steps.run(g)
    assert g.frames[-1] == ("divert", NUMBER["SU-A-220"])


def test_the_last_place_on_a_base_saves_one_of_two() -> None:  # OP-6.16
    taken = " ".join(name for name in BOARD.names(BASES) if name != "1009")
    text = "turn 8; 0910: SU-A-220 SU-A-217; 1009: SU-A-206 SU-A-226; phase combat; "
    game = set_up(f"{text}control {taken}")
    g = state(game)
    units = [NUMBER["SU-A-220"], NUMBER["SU-A-217"]]
    for unit in units:
        g.flights[unit] = (0, BOARD.hex("0705"))
    come_home(g, mask(units))
    GAME.steps.run(g)
    assert sorted(PLACE_NAMES[g.place[unit]] for unit in units) == ["1009", "pool"]


# SG-S.8, OP-6.10
def test_several_air_combats_are_fought_in_the_order_of_the_phasing_player() -> None:
    text = FRONT + "0808: SU-RD-5; 0703: DE-A-I_SchG1 DE-A-I_JG3; 0910: SU-A-220 SU-A-217"
    game = missions(text, [1, 1])
    play(game, "send DE-A-I_SchG1", "escort 0805", "send DE-A-I_JG3", "escort 0808", "done")
    play(game, "send SU-A-220", "intercept 0805", "send SU-A-217", "intercept 0808", "done")
    assert (seat(game), offered(game, "fight")) == ("axis", {"0805", "0808"})
