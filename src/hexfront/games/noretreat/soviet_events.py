"""The Soviet halves of the cards up to 30, in their numbers' order."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Count, Hex, Hexes, Side, Unit, Units
from hexfront.games.noretreat.axis_events import (
    copy_top,
    force,
    has_rolled,
    may_copy,
    shift_after_roll,
)
from hexfront.games.noretreat.cards import discard
from hexfront.games.noretreat.declarations import in_contact, volunteers
from hexfront.games.noretreat.events import (
    attacks,
    battle_of,
    event,
    lost,
    may_entrain,
)
from hexfront.games.noretreat.late_axis_events import (
    is_against_city,
    is_at_two_to_one,
    no_sudden_death,
)
from hexfront.games.noretreat.movement import RAIL_LIMIT, can_disembark
from hexfront.games.noretreat.organization import quiet_ground
from hexfront.games.noretreat.stacking import with_room
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
    AXIS,
    CLEAR,
    HEXES,
    MUD,
    NEXT_TO,
    REGIONALS,
    SIDES,
    SNOW,
    SOVIET,
    SOVIET_UNITS,
    TWO_VALUES,
    VP_HEXES,
    YUGOSLAVS,
    neighbours,
)
from hexfront.games.noretreat.turns import WEATHER_FACES, marker_of, turn_marker
from hexfront.games.noretreat.types import WeatherNumber

# -- 1 to 10


def conscript_hexes(g: NoRetreat, unit: Unit) -> Hexes:
    """In or next to a Soviet city, with an Overland Line, out of enemy zones."""
    cities = g.cities() & ~g.control
    around = cities
    for city in bits(cities):
        around |= NEXT_TO[city] & HEXES
    return with_room(g, SOVIET, unit, around & quiet_ground(g, SOVIET) & lines(g, SOVIET).overland)


def _conscripts(g: NoRetreat) -> Units:
    return mask(unit for unit in bits(lost(g, SOVIET)) if conscript_hexes(g, unit))


@event(SOVIET, 1, may=lambda g, window: bool(_conscripts(g)))
def new_conscripts(g: NoRetreat, window: str) -> None:
    g.follow(("pick_unit_for", SOVIET, "conscript", _conscripts(g)))


@steps.step
def conscript(g: NoRetreat, unit: Unit) -> None:
    g.follow(("conscript_at", SOVIET, unit))


conscript_at = steps.choice(
    "conscript_at", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, unit: {"unit": unit}
)


@conscript_at.verb("to", "hex", Limit("5.3.2a", lambda g, side, unit: conscript_hexes(g, unit)))
def conscript_in(g: NoRetreat, side: Side, unit: Unit, place: Hex) -> None:
    g.follow(("reactions", AXIS, "step", unit), ("come_in", unit, place))


def _in_boxes(g: NoRetreat) -> Units:
    return (g.at[SHATTERED] | g.at[DESTROYED] | g.at[SURRENDERED]) & SOVIET_UNITS


def _rail_room(g: NoRetreat) -> Count:
    return RAIL_LIMIT - (g.at[RAIL] & SOVIET_UNITS).bit_count()


@event(SOVIET, 2, may=lambda g, window: bool(_in_boxes(g)) and _rail_room(g) > 0)
def manpower_reserves(g: NoRetreat, window: str) -> None:
    g.follow(("gather", 2))


@steps.step
def gather(g: NoRetreat, left: Count) -> None:
    if left and _in_boxes(g) and _rail_room(g) > 0:
        g.follow(("gather_unit", SOVIET, left))


gather_unit = steps.choice("gather_unit", rule="5.3.2a", seat=seat_of_side)


@gather_unit.verb("unit", "unit", Limit("5.3.2a", lambda g, side, left: _in_boxes(g)))
def gather_one(g: NoRetreat, side: Side, left: Count, unit: Unit) -> None:
    reduce_if_late(g, unit)
    g.put(unit, RAIL)
    g.tell("gathered", "5.3.2a", unit=unit)
    g.follow(("gather", left - 1))


@rule("7.9.2a", "7.3c")
def is_reduced(g: NoRetreat, unit: Unit) -> bool:
    return bool(TWO_VALUES >> unit & 1) and (
        g.turn >= 17 or bool(1 << unit & (REGIONALS | YUGOSLAVS))
    )


def reduce_if_late(g: NoRetreat, unit: Unit) -> None:
    """A lost two-step unit comes back on its reduced side, a shattered one as it was."""
    if g.where[unit] != SHATTERED and is_reduced(g, unit):
        g.flip(unit, 1)


@gather_unit.verb("done")
def gather_no_more(g: NoRetreat, side: Side, left: Count) -> None:
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
def raid(g: NoRetreat, unit: Unit) -> None:
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
def scorch(g: NoRetreat, place: Hex) -> None:
    g.scorched = place
    g.tell("scorched", "14.13c", hex=place)


@event(SOVIET, 8, 0, may=lambda g, window: g.turn >= 6)
def lend_lease_cards(g: NoRetreat, window: str) -> None:
    g.follow(("draw", SOVIET, 2))


def _brown(g: NoRetreat) -> Units:
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


def turn_next(g: NoRetreat, weather: WeatherNumber) -> None:
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


@event(SOVIET, 14, may=lambda g, window: battle_of(g).attacker == AXIS and is_against_city(g))
def russian_tenacity(g: NoRetreat, window: str) -> None:
    force(g, "EX")


@event(SOVIET, 15, may=lambda g, window: bool(can_disembark(g, _in_boxes(g))))
def strategic_reserves(g: NoRetreat, window: str) -> None:
    g.follow(("recall", SOVIET))


recall = steps.choice("recall", rule="5.3.2a", seat=seat_of_side)


@recall.verb("unit", "unit", Limit("9.2f", lambda g, side: can_disembark(g, _in_boxes(g))))
def recall_unit(g: NoRetreat, side: Side, unit: Unit) -> None:
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
def single_out(g: NoRetreat, unit: Unit) -> None:
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


def _around_battle(g: NoRetreat) -> Hexes:
    hexes = battle_of(g).hexes
    hexes |= neighbours(hexes)
    return hexes | neighbours(hexes)


@choose_table.verb("axis_table")
def use_axis_table(g: NoRetreat, side: Side) -> None:
    g.lift_effects("zhukov_axis", "zhukov_soviet")
    g.lasting("zhukov_axis", _around_battle(g))


@choose_table.verb("soviet_table")
def use_soviet_table(g: NoRetreat, side: Side) -> None:
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
def give_two_cards(g: NoRetreat, side: Side) -> None:
    g.follow(("discard_any", side), ("discard_any", side))


@second_front_choice.verb("card_and_step")
def give_card_and_step(g: NoRetreat, side: Side) -> None:
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
def betray_card(g: NoRetreat, side: Side, card: Card) -> None:
    discard(g, AXIS, card, "5.3.2a")


@event(SOVIET, 26, may=lambda g, window: may_copy(SOVIET, g, window))
def na_berlin(g: NoRetreat, window: str) -> None:
    copy_top(SOVIET, g, window)


@event(SOVIET, 27, may=lambda g, window: battle_of(g).attacker == SOVIET and is_at_two_to_one(g))
def konev(g: NoRetreat, window: str) -> None:
    force(g, "DR")


@event(SOVIET, 28, may=attacks(SOVIET))
def katyushas(g: NoRetreat, window: str) -> None:
    battle_of(g).add("columns", 2 if g.turn >= 17 else 1)


def _wave_units(g: NoRetreat) -> Units:
    return g.attacked & supplied(g, SOVIET) & ~g.oos


def wave_targets(g: NoRetreat) -> Hexes:
    units = (_wave_units(g) | volunteers(g)) & ~(g.disorganized | g.white)
    return in_contact(g, units)


@event(SOVIET, 29, may=lambda g, window: bool(wave_targets(g)))
def wave_assault(g: NoRetreat, window: str) -> None:
    g.attacked &= ~_wave_units(g)
    g.follow(("pick_hex_for", SOVIET, "wave", wave_targets(g)))


@steps.step
def wave(g: NoRetreat, place: Hex) -> None:
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
