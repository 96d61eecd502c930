"""Positions as text and as data: there and back, and what is said of a text that is wrong."""

from __future__ import annotations

import json
import random
import re

import pytest
from tests.games.volga.invariants import blocks, cards
from tests.games.volga.play import SETTINGS, decisions, new_game

import hexfront
from hexfront import Game
from hexfront.core.chance import Chance
from hexfront.core.game import BadPosition, HexfrontError
from hexfront.games.volga import GAME
from hexfront.games.volga.state import ASIDE, LOSSES, MARINE_RESERVE, TAKEN
from hexfront.games.volga.tables import BOARD, CARD_NAMES, UNIT_NAMES, UNIT_NUMBER, URBAN


def read(text: str, mode: str = "solo", **options: str) -> Game:
    return hexfront.position("volga", text, mode=mode, options=options, seed="read")


def again(game: Game, seed: str) -> Game:
    """The same position, read from its text."""
    options = dict(game.setup.options)
    return hexfront.position("volga", game.text, game.setup.mode, options, seed=seed)


def play_on(game: Game, rng: random.Random, most: int = 10**9) -> list[str]:
    """Play at random; the digests on the way."""
    digests = []
    while game.decision is not None and len(digests) < most:
        game.play(rng.choice(game.decision.actions))
        digests.append(game.digest)
    return digests


# There and back


@pytest.mark.parametrize(("mode", "variant"), SETTINGS)
def test_a_text_gives_the_position_back(mode: str, variant: str) -> None:
    rng = random.Random(f"text {mode} {variant}")
    for game in decisions(new_game(rng, mode, variant), rng, 0.2):
        copy = again(game, "back")
        assert copy.digest == game.digest
        assert copy.text == game.text
        assert copy.decision is not None
        assert copy.decision.actions == game.decision.actions
        assert copy.decision.args == game.decision.args
        for seat in (*game.seats, None):
            assert copy.view(seat) == game.view(seat)


@pytest.mark.parametrize(("mode", "variant"), SETTINGS)
def test_a_dump_gives_the_position_back_through_json(mode: str, variant: str) -> None:
    rng = random.Random(f"dump {mode} {variant}")
    for game in decisions(new_game(rng, mode, variant), rng, 0.2):
        data = json.loads(json.dumps(GAME.dump(game.state)))
        state = GAME.restore(data, game.setup, Chance("back"))
        copy = Game(GAME, game.setup, state)
        assert copy.digest == game.digest
        assert GAME.dump(copy.state).keys() == data.keys()
        for seat in (*game.seats, None):
            assert copy.view(seat) == game.view(seat)


@pytest.mark.parametrize(("mode", "variant"), SETTINGS)
def test_a_position_read_back_goes_on_like_the_original(mode: str, variant: str) -> None:
    rng = random.Random(f"on {mode} {variant}")
    for game in decisions(new_game(rng, mode, variant), rng, 0.03):
        data = json.loads(json.dumps(GAME.dump(game.state)))
        original = game.clone()
        original.state.chance = Chance("onward")
        from_text = again(game, "onward")
        restored = Game(GAME, game.setup, GAME.restore(data, game.setup, Chance("onward")))
        moves = f"{rng.random()}"
        expected = play_on(original, random.Random(moves))
        assert play_on(from_text, random.Random(moves)) == expected
        assert play_on(restored, random.Random(moves)) == expected
        assert from_text.result == restored.result == original.result


def test_a_finished_game_has_a_text_too() -> None:
    rng = random.Random(3)
    game = new_game(rng, "1v1", "C")
    play_on(game, rng)
    copy = again(game, "over")
    assert copy.result == game.result
    assert copy.digest == game.digest
    assert copy.decision is None


def test_what_is_read_is_whole() -> None:
    rng = random.Random(5)
    for mode in ("solo", "2v1"):
        for game in decisions(new_game(rng, mode, "0"), rng, 0.2):
            copy = again(game, "whole")
            blocks(copy.state)
            cards(copy.state)


def test_texts_stay_short() -> None:
    assert len(read("24: G-PZ-2; 25: S-RD-45").text) < 3500


# What the words mean


def test_a_block_stands_where_it_is_put_at_full_strength_or_as_said() -> None:
    g = read("24: G-PZ-2/2 G-IN-191; 25: S-RD-45/3 S-WB-RO/0").state
    assert g.at[BOARD.hex("24")] == 1 << UNIT_NUMBER["G-PZ-2"] | 1 << UNIT_NUMBER["G-IN-191"]
    strengths = {name: g.strength[UNIT_NUMBER[name]] for name in ("G-PZ-2", "G-IN-191", "S-RD-45")}
    assert strengths == {"G-PZ-2": 2, "G-IN-191": 4, "S-RD-45": 3}
    assert g.strength[UNIT_NUMBER["S-WB-RO"]] == 0


