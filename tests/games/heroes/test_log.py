"""The log tells who paid what, and the whole arithmetic of every roll."""

from __future__ import annotations

import random
import re

import pytest
from tests.games.heroes.helpers import battle, play, started, told

from hexfront.core.flow import Event
from hexfront.games.heroes import GAME
from hexfront.messages import languages
from hexfront.terminal.words import Words

FIELD = "1-G08: ger-rifles-1/N ger-lmg-1/N; 1-E09: sov-rifles-1/S"
SPENT = ("paid", "ap", "cap", "ap_left", "cap_left")


def spent(events: list[Event]) -> list[tuple[object, ...]]:
    return [tuple(args[key] for key in SPENT) for args in told(events, "pays")]


def test_the_log_tells_the_points_of_every_action():  # CH-3.0d CH-0.1c CH-3.2b CH-3.2.1a CH-3.1c
    game = battle(FIELD, (1, 1), cap=(3, 0))
    assert spent(play(game, "act ger-rifles-1", "face NE")) == [("ap", 1, 0, 6, 3)]
    play(game, "pass")
    events = play(game, "act ger-rifles-1", "fire 1-E09", "ap 2", "roll")
    assert spent(events) == [("both", 2, 1, 4, 2)]
    play(game, "pass")
    assert spent(play(game, "command ger-lmg-1", "face NE")) == [("cap", 0, 1, 4, 1)]
    play(game, "pass")
    assert spent(play(game, "stall")) == [("ap", 1, 0, 3, 1)]
    play(game, "pass")
    events = play(game, "opportunity ger-lmg-1", "face N")
    assert not spent(events)
    assert told(events, "opportunity") == [{"units": ["ger-lmg-1"]}]


def test_in_fog_only_what_was_spent_is_open():  # CH-3.0.1d
    game = battle(FIELD, (3, 3, 4), variable_ap="fog")
    events = play(game, "act ger-rifles-1", "face NE")
    assert spent(events) == [("ap", 1, 0, None, 0)]


def test_a_rally_tells_its_number_to_those_who_know_the_marker():  # CH-7.6b CH-7.5g OP-7.6.1
    text = FIELD.replace("ger-rifles-1/N", "ger-rifles-1/N!inf-cowering")
    game = battle(text, (3, 3))
    (rally,) = (event for event in play(game, "act ger-rifles-1", "rally") if event.what == "rally")
    own, enemy = (rally.seen_by(seat)["args"] for seat in ("german", "soviet"))
    assert (own["total"], own["modifier"], own["success"]) == (7, 1, False)
    assert (own["rally_of"], enemy["rally_of"]) == (8, None), "a failure shows nothing"
    game = battle(text, (4, 3))
    (rally,) = (event for event in play(game, "act ger-rifles-1", "rally") if event.what == "rally")
    assert rally.seen_by("soviet")["args"]["rally_of"] == 8


def lines(events: list[Event], lang: str = "en", seat: str = "german") -> list[str]:
    words = Words(GAME, lang)
    return [words.event_line(event, seat).plain for event in events]


def test_the_terminal_writes_the_sum_below_a_shot_and_a_rally():
    game = battle(FIELD, (4, 5), cap=(2, 0))
    events = play(game, "act ger-rifles-1", "fire 1-E09", "ap 3", "raise 1")
    (line,) = (line for line in lines(events) if line.startswith("Shot at Rifles S1:"))
    assert line == (
        "Shot at Rifles S1: 12 against 12 (4 5): hit. [7.2a]\n"
        "    4 + 5 dice + 1 CAP + 2 firepower = 12 against 12 front = 12. "
        "Needed: 9 to hit, 13 to destroy."
    )
    text = FIELD.replace("ger-rifles-1/N", "ger-rifles-1/N!inf-cowering")
    events = play(battle(text, (3, 3)), "act ger-rifles-1", "rally")
    (line,) = (line for line in lines(events) if "tries to rally" in line)
    assert line == (
        "Rifles G1 tries to rally: 7 against 8 (3 3): failed. [7.6b]\n"
        "    3 + 3 dice + 1 cover and company = 7. Needed: 8."
    )


@pytest.mark.unwatched
@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("scenario", ["mir", "bunker", "red-ice"])
def test_every_line_of_a_game_is_whole_in_every_language(scenario, lang):
    rng = random.Random(scenario)
    game = started(scenario, f"log {scenario}", cards="on")
    gap = re.compile(r"[{}]|heroes-[a-z]|\bnone\b|None|\$")
    for _ in range(500):
        if game.decision is None:
            break
        for line in lines(game.play(rng.choice(game.decision.actions)), lang):
            assert not gap.search(line), line


UNTAUGHT = re.compile(r"\bCAP\b|\bbid|command|opportunit|\bcards?\b|\bgroup|hidden", re.IGNORECASE)


def test_the_first_part_speaks_of_nothing_that_is_not_taught_yet():  # OP-LE.1 OP-LE.2
    rng = random.Random("first part")
    words = Words(GAME, "en")
    game = started("partisans", "first part", part="1")
    while game.decision is not None:
        told = [words.prompt(game.decision), GAME.rules.title(game.decision.rule)]
        choice, _ = GAME.steps.asked(game.state)
        told += [words.action(choice, action) for action in game.decision.actions]
        for action in rng.sample(game.decision.actions, min(3, len(game.decision.actions))):
            odds = game.odds(action)
            if odds is not None:
                assert all(len(shot["with_cap"]) == 1 for shot in odds.to_json()["shots"])
        for kind in ("hex", "unit"):
            names = game.state.firefight.names if kind == "unit" else ["1-G09", "1-A02", "1-K10"]
            for name in names:
                refusal = game.why_not_touched(kind, name)
                told += [] if refusal is None else [words.why(refusal)]
        told += lines(game.play(rng.choice(game.decision.actions)))
        for text in told:
            assert not UNTAUGHT.search(text), text
