"""6.3 Tactical bombing, 9e simple artillery bombardment, and the delivery of what was flown in."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Column, Count, Die, Hex, Hexes, Points, Unit, Units
from hexfront.games.stalingrado.bases import come_home
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_LAND,
    BRIGADES,
    FULL,
    GROUND,
    OF_SIDE,
    SIDE_OF,
)
from hexfront.games.stalingrado.losses import give_back, hit
from hexfront.games.stalingrado.replacements import fields_near
from hexfront.games.stalingrado.state import (
    BOMB_BASE,
    BOMB_HQ,
    BOMB_UNITS,
    FUTURE,
    MEN,
    SUPPLY,
    SUPPORT,
    Stalingrado,
    other,
    phasing,
    steps,
)
from hexfront.games.stalingrado.tables import BOARD, CHARTS, CLOSED, COLUMNS_OF, LAND
from hexfront.games.stalingrado.types import Mission

_WIDTH = 5
_LAST_COLUMN = 4


@rule("T.3b", "T.3c", "T.3d", "T.3e", "T.3f", "T.3g")
def bombardment(points: Points, die: Die, shift: Column = 0) -> tuple[Count, Count]:
    """The number and the losses of the attackers."""
    return CHARTS.bombs[die][bomb_column(points, shift)]


@rule("T.3a", "6.3c", "OP-T.3", "OP-T.4")
def bomb_column(points: Points, shift: Column) -> Column:
    """Terrain shifts to the left, not beyond 1-5."""
    return max(min((points - 1) // _WIDTH, _LAST_COLUMN) - shift, 0)


# -- the order of the bombings


def groups(g: Stalingrado, mission: Mission) -> Hexes | Units:
    """Targets of a kind that aircraft are still over."""
    found = 0
    for kind, where in g.flights.values():
        if kind == mission:
            found |= 1 << where
    return found


@steps.step
@rule("S.9", "6.1i")
def bombings(g: Stalingrado) -> None:
    """All bombings in the order that the phasing player likes, then the transports unload."""
    waiting = groups(g, BOMB_UNITS) | groups(g, BOMB_BASE) | groups(g, BOMB_HQ)
    g.follow("next_bombing" if waiting else "unload")


next_bombing = steps.choice("next_bombing", rule="6.3b", seat=phasing)


@rule("6.3c", "6.2a", "OP-6.7", "OP-6.14")
def _drop(
    g: Stalingrado, mission: Mission, where: Hex | Unit, shift: Column = 0
) -> tuple[Units, Count, Count]:
    """The bombers of a group, the number that the table gives and their losses."""
    bombers = points = 0
    for unit, flight in g.flights.items():
        if flight == (mission, where):
            bombers |= 1 << unit
            points += GROUND[unit][g.steps[unit]]
    die = g.chance.die("bombing")
    number, losses = bombardment(points, die, shift)
    place = g.place[where] if mission == BOMB_HQ else where
    g.tell(
        "bombing", "6.3c", mission=mission, points=points, die=die, number=number,
        losses=losses, counters=bombers, hex=place,
    )  # fmt: skip
    return bombers, number, losses


@next_bombing.verb("units", "hex", Limit("6.3b", lambda g: groups(g, BOMB_UNITS)))
@rule("6.3.2a", "6.3d", "OP-6.12", "OP-6.13", "A.f", "9i")
def bomb_units(g: Stalingrado, place: Hex) -> None:
    bombers, number, losses = _drop(g, BOMB_UNITS, place, COLUMNS_OF[place])
    g.bombed_units |= 1 << place
    g.follow(
        ("bombed", place, ground_effect(g, place, number)),
        ("air_losses", bombers, losses),
        ("come_home", bombers),
        "bombings",
    )


@next_bombing.verb("base", "hex", Limit("6.3b", lambda g: groups(g, BOMB_BASE)))
@rule("6.3.1a", "OP-6.15")
def bomb_base(g: Stalingrado, place: Hex) -> None:
    """Losses among the air units on the ground; those aloft are safe."""
    bombers, number, losses = _drop(g, BOMB_BASE, place)
    g.bombed_bases |= 1 << place
    stationed = g.at[place] & ALL_AIR & OF_SIDE[g.enemy]
    for unit in g.flights:
        stationed &= ~(1 << unit)
    g.follow(
        ("air_losses", stationed, number),
        ("air_losses", bombers, losses),
        ("come_home", bombers),
        "bombings",
    )


@next_bombing.verb("hq", "unit", Limit("6.3b", lambda g: groups(g, BOMB_HQ)))
@rule("6.3.3a", "OP-6.18")
def bomb_hq(g: Stalingrado, hq: Unit) -> None:
    bombers, number, losses = _drop(g, BOMB_HQ, hq)
    g.bombed_hqs |= 1 << hq
    if number:
        g.cuts[hq] = g.cuts.get(hq, 0) + number
        g.tell("hq-bombed", "6.3.3a", counter=hq, number=number)
    g.follow(("air_losses", bombers, losses), ("come_home", bombers), "bombings")


# -- what it does to land units


@rule("6.3.2b", "6.3.2c", "6.3.2d", "6.3.2e", "6.3.2f", "OP-6.23")
def ground_effect(g: Stalingrado, place: Hex, number: Count) -> tuple[Count, Count]:
    """How many units take a loss, and how many are eliminated."""
    units = g.units_at(place).bit_count()
    return effect_on(units, number)


def effect_on(units: Count, number: Count) -> tuple[Count, Count]:
    total = number + units - 1
    if total >= 8:
        return 1, 1
    if total >= 6:
        return min(2, units), 0
    return (1, 0) if total >= 3 else (0, 0)


@steps.step
def bombed(g: Stalingrado, place: Hex, effect: tuple[Count, Count], spared: Units = 0) -> None:
    losses, eliminated = effect
    if not g.units_at(place) & ~spared:
        return
    if losses:
        g.follow(("bomb_loss", place, effect, spared))
    elif eliminated:
        g.follow(("bomb_kill", place, spared))


bomb_loss = steps.choice(
    "bomb_loss",
    rule="6.3.2d",
    seat=other,
    about=lambda g, place, effect, spared: {"hex": place},
)


@bomb_loss.verb(
    "lose",
    "unit",
    Limit("6.3.2d", lambda g, place, effect, spared: g.units_at(place) & ~spared),
)
@rule("6.3.2e", "OP-6.14")
def lose_to_bombs(
    g: Stalingrado, place: Hex, effect: tuple[Count, Count], spared: Units, unit: Unit
) -> None:
    """Each loss falls on another unit."""
    hit(g, unit)
    g.follow(("bombed", place, (effect[0] - 1, effect[1]), spared | 1 << unit))


bomb_kill = steps.choice(
    "bomb_kill", rule="6.3.2f", seat=other, about=lambda g, place, spared: {"hex": place}
)


@bomb_kill.verb(
    "lose", "unit", Limit("6.3.2f", lambda g, place, spared: g.units_at(place) & ~spared)
)
def killed_by_bombs(g: Stalingrado, place: Hex, spared: Units, unit: Unit) -> None:
    g.tell("eliminated", "6.3.2f", counter=unit, hex=place)
    g.eliminate(unit)


# -- transports (step 4 of 6.1)


@steps.step
@rule("6.1i", "6.5a", "6.5.2b", "OP-6.7", "OP-10.9", "10k")
def unload(g: Stalingrado) -> None:
    """Transports that came through deliver; then everything flies home except support.

    What was flown in a turn ago lasts until now.
    """
    old = g.airlift & OF_SIDE[g.side]
    g.airlift &= ~old
    g.supplied &= ~(old & ALL_LAND)
    for transport in sorted(g.flights):
        kind, field = g.flights[transport]
        if SIDE_OF[transport] != g.side:
            continue
        if kind == SUPPLY:
            _deliver_supply(g, transport, field)
        elif kind == MEN:
            _deliver_men(g, transport, field)
    home = 0
    for unit, (kind, _) in g.flights.items():
        if kind != SUPPORT:
            home |= 1 << unit
    come_home(g, home)


@rule("10k", "10l", "10m")
def _deliver_supply(g: Stalingrado, transport: Unit, field: Hex) -> None:
    connected = BOARD.flood(1 << field, LAND & ~g.held[g.enemy], CLOSED)
    room = g.steps[transport]
    given = 0
    for counter in bits(g.cargo.get(transport, 0)):
        bit = 1 << counter
        light = bool(bit & (ALL_AIR | BRIGADES))
        served = given.bit_count() < room if light else room == FULL and not given
        if served and connected >> g.place[counter] & 1:
            given |= bit
    g.airlift |= given
    g.supplied |= given & ALL_LAND
    g.grounded &= ~given
    if given:
        g.tell("supplied-by-air", "10k", counter=transport, hex=field, counters=given)


@rule("6.5.1a", "6.5.1b", "7m", "OP-7.4")
def _deliver_men(g: Stalingrado, transport: Unit, field: Hex) -> None:
    """On arrival the unit is replenished; men that do not get through are not lost."""
    room = g.steps[transport]
    for unit in bits(g.cargo.get(transport, 0)):
        fits = room > 0 if BRIGADES >> unit & 1 else room == FULL
        alive = g.place[unit] < FUTURE and g.steps[unit] < FULL
        if fits and alive and fields_near(g, unit) >> field & 1:
            g.steps[unit] = FULL
            room -= 1 if BRIGADES >> unit & 1 else FULL
            g.tell("replenished", "6.5.1a", unit=unit, hex=g.place[unit])
        else:
            give_back(g, unit)
