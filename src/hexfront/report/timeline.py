"""A game as the line under a replay: its turns, battles, captures and points by action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

from hexfront.core.game import Game
from hexfront.core.together import known_event, known_view
from hexfront.report.reading import READINGS

SAMPLES = 120
"""Of the points, beside those with which turns begin."""


class Timeline(TypedDict):
    """Numbers of actions; of turns and points with what they have come to."""

    turns: list[tuple[int, int]]
    battles: list[int]
    captures: list[int]
    points: dict[str, list[tuple[int, float]]]


def timeline(game: Game, knower: str | None) -> Timeline:
    """As someone knows it: a seat, None for a spectator, or EVERYTHING."""
    found = Timeline(turns=[], battles=[], captures=[], points={})
    reading = READINGS.get(game.definition.id)
    if reading is None or not game.is_set_up:
        return found
    begins, key = reading.turn
    places = game.definition.names["things"].get("place", {})
    for number, played in enumerate((game.opening, *game.history)):
        events = [known_event(event, knower) for event in played.events]
        found["turns"] += ((number, one.args[key]) for one in events if one.what == begins)
        if any(reading.is_battle(one.what) for one in events):
            found["battles"].append(number)
        if any(reading.captured(one.what, one.args, places) for one in events):
            found["captures"].append(number)
    for number, view in _views(game, knower, {number for number, _ in found["turns"]}):
        if number == 0 and (0, int(view[key])) not in found["turns"]:
            found["turns"].insert(0, (0, int(view[key])))
        for name, value in reading.points(view).items():
            if value is not None:
                found["points"].setdefault(name, []).append((number, value))
    return found


def _views(
    game: Game, knower: str | None, wanted: set[int]
) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """What is seen after some actions, first to last: the first, the last, those wanted, a few."""
    last = len(game.history)
    every = max(1, last // SAMPLES)
    states = {last: game.state}
    if game.history:
        numbers = range(last - 1, -1, -1)
        past = zip(numbers, game.history[-1].backwards(), strict=True)
        states |= {
            number: state for number, (_, state) in past if number in wanted or not number % every
        }
    seats = (*game.mode.seats, *game.mode.automatic)
    for number in sorted(states):
        yield number, known_view(game.definition, states[number], knower, seats)
