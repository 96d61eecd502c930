"""Those perft counts of volga that can be counted on the map, a second time, without the engine."""

from __future__ import annotations

from tests.golden.make import VOLGA

from hexfront.games.volga.tables import HEX_ROWS

COUNTS = VOLGA.counted

CELL = {row.id: (row.q, row.r) for row in HEX_ROWS.values()}
ID = {cell: id for id, cell in CELL.items()}
CLEAR = {row.id for row in HEX_ROWS.values() if row.terrain == "clear"}


def around(id: str) -> list[str]:
    """The neighbours of a hex, by the coordinates of the table."""
    q, r = CELL[id]
    steps = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
    return [ID[q + dq, r + dr] for dq, dr in steps if (q + dq, r + dr) in ID]


def test_a_lone_block_may_call_move_long_or_move_short() -> None:
    """No Soviet is near, so it cannot attack; a call is a question of its own, by the dice."""
    assert COUNTS["one block far away"][0] == len(["call", "long", "short"])


def test_the_long_moves_from_y_are_those_on_the_map() -> None:
    """Each first hex, and from there each second one, back again too, or none (OP-6.6)."""
    firsts = [id for id in around("Y") if id in CLEAR]
    seconds = [[id for id in around(first) if id in CLEAR] for first in firsts]
    assert "Y" in CLEAR
    assert COUNTS["long move"] == [len(firsts), sum(1 + len(options) for options in seconds)]


def test_two_blocks_go_together_or_apart() -> None:
    """Either block may be left, then the other goes; or both go at once; then a second move."""
    ends = around("Y")
    one, two, three = COUNTS["two blocks part"][:3]
    assert one == 2 + len(ends)
    after_leaving = 2 * len(ends)
    assert two == after_leaving + len(ends) * len(["stop"])
    # Who has gone has moved. One that stayed may follow; else it is the next turn already.
    next_turn = len(["call", "long", "short"])
    assert three == after_leaving * len(["stack Y", "stop"]) + len(ends) * next_turn


def test_of_the_cards_in_hand_each_name_is_offered_once() -> None:
    """Stuka, engineers, 672nd with Linden, Sniper, PAK, Howitzer; or none."""
    names = {"g-stuka", "g-pioneer", "g-pioneer-672", "g-sniper", "g-pak", "g-howitzer"}
    assert COUNTS["cards of a planned attack"][0] == len(names) + len(["none"])
