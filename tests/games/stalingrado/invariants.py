"""What holds at every decision of every game. A `Watch` goes along with one game."""

from __future__ import annotations

import json
from collections import Counter
from functools import reduce
from operator import or_

from tests.games import contract
from tests.games.contract import Invariants

from hexfront import Game
from hexfront.core.chance import Chance
from hexfront.core.flow import Event
from hexfront.core.hexes import bits, mask
from hexfront.games.stalingrado import GAME, tables
from hexfront.games.stalingrado.combat import duties
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_HQ,
    ALL_LAND,
    BLUE,
    COUNTERS,
    LAND_UNITS,
    MOT_COLUMN,
    NUMBER,
    OF_NATION,
    OF_SIDE,
    ON_STRIPS,
    POOL_NAMES,
    POOL_OF,
    ROWS,
    SIDE_OF,
)
from hexfront.games.stalingrado.state import FUTURE, LOST, POOL, Stalingrado
from hexfront.games.stalingrado.tables import AXIS, BASES, BOARD, HEX_ROWS, LAND, SIDES, SOVIET

_ON_WAYS = BOARD.set(
    id
    for row in (*tables.RAIL_ROWS, *tables.ROAD_ROWS)
    for id in (row.hex_a, row.hex_b)
    if id in BOARD.number
)
_NO_MOTORS = mask(h for h in bits(LAND) if HEX_ROWS[h].terrain in ("swamp", "mountain")) & ~_ON_WAYS
_LIMIT = {"swamp": 3, "wild": 3, "mountain": 2}
STACK_LIMIT = [_LIMIT.get(HEX_ROWS[h].terrain, 4) if h in HEX_ROWS else 0 for h in range(FUTURE)]
_ROOM = [(base, 3 if HEX_ROWS[base].airfield == "strip" else 6) for base in bits(BASES)]
_STRIPS = [base for base, room in _ROOM if room == 3]
_APART = [OF_NATION[name] & (ALL_LAND | ALL_AIR) for name in ("rumanian", "hungarian", "slovak")]
_AFTER_MOVEMENT = ("missions", "mission", "load", "reaction", "react_with")
_PASSING = ("stepping", "march")
_ON_THE_GROUND = ("moving", "march", "stepping", "column", "replacements", "rebuild_to", "enter_at")


def passing(g: Stalingrado) -> int:
    """The unit that is on its way and does not stay where it is, -1 if there is none."""
    question, *args = g.frames[-1] if g.frames else ("",)
    return int(args[0]) if question in _PASSING else -1


HOLDS = Invariants("rules")
check = HOLDS.check
"""All that can be seen from a position alone."""


@HOLDS.of("at", "place")
def _counters(g: Stalingrado) -> None:
    at = g.at
    assert sum(map(int.bit_count, at)) == COUNTERS, "a counter is lost or doubled"
    for counter, place in enumerate(g.place):
        assert at[place] >> counter & 1, f"{ROWS[counter].id} is not where its place says"


@HOLDS.of("at", "steps")
def _steps(g: Stalingrado) -> None:
    dead = (g.at[POOL] | g.at[LOST]) & ~ALL_HQ
    assert g.steps.count(0) == dead.bit_count(), "steps and elimination differ"
    assert all(g.steps[unit] == 0 for unit in bits(dead)), "an eliminated counter has steps"
    assert max(g.steps) <= 3, "a counter has too many steps"
    blue = sum(g.steps[unit] == 3 for unit in bits(BLUE))
    assert g.steps.count(3) == blue, "a counter without a blue face is blue"


@HOLDS.of("held", "at")
def _terrain(g: Stalingrado) -> None:
    held = g.held[AXIS] | g.held[SOVIET]
    assert not held & ~LAND, "a land unit is off the land"
    assert not held & ~g.rules.scenario.area, "a land unit is not in play"
    assert not g.units_in(held & _NO_MOTORS) & MOT_COLUMN, "trucks in swamp or mountain"


@HOLDS.of("at", "place", "stamp", "mapped", "many", "full", "tops", "held")
def _accounts(g: Stalingrado) -> None:
    """What the state keeps beside the places, reckoned anew."""
    at, place_of = g.at, g.place.__getitem__
    places = {place for place in g.place if place < FUTURE}
    mapped = reduce(or_, (at[place] for place in places), 0)
    upwards = sorted(bits(mapped & ALL_LAND), key=g.stamp.__getitem__)
    top = dict(zip(map(place_of, upwards), upwards, strict=True))
    height = Counter(map(place_of, upwards))
    many = mask(place for place, count in height.items() if count > 1)
    for place in bits(many):
        units = at[place] & ALL_LAND
        assert not units & OF_SIDE[AXIS] or not units & OF_SIDE[SOVIET], "enemies share a hex"
    full = mask(place for place, count in height.items() if count >= STACK_LIMIT[place])
    held = [
        mask(place for place, unit in top.items() if SIDE_OF[unit] == side)
        for side in (AXIS, SOVIET)
    ]
    kept = (g.mapped, g.many, g.full, g.tops, g.held)
    reckoned = (mapped, many, full, mask(top.values()), held)
    assert kept == reckoned, "the accounts of the map are wrong"


