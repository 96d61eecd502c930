"""Positions as text: what can be written can be read again, and errors name the part."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from tests.games.noretreat.helpers import asked, face, position, started, where

from hexfront.core.game import BadPosition, game_at
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.state import ALL_PLACES, PHASES
from hexfront.games.noretreat.tables import AXIS, BOARD, GERMANY, HEXES, SCENARIOS, SOVIET


@pytest.mark.parametrize("letter", list(SCENARIOS))
def test_any_position_of_a_game_can_be_written_and_read(letter: str) -> None:
    rng = random.Random(letter)
    game = started(letter, seed=f"notation {letter}")
    for step in range(400):
        if game.decision is None:
            break
        if step % 20 == 0:
            options = dict(game.setup.options)
            copy = game_at(GAME, game.text, None, options, scenario=letter, seed="copy")
            assert copy.digest == game.digest
            assert copy.text == game.text
            assert copy.decision == replace(game.decision, number=0)
            for seat in (*game.seats, None):
                assert copy.view(seat) == game.view(seat)
        game.play(rng.choice(game.decision.actions))


def test_a_text_says_as_much_as_it_likes() -> None:
    game = position("2513: su_west/weak; 0603: ax_4a")
    g = game.state
    assert (g.turn, g.active, where(game, "su_west")) == (1, AXIS, "2513")
    assert (face(game, "su_west"), face(game, "ax_4a")) == ("weak", "strong")
    assert where(game, "ax_6a") == "gone", "who is not named is out of the game"
    assert g.control == GERMANY & HEXES, "the hexes belong to the side of their country"


def test_the_words_mean_what_they_say() -> None:
    game = position(
        "turn 9 soviet movement; weather mud; 1713: ax_4a ax_6a/weak; FIN: ax_fin; rail: su_don; "
        "turn-11: ax_kg1; axis-holds 1407; soviet-holds 0906; axis-hand 1 17; soviet-hand 4; "
        "deck 8 30 2; discards 5 6; oos ax_6a; disorganized ax_4a; support 2 1; event-vp -3; "
        "2513: su_west/strong"
    )
    g = game.state
    assert (g.turn, g.active, PHASES[g.phase]) == (9, SOVIET, "movement")
    assert g.weather == 1
    assert [where(game, unit) for unit in ("ax_6a", "ax_fin", "su_don", "ax_kg1")] == [
        *("1713", "FIN", "rail", "turn-11")
    ]
    assert g.control & BOARD.set(["1713", "1407", "0906"]) == BOARD.set(["1713", "1407"])
    assert g.hands == [1 << 1 | 1 << 17, 1 << 4]
    assert list(g.deck) == [2, 30, 8], "the top card last"
    assert list(g.discards) == [6, 5]
    assert (g.support, g.event_vp) == ([2, 1], -3)
    assert (g.oos.bit_count(), g.disorganized.bit_count()) == (1, 1)
    assert asked(game) == "movement"


@pytest.mark.parametrize("phase", PHASES[1:])
def test_play_begins_in_the_phase_that_is_named(phase: str) -> None:
    text = "0603: ax_4a; 2513: su_west/weak; rail: ax_6a; shattered: ax_9a; 2413: ax_17a"
    game = position(f"turn 8 axis {phase}; {text}; axis-hand 1 2 3 4 5")
    begun = {"cards": "cards", "supply": "organization", "removal": "disembark"}
    assert PHASES[game.state.phase] == begun.get(phase, phase)


@pytest.mark.parametrize(
    ("part", "reason"),
    [
        ("turn 29 axis", "expected a turn from 1 to 28"),
        ("turn eight axis", "expected a turn from 1 to 28"),
        ("turn 8 finland", "expected a turn from 1 to 28, a side"),
        ("turn 8 axis lunch", "perhaps a phase"),
        ("turn 8", "expected a turn"),
        ("weather hail", "the weather is one of clear, mud, snow, long_winter"),
        ("9999: ax_4a", "there is no hex, area or box '9999'"),
        ("1713: ax_99a", "no counter is called 'ax_99a'"),
        ("1713: ax_4a ax_4a", "ax_4a is named twice"),
        ("1713: ax_kg1/weak", "ax_kg1 has no face 'weak'"),
        ("1713: ax_4a/best", "ax_4a has no face 'best'"),
        ("axis-holds 9999", "there is no hex '9999'"),
        ("soviet-holds FIN", "there is no hex 'FIN'"),
        ("axis-hand 55", "there is no card '55'"),
        ("axis-hand joker", "there is no card 'joker'"),
        ("soviet-hand 4 4", "card 4 is named twice"),
        ("deck 0", "there is no card '0'"),
        ("oos ax_99a", "no counter is called 'ax_99a'"),
        ("support 2", "expected two numbers"),
        ("support two one", "expected two numbers"),
        ("event-vp 7", "expected a number from -6 to 6"),
        ("event-vp many", "expected a number from -6 to 6"),
        ("event-vp 1 2", "expected a number from -6 to 6"),
        ("hello world", "no part is called 'hello'"),
        ("more {", "Expecting property name"),
        ("more []", "nothing is called more"),
        ('more {"colour":1}', "nothing is called colour"),
    ],
)
def test_an_error_names_the_part(part: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        position(f"0603: ax_9a; {part}")
    assert str(refused.value).startswith(f"in {part!r}: ")
    assert reason in str(refused.value)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1713: ax_4a; axis-hand 4; deck 4", "in 'deck 4': card 4 is named twice"),
        ("1713: ax_4a; 1813: ax_4a", "in '1813: ax_4a': ax_4a is named twice"),
        ("1713: ax_4a su_west", "in 1713: units of both sides"),
        ("2002: ax_4a", "in 2002: ax_4a may not be there"),
        ("FIN: ax_rum4", "in FIN: ax_rum4 may not be there"),
        ("turn 8 axis; WB: ax_4a", "in WB: ax_4a may not be there"),
        ("1713: ax_4a; oos ax_6a", "marked but not on the map: ax_6a"),
        ('1713: ax_4a; more {"frames":[["dance"]]}', "no step is called 'dance'"),
        ('1713: ax_4a; more {"turn":8}', "nothing is called turn"),
        ('1713: ax_4a; more {"markers":7}', "in 'more': garbled"),
        ('1713: ax_4a; more {"reserve":"ax_99"}', "in 'more': garbled"),
    ],
)
def test_what_no_single_part_can_know_is_found_too(text: str, reason: str) -> None:
    with pytest.raises(BadPosition) as refused:
        position(text)
    assert reason in str(refused.value)


def test_every_place_has_a_name_of_its_own() -> None:
    names = [name for name in ALL_PLACES if name]
    assert len(set(names)) == len(names)
