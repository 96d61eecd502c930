"""Chapter 7: the Organization Phase, placement of units, reorganization."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Card, Hex, Hexes, Points, Side, Things, Unit, Units
from hexfront.games.noretreat.cards import can_pay, charge, is_asked_anyway, play_event
from hexfront.games.noretreat.flips import is_too_early, is_too_late
from hexfront.games.noretreat.moments import playable
from hexfront.games.noretreat.movement import march
from hexfront.games.noretreat.stacking import excess, has_room, to_turn_track, with_room
from hexfront.games.noretreat.state import (
    CADRE_BOX,
    DESTROYED,
    DETACHED,
    FRONTS_FORTIFIED,
    GONE,
    POOL,
    SHATTERED,
    SS_RETURNED,
    SURRENDERED,
    TRACK,
    NoRetreat,
    seat_of_active,
    steps,
    unit_side,
)
from hexfront.games.noretreat.supply import lines, overland, supplied
from hexfront.games.noretreat.tables import (
    AXIS,
    BALKANS,
    BERLIN_GARRISON,
    BUCHAREST,
    BUDAPEST,
    CADRES,
    DETACHMENTS,
    EDGES,
    FINNISH,
    FORTIFIED_FRONTS,
    GERMAN_FORTS,
    GERMANS,
    GERMANY,
    HEXES,
    HOME,
    LAND,
    NEXT_TO,
    OF_SIDE,
    REGIONALS,
    REZERVY,
    ROMANIAN_OIL,
    SEVASTOPOL,
    SEVASTOPOL_FORT,
    SHOCK_ARMIES,
    SOVIET,
    SOVIET_UNITS,
    SS_PANZER,
    TWO_VALUES,
    UNIT_ROWS,
    USSR,
    VOLKSSTURM,
    WARSAW,
    WEAK,
    WEST_BALKANS,
    YUGOSLAVS,
    within,
)


@steps.step
@rule("4.0n", "7.0a")
def organization_phase(g: NoRetreat) -> None:
    g.flipped = 0
    g.modernized = 0
    g.follow("flips", "arrivals", "placement", "reorganize")


# -- step B: placement


@steps.step
@rule("7.8c")
def arrivals(g: NoRetreat) -> None:
    """What arrives without a choice: Cadres in their box, garrisons in their cities."""
    cadres_arrive(g)
    garrisons_arrive(g)
    if g.active == SOVIET:
        rezervy_arrives(g)
        drop_arrives(g)


@rule("7.8a", "14.9.1a")
def cadres_arrive(g: NoRetreat) -> None:
    for unit in bits(due_units(g) & CADRES):
        g.put(unit, CADRE_BOX)
        g.tell("cadre-available", "14.9.1a", unit=unit)


@rule("7.8a", "13.5-T23b", "OP-13.7")
def garrisons_arrive(g: NoRetreat) -> None:
    """In the cities named on them; those whose city is lost never come."""
    for unit in bits(due_units(g) & garrisons()):
        home = HOME[unit]
        if not g.control >> home & 1:
            g.put(unit, GONE)
        elif has_room(g, AXIS, home, unit):
            g.put(unit, home)
            g.tell("reinforcement", "13.5-T23b", unit=unit, hex=home)


@rule("15.8a")
def rezervy_arrives(g: NoRetreat) -> None:
    if g.rules.rezervy and g.turn == 5 and g.where[REZERVY] == GONE:
        g.put(REZERVY, SURRENDERED)
        g.tell("rezervy", "15.8a", unit=REZERVY)


@rule("15.9a", "15.9d")
def drop_arrives(g: NoRetreat) -> None:
    """On turn 4, and four turns after each use."""
    if (g.rules.drop and g.drop < 0 and g.turn >= 4) or 0 < g.drop <= g.turn:
        g.drop = 0
        g.tell("drop-ready", "15.9a")


def garrisons() -> Units:
    return VOLKSSTURM | 1 << BERLIN_GARRISON


@rule("7.8a", "OP-7.8")
def due_units(g: NoRetreat) -> Units:
    """Reinforcements of the Active side: this turn's, delayed ones, and those of past events."""
    units = due_by_events(g)
    for turn in range(1, g.turn + 1):
        units |= g.at[TRACK + turn]
    return units & OF_SIDE[g.active]