@HOLDS.of("held", "control", "mapped", "place")
def _control(g: Stalingrado) -> None:
    strayed = g.held[AXIS] & ~g.control
    assert not strayed, "the Axis stands in hexes that it does not control"
    strayed = g.held[SOVIET] & g.control
    assert not strayed, "the Soviets stand in hexes that the Axis controls"
    for hq in bits(ALL_HQ & g.mapped):
        enemies = g.held[1 - SIDE_OF[hq]]
        assert not enemies >> g.place[hq] & 1, "a headquarters stands among enemies"


@HOLDS.of("frames", "mapped", "place")
def _company(g: Stalingrado) -> None:
    unit = passing(g)
    aside = 0 if unit < 0 else 1 << unit
    mixed = 0
    for nation in _APART:
        places = mask(g.place[counter] for counter in bits(nation & g.mapped & ~aside))
        assert not places & mixed, "nations that stay apart share a hex"
        mixed |= places


@HOLDS.of("at", "mapped")
def _bases(g: Stalingrado) -> None:
    parked = 0
    for base, room in _ROOM:
        units = g.at[base] & ALL_AIR
        parked |= units
        assert units.bit_count() <= room, "a base holds too many"
    assert not g.mapped & ALL_AIR & ~parked, "an air unit is not on a base"
    for base in _STRIPS:
        assert not g.at[base] & ALL_AIR & ~ON_STRIPS, "a strip holds what is too large for it"


@HOLDS.of("at", "control", "flights", "frames", "mapped")
def _flights(g: Stalingrado) -> None:
    """Nobody stands on an enemy base but those that are aloft or look for another."""
    aloft = mask(g.flights)
    assert not aloft & ~g.mapped & ALL_AIR, "a lost air unit flies"
    strangers = 0
    for base, _ in _ROOM:
        strangers |= g.at[base] & OF_SIDE[SOVIET if g.control >> base & 1 else AXIS]
    homeless = mask(frame[1] for frame in g.frames if frame[0] in ("divert", "homeless"))
    assert not strangers & ALL_AIR & ~aloft & ~homeless, "an air unit stands on an enemy base"


@HOLDS.of("retreated", "mapped", "side")
def _retreats(g: Stalingrado) -> None:
    assert not g.retreated & g.land(g.side), "the attacker has retreated"


# -- points, counted from the tables


def pay_of_turn(turn: int, control: int) -> list[int]:
    """12.2a and 12.2b."""
    score = [0, 0]
    for ids, points, since in ((("2813", "2814"), 3, 11), (("1628",), 2, 19)):
        holders = {AXIS if control >> BOARD.hex(id) & 1 else SOVIET for id in ids}
        if turn >= since and len(holders) == 1:
            score[holders.pop()] += points
    return score


_CITIES = {
    "1419": 60, "1404": 40, "3031": 20, "2822": 20, "2517": 20, "0627": 10, "1713": 10,
    "1409": 10, "0509": 5, "0503": 5,
}  # fmt: skip


def pay_of_end(g: Stalingrado) -> list[int]:
    """12.2c to 12.2j."""
    score = [0, 0]
    for id, points in _CITIES.items():
        score[AXIS if g.control >> BOARD.hex(id) & 1 else SOVIET] += points
    for unit in range(LAND_UNITS):
        place, nation = g.place[unit], ROWS[unit].nationality
        if place in (POOL, LOST):
            score[1 - SIDE_OF[unit]] += 10 if nation == "german" else 1
        elif place < FUTURE and nation == "soviet":
            score[SOVIET] += HEX_ROWS[place].west_of_donets
        elif place < FUTURE and nation == "german":
            score[AXIS] += 10 * HEX_ROWS[place].adjacent_volga
    for name, points in zip(POOL_NAMES, g.points, strict=True):
        score[name.startswith("soviet")] += points
    return score


# -- along a game


