"""Everything that a firefight asks, offers and tells has its words."""

from __future__ import annotations

import random

import pytest
from tests.games.heroes.helpers import sheet, started
from tests.games.heroes.test_firefights import SOUND

from hexfront import cli
from hexfront.games.heroes import GAME
from hexfront.games.heroes.tables import CARDS, MARKERS, TERRAINS, WORKS
from hexfront.messages import has


def named(id: str) -> bool:
    return has("heroes", f"heroes-{id}")


def test_every_prompt_and_verb_has_words():
    for choice in GAME.steps.choices():
        assert named(f"prompt-{choice.name}"), choice.name
        for verb in choice.verbs:
            assert named(f"verb-{choice.name}-{verb}") or named(f"verb-{verb}"), (choice.name, verb)


def test_every_option_scenario_card_and_marker_has_words():
    for option in GAME.options:
        for value in option.values:
            part = value if value[0].isalpha() else f"v{value}"
            assert named(f"option-{option.name}.{part}")
    assert all(named(f"scenario-{id}") for id in GAME.scenarios)
    assert all(named(f"card-{card.id}.text") for card in CARDS)
    assert all(named(f"marker-{marker.id}") for marker in MARKERS)
    assert all(named(f"terrain-{name}") for name in TERRAINS)
    assert all(named(f"work-{name}") for name in WORKS)
    assert all(named(f"mode-{mode.name}") for mode in GAME.modes)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_every_event_and_result_has_words(scenario):
    rng = random.Random(scenario)
    game = started(scenario, f"words {scenario}", cards="on", variable_ap="fog")
    while game.decision is not None:
        for event in game.play(rng.choice(game.decision.actions)):
            assert named(f"event-{event.what}"), event.what
            assert event.rule == "" or GAME.rules.title(event.rule), event.rule
    assert named(f"result-{game.result.kind}")
    assert all(named(f"score-{name}") for name, _ in game.result.score)


def test_every_limit_names_a_rule_of_the_index():
    titles = GAME.rules.titles()
    for choice in GAME.steps.choices():
        assert choice.rule in titles
        for verb in choice.verbs.values():
            assert all(limit.rule in titles for limit in verb.limits), (choice.name, verb.name)


def test_a_sheet_is_checked_from_the_command_line(capsys, monkeypatch):
    monkeypatch.setenv("HEXFRONT_LANGUAGE", "en")
    assert cli.main(["check", str(sheet(SOUND))]) == 0
    assert "German units 1, Soviet units 1" in " ".join(capsys.readouterr().out.split())
    bad = sheet(SOUND.replace("rounds = 3", "rounds = 0"))
    assert cli.main(["check", str(bad)]) == 1
    assert f"{bad}, line 2, column rounds: expected 1 to 20" in capsys.readouterr().err
    assert cli.main(["check", str(bad.with_name("none.toml"))]) == 1
    assert "cannot be read" in capsys.readouterr().err
