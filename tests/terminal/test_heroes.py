"""Conflict of Heroes at the terminal: the boards, what lies beside them, and whole firefights."""

import io
import random

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text
from tests.scripted import any_number

import hexfront
from hexfront import messages
from hexfront.core.record import Record
from hexfront.terminal.words import Words

AT_THE_ROAD = (
    "firefight partisans; round 2 german; 1-G09: ger-rifles-1/N+active; "
    "1-E09: sov-rifles-1/S+used!inf-pinned; 1-F13: sov-mmg-1/SW ger-lmg-1/NE; "
    "cap 5 6; ap 7 0; vp 1 2; german 1-G09"
)


def at(text=AT_THE_ROAD, **more):
    return hexfront.position("heroes", text, seed="terminal", **more)


def shown(what, width=80):
    console = Console(file=io.StringIO(), width=width)
    console.print(what, no_wrap=True)
    return console.file.getvalue()


def drawn(game, width=120, height=60, marked=(), seat="german"):
    face = Words(game.definition, "en").terminal
    return shown(face.board(game.view(seat), width, height, marked), width)


def in_words(seed):
    """A random order in words, hexes without their board."""
    rng = random.Random(seed)

    def typed(session):
        decision = session.game.decision
        verb, *thing = rng.choice(decision.actions) if decision else ("",)
        if session.game.kinds().get(verb) == "hex":
            thing = [thing[0].partition("-")[2]]
        return " ".join([verb, *thing])

    return typed


def test_a_whole_firefight_is_played_in_words_and_its_record_replays(sit):
    game = hexfront.new("heroes", seed="words")
    session = sit(game, in_words("words"))
    assert session.code == 0
    assert game.result is not None
    assert "The last round is over." in session.shown()
    assert "is not a valid choice here" not in session.shown()
    again = Record.load(session.session.path).verify(hexfront.find)
    assert again.digest == game.digest


@pytest.mark.parametrize("lang", messages.languages())
@pytest.mark.parametrize("scenario", ["mzensk", "petrov"])
def test_it_is_played_in_every_language_on_eighty_columns(sit, lang, scenario):
    answer, left = any_number(lang), iter(range(60))
    game = hexfront.new("heroes", scenario=scenario, seed=lang)
    session = sit(
        game,
        lambda session: answer(session) if next(left, None) is not None else "q",
        lang=lang,
        tty=True,
    )
    assert session.session.game.history
    lines = Text.from_ansi(session.shown()).plain.splitlines()
    assert max(cell_len(line) for line in lines if "game.jsonl" not in line) <= 80


def test_dice_thrown_by_hand_are_asked_for(sit):
    game = at(dice="typed")
    words = ["act rifles-1", "fire e09", "1", "roll", "3 4"]
    assert "Roll 2 dice for the attack" in sit(game, words).shown()


@pytest.mark.parametrize(("width", "height"), [(40, 24), (80, 24), (80, 40), (120, 60), (200, 60)])
@pytest.mark.parametrize("scenario", ["partisans", "the-gap", "mzensk"])
def test_the_board_fits_the_terminal(scenario, width, height):
    lines = drawn(hexfront.new("heroes", scenario=scenario, seed="fit"), width, height).splitlines()
    assert max(len(line.rstrip()) for line in lines[3:]) <= width
    assert len(lines) < height


def test_a_wide_board_shows_all_of_it_and_a_narrow_one_the_part_that_matters():
    whole = drawn(at()).split()
    assert {"A02.", "L18."} <= {word.rstrip("0123") for word in whole}
    narrow = drawn(at(), 60, 24).split()
    assert "G09." in narrow
    assert "L18." not in narrow
    corner = drawn(at(), 60, 24, ["1-L18"]).split()
    assert "L18." in corner
    assert "A02." not in corner


def test_boards_that_lie_together_are_told_apart():
    gap = drawn(hexfront.new("heroes", scenario="the-gap", seed="gap"), 120, 80)
    assert "1G09" in gap
    assert "2G09" in gap


