"""What a view tells beside the counters: the phase that is on, and what each side reaches."""

from __future__ import annotations

import random

import pytest
from tests.games.stalingrado.helpers import asked, campaign, run_to, set_up, state

from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.sequence import phase
from hexfront.games.stalingrado.supply import supply_lines
from hexfront.games.stalingrado.tables import AXIS, BOARD
from hexfront.games.stalingrado.zones import zone

PHASES = {
    "place_hq": None,
    "first_base": None,
    "out_of_command": "command",
    "replacements": "replacements",
    "rebuild_to": "replacements",
    "choose_substitute": "replacements",
    "moving": "movement",
    "march": "movement",
    "column": "movement",
    "enter_at": "movement",
    "missions": "air",
    "mission": "air",
    "reaction": "air",
    "next_bombing": "air",
    "combat": "combat",
    "attackers": "combat",
    "defender_choice": "combat",
    "advancing": "combat",
}


def test_every_question_belongs_to_its_phase():  # 3b, 3c
    game = campaign()
    rng = random.Random(5)
    seen = set()
    for _ in range(900):
        prompt = asked(game)
        if prompt in PHASES:
            assert phase(state(game)) == PHASES[prompt], prompt
            seen.add(prompt)
        actions = game.decision.actions
        ends = [action for action in actions if action[0] == "end"]
        game.play(ends[0] if ends and rng.random() < 0.1 else rng.choice(actions))
    assert seen >= {"first_base", "replacements", "moving", "march", "missions", "combat"}


@pytest.mark.parametrize("seat", ["axis", "soviet", None])
def test_everybody_sees_zones_lines_and_range(seat):  # H.a
    game = campaign()
    run_to(game, "moving")
    g = state(game)
    view = GAME.view(g, seat)
    reach = view["reach"]["axis"]
    assert reach["zone"] == BOARD.names(zone(g, AXIS))
    assert reach["lines"] == BOARD.names(supply_lines(g, AXIS))
    homes = {hq["hex"] for name, hq in view["headquarters"].items() if not name.startswith("SU")}
    assert homes <= set(reach["command"])
    assert view["scenario"] == "campaign"


def test_duties_are_seen_before_the_movement_ends():  # 4.1.2d
    game = set_up("turn 8; 2605: DE-INF-44; 2705: SU-RD-4; 2611: DE-INF-45")
    assert game.view("axis")["reach"]["axis"]["duty"] == ["2605"]
    run_to(game, "combat")
    units = game.view("axis")["stacks"]["2605"]["units"]
    assert [unit["duty"] for unit in units] == [True]
