"""Groups: who may join a shot or a rally."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexfront.core.hexes import bits, mask
from hexfront.games.heroes.combat import can_help_close, may_support
from hexfront.games.heroes.rally import may_rally

if TYPE_CHECKING:
    from hexfront.bots.heroes.situation import Situation


def supporters_at(s: Situation, unit: int, end: int, among: int) -> int:
    """Those of some friends who would add to the unit's attack on a hex."""
    g = s.g
    at = g.place[unit]
    if "flamethrower" in g.firefight.abilities[unit] or (g.hidden | g.aboard) >> unit & 1:
        return 0
    if at == end:
        return mask(o for o in bits(g.here[at] & among & ~(1 << unit)) if can_help_close(g, o))
    near = near_friends(s, unit, among)
    return mask(other for other in bits(near) if may_support(g, other) >> end & 1)


def near_friends(s: Situation, unit: int, among: int) -> int:
    """Those of some friends who stand in the unit's hex or next to it."""
    g = s.g
    near = g.ground.within(g.place[unit], 1)
    return mask(other for other in bits(among & ~(1 << unit)) if near >> g.place[other] & 1)


def rally_group(s: Situation, unit: int, among: int) -> int:
    """Hit friends who would rally together with the unit, at the price of one."""
    return mask(o for o in bits(near_friends(s, unit, among)) if may_rally(s.g, o))
