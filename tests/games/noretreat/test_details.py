"""What a rule leaves behind, unit by unit and hex by hex: marks, costs, steps, and the view."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.noretreat.battles import attack, combat
from tests.games.noretreat.cardplay import at
from tests.games.noretreat.helpers import events, play, unit, where
from tests.golden.make import NORETREAT

from hexfront.core.hexes import bits
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.cards import change_cards, show
from hexfront.games.noretreat.declarations import counterblow_step
from hexfront.games.noretreat.movement import COSTS, costs, first_layers
from hexfront.games.noretreat.organization import _around, arrivals
from hexfront.games.noretreat.results import close_battle, counterblow_result
from hexfront.games.noretreat.state import CADRE_BOX, TRACK, Battle, NoRetreat
from hexfront.games.noretreat.tables import (
    AXIS,
    BOARD,
    CITIES,
    GERMANY,
    HEXES,
    NEXT_TO,
    PLACE_NAMES,
    SIDES,
    SOVIET,
    UNIT_NAMES,
)
from hexfront.games.noretreat.victory import has_finland

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


# -- organization


def test_garrisons_arrive_with_the_cadres() -> None:  # NR-7.8c, NR-13.5-T23b
    g = at(22, "axis", "organization", "0703: ax_9a; 2407: su_west").state
    g.turn = 23
    for name in ("ax_berlin", "ax_kg1"):
        g.put(unit(name), TRACK + 23)
    arrivals(g)
    assert g.where[unit("ax_berlin")] == BOARD.hex("0603")
    assert g.where[unit("ax_kg1")] == CADRE_BOX


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
