"""Who will hold the hexes that count: not always who was there last."""

from __future__ import annotations

from hexfront.bots.heroes.objectives import times
from hexfront.bots.heroes.ways import ways_of
from hexfront.core.hexes import bits
from hexfront.games.heroes.orders import marker_of
from hexfront.games.heroes.sheets import Scoring
from hexfront.games.heroes.state import Heroes
from hexfront.games.heroes.tables import SQUADS_AP

SAFE = 0.95
"""The chance to keep a hex that no enemy can reach in this round …"""
HELD = 0.8
"""… one that a unit stands in, though some can …"""
OPEN = 0.55
"""… and an empty one that both sides can reach."""
LOST = 0.3
"""And one that only the enemy can."""
EVEN = 0.5
LASTING = 0.6
"""Of what a hold is better than even now, what will be left of it in later rounds."""


def expected_lead(g: Heroes) -> float:
    """Points by which the Germans will lead, each hex in the hands in which it is likely to be."""
    ahead = float(g.vp[0] - g.vp[1])
    known: dict[int, float] = {}
    for entry in g.firefight.scoring:
        if entry.hex not in known:
            known[entry.hex] = german_hold(g, entry.hex)
        german = known[entry.hex]
        soviet = 1 - german if (g.control[0] | g.control[1]) >> entry.hex & 1 else 0.0
        now = float(_is_scored_now(g, entry))
        for holds, sign, side in ((german, 1, 0), (soviet, -1, 1)):
            if entry.side in (-1, side):
                later = EVEN + LASTING * (holds - EVEN)
                ahead += sign * entry.vp * (now * holds + (times(g, entry) - now) * later)
    return ahead


def _is_scored_now(g: Heroes, entry: Scoring) -> bool:
    """Whether an entry of the sheet is scored when this round ends."""
    if entry.when == "end":
        return g.round == g.firefight.rounds
    return entry.when == "round" and (not entry.rounds or g.round in entry.rounds)


def german_hold(g: Heroes, at: int) -> float:
    """The chance that the Germans hold a hex when it is scored."""
    holder = 0 if g.control[0] >> at & 1 else 1 if g.control[1] >> at & 1 else -1
    if holder < 0:
        return 0.0
    keep = _keeps(g, at, holder)
    return keep if holder == 0 else 1 - keep


def _keeps(g: Heroes, at: int, holder: int) -> float:
    sides = g.firefight.sides
    is_manned = bool(g.here[at] & sides[holder] & ~g.firefight.carts)
    if not _can_come(g, at, 1 - holder):
        return SAFE
    if is_manned:
        return OPEN if g.here[at] & sides[1 - holder] else HELD
    return OPEN if _can_come(g, at, holder) else LOST


def _can_come(g: Heroes, at: int, side: int) -> bool:
    """Whether a unit of a side is there, or has the points to come before the round ends."""
    cap = max(g.cap[one] for one in g.command.of_side[side])
    ap = max(g.ap[one] for one in g.command.of_side[side])
    for unit in bits(g.firefight.sides[side] & g.standing & ~(g.hidden | g.firefight.carts)):
        points = cap if g.used >> unit & 1 else ap if g.activated >> unit & 1 else SQUADS_AP
        marker = marker_of(g, unit)
        if marker is not None and marker.no_move:
            points = 0
        if ways_of(g, unit).far(at)[g.place[unit]] <= points:
            return True
    return False
