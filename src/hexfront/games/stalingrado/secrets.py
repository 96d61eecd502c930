"""What a seat does not know, drawn anew: which counters lie under the top ones of enemy stacks."""

from __future__ import annotations

from hexfront.core.chance import Chance
from hexfront.core.hexes import bits, mask
from hexfront.core.rulebook import rule
from hexfront.games.stalingrado.counters import (
    ARTILLERY,
    COLUMN,
    NATION_OF,
    TRACKED,
)
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.tables import SIDES

_FLAGS = (
    *("moved", "railed", "rested", "built", "arrived", "attacked", "retreated", "hurt"),
    *("airlift", "commanded", "supplied", "ranged", "fed", "duty"),
)
"""What belongs to the place and not to the counter in it."""


_ABOUT_A_UNIT = ("march", "stepping", "retreat_unit", "go_on", "reserve_at", "reserve_by")
"""Steps whose first argument is a land unit on the map."""


def _kind(unit: int) -> tuple[str, int, bool, bool]:
    """Counters of one kind could stand in each other's hexes."""
    return NATION_OF[unit], COLUMN[unit], bool(TRACKED >> unit & 1), bool(ARTILLERY >> unit & 1)


@rule("H.e", "OP-H.1")
def redraw(g: Stalingrado, seat: str, chance: Chance) -> None:
    """The covered counters of the enemy change places with others of their kind."""
    if g.rules.open_stacks:
        return
    enemy = 1 - SIDES.index(seat)
    hidden = g.land(enemy) & ~(g.tops | g.shown) & ~_committed(g)
    kinds: dict[tuple[str, int, bool, bool], list[int]] = {}
    for unit in bits(hidden):
        kinds.setdefault(_kind(unit), []).append(unit)
    swap: dict[int, int] = {}
    # By place: what is drawn must not depend on who lies there in truth.
    for _, units in sorted(kinds.items()):
        spots = sorted(units, key=lambda unit: (g.place[unit], g.stamp[unit]))
        swap |= dict(zip(spots, chance.shuffle(units), strict=True))
    _exchange(g, {old: new for old, new in swap.items() if old != new})


def _committed(g: Stalingrado) -> int:
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


def _exchange(g: Stalingrado, swap: dict[int, int]) -> None:
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