@rule("13.5-GGa", "13.5-OILa", "13.5-OILd", "13.5-WARa", "OP-13.8")
def due_by_events(g: NoRetreat) -> Units:
    """Units that come from the turn after their event on."""
    units = 0
    for unit in bits(g.at[POOL]):
        begun = {"GG": g.gg, "Oil": g.oil, "Warsaw": g.warsaw}[UNIT_ROWS[unit].entry]
        if 0 < begun < g.turn:
            units |= 1 << unit
    return units


@rule("7.6b", "OP-7.9", "OP-13.11")
def quiet_ground(g: NoRetreat, side: Side) -> Hexes:
    """Hexes out of enemy zones and hands."""
    enemy = 1 - side
    return LAND & ~(g.held[enemy] | g.zone(enemy) | g.cities_of(enemy))


@rule("OP-7.7")
def _around(cities: Hexes, region: Hexes) -> Hexes:
    """Those of these cities in a region, and the hexes of the region next to them."""
    cities &= region
    hexes = cities
    for city in bits(cities):
        hexes |= NEXT_TO[city] & HEXES
    return hexes & region


@rule("7.6a", "7.6c", "7.6f")
def usual_places(g: NoRetreat, side: Side, recovers: bool) -> Hexes:
    """Where reinforcements and replacements, or recovering units, may be placed."""
    places = axis_places if side == AXIS else soviet_places
    around, edge = places(g.cities_of(side), recovers)
    return (around & lines(g, side).overland | edge) & quiet_ground(g, side)


@rule("7.6c", "7.6d", "7.6e")
def axis_places(cities: Hexes, recovers: bool) -> tuple[Hexes, Hexes]:
    """Hexes at cities, for units with an Overland Line, and at the edge, without one."""
    if not recovers:
        return _around(cities, GERMANY), 0
    return _around(cities, GERMANY) | _around(cities, USSR), EDGES[AXIS] & GERMANY


@rule("7.6f", "7.6g", "7.6h", "OP-7.6")
def soviet_places(cities: Hexes, recovers: bool) -> tuple[Hexes, Hexes]:
    """The same for the Soviets."""
    around = _around(cities, USSR)
    if recovers:
        around |= _around(cities, GERMANY)
    return around, EDGES[SOVIET] & USSR


@rule("14.9.4a", "OP-14.1", "OP-14.2", "OP-14.3")
def cadre_places(g: NoRetreat, side: Side) -> Hexes:
    """Hexes of friendly Cadres with an Overland Line, for units that return."""
    units = overland(g, side) & CADRES
    return g.hexes_of(units)


@rule("13.5-GGb", "13.5-GGc", "13.5-OILe", "13.5-OILf", "13.5-OILg", "13.5-WARa")
def event_places(g: NoRetreat, unit: Unit) -> Hexes:
    """Where a unit of the GG, Oil and Warsaw events is placed."""
    side = unit_side(unit)
    bit = 1 << unit
    if bit & YUGOSLAVS:
        return BALKANS & ~g.held[AXIS]
    ground = quiet_ground(g, side)
    if bit & GERMAN_FORTS:
        return g.cities_of(AXIS) & GERMANY & ground
    empty = ground & _empty_own(g, side)
    if side == AXIS:
        if bit & GERMANS:
            west = 1 << WEST_BALKANS & ~g.held[SOVIET]
            return empty & within(BUCHAREST, 4) | west
        return empty & within(BUDAPEST, 4)
    centre = WARSAW if UNIT_ROWS[unit].entry == "Warsaw" else ROMANIAN_OIL
    return empty & within(centre, 2)


@rule("OP-13.15")
def _empty_own(g: NoRetreat, side: Side) -> Hexes:
    """Hexes with an Overland Line that a side was the last to pass and where it has no unit."""
    own = g.control if side == AXIS else ~g.control
    return own & ~g.held[side] & lines(g, side).overland


