"""The client's types of the games are written from the shapes that the games declare."""

from __future__ import annotations

import types
from typing import Generic, Literal, NotRequired, TypeVar

import pytest
from typing_extensions import TypedDict

from tools import write_types

T = TypeVar("T")
Colour = Literal["red", "blue"]


class Pair(TypedDict, Generic[T]):
    axis: T
    soviet: T


class Stack(TypedDict):
    """What stands
    in a hex."""

    colour: Colour
    units: list[str | None]
    at: tuple[float, float]
    losses: Pair[dict[str, int]]
    top: NotRequired[Literal["leader"] | None]


class Args(TypedDict, total=False):
    hex: str
    dice: list[int]


def written() -> str:
    module = types.ModuleType("shapes")
    vars(module).update(Colour=Colour, Pair=Pair, Stack=Stack, Args=Args)
    vars(module).update(EVENTS={"falls-back": "hex dice?", "pass": ""})
    return write_types.Writer(module).text()


def test_declared_shapes_become_typescript() -> None:
    assert (
        written().split("\n", 2)[2]
        == """\
export type Colour = "red" | "blue";

export interface Pair<T> {
  axis: T;
  soviet: T;
}

/** What stands in a hex. */
export interface Stack {
  colour: Colour;
  units: (string | null)[];
  at: [number, number];
  losses: Pair<Record<string, number>>;
  top?: "leader" | null;
}

export interface Args {
  hex?: string;
  dice?: number[];
}

/** The arguments of each event. */
export interface Events {
  "falls-back": { hex: string; dice?: number[] };
  pass: object;
}
"""
    )


def test_what_has_no_typescript_is_named() -> None:
    module = types.ModuleType("shapes")
    vars(module).update(Args=Args, EVENTS={}, Odd=TypedDict("Odd", {"set": set[str]}))
    with pytest.raises(TypeError, match=r"no TypeScript for set\[str\]"):
        write_types.Writer(module).text()


def test_the_types_of_the_client_are_fresh() -> None:
    assert write_types.main(["--check"]) == 0
