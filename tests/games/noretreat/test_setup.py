"""Chapter 3: the scenarios as they stand before the first decision."""

from __future__ import annotations

import pytest
from tests.games.noretreat.helpers import (
    asked,
    battle,
    events,
    may,
    play,
    position,
    started,
    where,
    why_not,
)

from hexfront import Game
from hexfront.games.noretreat import GAME
from hexfront.games.noretreat.stacking import overstacked
from hexfront.games.noretreat.state import GONE, PHASES
from hexfront.games.noretreat.supply import supplied
from hexfront.games.noretreat.tables import (
    AXIS,
    CRT,
    OPTIONAL,
    SCENARIOS,
    SIDES,
    SOVIET,
    TURNS,
    UNIT_NAMES,
    UNIT_ROWS,
    UNITS,
    WEATHERS,
)
from hexfront.games.noretreat.victory import hex_points, points

LETTERS = list(SCENARIOS)


def test_the_axis_sits_in_the_south() -> None:  # NR-3.0a
    assert GAME.components()["table"] == {"axis_edge": "south", "soviet_edge": "north"}


def test_each_side_has_its_own_combat_table() -> None:  # NR-3.0b
    assert CRT[AXIS] != CRT[SOVIET]
    text = "weather clear; support 1 1; 1811: ax_4a; 1812: su_west/weak"
    for side, hex in (("axis", "1812"), ("soviet", "1811")):
        game = play(position(f"turn 8 {side} combat; {text}"), f"target {hex}")
        assert battle(game)["table"] == side


@pytest.mark.parametrize("letter", LETTERS)
def test_every_counter_has_its_place(letter: str) -> None:  # NR-3.0c, OP-3.1
    """As the scenario says, each on its face; only optional counters are out of the game."""
    game = started(letter)
    scenario = SCENARIOS[letter]
    lines = [*scenario["setup"], *scenario["off_map"]]
    assert {line["unit"] for line in lines} == {
        name for n, name in enumerate(UNIT_NAMES) if not OPTIONAL >> n & 1
    }
    boxes = {"event_pool": "pool", "cadre_box": "cadres", "out_of_play": "gone"}
    for line in lines:
        box = line.get("where", "")
        expected = line.get("hex") or boxes.get(box) or box.removesuffix("_box")
        if box == "turn_track":
            expected = f"turn-{line['turn']}"
        assert where(game, line["unit"]) == expected
        number = UNIT_NAMES.index(line["unit"])
        assert ("weak" if game.state.weak >> number & 1 else "strong") == line["face"]
    for number in range(UNITS):
        if OPTIONAL >> number & 1:
            assert game.state.where[number] == GONE


@pytest.mark.parametrize("letter", LETTERS)
def test_the_points_at_the_start_are_as_printed(letter: str) -> None:  # NR-3.0c
    g = started(letter).state
    scenario = SCENARIOS[letter]
    assert SIDES[g.initiative] == scenario["initiative"]
    assert points(g) == scenario["vp"]
    assert g.event_vp == scenario["event_vp"]
    if g.turn < 23:
        assert hex_points(g, AXIS) + hex_points(g, SOVIET) == 34, "nobody holds Finland"
    else:
        assert hex_points(g, AXIS) + hex_points(g, SOVIET) == 12


@pytest.mark.parametrize("letter", LETTERS)
def test_everybody_is_supplied_and_within_the_limits(letter: str) -> None:  # NR-3.0c
    g = started(letter).state
    for side in (AXIS, SOVIET):
        lacking = g.on_map(side) & ~supplied(g, side)
        assert [UNIT_NAMES[n] for n in range(UNITS) if lacking >> n & 1] == []
        assert not overstacked(g, side)
    assert g.oos == 0


