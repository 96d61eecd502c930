"""Every group of rules is used in some firefight: random play of the sheets comes upon it.

A few games are played with fixed seeds by random players who like to go to the enemy; what they
meet is noted by the signs below, which read the events and the state, not the code. After a change
of the rules other games may be needed: `python -m tests.games.heroes.test_use` looks for them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from tests.games.heroes.helpers import started

from hexfront.core.flow import Event
from hexfront.core.hexes import bits
from hexfront.games.heroes import GAME
from hexfront.games.heroes.sight import arc
from hexfront.games.heroes.state import Heroes
from hexfront.games.heroes.tables import WORKS

Args = dict[str, Any]
Sign = Callable[[Heroes, Args], bool]


def kind_of(g: Heroes, name: str | None) -> Any:
    return g.kind(g.firefight.number_of[name]) if name else None


def shot_with(part: str) -> dict[str, Sign]:
    """A roll in whose sum a part stands."""
    return {"shot": lambda g, args: part in dict([*args["firepower"], *args["defence"]])}


def attack_by(test: Callable[[Any], bool]) -> dict[str, Sign]:
    return {"attack": lambda g, args: bool(args["attacker"]) and test(kind_of(g, args["attacker"]))}


def move_by(test: Callable[[Any], bool]) -> dict[str, Sign]:
    return {"moves": lambda g, args: test(kind_of(g, args["unit"]))}


def happens(*events: str) -> dict[str, Sign]:
    return {event: lambda g, args: True for event in events}


def into(place: str) -> dict[str, Sign]:
    """A step into a hex of a sort."""

    def sign(g: Heroes, args: Args) -> bool:
        return bool(getattr(g.ground, place) >> g.ground.hex(args["hex"]) & 1)

    return {"moves": sign}


def outside_the_arc(g: Heroes, args: Args) -> bool:
    """`g` is the state before the action; nobody moves between that and his shot."""
    kind = kind_of(g, args["attacker"])
    if kind is None or not kind.turret or args["close"]:
        return False
    unit = g.firefight.number_of[args["attacker"]]
    return g.place[unit] >= 0 and not arc(g, unit) >> g.ground.hex(args["hex"]) & 1


def climbs(steep: bool) -> dict[str, Sign]:
    def sign(g: Heroes, args: Args) -> bool:
        start, end = (g.ground.level[g.ground.hex(args[key])] for key in ("start", "hex"))
        return abs(start - end) >= 2 if steep else end == start + 1

    return {"moves": sign}


def across_a_wall(g: Heroes, args: Args) -> bool:
    start, end = g.ground.hex(args["start"]), g.ground.hex(args["hex"])
    side = g.ground.board.direction(start, end)
    return side is not None and bool(g.ground.walls[side] >> start & 1)


def onto(work: str) -> dict[str, Sign]:
    def sign(g: Heroes, args: Args) -> bool:
        found = g.work_at(g.ground.hex(args["hex"]))
        return found is not None and WORKS[found[0]] == work

    return {"moves": sign}


def lost(test: Callable[[Any], bool]) -> dict[str, Sign]:
    return {"destroyed": lambda g, args: test(kind_of(g, args["unit"]))}


SIGNS: dict[str, dict[str, Sign]] = {
    "2.1 initiative by dice": happens("initiative-roll"),
    "2.5.2 control changes": happens("control"),
    "3.1 opportunity": {"act:opportunity": lambda g, args: True},
    "3.2.2 command": {"act:command": lambda g, args: True},
    "5.0.2 over a wall": {"moves": across_a_wall},
    "5.5 reinforcements": happens("enters"),
    "5.6 leaving the map": happens("leaves"),
    "6.0 water": into("water"),
    "7.5 marker shown": happens("shows-marker"),
    "7.6 rally": happens("rally"),
    "7.7.1 long range": shot_with("long-range"),
    "7.7.2 short range": shot_with("short-range"),
    "7.7.3 close combat": shot_with("close-combat"),
    "8.1 action cards": {"plays": lambda g, args: True},
    "8.3 events": happens("event-card"),
    "8.6h score card": {"event-card": lambda g, args: args["card"] == "score"},
    "8.6i objectives": {"event-card": lambda g, args: args["card"].startswith("objective")},
    "8.7l firefight event": happens("firefight-event"),
    "8.7m halt order": {"event-card": lambda g, args: args["card"] == "halt-order"},
    "8.4 weapon cards": happens("weapon"),
    "8.4 weapon cards in groups": {"act:with": lambda g, args: g.frames[-1][0] == "weapon_at"},
    "9.1.1 group move": {"act:march": lambda g, args: True},
    "9.1.2 fire group": shot_with("support"),
    "9.1.3 group rally": {
        "act:rally": lambda g, args: len(g.frames[-1]) > 3 and g.frames[-1][3].bit_count() > 1
    },
    "10.0 hidden units": happens("hidden-set-up"),
    "10.01 revealed": happens("revealed"),
    "10.03 suspicion fire": happens("search"),
    "10.03e found by fire": {"search": lambda g, args: args["found"]},
    "10.1 hidden move": happens("hidden-move"),
    "11.0 uphill": climbs(steep=False),
    "11.0d steep side": climbs(steep=True),
    "11.2 height in combat": shot_with("height"),
    "12.1 mortar": attack_by(lambda kind: kind.is_mortar),
    "12.2 indirect fire": {"attack": lambda g, args: args["indirect"]},
    "12.3 barrage": happens("impact"),
    "12.3d drift": happens("drifts"),
    "13.0 smoke": happens("smoke"),
    "13.0 smoke in combat": shot_with("smoke"),
    "13.0d smoke thins": happens("smoke-thins"),
    "13.0f artillery smoke": {"impact": lambda g, args: args["smoke"]},
    "14.0 wheels": move_by(lambda kind: kind.is_vehicle and kind.wheel_pips),
    "14.0 tracks": move_by(lambda kind: kind.is_vehicle and kind.track_pips),
    "14.1 bonus moves": {"act:to": lambda g, args: g.frames[-1][0] == "bonus"},
    "15.0 vehicle markers": {
        "hit": lambda g, args: g.kind(g.firefight.number_of[args["unit"]]).colour[0] == 1
    },
    "15.2 armour as cover": shot_with("vehicle"),
    "15.4 turret": {"attack": outside_the_arc},
    "15.5 open top": attack_by(lambda kind: kind.open_top),
    "16.0 carts lost": lost(lambda kind: kind.is_cart),
    "17.0 loading": happens("loads"),
    "17.2 unloading": happens("unloads"),
    "17.3 shield": shot_with("shield"),
    "18.1 fortification in combat": shot_with("fortification"),
    "18.1 occupying": happens("occupies"),
    "18.1e coming out": happens("comes-out"),
    "18.1.3 hasty defence": shot_with("hasty-defence"),
    "18.2 wire": happens("wire"),
    "18.2c wire crushed": happens("wire-crushed"),
    "18.3 road block": onto("roadblock"),
    "18.4 mines": happens("mine"),
    "18.4e hidden mines": happens("mine-found"),
    "18.5 works under fire": happens("shot-at-work"),
    "18.5 works destroyed": happens("work-destroyed"),
    "19.0 flamethrower": {"attack": lambda g, args: args["flame"]},
    "2.4a ended by a condition": {
        "game-over": lambda g, args: args["kind"] in ("destroyed", "controls", "no_units")
    },
    "5.0.2 wall in combat": shot_with("wall"),
}


def note(found: set[str], before: Heroes, event: Event) -> None:
    for group, signs in SIGNS.items():
        sign = signs.get(event.what)
        if group not in found and sign is not None and sign(before, event.args):
            found.add(group)


BOLD = {
    "act": 3, "fire": 6, "close": 20, "flame": 9, "indirect": 3, "rally": 5, "dig": 2, "pass": 0.1,
    "stall": 0.2, "stall_cap": 0.1, "face": 0.5, "sneak": 0.3, "march": 3, "board": 2, "alight": 2,
    "smoke": 0.5, "smoke_indirect": 0.2, "weapon": 9, "with": 0.7, "leave": 9, "raze": 3, "card": 5,
}  # fmt: skip
FIERCE = BOLD | {"fire": 40, "close": 90, "raise": 4, "pass": 0.02, "face": 0.1, "dig": 0.2}
RIDERS = FIERCE | {"board": 60, "alight": 0.03, "with": 0.2, "march": 0.2}
SHEEP = {"act": 3, "to": 9, "march": 3, "fire": 0.01, "close": 0.01, "rally": 0.01, "pass": 0.1}
LIKES = ((BOLD, BOLD), (FIERCE, FIERCE), (RIDERS, RIDERS), (SHEEP, FIERCE))
"""How much likelier than others some verbs are, for Germans and Soviets."""

NEARER = 8
"""How much likelier a step towards the enemy or what counts is."""
HASTE = 200
"""The same for a step towards the edge where one may leave."""


def chosen(g: Heroes, likes: dict[str, float], rng: random.Random) -> Any:
    weights = [likes.get(action[0], 1) for action in g.legal]
    if any(action[0] == "to" for action in g.legal) and g.frames[-1][0] in ("order", "bonus"):
        unit = g.frames[-1][2 if g.frames[-1][0] == "order" else 1]
        f = g.firefight
        leaves = bool(f.exits[g.side]) and g.round > 1
        aims = f.exits[g.side] if leaves else g.visible(1 - g.side) | f.victory_hexes
        far = nearest(g, g.place[unit], aims)
        for number, action in enumerate(g.legal):
            if action[0] == "to" and nearest(g, action[1], aims) < far:
                weights[number] *= HASTE if leaves else NEARER
    return rng.choices(g.legal, weights)[0]


def nearest(g: Heroes, at: int, aims: int) -> int:
    if at < 0:
        return 99
    return min((g.ground.board.distance(at, aim) for aim in bits(aims & ~(1 << at))), default=0)


@cache
def met_in(scenario: str, number: int) -> frozenset[str]:
    """The groups of rules that a game comes upon."""
    found: set[str] = set()
    name = f"{scenario} use {number}"
    rng = random.Random(name)
    game = started(scenario, name, cards="on")
    likes = LIKES[number % len(LIKES)]
    while game.state.legal:
        before = game.state.clone()
        action = game.named(chosen(before, likes[before.side], rng))
        note(found, before, Event(f"act:{action[0]}", "", {}, {}))
        for event in game.play(action):
            note(found, before, event)
    return frozenset(found)


TOUR = [
    *(("peprez", 21), ("bunker", 15), ("kv2", 7), ("peprez", 11), ("red-ice", 22), ("mzensk", 9)),
    *(("bug-river", 32), ("demolition", 95), ("demolition", 0), ("bunker", 8), ("bunker", 107)),
]
"""Games that together come upon everything."""


@pytest.mark.unwatched
@pytest.mark.parametrize("group", SIGNS)
def test_every_group_of_rules_is_used_in_a_firefight(group):
    assert any(group in met_in(scenario, number) for scenario, number in TOUR), group


def find_tour(games: int) -> None:
    met = {(s, n): met_in(s, n) for s in GAME.scenarios for n in range(games)}
    for group in SIGNS:
        where = sorted({scenario for scenario, number in met if group in met[scenario, number]})
        print(f"{group:32}", *where)
    missing = {group for group in SIGNS if any(group in found for found in met.values())}
    tour = []
    while missing:
        best = max(met, key=lambda one: len(met[one] & missing))
        tour.append(best)
        missing -= met[best]
    print(tour)


if __name__ == "__main__":
    find_tour(72)
