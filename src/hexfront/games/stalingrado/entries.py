"""4.2 Entry, exit and withdrawal; 12.1.2 substitutes."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Side, Unit, Units
from hexfront.games.stalingrado.calendar import COMES_BY, LEAVES_BY
from hexfront.games.stalingrado.counters import (
    ALL_LAND,
    ALLOWANCE,
    ARMOUR,
    BRIGADES,
    CORPS,
    ENTRY_EDGE,
    ENTRY_TURN,
    EXIT_TURN,
    FIRST_GUARDS_TANK,
    FULL,
    HUNGARIAN_CHANGE,
    INFANTRY,
    LITERAL_16TH,
    MOT_COLUMN,
    OF_SIDE,
    RETURN_EDGE,
    RETURN_TURN,
    SUBSTITUTES,
)
from hexfront.games.stalingrado.movement import calm, reach_from, ways_of
from hexfront.games.stalingrado.state import (
    FUTURE,
    GONE,
    OFF,
    POOL,
    WAITING,
    Stalingrado,
    phasing,
    steps,
)
from hexfront.games.stalingrado.tables import (
    AXIS,
    BOARD,
    CLOSED,
    COSTS,
    LAND,
    MOTOR,
    NORTH_UNTIL_LIVNY,
    SOVIET_ENTRY,
    SOVIET_EXIT,
    VOLGA,
    WAYS,
)
from hexfront.games.stalingrado.zones import barred_in_turn_1, foreign, open_to

FOR_MOTORS = 0
for _hexes in COSTS[MOTOR].values():
    FOR_MOTORS |= _hexes

# -- withdrawals


@rule("4.2.2d", "4.2.2h", "L.0", "OP-4.17")
def ways_out(g: Stalingrado, side: Side, motor: bool) -> Hexes:
    """Hexes with any path to the side's edges that no enemy unit stands on."""
    free = LAND & ~g.held[1 - side] & g.rules.scenario.area
    edge = (g.rules.scenario.axis_exit if side == AXIS else SOVIET_EXIT) & free
    walls = CLOSED | VOLGA if side == AXIS else CLOSED
    if not motor:
        return BOARD.flood(edge, free, walls)
    # Motorised units enter swamps and mountains by road or railway only; they come from the other
    # end of the path.
    found, more = 0, edge
    while more:
        found |= more
        more = BOARD.neighbours(more & FOR_MOTORS, walls) | BOARD.neighbours(more, _NO_WAY[side])
        more &= free & ~found
    return found


_NO_WAY = (~(WAYS - VOLGA), ~WAYS)


def has_way_out(g: Stalingrado, unit: Unit) -> bool:
    side = g.side
    free = ways_out(g, side, bool(MOT_COLUMN >> unit & 1))
    return bool(free >> g.place[unit] & 1)


_LEAVING = [OF_SIDE[side] & mask(LEAVES_BY) for side in range(2)]
_PRESENT = frozenset((*range(FUTURE), WAITING, OFF))
"""Places from which a counter can leave: the map, or its edge."""


@steps.step
@rule("4.2.2d", "4.2.2h", "S.3", "OP-4.17", "OP-12.9")
def withdrawals(g: Stalingrado) -> None:
    """Whatever is due or overdue leaves at once, if it has a way out."""
    due = [
        counter
        for counter in bits(_LEAVING[g.side] & ~g.returned)
        if EXIT_TURN[counter] <= g.turn and g.place[counter] in _PRESENT
    ]
    paths = {motor: ways_out(g, g.side, motor) for motor in (False, True)} if due else {}
    for counter in due:
        place = g.place[counter]
        walks = ALL_LAND >> counter & 1 and place < FUTURE
        if walks and not paths[bool(MOT_COLUMN >> counter & 1)] >> place & 1:
            continue
        g.tell("withdrawn", LEAVES_BY[counter], counter=counter)
        g.send(counter, GONE)
        g.edge.pop(counter, None)
    g.follow("substitutions")


# -- substitutes


