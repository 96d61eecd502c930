"""What a seat does not know, redrawn: which counters lie under the top ones of enemy stacks."""

from __future__ import annotations

from hexfront.core.chance import Chance
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.core.types import Column, Hexes, Unit, Units
from hexfront.games.stalingrado.counters import COLUMN
from hexfront.games.stalingrado.movement import frozen
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.tables import (
    ALPINE,
    AXIS,
    COSTS,
    FOOT,
    LAND,
    MOTOR,
    SIDES,
    SOVIET,
    WAY_HEXES,
)
from hexfront.games.stalingrado.zones import apart_from

_FLAGS = (
    *("moved", "railed", "rested", "built", "arrived", "attacked", "retreated", "hurt"),
    *("airlift", "commanded", "supplied", "ranged", "fed", "duty"),
)
"""What belongs to the place and not to the counter in it."""


_ABOUT_A_UNIT = ("march", "stepping", "retreat_unit", "go_on", "reserve_at", "reserve_by")
"""Steps whose first argument is a land unit on the map."""


def _enterable(column: Column) -> Hexes:
    """Where units of a column of the terrain table can be, roads and railways included."""
    found = LAND & WAY_HEXES[AXIS] | LAND & WAY_HEXES[SOVIET]
    for hexes in COSTS[column].values():
        found |= hexes
    return found


_ENTERABLE = [_enterable(column) for column in (FOOT, ALPINE, MOTOR)]


@rule("H.e", "OP-H.1")
def resample(g: Stalingrado, seat: str, chance: Chance) -> None:
    """The covered counters of the enemy change places; nothing of the truth is asked for.

    Those that cannot have moved are where the orders of battle put them.
    """
    if g.rules.open_stacks:
        return
    enemy = 1 - SIDES.index(seat)
    hidden = g.land(enemy) & ~(g.tops | g.shown | _committed(g) | frozen(g))
    drawn = _drawn(g, hidden, chance)
    if drawn is not None:
        _exchange(g, {old: new for old, new in drawn.items() if old != new})


def _drawn(g: Stalingrado, hidden: Units, chance: Chance) -> dict[Unit, Unit] | None:
    """Who lies in the place of each hidden counter; the choosy ones come first.

    None if they cannot all be put somewhere.
    """
    under = sorted(bits(hidden), key=lambda unit: (g.place[unit], g.stamp[unit]))
    slots = chance.shuffle(under)
    there = {place: g.at[place] & ~hidden for place in {g.place[unit] for unit in under}}
    choosy = sorted(bits(hidden), key=lambda unit: (not apart_from(unit), COLUMN[unit] != MOTOR))
    drawn = {}
    for unit in choosy:
        ground, others = _ENTERABLE[COLUMN[unit]], apart_from(unit)
        free = (
            old for old in slots if ground >> g.place[old] & 1 and not there[g.place[old]] & others
        )
        old = next(free, None)
        if old is None:
            return None
        slots.remove(old)
        there[g.place[old]] |= 1 << unit
        drawn[old] = unit
    return drawn


def _committed(g: Stalingrado) -> Units:
    """Units on the move, in a combat, or that a transport flies for, stay where they are."""
    known = 0
    for cargo in g.cargo.values():
        known |= cargo
    for _, unit, _ in g.reserved:
        known |= 1 << unit
    for name, *args in g.frames:
        if name == "column":
            known |= args[0]
        elif name in _ABOUT_A_UNIT:
            known |= 1 << args[0]
    if g.battle is not None:
        known |= g.battle.attackers | g.battle.guns | g.battle.helpers | g.battle.went
    return known


def _exchange(g: Stalingrado, swap: dict[Unit, Unit]) -> None:
    """Counter `new` comes where `old` was; its steps go with it, the marks stay."""
    g.own()
    places = {new: (g.place[old], g.stamp[old]) for old, new in swap.items()}
    for new, (_, stamp) in places.items():
        g.at[g.place[new]] &= ~(1 << new)
        g.stamp[new] = stamp
    for new, (place, _) in places.items():
        g.place[new] = place
        g.at[place] |= 1 << new
    swapped = mask(swap)
    for field in _FLAGS:
        marks = getattr(g, field)
        if marks & swapped not in (0, swapped):  # else everybody has the mark, or nobody
            marked = mask(new for old, new in swap.items() if marks >> old & 1)
            setattr(g, field, marks & ~swapped | marked)