@rule("7.6a", "OP-7.8", "OP-7.9", "OP-7.12")
def places_for(g: NoRetreat, unit: Unit) -> Hexes:
    """All legal hexes for a unit that comes onto the map in the Placement Step."""
    side = unit_side(unit)
    origin = g.where[unit]
    if unit == FINNISH:
        return 0
    if origin == POOL:
        hexes = event_places(g, unit)
        if 1 << unit & YUGOSLAVS:
            return hexes
    else:
        hexes = usual_places(g, side, origin == SHATTERED)
    found = with_room(g, side, unit, hexes)
    if origin in (SHATTERED, DESTROYED, SURRENDERED):
        for place in bits(cadre_places(g, side)):
            rest = g.at[place] & ~CADRES | 1 << unit
            if not excess(g, side, rest):
                found |= 1 << place
    return found


def _placeable(g: NoRetreat, units: Units) -> Units:
    """Units with a legal hex; the usual places are looked up once for all."""
    return mask(unit for unit in bits(units) if places_for(g, unit))


def shattered(g: NoRetreat) -> Units:
    return g.at[SHATTERED] & OF_SIDE[g.active]


def reinforcements(g: NoRetreat) -> Units:
    return due_units(g) & ~CADRES & ~garrisons()


placement = steps.choice("placement", rule="7.0a", seat=seat_of_active, always=is_asked_anyway)


@placement.verb(
    "recover",
    "unit",
    Limit("7.7a", shattered),
    Limit("7.6b", lambda g: _placeable(g, shattered(g))),
)
def recover(g: NoRetreat, unit: Unit) -> None:
    g.follow(("place_at", unit), "placement")


@placement.verb(
    "reinforce",
    "unit",
    Limit("7.8a", reinforcements),
    Limit("7.6b", lambda g: _placeable(g, reinforcements(g) & ~YUGOSLAVS) | YUGOSLAVS),
)
@rule("7.8b")
def reinforce(g: NoRetreat, unit: Unit) -> None:
    if places_for(g, unit):
        g.follow(("place_at", unit), "placement")
    else:
        g.follow(("expelled", unit), "placement")


@steps.step
@rule("13.5-OILh")
def expelled(g: NoRetreat, unit: Unit) -> None:
    """A Yugoslav army without a place is eliminated at once."""
    g.put(unit, DESTROYED)
    g.tell("eliminated", "13.5-OILh", unit=unit, hex=POOL, place=DESTROYED)


@rule("7.9a", "15.8d")
def lost_units(g: NoRetreat) -> Units:
    units = (g.at[DESTROYED] | g.at[SURRENDERED]) & OF_SIDE[g.active]
    return units & ~(1 << FINNISH)


@rule("7.9a", "7.9b", "7.9c", "14.7c", "OP-7.10")
def replacement_cost(g: NoRetreat, unit: Unit) -> Points:
    if g.where[unit] == SURRENDERED:
        return 2
    return 2 if SHOCK_ARMIES >> unit & 1 else 1


def _payable(g: NoRetreat) -> Units:
    return mask(
        unit for unit in bits(lost_units(g)) if can_pay(g, g.active, replacement_cost(g, unit))
    )


@placement.verb(
    "replace",
    "unit",
    Limit("7.9a", lost_units),
    Limit("7.9.1a", lambda g: -(not is_too_early(g))),
    Limit("7.9.1b", lambda g: -(not is_too_late(g))),
    Limit("5.4a", _payable),
    Limit("7.6b", lambda g: _placeable(g, _payable(g))),
)
def replace(g: NoRetreat, unit: Unit) -> None:
    g.follow(("place_at", unit), "placement")


@placement.verb(
    "play",
    "card",
    Limit("5.0a", lambda g: g.hands[g.active]),
    Limit("5.3.1a", lambda g: playable(g, g.active, "phase")),
)
def play_in_placement(g: NoRetreat, card: Card) -> None:
    g.follow("placement")
    play_event(g, g.active, card, "phase")


@rule("13.5-T23d", "OP-13.13", "OP-12.8")
def may_ss_return(g: NoRetreat) -> bool:
    late = g.turn >= 23 and g.active == AXIS and not g.once & SS_RETURNED
    return late and g.where[SS_PANZER] == GONE and bool(usual_places(g, AXIS, False))