def _named(g: Stalingrado, substitute: Unit) -> Unit:
    """The unit whose place it takes; the 1st Guards Tank Corps has a misprint (OP-12.8)."""
    if substitute == FIRST_GUARDS_TANK and g.rules.literal_16th:
        return LITERAL_16TH
    return SUBSTITUTES[substitute]


@steps.step
@rule("12.1.2b", "12.1.2c", "12.1.2d", "OP-12.8")
def substitutions(g: Stalingrado) -> None:
    due = [
        unit
        for unit in SUBSTITUTES
        if g.side != AXIS and ENTRY_TURN[unit] <= g.turn and g.place[unit] == FUTURE
    ]
    g.follow(*(("substitute", unit) for unit in due), "change_aircraft", "arrivals")


@steps.step
@rule("OP-12.10")
def substitute(g: Stalingrado, unit: Unit) -> None:
    """The named unit if it lives, else any of its type; without one it waits."""
    named = _named(g, unit)
    place = g.place[named] if named >= 0 else POOL
    if place in (WAITING, OFF):
        g.edge[unit] = g.edge.get(named) or ENTRY_EDGE[named]
        if named in g.since:
            g.since[unit] = g.since[named]
        g.send(named, GONE)
        g.send(unit, place)
        return
    if place < FUTURE:
        if has_way_out(g, named):
            _exchange(g, unit, named)
    elif candidates(g, unit):
        g.follow(("choose_substitute", unit))


@rule("12.1.2d", "OP-12.10")
def candidates(g: Stalingrado, unit: Unit) -> Units:
    """Units of the type to be replaced that could leave."""
    named = _named(g, unit)
    kind = INFANTRY & ~BRIGADES & ~CORPS if named < 0 else ARMOUR & CORPS
    paths = {motor: ways_out(g, g.side, motor) for motor in (False, True)}
    found = 0
    for one in bits(g.land(g.side) & kind):
        if paths[bool(MOT_COLUMN >> one & 1)] >> g.place[one] & 1:
            found |= 1 << one
    return found


choose_substitute = steps.choice(
    "choose_substitute", rule="12.1.2d", seat=phasing, about=lambda g, unit: {"counter": unit}
)


@choose_substitute.verb("replace", "unit", Limit("12.1.2d", candidates))
def _exchange(g: Stalingrado, unit: Unit, old: Unit) -> None:
    """The new unit, at full strength, stands where the old one stood."""
    place = g.place[old]
    g.tell("substituted", COMES_BY[unit], counter=unit, old=old, hex=place)
    g.send(old, GONE)
    g.send(unit, place)
    bit = 1 << unit
    g.commanded |= bit
    g.supplied |= bit


@steps.step
@rule("O.2c", "12.1.2e", "12.1.4b")
def change_aircraft(g: Stalingrado) -> None:
    """The Hungarian fighters get new machines; without the old unit the new one just arrives."""
    old, new = HUNGARIAN_CHANGE
    if g.side != AXIS or g.turn < ENTRY_TURN[new] or g.place[new] != FUTURE:
        return
    if g.place[old] < FUTURE:
        place = g.place[old]
        g.send(old, GONE)
        g.send(new, place)
        g.tell("substituted", "12.1.4b", counter=new, old=old, hex=place)
    elif g.place[old] == WAITING:
        g.send(old, GONE)


# -- arrivals


@steps.step
@rule("4.2.1a", "4.2.1h", "O.1l", "7w", "OP-O.1", "OP-12.11")
def arrivals(g: Stalingrado) -> None:
    """Whatever is due may now enter the map."""
    came = 0
    for counter in bits(OF_SIDE[g.side]):
        place = g.place[counter]
        if place == FUTURE and 0 < ENTRY_TURN[counter] <= g.turn and counter not in SUBSTITUTES:
            g.send(counter, WAITING)
            came |= 1 << counter
        elif place == GONE and is_due_back(g, counter):
            _come_back(g, counter)
            came |= 1 << counter
    if came:
        g.tell("arrivals", "4.2.1a", counters=came)


@rule("4.2.2b")
def is_due_back(g: Stalingrado, counter: Unit) -> bool:
    """Two German units that have left return on their turn, once."""
    return 0 < RETURN_TURN[counter] <= g.turn and not g.returned >> counter & 1


