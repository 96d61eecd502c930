"""What a view tells beside the counters: the phase that is on, and what each side reaches."""

from __future__ import annotations

import random

import pytest
from tests.games.stalingrado.helpers import asked, campaign, offered, play, run_to, set_up, state

from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.sequence import phase
from hexfront.games.stalingrado.supply import supply_lines
from hexfront.games.stalingrado.tables import AXIS, BOARD
from hexfront.games.stalingrado.zones import open_to, zone

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


def test_every_question_belongs_to_its_phase():  # SG-3b, SG-3c
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
def test_everybody_sees_zones_lines_and_range(seat):  # SG-H.a
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


def test_duties_are_seen_before_the_movement_ends():  # SG-4.1.2d, SG-H.a
    game = set_up("turn 8; 2605: DE-INF-44; 2705: SU-RD-4; 2611: DE-INF-45")
    assert game.view("axis")["reach"]["axis"]["duty"] == ["2605"]
    run_to(game, "combat")
    units = game.view("axis")["stacks"]["2605"]["units"]
    assert [unit["duty"] for unit in units] == [True]


def test_the_calendar_and_what_has_struck_are_seen() -> None:  # SG-H.a, SG-H.e
    game = set_up("turn 22 soviet; weather 3; 2605: SU-RD-4; 2705: DE-INF-44; livny; phase combat")
    g = state(game)
    g.struck, g.shelled, g.bombed_units = (BOARD.set([name]) for name in ("0101", "0102", "0103"))
    g.score = [3, 7]
    for seat in ("axis", "soviet", None):
        seen = GAME.view(g, seat)
        assert (seen["turn"], seen["date"], seen["last_turn"]) == (22, "1942-11-22", 32)
        assert (seen["winter"], seen["weather"], seen["side"]) == (True, 3, "soviet")
        assert seen["livny_fallen"]
        assert seen["attacked_hexes"] == ["0101"]
        assert seen["bombed"] == {"units": ["0102", "0103"], "bases": [], "headquarters": []}
        assert seen["score"] == {"axis": 3, "soviet": 7}
        assert seen["battle"] is None


# SG-H.b, SG-H.c, SG-5.1.1d
def test_the_attackers_are_seen_when_declared_and_the_defence_when_announced() -> None:
    text = "turn 20; 2605: DE-INF-44 DE-INF-45 DE-INF-46; 2705: SU-RD-4; 2707: SU-AD-1; "
    game = set_up(text + "phase combat", dice=[3, 4])
    play(game, "attack 2705")
    told_later = ("attackers", "attack", "defence", "artillery", "column", "result")
    battle = GAME.view(state(game), "soviet")["battle"]
    assert [battle[key] for key in told_later] == [None] * 6
    play(game, "go")
    assert asked(game) == "defence_guns"
    battle = GAME.view(state(game), "soviet")["battle"]
    assert battle["attackers"] == ["DE-INF-44", "DE-INF-45", "DE-INF-46"]
    assert battle["attack"] > 0
    assert [battle[key] for key in told_later[2:]] == [None] * 4
    play(game, "fire SU-AD-1")
    battle = GAME.view(state(game), "axis")["battle"]
    assert battle["artillery"] == ["SU-AD-1"]
    assert None not in battle.values()


def test_with_open_stacks_nobody_changes_their_order() -> None:  # OP-H.1
    text = "turn 8; 2605: DE-INF-44 DE-INF-45"
    assert offered(set_up(text), "top")
    assert not offered(set_up(text, stacks="open"), "top")


def test_a_full_hex_and_the_enemy_leave_no_room() -> None:  # SG-4.1.1b, OP-4.7
    full = "2606: DE-INF-45 DE-INF-46 DE-INF-50 DE-INF-57"
    g = state(set_up(f"turn 8; 2605: DE-INF-44; {full}; 2705: SU-RD-4"))
    open_hexes = open_to(g, NUMBER["DE-INF-44"])
    assert open_hexes & BOARD.set(["2605", "2606", "2705", "2604"]) == BOARD.set(["2605", "2604"])
