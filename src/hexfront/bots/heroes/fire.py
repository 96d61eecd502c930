"""What a shot promises: chances by the rulebook's own arithmetic, weighed by what is hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hexfront.core.hexes import bits
from hexfront.games.heroes.arithmetic import KILL_MARGIN, defence, firepower, total
from hexfront.games.heroes.combat import attackable
from hexfront.games.heroes.odds import at_least
from hexfront.games.heroes.state import Attack

if TYPE_CHECKING:
    from hexfront.bots.heroes.situation import Situation


class _Chances:
    """The chance that two dice reach a number, without end in both directions."""

    def __init__(self) -> None:
        self._known = [float(at_least(number)) for number in range(14)]

    def __getitem__(self, needed: int) -> float:
        return 1.0 if needed <= 2 else 0.0 if needed > 12 else self._known[needed]


HIT = _Chances()


def roll_worth(s: Situation, a: Attack, target: int, added: int = 0) -> float:
    """One roll of an attack: good against an enemy, bad against a friend."""
    g = s.g
    needed = total(defence(g, a, target)) - total(firepower(g, a, target)) - added
    hit = HIT[needed]
    if g.marker[target]:
        value = hit
    else:
        value = s.w.spent_hit * hit + (1 - s.w.spent_hit) * HIT[needed + KILL_MARGIN]
    value *= s.worth[target]
    if g.side_of(target) == s.side:
        return -value
    if s.w.fresh_target and g.is_fresh(target):
        value *= 1 + s.w.fresh_target
    return value * (1 + s.w.prize_target) if g.place[target] in s.prizes else value


def attack_worth(s: Situation, a: Attack) -> float:
    """All rolls of an attack on a hex, or the best single one in close combat."""
    g = s.g
    targets = attackable(g, a, g.here[a.hex])
    if a.close:
        targets &= s.enemies
        return max((roll_worth(s, a, target) for target in bits(targets)), default=0.0)
    return sum(roll_worth(s, a, target) for target in bits(targets))


def shot(s: Situation, unit: int, start: int, end: int, supporters: int = 0) -> tuple[float, str]:
    """The worth of a unit's attack from one hex on another, wherever it is now, and its verb."""
    g = s.g
    alike = (g.kind(unit).id, g.marker[unit], g.firefight.abilities[unit])
    key = (*alike, start, end, supporters)
    if key not in s.shots:
        s.shots[key] = _shot(s, unit, start, end, supporters)
    return s.shots[key]


def _shot(s: Situation, unit: int, start: int, end: int, supporters: int) -> tuple[float, str]:
    g = s.g
    place = g.place[unit]
    g.place[unit] = start
    a = Attack(s.player, unit, end)
    a.origin = start
    a.supporters = supporters
    a.close = start == end
    best = (attack_worth(s, a), "close" if a.close else "fire")
    near = g.ground.board.adjacent[start] >> end & 1
    if near and "flamethrower" in g.firefight.abilities[unit] and not supporters:
        a.flame = True
        best = max(best, (attack_worth(s, a), "flame"))
    g.place[unit] = place
    return best


def close_target(s: Situation, unit: int, at: int) -> int:
    """Whom the unit had best attack in close combat in its hex."""
    a = Attack(s.player, unit, at)
    a.origin = at
    a.close = True
    enemies = attackable(s.g, a, s.g.here[at] & s.enemies) or s.g.here[at] & s.enemies
    return max(bits(enemies), key=lambda target: roll_worth(s, a, target))