@rule("4.2.2b", "O.1d", "O.1f", "OP-4.18")
def _come_back(g: Stalingrado, counter: Unit) -> None:
    """At full strength, over the edge that the list names."""
    g.send(counter, WAITING)
    g.steps[counter] = FULL
    g.edge[counter] = RETURN_EDGE[counter]
    g.returned |= 1 << counter


@rule("4.2.2g")
def entry_hexes(g: Stalingrado, unit: Unit) -> Hexes:
    """The edge hexes over which a waiting unit comes."""
    return edge_hexes(g, g.side, entry_letters(g, unit))


def entry_letters(g: Stalingrado, unit: Unit) -> str:
    return g.edge.get(unit) or ENTRY_EDGE[unit]


@rule("4.2.1c", "4.2.1d", "4.2.1e", "4.2.1f", "12.1.2a", "12.1.4a")
def edge_hexes(g: Stalingrado, side: Side, letters: str) -> Hexes:
    """Those of the edges with these letters that no enemy unit stands on."""
    found = 0
    scenario = g.rules.scenario
    for letter in letters:
        found |= (scenario.axis_entry if side == AXIS else SOVIET_ENTRY).get(letter, 0)
        if letter == "N" and side != AXIS and not g.livny:
            found |= NORTH_UNTIL_LIVNY
    return found & scenario.area & ~g.held[1 - side]


@rule("4.2.1b", "4.1.1b", "OP-4.13")
def may_enter_at(g: Stalingrado, unit: Unit) -> Hexes:
    """Of those hexes the ones where it can stay, or that it can go on from."""
    found = entry_hexes(g, unit)
    if MOT_COLUMN >> unit & 1:
        found &= FOR_MOTORS
    if not found:
        return 0
    found &= ~barred_in_turn_1(g, _NORTH_WEST)
    crowded = found & (g.full | foreign(g, unit) | ~calm(g, unit))
    for place in bits(crowded):
        if not _can_pass(g, unit, place):
            found &= ~(1 << place)
    return found


_NORTH_WEST = BOARD.hex("0101")


def _can_pass(g: Stalingrado, unit: Unit, place: Hex) -> bool:
    budget = ALLOWANCE[unit][g.steps[unit]] * ways_of(g, unit)[1]
    onward = reach_from(g, unit, place, budget).hexes & ~(1 << place)
    return bool(onward & open_to(g, unit) & calm(g, unit))


@rule("4.2.2g", "OP-4.13", "OP-4.18")
def entering(g: Stalingrado) -> Units:
    """Land units that may enter the map now."""
    own = OF_SIDE[g.side] & ALL_LAND
    found = g.at[WAITING] & own
    for unit in bits(g.at[OFF] & own):
        if g.since.get(unit, 0) <= g.turn:
            found |= 1 << unit
    return found


enter_at = steps.choice(
    "enter_at", rule="4.2.1a", seat=phasing, always=True, about=lambda g, unit: {"counter": unit}
)


def _until_livny(g: Stalingrado, unit: Unit) -> Hexes:
    return ~NORTH_UNTIL_LIVNY if g.livny and g.side != AXIS else -1


@enter_at.verb(
    "at",
    "hex",
    Limit("4.2.1f", _until_livny, implied=True),
    Limit("4.1.2k", lambda g, unit: ~g.held[g.enemy], implied=True),
    Limit("4.2.1a", entry_hexes),
    Limit("4.1.1b", may_enter_at),
)
@rule("4.2.1b", "OP-10.8")
def enter(g: Stalingrado, unit: Unit, place: Hex) -> None:
    """On the edge hex, which is paid already; from there it marches on or stays."""
    bit = 1 << unit
    g.since.pop(unit, None)
    g.edge.pop(unit, None)
    g.send(unit, place)
    g.occupy(g.side, 1 << place)
    g.arrived |= bit
    g.commanded |= bit
    g.supplied |= bit
    g.tell("enters", "4.2.1a", unit=unit, hex=place)
    g.follow(("march", unit))


@enter_at.verb("wait")
def wait(g: Stalingrado, unit: Unit) -> None:
    g.follow("moving")