class Watch:
    """Looks at every decision, and keeps the accounts that need what was told."""

    def __init__(self, g: Stalingrado) -> None:
        self.points = g.points[:]
        self.score = g.score[:]
        self.turn = g.turn
        self.taken_in = [0, 0]
        """Per side: hexes into which units have retreated since its last Movement Phase."""
        self.positions = contract.Watch(HOLDS)

    def look(self, g: Stalingrado) -> None:
        """Before a decision."""
        if g.frames[-1][0] in _AFTER_MOVEMENT:
            self.taken_in[g.side] = 0
        self.rooms(g)
        self.positions.look(g)
        assert min(g.points) >= 0, "points are owed"
        assert not g.flights or g.frames[-1][0] not in _ON_THE_GROUND, "aircraft fly too early"

    def rooms(self, g: Stalingrado) -> None:
        """4.1.1a, and 5.3.1 for those who had no choice."""
        unit = passing(g)
        for place in bits(g.full):
            count = g.units_at(place).bit_count()
            count -= unit >= 0 and g.place[unit] == place
            if count > STACK_LIMIT[place]:
                side = g.held[SOVIET] >> place & 1
                assert self.taken_in[side] >> place & 1, f"{BOARD.name[place]} holds too many"

    def follow(self, g: Stalingrado, events: list[Event]) -> None:
        """After a decision: points are what was told, and what the tables say."""
        scored, final = [0, 0], [0, 0]
        ended = False
        for event in events:
            told = event.args
            match event.what:
                case "points":
                    for pool, points in enumerate(told["points"]):
                        self.points[pool] += points
                case "replenished" if event.rule == "7d":
                    self.points[POOL_OF[NUMBER[_named(event)]]] -= 1
                case "reserved":
                    self.points[POOL_OF[NUMBER[_named(event)]]] -= 1
                case "rebuilt":
                    self.points[POOL_OF[NUMBER[_named(event)]]] -= told["steps"]
                case "men-return":
                    self.points[POOL_NAMES.index(told["pool"])] += 1
                case "scores":
                    scored[SIDES.index(told["side"])] += told["points"]
                case "final-points":
                    final[SIDES.index(told["side"])] = sum(told["reasons"].values())
                    ended = True
                case "retreats":
                    side = SIDE_OF[NUMBER[told["counter"]]]
                    self.taken_in[side] |= 1 << BOARD.hex(told["hex"])
        if g.rules.scenario.decided is None:
            if ended or g.turn > self.turn:
                assert scored == pay_of_turn(self.turn, g.control), "a turn pays the wrong points"
            assert not ended or final == pay_of_end(g), "the end pays the wrong points"
        for side in (AXIS, SOVIET):
            self.score[side] += scored[side] + final[side]
        self.turn = g.turn
        assert self.points == g.points, "replacement points were lost or made"
        assert self.score == g.score, "victory points were lost or made"


def _named(event: Event) -> str:
    """The unit as its owner reads it."""
    names = [event.args.get("unit"), *(args.get("unit") for args in event.private.values())]
    return next(name for name in names if name)


def combat_is_done(g: Stalingrado) -> None:
    """Nobody ends his Combat Phase with a duty open."""
    assert not duties(g), "a unit has not done its duty"


def nothing_legal_is_forbidden(g: Stalingrado) -> None:
    """The limits that only give reasons agree with those that decide."""
    choice, args = GAME.steps.asked(g)
    legal: dict[str, int] = {}
    for name, *things in g.legal:
        legal[name] = legal.get(name, 0) | 1 << (things[0] if things else 0)
    for name, things in legal.items():
        for limit in choice.verbs[name].limits:
            kept_out = things & ~limit.allows(g, *args)
            assert not kept_out, f"{limit.rule} forbids {name}, which is legal"


# -- copies


def saved_and_loaded(game: Game) -> None:
    """Through JSON and back, and through the text and back."""
    g = game.state
    data = GAME.dump(g)
    again = GAME.restore(json.loads(json.dumps(data)), game.setup, Chance("loaded"))
    read = GAME.read(GAME.write(g), game.setup, Chance("read"))
    for other in (again, read):
        GAME.steps.run(other)
        assert GAME.dump(other) == data, "a saved position is another one"
        assert other.legal == g.legal, "a saved position allows other actions"
        check(other)


def secrets_kept(game: Game) -> None:
    """What a seat sees does not depend on what it does not see, and the latter may be anything."""
    for seat in game.seats:
        copy = game.determinize(seat, "redrawn")
        assert copy.view(seat) == game.view(seat), f"{seat} sees what is hidden"
        check(copy.state)


def replays(first: Stalingrado, actions: list[tuple[object, ...]], last: Stalingrado) -> None:
    """The same actions from the same start lead to the same end."""
    for action in actions:
        GAME.steps.play(first, action)
    assert GAME.dump(first) == GAME.dump(last), "a replay ends differently"
