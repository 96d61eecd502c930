"""Chapter 3: from a scenario to a first position."""

from __future__ import annotations

from typing import Any

from hexfront.core.chance import Chance
from hexfront.core.game import Setup
from hexfront.core.rulebook import rule
from hexfront.games.noretreat import fields
from hexfront.games.noretreat.state import (
    CADRE_BOX,
    DESTROYED,
    GONE,
    MAINTENANCE,
    MOVEMENT_PHASE,
    PLACES,
    POOL,
    RAIL,
    SHATTERED,
    SURRENDERED,
    TRACK,
    NoRetreat,
    Rules,
    steps,
    unit_side,
)
from hexfront.games.noretreat.tables import (
    AXIS,
    BOARD,
    EARLIER,
    FACES,
    GERMANY,
    HEXES,
    PLACE_NUMBER,
    SCENARIOS,
    SIDES,
    SOVIET,
    UNIT_NUMBER,
    UNITS,
    VP_HEXES,
    WEATHERS,
)
from hexfront.games.noretreat.turns import marker_on, weather_of_turn

_BOX = {
    "event_pool": POOL,
    "cadre_box": CADRE_BOX,
    "destroyed_box": DESTROYED,
    "surrendered_box": SURRENDERED,
    "shattered_box": SHATTERED,
    "rail_box": RAIL,
    "out_of_play": GONE,
}


def sheet_of(agreed: Setup) -> dict[str, Any]:
    """The scenario as it is, or as it was when the game began."""
    return EARLIER[agreed.sheet] if agreed.sheet else SCENARIOS[agreed.scenario]


def blank(agreed: Setup, chance: Chance) -> NoRetreat:
    """A position with nothing on the map."""
    scenario = sheet_of(agreed)
    g = NoRetreat()
    g.start(chance)
    fields.empty(g)
    g.rules = Rules(agreed, scenario)
    g.turn = scenario["start_turn"]
    g.active = SIDES.index(scenario["start_player"])
    g.phase = MAINTENANCE
    g.where = [GONE] * UNITS
    g.at = [0] * PLACES
    g.at[GONE] = (1 << UNITS) - 1
    g.held = [0, 0]
    g.zones = [-1, -1]
    g.counterblows = [0, 0]
    g.support = [scenario["blitz"], scenario["shock"]]
    g.local = [-1, -1]
    g.hands = [0, 0]
    g.seen = [0, 0]
    g.joker = -1
    g.happened = [0, 0]
    g.event_vp = scenario["event_vp"]
    g.initiative = SIDES.index(scenario["initiative"])
    g.high_tide = scenario["high_tide"]
    g.weather = g.yesterday = WEATHERS.index(scenario["previous_weather"])
    g.first_snow = 4 if g.turn > 4 else 0
    g.markers = [marker_on(g.turn, which) for which in range(3)]
    g.reserve = -1
    g.drop = -1
    g.draw_less = [0, 0]
    g.scorched = -1
    return g


@rule("3.0c", "OP-3.1")
def begin(agreed: Setup, chance: Chance) -> NoRetreat:
    scenario = sheet_of(agreed)
    g = blank(agreed, chance)
    place_counters(g, scenario)
    first_control(g, scenario)
    for name in scenario["events_done"]:
        before = g.turn - 1
        if name == "GG":
            g.gg = before
        elif name == "Oil":
            g.oil = before
        else:
            g.warsaw = before
    g.follow("deal", "first_turn")
    return g


def place_counters(g: NoRetreat, scenario: dict[str, Any]) -> None:
    for line in scenario["setup"]:
        unit = UNIT_NUMBER[line["unit"]]
        g.flip(unit, FACES.index(line["face"]))
        g.put(unit, PLACE_NUMBER[line["hex"]])
    for line in scenario["off_map"]:
        unit = UNIT_NUMBER[line["unit"]]
        g.flip(unit, FACES.index(line["face"]))
        where = line["where"]
        g.put(unit, TRACK + line["turn"] if where == "turn_track" else _BOX[where])


@rule("6.1c", "OP-13.15")
def first_control(g: NoRetreat, scenario: dict[str, Any]) -> None:
    """Cities as the scenario says, other hexes by the nearest unit, at first by the border."""
    cities = BOARD.set(scenario["axis_controls"])
    g.control = GERMANY & ~VP_HEXES | cities
    if not g.rules.opening:
        claims = [cities | g.held[AXIS], VP_HEXES & ~cities | g.held[SOVIET]]
        free = HEXES & ~(claims[AXIS] | claims[SOVIET])
        while free:
            waves = [BOARD.neighbours(claim) & free for claim in claims]
            if not waves[AXIS] | waves[SOVIET]:
                break
            contested = waves[AXIS] & waves[SOVIET]
            claims[AXIS] |= waves[AXIS] & ~contested | contested & GERMANY
            claims[SOVIET] |= waves[SOVIET] & ~contested | contested & ~GERMANY
            free &= ~(waves[AXIS] | waves[SOVIET])
        g.control = claims[AXIS] & HEXES
    for unit in range(UNITS):
        if g.where[unit] < BOARD.size:
            bit = 1 << g.where[unit]
            g.control = g.control | bit if unit_side(unit) == AXIS else g.control & ~bit


@steps.step
@rule("5.5b", "14.14.1a", "15.7b")
def deal(g: NoRetreat) -> None:
    """The deck of the scenario is shuffled and the opening hands are drawn."""
    scenario = SCENARIOS[g.rules.scenario]
    first, last = scenario["deck"]
    g.deck = bytes(g.chance.shuffle(range(first, last + 1)))
    for side in (AXIS, SOVIET):
        for _ in range(scenario[f"hand_{SIDES[side]}"]):
            g.hands[side] |= 1 << g.deck[-1]
            g.deck = g.deck[:-1]
    if g.rules.joker:
        holders = {"C": SOVIET, "D": AXIS}
        g.joker = holders.get(g.rules.scenario, g.initiative)
    g.revealed = True


@steps.step
@rule("3.0c", "4.0g", "OP-4.3")
def first_turn(g: NoRetreat) -> None:
    """No Maintenance but the weather; June 1941 begins with a discard and the Axis moves."""
    weather_of_turn(g)
    if g.active == SOVIET:
        g.follow(("player_turn", SOVIET), "game_turn")
    elif g.rules.opening:
        opening = ("player_turn", AXIS, MOVEMENT_PHASE)
        g.follow("open_hand", "open_hand", opening, ("player_turn", SOVIET), "game_turn")
    else:
        g.follow(("player_turn", AXIS), ("player_turn", SOVIET), "game_turn")


@steps.step
@rule("3.0c")
def open_hand(g: NoRetreat) -> None:
    """Of the six cards of June 1941 the Axis keeps four."""
    g.follow(("discard_one", AXIS, "3.0c"))
