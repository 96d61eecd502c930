"""The Soviet halves of the cards, in their numbers' order."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.games.noretreat.axis_events import (
    against_city,
    at_two_to_one,
    copy_top,
    force,
    has_rolled,
    may_copy,
    no_sudden_death,
    roll_any_again,
    shift_after_roll,
    strike_back_at_once,
    top_discard,
)
from hexfront.games.noretreat.cards import cancel, discard
from hexfront.games.noretreat.columns import armour_bonus
from hexfront.games.noretreat.declarations import in_contact, volunteers
from hexfront.games.noretreat.events import (
    attacks,
    battle_of,
    event,
    lost,
    may_entrain,
    out_of_zones,
    unhelped,
    vp_test,
)
from hexfront.games.noretreat.movement import (
    RAIL_LIMIT,
    can_disembark,
    excess,
    march,
    with_room,
)
from hexfront.games.noretreat.organization import quiet_ground
from hexfront.games.noretreat.results import eliminate
from hexfront.games.noretreat.state import (
    DESTROYED,
    RAIL,
    SHATTERED,
    SURRENDERED,
    NoRetreat,
    seat_of_side,
    steps,
)
from hexfront.games.noretreat.supply import lines, overland, supplied
from hexfront.games.noretreat.tables import (
    ALLIES,
    AXIS,
    BELGRADE,
    BUCHAREST,
    BUDAPEST,
    CLEAR,
    EVENTS,
    FACING,
    GERMANY,
    HEXES,
    LAND,
    MUD,
    NEXT_TO,
    REGIONALS,
    SIDES,
    SNOW,
    SOUTH_BALKANS,
    SOVIET,
    SOVIET_UNITS,
    TWO_VALUES,
    UNITS,
    VP_HEXES,
    WEST_BALKANS,
    YUGOSLAVS,
    neighbours,
)
from hexfront.games.noretreat.turns import WEATHER_FACES, marker_of, turn_marker
from hexfront.games.noretreat.victory import holds_finland

# -- 1 to 10


def conscript_hexes(g: NoRetreat, unit: int) -> int:
    """In or next to a Soviet city, with an Overland Line, out of enemy zones."""
    cities = g.cities() & ~g.control
    around = cities
    for city in bits(cities):
        around |= NEXT_TO[city] & HEXES
    return with_room(g, SOVIET, unit, around & quiet_ground(g, SOVIET) & lines(g, SOVIET).overland)


def _conscripts(g: NoRetreat) -> int:
    return mask(unit for unit in bits(lost(g, SOVIET)) if conscript_hexes(g, unit))


@event(SOVIET, 1, may=lambda g, window: bool(_conscripts(g)))
def new_conscripts(g: NoRetreat, window: str) -> None:
    g.follow(("pick_unit_for", SOVIET, "conscript", _conscripts(g)))


@steps.step
def conscript(g: NoRetreat, unit: int) -> None:
    g.follow(("conscript_at", SOVIET, unit))


conscript_at = steps.choice(
    "conscript_at", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, unit: {"unit": unit}
)


@conscript_at.verb("to", "hex", Limit("5.3.2a", lambda g, side, unit: conscript_hexes(g, unit)))
def conscript_in(g: NoRetreat, side: int, unit: int, place: int) -> None:
    g.follow(("reactions", AXIS, "step", unit), ("come_in", unit, place))


def _in_boxes(g: NoRetreat) -> int:
    return (g.at[SHATTERED] | g.at[DESTROYED] | g.at[SURRENDERED]) & SOVIET_UNITS


def _rail_room(g: NoRetreat) -> int:
    return RAIL_LIMIT - (g.at[RAIL] & SOVIET_UNITS).bit_count()


@event(SOVIET, 2, may=lambda g, window: bool(_in_boxes(g)) and _rail_room(g) > 0)
def manpower_reserves(g: NoRetreat, window: str) -> None:
    g.follow(("gather", 2))


@steps.step
def gather(g: NoRetreat, left: int) -> None:
    if left and _in_boxes(g) and _rail_room(g) > 0:
        g.follow(("gather_unit", SOVIET, left))


gather_unit = steps.choice("gather_unit", rule="5.3.2a", seat=seat_of_side)


@gather_unit.verb("unit", "unit", Limit("5.3.2a", lambda g, side, left: _in_boxes(g)))
def gather_one(g: NoRetreat, side: int, left: int, unit: int) -> None:
    reduce_if_late(g, unit)
    g.put(unit, RAIL)
    g.tell("gathered", "5.3.2a", unit=unit)
    g.follow(("gather", left - 1))


@rule("7.9.2a", "7.3c")
def reduced(g: NoRetreat, unit: int) -> bool:
    return bool(TWO_VALUES >> unit & 1) and (
        g.turn >= 17 or bool(1 << unit & (REGIONALS | YUGOSLAVS))
    )


def reduce_if_late(g: NoRetreat, unit: int) -> None:
    """A lost two-step unit comes back on its reduced side, a shattered one as it was."""
    if g.where[unit] != SHATTERED and reduced(g, unit):
        g.flip(unit, 1)


@gather_unit.verb("done")
def gather_no_more(g: NoRetreat, side: int, left: int) -> None:
    """Enough."""


@event(SOVIET, 3)
def black_sea_fleet(g: NoRetreat, window: str) -> None:
    g.lasting("black_sea_fleet")


@event(SOVIET, 4)
def rasputitsa(g: NoRetreat, window: str) -> None:
    battle_of(g).add("one_hex")


@event(SOVIET, 5, may=lambda g, window: bool(g.on_map(AXIS) & ~g.oos))
def cavalry_raid(g: NoRetreat, window: str) -> None:
    g.follow(("pick_unit_for", SOVIET, "raid", g.on_map(AXIS) & ~g.oos))


@steps.step
def raid(g: NoRetreat, unit: int) -> None:
    g.oos |= 1 << unit
    g.zones[AXIS] = -1
    g.tell("out-of-supply", "5.3.2a", side=SIDES[AXIS], units=1 << unit)


@event(SOVIET, 6, may=lambda g, window: bool(g.on_map(AXIS)))
def partisans(g: NoRetreat, window: str) -> None:
    g.follow(("reduce_one", AXIS, g.on_map(AXIS), 1))


@event(SOVIET, 7, may=lambda g, window: g.scorched < 0 and bool(VP_HEXES & g.cities() & ~g.control))
@rule("14.13c")
def scorched_earth_event(g: NoRetreat, window: str) -> None:
    g.follow(("pick_hex_for", SOVIET, "scorch", g.cities() & ~g.control))


@steps.step
def scorch(g: NoRetreat, place: int) -> None:
    g.scorched = place
    g.tell("scorched", "14.13c", hex=place)


@event(SOVIET, 8, 0, may=lambda g, window: g.turn >= 6)
def lend_lease_cards(g: NoRetreat, window: str) -> None:
    g.follow(("draw", SOVIET, 2))


def _brown(g: NoRetreat) -> int:
    units = g.on_map(SOVIET) & TWO_VALUES & g.weak & ~(REGIONALS | YUGOSLAVS) & ~g.oos
    return units & overland(g, SOVIET)


@event(SOVIET, 8, 1, may=lambda g, window: g.turn >= 6 and bool(_brown(g)))
def lend_lease_tanks(g: NoRetreat, window: str) -> None:
    g.follow(("pick_unit_for", SOVIET, "improved", _brown(g)))


@event(SOVIET, 9, 0)
@rule("12.2d", "14.13b")
def za_rodinu_endures(g: NoRetreat, window: str) -> None:
    no_sudden_death(g)


@event(SOVIET, 9, 1)
def za_rodinu_gives(g: NoRetreat, window: str) -> None:
    g.follow(("draw_two_keep_one", SOVIET))


@event(SOVIET, 10)
def not_a_step_back(g: NoRetreat, window: str) -> None:
    g.lasting("dr_to_ex")


# -- 11 to 20


@event(SOVIET, 11)
def no_mercy(g: NoRetreat, window: str) -> None:
    battle_of(g).add("extra_loss")


def turn_next(g: NoRetreat, weather: int) -> None:
    marker = marker_of(g, g.turn + 1)
    if marker >= 0 and weather in WEATHER_FACES[marker]:
        turn_marker(g, marker, weather)


@event(SOVIET, 12)
def general_mud(g: NoRetreat, window: str) -> None:
    turn_next(g, MUD)
    g.follow(("draw", SOVIET, 1))


@event(SOVIET, 13)
def general_winter(g: NoRetreat, window: str) -> None:
    turn_next(g, SNOW)
    g.follow(("draw", SOVIET, 1))


@event(SOVIET, 14, may=lambda g, window: battle_of(g).attacker == AXIS and against_city(g))
def russian_tenacity(g: NoRetreat, window: str) -> None:
    force(g, "EX")


@event(SOVIET, 15, may=lambda g, window: bool(can_disembark(g, _in_boxes(g))))
def strategic_reserves(g: NoRetreat, window: str) -> None:
    g.follow(("recall", SOVIET))


recall = steps.choice("recall", rule="5.3.2a", seat=seat_of_side)


@recall.verb("unit", "unit", Limit("9.2f", lambda g, side: can_disembark(g, _in_boxes(g))))
def recall_unit(g: NoRetreat, side: int, unit: int) -> None:
    reduce_if_late(g, unit)
    g.follow(("event_detrain_at", side, unit))


@event(SOVIET, 16, may=attacks(AXIS))
def nkvd(g: NoRetreat, window: str) -> None:
    battle_of(g).add("duel", 0)


def _can_infiltrate(g: NoRetreat, window: str) -> bool:
    battle = battle_of(g)
    one_hex = not battle.hexes & (battle.hexes - 1)
    several = battle.defenders & (battle.defenders - 1)
    return battle.attacker == SOVIET and one_hex and bool(several)


@event(SOVIET, 17, may=_can_infiltrate)
def infiltration(g: NoRetreat, window: str) -> None:
    g.follow(("pick_unit_for", SOVIET, "single_out", battle_of(g).defenders))


@steps.step
def single_out(g: NoRetreat, unit: int) -> None:
    """This unit is attacked alone, the others after it."""
    battle = battle_of(g)
    battle.add("infiltration", battle.defenders & ~(1 << unit))
    battle.defenders = 1 << unit


@event(
    SOVIET,
    18,
    may=lambda g, window: bool(may_entrain(g, SOVIET) or g.at[RAIL] & SOVIET_UNITS),
)
def strategic_surprise(g: NoRetreat, window: str) -> None:
    g.follow(("entrain_by_event", SOVIET, 2), "surprise_detrain")


@steps.step
def surprise_detrain(g: NoRetreat) -> None:
    g.follow(("detrain_by_event", SOVIET, g.at[RAIL] & SOVIET_UNITS, 2))


@event(SOVIET, 19)
def hitler_orders_attack(g: NoRetreat, window: str) -> None:
    g.lasting("hitler_attacks")


@event(SOVIET, 20, may=lambda g, window: g.weather in (CLEAR, SNOW))
def major_offensive(g: NoRetreat, window: str) -> None:
    g.lasting("major_offensive")
    g.follow(("draw", SOVIET, 4))


# -- 21 to 30


@event(SOVIET, 21, may=attacks(SOVIET))
def bridgehead(g: NoRetreat, window: str) -> None:
    battle = battle_of(g)
    battle.add("no_river")
    battle.add("none_to_ex")


@event(SOVIET, 22)
def zhukov(g: NoRetreat, window: str) -> None:
    g.follow(("choose_table", SOVIET))


choose_table = steps.choice("choose_table", rule="5.3.2a", seat=seat_of_side)


def _around_battle(g: NoRetreat) -> int:
    hexes = battle_of(g).hexes
    hexes |= neighbours(hexes)
    return hexes | neighbours(hexes)


@choose_table.verb("axis_table")
def use_axis_table(g: NoRetreat, side: int) -> None:
    g.lift_effects("zhukov_axis", "zhukov_soviet")
    g.lasting("zhukov_axis", _around_battle(g))


@choose_table.verb("soviet_table")
def use_soviet_table(g: NoRetreat, side: int) -> None:
    g.lift_effects("zhukov_axis", "zhukov_soviet")
    g.lasting("zhukov_soviet", _around_battle(g))


@event(SOVIET, 23, may=lambda g, window: g.turn >= 11)
def sturmoviks(g: NoRetreat, window: str) -> None:
    g.lift_effects("sturmoviks", "sturmoviks_left")
    g.lasting("sturmoviks", 4 if g.turn >= 17 else 2)
    g.lasting("sturmoviks_left", 2)


@event(SOVIET, 24, may=lambda g, window: bool(g.hands[AXIS]))
def western_allied_offensive(g: NoRetreat, window: str) -> None:
    g.follow(("second_front_choice", AXIS))


second_front_choice = steps.choice("second_front_choice", rule="5.3.2a", seat=seat_of_side)


@second_front_choice.verb(
    "two_cards", None, Limit("5.3.2a", lambda g, side: int(g.hands[side].bit_count() >= 2))
)
def give_two_cards(g: NoRetreat, side: int) -> None:
    g.follow(("discard_any", side), ("discard_any", side))


@second_front_choice.verb("card_and_step")
def give_card_and_step(g: NoRetreat, side: int) -> None:
    g.follow(("discard_any", side), ("reduce_one", side, g.on_map(side), 1))


@event(SOVIET, 25, may=lambda g, window: bool(g.hands[AXIS]))
@rule("H.a")
def red_orchestra(g: NoRetreat, window: str) -> None:
    g.revealed = True
    g.seen[AXIS] = g.hands[AXIS]
    g.follow(("betray", SOVIET))


betray = steps.choice(
    "betray", rule="5.3.2a", seat=seat_of_side, about=lambda g, side: {"cards": g.hands[AXIS]}
)


@betray.verb("discard", "card", Limit("5.3.2a", lambda g, side: g.hands[AXIS]))
def betray_card(g: NoRetreat, side: int, card: int) -> None:
    discard(g, AXIS, card, "5.3.2a")


@event(SOVIET, 26, may=lambda g, window: may_copy(SOVIET, g, window))
def na_berlin(g: NoRetreat, window: str) -> None:
    copy_top(SOVIET, g, window)


@event(SOVIET, 27, may=lambda g, window: battle_of(g).attacker == SOVIET and at_two_to_one(g))
def konev(g: NoRetreat, window: str) -> None:
    force(g, "DR")


@event(SOVIET, 28, may=attacks(SOVIET))
def katyushas(g: NoRetreat, window: str) -> None:
    battle_of(g).add("columns", 2 if g.turn >= 17 else 1)


def _wave_units(g: NoRetreat) -> int:
    return g.attacked & supplied(g, SOVIET) & ~g.oos


def wave_targets(g: NoRetreat) -> int:
    units = (_wave_units(g) | volunteers(g)) & ~(g.disorganized | g.white)
    return in_contact(g, units)


@event(SOVIET, 29, may=lambda g, window: bool(wave_targets(g)))
def wave_assault(g: NoRetreat, window: str) -> None:
    g.attacked &= ~_wave_units(g)
    g.follow(("pick_hex_for", SOVIET, "wave", wave_targets(g)))


@steps.step
def wave(g: NoRetreat, place: int) -> None:
    g.targets = 1 << place
    g.declared += 1
    g.tell("target", "5.3.2a", side=SIDES[SOVIET], hex=place)
    g.follow("next_battle", "end_wave")


@steps.step
def end_wave(g: NoRetreat) -> None:
    g.targets = 0
    g.battle = None


@event(SOVIET, 30, may=has_rolled)
def yeremenko(g: NoRetreat, window: str) -> None:
    shift_after_roll(g)


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


def concentration_hexes(g: NoRetreat, side: int, hexes: int) -> int:
    """Up to three hexes next to one another."""
    free = LAND & ~g.held[AXIS] & ~hexes
    if not hexes:
        return free
    return free & neighbours(hexes) if hexes.bit_count() < 3 else 0


@concentrate.verb("hex", "hex", Limit("5.3.2a", concentration_hexes))
def concentrate_here(g: NoRetreat, side: int, hexes: int, place: int) -> None:
    g.follow(("concentrate", side, hexes | 1 << place))


@concentrate.verb("done", None, Limit("5.3.2a", lambda g, side, hexes: int(hexes > 0)))
def end_concentration(g: NoRetreat, side: int, hexes: int) -> None:
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


def _way_back(g: NoRetreat, unit: int) -> int:
    if not g.mobile >> unit & 1:
        return 0
    near = FACING[g.where[unit]] & g.may_enter(unit) & ~g.held[AXIS]
    near &= ~g.zone(AXIS) | g.held[SOVIET]
    return with_room(g, SOVIET, unit, near & ~g.effect("prepared"))


fall_back = steps.choice("fall_back", rule="5.3.2a", seat=seat_of_side)


@fall_back.verb("unit", "unit", Limit("5.3.2a", lambda g, side, movers: movers))
def pick_falling_back(g: NoRetreat, side: int, movers: int, unit: int) -> None:
    g.follow(("fall_back_to", side, unit))


fall_back_to = steps.choice(
    "fall_back_to", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, unit: {"unit": unit}
)


@fall_back_to.verb("to", "hex", Limit("5.3.2a", lambda g, side, unit: _way_back(g, unit)))
def fall_back_one(g: NoRetreat, side: int, unit: int, place: int) -> None:
    start = g.where[unit]
    march(g, unit, [place])
    g.tell("retreated", "5.3.2a", unit=unit, start=start, path=[], hex=place)


def _stavka_card(g: NoRetreat, window: str) -> bool:
    top = top_discard(g)
    return bool(top) and not EVENTS[SOVIET][top].immediate


@event(SOVIET, 33, 0, may=_stavka_card)
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


def _aboard(g: NoRetreat) -> int:
    return g.at[RAIL] & SOVIET_UNITS


@event(SOVIET, 35, may=lambda g, window: bool(can_disembark(g, _aboard(g))))
@rule("16.0a")
def maskirovka(g: NoRetreat, window: str) -> None:
    aboard = _aboard(g)
    g.follow(("detrain_by_event", SOVIET, aboard, UNITS), ("march_on", aboard))


@steps.step
def march_on(g: NoRetreat, units: int) -> None:
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


def _commanded(g: NoRetreat) -> int:
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


def _allies_on_map(g: NoRetreat) -> int:
    return g.on_map(AXIS) & ALLIES


@event(SOVIET, 44, may=lambda g, window: bool(_allies_on_map(g)))
def allies_waver(g: NoRetreat, window: str) -> None:
    g.follow(("discard_any", AXIS))
    if g.turn > 10:
        g.follow(("pick_unit_for", AXIS, "desert", _allies_on_map(g)))


@steps.step
def desert(g: NoRetreat, unit: int) -> None:
    eliminate(g, unit, "5.3.2a")


# -- 45 to 54: 1945


@event(SOVIET, 45)
def last_fascist_ally(g: NoRetreat, window: str) -> None:
    vp_test(g, SOVIET, not g.control >> BUDAPEST & 1, -1)


@rule("6.5.5a")
def _combined_arms(g: NoRetreat, window: str) -> bool:
    battle = battle_of(g)
    units = battle.attackers
    if battle.attacker != SOVIET or not units & ~g.oos:
        return False
    return bool(units & g.armour) and bool(units & ~g.armour)


@event(SOVIET, 46, may=_combined_arms)
def rokossovsky(g: NoRetreat, window: str) -> None:
    battle_of(g).add("columns", 1)
    g.follow(("draw", SOVIET, 1))


@event(SOVIET, 47, may=lambda g, window: battle_of(g).attacker == SOVIET and against_city(g))
def heavy_artillery(g: NoRetreat, window: str) -> None:
    battle_of(g).add("no_forts")
    battle_of(g).add("columns", 1)


@event(SOVIET, 48)
def war_in_finland(g: NoRetreat, window: str) -> None:
    vp_test(g, SOVIET, holds_finland(g, SOVIET), 0)


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


def _holds_balkans(g: NoRetreat) -> bool:
    both = g.at[WEST_BALKANS] & SOVIET_UNITS and g.at[SOUTH_BALKANS] & SOVIET_UNITS
    return bool(both) or not g.control >> BELGRADE & 1


@event(SOVIET, 52)
def tito(g: NoRetreat, window: str) -> None:
    vp_test(g, SOVIET, _holds_balkans(g), 0)


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
        if side == g.active and g.under(name):
            g.lift_effects(name)
            if (g.declared if voluntary else g.attacks) < needed:
                g.tell("obligation-failed", "5.3.2a", side=SIDES[side])
                g.score(side, -price)
