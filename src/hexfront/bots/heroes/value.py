"""How likely the Germans win a firefight: what both sides can see of it, in numbers."""

from __future__ import annotations

from functools import cache
from math import exp, log
from pathlib import Path
from typing import NamedTuple

from hexfront.bots.heroes.habits import OLD_HAND
from hexfront.bots.heroes.objectives import lead, unit_worths
from hexfront.bots.heroes.outlook import expected_lead
from hexfront.bots.heroes.situation import Situation
from hexfront.bots.heroes.ways import FAR
from hexfront.bots.value import Model, read_model
from hexfront.core.hexes import bits, mask
from hexfront.core.types import Units
from hexfront.games.heroes.orders import marker_of
from hexfront.games.heroes.state import WAITING, Heroes
from hexfront.games.heroes.tables import SQUADS_AP

_SHEETS = (
    *("partisans", "mir", "the-gap", "petrov", "red-ice", "monsters"),
    *("bunker", "mzensk", "kv2", "bug-river", "peprez", "demolition"),
)
_OWN = (
    *("worth", "hit", "crippled", "fresh", "waiting", "cap", "ap", "harm", "worst harm"),
    *("harm later", "cover", "on prizes", "near prizes", "at prizes", "way", "guns", "fresh guns"),
)
NAMES = (
    *("lead", "lead late", "lead squared", "points", "rounds left", "to move", "passes"),
    *(f"german {name}" for name in _OWN),
    *(f"soviet {name}" for name in _OWN),
    *_SHEETS,
)


def numbers(g: Heroes) -> list[float]:
    """In the order of NAMES."""
    return _numbers(g, lead(g, 0), _side(g, 0), _side(g, 1))


def _numbers(g: Heroes, ahead: float, german: list[float], soviet: list[float]) -> list[float]:
    left = g.firefight.rounds - g.round
    sheet = [float(g.firefight.id == name) for name in _SHEETS]
    return [
        max(-12.0, min(12.0, ahead)),
        ahead / (1 + left),
        ahead * abs(ahead) / 10,
        float(g.vp[0] - g.vp[1]),
        float(left),
        1.0 if g.side == 0 else -1.0,
        float(g.passes),
        *german,
        *soviet,
        *sheet,
    ]


def _strengths(g: Heroes) -> list[float]:
    """The same without what a place is worth; who has still to come counts as if he were here."""
    return _numbers(g, expected_lead(g), _strength(g, 0), _strength(g, 1))


def _strength(g: Heroes, side: int) -> list[float]:
    troops = _troops(g, g.firefight.sides[side] & g.standing | _coming(g, side))
    ap = max(g.ap[one] for one in g.command.of_side[side])
    mine = dict.fromkeys(_OWN, 0.0)
    mine |= {"worth": troops.worth, "hit": troops.hit, "crippled": troops.crippled}
    mine |= {"fresh": troops.fresh, "ap": float(ap)}
    mine |= {"guns": float(troops.guns), "fresh guns": float(troops.fresh_guns)}
    return [mine[name] for name in _OWN]


class _Troops(NamedTuple):
    """What units are worth, and how much of it is hit, crippled or fresh; how many can shoot."""

    worth: float
    hit: float
    crippled: float
    fresh: float
    guns: int
    fresh_guns: int


def _troops(g: Heroes, units: Units) -> _Troops:
    worth = unit_worths(g)
    used = g.used | g.activated
    total = hit = crippled = fresh = 0.0
    guns = fresh_guns = 0
    for unit in bits(units):
        value = worth[unit]
        total += value
        is_fresh = not used >> unit & 1
        if g.marker[unit]:
            hit += value
            marker = marker_of(g, unit)
            if marker is not None and (marker.no_move or all(marker.no_fire)):
                crippled += value
        elif g.kind(unit).fp is not None:
            guns += 1
            fresh_guns += is_fresh
        if is_fresh:
            fresh += value
    return _Troops(total, hit, crippled, fresh, guns, fresh_guns)


def _coming(g: Heroes, side: int) -> int:
    """Units that have still to come onto the map."""
    return mask(u for u in bits(g.firefight.sides[side] & ~g.standing) if g.place[u] == WAITING)


