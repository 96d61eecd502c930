"""What is typed finds hexes, places, units and answers."""

from rich.text import Text

from hexfront.core.hexes import Board
from hexfront.terminal import orders
from hexfront.terminal.finding import Found, best_match, is_match, matching
from hexfront.terminal.flat import draw
from hexfront.terminal.window import span

PLACES = [
    Found("1-K02", "1-K02"),
    Found("2-K02", "2-K02"),
    Found("2813", "2813 (Stalingrad)"),
    Found("0907", "0907 (Kürsk)"),
    Found("1710", "1710 (Staryy Oskol)"),
]


def test_a_hex_is_meant_by_its_number_with_or_without_its_board():
    assert best_match(PLACES, ["2-K02"]) == "2-K02"
    assert best_match(PLACES, ["2k02"]) == "2-K02"
    assert best_match(PLACES, ["k02"]) == "1-K02"
    assert best_match(PLACES, ["2813"]) == "2813"


def test_a_hex_is_meant_by_the_beginning_of_its_place_as_people_type_it():
    assert best_match(PLACES, ["stalin"]) == "2813"
    assert best_match(PLACES, ["kursk"]) == "0907"
    assert best_match(PLACES, ["STARYY", "oskol"]) == "1710"
    assert best_match(PLACES, ["grad"]) is None
    assert best_match(PLACES, []) is None


def test_all_words_have_to_begin_a_word():
    assert is_match("German, 6th Panzer Division: out of supply", ["panzer", "supply"])
    assert is_match("2º Exército", ["exercito"])
    assert is_match("anti-tank gun", ["anti-tank"])
    assert not is_match("German, 6th Panzer Division", ["panzer", "supply"])
    assert not is_match("anzer", ["panzer"])
    units = [Found("1", "1", "Rifles"), Found("2", "2", "Tank")]
    assert matching(units, ["tank"]) == units[1:]
    assert matching(units, []) == units


def test_orders_name_things_by_their_ends():
    actions = [("to", "1-K02"), ("to", "1-K03"), ("act", "ger-rifles-1"), ("act", "ger-lmg-1")]
    assert orders.chosen(["to", "k02"], actions) == ("to", "1-K02")
    assert orders.chosen(["to", "1k03"], actions) == ("to", "1-K03")
    assert orders.chosen(["k03"], actions) == ("to", "1-K03")
    assert orders.chosen(["act", "rifles-1"], actions) == ("act", "ger-rifles-1")
    assert orders.chosen(["act", "lmg1"], actions) == ("act", "ger-lmg-1")
    assert orders.chosen(["act", "1"], actions) is None  # two of that number
    assert orders.chosen(["to", "2"], actions) is None


def test_a_window_lies_around_what_is_wanted_and_within_the_map():
    assert span(10, 20, []) == range(10)
    assert span(10, 4, [0, 1]) == range(4)
    assert span(10, 4, [9]) == range(6, 10)
    assert span(10, 4, [4, 5]) == range(3, 7)
    assert span(10, 4, []) == range(3, 7)
    assert span(100, 4, [10, 10, 10, 90]) == range(28, 32)  # too far apart: around their mean


def test_a_map_on_its_side_has_every_other_column_a_line_lower():
    board = Board({"a": (0, 0), "b": (1, 0), "c": (0, 1)}, orientation="flat")

    def cell(hex):
        return Text(board.name[hex].upper()), Text(board.name[hex])

    drawn = [line.plain for line in draw(board, cell, 3, 20, 20, [])]
    assert [line.rstrip() for line in drawn] == ["A", "a  B", "C  b", "c"]
    west = [line.plain.rstrip() for line in draw(board, cell, 3, 3, 20, [board.number["a"]])]
    assert west == ["A", "a", "C", "c"]