def test_a_hex_lies_between_its_neighbours():
    """G09 has F09 above it, H09 below, G10 and F10 to its right."""
    lines = drawn(at()).splitlines()
    where = {}
    for number, line in enumerate(lines):
        for name in ("G09", "F09", "H09", "G10", "F10", "G08", "F08"):
            if f"{name}." in line or f"{name}%" in line:
                where[name] = (number, line.index(name))
    row, column = where["G09"]
    assert where["F09"] == (row - 2, column)
    assert where["H09"] == (row + 2, column)
    assert where["G10"] == (row + 1, column + 6)
    assert where["F10"] == (row - 1, column + 6)
    assert where["G08"] == (row + 1, column - 6)
    assert where["F08"] == (row - 1, column - 6)


def test_units_are_told_by_kind_facing_state_and_hits():
    lines = drawn(at()).splitlines()
    assert any("R1↑*" in line for line in lines)
    assert any("r1↓.!" in line for line in lines)
    assert any("L↗h↙" in line for line in lines)  # two in a hex, an enemy each


def test_what_scores_shows_its_holder():
    empty = at("firefight partisans; round 2 german; 1-A02: ger-rifles-1/N; soviet 1-G09")
    assert "S1" in drawn(empty)
    summary = Words(empty.definition, "en").terminal.summary(empty.view(None), None)
    assert "1-G09 S" in shown(summary)


def test_clock_points_and_whose_turn_it_is_stand_above_the_board():
    first, german, soviet, *_ = drawn(at()).splitlines()
    assert "Round 2 of 5" in first
    assert "to move: German" in first
    assert "German: 1 VP, 5/6 CAP, 7 AP" in german
    assert "Soviet: 2 VP, 6/7 CAP, no unit activated" in soviet


def test_everything_beside_the_board_can_be_looked_up(sit):
    commands = ["i", "b", "b soviet", "b zouaves", "find g09", "look e09", "look z99", "?"]
    answers = sit(at(), [*commands, "map a02"]).answers()
    info, units, soviet, none, found, pinned, nowhere, help, map = answers[:9]
    assert "1-G09: 1 VP at the end of each round, held by the Germans" in info
    assert "Light machine gun G1" in units
    assert "fires for 3 AP" in units
    assert "Machine gun S1" in soviet
    assert "G1" not in soviet
    assert "Nothing matches these words" in none
    assert "1-G09" in found
    assert "Rifles S1: used, hit, its marker unseen, faces south" in pinned
    assert "in sight and in the arc of fire of Rifles G1" in " ".join(pinned.split())
    assert "Name a hex" in nowhere
    assert "R rifles" in help
    assert "A02" in map


def test_the_owner_of_a_hit_unit_sees_its_marker_and_nobody_else():
    face = Words(hexfront.find("heroes"), "en").terminal
    unseen = "hit, its marker unseen"
    for seat, told in (("soviet", "Pinned"), ("german", unseen), (None, unseen)):
        view = at().view(seat)
        assert told in shown(face.look(view, "1-E09"), 200)
        units = " ".join(one.told for one in face.units(view))
        assert ("Pinned" in units) == (seat == "soviet")


def test_hidden_units_stand_on_the_board_of_their_owner_alone():
    game = hexfront.new("heroes", scenario="the-gap", seed="hidden")
    while game.decision.prompt == "hide_unit":
        game.play(game.decision.actions[0])
    hidden = {unit["hex"] for unit in game.view("soviet")["hidden"]["soviet"]["units"]}
    assert hidden
    assert "?" in drawn(game, 120, 90, seat="soviet")
    face = Words(game.definition, "en").terminal
    for seat in ("german", None):
        assert "?" not in drawn(game, 120, 90, seat=seat)
        assert not {one.hex for one in face.units(game.view(seat))} & hidden


def test_the_arithmetic_and_the_chances_of_a_shot_are_told(sit):
    one = sit(at(), ["act rifles-1", "o fire e09"]).answers()[1]
    assert "Rifles S1: hit" in one
    assert "or more on two dice" in one
    assert "firepower" in one
    assert "against" in one
    assert "+1 CAP:" in one
    several = sit(at(AT_THE_ROAD + "; 1-E08: sov-rifles-2/S"), ["o act rifles-1"]).answers()[0]
    assert "needed" in several
    assert "Fire at 1-E09" in several
    assert "Fire at 1-E08" in several


