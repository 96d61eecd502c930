"""12.2 Victory points, turn by turn and at the end."""

from __future__ import annotations

from hexfront.core.flow import Result
from hexfront.core.rulebook import rule
from hexfront.core.types import Hexes, Points, Side, Units
from hexfront.games.stalingrado.counters import ALL_LAND, OF_NATION, OF_SIDE, POOL_SIDE
from hexfront.games.stalingrado.scenarios import Decided
from hexfront.games.stalingrado.state import LOST, POOL, Stalingrado
from hexfront.games.stalingrado.tables import (
    AXIS,
    BOARD,
    CHARTS,
    ON_VOLGA,
    SIDES,
    SOVIET,
    WEST_OF_DONETS,
)

_RULE_OF = {"stalingrad": "12.2a", "maykop": "12.2b"}
EACH_TURN = [
    (name, BOARD.set(ids), points, first, last)
    for name, (ids, points, first, last) in CHARTS.each_turn.items()
]
CITY_POINTS = [(name, BOARD.set([id]), points) for name, (id, points) in CHARTS.cities.items()]
MUST_HOLD = BOARD.set(
    (*CHARTS.each_turn["stalingrad"][0], *CHARTS.each_turn["maykop"][0], CHARTS.cities["mozdok"][0])
)


def _pay(side: Side, reason: str) -> Points:
    return CHARTS.at_end[SIDES[side], reason]


@rule("OP-12.1", "OP-12.2")
def holder(g: Stalingrado, hexes: Hexes) -> Side | None:
    """The side that controls all of these hexes."""
    if not hexes & ~g.control:
        return AXIS
    return SOVIET if not hexes & g.control else None


@rule("12.2a", "12.2b")
def score_turn(g: Stalingrado) -> None:
    """In the campaign two cities pay their holder every turn."""
    if g.rules.scenario.decided is not None:
        return
    for name, hexes, points, first, last in EACH_TURN:
        side = holder(g, hexes)
        if first <= g.turn <= last and side is not None:
            g.score[side] += points
            g.tell("scores", _RULE_OF[name], side=side, points=points, city=name)


def final_points(g: Stalingrado, seen: Units = -1) -> list[dict[str, int]]:
    """What each side gets at the end, by reason."""
    found = [_axis_points(g, seen), _soviet_points(g)]
    for name, hexes, points in CITY_POINTS:
        side = holder(g, hexes)
        if side is not None:
            found[side][name] = points
    return found


@rule("12.2d", "12.2e", "12.2f", "12.2g")
def _soviet_points(g: Stalingrado) -> dict[str, int]:
    lost = _eliminated(g)
    germans = OF_NATION["german"]
    return {
        "german-units": _pay(SOVIET, "german_ground_unit_eliminated")
        * (lost & germans).bit_count(),
        "allied-units": _pay(SOVIET, "axis_allied_ground_unit_eliminated")
        * (lost & OF_SIDE[AXIS] & ~germans).bit_count(),
        "west-of-donets": _pay(SOVIET, "soviet_unit_west_of_donets")
        * g.units_in(g.held[SOVIET] & WEST_OF_DONETS).bit_count(),
        "points-left": _pay(SOVIET, "unused_replacement_point") * _points_left(g, SOVIET),
    }


@rule("12.2h", "12.2i", "12.2j")
def _axis_points(g: Stalingrado, seen: Units) -> dict[str, int]:
    """Nationality counts on the Volga, so who sees only some counters counts those."""
    lost = _eliminated(g)
    on_volga = g.units_in(g.held[AXIS] & ON_VOLGA) & OF_NATION["german"] & seen
    return {
        "soviet-units": _pay(AXIS, "soviet_ground_unit_eliminated")
        * (lost & OF_SIDE[SOVIET]).bit_count(),
        "on-the-volga": _pay(AXIS, "german_unit_adjacent_volga") * on_volga.bit_count(),
        "points-left": _pay(AXIS, "unused_replacement_point") * _points_left(g, AXIS),
    }


def scenario_points(g: Stalingrado, decided: Decided) -> list[dict[str, int]]:
    """What a shorter scenario pays each side at its end, by reason."""
    lost = _eliminated(g)
    german, allied, soviet = decided.losses
    germans = lost & OF_NATION["german"]
    found = [
        {"soviet-units": soviet * (lost & OF_SIDE[SOVIET]).bit_count()},
        {
            "german-units": german * germans.bit_count(),
            "allied-units": allied * (lost & OF_SIDE[AXIS] & ~germans).bit_count(),
        },
    ]
    for name, hexes, points in decided.objectives:
        side = holder(g, hexes)
        if side is not None:
            found[side][name] = points
    return found


def end_scenario(g: Stalingrado, decided: Decided) -> None:
    """By the lead of the Axis; the thresholds are the scenario's own."""
    for side, reasons in enumerate(scenario_points(g, decided)):
        g.score[side] += sum(reasons.values())
        g.tell("final-points", "12.2c", side=side, reasons=reasons, total=g.score[side])
    scores = tuple(zip(SIDES, g.score, strict=True))
    lead = g.score[AXIS] - g.score[SOVIET]
    if lead >= decided.axis_wins:
        result = Result(("axis",), "scenario", "12.2k", scores)
    elif lead <= decided.soviet_wins:
        result = Result(("soviet",), "scenario", "12.2k", scores)
    else:
        result = Result((), "draw", "OP-12.7", scores)
    g.tell("game-over", result.rule, winners=list(result.winners), kind=result.kind)
    g.end(result)


@rule("OP-12.5")
def _eliminated(g: Stalingrado) -> Units:
    """Land units that are out of play at the end, those lost for good too."""
    return (g.at[POOL] | g.at[LOST]) & ALL_LAND


@rule("OP-12.6")
def _points_left(g: Stalingrado, side: Side) -> Points:
    return sum(points for pool, points in enumerate(g.points) if POOL_SIDE[pool] == side)


@rule("12.2c", "12.2k", "12.2l", "S.C", "OP-12.4", "OP-12.7")
def end(g: Stalingrado) -> None:
    """Automatic victory of the Axis, or the higher total."""
    if g.rules.scenario.decided is not None:
        end_scenario(g, g.rules.scenario.decided)
    for side, reasons in enumerate(final_points(g)):
        g.score[side] += sum(reasons.values())
        g.tell("final-points", "12.2c", side=side, reasons=reasons, total=g.score[side])
    scores = tuple(zip(SIDES, g.score, strict=True))
    axis, soviet = g.score
    if not MUST_HOLD & ~g.control:
        result = Result(("axis",), "automatic", "12.2l", scores)
    elif axis == soviet:
        result = Result((), "draw", "OP-12.7", scores)
    else:
        result = Result((SIDES[soviet > axis],), "points", "12.2k", scores)
    g.tell("game-over", result.rule, winners=list(result.winners), kind=result.kind)
    g.end(result)
