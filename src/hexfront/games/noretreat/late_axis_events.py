"""The Axis halves of the cards from 31 on, in their numbers' order."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Count, Hex, Hexes, Side, Unit, Units
from hexfront.games.noretreat.axis_events import (
    WORKS,
    calm_and_supplied,
    force,
    has_rolled,
    roll_again,
)
from hexfront.games.noretreat.cards import cancel
from hexfront.games.noretreat.columns import reckon
from hexfront.games.noretreat.events import (
    attacks,
    battle_of,
    event,
    event_reach,
    go,
    out_of_zones,
    unhelped,
    vp_test,
)
from hexfront.games.noretreat.movement import allowance
from hexfront.games.noretreat.stacking import with_room
from hexfront.games.noretreat.state import (
    GONE,
    MARKERS,
    NoRetreat,
    seat_of_side,
    steps,
)
from hexfront.games.noretreat.supply import unmarked
from hexfront.games.noretreat.tables import (
    AXIS,
    BERLIN,
    BERLIN_GARRISON,
    CADRES,
    CLEAR,
    COLUMNS,
    GERMAN_FORTS,
    GERMANY,
    HOME,
    KONIGSBERG,
    SIDES,
    SOVIET,
    UNITS,
    USSR,
    VOLKSSTURM,
)

# -- 31 to 44


@event(AXIS, 31, may=lambda g, window: window == "card")
def stalins_interference(g: NoRetreat, window: str) -> None:
    cancel(g, AXIS)


def strike_back_at_once(g: NoRetreat) -> None:
    force(g, "CA")
    battle_of(g).add("must_counterattack")


@event(AXIS, 32, may=attacks(SOVIET))
def counteroffensive(g: NoRetreat, window: str) -> None:
    strike_back_at_once(g)


def _is_siege(g: NoRetreat, window: str) -> bool:
    battle = battle_of(g)
    targets = battle.hexes & ~battle.counterblow
    return (
        battle.attacker == AXIS
        and not battle.counterattack
        and bool(g.stack(targets) & battle.defenders & g.forts)
    )


@event(AXIS, 33, may=_is_siege)
def siege_artillery(g: NoRetreat, window: str) -> None:
    battle_of(g).add("no_forts")


@event(AXIS, 34)
def soviet_logistics(g: NoRetreat, window: str) -> None:
    g.lasting("logistics")


def _firm(g: NoRetreat) -> Units:
    return unmarked(g, SOVIET) & ~CADRES


@event(AXIS, 35, may=lambda g, window: g.turn >= 17 and bool(_firm(g)))
def manpower_crisis(g: NoRetreat, window: str) -> None:
    g.follow(("reduce_one", SOVIET, _firm(g), 2))


@steps.step
def reduce_one(g: NoRetreat, side: Side, units: Units, left: Count) -> None:
    """The owner takes a step from so many of these units, each once; no Cadre follows (14.9.2b)."""
    if left and units:
        g.follow(("reduce", side, units, left))


reduce = steps.choice("reduce", rule="5.3.2a", seat=seat_of_side)


@reduce.verb("unit", "unit", Limit("5.3.2a", lambda g, side, units, left: units))
def reduce_unit(g: NoRetreat, side: Side, units: Units, left: Count, unit: Unit) -> None:
    g.follow(("take_step", unit), ("reduce_one", side, units & ~(1 << unit), left - 1))


def _may_surprise(g: NoRetreat) -> Hexes:
    """Stacks of supplied units that can all go somewhere together."""
    if (g.counterblows[AXIS]).bit_count() >= MARKERS:
        return 0
    units = unhelped(g, AXIS) & unmarked(g, AXIS)
    hexes = g.hexes_of(units & ~g.white)
    return mask(place for place in bits(hexes) if surprise_hexes(g, place))


def surprise_hexes(g: NoRetreat, place: Hex) -> Hexes:
    units = g.at[place] & unhelped(g, AXIS) & ~g.oos
    hexes = -1 if units else 0
    for unit in bits(units):
        hexes &= event_reach(g, unit, "hexes", 2)
    return hexes & ~g.held[AXIS] | 1 << place


@event(AXIS, 36, may=lambda g, window: bool(_may_surprise(g)))
def surprise_attack(g: NoRetreat, window: str) -> None:
    g.follow(("pick_hex_for", AXIS, "surprise_from", _may_surprise(g)))


@steps.step
def surprise_from(g: NoRetreat, place: Hex) -> None:
    g.follow(("surprise", AXIS, place))


surprise = steps.choice(
    "surprise", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, start: {"start": start}
)


@surprise.verb("to", "hex", Limit("5.3.2a", lambda g, side, start: surprise_hexes(g, start)))
def surprise_at(g: NoRetreat, side: Side, start: Hex, place: Hex) -> None:
    units = g.at[start] & unhelped(g, AXIS) & ~g.oos
    g.helped |= units
    if place != start:
        for unit in bits(units):
            go(g, unit, place, allowance(g, unit))
    g.counterblows[AXIS] |= 1 << place
    g.tell("counterblow", "5.3.2a", side=SIDES[AXIS], hex=place)


def is_at_two_to_one(g: NoRetreat) -> bool:
    return reckon(g, battle_of(g)).column >= COLUMNS.index("2:1")


def is_against_city(g: NoRetreat) -> bool:
    return bool(battle_of(g).hexes & g.cities())


@event(
    AXIS,
    37,
    may=lambda g, window: (
        battle_of(g).attacker == AXIS and is_at_two_to_one(g) and not is_against_city(g)
    ),
)
def guderian(g: NoRetreat, window: str) -> None:
    force(g, "DR")


@event(AXIS, 38, may=attacks(SOVIET))
def hedgehogs(g: NoRetreat, window: str) -> None:
    battle_of(g).add("duel", 1)


def _calm(g: NoRetreat, side: Side) -> Units:
    return unhelped(g, side) & out_of_zones(g, side)


@event(AXIS, 39, may=lambda g, window: bool(_calm(g, AXIS)))
def operational_moves(g: NoRetreat, window: str) -> None:
    g.follow(("event_moves", AXIS, _calm(g, AXIS), UNITS, "cheap", 1))


def no_sudden_death(g: NoRetreat) -> None:
    g.skull_off = True
    g.tell("no-sudden-death", "12.2d")


@event(AXIS, 40, 0)
@rule("12.2d", "14.13b")
def vaterland_endures(g: NoRetreat, window: str) -> None:
    no_sudden_death(g)


@event(AXIS, 40, 1)
def vaterland_gives(g: NoRetreat, window: str) -> None:
    g.follow(("draw_two_keep_one", AXIS))


@event(
    AXIS,
    41,
    may=lambda g, window: g.works.bit_count() < WORKS and bool(g.held[AXIS] & (GERMANY | USSR)),
)
@rule("14.13c")
def defensive_works(g: NoRetreat, window: str) -> None:
    g.follow(("pick_hex_for", AXIS, "build_works", g.held[AXIS] & (GERMANY | USSR)))


@steps.step
def build_works(g: NoRetreat, place: Hex) -> None:
    g.works |= 1 << place
    g.tell("works", "14.13c", hex=place)


@event(AXIS, 42, may=lambda g, window: bool(g.hands[SOVIET]))
def industrial_relocation(g: NoRetreat, window: str) -> None:
    g.follow(("random_discard", SOVIET, "5.3.2a"))


def _panzers(g: NoRetreat) -> Units:
    return calm_and_supplied(g, AXIS) & g.armour


@event(AXIS, 43, may=lambda g, window: g.weather == CLEAR and bool(_panzers(g)))
def panzerblitz(g: NoRetreat, window: str) -> None:
    g.follow(("event_moves", AXIS, _panzers(g), UNITS, "points", 2))


@event(AXIS, 44, may=lambda g, window: has_rolled(g, window) and battle_of(g).result in ("-", "CB"))
def kleist(g: NoRetreat, window: str) -> None:
    roll_again(g)
    g.follow(("window", "rolled"), "events_change_result")


# -- 45 to 54: 1945


@event(AXIS, 45)
def desperate_offensive(g: NoRetreat, window: str) -> None:
    g.support[AXIS] += 3
    g.score(AXIS, -1)
    g.follow(("draw", AXIS, 1))


@event(AXIS, 46)
def fuehrers_bunker(g: NoRetreat, window: str) -> None:
    vp_test(g, AXIS, g.where[BERLIN_GARRISON] == BERLIN, -1)


@event(AXIS, 47)
def lebensraum(g: NoRetreat, window: str) -> None:
    vp_test(g, AXIS, bool(g.held[AXIS] & USSR), -1)


def _fallen_forts(g: NoRetreat) -> Units:
    forts = GERMAN_FORTS & ~(1 << BERLIN_GARRISON)
    fallen = mask(u for u in bits(forts) if g.where[u] == GONE)
    return mask(u for u in bits(fallen) if fort_cities(g, u))


def fort_cities(g: NoRetreat, unit: Unit) -> Hexes:
    free = g.cities() & g.control & GERMANY & ~g.held[SOVIET]
    return with_room(g, AXIS, unit, free)


@event(AXIS, 48, may=lambda g, window: bool(_fallen_forts(g)))
def festung_deutschland(g: NoRetreat, window: str) -> None:
    g.score(AXIS, -1)
    g.follow(("pick_unit_for", AXIS, "rebuild_fort", _fallen_forts(g)))


@steps.step
def rebuild_fort(g: NoRetreat, unit: Unit) -> None:
    g.follow(("fort_city", AXIS, unit))


fort_city = steps.choice(
    "fort_city", rule="5.3.2a", seat=seat_of_side, about=lambda g, side, unit: {"unit": unit}
)


@fort_city.verb("to", "hex", Limit("5.3.2a", lambda g, side, unit: fort_cities(g, unit)))
def fort_rises(g: NoRetreat, side: Side, unit: Unit, place: Hex) -> None:
    g.flip(unit, 0)
    g.put(unit, place)
    g.tell("replaced", "5.3.2a", unit=unit, hex=place)


def _levies(g: NoRetreat) -> Units:
    """Eliminated Volkssturm whose city can take them."""
    return mask(
        unit
        for unit in bits(VOLKSSTURM)
        if g.where[unit] == GONE
        and g.control >> HOME[unit] & 1
        and with_room(g, AXIS, unit, 1 << HOME[unit])
    )


@event(AXIS, 49, may=lambda g, window: bool(_levies(g)))
def volkssturm_levies(g: NoRetreat, window: str) -> None:
    g.follow(("raise_levies", 2))


@steps.step
def raise_levies(g: NoRetreat, left: Count) -> None:
    if left and _levies(g):
        g.follow(("pick_unit_for", AXIS, "raise_levy", _levies(g)), ("raise_levies", left - 1))


@steps.step
def raise_levy(g: NoRetreat, unit: Unit) -> None:
    g.put(unit, HOME[unit])
    g.tell("replaced", "5.3.2a", unit=unit, hex=HOME[unit])


@event(AXIS, 50)
def sacred_east_prussia(g: NoRetreat, window: str) -> None:
    vp_test(g, AXIS, bool(g.control >> KONIGSBERG & 1), -1)


def _for_the_rhine(g: NoRetreat) -> Units:
    barred = VOLKSSTURM | CADRES | 1 << BERLIN_GARRISON
    return g.on_map(AXIS) & ~barred


@event(AXIS, 51)
def wacht_am_rhein(g: NoRetreat, window: str) -> None:
    g.follow(("rhine", AXIS))


rhine = steps.choice("rhine", rule="5.3.2a", seat=seat_of_side)


@rhine.verb("remove", "unit", Limit("5.3.2a", lambda g, side: _for_the_rhine(g)))
def send_west(g: NoRetreat, side: Side, unit: Unit) -> None:
    g.lay_aside(unit)
    g.put(unit, GONE)
    g.tell("withdrawn", "5.3.2a", unit=unit, lost=False)
    vp_test(g, AXIS, True, -1)


@rhine.verb("none")
def send_nobody(g: NoRetreat, side: Side) -> None:
    vp_test(g, AXIS, False, -1)


@event(AXIS, 52, may=attacks(SOVIET))
def heinrici(g: NoRetreat, window: str) -> None:
    strike_back_at_once(g)
    g.follow(("draw", AXIS, 1))


@event(AXIS, 54)
def gotterdammerung(g: NoRetreat, window: str) -> None:
    g.follow("shuffle_all", ("draw", AXIS, 1))