def test_the_marker_that_is_not_seen_does_not_show_in_the_chances(sit):
    unseen = sit(at(), ["act rifles-1", "o fire e09"]).answers()[1]
    other = AT_THE_ROAD.replace("inf-pinned", "inf-unnerved")
    assert sit(at(other), ["act rifles-1", "o fire e09"]).answers()[1].splitlines()[1] == (
        unseen.splitlines()[1]
    )


def test_a_hex_that_cannot_be_entered_is_refused_with_the_rule(sit):
    answer = sit(at(), ["act rifles-1", "to l18"]).answers()[1]
    assert "to 1-L18:" in answer
    assert "[5" in answer


def test_two_at_one_keyboard_need_no_curtain_until_there_is_something_to_hide(sit):
    orders = ["act rifles-1", "to g02", "1", "pass"]
    nothing = sit(hexfront.new("heroes", seed="open"), orders)
    assert len(nothing.session.game.history) == 4
    assert not any("Pass the screen" in prompt for prompt, _ in nothing.asked)
    cards = sit(hexfront.new("heroes", seed="open", options={"cards": "on"}), orders)
    assert any("Pass the screen" in prompt for prompt, _ in cards.asked)


def test_cards_are_explained_to_those_who_hold_them(sit):
    game = hexfront.new("heroes", seed="cards", options={"cards": "on"})
    view = game.view("german")
    face = Words(game.definition, "en").terminal
    told = shown(face.cards(view, "german"), 200)
    own = view["hands"]["german"]["cards"]
    assert own
    assert all(face.thing("card", card) in told for card in own)
    assert view["hands"]["soviet"]["cards"] is None
    assert shown(face.cards(game.view(None), None), 200).strip() == ""


def test_every_commander_of_a_team_has_points_units_and_cards_of_his_own():
    game = hexfront.new("heroes", "2v2", "mir", {"cards": "on"}, seed="team")
    view = game.view("german-2")
    face = Words(game.definition, "en").terminal
    heads = shown(face.board(view, 120, 60, ()), 120).splitlines()[1:5]
    assert {line.partition(":")[0] for line in heads} == {
        messages.say("en", "heroes", f"heroes-seat-{seat}") for seat in game.seats
    }
    second = face.units(view, ["German", "second", "commander"])
    assert second
    assert len(second) < len(face.units(view, ["German"]))
    cards = shown(face.cards(view, "german-2"), 200)
    own = view["hands"]["german-2"]["cards"]
    assert own
    assert all(face.thing("card", card) in cards for card in own)
    assert "2 cards" in shown(face.panel(view, "german-2"), 200)


def test_studies_are_asked_by_their_topic(sit):
    lines = [
        *("study", "study sight G09 E09", "study reach ger-rifles-1", "study threat ger-rifles-1"),
        *("study danger ger-rifles-1 1-F09", "study sight 1-G09", "study sight 1-G09 9-Z99"),
    ]
    known, sight, reach, threat, danger, short, wrong = sit(at(), lines, width=120).answers()[:7]
    assert "outlook UNIT HEX, threat UNIT, danger UNIT HEX and blast HEX" in known
    assert "in sight  yes" in sight
    assert "distance  2" in sight
    assert "1-F09" in reach
    assert "enemies" in threat
    assert "Rifles S1" in danger
    assert "study sight HEX HEX" in short
    assert "There is no “9-Z99” to study; expected: hex." in wrong


def test_a_study_tells_each_seat_what_it_may_know(sit):
    text = "firefight the-gap; round 2 german; 2-G09: ger-rifles-1/N; hidden 2-F09: sov-rifles-1"
    (told, *_) = sit(at(text), ["study threat ger-rifles-1"], humans=["german"]).answers()
    assert "sov-rifles-1" not in told
    assert "Rifles S1" not in told


@pytest.mark.parametrize("lang", messages.languages())
def test_every_word_of_a_study_is_in_the_catalogue(sit, lang):
    lines = ["study sight G09 A14", "study reach ger-rifles-1", "study danger ger-rifles-1 1-F09"]
    for told in sit(at(), lines, width=120, lang=lang).answers():
        assert "core-" not in told
        assert "heroes-" not in told
