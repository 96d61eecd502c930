"""8 Headquarters: moving them, taking them off and putting them on. Their range is in supply.py."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Unit, Units
from hexfront.games.stalingrado.counters import ALL_HQ, OF_SIDE
from hexfront.games.stalingrado.state import FUTURE, OFF, WAITING, Stalingrado, phasing, steps
from hexfront.games.stalingrado.tables import BOARD, CLOSED, LAND, SOVIET
from hexfront.games.stalingrado.zones import zone

TURNS_OFF = 2  # 8n


@rule("8j", "8k", "8n", "OP-8.4", "OP-8.6", "OP-8.7")
def movable_hqs(g: Stalingrado) -> Units:
    """Headquarters on the map or ready to be put there, once a phase."""
    own = ALL_HQ & OF_SIDE[g.side] & ~g.moved
    found = own & (g.mapped | g.at[WAITING])
    for hq in bits(own & g.at[OFF]):
        if g.since.get(hq, 0) <= g.turn:
            found |= 1 << hq
    return found


@rule("8k", "OP-8.4")
def hq_hexes(g: Stalingrado, hq: Unit) -> Hexes:
    """Any land hex without enemy units; by a switch only where a path leads."""
    free = LAND & g.rules.scenario.area & ~g.held[g.enemy]
    place = g.place[hq]
    if g.rules.free_headquarters or place >= FUTURE:
        return free
    return BOARD.flood(1 << place, free, CLOSED)


move_hq = steps.choice(
    "move_hq",
    rule="8k",
    seat=phasing,
    always=True,
    about=lambda g, hq: {"counter": hq, "start": g.place[hq]},
)


@move_hq.verb(
    "to",
    "hex",
    Limit("OP-8.4", lambda g, hq: LAND & g.rules.scenario.area & ~g.held[g.enemy]),
    Limit("8k", lambda g, hq: hq_hexes(g, hq) & ~_here(g, hq)),
)
def relocate(g: Stalingrado, hq: Unit, place: Hex) -> None:
    g.tell("hq-moves", "8k", counter=hq, start=g.place[hq], hex=place)
    g.since.pop(hq, None)
    g.send(hq, place)
    g.moved |= 1 << hq
    g.follow("moving")


def _here(g: Stalingrado, hq: Unit) -> Hexes:
    place = g.place[hq]
    return 1 << place if place < FUTURE else 0


@move_hq.verb("off", None, Limit("8m", lambda g, hq: g.side == SOVIET and g.place[hq] < FUTURE))
@rule("8m", "8n")
def take_off(g: Stalingrado, hq: Unit) -> None:
    g.tell("hq-off", "8m", counter=hq, start=g.place[hq])
    g.send(hq, OFF)
    g.since[hq] = g.turn + TURNS_OFF
    g.moved |= 1 << hq
    g.follow("moving")


@move_hq.verb("stay")
def stay(g: Stalingrado, hq: Unit) -> None:
    g.follow("moving")


# -- set-up

place_hq = steps.choice(
    "place_hq",
    rule="OP-8.6",
    seat=lambda g, hq: "soviet",
    always=True,
    about=lambda g, hq: {"counter": hq},
)


@place_hq.verb(
    "to",
    "hex",
    Limit("OP-8.6", lambda g, hq: LAND & g.rules.scenario.area & ~g.held[0] & ~zone(g, 0)),
)
def put_on_map(g: Stalingrado, hq: Unit, place: Hex) -> None:
    g.send(hq, place)
    g.tell("hq-placed", "OP-8.6", counter=hq, hex=place)


@place_hq.verb("aside")
def keep_aside(g: Stalingrado, hq: Unit) -> None:
    g.send(hq, OFF)
