"""What a small game need not write itself: saving, and the data of a plain look.

A game without a look of its own is drawn from its components and its view. For that they hold
what `Components` and `View` below declare; they may hold more.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Generic, NotRequired, TypedDict, TypeVar

from hexfront.core.chance import Chance
from hexfront.core.definition import Setup
from hexfront.core.errors import BadPosition
from hexfront.core.flow import Result, State
from hexfront.core.hexes import Board, bits

S = TypeVar("S", bound=State)


class HexPart(TypedDict):
    """A hex of the map; `x` and `y` are its centre in hexsides, y downwards: `Board.xy`."""

    id: str
    x: float
    y: float
    terrain: str
    label: str
    """What is printed in it; may be empty."""


class UnitPart(TypedDict):
    """A counter."""

    id: str
    side: str
    """The seat that it belongs to, or whose army it is of."""
    name: str
    factors: str
    """What is printed below its name, like 3-4."""


class Components(TypedDict):
    orientation: str
    """pointy or flat"""
    hexes: list[HexPart]
    units: list[UnitPart]


class UnitSeen(TypedDict):
    """A counter on the map or off it, as a seat may know it."""

    id: str
    hex: str | None
    factors: NotRequired[str]
    """If they are not those of the components."""


class View(TypedDict):
    turn: int
    units: list[UnitSeen]
    facts: NotRequired[dict[str, str | int]]
    """What else is shown: each is called by the message <game>-fact-<key>."""


def hex_parts(
    board: Board, terrain: Callable[[str], str], label: Callable[[str], str]
) -> list[HexPart]:
    """The hexes of a board, for the components."""
    found: list[HexPart] = []
    for number in bits(board.playable):
        x, y = board.xy(number)
        id = board.name[number]
        part = HexPart(id=id, x=round(x, 4), y=round(y, 4), terrain=terrain(id), label=label(id))
        found.append(part)
    return found


class PlainSaves(Generic[S]):
    """Saving for a game whose state holds numbers, texts, and lists and dictionaries of them.

    `begin` gives a state of which the saved fields are then set.
    """

    def __init__(self, begin: Callable[[Setup, Chance], S], *fields: str) -> None:
        self.begin = begin
        self.fields = fields

    def dump(self, g: S) -> dict[str, Any]:
        result = g.result
        told = result and [result.winners, result.kind, result.rule, result.score]
        fields = {field: getattr(g, field) for field in self.fields}
        copy: dict[str, Any] = json.loads(json.dumps(fields | {"frames": g.frames, "result": told}))
        return copy

    def restore(self, data: dict[str, Any], setup: Setup, chance: Chance) -> S:
        g = self.begin(setup, chance)
        for field in self.fields:
            setattr(g, field, data[field])
        g.frames = [_tuples(frame) for frame in data["frames"]]
        if data["result"] is not None:
            winners, kind, rule, score = data["result"]
            g.result = Result(tuple(winners), kind, rule, _tuples(score))
        return g

    def write(self, g: S) -> str:
        """The position as one line of JSON."""
        return json.dumps(self.dump(g), sort_keys=True)

    def read(self, text: str, setup: Setup, chance: Chance) -> S:
        try:
            return self.restore(json.loads(text), setup, chance)
        except (LookupError, ValueError, TypeError) as error:
            raise BadPosition(f"no position: {type(error).__name__}: {error}") from None


def _tuples(value: Any) -> Any:
    return tuple(_tuples(item) for item in value) if isinstance(value, list | tuple) else value