def _side(g: Heroes, side: int) -> list[float]:
    """One side's strength, how it stands, and how far it has to go."""
    s = Situation(g, side)
    later = s.rested()
    troops = _troops(g, s.friends)
    harm = worst = lasting = cover = prizes = way = 0.0
    used = g.used | g.activated
    for unit in bits(s.friends):
        value = s.worth[unit]
        at = g.place[unit]
        if (g.hidden | g.aboard) >> unit & 1:
            continue
        danger = min(s.danger(unit, at), 2.0) * value
        harm += danger
        worst = max(worst, danger)
        lasting += min(later.danger(unit, at), 2.0) * value
        cover += min(s.cover(unit, at), 3)
        if at in s.prizes:
            prizes += min(s.prizes[at], 4.0)
        far = s.errand(unit)
        if far is not None:
            way += min(far[at], FAR / 4)
    near, close = _prizes_near(s, used)
    waiting = sum(s.worth[unit] for unit in bits(_coming(g, side)))
    cap = max(g.cap[one] for one in g.command.of_side[side])
    ap = max(g.ap[one] for one in g.command.of_side[side])
    return [
        *(*troops[:4], waiting, float(cap), float(ap), harm, worst),
        *(lasting, cover, prizes, near, close, way / 10),
        *(float(troops.guns), float(troops.fresh_guns)),
    ]


def _prizes_near(s: Situation, used: int) -> tuple[float, float]:
    """Hexes that the side does not control, the nearer the more; and what it can enter at once."""
    g = s.g
    able = bits(s.friends & ~(g.hidden | g.aboard | g.firefight.carts))
    near = close = 0.0
    for at in s.wanted:
        prize = min(s.prizes[at], 4.0)
        ways = [(s.ways(unit).far(at)[g.place[unit]], unit) for unit in able]
        near += prize * max((1 / (1 + far) for far, _ in ways), default=0.0)
        if any(far <= SQUADS_AP and not used >> unit & 1 for far, unit in ways):
            close += prize
    return near, close


@cache
def model() -> Model:
    return read_model(Path(__file__).with_name("value.json"), NAMES)


_PLACES = (
    *("cap", "waiting", "harm", "worst harm", "harm later", "cover"),
    *("on prizes", "near prizes", "at prizes", "way"),
)
_UNUSED = [NAMES.index(f"{side} {name}") for side in ("german", "soviet") for name in _PLACES]
POINT = 0.035
"""Log odds of a command point while units can still act …"""
LAST_POINT = 0.012
"""… and when none is left: a new round brings new ones."""
ODDS = 0.45
"""Log odds of a victory point, as the model has learned them: those of a good place, too."""
HELD = 0.25
"""Of what the planner thinks of standing in a hex that counts: its points are counted already."""
LATER = 0.3
"""Of the harm that a unit may come to in the next round, when all enemies are fresh again."""


def german_chance(g: Heroes) -> float:
    """What both sides have is worth what was learned; where it stands, what the planner thinks.

    Who comes onto the map or nearer to his errand is not seen to win more often, for it is the
    attacker who has a way to go; and in the games that were learned from, a command point more
    made a German defeat likelier, for who has many left has often been in no need of them.
    """
    known = model()
    given = _strengths(g)
    for number in _UNUSED:
        given[number] = known.mean[number]
    chance = min(max(known.chance(given), 1e-9), 1 - 1e-9)
    odds = log(chance / (1 - chance)) + _points(g, 0) - _points(g, 1)
    odds += ODDS * (_places(g, 0) - _places(g, 1))
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def _points(g: Heroes, side: int) -> float:
    able = g.firefight.sides[side] & g.standing & ~g.used
    price = POINT if able else LAST_POINT
    return price * max(g.cap[one] for one in g.command.of_side[side])


def _places(g: Heroes, side: int) -> float:
    """How well the side's units stand, in victory points, as the planner reckons them."""
    s = Situation(g, side, OLD_HAND)
    now = s.counted()
    later = s.rested() if g.round < g.firefight.rounds else None
    total = 0.0
    for unit in bits(s.friends & ~(g.hidden | g.aboard)):
        at = g.place[unit]
        total += now.shelter(unit, at)
        if at in s.prizes:
            total += HELD * now.hold(unit, at)
        if g.inside >> unit & 1:
            total += s.w.inside
        if later is not None:
            total -= LATER * later.harm(unit, at)
    for unit in bits(_coming(g, side)):
        if (start := s.entry(unit)) >= 0:
            total -= s.w.enter + s.way_left(unit, start)
    return total
