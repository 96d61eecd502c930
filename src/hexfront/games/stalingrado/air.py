"""6.1, 6.2, 6.5 Air missions of the phasing player and the reaction of the other one."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Side, Unit, Units
from hexfront.games.stalingrado.bases import started_from
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_HQ,
    ALL_LAND,
    ARTILLERY,
    BOMBERS,
    BRIGADES,
    DEFENDING_SUPPORT,
    FIGHTERS,
    FLIGHT_RANGE,
    FULL,
    GROUND,
    OF_CLASS,
    OF_SIDE,
    RANGE,
    TRANSPORTS,
)
from hexfront.games.stalingrado.losses import give_back
from hexfront.games.stalingrado.state import (
    BOMB_BASE,
    BOMB_HQ,
    BOMB_UNITS,
    ESCORT,
    FUTURE,
    MEN,
    SUPPLY,
    SUPPORT,
    WAITING,
    Stalingrado,
    other,
    phasing,
    steps,
)
from hexfront.games.stalingrado.supply import fed_bases
from hexfront.games.stalingrado.tables import (
    AIRFIELDS,
    AXIS,
    BOARD,
    CLOSED,
    LAND,
    in_flight,
)
from hexfront.games.stalingrado.types import Mission
from hexfront.games.stalingrado.winter import flying_bases

TWO_AIR_UNITS = 2  # 10l


@rule("A.a", "10i", "OP-6.3", "OP-11.3")
def usable(g: Stalingrado, side: Side) -> Units:
    """Air units that could fly a mission now."""
    idle = ALL_AIR & OF_SIDE[side] & ~(g.flown | g.grounded | g.ferried)
    if side == g.side:
        idle &= ~g.transferred
    return started_from(g, idle)


def within_range(g: Stalingrado, unit: Unit) -> Hexes:
    return in_flight(g.place[unit], FLIGHT_RANGE[unit])


def has_bombs(g: Stalingrado, unit: Unit) -> bool:
    return GROUND[unit][g.steps[unit]] > 0


def fly(g: Stalingrado, unit: Unit, mission: Mission, where: Hex | Unit) -> None:
    """The mission is public from the moment it is placed (OP-6.1)."""
    g.flights[unit] = mission, where
    g.flown |= 1 << unit
    if mission == BOMB_HQ:
        g.tell("flies-against", "6.3b", counter=unit, mission=mission, old=where)
    else:
        g.tell("flies", "6.1b", counter=unit, mission=mission, hex=where)


def over(g: Stalingrado, place: Hex) -> Units:
    """All air units aloft over a hex."""
    found = 0
    for unit, (mission, where) in g.flights.items():
        if (g.place[where] if mission == BOMB_HQ else where) == place:
            found |= 1 << unit
    return found


# -- the phasing player's missions


@steps.step
@rule("6.1b", "S.5", "OP-7.4")
def air_missions(g: Stalingrado) -> None:
    """Reserved transports take off first; then the player sends what he wants."""
    for by, unit, field in g.reserved:
        if usable(g, g.side) >> by & 1 or g.flights.get(by) == (MEN, field):
            if by not in g.flights:
                fly(g, by, MEN, field)
                g.ferried |= 1 << by
            g.cargo[by] = g.cargo.get(by, 0) | 1 << unit
        else:
            give_back(g, unit)
    g.reserved = ()
    g.follow("missions")


missions = steps.choice("missions", rule="6.1b", seat=phasing, always=True)


GROUNDED = (
    Limit("10i", lambda g: ~g.grounded, implied=True),
    Limit("6.1m", lambda g: ~g.ferried, implied=True),
    Limit("OP-6.3", lambda g: ~g.flown, implied=True),
    Limit("11.3a", lambda g: ~g.mapped | started_from(g, g.mapped), implied=True),
)
"""Why an air unit stays where it is."""


@missions.verb(
    "send",
    "unit",
    Limit("6.1b", lambda g: ALL_AIR & OF_SIDE[g.side], implied=True),
    Limit("4.2.1h", lambda g: ~(g.at[WAITING] | g.at[FUTURE]), implied=True),
    *GROUNDED,
    Limit("6.6b", lambda g: ~g.transferred, implied=True),
    Limit("A.a", lambda g: usable(g, g.side)),
)
def send(g: Stalingrado, unit: Unit) -> None:
    g.follow(("mission", unit))


@missions.verb("done")
def missions_done(g: Stalingrado) -> None:
    """The Movement Phase is over."""


mission = steps.choice(
    "mission",
    rule="6.1b",
    seat=phasing,
    always=True,
    about=lambda g, unit: {"counter": unit, "base": g.place[unit]},
)


@rule("2.2.2b", "2.2.2c", "2.2.2d", "2.2.2e", "OP-6.11", "6a")
def may_support(g: Stalingrado, unit: Unit) -> Units:
    """All but transports, if they have any ground value."""
    return -(has_bombs(g, unit) and not OF_CLASS["T"] >> unit & 1)


@mission.verb(
    "support",
    "hex",
    Limit("OP-6.11", may_support),
    Limit("6.2a", lambda g, unit: g.held[g.enemy]),
    Limit("2.2.2f", within_range),
)
def send_support(g: Stalingrado, unit: Unit, place: Hex) -> None:
    fly(g, unit, SUPPORT, place)
    g.follow("missions")


@rule("6.3a", "OP-6.21")
def may_bomb(g: Stalingrado, unit: Unit) -> Units:
    return -(has_bombs(g, unit) and bool(BOMBERS >> unit & 1))


@mission.verb(
    "bomb_units",
    "hex",
    Limit("6.3a", may_bomb),
    Limit("6.3b", lambda g, unit: g.held[g.enemy]),
    Limit("2.2.2f", within_range),
)
def send_against_units(g: Stalingrado, unit: Unit, place: Hex) -> None:
    fly(g, unit, BOMB_UNITS, place)
    g.follow("missions")


def enemy_bases(g: Stalingrado) -> Hexes:
    """Bases with enemy air units on the ground."""
    found = 0
    for unit in bits(ALL_AIR & OF_SIDE[g.enemy] & g.mapped):
        found |= 1 << g.place[unit]
    return found


@mission.verb(
    "bomb_base",
    "hex",
    Limit("6.3a", may_bomb),
    Limit("6.3.1a", lambda g, unit: enemy_bases(g)),
    Limit("2.2.2f", within_range),
)
def send_against_base(g: Stalingrado, unit: Unit, place: Hex) -> None:
    fly(g, unit, BOMB_BASE, place)
    g.follow("missions")


def enemy_hqs(g: Stalingrado) -> Units:
    return ALL_HQ & OF_SIDE[g.enemy] & g.mapped


def hqs_in_range(g: Stalingrado, unit: Unit) -> Units:
    near = within_range(g, unit)
    found = 0
    for hq in bits(enemy_hqs(g)):
        if near >> g.place[hq] & 1:
            found |= 1 << hq
    return found


@mission.verb(
    "bomb_hq",
    "unit",
    Limit("6.3a", may_bomb),
    Limit("6.3.3a", lambda g, unit: enemy_hqs(g), implied=True),
    Limit("2.2.2f", hqs_in_range),
)
def send_against_hq(g: Stalingrado, unit: Unit, hq: Unit) -> None:
    fly(g, unit, BOMB_HQ, hq)
    g.follow("missions")


@mission.verb(
    "escort",
    "hex",
    Limit("2.2.2b", lambda g, unit: -(FIGHTERS >> unit & 1)),
    Limit("2.2.2f", lambda g, unit: within_range(g, unit) & g.rules.scenario.area),
)
@rule("OP-6.10")
def send_escort(g: Stalingrado, unit: Unit, place: Hex) -> None:
    """Fighters may also patrol a hex alone."""
    fly(g, unit, ESCORT, place)
    g.follow("missions")


@mission.verb("stay")
def stay(g: Stalingrado, unit: Unit) -> None:
    g.follow("missions")


# -- transport of supply (6.5.2, 10)


@rule("6.5.2a", "6.5.2d", "OP-6.19")
def supply_fields(g: Stalingrado, unit: Unit) -> Hexes:
    """Own airfields in range where the weather lets aircraft land."""
    held = g.control if g.side == AXIS else ~g.control
    return within_range(g, unit) & AIRFIELDS & held & flying_bases(g) & g.rules.scenario.area


def hungry(g: Stalingrado) -> Units:
    """Counters of the phasing side without supply, or with what was flown in and now runs out,
    that nobody flies to yet.
    """
    units = g.land(g.side) & ~g.supplied
    units |= (g.grounded | g.airlift) & OF_SIDE[g.side] & g.mapped
    for cargo in g.cargo.values():
        units &= ~cargo
    return units


@rule("10k", "6.1m", "6.5.2c")
def may_carry(g: Stalingrado, unit: Unit) -> Units:
    """A transport or larger bomber on a supplied airfield."""
    base = g.place[unit]
    if not TRANSPORTS >> unit & 1 or not AIRFIELDS >> base & 1:
        return 0
    return -bool(fed_bases(g, g.side, 1 << base))


@rule("10k", "A.g")
def fields_with_takers(g: Stalingrado, transport: Unit) -> Hexes:
    """Hexes from which some counter that the transport can serve is reached over land."""
    able = hungry(g) & _first_takers(g, transport)
    if not able:
        return 0
    where = mask(g.place[counter] for counter in bits(able))
    return BOARD.flood(where, LAND & ~g.held[g.enemy], CLOSED)


@rule("10l", "10m")
def _first_takers(g: Stalingrado, transport: Unit) -> Units:
    """What an empty transport may be loaded for: anybody, or if reduced brigades and aircraft."""
    return ALL_LAND | ALL_AIR if g.steps[transport] == FULL else ALL_AIR | BRIGADES


@mission.verb(
    "supply",
    "hex",
    Limit("6.5.2c", lambda g, unit: -(TRANSPORTS >> unit & 1), implied=True),
    Limit("10k", may_carry),
    Limit("2.2.2f", within_range, implied=True),
    Limit("OP-6.19", lambda g, unit: AIRFIELDS, implied=True),
    Limit("6.5.2d", lambda g, unit: g.control if g.side == AXIS else ~g.control, implied=True),
    Limit("6.5.2a", supply_fields),
    Limit("10l", fields_with_takers),
)
def send_supply(g: Stalingrado, unit: Unit, field: Hex) -> None:
    fly(g, unit, SUPPLY, field)
    g.ferried |= 1 << unit
    g.follow(("load", unit))


@rule("10l", "10m", "OP-10.10")
def _takers_at(g: Stalingrado, transport: Unit, field: Hex, loaded: Units) -> Units:
    """Who may still be supplied by a flight: one division or corps, two brigades, or two air units.

    A reduced transport serves one brigade or one air unit.
    """
    connected = BOARD.flood(1 << field, LAND & ~g.held[g.enemy], CLOSED)
    takers = 0
    for counter in bits(hungry(g)):
        if connected >> g.place[counter] & 1:
            takers |= 1 << counter
    room = TWO_AIR_UNITS if g.steps[transport] == FULL else 1
    if loaded.bit_count() >= room or loaded & ALL_LAND & ~BRIGADES:
        return 0
    if loaded:
        return takers & (ALL_AIR if loaded & ALL_AIR else BRIGADES)
    return takers & _first_takers(g, transport)


def takers(g: Stalingrado, transport: Unit) -> Units:
    return _takers_at(g, transport, g.flights[transport][1], g.cargo.get(transport, 0))


load = steps.choice(
    "load",
    rule="10l",
    seat=phasing,
    about=lambda g, unit: {"counter": unit, "hex": g.flights[unit][1]},
)


@load.verb("for", "unit", Limit("10l", takers))
def load_for(g: Stalingrado, transport: Unit, counter: Unit) -> None:
    g.cargo[transport] = g.cargo.get(transport, 0) | 1 << counter
    g.follow(("load", transport))


@load.verb("go", None, Limit("10l", lambda g, unit: unit in g.cargo))
def take_off(g: Stalingrado, transport: Unit) -> None:
    g.tell("loaded", "10k", counter=transport, counters=g.cargo[transport])
    g.follow("missions")


# -- the other player's reaction (step 2 of 6.1)

reaction = steps.choice("reaction", rule="6.1c", seat=other, always=True)


@reaction.verb(
    "send",
    "unit",
    Limit("6.1c", lambda g: ALL_AIR & OF_SIDE[g.enemy], implied=True),
    Limit("4.2.1h", lambda g: ~(g.at[WAITING] | g.at[FUTURE]), implied=True),
    *GROUNDED,
    Limit("A.a", lambda g: usable(g, g.enemy)),
    Limit("6.2d", lambda g: DEFENDING_SUPPORT),
)
@rule("6.1c", "S.7", "OP-6.8")
def react(g: Stalingrado, unit: Unit) -> None:
    g.follow(("react_with", unit))


@reaction.verb("done")
def reaction_done(g: Stalingrado) -> None:
    """Air combats follow."""


react_with = steps.choice(
    "react_with",
    rule="6.1c",
    seat=other,
    always=True,
    about=lambda g, unit: {"counter": unit, "base": g.place[unit]},
)


@rule("OP-6.10")
def flown_over(g: Stalingrado) -> Hexes:
    """Hexes with aircraft of the phasing player."""
    found = 0
    for unit, (mission_of, where) in g.flights.items():
        if OF_SIDE[g.side] >> unit & 1:
            found |= 1 << (g.place[where] if mission_of == BOMB_HQ else where)
    return found


@react_with.verb(
    "intercept",
    "hex",
    Limit("2.2.2b", lambda g, unit: -(FIGHTERS >> unit & 1)),
    Limit("6.1c", lambda g, unit: flown_over(g)),
    Limit("2.2.2f", within_range),
)
def intercept(g: Stalingrado, unit: Unit, place: Hex) -> None:
    fly(g, unit, ESCORT, place)
    g.follow("reaction")


@rule("OP-6.9")
def threatened(g: Stalingrado) -> Hexes:
    """Hexes of the other side next to phasing units, or within range of their artillery."""
    near = BOARD.neighbours(g.held[g.side], CLOSED)
    for gun in bits(g.land(g.side) & ARTILLERY):
        near |= BOARD.disc(g.place[gun], RANGE[gun])
    return near & g.held[g.enemy]


@react_with.verb(
    "support",
    "hex",
    Limit("OP-6.11", may_support),
    Limit("OP-6.9", lambda g, unit: threatened(g)),
    Limit("2.2.2f", within_range),
)
def support_defence(g: Stalingrado, unit: Unit, place: Hex) -> None:
    fly(g, unit, SUPPORT, place)
    g.follow("reaction")


@react_with.verb("stay")
def keep(g: Stalingrado, unit: Unit) -> None:
    g.follow("reaction")
