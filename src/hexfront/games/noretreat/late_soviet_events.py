"""The Soviet halves of the cards from 31 on, and what events oblige a side to do."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Side, Unit, Units
from hexfront.games.noretreat.axis_events import (
    roll_any_again,
    top_discard,
)
from hexfront.games.noretreat.cards import cancel
from hexfront.games.noretreat.columns import armour_bonus
from hexfront.games.noretreat.events import (
    attacks,
    battle_of,
    event,
    out_of_zones,
    unhelped,
    vp_test,
)
from hexfront.games.noretreat.late_axis_events import (
    is_against_city,
    strike_back_at_once,
)
from hexfront.games.noretreat.losses import eliminate
from hexfront.games.noretreat.movement import can_disembark, march
from hexfront.games.noretreat.stacking import excess, with_room
from hexfront.games.noretreat.state import (
    RAIL,
    NoRetreat,
    seat_of_side,
    steps,
)
from hexfront.games.noretreat.tables import (
    ALLIES,
    AXIS,
    BELGRADE,
    BUCHAREST,
    BUDAPEST,
    EVENTS,
    FACING,
    GERMANY,
    LAND,
    SIDES,
    SOUTH_BALKANS,
    SOVIET,
    SOVIET_UNITS,
    UNITS,
    WEST_BALKANS,
    neighbours,
)
from hexfront.games.noretreat.victory import has_finland

# -- 31 to 44


@event(SOVIET, 31, may=lambda g, window: window == "step")
def strategic_bombing(g: NoRetreat, window: str) -> None:
    cancel(g)


@event(SOVIET, 32)
def prepared_offensive(g: NoRetreat, window: str) -> None:
    g.follow(("concentrate", SOVIET, 0))


concentrate = steps.choice(
    "concentrate", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, hexes: {"hexes": hexes}
)


def concentration_hexes(g: NoRetreat, side: Side, hexes: Hexes) -> Hexes:
    """Up to three hexes next to one another."""
    free = LAND & ~g.held[AXIS] & ~hexes
    if not hexes:
        return free
    return free & neighbours(hexes) if hexes.bit_count() < 3 else 0


@concentrate.verb("hex", "hex", Limit("5.3.2a", concentration_hexes))
def concentrate_here(g: NoRetreat, side: Side, hexes: Hexes, place: Hex) -> None:
    g.follow(("concentrate", side, hexes | 1 << place))


@concentrate.verb("done", None, Limit("5.3.2a", lambda g, side, hexes: int(hexes > 0)))
def end_concentration(g: NoRetreat, side: Side, hexes: Hexes) -> None:
    g.lasting("prepared", hexes)
    g.tell("prepared", "5.3.2a", hexes=hexes)


@steps.step
def dissolve_concentration(g: NoRetreat) -> None:
    """Units stacked above the limit at the end of the Player Turn go one hex back."""
    hexes = g.effect("prepared")
    if not hexes:
        return
    crowded = [place for place in bits(hexes) if excess(g, SOVIET, g.at[place] & SOVIET_UNITS)]
    movers = mask(unit for place in crowded for unit in bits(g.at[place]) if _way_back(g, unit))
    if movers:
        g.follow(("fall_back", SOVIET, movers), "dissolve_concentration")
    else:
        g.lift_effects("prepared")
        g.follow("check_stacking")


def _way_back(g: NoRetreat, unit: Unit) -> Hexes:
    if not g.mobile >> unit & 1:
        return 0
    near = FACING[g.where[unit]] & g.may_enter(unit) & ~g.held[AXIS]
    near &= ~g.zone(AXIS) | g.held[SOVIET]
    return with_room(g, SOVIET, unit, near & ~g.effect("prepared"))


fall_back = steps.choice("fall_back", rule="5.3.2a", seat=seat_of_side)


@fall_back.verb("unit", "unit", Limit("5.3.2a", lambda g, side, movers: movers))
def pick_falling_back(g: NoRetreat, side: Side, movers: Units, unit: Unit) -> None:
    g.follow(("fall_back_to", side, unit))


fall_back_to = steps.choice(
    "fall_back_to", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, unit: {"unit": unit}
)


@fall_back_to.verb("to", "hex", Limit("5.3.2a", lambda g, side, unit: _way_back(g, unit)))
def fall_back_one(g: NoRetreat, side: Side, unit: Unit, place: Hex) -> None:
    start = g.where[unit]
    march(g, unit, [place])
    g.tell("retreated", "5.3.2a", unit=unit, start=start, path=[], hex=place)


def _has_stavka_card(g: NoRetreat, window: str) -> bool:
    top = top_discard(g)
    return bool(top) and not EVENTS[SOVIET][top].immediate


@event(SOVIET, 33, 0, may=_has_stavka_card)
def stavka_takes(g: NoRetreat, window: str) -> None:
    card = top_discard(g)
    g.discards = g.discards[:-1]
    g.hands[SOVIET] |= 1 << card
    g.seen[SOVIET] |= 1 << card
    g.tell("took-top", "5.3.2a", side=SIDES[SOVIET], card=card)


@event(SOVIET, 33, 1, may=lambda g, window: g.joker == AXIS)
@rule("15.7c")
def stavka_turns_joker(g: NoRetreat, window: str) -> None:
    g.joker = SOVIET
    g.tell("joker-passed", "15.7c", side=SIDES[SOVIET])


@event(SOVIET, 34, may=lambda g, window: window in ("card", "payment"))
def conflicting_directives(g: NoRetreat, window: str) -> None:
    cancel(g)
    g.follow(("draw", SOVIET, 1))


def _aboard(g: NoRetreat) -> Units:
    return g.at[RAIL] & SOVIET_UNITS


@event(SOVIET, 35, may=lambda g, window: bool(can_disembark(g, _aboard(g))))
@rule("16.0a")
def maskirovka(g: NoRetreat, window: str) -> None:
    aboard = _aboard(g)
    g.follow(("detrain_by_event", SOVIET, aboard, UNITS), ("march_on", aboard))


@steps.step
def march_on(g: NoRetreat, units: Units) -> None:
    """The detrained units move normally."""
    on_map = g.on_map(SOVIET) & units
    if on_map:
        g.follow(("event_moves", SOVIET, on_map, UNITS, "whole", 0))


@event(SOVIET, 36, may=lambda g, window: window in ("card", "payment"))
def hitlers_interference(g: NoRetreat, window: str) -> None:
    below = g.frames[-2]
    card = below[-1] if below[0] == "carry_out" else below[1]
    keep = card > 0 and not EVENTS[SOVIET][card].immediate
    cancel(g, SOVIET if keep else -1)


@event(SOVIET, 37)
def russian_courage(g: NoRetreat, window: str) -> None:
    g.follow(("free_counterblows", 2))


@event(SOVIET, 38)
def industrial_surge(g: NoRetreat, window: str) -> None:
    g.follow(("draw", SOVIET, 2), ("free_steps", SOVIET, 1))


@event(SOVIET, 39)
def steam_roller(g: NoRetreat, window: str) -> None:
    g.lasting("steam_roller")


@event(SOVIET, 40)
@rule("5.0d")
def great_patriotic_war(g: NoRetreat, window: str) -> None:
    g.follow("shuffle_all", ("draw", SOVIET, int(g.joker == SOVIET)))


def _commanded(g: NoRetreat) -> Units:
    return unhelped(g, SOVIET) & out_of_zones(g, SOVIET)


@event(SOVIET, 41, may=lambda g, window: bool(_commanded(g)))
def central_command(g: NoRetreat, window: str) -> None:
    g.follow(("event_moves", SOVIET, _commanded(g), 4, "hexes", 1))


@event(SOVIET, 42, may=attacks(AXIS))
def timoshenko(g: NoRetreat, window: str) -> None:
    strike_back_at_once(g)


@event(SOVIET, 43)
def heroes_of_the_soviet_union(g: NoRetreat, window: str) -> None:
    roll_any_again(g, SOVIET)


def _allies_on_map(g: NoRetreat) -> Units:
    return g.on_map(AXIS) & ALLIES


@event(SOVIET, 44, may=lambda g, window: bool(_allies_on_map(g)))
def allies_waver(g: NoRetreat, window: str) -> None:
    g.follow(("discard_any", AXIS))
    if g.turn > 10:
        g.follow(("pick_unit_for", AXIS, "desert", _allies_on_map(g)))


@steps.step
def desert(g: NoRetreat, unit: Unit) -> None:
    eliminate(g, unit, "5.3.2a")


# -- 45 to 54: 1945


@event(SOVIET, 45)
def last_fascist_ally(g: NoRetreat, window: str) -> None:
    vp_test(g, SOVIET, not g.control >> BUDAPEST & 1, -1)


@rule("6.5.5a")
def _has_combined_arms(g: NoRetreat, window: str) -> bool:
    battle = battle_of(g)
    units = battle.attackers
    if battle.attacker != SOVIET or not units & ~g.oos:
        return False
    return bool(units & g.armour) and bool(units & ~g.armour)


@event(SOVIET, 46, may=_has_combined_arms)
def rokossovsky(g: NoRetreat, window: str) -> None:
    battle_of(g).add("columns", 1)
    g.follow(("draw", SOVIET, 1))


@event(SOVIET, 47, may=lambda g, window: battle_of(g).attacker == SOVIET and is_against_city(g))
def heavy_artillery(g: NoRetreat, window: str) -> None:
    battle_of(g).add("no_forts")
    battle_of(g).add("columns", 1)


@event(SOVIET, 48)
def war_in_finland(g: NoRetreat, window: str) -> None:
    vp_test(g, SOVIET, has_finland(g, SOVIET), 0)


@event(SOVIET, 49)
def balkan_politics(g: NoRetreat, window: str) -> None:
    vp_test(g, SOVIET, bool(g.at[BUCHAREST] & SOVIET_UNITS), -1)


@event(
    SOVIET,
    50,
    may=lambda g, window: (
        battle_of(g).attacker == SOVIET and bool(battle_of(g).hexes & g.cities() & GERMANY)
    ),
)
def hurrah(g: NoRetreat, window: str) -> None:
    battle_of(g).add("columns", 1)
    g.follow(("draw", SOVIET, 1))


def _can_push(g: NoRetreat, window: str) -> bool:
    battle = battle_of(g)
    left = battle.attackers & g.on_map(SOVIET)
    foes = battle.defenders & g.on_map(AXIS)
    return battle.attacker == SOVIET and bool(left) and bool(foes)


@event(SOVIET, 51, may=_can_push)
def one_last_push(g: NoRetreat, window: str) -> None:
    battle_of(g).add("push")


def _has_balkans(g: NoRetreat) -> bool:
    both = g.at[WEST_BALKANS] & SOVIET_UNITS and g.at[SOUTH_BALKANS] & SOVIET_UNITS
    return bool(both) or not g.control >> BELGRADE & 1


@event(SOVIET, 52)
def tito(g: NoRetreat, window: str) -> None:
    vp_test(g, SOVIET, _has_balkans(g), 0)


@event(SOVIET, 53)
def soviet_revenge(g: NoRetreat, window: str) -> None:
    g.follow("shuffle_all", ("draw", SOVIET, 1))


@event(
    SOVIET,
    54,
    may=lambda g, window: battle_of(g).attacker == SOVIET and armour_bonus(g, battle_of(g)) > 0,
)
def stalin_tanks(g: NoRetreat, window: str) -> None:
    battle_of(g).add("stalin_tanks")


# -- obligations

OBLIGATIONS = {
    # who must attack, how often, voluntary attacks only, points lost if he does not
    "summer_campaign": (AXIS, 4, True, 1),
    "hitler_attacks": (AXIS, 3, True, 2),
    "major_offensive": (SOVIET, 4, True, 2),
    "stalin_attacks": (SOVIET, 4, False, 1),
}


@steps.step
def reckon_obligations(g: NoRetreat) -> None:
    """Who had to attack and did not loses points."""
    for name, (side, needed, voluntary, price) in OBLIGATIONS.items():
        if side == g.active and g.is_under(name):
            g.lift_effects(name)
            if (g.declared if voluntary else g.attacks) < needed:
                g.tell("obligation-failed", "5.3.2a", side=SIDES[side])
                g.score(side, -price)
