"""Groups: who may join a shot or a rally."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexfront.core.hexes import bits, mask
from hexfront.games.heroes.arithmetic import support_power
from hexfront.games.heroes.combat import may_support
from hexfront.games.heroes.orders import marker_of
from hexfront.games.heroes.rally import may_rally
from hexfront.games.heroes.tables import BLUE, RED

if TYPE_CHECKING:
    from hexfront.bots.heroes.situation import Situation


def supporters_at(s: Situation, unit: int, end: int, among: int) -> int:
    """Those of some friends who would add to the unit's attack on a hex."""
    g = s.g
    at = g.place[unit]
    if "flamethrower" in g.firefight.abilities[unit] or (g.hidden | g.aboard) >> unit & 1:
        return 0
    found = 0
    if at == end:
        for other in bits(g.here[at] & among & ~(1 << unit)):
            if _helps_close(s, other, at):
                found |= 1 << other
        return found
    near = g.ground.within(at, 1)
    for other in bits(among & ~(1 << unit)):
        if near >> g.place[other] & 1 and may_support(g, other) >> end & 1:
            found |= 1 << other
    return found


def _helps_close(s: Situation, unit: int, at: int) -> bool:
    g = s.g
    marker = marker_of(g, unit)
    if g.kind(unit).fp is None or (marker is not None and (all(marker.no_fire) or any(marker.fp))):
        return False
    return max(support_power(g, unit, at, True, colour) for colour in (RED, BLUE)) > 0


def near_friends(s: Situation, unit: int, among: int) -> int:
    """Those of some friends who stand in the unit's hex or next to it."""
    g = s.g
    near = g.ground.within(g.place[unit], 1)
    return mask(other for other in bits(among & ~(1 << unit)) if near >> g.place[other] & 1)


def rally_group(s: Situation, unit: int, among: int) -> int:
    """Hit friends who would rally together with the unit, at the price of one."""
    return mask(o for o in bits(near_friends(s, unit, among)) if may_rally(s.g, o))
