"""Chapter 18: a Soviet player instead of the algorithm."""

from __future__ import annotations

from hexfront.core.flow import Limit
from hexfront.core.hexes import bits
from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Hexes, Unit
from hexfront.games.volga.control import draw_soviet_card
from hexfront.games.volga.soviet import highest_stack_hexes, soviet_attack, soviet_move
from hexfront.games.volga.state import Volga, steps
from hexfront.games.volga.tables import ADJACENT, STACK_LIMIT

soviet_choice = steps.choice("soviet_choice", rule="18.1d", seat=lambda g: "soviet", always=True)


@soviet_choice.verb("move")
@rule("18.3a", "18.3f")
def choose_movement(g: Volga) -> None:
    """The hexes are fixed now (OP-18.4)."""
    g.follow(("soviet_orders", highest_stack_hexes(g)))


@soviet_choice.verb("draw")
@rule("18.4a")
def choose_draw(g: Volga) -> None:
    draw_soviet_card(g)


@rule("18.3a", "18.3b", "18.3d")
def able(g: Volga, hexes: Hexes) -> Hexes:
    """Those of the hexes from which a unit can move or attack now."""
    return sum(
        1 << place
        for place in bits(hexes & g.soviet)
        if ADJACENT[place] & g.german or valid_ends(g, place)
    )


def valid_ends(g: Volga, place: Hex) -> Hexes:
    """OP-18.3: adjacent hexes without Germans and with room, in any direction."""
    near = ADJACENT[place] & ~g.german
    for end in bits(near & g.soviet):
        if g.at[end].bit_count() >= STACK_LIMIT:
            near &= ~(1 << end)
    return near


@steps.step
@rule("18.3a", "18.3c")
def soviet_orders(g: Volga, hexes: Hexes) -> None:
    """Until every hex has moved or attacked; one that can do neither is passed over (OP-18.2)."""
    if able(g, hexes):
        g.follow(("soviet_hex", hexes))


soviet_hex = steps.choice(
    "soviet_hex",
    rule="18.3c",
    seat=lambda g, hexes: "soviet",
    about=lambda g, hexes: {"hexes": hexes},
)


@soviet_hex.verb("stack", "hex", Limit("18.3a", lambda g, hexes: hexes), Limit("18.3a", able))
def pick_highest_stack(g: Volga, hexes: Hexes, place: Hex) -> None:
    g.follow(("soviet_order", hexes & ~(1 << place), place))


soviet_order = steps.choice(
    "soviet_order",
    rule="18.3a",
    seat=lambda g, hexes, place: "soviet",
    about=lambda g, hexes, place: {"hex": place},
)


@soviet_order.verb(
    "attack",
    "hex",
    Limit("18.3d", lambda g, hexes, place: ADJACENT[place]),
    Limit("18.3d", lambda g, hexes, place: g.german),
)
@rule("18.3d", "18.3e")
def attack_from(g: Volga, hexes: Hexes, place: Hex, target: Hex) -> None:
    g.follow(("soviet_orders", hexes))
    soviet_attack(g, place, target)


@soviet_order.verb(
    "unit",
    "unit",
    Limit("18.3c", lambda g, hexes, place: g.at[place]),
    Limit("18.3a", lambda g, hexes, place: -bool(valid_ends(g, place))),
)
def pick_unit(g: Volga, hexes: Hexes, place: Hex, unit: Unit) -> None:
    g.follow(("soviet_unit_to", place, unit), ("soviet_orders", hexes))


soviet_unit_to = steps.choice(
    "soviet_unit_to",
    rule="18.3a",
    seat=lambda g, place, unit: "soviet",
    about=lambda g, place, unit: {"start": place, "unit": unit},
)


@soviet_unit_to.verb(
    "to",
    "hex",
    Limit("18.3a", lambda g, place, unit: ADJACENT[place]),
    Limit("2.4b", lambda g, place, unit: ~g.german),
    Limit("2.4a", lambda g, place, unit: valid_ends(g, place)),
)
def move_unit(g: Volga, place: Hex, unit: Unit, end: Hex) -> None:
    soviet_move(g, unit, place, end)
