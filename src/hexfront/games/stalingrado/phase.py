"""The Movement Phase: picking what moves, in any order, until the player ends it."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits, first
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Unit, Units
from hexfront.games.stalingrado.bases import landing, may_transfer, started_from
from hexfront.games.stalingrado.counters import ALL_AIR, ALL_HQ, ALL_LAND, OF_SIDE
from hexfront.games.stalingrado.entries import edge_hexes, entering, entry_letters
from hexfront.games.stalingrado.headquarters import movable_hqs
from hexfront.games.stalingrado.movement import frozen, movable, reach_of, stops_of
from hexfront.games.stalingrado.state import (
    FUTURE,
    LOST,
    OFF,
    POOL,
    WAITING,
    Stalingrado,
    hex_means_its_top_unit,
    phasing,
    steps,
)
from hexfront.games.stalingrado.tables import STACK_LIMIT

moving = steps.choice(
    "moving", rule="3b", seat=phasing, always=True, about=lambda g: {"turn": g.turn}
)


MINE = Limit("3b", lambda g: OF_SIDE[g.side], implied=True)

hex_means_its_top_unit(moving, "unit")

HQS = (
    Limit("8j", lambda g: ~(g.at[LOST] & ALL_HQ), implied=True),
    Limit("8n", lambda g: ~(g.at[OFF] & ALL_HQ) | movable_hqs(g), implied=True),
    Limit("OP-8.4", lambda g: ~(g.moved & ALL_HQ), implied=True),
)
"""Why a headquarters stays where it is."""
AIRCRAFT = (
    Limit("6.6b", lambda g: ~(g.moved & ALL_AIR), implied=True),
    Limit("11.3a", lambda g: ~(g.mapped & ALL_AIR) | started_from(g, g.mapped), implied=True),
)
"""Why an air unit does."""


@moving.verb(
    "unit",
    "unit",
    MINE,
    Limit("7f", lambda g: ~g.at[POOL], implied=True),
    Limit("4.2.2g", lambda g: ~(g.at[OFF] & ALL_LAND) | entering(g), implied=True),
    Limit("4.2.1a", lambda g: ~((g.at[WAITING] | g.at[FUTURE]) & ALL_LAND), implied=True),
    *HQS,
    Limit("8k", lambda g: ~ALL_HQ, implied=True),
    *AIRCRAFT,
    Limit("6.6a", lambda g: ~ALL_AIR, implied=True),
    Limit("O.3j", lambda g: ~frozen(g), implied=True),
    Limit("7n", lambda g: ~g.built, implied=True),
    Limit("3b", movable),
)
def pick_unit(g: Stalingrado, unit: Unit) -> None:
    g.follow(("march", unit))


def stacks(g: Stalingrado) -> Hexes:
    """Hexes with at least two units that may still move."""
    ready = movable(g)
    found = 0
    for place in bits(g.many & g.held[g.side]):
        group = g.at[place] & ready
        if group & group - 1:
            found |= 1 << place
    return found


@moving.verb("stack", "hex", Limit("3b", lambda g: g.held[g.side], True), Limit("4f", stacks))
def pick_stack(g: Stalingrado, place: Hex) -> None:
    g.follow(("column", g.units_at(place) & movable(g)))


@rule("4.2.1a", "OP-4.13")
def may_enter(g: Stalingrado) -> Units:
    """Waiting units for which some hex of their edge is free of the enemy."""
    found = entering(g)
    free: dict[str, Hexes] = {}
    for unit in bits(found):
        letters = entry_letters(g, unit)
        if letters not in free:
            free[letters] = edge_hexes(g, g.side, letters)
        if not free[letters]:
            found &= ~(1 << unit)
    return found


@moving.verb(
    "enter",
    "unit",
    MINE,
    Limit("4.2.2g", lambda g: ~g.at[OFF] | entering(g), implied=True),
    Limit("4.2.1a", may_enter),
)
def pick_entering(g: Stalingrado, unit: Unit) -> None:
    g.follow(("enter_at", unit))


@moving.verb(
    "hq",
    "unit",
    MINE,
    *HQS,
    Limit("8k", movable_hqs),
)
def pick_hq(g: Stalingrado, hq: Unit) -> None:
    g.follow(("move_hq", hq))


@moving.verb(
    "transfer",
    "unit",
    MINE,
    *AIRCRAFT,
    Limit("6.6a", may_transfer),
)
def pick_transfer(g: Stalingrado, unit: Unit) -> None:
    g.follow(("transfer", unit))


@moving.verb("land", "unit", Limit("4.2.1h", landing))
def pick_landing(g: Stalingrado, unit: Unit) -> None:
    g.follow(("station", unit))


def covered(g: Stalingrado) -> Units:
    """Units that lie under others; of each stack one may be put on top in a phase."""
    if g.rules.open_stacks:
        return 0
    return g.land(g.side) & ~g.tops & ~g.units_in(g.lifted)


@moving.verb("top", "unit", Limit("OP-H.1", covered))
def put_on_top(g: Stalingrado, unit: Unit) -> None:
    g.put_on_top(unit)
    g.lifted |= 1 << g.place[unit]
    g.follow("moving")


# -- the end of the phase


@rule("5.3.1a", "OP-5.21")
def overfull(g: Stalingrado) -> Hexes:
    """Hexes of the phasing side above their stacking limit."""
    found = 0
    for place in bits(g.full & g.held[g.side]):
        if (g.at[place] & ALL_LAND).bit_count() > STACK_LIMIT[place]:
            found |= 1 << place
    return found


def is_soluble(g: Stalingrado) -> bool:
    """Whether a unit of an overfull hex could still go elsewhere."""
    ready = movable(g)
    return any(
        reach_of(g, unit).hexes & stops_of(g, unit)
        for place in bits(overfull(g))
        for unit in bits(g.units_at(place) & ready)
    )


@moving.verb("end", None, Limit("5.3.1a", lambda g: not is_soluble(g)))
@rule("S.4")
def end_movement(g: Stalingrado) -> None:
    g.lifted = 0
    g.follow("crowds")


@steps.step
def crowds(g: Stalingrado) -> None:
    crowded = overfull(g)
    if crowded:
        g.follow(("crowd", first(crowded)), "crowds")


crowd = steps.choice("crowd", rule="OP-5.21", seat=phasing, about=lambda g, place: {"hex": place})


@crowd.verb("lose", "unit", Limit("OP-5.21", lambda g, place: g.units_at(place)))
def crowded_out(g: Stalingrado, place: Hex, unit: Unit) -> None:
    g.tell("eliminated", "OP-5.21", counter=unit, hex=place)
    g.eliminate(unit)
