"""The state of the game, and its rules in the order of the rulebook."""

from __future__ import annotations

from typing import Any, ClassVar

from hexfront.core.chance import Chance
from hexfront.core.definition import Setup
from hexfront.core.flow import Limit, Result, State, Steps
from hexfront.core.hexes import Board, axial_from_letter, bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Side, Unit, Units

SEATS = BLUE, RED = "blue", "red"
BOARD = Board.printed(
    [f"{row}0{column}" for row in "ABC" for column in range(1, 5)],
    axial_from_letter,
    orientation="pointy",
    shifted="even",
)
MILL = BOARD.hex("B04")
LAST_TURN = 6
GONE = -1

UNITS = ("B1", "B2", "B3", "R1", "R2")
OF_SIDE: tuple[Units, Units] = (0b00111, 0b11000)
STRENGTH = (2, 2, 1, 2, 1)
START = ("A01", "B01", "C01", "A04", "B04")


class Ford(State):
    __slots__ = ("ordered", "side", "turn", "where")

    seats: ClassVar[tuple[str, ...]] = SEATS

    turn: int
    side: Side
    where: list[Hex]
    ordered: Units

    def of(self, side: Side) -> Units:
        """The units that a side still has."""
        return sum(1 << unit for unit in bits(OF_SIDE[side]) if self.where[unit] != GONE)

    def hexes(self, units: Units) -> Hexes:
        return sum(1 << self.where[unit] for unit in bits(units))

    def spell(self, key: str, value: Any, seat: str | None) -> Any:
        """Nothing is hidden here: numbers become names, for everybody the same."""
        if key in ("hex", "start"):
            return BOARD.name[value]
        return UNITS[value] if key in ("unit", "target_unit") else value


steps: Steps[Ford] = Steps()


def begin(setup: Setup, chance: Chance) -> Ford:
    g = Ford()
    g.start(chance)
    g.turn = 0
    g.side = 1
    g.where = [BOARD.hex(hex) for hex in START]
    g.ordered = 0
    g.frames = [("next_side",)]
    return g


def resample(g: Ford, seat: str, chance: Chance) -> None:
    """Nothing is hidden."""


@steps.step
@rule("1.2", "2.1", "5.1", "5.2")
def next_side(g: Ford) -> None:
    """Blue, then Red, six times."""
    if g.side == 1 and g.turn == LAST_TURN:
        taken = g.hexes(g.of(0)) >> MILL & 1
        winner, kind, number = (BLUE, "mill-taken", "5.1") if taken else (RED, "mill-held", "5.2")
        g.end(Result((winner,), kind, number))
    g.side = 1 - g.side
    g.turn += g.side == 0
    g.ordered = 0
    g.tell("turn", "2.1", turn=g.turn, seat=SEATS[g.side])
    g.follow("order", "next_side")


order = steps.choice("order", rule="2.2", seat=lambda g: SEATS[g.side])


@order.verb(
    "unit",
    "unit",
    Limit("2.1", lambda g: g.of(g.side)),
    Limit("2.2", lambda g: ~g.ordered),
)
def choose(g: Ford, unit: Unit) -> None:
    g.ordered |= 1 << unit
    g.follow(("act", unit), "order")


@order.verb("end")
def end_turn(g: Ford) -> None:
    pass


act = steps.choice(
    "act",
    rule="2.2",
    seat=lambda g, unit: SEATS[g.side],
    about=lambda g, unit: {"unit": unit},
)


@act.verb(
    "to",
    "hex",
    Limit("3.1", lambda g, unit: BOARD.adjacent[g.where[unit]]),
    Limit("3.2", lambda g, unit: ~g.hexes(g.of(0) | g.of(1))),
)
@rule("3.1")
def move(g: Ford, unit: Unit, hex: Hex) -> None:
    g.tell("moved", "3.1", unit=unit, start=g.where[unit], hex=hex)
    g.where[unit] = hex


@act.verb(
    "attack",
    "hex",
    Limit("4.1", lambda g, unit: BOARD.adjacent[g.where[unit]] & g.hexes(g.of(1 - g.side))),
)
@rule("4.2")
def attack(g: Ford, unit: Unit, hex: Hex) -> None:
    target = g.where.index(hex)
    die = g.chance.die("attack")
    is_hit = die + STRENGTH[unit] > STRENGTH[target] + 3
    what = "destroyed" if is_hit else "repelled"
    g.tell(what, "4.2", unit=unit, die=die, target_unit=target)
    if is_hit:
        destroy(g, target)


@act.verb("stay")
def stay(g: Ford, unit: Unit) -> None:
    pass


@rule("5.3")
def destroy(g: Ford, unit: Unit) -> None:
    g.where[unit] = GONE
    if not g.of(1 - g.side):
        g.end(Result((SEATS[g.side],), "destroyed", "5.3"))
