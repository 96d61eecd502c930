"""What an order costs, it costs to the point: with one point less its own rule refuses it."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest
from tests.games.heroes.helpers import battle, forbids, legal, play, work

FAR = "1-L18: sov-rifles-1/N"
SQUAD = f"1-H09: ger-rifles-1/N; {FAR}"
PAIR = f"1-H09: ger-rifles-1/N ger-lmg-1/N; {FAR}"
TRUCK = f"1-H09: ger-truck-1/N ger-rifles-1/N+in=ger-truck-1; {FAR}"
EXIT = '[[exit]]\nside = "german"\nhexes = ["1-A10"]\nvp = 1\n'


class Order(NamedTuple):
    text: str
    action: str
    cost: int
    rule: str
    """Which says that it cannot be paid."""
    unit: str = "ger-rifles-1"
    before: tuple[str, ...] = ()
    rest: Mapping[str, Any] = MappingProxyType({})


ORDERS = {
    "move": Order(SQUAD, "to 1-G09", 1, "5.0b"),
    "move backwards": Order(SQUAD, "to 1-I09", 2, "5.0b"),
    "creep": Order(SQUAD, "creep 1-G09", 2, "5.0b", rest={"cautious_movement": "on"}),
    "leave": Order(
        f"1-A10: ger-hmg-1/N; {FAR}", "leave", 2, "5.0b", "ger-hmg-1", (), {"more": EXIT}
    ),
    "occupy": Order(
        f"1-H09: ger-hmg-1/N; {FAR}", "occupy", 2, "5.0b", "ger-hmg-1", (),
        {"more": work("trench", "1-H09", "german")},
    ),
    "come out": Order(
        f"1-H09: ger-hmg-1/N+inside; {FAR}", "come_out", 2, "5.0b", "ger-hmg-1", (),
        {"more": work("trench", "1-H09", "german")},
    ),
    "fire": Order(
        "1-H09: ger-hmg-1/N; 1-E09: sov-rifles-1/S", "fire 1-E09", 2, "7.0b", "ger-hmg-1"
    ),
    "close combat": Order("1-H09: ger-rifles-1/N sov-rifles-1/N", "close sov-rifles-1", 3, "7.0b"),
    "raze": Order(SQUAD, "raze", 3, "7.0b", rest={"more": work("trench", "1-H09")}),
    "flames": Order(
        "1-H09: ger-pioneers-1/N; 1-G09: sov-rifles-1/S", "flame 1-G09", 2, "7.0b", "ger-pioneers-1"
    ),
    "rally": Order(SQUAD.replace("/N;", "/N!inf-suppressed;"), "rally", 5, "7.6a"),
    "dig": Order(SQUAD, "dig", 5, "18.1.3b"),
    "board": Order(
        f"1-H09: ger-hmg-1/N ger-truck-1/N; {FAR}", "board ger-truck-1", 2, "5.0b", "ger-hmg-1"
    ),
    "get off": Order(TRUCK, "alight 1-I09", 1, "17.2a"),
    "hide": Order(
        "1-A02: ger-rifles-1/N; 1-L18: sov-rifles-1/N", "hide 1-A02", 5, "10.2a",
        rest={"becoming_hidden": "on"},
    ),
    "march": Order(PAIR, "to 1-I09", 2, "5.0b", before=("with ger-lmg-1", "march")),
    "march with care": Order(
        PAIR, "creep 1-G09", 2, "5.0b", before=("with ger-lmg-1", "march"),
        rest={"cautious_movement": "on"},
    ),
}  # fmt: skip


def commanded(order: Order, points: int):
    game = battle(order.text, [1, 1, 1, 1], cap=(points, 0), **order.rest)
    play(game, f"command {order.unit}", *order.before)
    return game


@pytest.mark.parametrize("name", ORDERS)
# CH-3.2.2a CH-5.0b CH-7.0b CH-7.6a CH-10.2a CH-17.2a CH-18.1.3b
# CH-2.2n
def test_an_order_costs_what_it_costs_to_the_point(name):
    order = ORDERS[name]
    enough = commanded(order, order.cost)
    assert order.action in legal(enough)
    if order.cost == 1:
        game = battle(order.text, cap=(0, 0), **order.rest)
        assert f"command {order.unit}" not in legal(game)
        return
    short = commanded(order, order.cost - 1)
    assert forbids(short, order.action) == order.rule
    if not order.before:
        play(enough, order.action)
        assert enough.state.cap[0] == 0
