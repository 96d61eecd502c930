"""What a rule leaves behind, unit by unit and hex by hex: marks, costs, steps, and the view."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.noretreat.battles import attack, combat
from tests.games.noretreat.cardplay import at
from tests.games.noretreat.helpers import events, may, play, unit, where
from tests.golden.make import NORETREAT

from hexfront.core.hexes import bits
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.advance import break_out_one_hex, is_advance_over, may_go_third_hex
from hexfront.games.noretreat.cards import change_cards, discard, show
from hexfront.games.noretreat.columns import hex_shifts, is_across_objective
from hexfront.games.noretreat.combat import _more_hexes, next_battle
from hexfront.games.noretreat.declarations import combat_phase, counterblow_step
from hexfront.games.noretreat.events import _movers
from hexfront.games.noretreat.flips import brown, improved
from hexfront.games.noretreat.late_axis_events import defensive_works, surprise_at
from hexfront.games.noretreat.late_soviet_events import _aboard
from hexfront.games.noretreat.moments import _windows_of
from hexfront.games.noretreat.movement import (
    COSTS,
    costs,
    disembark_phase,
    first_layers,
    may_be_reserve,
    place_local_support,
)
from hexfront.games.noretreat.organization import (
    _around,
    _empty_own,
    _nothing_due,
    arrivals,
    axis_places,
    cadre_places,
    organization_phase,
    reinforce,
    waiting_cadre,
)
from hexfront.games.noretreat.removal import remove_markers, romania
from hexfront.games.noretreat.results import close_battle, counterblow_result
from hexfront.games.noretreat.retreats import may_retreat_into
from hexfront.games.noretreat.roll import read
from hexfront.games.noretreat.soviet_events import red_orchestra
from hexfront.games.noretreat.stacking import _of_excess
from hexfront.games.noretreat.state import CADRE_BOX, GONE, POOL, TRACK, Battle, NoRetreat
from hexfront.games.noretreat.tables import (
    AXIS,
    BOARD,
    CADRES,
    CITIES,
    CLEAR,
    COLUMNS,
    CRT,
    EDGES,
    GERMANY,
    HEXES,
    JOKER,
    NEXT_TO,
    PLACE_NAMES,
    REZERVY,
    ROMANIANS,
    SIDES,
    SOVIET,
    STOPS_ADVANCE,
    TERRAIN,
    UNIT_NAMES,
    USSR,
)
from hexfront.games.noretreat.turns import advance_turn, marker_on
from hexfront.games.noretreat.victory import has_finland, supplied_objectives

FIELD = "1107: ax_4a; 1006: ax_9a; 2008: su_west"


# -- cards


@pytest.mark.parametrize("card", [1, 3, 44, 54])
def test_only_the_card_that_is_shown_leaves_hand_and_memory(card: int) -> None:  # NR-H.d
    g = at(8, "axis", "movement", FIELD).state
    for side in (AXIS, SOVIET):
        held = 1 << card | 1 << 7 | 1 << 20
        g.hands, g.seen = [held, held], [held, held]
        show(g, side, card)
        assert (g.hands[side], g.seen[side]) == (1 << 7 | 1 << 20,) * 2
        assert (g.hands[1 - side], g.seen[1 - side]) == (held, held)


def test_nobody_takes_back_what_the_new_cards_have_shown() -> None:  # NR-5.5e, OP-H.2
    g = at(22, "soviet", "disembark", FIELD).state
    change_cards(g)
    assert g.revealed


# -- movement


# NR-8.3a, NR-14.3a, NR-14.4a
def test_every_unit_pays_by_whether_it_is_armour() -> None:
    g = at(24, "axis", "movement", FIELD).state
    tables = {bool(g.armour >> number & 1): costs(g, number) for number in range(len(UNIT_NAMES))}
    assert tables == {True: COSTS[1], False: COSTS[0]}
    for number in range(len(UNIT_NAMES)):
        assert costs(g, number) == COSTS[g.armour >> number & 1], UNIT_NAMES[number]


def test_next_hexes_lie_in_the_layer_of_their_cost_and_nowhere_else() -> None:  # NR-8.3d, NR-8.3e
    entry = [(1, 0b0010), (2, 0b0100), (4, 0b1000)]
    near = 0b1111
    assert first_layers(entry, 3, 0, near, first=False) == [0, 0b0010, 0b0100, 0]
    assert first_layers(entry, 3, 0, near, first=True) == [0, 0b0010, 0b0100, 0b1000]
    assert first_layers(entry, 3, 1, near, first=False) == [0, 0, 0b0010, 0b0100]
    assert first_layers(entry, 3, 0, 0b0100, first=True) == [0, 0, 0b0100, 0]


@pytest.mark.parametrize("name", ["ax_4a", "ax_9a"])
def test_who_has_embarked_has_moved_and_nobody_else_has(name: str) -> None:  # NR-9.1a
    game = play(at(8, "axis", "movement", f"{FIELD}; 1205: ax_6a"), f"embark {name}")
    assert game.state.moved == 1 << unit(name)
    assert (where(game, name), game.state.embarked) == ("rail", 1)


# -- combat


@pytest.mark.parametrize("active", ["axis", "soviet"])
# NR-10.1.2a, NR-4.0p
def test_a_counterblow_needs_both_a_hex_and_its_price(active: str) -> None:
    near, far = "1107: ax_4a; 1207: su_west", FIELD
    other = "soviet" if active == "axis" else "axis"
    for field, card, is_asked in (
        (near, 4, True),
        (near, 0, False),
        (far, 4, False),
        (far, 0, False),
    ):
        g = at(8, active, "combat", f"{field}; {other}-hand {card}" if card else field).state
        assert ("counterblow" in steps_of(g, counterblow_step)) == is_asked, (field, card)


@pytest.mark.parametrize("has_place", [True, False])
# NR-10.7c, OP-10.7
def test_after_cb_the_battle_goes_on_with_or_without_a_marker(has_place: bool) -> None:
    g = at(8, "axis", "combat", "1107: ax_4a; 1207: su_west").state
    g.battle = Battle(AXIS, 1 << unit("ax_4a"), 1 << BOARD.hex("1207"), 0)
    if not has_place:
        g.counterblows[AXIS] = 1 << BOARD.hex("1107")
    steps = steps_of(g, counterblow_result)
    assert steps == (["mark_own", "after_result"] if has_place else ["after_result"])


@pytest.mark.parametrize(("wings", "left"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_sturmoviks_fly_one_battle_less(wings: int, left: int) -> None:  # NR-10.2b, NR-5.3.2a
    g = at(14, "soviet", "combat", "1107: ax_4a; 1207: su_west").state
    g.battle = Battle(SOVIET, 1 << unit("su_west"), 1 << BOARD.hex("1107"), 0)
    if wings:
        g.lasting("sturmoviks")
        g.lasting("sturmoviks_left", wings)
    close_battle(g)
    assert g.effect("sturmoviks_left") == left
    assert g.is_under("sturmoviks") == (left > 0)


def test_a_counterblow_that_is_lifted_need_not_be_paid_again() -> None:  # NR-5.3.2a
    field = "1107: ax_4a; 1106: ax_9a; 1207: su_south/weak; 1206: su_west/weak"
    marks = 'more {"counterblows":[[],["1205","1206"]]}'
    text = f"{field}; 1205: su_kalinin/weak; support 0 0; axis-hand 15; deck 3 4 5; {marks}"
    game = at(8, "axis", "combat", text, [2])
    game.state.bought = 1 << BOARD.hex("1205") | 1 << BOARD.hex("1206")
    play(game, "target 1207", "attack 1207", "join ax_4a", "play 15", "lift 1205")
    assert game.state.counterblows[SOVIET] == game.state.bought == 1 << BOARD.hex("1206")


def test_new_tanks_are_met_by_nobody() -> None:  # NR-10.6.3b, NR-14.4b
    game = combat("1107: ax_1pz; 1207: su_bryansk", [1], turn=14)
    game.state.lasting("axis_armour_any")
    attack(game, "1207", "ax_1pz")
    assert dict(events(game, "odds")[-1]["shifts"]) == {"armour": 1}


@pytest.mark.parametrize("die", range(1, 7))
def test_left_of_the_table_the_defender_strikes_back(die: int) -> None:  # NR-10.5g, NR-10.6.4c
    g = at(8, "axis", "combat", "1107: ax_4a; 1207: su_west").state
    g.battle = Battle(AXIS, 1 << unit("ax_4a"), 1 << BOARD.hex("1207"), 0)
    g.battle.die = die
    last = len(COLUMNS) - 1
    for column, shift, read_in in ((0, -1, -1), (1, -3, -1), (0, 0, 0), (last, 2, last), (1, 1, 2)):
        g.battle.column, g.battle.shift = column, shift
        read(g)
        assert g.battle.result == ("CA" if read_in < 0 else CRT[AXIS][die][read_in])


def test_an_advance_ends_where_the_ground_or_an_objective_ends_it() -> None:  # NR-10.8.1h, OP-10.27
    g = at(8, "axis", "combat", FIELD).state
    across = 0
    for start in bits(HEXES):
        for place in bits(NEXT_TO[start] & HEXES):
            crosses = is_across_objective(start, place)
            across += crosses
            is_over = bool(STOPS_ADVANCE >> place & 1) or crosses
            assert is_advance_over(g, start, place) == is_over
    assert across
    g.scorched = BOARD.hex("1713")
    assert is_advance_over(g, BOARD.hex("1613"), g.scorched)


def test_a_scorched_city_defends_like_a_marsh() -> None:  # NR-10.6.1a
    g = at(8, "axis", "combat", FIELD).state
    for city in bits(CITIES & HEXES):
        g.scorched = city
        assert [shift.columns for shift in hex_shifts(g, city)] == [-1]
        g.scorched = -1
        told = [shift.columns for shift in hex_shifts(g, city)]
        assert told == ([TERRAIN[city].shift] if TERRAIN[city].shift else [])


def test_who_has_broken_out_leaves_the_turn_to_the_others() -> None:  # NR-15.5a
    g = at(8, "soviet", "combat", FIELD).state
    one, hexes, done = unit("ax_4a"), 1 << BOARD.hex("1107"), 1 << unit("ax_9a")
    break_out_one_hex(g, AXIS, hexes, done, one, BOARD.hex("1207"))
    assert g.where[one] == BOARD.hex("1207")
    assert g.frames[-1] == ("break_out", AXIS, hexes, done)


# -- organization


def test_garrisons_arrive_with_the_cadres() -> None:  # NR-7.8c, NR-13.5-T23b
    g = at(22, "axis", "organization", "0703: ax_9a; 2407: su_west").state
    g.turn = 23
    for name in ("ax_berlin", "ax_kg1"):
        g.put(unit(name), TRACK + 23)
    arrivals(g)
    assert g.where[unit("ax_berlin")] == BOARD.hex("0603")
    assert g.where[unit("ax_kg1")] == CADRE_BOX


def test_a_city_outside_of_a_region_gives_it_no_ground() -> None:  # OP-7.7
    for city in bits(CITIES & GERMANY):
        around = NEXT_TO[city] & HEXES
        assert _around(1 << city, around & ~(1 << city)) == 0
        assert _around(1 << city, around | 1 << city) == around | 1 << city


def test_who_has_improved_has_flipped_and_nobody_else() -> None:  # NR-7.1a
    g = at(8, "axis", "organization", "1107: ax_4a/weak; 1006: ax_9a/weak; 2008: su_west").state
    improved(g, unit("ax_9a"))
    assert g.flipped == 1 << unit("ax_9a")
    assert g.weak >> unit("ax_4a") & 1
    assert not g.weak >> unit("ax_9a") & 1


def test_only_weather_markers_of_past_turns_move_on() -> None:  # NR-14.14.1b, OP-14.10
    g = at(8, "axis", "movement", FIELD).state
    lying = g.markers[:]
    g.markers = [(0, 0), (8, 1), (9, 1)]
    advance_turn(g)
    assert g.markers[0] == (0, 0)
    assert g.markers[1] == marker_on(9, 1)
    assert g.markers[2] == (9, 1)
    assert len(lying) == len(g.markers)


def test_a_marker_of_the_drop_leaves_with_the_others() -> None:  # NR-11.2a, NR-15.9d
    g = at(8, "axis", "movement", FIELD, drop="on").state
    g.drop, g.effects = 4, (("drop", 1),)
    g.oos = g.disorganized = 1 << unit("ax_4a")
    remove_markers(g)
    assert (g.oos, g.disorganized, g.drop) == (0, 0, 12)
    assert not g.is_under("drop")


def test_ground_around_cities_is_that_of_the_cities_in_the_region() -> None:  # OP-7.7
    outside = CITIES & ~GERMANY
    assert _around(outside, GERMANY) == 0
    inside = CITIES & GERMANY
    around = inside
    for city in bits(inside):
        around |= NEXT_TO[city] & HEXES
    assert _around(CITIES, GERMANY) == around & GERMANY


# -- what is shown


# NR-2.3a, NR-2.3b, NR-2.3c, NR-2.3l, NR-H.e, NR-12.7.4a, NR-12.7.4c, NR-12.8a, NR-M.i
def test_the_view_of_a_golden_game_is_that_of_its_state() -> None:
    record = NORETREAT.record("campaign-options")
    for at_move in range(0, len(record.moves), len(record.moves) // 12):
        g: NoRetreat = record.replay(NORETREAT.find, to=at_move).state
        view: dict[str, Any] = GAME.view(g, None)
        shown = {
            piece["unit"]: (place, piece)
            for place, stack in view["stacks"].items()
            for piece in stack
        }
        on_map = [n for n in range(len(UNIT_NAMES)) if g.where[n] < len(PLACE_NAMES)]
        assert set(shown) == {UNIT_NAMES[n] for n in on_map}
        for number in on_map:
            place, piece = shown[UNIT_NAMES[number]]
            is_weak = bool(g.weak >> number & 1)
            assert place == PLACE_NAMES[g.where[number]]
            assert piece["face"] == ("weak" if is_weak else "strong")
            assert piece["steps"] == (2 if g.has_two_steps(number) else 1)
            for mark, units in (
                ("out_of_supply", g.oos),
                ("disorganized", g.disorganized),
                ("moved", g.moved),
                ("attacked", g.attacked),
            ):
                assert piece[mark] == bool(units >> number & 1), (mark, piece)
            assert piece["local_support"] == (number in g.local)
        score = view["score"]
        holders = [SIDES[side] for side in (AXIS, SOVIET) if has_finland(g, side)]
        assert score["finland"] == (holders[0] if holders else None)
        assert score["initiative"] == SIDES[g.initiative]
        assert score["event_vp"] == g.event_vp
        for side in (AXIS, SOVIET):
            held = {PLACE_NAMES[place] for place in bits(g.controlled(side))}
            assert set(score["hexes"][SIDES[side]]) == held


def steps_of(g: NoRetreat, do: Any) -> list[str]:
    """The names of the steps that something orders, in the order in which they come."""
    before = len(g.frames)
    do(g)
    return [frame[0] for frame in reversed(g.frames[before:])]


@pytest.mark.parametrize("number", [-1, 0, 7])
def test_what_there_is_once_is_shown_if_it_is_there(number: int) -> None:  # NR-14.13a, NR-14.13d
    g = at(8, "axis", "movement", FIELD).state
    g.scorched = g.reserve = number
    shown = GAME.view(g, None)
    assert shown["scorched"] == (PLACE_NAMES[number] if number >= 0 else None)
    assert shown["reserve"] == (UNIT_NAMES[number] if number >= 0 else None)


def test_rezervy_does_not_relieve_a_stack() -> None:  # NR-8.4.3a, NR-15.8b
    field = "1107: ax_4a; 2008: su_west su_don su_rez"
    g = at(8, "soviet", "movement", field, rezervy="on").state
    too_many = _of_excess(g, SOVIET, BOARD.hex("2008"))
    assert too_many == 1 << unit("su_west") | 1 << unit("su_don")
    assert _of_excess(g, AXIS, BOARD.hex("1107")) == 0


def test_an_event_moves_only_those_whom_it_names() -> None:  # NR-5.3.4a
    g = at(8, "axis", "movement", FIELD).state
    named = 1 << unit("ax_4a")
    assert _movers(g, AXIS, named, 2, "any", 1) == named
    assert _movers(g, AXIS, named | 1 << unit("ax_9a"), 2, "any", 1).bit_count() == 2
    assert _movers(g, AXIS, 0, 2, "any", 1) == 0


def test_a_side_without_objectives_has_none_supplied() -> None:  # NR-12.1a, NR-12.1b, NR-12.1c
    g = at(8, "axis", "movement", FIELD).state
    g.control = 0
    assert supplied_objectives(g, AXIS) == 0
    g.control = -1
    assert supplied_objectives(g, SOVIET) == 0


@pytest.mark.parametrize(
    ("moment", "window"),
    [
        ("commitment", "commit"),
        ("counterblow", "counterblow"),
        ("after_any_die", "rolled"),
        ("apply_result", "result"),
        ("after_ex", "exchanged"),
        ("victory_phase", "victory"),
        ("end_of_phase", "end"),
        ("start_of_phase", "start"),
        ("own_organization_phase", "phase"),
    ],
)
def test_every_moment_has_its_window(moment: str, window: str) -> None:  # NR-5.3.1a, NR-5.3.1b
    assert _windows_of((moment,)) == {window}


def test_only_the_axis_roves_and_only_by_its_event() -> None:  # NR-10.7.5d, NR-8.5.4a
    g = at(8, "axis", "movement", "1107: ax_4a; 1307: su_west; 1507: su_don").state
    zones = {}
    for side, name in ((AXIS, "ax_4a"), (SOVIET, "su_west")):
        for effect in ("", "roving"):
            g.battle = Battle(side, 0, 0, 0)
            if effect:
                g.battle.add(effect)
            hexes = may_retreat_into(g, unit(name))
            zones[name, effect] = bool(hexes & g.zone(1 - side) & ~g.held[side])
    assert zones == {
        ("ax_4a", ""): False,
        ("ax_4a", "roving"): True,
        ("su_west", ""): False,
        ("su_west", "roving"): False,
    }


def test_what_waits_in_the_pool_for_its_event_is_not_due() -> None:  # NR-7.7a
    g = at(8, "axis", "movement", "0504: ax_9a; 2407: su_west; pool: ax_fort1 ax_grpe").state
    assert g.at[POOL]
    assert _nothing_due(g) == 1


def test_the_first_counter_of_the_list_moves_like_any_other() -> None:  # NR-8.0b, NR-8.6b
    first = UNIT_NAMES[0]
    for name in (first, "ax_9a"):
        game = at(8, "axis", "movement", f"1107: {name}; 2008: su_west")
        assert not may(game, "to"), "nobody has been picked"
        play(game, f"unit {name}")
        assert "1207" in may(game, "to")


def test_before_each_battle_none_is_being_fought() -> None:  # NR-10.2b
    g = at(8, "axis", "combat", FIELD).state
    g.battle = Battle(AXIS, 1 << unit("ax_4a"), 1 << BOARD.hex("2008"), 0)
    next_battle(g)
    assert g.battle is None


def test_who_has_seen_a_hand_takes_nothing_back() -> None:  # NR-H.a
    game = at(14, "soviet", "movement", f"{FIELD}; axis-hand 3 4; soviet-hand 25")
    g = game.state
    g.revealed = False
    red_orchestra(g, "")
    assert g.revealed
    assert g.seen[AXIS] == g.hands[AXIS] == 1 << 3 | 1 << 4


@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_local_support_begins_on_nobody(side: int) -> None:  # NR-15.3.1a, NR-15.3.2a
    g = at(8, SIDES[side], "movement", FIELD, local_support="on").state
    g.active, g.local = side, [3, 4]
    assert steps_of(g, place_local_support) == ["local_support_marker"]
    assert (g.local[side], g.local[1 - side]) == (-1, [3, 4][1 - side])


def test_only_the_soviets_get_rezervy_and_the_drop() -> None:  # NR-7.8c, NR-15.8a, NR-15.9a
    for side in (AXIS, SOVIET):
        g = at(5, SIDES[side], "movement", FIELD, rezervy="on", drop="on").state
        g.put(REZERVY, GONE)
        g.drop = -1
        arrivals(g)
        assert (g.where[REZERVY] != GONE, g.drop == 0) == (side == SOVIET, side == SOVIET)


def test_each_organization_phase_begins_with_nothing_flipped() -> None:  # NR-7.0a
    g = at(8, "soviet", "movement", FIELD).state
    g.flipped = g.modernized = 5
    organization_phase(g)
    assert (g.flipped, g.modernized) == (0, 0)


def test_who_has_no_place_is_expelled_before_the_next_is_placed() -> None:  # NR-7.8b
    g = at(8, "axis", "movement", FIELD).state
    for name in ("ax_fin", "ax_6a"):
        steps = steps_of(g, lambda g, name=name: reinforce(g, unit(name)))
        assert steps == (
            ["expelled", "placement"] if name == "ax_fin" else ["place_at", "placement"]
        )


def test_without_units_no_further_hex_joins_a_battle() -> None:  # NR-10.3.3a
    g = at(8, "axis", "combat", "1107: ax_4a; 1207: su_west; 1208: su_don").state
    g.targets = 1 << BOARD.hex("1207") | 1 << BOARD.hex("1208")
    assert _more_hexes(g, 0, 0) == 0


def test_trains_then_the_drop_then_the_reserve() -> None:  # NR-4.0r, NR-9.2a, NR-14.12.2a
    g = at(8, "soviet", "movement", FIELD).state
    assert steps_of(g, disembark_phase) == ["disembark", "soviet_drop", "return_reserve"]


def test_a_surprised_stack_has_been_helped_beside_others() -> None:  # NR-5.3.2a
    g = at(8, "axis", "combat", FIELD).state
    start = BOARD.hex("1107")
    g.helped = 1 << unit("ax_9a")
    surprise_at(g, AXIS, start, start)
    assert g.helped == 1 << unit("ax_4a") | 1 << unit("ax_9a")
    assert g.counterblows[AXIS] == 1 << start


@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_ground_that_was_passed_last_is_ones_own(side: int) -> None:  # OP-13.15
    g = at(8, "axis", "movement", FIELD).state
    own = _empty_own(g, side)
    assert own
    assert not own & g.held[side]
    assert own & g.control == (own if side == AXIS else 0)


def test_places_at_the_edge_are_for_those_who_recover() -> None:  # NR-7.6c, NR-7.6d, NR-7.6e
    around, edge = axis_places(CITIES, recovers=False)
    assert (around, edge) == (_around(CITIES, GERMANY), 0)
    around, edge = axis_places(CITIES, recovers=True)
    assert around == _around(CITIES, GERMANY) | _around(CITIES, USSR)
    assert edge == EDGES[AXIS] & GERMANY


def test_a_third_hex_is_for_armour_alone() -> None:  # NR-10.8.2a, NR-14.3c
    g = at(24, "axis", "combat", FIELD).state
    g.weather, g.oil = CLEAR, 0
    for number in range(len(UNIT_NAMES)):
        assert may_go_third_hex(g, number) == bool(g.armour >> number & 1), UNIT_NAMES[number]
    g.weather = CLEAR + 1
    assert not any(may_go_third_hex(g, number) for number in range(len(UNIT_NAMES)))


def test_only_soviet_units_turn_red_in_their_own_phase() -> None:  # NR-7.2.0a
    g = at(8, "axis", "movement", FIELD).state
    assert brown(g) == 0


def test_only_soviets_on_the_rails_are_aboard() -> None:  # NR-9.2a
    field = "1107: ax_4a; rail: ax_9a su_don; 2008: su_west"
    assert _aboard(at(8, "axis", "movement", field).state) == 1 << unit("su_don")


def test_romanians_leave_with_nothing_on_them() -> None:  # NR-11.3b, NR-13.5-OILb
    g = at(18, "soviet", "movement", "1107: ax_4a; 2008: su_west; 0816: su_don").state
    number = bits(ROMANIANS)[0]
    g.put(number, BOARD.hex("1006"))
    g.oos = g.disorganized = 1 << number
    romania(g)
    assert g.where[number] == GONE
    assert not (g.oos | g.disorganized) >> number & 1


def test_a_combat_phase_begins_with_nothing_declared() -> None:  # NR-10.1.1a, NR-4.0p
    g = at(8, "axis", "movement", FIELD).state
    g.attacked = g.targets = g.bought = g.declared = g.attacks = 7
    combat_phase(g)
    assert (g.attacked, g.targets, g.bought, g.declared, g.attacks) == (0, 0, 0, 0, 0)


@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_joker_changes_hands_when_it_is_discarded(side: int) -> None:  # NR-5.0b, NR-15.7c
    g = at(8, "axis", "movement", FIELD, joker="on").state
    g.joker, pile = side, g.discards
    discard(g, side, JOKER, "5.0b")
    assert g.joker == 1 - side
    assert g.discards == pile
    g.hands[side] = 1 << 3
    discard(g, side, 3, "5.0b")
    assert (g.joker, g.discards) == (1 - side, pile + bytes((3,)))


def test_the_works_are_built_where_an_axis_unit_stands() -> None:  # NR-14.13c
    g = at(8, "axis", "movement", FIELD).state
    defensive_works(g, "")
    assert g.frames[-1][-1] == 1 << BOARD.hex("1107") | 1 << BOARD.hex("1006")


@pytest.mark.parametrize("reserve", [-1, 0])
def test_whoever_is_in_the_rail_box_may_be_the_reserve(reserve: int) -> None:  # NR-14.12.1a
    field = "1107: ax_4a; rail: su_don su_west su_kursk"
    g = at(8, "soviet", "movement", field).state
    g.reserve = reserve
    in_box = {unit(name) for name in ("su_don", "su_west", "su_kursk")}
    assert set(bits(may_be_reserve(g))) & in_box == in_box
    g.reserve = unit("su_don")
    assert unit("su_don") not in bits(may_be_reserve(g))


def test_away_from_its_places_no_cadre_is_waiting() -> None:  # NR-14.9.4a, NR-14.9.4c
    g = at(8, "axis", "movement", "1107: ax_4a; 2213: ax_kg1; 0703: ax_kg2; 2008: su_west").state
    number = unit("ax_6a")
    for place in bits(HEXES):
        is_there = bool(cadre_places(g, AXIS) >> place & 1)
        waiting = waiting_cadre(g, number, place)
        assert waiting == (g.at[place] & CADRES if is_there else 0)