@placement.verb("ss_return", None, Limit("13.5-T23d", may_ss_return))
def return_ss_panzer(g: NoRetreat) -> None:
    g.once |= SS_RETURNED
    g.score(AXIS, -2)
    g.flip(SS_PANZER, 0)
    g.put(SS_PANZER, TRACK + g.turn)
    g.follow("placement")


# -- optional 15.1 and 15.2


@rule("15.1a", "OP-15.1")
def may_detach(g: NoRetreat) -> Units:
    """Supplied German 4-4 infantry armies, once in the game, from turn 8."""
    if not g.rules.detachments or g.active != AXIS or g.turn < 8 or g.once & DETACHED:
        return 0
    armies = mask(
        unit
        for unit in bits(GERMANS)
        if UNIT_ROWS[unit].strong_kind == "infantry"
        and (UNIT_ROWS[unit].strong_strength, UNIT_ROWS[unit].strong_movement) == (4, 4)
    )
    return armies & supplied(g, AXIS) & ~g.oos & ~g.weak


@placement.verb("detach", "unit", Limit("15.1a", may_detach))
@rule("15.1b", "15.1c", "OP-12.9", "OP-15.8")
def detach(g: NoRetreat, unit: Unit) -> None:
    g.once |= DETACHED
    g.tell("detached", "15.1a", unit=unit)
    g.lay_aside(unit)
    g.put(unit, GONE)
    for detachment, box in zip(DETACHMENTS, (SHATTERED, SHATTERED, SURRENDERED), strict=True):
        g.flip(detachment, WEAK)
        g.put(detachment, box)
    g.score(AXIS, -1)
    g.follow("placement")


@rule("15.2a", "OP-15.2")
def may_fortify_front(g: NoRetreat) -> Units:
    """Supplied, unstacked 4-3 infantry Fronts, once in the game, from turn 5."""
    spent = g.once & FRONTS_FORTIFIED
    if not g.rules.fortified_fronts or g.active != SOVIET or g.turn < 5 or spent:
        return 0
    fronts = mask(
        unit
        for unit in bits(SOVIET_UNITS & TWO_VALUES & g.weak & supplied(g, SOVIET) & ~g.oos)
        if UNIT_ROWS[unit].weak_kind == "infantry"
        and (UNIT_ROWS[unit].weak_strength, UNIT_ROWS[unit].weak_movement) == (4, 3)
    )
    return mask(unit for unit in bits(fronts) if g.at[g.where[unit]] == 1 << unit)


@placement.verb("fortify_front", "unit", Limit("15.2a", may_fortify_front))
@rule("15.2b", "OP-12.9")
def fortify_front(g: NoRetreat, unit: Unit) -> None:
    g.once |= FRONTS_FORTIFIED
    g.tell("front-fortified", "15.2a", unit=unit)
    g.lay_aside(unit)
    g.put(unit, GONE)
    for front in FORTIFIED_FRONTS:
        g.put(front, SHATTERED)
    g.score(SOVIET, -1)
    g.follow("placement")


def _nothing_due(g: NoRetreat) -> Things:
    waiting = shattered(g) | reinforcements(g)
    return int(not (_placeable(g, waiting) or waiting & YUGOSLAVS & g.at[POOL]))


@placement.verb("done", None, Limit("7.7a", _nothing_due))
def end_placement(g: NoRetreat) -> None:
    """All that had to come has come, or has no place yet."""


place_at = steps.choice(
    "place_at", rule="7.6a", seat=seat_of_active, about=lambda g, unit: {"unit": unit}
)


@place_at.verb(
    "to",
    "hex",
    Limit("7.6b", lambda g, unit: ~g.zone(1 - unit_side(unit)) | places_for(g, unit)),
    Limit("7.6c", lambda g, unit: -1 if SOVIET_UNITS >> unit & 1 else places_for(g, unit)),
    Limit("7.6f", places_for),
)
def choose_place(g: NoRetreat, unit: Unit, place: Hex) -> None:
    box = g.where[unit]
    if box in (DESTROYED, SURRENDERED):
        cost = replacement_cost(g, unit)
        charge(g, unit_side(unit), cost, "7.9a", "bring_back", unit, place)
    else:
        g.follow(("come_in", unit, place))


