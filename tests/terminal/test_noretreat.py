"""No Retreat! at the terminal: the map, what lies beside it, and whole games."""

import io

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from tests.scripted import any_number

import hexfront
from hexfront import messages
from hexfront.core.record import Record
from hexfront.terminal.words import Words

AT_MINSK = (
    "turn 3 axis combat; weather clear; 1406: ax_2pz ax_4a/weak; 1407: su_west/weak; "
    "1311: ax_6a; 1902: su_leningrad/weak; FIN: ax_fin; axis-holds 1311; axis-hand 5; "
    "soviet-hand 4 9; shattered: su_south/weak; turn-9: ax_kg1; oos su_west; support 2 0"
)


def at(text=AT_MINSK):
    return hexfront.position("noretreat", text, options={"windows": "playable"}, seed="terminal")


def shown(what, width=80):
    console = Console(file=io.StringIO(), width=width)
    console.print(what, no_wrap=True)
    return console.file.getvalue()


def drawn(game, width=80, marked=()):
    face = Words(game.definition, "en").terminal
    return shown(face.board(game.view("axis"), width, 24, marked), width)


def first_of(answers, seed):
    """So many answers by number, then the player leaves."""
    number, left = any_number(seed), iter(range(answers))
    return lambda session: number(session) if next(left, None) is not None else "q"


def short(**more):
    return hexfront.new("noretreat", scenario="A", options={"windows": "playable"}, **more)


def test_a_whole_game_is_played_by_numbers_and_its_record_replays(sit):
    game = short(seed="whole")
    session = sit(game, any_number("whole"))
    assert session.code == 0
    assert game.result is not None
    assert "The points of the scenario decide." in session.shown()
    again = Record.load(session.session.path).verify(hexfront.find)
    assert again.digest == game.digest


@pytest.mark.parametrize("lang", messages.languages())
def test_it_is_played_in_every_language_on_eighty_columns(sit, lang):
    session = sit(short(seed=lang), first_of(60, lang), lang=lang, tty=True)
    assert session.session.game.history
    lines = Text.from_ansi(session.shown()).plain.splitlines()
    assert max(cell_len(line) for line in lines if "game.jsonl" not in line) <= 80


def test_dice_thrown_by_hand_are_asked_for(sit):
    session = sit(short(seed="dice", dice="typed"), first_of(100, "dice"))
    assert "Roll a die for a battle" in session.shown()


@pytest.mark.parametrize("width", [40, 80, 120, 200])
def test_the_map_fits_the_terminal(width):
    lines = drawn(at(), width).splitlines()
    assert max(len(line.rstrip()) for line in lines[3:]) <= width
    rows = [line for line in lines if line[:2].isdecimal()]
    assert [line[:2] for line in rows] == [f"{row:02d}" for row in range(1, 23)]


def test_a_wide_map_shows_all_of_it_and_a_narrow_one_the_place_that_matters():
    heads = drawn(at(), 200).splitlines()[3].split()
    assert heads == [f"{column:02d}" for column in range(1, 26)]
    assert "14" in drawn(at()).splitlines()[3].split()
    east = drawn(at(), marked=["2310"]).splitlines()[3].split()
    assert east[-1] == "25"
    assert "10" not in east


def test_the_map_tells_terrain_owner_strength_and_supply():
    game = at()
    strengths = "".join(str(unit["strength"]) for unit in game.view("axis")["stacks"]["1406"])
    text = drawn(game, 200)
    assert f".A{strengths}" in text
    assert "#S4!" in text  # Minsk, out of supply
    assert "#s" in text
    assert "Finland: A4" in text


def test_everything_beside_the_map_can_be_looked_up(sit):
    commands = ["i", "b", "look 1407", "look fin", "look 9999", "c", "?", "map 2310"]
    info, units, minsk, finland, nowhere, cards, help, map = sit(at(), commands).answers()[:8]
    assert "Axis: " in info
    assert "Shattered box" in info
    assert "Southern Front" in info
    assert "turn 9" in info
    assert "two cards" in info or "2 cards" in info
    assert "Western Front" in units
    assert "Western Front: strength 4" in minsk
    assert "out of supply" in minsk
    assert "2nd Panzer Army" in minsk  # next door
    assert "Finnish Army" in finland
    assert "Name a hex" in nowhere
    assert "OKH" in cards
    assert "New Conscripts" not in cards
    assert "map HEX" in help
    assert "25" in map


def test_the_arithmetic_and_the_chances_of_a_battle_are_told(sit):
    game = at()
    while game.decision.prompt != "declare":
        game.play(game.decision.skip or game.decision.actions[-1])
    chances = sit(game, ["o target 1407"]).answers()[0]
    assert "Roll 1, Axis on the Axis table" in chances
    assert " against 4: " in chances
    assert "terrain -1" in chances
    assert "out of supply +2" in chances
    assert "How it ends" in chances


def test_the_other_hand_is_not_shown():
    view = at().view("axis")
    face = Words(hexfront.find("noretreat"), "en").terminal
    for what in (face.panel(view, "axis"), face.cards(view, "axis"), face.summary(view, "axis")):
        assert "Elastic Defense" not in shown(what, 300)
    assert "OKH" in shown(face.cards(view, "axis"), 300)