@pytest.mark.parametrize("letter", LETTERS)
def test_a_scenario_begins_in_its_turn(letter: str) -> None:  # NR-3.0c, NR-4.0g, OP-4.3
    """The markers are those of the turn box; no Maintenance scores a red event again."""
    game = started(letter)
    g = game.state
    scenario = SCENARIOS[letter]
    assert (g.turn, SIDES[g.active]) == (scenario["start_turn"], scenario["start_player"])
    box = TURNS[g.turn - 1]
    assert g.support[SOVIET] == box.shock
    assert g.support[AXIS] == (box.blitz if g.active == AXIS else 0)
    assert WEATHERS[g.weather] == WEATHERS[box.weather]
    assert events(game, "red-event") == events(game, "turn") == []
    assert [told["side"] for told in events(game, "player-turn")] in ([], [SIDES[g.active]])


@pytest.mark.parametrize("letter", LETTERS)
def test_the_deck_is_dealt_as_the_scenario_says(letter: str) -> None:  # NR-3.0c
    game = started(letter)
    scenario = SCENARIOS[letter]
    first, last = scenario["deck"]
    g = game.state
    cards = [*g.deck, *g.discards, *g.table]
    for hand in g.hands:
        cards += [card for card in range(1, 55) if hand >> card & 1]
    assert sorted(cards) == list(range(first, last + 1))
    if scenario["opening"]:
        assert (g.hands[AXIS].bit_count(), g.hands[SOVIET]) == (6, 0)


def test_the_axis_begins_june_1941_with_four_of_six_cards() -> None:  # NR-3.0c
    game = started()
    for left in (2, 1):
        assert game.decision is not None
        assert game.decision.prompt == "discard_one"
        assert game.decision.args == {"reason": "opening", "left": left}
        game.play(game.decision.actions[0])
    assert game.state.hands[AXIS].bit_count() == 4
    assert PHASES[game.state.phase] == "movement", "the first turn begins with it"
    assert events(game, "draws") == []


def opened() -> Game:
    game = started()
    while asked(game) != "movement":
        assert game.decision is not None
        actions = game.decision.actions
        game.play(("pass",) if ("pass",) in actions else actions[0])
    return game


def test_army_group_rumania_does_not_move_in_june_1941() -> None:  # NR-3.0c
    game = opened()
    held = {row.id for row in UNIT_ROWS if row.setup_code == "R"}
    assert held == {"ax_11a", "ax_rum3", "ax_rum4"}
    assert not held & may(game, "unit")
    assert why_not(game, "unit", "ax_11a") == "8.0f"
    play(game, "done")
    assert "1115" in may(game, "target"), "but it attacks"


@pytest.mark.parametrize(
    ("letter", "text", "winner"),
    [
        ("A", "turn 5 soviet disembark; {held}", "axis"),
        ("A", "turn 5 soviet disembark; axis-holds 2008 1902", "axis"),
        ("A", "turn 5 soviet disembark; axis-holds 1902 2217 1713", "soviet"),
        ("B", "turn 10 soviet disembark; {held}; event-vp 2", "axis"),
        ("B", "turn 10 soviet disembark; axis-holds 1902", "soviet"),
        ("D", "turn 16 soviet disembark", "soviet"),
        ("D", "turn 16 soviet disembark; {held}", "axis"),
    ],
)
def test_a_scenario_has_its_own_victory(letter: str, text: str, winner: str) -> None:  # NR-3.0d
    """At the end of its last turn, and by its own number of points."""
    held = "axis-holds 1902 1503 1407 1311 1215 1708 2006 2008 2009 1713 1515 1716 1817"
    both = "rail: su_don; 0603: ax_4a; 2513: su_west"
    game = position(f"{text.format(held=held)}; {both}", scenario=letter)
    play(game, "done")
    assert game.result is not None
    assert (game.result.kind, game.result.winners) == ("scenario", (winner,))


def test_scenarios_know_no_sudden_death_and_no_objectives() -> None:  # NR-3.0d
    """Except the tournament, which has both."""
    held = "axis-holds 1902 2008 2217 1503 1407 1311 1215 1708 2006 2009 1713 1515"
    text = f"turn 2 soviet disembark; rail: su_don; 0603: ax_4a; 2513: su_west; {held}"
    for letter, kind in (("A", ""), ("G", "objectives"), ("campaign", "objectives")):
        game = play(position(text, scenario=letter), "done")
        assert (game.result.kind if game.result else "") == kind