@steps.step
def bring_back(g: NoRetreat, unit: Unit, place: Hex) -> None:
    g.follow(("reactions", 1 - unit_side(unit), "step", unit), ("come_in", unit, place))


@steps.step
@rule("7.7b", "7.7c", "7.9d", "7.9e", "12.8d", "14.9.4c")
def come_in(g: NoRetreat, unit: Unit, place: Hex) -> None:
    """A unit comes onto the map; one that returns is disorganized, unless a Cadre waited for it."""
    box = g.where[unit]
    returns = box in (SHATTERED, DESTROYED, SURRENDERED)
    show_face(g, unit, box, place)
    relieved = waiting_cadre(g, unit, place) if returns else 0
    march(g, unit, [place])
    g.tell(ARRIVAL.get(box, "reinforcement"), "7.6a", unit=unit, hex=place)
    if relieved:
        relieve(g, relieved)
    elif returns:
        g.disorganized |= 1 << unit
    if YUGOSLAVS >> unit & 1 and box == POOL:
        leave_full_place(g, unit, place)


@rule("7.9.2a", "13.5-T03b", "EX-7.3", "OP-7.11")
def show_face(g: NoRetreat, unit: Unit, box: Hex, place: Hex) -> None:
    """A replaced counter may come back reduced; Sevastopol's arrives as a Fort on turn 3."""
    replaced = box in (DESTROYED, SURRENDERED)
    if replaced and TWO_VALUES >> unit & 1 and is_reduced_when_replaced(g, unit):
        g.flip(unit, WEAK)
    if unit == SEVASTOPOL_FORT and g.turn == 3 and place == SEVASTOPOL:
        g.flip(unit, 0)


@rule("14.9.4a", "14.9.4c")
def waiting_cadre(g: NoRetreat, unit: Unit, place: Hex) -> Units:
    """The Cadre that the unit relieves, if one stands there with an Overland Line."""
    side = unit_side(unit)
    cadres = g.at[place] & CADRES & OF_SIDE[side]
    if CADRES >> unit & 1 or not cadres:
        return 0
    return cadres if cadre_places(g, side) >> place & 1 else 0


@rule("14.9.4b")
def relieve(g: NoRetreat, cadres: Units) -> None:
    to_turn_track(g, cadres.bit_length() - 1)


@rule("13.5-OILh", "EX-13.5")
def leave_full_place(g: NoRetreat, unit: Unit, place: Hex) -> None:
    """A Yugoslav army that finds no room is eliminated."""
    if excess(g, SOVIET, g.at[place]):
        g.put(unit, DESTROYED)
        g.tell("eliminated", "13.5-OILh", unit=unit, hex=place, place=DESTROYED)


ARRIVAL = {SHATTERED: "recovered", DESTROYED: "replaced", SURRENDERED: "replaced"}


@rule("7.9.2a", "7.2.2b", "7.3c")
def is_reduced_when_replaced(g: NoRetreat, unit: Unit) -> bool:
    """Two-step counters come back reduced; before turn 17 a red Soviet one stays red."""
    bit = 1 << unit
    return not bit & SOVIET_UNITS or g.turn >= 17 or bool(bit & (REGIONALS | YUGOSLAVS))


# -- step C

reorganize = steps.choice("reorganize", rule="7.10a", seat=seat_of_active)


@reorganize.verb(
    "reorganize",
    "unit",
    Limit("7.10a", lambda g: g.disorganized & OF_SIDE[g.active]),
    Limit("5.4a", lambda g: -can_pay(g, g.active, 1)),
)
def pay_to_reorganize(g: NoRetreat, unit: Unit) -> None:
    g.follow("reorganize")
    charge(g, g.active, 1, "7.10a", "reorganized", unit)


@steps.step
@rule("7.10a", "7.10b")
def reorganized(g: NoRetreat, unit: Unit) -> None:
    g.disorganized &= ~(1 << unit)
    g.tell("reorganized", "7.10a", unit=unit)


@reorganize.verb("done")
def end_reorganization(g: NoRetreat) -> None:
    """The other markers go in phase 6."""
