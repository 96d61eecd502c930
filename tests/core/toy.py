"""Stones, a game of a few lines that has everything the kernel knows about.

Ada and Ben take stones from a pile of six in turns, two a turn at the most. Ada has a lucky
number that Ben does not know. Whoever holds more stones when the pile is empty wins.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from hexfront.core.chance import Chance
from hexfront.core.flow import Limit, Result, State, Steps
from hexfront.core.game import Definition, Mode, Option, Setup, Study

PILE = 0b111111


class Stones(State):
    __slots__ = ("held", "lucky", "pile", "seat", "sum")

    seats: ClassVar[tuple[str, ...]] = ("ada", "ben")

    pile: int
    held: list[int]
    lucky: int
    sum: int
    seat: int

    def spell(self, key: str, value: Any, seat: str | None) -> Any:
        if key == "lucky":
            return value if seat == "ada" else None
        return f"stone-{value}" if key == "stone" else value


steps: Steps[Stones] = Steps()


@steps.step
def begin(g: Stones) -> None:
    g.lucky = g.chance.below(6)
    g.tell("lucky-number", "1.1", lucky=g.lucky)
    g.follow(("turn", 0))


@steps.step
def turn(g: Stones, seat: int) -> None:
    g.seat = seat
    g.tell("turn", "2.1", who=g.seats[seat])
    g.follow(("pick", 2), "turn_end")


@steps.step
def turn_end(g: Stones) -> None:
    g.follow(("turn", 1 - g.seat))


pick = steps.choice(
    "pick",
    rule="2.2",
    seat=lambda g, left: g.seats[g.seat],
    about=lambda g, left: {"left": left, "lucky": g.lucky},
)


def not_the_lowest(g: Stones, left: int) -> int:
    rest = g.pile & (g.pile - 1)
    return rest or g.pile


@pick.verb("take", "stone", Limit("2.3", lambda g, left: g.pile), Limit("2.4", not_the_lowest))
def take(g: Stones, left: int, stone: int) -> None:
    g.pile ^= 1 << stone
    g.held[g.seat] |= 1 << stone
    g.tell("taken", "2.3", stone=stone)
    if not g.pile:
        most = max(range(2), key=lambda seat: g.held[seat].bit_count())
        g.end(Result((g.seats[most],), "stones", "3.1"))
    if left > 1:
        g.follow(("pick", left - 1))


@pick.verb("roll")
def roll(g: Stones, left: int) -> None:
    dice = [g.chance.die("two-dice"), g.chance.die("two-dice")]
    g.sum += sum(dice)
    g.tell("rolled", "2.5", dice=dice)


@pick.verb("peek", None, Limit("2.6", lambda g, left: g.seat == 0))
def peek(g: Stones, left: int) -> None:
    g.revealed = True
    g.tell("peeked", "2.6", lucky=g.lucky)
    g.follow(("pick", left))


@pick.verb("mark")
def mark(g: Stones, left: int) -> None:
    """Blind, then open: a draw and after it a die."""
    g.sum += g.chance.below(3)
    g.sum += g.chance.die("mark")


@pick.verb("stop", None, Limit("2.7", lambda g, left: left == 1))
def stop(g: Stones, left: int) -> None:
    pass


@pick.verb("trip")
def trip(g: Stones, left: int) -> None:
    """A fault in the program, half way through."""
    g.pile = 0
    raise RuntimeError("tripped")


def begin_game(setup: Setup, chance: Chance) -> Stones:
    g = Stones()
    g.start(chance)
    g.pile = PILE if setup.scenario == "six" else 0b111
    g.held = [0, 0]
    g.lucky = g.sum = g.seat = 0
    g.frames = [("begin",)]
    return g


def name_of(g: Stones, kind: str, number: int) -> str:
    return f"stone-{number}"


def number_of(g: Stones, kind: str, name: str) -> int | None:
    names = [f"stone-{number}" for number in range(6)]
    return names.index(name) if name in names else None


def view(g: Stones, seat: str | None) -> dict[str, Any]:
    return {"pile": g.pile, "held": g.held[:], "lucky": g.spell("lucky", g.lucky, seat)}


def resample(g: Stones, seat: str, chance: Chance) -> None:
    if seat == "ben":
        g.lucky = chance.below(6)


def dump(g: Stones) -> dict[str, Any]:
    result = g.result and [g.result.winners, g.result.kind, g.result.rule]
    fields = {field: getattr(g, field) for field in Stones.__slots__}
    return fields | {"frames": g.frames, "result": result}


def restore(data: dict[str, Any], setup: Setup, chance: Chance) -> Stones:
    g = begin_game(setup, chance)
    for field in Stones.__slots__:
        setattr(g, field, data[field])
    g.frames = [tuple(frame) for frame in data["frames"]]
    return g


def write(g: Stones) -> str:
    return f"{g.pile} {g.held[0]} {g.held[1]} {g.lucky} {g.sum} {g.seat}"


def read(text: str, setup: Setup, chance: Chance) -> Stones:
    g = begin_game(setup, chance)
    g.pile, g.held[0], g.held[1], g.lucky, g.sum, g.seat = map(int, text.split())
    g.frames = [("pick", 2)]
    return g


STONES = Definition(
    id="stones",
    title="Stones",
    prefix="ST",
    version=3,
    data=Path(__file__).parent / "data",
    data_hash="none",
    modes=(Mode("pair", ("ada", "ben")),),
    scenarios=("six", "half"),
    options=(
        Option("colour", ("grey", "0", "1"), "4.1"),
        Option("open", ("off", "on"), "4.2"),
        Option("late", ("no", "yes"), "4.3", default="yes"),
    ),
    studies={"lucky": Study(("unit",), lambda g, seat, stone: g.lucky == stone)},
    steps=steps,
    begin=begin_game,
    name=name_of,
    number=number_of,
    components=dict,
    view=view,
    resample=resample,
    dump=dump,
    restore=restore,
    write=write,
    read=read,
)
