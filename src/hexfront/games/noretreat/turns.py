"""Chapter 13 and 14.14: the new turn's events and weather."""

from __future__ import annotations

from typing import NamedTuple

from hexfront.core.rulebook import rule
from hexfront.core.types import Hex, Turn, Unit
from hexfront.games.noretreat.losses import berlin_falls
from hexfront.games.noretreat.state import (
    DESTROYED,
    GONE,
    ON_MAP,
    SURRENDERED,
    TRACK,
    NoRetreat,
    steps,
)
from hexfront.games.noretreat.supply import LINE, passable, supplied, trace
from hexfront.games.noretreat.tables import (
    AXIS,
    BERLIN_GARRISON,
    CLEAR,
    EDGES,
    ITALIANS,
    LONG_WINTER,
    MUD,
    SECOND_PANZER,
    SNOW,
    SS_PANZER,
    TURNS,
    WEATHERS,
)
from hexfront.games.noretreat.types import WeatherMarker, WeatherNumber

SEP_OCT, NOV_DEC, MAR_APR = range(3)
WEATHER_FACES = ((CLEAR, MUD), (MUD, SNOW), (MUD, SNOW))
"""The two faces of each weather marker."""
MARKER_TURNS = ((3, 9, 15, 21), (4, 10, 16, 22), (6, 12, 18))


@rule("14.14a", "14.14.1b", "EX-14.14.1", "OP-14.10")
def marker_on(turn: Turn, which: WeatherMarker) -> tuple[Turn, WeatherNumber]:
    """A weather marker on its current or next turn, printed weather up; turn 0: out of play."""
    box = next((box for box in MARKER_TURNS[which] if box >= turn), 0)
    return (box, printed(box)) if box else (0, 0)


def printed(turn: Turn) -> WeatherNumber:
    """The printed weather; Long Winter is Snow that follows Snow."""
    weather = TURNS[turn - 1].weather
    return SNOW if weather == LONG_WINTER else weather


def marker_of(g: NoRetreat, turn: Turn) -> WeatherMarker:
    """The weather marker that lies on a turn, or -1."""
    return next((n for n, (box, _) in enumerate(g.markers) if box == turn), -1)


@rule("13.1a", "13.1k", "14.14.3a", "10.6.2c", "13.1f")
def weather_of_turn(g: NoRetreat) -> None:
    """The weather marker's face, or the printed weather; Snow after Snow is Long Winter."""
    marker = marker_of(g, g.turn)
    weather = g.markers[marker][1] if marker >= 0 else printed(g.turn)
    if weather == SNOW:
        if not g.first_snow:
            g.first_snow = g.turn
        if g.yesterday in (SNOW, LONG_WINTER):
            weather = LONG_WINTER
    g.weather = weather
    g.tell("weather", "13.1a", weather=WEATHERS[weather])


@rule("14.14.3a")
def turn_marker(g: NoRetreat, marker: WeatherMarker, weather: WeatherNumber) -> None:
    """An event turns a weather marker; this turn's weather changes with it."""
    box, old = g.markers[marker]
    if old == weather:
        return
    g.markers[marker] = (box, weather)
    g.tell("weather-turned", "14.14.3a", turn=box, weather=WEATHERS[weather])
    if box == g.turn:
        if g.first_snow == g.turn:
            g.first_snow = 0
        weather_of_turn(g)


@steps.step
@rule("4.0c", "14.14.1b", "OP-14.10")
def advance_turn(g: NoRetreat) -> None:
    g.turn += 1
    g.yesterday = g.weather
    for which, (box, _) in enumerate(g.markers):
        if box and box < g.turn:
            g.markers[which] = marker_on(g.turn, which)
    g.tell("turn", "4.0c", turn=g.turn)


@steps.step
@rule("4.0f", "4.0g", "13.0a", "13.3a", "10.6.2f", "EX-13.3")
def turn_events(g: NoRetreat) -> None:
    """WeatherNumber, one-time effects, and new support markers; what was not used is gone."""
    weather_of_turn(g)
    one_time_effects(g)
    box = TURNS[g.turn - 1]
    g.support = [box.blitz, box.shock]
    g.skull_off = False


class Withdrawal(NamedTuple):
    unit: Unit
    rule: str


WITHDRAWALS = {
    15: Withdrawal(ITALIANS, rule="13.5-T15a"),
    16: Withdrawal(SECOND_PANZER, rule="13.5-T16a"),
    18: Withdrawal(SS_PANZER, rule="13.5-T18a"),
}


@rule("11.3a", "13.5-T15a", "13.5-T16a", "13.5-T18a", "13.5-T28a", "14.2b")
def one_time_effects(g: NoRetreat) -> None:
    if leaving := WITHDRAWALS.get(g.turn):
        withdraw(g, leaving.unit, leaving.rule)
    if g.turn == 28 and g.where[BERLIN_GARRISON] < ON_MAP:
        garrison_leaves(g)


@rule("13.5-T15b", "13.5-T16b", "13.5-T18b", "OP-13.5", "OP-13.6")
def withdraw(g: NoRetreat, unit: Unit, rule: str) -> None:
    """A unit leaves the game; if it was lost or cut off the Axis draws one card less."""
    place = g.where[unit]
    eliminated = place in (DESTROYED, SURRENDERED, GONE) or place >= TRACK
    cut_off = place < ON_MAP and not supplied(g, AXIS) >> unit & 1
    if eliminated or cut_off:
        g.draw_less[AXIS] += 1
    g.lay_aside(unit)
    g.put(unit, GONE)
    g.tell("withdrawn", rule, unit=unit, lost=eliminated or cut_off)


@rule("13.5-T28a", "13.5-T28b", "6.1h", "12.5a")
def garrison_leaves(g: NoRetreat) -> None:
    """Without Direct Supply the garrison counts as eliminated."""
    if not has_direct_supply(g, g.where[BERLIN_GARRISON]):
        berlin_falls(g)
    g.put(BERLIN_GARRISON, GONE)
    g.tell("withdrawn", "13.5-T28a", unit=BERLIN_GARRISON, lost=False)


@rule("6.1h")
def has_direct_supply(g: NoRetreat, place: Hex) -> bool:
    ground = passable(g, AXIS)
    return bool(trace(EDGES[AXIS] & ground, ground, LINE) >> place & 1)