def test_what_is_not_named_is_where_it_usually_is() -> None:
    g = read("24: G-PZ-2; 25: S-RD-45").state
    blocks(g)
    cards(g)
    assert sum(len(row) for row in g.track) == 30
    assert g.at[MARINE_RESERVE].bit_count() == 2
    assert len(g.german_deck) == 26
    assert len(g.soviet_deck) == 28
    assert set(BOARD.names(g.control)) == {"24", "W", "X", "Y", "Z"}
    assert g.turn == 1


def test_the_first_card_of_a_deck_is_its_top() -> None:
    g = read("24: G-PZ-2; 25: S-RD-45; german-deck g-stuka g-pak; soviet-deck s-t34").state
    assert [CARD_NAMES[card] for card in reversed(g.german_deck)] == ["g-stuka", "g-pak"]
    assert len(g.soviet_deck) == 1
    assert g.discards.bit_count() == 24 + 27


def test_equal_cards_are_different_copies() -> None:
    g = read("24: G-PZ-2; 25: S-RD-45; hand g-stuka g-stuka").state
    assert g.hands[0].bit_count() == 2
    cards(g)


def test_blocks_may_lie_off_the_map() -> None:
    text = "24: G-PZ-2; 25: S-RD-45; losses G-IN-191; aside S-RD-87; eliminated G-PG-64"
    g = read(text).state
    assert g.at[LOSSES] == 1 << UNIT_NUMBER["G-IN-191"]
    assert g.at[ASIDE] >> UNIT_NUMBER["S-RD-87"] & 1
    assert g.loss_count() == 1


def test_blocks_just_taken_are_kept() -> None:
    rng = random.Random(1)
    taken = 0
    for number in range(30):
        game = hexfront.new("volga", mode="cooperative", seed=f"taken {number}")
        game.play(("call",))
        taken += bool(game.state.at[TAKEN])
        assert again(game, "taken").digest == game.digest
        play_on(game, rng, 5)
    assert taken


def test_spaces_and_empty_parts_do_not_matter() -> None:
    texts = ["24: G-PZ-2; 25: S-RD-45", " 24 :G-PZ-2 ;;25:  S-RD-45;  "]
    assert len({read(text).digest for text in texts}) == 1


# What is wrong with a text


@pytest.mark.parametrize(
    ("text", "part", "reason"),
    [
        ("24: G-PZ-99", "24: G-PZ-99", "no block is called 'G-PZ-99'"),
        ("999: G-PZ-2", "999: G-PZ-2", "there is no hex '999'"),
        ("lost: G-PZ-2", "lost: G-PZ-2", "there is no hex 'lost'"),
        ("24: G-PZ-2; 25: G-PZ-2", "25: G-PZ-2", "G-PZ-2 is named twice"),
        ("24: G-PZ-2; losses G-PZ-2", "losses G-PZ-2", "G-PZ-2 is named twice"),
        ("24: G-PZ-2/9", "24: G-PZ-2/9", "G-PZ-2 has 3 steps at most"),
        ("24: G-PZ-2/x", "24: G-PZ-2/x", "expected a number, not 'x'"),
        ("24: G-PZ-2/-1", "24: G-PZ-2/-1", "expected a number, not '-1'"),
        ("24: G-PZ-2/", "24: G-PZ-2/", "expected a number, not ''"),
        ("24: G-PZ-2/0", "24: G-PZ-2/0", "G-PZ-2 has no blank side"),
        ("24: S-RD-45/0", "24: S-RD-45/0", "S-RD-45 has no blank side"),
        ("weather fine", "weather fine", "no part is called 'weather'; there are turn, control"),
        ("turn", "turn", "expected a number, and german or soviet"),
        ("turn 5", "turn 5", "expected a number, and german or soviet"),
        ("turn 5 red", "turn 5 red", "expected a number, and german or soviet"),
        ("turn five german", "turn five german", "expected a number, not 'five'"),
        ("turn 5 german; turn 6 german", "turn 6 german", "there is a part 'turn' already"),
        ("control 24 Q", "control 24 Q", "there is no hex 'Q'"),
        ("rubble 100", "rubble 100", "100 cannot have that"),
        ("forts 5", "forts 5", "5 cannot have that"),
        ("headquarters", "headquarters", "expected one hex"),
        ("headquarters 3 4", "headquarters 3 4", "expected one hex"),
        ("hand g-joker", "hand g-joker", "no card is called 'g-joker'"),
        ("hand s-t34", "hand s-t34", "s-t34 cannot be there"),
        ("hand g-hoth", "hand g-hoth", "g-hoth cannot be there"),
        ("leaders g-stuka", "leaders g-stuka", "g-stuka cannot be there"),
        ("soviet-hand g-stuka", "soviet-hand g-stuka", "g-stuka cannot be there"),
        ("german-deck s-t34", "german-deck s-t34", "s-t34 cannot be there"),
        ("leaders g-hoth; discards g-hoth", "discards g-hoth", "no more g-hoth"),
        ("track", "track", "expected a number, not ''"),
        ("track 0 G-PZ-2", "track 0 G-PZ-2", "the track has rows 1 to 6"),
        ("track 7 G-PZ-2", "track 7 G-PZ-2", "the track has rows 1 to 6"),
        ("track 1 S-RD-45", "track 1 S-RD-45", "S-RD-45 cannot be there"),
        ("track 1 G-PZ-2; track 1 G-PZ-24", "track 1 G-PZ-24", "row 1 is there already"),
        ("losses S-RD-45", "losses S-RD-45", "S-RD-45 cannot be there"),
        ("eliminated G-PZ-2", "eliminated G-PZ-2", "G-PZ-2 cannot be there"),
        ("seen G-XX-1", "seen G-XX-1", "no block is called 'G-XX-1'"),
        ("credit x7", "credit x7", "expected y or b and a hex, not 'x7'"),
        ("credit y999", "credit y999", "there is no hex '999'"),
        ("more [1]", "more [1]", "expected an object in braces"),
        ('more {"mood":1}', 'more {"mood":1}', "nothing is called 'mood'; there are returned"),
        ("more {", "more {", "Expecting property name"),
    ],
)
def test_a_wrong_part_is_named_with_its_reason(text: str, part: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(f"in {part!r}: {reason}")):
        read(text)


