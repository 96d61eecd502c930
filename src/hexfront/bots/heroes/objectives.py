"""What this firefight is about, read from its sheet: the hexes, units and exits that count."""

from __future__ import annotations

from hexfront.bots.heroes.weights import PLAIN, Weights
from hexfront.core.hexes import bits
from hexfront.games.heroes.sheets import Scoring
from hexfront.games.heroes.state import Heroes


def prizes(g: Heroes, side: int, w: Weights = PLAIN) -> dict[int, float]:
    """Points that the control of each hex still swings from the enemy to this side."""
    found: dict[int, float] = {}
    for entry in g.firefight.scoring:
        sides = (1 if entry.side in (-1, side) else 0) + (1 if entry.side in (-1, 1 - side) else 0)
        found[entry.hex] = found.get(entry.hex, 0.0) + entry.vp * sides * times(g, entry, w)
    for ending in g.firefight.endings:
        for at in bits(ending.hexes):
            found[at] = found.get(at, 0.0) + w.ending
    return {at: prize for at, prize in found.items() if prize > 0}


def times(g: Heroes, entry: Scoring, w: Weights = PLAIN) -> float:
    """How often an entry of the sheet will still be scored."""
    match entry.when:
        case "round":
            rounds = range(g.round, g.firefight.rounds + 1)
            return sum(not entry.rounds or one in entry.rounds for one in rounds)
        case "card":
            return w.card_score
        case "objective":
            return 1.0 if g.objectives >> entry.number & 1 else w.objective
    return 1.0


def lead(g: Heroes, side: int, w: Weights = PLAIN) -> float:
    """Points by which the side would win if every hex stayed in the hands that hold it."""
    ahead = float(g.vp[side] - g.vp[1 - side])
    for entry in g.firefight.scoring:
        for holder, sign in ((side, 1), (1 - side, -1)):
            if g.control[holder] >> entry.hex & 1 and entry.side in (-1, holder):
                ahead += sign * entry.vp * times(g, entry, w)
    return ahead


def unit_worths(g: Heroes, w: Weights = PLAIN) -> list[float]:
    """What the loss of each unit costs its side."""
    worths = [points + w.life for points in g.firefight.value]
    for unit in bits(g.firefight.carts):
        worths[unit] -= w.life
    for ending in g.firefight.endings:
        if ending.kind == "destroyed":
            for unit in bits(ending.units):
                worths[unit] += w.doomed / ending.units.bit_count()
    return worths


def is_leaving(g: Heroes, side: int, far: float) -> bool:
    """Whether a unit so far from the exit should go there: at once for many points, else in time.

    Each round has seven points for it, and what stands in the way takes some of them.
    """
    left = g.firefight.rounds - g.round + 1
    if far > 7 * left:
        return False
    return g.firefight.exit_vp[side] >= 2 or far > 5 * (left - 1)
