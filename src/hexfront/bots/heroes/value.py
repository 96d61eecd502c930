"""How likely the Germans win a firefight: what both sides can see of it, in numbers."""

from __future__ import annotations

from functools import cache
from math import exp, log
from pathlib import Path

from hexfront.bots.heroes.objectives import lead
from hexfront.bots.heroes.situation import Situation
from hexfront.bots.heroes.ways import FAR
from hexfront.bots.value import Model, read_model
from hexfront.core.hexes import bits
from hexfront.games.heroes.orders import marker_of
from hexfront.games.heroes.state import Heroes
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
    ahead = lead(g, 0)
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
        *_side(g, 0),
        *_side(g, 1),
        *sheet,
    ]


def _side(g: Heroes, side: int) -> list[float]:
    """One side's strength, how it stands, and how far it has to go."""
    s = Situation(g, side)
    later = s.rested()
    worth = s.worth
    total = hit = crippled = fresh = harm = worst = lasting = cover = prizes = way = 0.0
    guns = fresh_guns = 0
    used = g.used | g.activated
    for unit in bits(s.friends):
        value = worth[unit]
        total += value
        is_hit, is_fresh = g.marker[unit] != 0, not used >> unit & 1
        if is_hit:
            hit += value
            marker = marker_of(g, unit)
            if marker is not None and (marker.no_move or all(marker.no_fire)):
                crippled += value
        elif g.kind(unit).fp is not None:
            guns += 1
            fresh_guns += is_fresh
        if is_fresh:
            fresh += value
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
    waiting = sum(
        worth[unit] for unit in bits(g.firefight.sides[side] & ~g.standing) if g.place[unit] == -1
    )
    cap = max(g.cap[one] for one in g.command.of_side[side])
    ap = max(g.ap[one] for one in g.command.of_side[side])
    return [
        *(total, hit, crippled, fresh, waiting, float(cap), float(ap), harm, worst),
        *(lasting, cover, prizes, near, close, way / 10, float(guns), float(fresh_guns)),
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


_CAPS = (NAMES.index("german cap"), NAMES.index("soviet cap"))
POINT = 0.035
"""Log odds of a command point while units can still act …"""
LAST_POINT = 0.012
"""… and when none is left: a new round brings new ones."""


def german_chance(g: Heroes) -> float:
    """As learned, but for command points: who has many left has often been in no need of them.

    In the games that were learned from, a point more made a German defeat likelier.
    """
    known = model()
    given = numbers(g)
    for number in _CAPS:
        given[number] = known.mean[number]
    chance = min(max(known.chance(given), 1e-9), 1 - 1e-9)
    odds = log(chance / (1 - chance)) + _points(g, 0) - _points(g, 1)
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


def _points(g: Heroes, side: int) -> float:
    able = g.firefight.sides[side] & g.standing & ~g.used
    price = POINT if able else LAST_POINT
    return price * max(g.cap[one] for one in g.command.of_side[side])
