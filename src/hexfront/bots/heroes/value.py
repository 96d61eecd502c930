"""How a firefight stands, in victory points: what is scored, held, whole, safe, near its goal."""

from __future__ import annotations

from math import exp

from hexfront.bots.heroes import weights as w
from hexfront.bots.heroes.habits import JUDGE
from hexfront.bots.heroes.objectives import times
from hexfront.bots.heroes.situation import Situation
from hexfront.core.hexes import bits
from hexfront.games.heroes.state import WAITING, Heroes


def margin(g: Heroes) -> float:
    """Points by which the Germans are ahead, with what stands on the map put into points."""
    return g.vp[0] - g.vp[1] + _held(g) + _force(g, 0) - _force(g, 1)


def _held(g: Heroes) -> float:
    """Hexes pay now for certain, in later rounds if they are kept."""
    ahead = 0.0
    for entry in g.firefight.scoring:
        number = times(g, entry)
        paid = entry.vp * (min(number, 1.0) + w.KEPT * max(number - 1.0, 0.0))
        for side, sign in ((0, 1.0), (1, -1.0)):
            if g.control[side] >> entry.hex & 1 and entry.side in (-1, side):
                ahead += sign * paid
    return ahead


def _force(g: Heroes, side: int) -> float:
    """What a side has, how it stands, and the points that it may still spend this round."""
    s = Situation(g, side, JUDGE)
    total = 0.0
    own = g.firefight.sides[side]
    for unit in bits(own & g.standing):
        worth = s.worth[unit]
        total += w.ALIVE * worth
        if g.marker[unit]:
            total -= w.MARKED * worth
        if not (g.hidden | g.aboard) >> unit & 1:
            total += s.stand(unit, g.place[unit])
    for unit in bits(own & ~g.standing):
        if g.place[unit] == WAITING:
            total += w.ALIVE * s.worth[unit] - w.ENTER
    return total + w.SAVED * sum(g.cap[player] for player in g.command.of_side[side])


def german_chance(g: Heroes) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, margin(g) / w.SPREAD))))