FIVE = " ".join(UNIT_NAMES[number] for number in range(5))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"24: {FIVE}", "in hex 24: more than four blocks"),
        ("24: G-PZ-2 S-RD-45", "in hex 24: blocks of both sides"),
        ("24: G-PZ-2; 24: S-RD-45", "in hex 24: blocks of both sides"),
        ("24: G-PZ-2; control 25", "in 'control': hex 24 belongs to those who stand in it"),
        ("25: S-RD-45; control 25", "in 'control': hex 25 belongs to those who stand in it"),
        ("24: G-PZ-2; seen S-RD-45", "in 'seen': S-RD-45 not on the map"),
        ("24: G-PZ-2; credit y7", "in 'credit': a hex credited twice, or not under"),
        ("control 7; credit y7 b7", "in 'credit': a hex credited twice, or not under"),
        ('24: G-PZ-2; more {"tokens":{"G-XX":[1,"7"]}}', "in 'more': garbled, KeyError: 'G-XX'"),
        ('24: G-PZ-2; more {"tokens":7}', "in 'more': garbled, AttributeError"),
        ('24: G-PZ-2; more {"battle":{}}', "in 'more': garbled, KeyError"),
        ('24: G-PZ-2; more {"frames":7}', "in 'more': garbled, TypeError"),
        ('24: G-PZ-2; more {"advantages":[1]}', "in 'more': garbled, IndexError"),
        ('24: G-PZ-2; more {"frames":[["dance"]]}', "in 'more': no step is called 'dance'"),
        ('24: G-PZ-2; more {"frames":[]}', "in 'more': garbled, IndexError"),
        (
            '24: G-PZ-2; 25: S-RD-45; more {"frames":[["turn_end"],["quick_stack"]]}',
            "in 'more': quick_stack leaves nothing to choose",
        ),
    ],
)
def test_parts_that_do_not_go_together_are_refused(text: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=re.escape(reason)):
        read(text)


def test_two_players_blocks_cannot_share_a_hex() -> None:
    text = "24: G-PZ-2 G-MO-15; 25: S-RD-45"
    assert read(text).decision is not None
    with pytest.raises(BadPosition, match="in hex 24: yellow and blue blocks of two players"):
        read(text, mode="cooperative")


def test_too_much_rubble_is_refused() -> None:
    hexes = BOARD.names(URBAN)
    read(f"24: G-PZ-2; rubble {' '.join(hexes[:15])}")
    with pytest.raises(BadPosition, match="in 'rubble': there are 15 markers"):
        read(f"24: G-PZ-2; rubble {' '.join(hexes[:16])}")


def test_a_bad_position_is_an_error_of_the_library() -> None:
    assert issubclass(BadPosition, HexfrontError)


def test_garbage_never_gets_further_than_a_complaint() -> None:
    """Texts with letters changed, cut and doubled are read or refused, nothing else."""
    rng = random.Random(7)
    game = new_game(rng, "2v1", "C")
    play_on(game, rng, 120)
    text = game.text
    options = dict(game.setup.options)
    refused = 0
    for _ in range(400):
        start = rng.randrange(len(text))
        end = min(len(text), start + rng.randrange(1, 12))
        garbled = text[:start] + rng.choice(["", "x", "7", ";", text[start:end] * 2]) + text[end:]
        try:
            hexfront.position("volga", garbled, "2v1", options, seed="garbled")
        except BadPosition:
            refused += 1
        except Exception as error:
            error.add_note(garbled)
            raise
    assert refused > 100
