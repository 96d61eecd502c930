"""The shorter scenarios: turns, map, set-up and thresholds as data."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.games.stalingrado import invariants
from tests.games.stalingrado.helpers import legal, offered, run_to, seat, state, where

from hexfront import Game
from hexfront.core.game import new_game
from hexfront.core.hexes import bits
from hexfront.core.tables import TableError
from hexfront.games.stalingrado import GAME
from hexfront.games.stalingrado.counters import NUMBER
from hexfront.games.stalingrado.scenarios import SCENARIOS, read
from hexfront.games.stalingrado.state import FUTURE, POOL
from hexfront.games.stalingrado.tables import AXIS, HEX_ROWS, TABLES
from hexfront.games.stalingrado.victory import scenario_points

SHORT = [name for name in GAME.scenarios if name != "campaign"]


def begun(scenario: str, seed: str = "scenario") -> Game:
    return new_game(GAME, scenario=scenario, seed=seed)


def test_there_are_three_shorter_scenarios() -> None:
    assert GAME.scenarios == ("campaign", "blue", "caucasus", "uranus")


@pytest.mark.parametrize("scenario", SHORT)
def test_everybody_starts_within_the_part_of_the_map_in_play(scenario: str) -> None:
    g = state(begun(scenario))
    invariants.check(g)
    for counter in bits(g.mapped):
        assert g.rules.scenario.area >> g.place[counter] & 1
    assert g.turn == g.rules.scenario.first


@pytest.mark.parametrize("scenario", SHORT)
def test_a_scenario_ends_after_its_last_turn(scenario: str) -> None:
    game = begun(scenario)
    rng = random.Random(scenario)
    g = state(game)
    while g.legal:
        quiet = [action for action in g.legal if action[0] in ("end", "done", "agree", "aside")]
        GAME.steps.play(g, quiet[0] if quiet else rng.choice(g.legal))
    assert g.turn == SCENARIOS[scenario].last
    assert g.result is not None
    assert g.result.kind in ("scenario", "draw")


def test_nobody_leaves_the_part_of_the_map_in_play() -> None:
    game = begun("blue")
    run_to(game, "moving", "aside done agree")
    for unit in sorted(offered(game, "unit")):
        game.play(("unit", unit))
        assert all(int(place[2:]) <= 15 for place in offered(game, "to") | offered(game, "rail"))
        game.play(("stay",))


def test_the_encirclement_begins_with_the_soviets_in_winter() -> None:
    game = begun("uranus")
    run_to(game, "moving", "aside done agree")
    assert (seat(game), state(game).turn, state(game).is_winter) == ("soviet", 21, True)
    assert where(game, "DE-PZ-24") == "2712"
    assert state(game).steps[NUMBER["DE-PZ-24"]] == 2  # no blue divisions after turn 20
    assert where(game, "DE-INF-88") == "out"
    assert where(game, "DE-PZ-6") == "future"


def test_where_the_west_is_cut_off_the_axis_comes_over_the_first_column() -> None:
    scenario = SCENARIOS["uranus"]
    columns = {HEX_ROWS[h].col for h in bits(scenario.axis_entry["W"] | scenario.axis_exit)}
    assert columns == {12}
    game = begun("uranus")
    rng = random.Random("west")
    for _ in range(3000):
        if "enter DE-PZ-6" in legal(game):
            break
        quiet = sorted({"end", "done", "agree", "aside"} & legal(game))
        game.play((quiet[0],) if quiet else rng.choice(game.decision.actions))  # type: ignore[union-attr]
    game.play(("enter", "DE-PZ-6"))
    assert all(place.startswith("12") for place in offered(game, "at"))


def lead(game: Game) -> int:
    axis, soviet = scenario_points(game.state, game.state.rules.scenario.decided)
    return sum(axis.values()) - sum(soviet.values())


def finish(game: Game, turn: int) -> Game:
    game.state.turn = turn
    game.state.frames = [("turn_end",)]
    GAME.steps.run(game.state)
    return game


@pytest.mark.parametrize("scenario", SHORT)
def test_objectives_pay_the_side_that_holds_them(scenario: str) -> None:
    decided = SCENARIOS[scenario].decided
    assert decided is not None
    everything = 0
    for _, hexes, _ in decided.objectives:
        everything |= hexes
    game = begun(scenario)
    total = sum(points for _, _, points in decided.objectives)
    game.state.control |= everything
    assert lead(game) == total
    game.state.control &= ~everything
    assert lead(game) == -total


@pytest.mark.parametrize("scenario", SHORT)
def test_the_lead_of_the_axis_decides_by_the_thresholds(scenario: str) -> None:
    decided = SCENARIOS[scenario].decided
    assert decided is not None
    for reached, winners in (
        (decided.axis_wins, ("axis",)),
        (decided.axis_wins - 1, ()),
        (decided.soviet_wins + 1, ()),
        (decided.soviet_wins, ("soviet",)),
    ):
        game = begun(scenario)
        game.state.score[AXIS] = reached - lead(game)
        result = finish(game, SCENARIOS[scenario].last).result
        assert result is not None
        assert (result.winners, result.kind == "draw") == (winners, not winners)


def test_eliminated_units_pay_what_the_scenario_says() -> None:
    game = begun("uranus")
    before = lead(game)
    for unit in ("DE-PZ-24", "RO-INF-13", "SU-RD-119"):
        game.state.eliminate(NUMBER[unit], POOL)
    assert lead(game) == before - 3 - 1 + 1


PLAIN: dict[str, Any] = {"first": 1, "last": 3}
NORTH = PLAIN | {"rows": [1, 5]}


@pytest.mark.parametrize(
    ("section", "complaint"),
    [
        ({"last": 3}, "first is missing"),
        ({"first": "one", "last": 3}, "turns must be a whole number"),
        (PLAIN | {"objectives": []}, "no attribute 'items'"),
        (PLAIN | {"setup": {"2605": "DE-INF-44"}}, "needs a list of counters"),
        (PLAIN | {"objectives": {"x": {"hexes": [], "points": 1}}}, "x is not in play"),
        (PLAIN | {"objectives": {"x": {"hexes": ["1419"], "points": "many"}}}, "the points of x"),
        (PLAIN | {"objectives": {}, "losses": {"german": []}}, "losses.german must be"),
        ({"first": 5, "last": 3}, "turns must lie within"),
        ({"first": 4, "last": 5}, "needs a set-up"),
        (PLAIN | {"rows": [0, 5]}, "rows must lie within"),
        (PLAIN | {"begins": "nobody"}, "begins must be one of"),
        (PLAIN | {"setup": {"9999": []}}, "hex 9999 is not in play"),
        (PLAIN | {"setup": {"2605": ["DE-NOBODY"]}}, "no counter 'DE-NOBODY'"),
        (PLAIN | {"setup": {"2605": ["DE-INF-44", "SU-RD-4"]}}, "holds both sides"),
        (PLAIN | {"setup": {"2605": ["DE-INF-44"], "2606": ["DE-INF-44"]}}, "appears twice"),
        (PLAIN | {"setup": {"2605": ["DE-A-I_JG3"]}}, "air units cannot stand"),
        (PLAIN | {"setup": {"0609": ["DE-A-I_KG51"]}}, "air units cannot stand"),
        (PLAIN | {"setup": {"2230": ["DE-INF-44", "DE-INF-45", "DE-INF-46"]}}, "land units cannot"),
        (NORTH | {"objectives": {"x": {"hexes": ["1419"], "points": 1}}}, "not in play"),
        (PLAIN | {"objectives": {}, "losses": {"german": 1, "allied": 1, "soviet": 1},
                  "axis_wins": 1, "soviet_wins": 1}, "must lie below"),
    ],
)  # fmt: skip
def test_a_bad_scenario_is_refused_by_name(section: dict[str, Any], complaint: str) -> None:
    with pytest.raises(TableError) as caught:
        read(TABLES.path("scenarios.toml"), {"mine": section})
    assert complaint in str(caught.value)
    assert "mine" in str(caught.value)


def test_units_outside_the_area_have_no_part() -> None:
    game = begun("caucasus")
    assert where(game, "DE-INF-88") == "out"  # starts at 0703
    assert state(game).place[NUMBER["DE-INF-73"]] < FUTURE
