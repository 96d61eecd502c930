"""Either side, each reason alone, first and last: where a rule turns."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from tests.games.noretreat.cardplay import at
from tests.games.noretreat.helpers import asked, may, play, unit

from hexfront.core.hexes import bits
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.axis_events import lift_one_counterblow, spare_hex
from hexfront.games.noretreat.columns import tanks_of
from hexfront.games.noretreat.components import components
from hexfront.games.noretreat.declarations import volunteers
from hexfront.games.noretreat.flips import on_weak_face
from hexfront.games.noretreat.late_soviet_events import _has_combined_arms
from hexfront.games.noretreat.movement import movement_phase
from hexfront.games.noretreat.organization import (
    drop_arrives,
    due_units,
    expelled,
    lost_units,
    organization_phase,
)
from hexfront.games.noretreat.removal import drop_leaves, romania
from hexfront.games.noretreat.results import close_battle, exchange_for_forts, remove_levy
from hexfront.games.noretreat.roll import after_roll
from hexfront.games.noretreat.sequence import phase
from hexfront.games.noretreat.soviet_events import is_reduced
from hexfront.games.noretreat.stacking import excess
from hexfront.games.noretreat.state import DESTROYED, GONE, PHASES, TRACK, Battle, NoRetreat
from hexfront.games.noretreat.supply import beside_supplied
from hexfront.games.noretreat.tables import (
    AREA_NEAR,
    AREAS,
    AXIS,
    BOARD,
    ENTER_1945,
    LEAVE_1945,
    REZERVY,
    ROMANIAN_OIL,
    ROMANIANS,
    SOVIET,
    SOVIET_UNITS,
    TURNS,
    YUGOSLAVS,
)
from hexfront.games.noretreat.turns import turn_events

FIELD = "1107: ax_4a; 1006: ax_9a; 0906: ax_3pz; 2008: su_west; 1908: su_volkhov; 1808: su_don"


def test_every_reason_alone_keeps_a_unit_from_attacking() -> None:  # NR-10.1.1b, NR-14.9a
    near = f"{FIELD}; 1207: su_steppe"
    g = at(8, "axis", "combat", near).state
    free = {unit(name) for name in ("ax_4a", "ax_9a", "ax_3pz")}
    assert {number for number in free if volunteers(g) >> number & 1} == free
    for mark in ("attacked", "disorganized"):
        g = at(8, "axis", "combat", near).state
        setattr(g, mark, 1 << unit("ax_9a"))
        assert volunteers(g) == sum(1 << number for number in free - {unit("ax_9a")})


def test_a_ban_on_soviet_tanks_is_none_on_german_ones() -> None:  # NR-10.6.3g
    for side, tanks in ((AXIS, "ax_3pz"), (SOVIET, "su_don")):
        g = at(24, "axis", "combat", FIELD).state
        battle = Battle(side, 1 << unit(tanks), 0, 0)
        assert tanks_of(g, battle) == 1 << unit(tanks)
        g.lasting("no_soviet_armour")
        assert bool(tanks_of(g, battle)) == (side == AXIS)


@pytest.mark.parametrize("turn", [8, 24])
def test_how_many_units_are_too_many(turn: int) -> None:  # NR-8.4.1a, NR-8.4.2a, NR-15.8b
    g = at(turn, "axis", "combat", FIELD).state
    axis = [unit(name) for name in ("ax_4a", "ax_9a", "ax_3pz")]
    soviet = [unit(name) for name in ("su_west", "su_volkhov")]
    for size in range(4):
        for units in combinations(axis, size):
            assert excess(g, AXIS, sum(1 << one for one in units)) == max(size - 2, 0)
    most = 1 if turn == 8 else 2
    for size in range(3):
        for units in combinations(soviet, size):
            stack = sum(1 << one for one in units)
            assert excess(g, SOVIET, stack) == max(size - most, 0)
            assert excess(g, SOVIET, stack | 1 << REZERVY) == max(size - most, 0)


def test_supplied_neighbours_are_the_hexes_and_areas_around() -> None:  # NR-6.2a, NR-6.2i, OP-6.8
    for area, touching in zip(AREAS, AREA_NEAR, strict=True):
        near = beside_supplied(1 << area)
        assert near & touching == touching
        assert not near & ~touching
        for place in range(BOARD.size):
            assert bool(beside_supplied(1 << place) >> area & 1) == bool(touching >> place & 1)


def test_every_movement_phase_begins_with_no_unit_on_the_rails() -> None:  # NR-4.0o
    g = at(8, "axis", "movement", FIELD).state
    g.embarked, g.moved = 2, -1
    movement_phase(g)
    assert g.embarked == 0
    assert not g.moved & 1 << unit("ax_4a")
    assert g.frames[-1] == ("movement", -1, 0)


def test_who_is_moving_is_not_picked_again() -> None:  # NR-8.5.3a
    game = play(at(8, "axis", "movement", FIELD), "unit ax_4a")
    assert may(game, "unit") == {"ax_9a", "ax_3pz"}


@pytest.mark.parametrize(("active", "hand"), [("axis", "soviet"), ("soviet", "axis")])
def test_either_side_pays_for_a_counterblow(active: str, hand: str) -> None:  # NR-10.1.2b
    field = "1107: ax_4a; 1207: su_west"
    place = "1107" if active == "soviet" else "1207"
    for cards, is_legal in ((f"; {hand}-hand 4", True), ("", False)):
        game = at(8, active, "combat", field + cards, [2])
        play(game, "done")
        if is_legal:
            assert (asked(game), may(game, "counterblow")) == ("counterblow", {place})
        else:
            assert game.decision is None or not may(game, "counterblow")


def test_the_charts_have_six_rows_and_the_cards_of_1945_are_told() -> None:  # NR-2.2a, NR-2.3m
    found = components()
    assert [list(found["results"][side]) for side in ("axis", "soviet")] == [list("123456")] * 2
    leaving = {int(card["id"]) for card in found["cards"] if card["leaves_1945"]}
    entering = {int(card["id"]) for card in found["cards"] if card["enters_1945"]}
    assert leaving == set(bits(LEAVE_1945))
    assert entering == set(bits(ENTER_1945))
    assert not leaving & entering


def test_the_high_tide_is_told_once_it_is_known() -> None:  # NR-12.7.4a
    g = at(8, "axis", "movement", FIELD).state
    for tide, shown in ((-1, None), (0, 0), (9, 9)):
        g.high_tide = tide
        assert GAME.view(g, None)["score"]["high_tide"] == shown


def test_a_marker_that_lies_on_no_turn_is_not_shown() -> None:  # NR-14.13a
    g = at(8, "axis", "movement", FIELD).state
    g.markers = [(0, 0), (11, 1), (0, 0)][: len(g.markers)]
    assert [shown["turn"] for shown in GAME.view(g, None)["weather_markers"]] == [11]


def test_the_finns_are_never_replaced() -> None:  # NR-7.9a
    g = at(8, "axis", "organization", f"{FIELD}; destroyed: ax_6a ax_fin").state
    assert lost_units(g) == 1 << unit("ax_6a")


def test_a_turn_brings_its_support_and_the_skull_again() -> None:  # NR-13.0a, NR-4.0f, NR-10.6.2f
    g = at(8, "axis", "movement", FIELD).state
    g.skull_off, g.support = True, [9, 9]
    turn_events(g)
    assert not g.skull_off
    assert g.support == [TURNS[7].blitz, TURNS[7].shock]


@pytest.mark.parametrize("turn", [16, 17])
def test_who_comes_back_late_comes_back_reduced(turn: int) -> None:  # NR-7.3c, NR-7.9.2a
    g = at(turn, "soviet", "organization", FIELD).state
    for name, always in (("su_west", False), ("su_moscow", True), ("su_yug1", True)):
        assert is_reduced(g, unit(name)) == (always or turn == 17), name


def test_has_combined_arms_are_tanks_and_others_of_which_one_is_supplied() -> None:  # NR-6.5.5a
    g = at(24, "soviet", "combat", FIELD).state
    tanks, foot = 1 << unit("su_don"), 1 << unit("su_west")
    for units, oos, side, holds in (
        (tanks | foot, 0, SOVIET, True),
        (tanks | foot, tanks, SOVIET, True),
        (tanks | foot, tanks | foot, SOVIET, False),
        (tanks, 0, SOVIET, False),
        (foot, 0, SOVIET, False),
        (tanks | foot, 0, AXIS, False),
    ):
        g.battle, g.oos = Battle(side, units, 0, 0), oos
        assert _has_combined_arms(g, "") == holds


def follows(g: NoRetreat, do: Callable[[], object]) -> list[str]:
    """The names of the steps that something orders, in the order in which they come."""
    before = len(g.frames)
    do()
    return [frame[0] for frame in reversed(g.frames[before:])]


def test_units_flip_arrive_are_placed_and_reorganize() -> None:  # NR-4.0n, NR-7.0a
    g = at(8, "axis", "movement", FIELD).state
    steps = follows(g, lambda: organization_phase(g))
    assert steps == ["flips", "arrivals", "placement", "reorganize"]


@pytest.mark.parametrize("number", range(1, 8))
def test_only_the_combat_phase_closes_its_battles(number: int) -> None:  # NR-4.0b
    g = at(8, "axis", "movement", FIELD).state
    steps = follows(g, lambda: phase(g, number))
    assert (steps[0], steps[-1]) == ("window", "check_stacking")
    assert ("end_combat_phase" in steps) == (PHASES[number] == "combat")
    assert g.phase == number


def test_a_battle_ends_without_more_losses_unless_an_event_orders_them() -> None:  # NR-10.2b
    for effect in (False, True):
        g = at(8, "axis", "movement", FIELD).state
        g.battle = Battle(AXIS, 1 << unit("ax_4a"), 1 << BOARD.hex("2008"), 0)
        g.battle.defenders = 1 << unit("su_west")
        if effect:
            g.battle.add("extra_loss")
        assert ("lose_step" in follows(g, lambda g=g: close_battle(g))) == effect


@pytest.mark.parametrize(
    ("drop", "side", "effect", "leaves"),
    [("on", "axis", True, True), ("on", "axis", False, False), ("on", "soviet", True, False)],
)
# NR-15.9d
def test_the_drop_marker_leaves_after_the_drop(
    drop: str, side: str, effect: bool, leaves: bool
) -> None:
    g = at(8, side, "movement", FIELD, drop=drop).state
    g.drop, g.effects = 4, (("drop", 1),) if effect else ()
    drop_leaves(g)
    assert g.drop == (12 if leaves else 4)
    assert g.is_under("drop") == (effect and not leaves)


def test_weak_counters_of_two_faces_but_no_forts_improve() -> None:  # NR-7.1a, NR-7.4a
    field = "2008: su_west/weak; 1908: su_moscow/weak; 1808: su_yug1/weak; 1708: su_don"
    g = at(24, "soviet", "movement", f"1107: ax_4a/weak; {field}").state
    assert on_weak_face(g) == 1 << unit("su_west")


def told(g: NoRetreat, what: str) -> list[tuple[str, dict[str, Any]]]:
    """Rule and arguments of what has been told of a kind."""
    assert g.sink is not None
    return [(event.rule, event.args) for event in g.sink if event.what == what]


def test_an_exchange_for_forts_is_paid_by_the_defender_first() -> None:  # NR-10.7.4b, NR-10.7f
    field = "1610: ax_fort1; 1612: ax_4a; 1710: su_central; 1711: su_don"
    g = at(8, "soviet", "combat", field).state
    held, others = 1 << unit("ax_fort1"), 1 << unit("ax_4a")
    attackers = 1 << unit("su_central") | 1 << unit("su_don")
    place = 1 << BOARD.hex("1610") | 1 << BOARD.hex("1612")
    g.battle = Battle(SOVIET, attackers, place, 0)
    g.battle.defenders = held | others
    before = len(g.frames)
    exchange_for_forts(g)
    assert len(g.frames) == before, "only where a Fort was struck"
    g.battle.add("fort_exchange")
    exchange_for_forts(g)
    assert [*reversed(g.frames[before:])] == [
        ("lose_step", AXIS, held),
        ("lose_step", SOVIET, attackers),
        ("window", "exchanged"),
    ]


def test_a_hex_supplied_from_the_air_is_told() -> None:  # NR-5.3.2a
    g = at(8, "axis", "combat", FIELD).state
    g.sink = []
    spare_hex(g, BOARD.hex("1107"))
    assert told(g, "spared") == [("5.3.2a", {"hex": "1107"})]
    assert g.effect("spared") == 1 << BOARD.hex("1107")


def test_counterblows_are_lifted_one_by_one() -> None:  # NR-5.3.2a
    g = at(8, "axis", "combat", FIELD).state
    one, other = (BOARD.hex(name) for name in ("2008", "1908"))
    g.counterblows[SOVIET] = g.bought = 1 << one | 1 << other
    g.sink = []
    before = len(g.frames)
    lift_one_counterblow(g, AXIS, 2, one)
    assert told(g, "counterblow-lifted") == [("5.3.2a", {"hex": "2008"})]
    assert (g.counterblows[SOVIET], g.bought) == (1 << other, 1 << other)
    assert g.frames[before:] == [("lift_counterblows", 1)]


@pytest.mark.parametrize("result", ["-", "EX"])
def test_only_a_throw_without_effect_is_thrown_again(result: str) -> None:  # NR-5.3.2a
    g = at(8, "axis", "combat", FIELD).state
    g.battle = Battle(AXIS, 1 << unit("ax_4a"), 1 << BOARD.hex("2008"), 0)
    g.battle.result = result
    for again in (result == "-", False):
        if again:
            g.battle.add("reroll_none")
        g.sink = []
        before = len(g.frames)
        after_roll(g)
        assert told(g, "reroll") == [("5.3.2a", {"result": "-"})] * again
        assert g.frames[before:] == [("roll",) if again else ("result_stands",)]
        assert not g.battle.has("reroll_none")


@pytest.mark.parametrize("is_red", [True, False])
# NR-11.3b, NR-13.5-OILb, OP-11.4
def test_only_a_red_unit_in_the_oil_fields_ends_romania(is_red: bool) -> None:
    g = at(24, "soviet", "combat", "1107: ax_4a; 2008: su_west").state
    red = g.red()
    g.put(bits(red if is_red else SOVIET_UNITS & ~red)[0], ROMANIAN_OIL)
    first = bits(ROMANIANS)[0]
    g.put(first, BOARD.hex("1107"))
    g.sink = []
    romania(g)
    names = [GAME.name(g, "unit", number) for number in bits(ROMANIANS)]
    assert told(g, "romania-surrenders") == [("11.3b", {"units": names})] * is_red
    assert (g.where[first] == GONE) == is_red


def test_a_disbanded_levy_is_told_where_it_stood() -> None:  # NR-14.11c
    g = at(24, "soviet", "combat", "1107: ax_4a; 2008: su_west").state
    g.sink = []
    remove_levy(g, unit("ax_4a"))
    assert told(g, "disbanded") == [("14.11c", {"unit": "ax_4a", "hex": "1107"})]
    assert g.where[unit("ax_4a")] == GONE


def test_a_yugoslav_army_without_a_place_is_told_and_gone() -> None:  # NR-13.5-OILh
    g = at(24, "soviet", "combat", "1107: ax_4a; 2008: su_west").state
    army = bits(YUGOSLAVS)[0]
    g.sink = []
    expelled(g, army)
    assert g.where[army] == DESTROYED
    (told_of,) = told(g, "eliminated")
    assert (told_of[0], told_of[1]["unit"]) == ("13.5-OILh", GAME.name(g, "unit", army))


@pytest.mark.parametrize(("due", "ready"), [(1, True), (7, True), (8, True), (9, False)])
def test_the_drop_is_ready_from_its_turn_on(due: int, ready: bool) -> None:  # NR-15.9a, NR-15.9d
    g = at(8, "soviet", "organization", "1107: ax_4a; 2008: su_west").state
    g.sink = []
    g.drop = due
    drop_arrives(g)
    assert g.drop == (0 if ready else due)
    assert told(g, "drop-ready") == [("15.9a", {})] * ready


def test_what_waits_for_turn_events_is_public() -> None:  # NR-H.e, NR-H.h
    game = at(8, "soviet", "organization", "1107: ax_4a; 2008: su_west")
    g = game.state
    assert game.view(None)["turn_events"] == {"gg": None, "oil": None, "warsaw": None}
    g.gg, g.oil, g.warsaw = 9, 10, 11
    assert game.view(None)["turn_events"] == {"gg": 9, "oil": 10, "warsaw": 11}


@pytest.mark.parametrize(("turn", "due"), [(1, True), (8, True), (9, False)])
# NR-7.8a, OP-7.8
def test_reinforcements_are_due_from_the_first_turn_to_this_one(turn: int, due: bool) -> None:
    g = at(8, "soviet", "organization", "1107: ax_4a; 2008: su_west").state
    g.put(unit("su_west"), TRACK + turn)
    assert bool(due_units(g) >> unit("su_west") & 1) == due
