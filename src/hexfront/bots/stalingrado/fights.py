"""The Combat Phase: which attack next and by whom, losses, retreats, advances."""

from __future__ import annotations

from collections.abc import Iterable

from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.attacks import Attack, Staff
from hexfront.bots.stalingrado.figures import price_of, step_worth
from hexfront.bots.stalingrado.ground import Ground
from hexfront.bots.stalingrado.moves import Standing, cost
from hexfront.bots.stalingrado.sky import bombs_worth
from hexfront.core.hexes import bits, mask
from hexfront.games.stalingrado.combat import (
    attackable,
    bound_to,
    defence_total,
    defence_value,
    duties,
    final_column,
    guns_on,
    next_to,
    ratio_column,
    shifts,
    support_over,
    targets_of_duty,
)
from hexfront.games.stalingrado.counters import ALL_LAND, ARTILLERY, OF_NATION
from hexfront.games.stalingrado.losses import capacity
from hexfront.games.stalingrado.results import refuges
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.tables import AXIS, BOARD, COLUMNS_OF, STACK_LIMIT
from hexfront.games.stalingrado.zones import attack_value, zone


class Assault:
    """The best attack that can be declared now."""

    def __init__(self, g: Stalingrado, ground: Ground, planned: list[Attack]) -> None:
        self.g = g
        self.staff = Staff(g, ground, {})
        self.staff.his_air = []  # who has not come by now does not come
        self.planned = planned
        self.bound = duties(g) & ~ARTILLERY
        self.forced = bool(self.bound)

    def best(self, targets: list[int]) -> tuple[float, int, int] | None:
        """Worth, target and who takes part: a bad attack only by those who have to attack.

        If nothing of what was planned is worth it any more, all are free for another one.
        """
        found = [(*self._muster(target), target) for target in targets]
        able = [one for one in found if one[0] > w.WILLING or one[1] & self._owed(one[2])]
        if not able and self.planned:
            self.planned = []
            return self.best(targets)
        if not able:
            return None
        worth, units, target = max(able, key=lambda one: (one[0], -one[2]))
        return worth, target, units

    def _owed(self, place: int) -> int:
        """Units that fulfil their duty by an attack on this hex."""
        near = next_to(self.g, place) & self.bound
        return mask(unit for unit in bits(near) if targets_of_duty(self.g, unit) >> place & 1)

    def _muster(self, place: int) -> tuple[float, int]:
        """All who are free, or only those who do not spoil the column; then the guns."""
        g = self.g
        near = next_to(g, place) & ~ARTILLERY
        bound = bound_to(g, place)
        elsewhere = 0
        for attack in self.planned:
            if attack.target != place and not g.struck >> attack.target & 1:
                elsewhere |= attack.units
        free = near & ~elsewhere | bound
        germans = near & OF_NATION["german"] if g.side == AXIS else near
        sets = {free | bound, free & g.commanded | bound, free & germans | bound}
        support = support_over(g, place, g.side)
        best = self._best_of(sets, place, support)
        if self.forced and best[0] <= w.WILLING:  # who is wanted elsewhere is needed here
            best = max(best, self._best_of({near}, place, support))
        if not best[1]:
            return best
        worth, units = self._with_guns(place, support, *best)
        return worth, self._without_the_idle(place, support, units, bound)

    def _without_the_idle(self, place: int, support: int, units: int, bound: int) -> int:
        """Leave out whom this attack is as good without, and who stands beside another enemy."""
        g = self.g
        guns = units & ARTILLERY
        elsewhere = attackable(g) & ~(1 << place)
        target = self.staff.target(place)
        able = bits(units & ~(guns | bound | self.bound))  # who stays out must be free to do so
        for unit in sorted(able, key=lambda one: attack_value(g, one)):
            fewer = units & ~(1 << unit)
            if not BOARD.adjacent[g.place[unit]] & elsewhere or not fewer & ~guns:
                continue
            column = target.column(g, fewer & ~guns, guns, support)
            if target.worth(g, fewer & ~guns, column) >= target.worth(
                g, units & ~guns, target.column(g, units & ~guns, guns, support)
            ):
                units = fewer
        return units

    def _best_of(self, sets: Iterable[int], place: int, support: int) -> tuple[float, int]:
        """Which of these units attack a hex best, and what that is worth."""
        target = self.staff.target(place)
        best = (-99.0, 0)
        for units in sorted(sets):
            if units & ~ARTILLERY:
                worth = target.worth(self.g, units, target.column(self.g, units, 0, support))
                if worth > best[0]:
                    best = (worth, units)
        return best

    def _with_guns(self, place: int, support: int, worth: float, units: int) -> tuple[float, int]:
        """As many guns as lift the column, the strongest first."""
        g = self.g
        target = self.staff.target(place)
        guns = guns_on(g, place, g.side) & ARTILLERY & ~units
        base = target.column(g, units, 0, support)
        best = (worth, units)
        firing = 0
        for gun in sorted(bits(guns), key=lambda gun: -attack_value(g, gun)):
            firing |= 1 << gun
            column = target.column(g, units, firing, support)
            if column > base:
                found = target.worth(g, units, column) - w.SHELLS * firing.bit_count()
                if found > best[0]:
                    best = (found, units | firing)
        return best


def best_shelling(g: Stalingrado, targets: Iterable[int]) -> tuple[int, int] | None:
    """Artillery that has nothing else to do: the hex and the guns.

    Guns with a duty fire even if it is worth little: the phase does not end before.
    """
    bound = duties(g) & ARTILLERY
    owed = {gun: targets_of_duty(g, gun) for gun in bits(bound)}
    best: tuple[float, int, int] | None = None
    for target in targets:
        guns = guns_on(g, target, g.side) & ARTILLERY
        points = sum(attack_value(g, gun) for gun in bits(guns))
        forced = any(hexes >> target & 1 for hexes in owed.values())
        if points or forced:
            worth = bombs_worth(g, target, points, 0.0)
            if (worth > w.BOMBS or forced) and (best is None or worth > best[0]):
                best = (worth, target, guns)
    return None if best is None else best[1:]


def can_fire_help(g: Stalingrado, gun: int) -> bool:
    """Whether a gun of the defender saves a column."""
    battle = g.battle
    assert battle is not None
    columns = []
    for helpers in (battle.helpers, battle.helpers | 1 << gun):
        ahead = g.clone()
        assert ahead.battle is not None
        ahead.battle.helpers = helpers
        start = ratio_column(battle.attack, max(defence_total(ahead), 1))
        columns.append(final_column(start, shifts(ahead)))
    return columns[1] < columns[0]


def loss_cost(g: Stalingrado, unit: int) -> float:
    """What a step is worth to its owner; the last one most."""
    last = w.LAST_STEP * price_of(g, unit) if g.steps[unit] == 1 else 0.0
    return step_worth(g, unit) + last


def is_giving_way(g: Stalingrado, ground: Ground) -> bool:
    """Whether a defender who may choose leaves the hex rather than lose a step."""
    battle = g.battle
    assert battle is not None
    place = battle.target
    units = bits(g.units_at(place))
    held = w.GOAL * ground.goals.get(place, 0.0) + w.GOOD_GROUND * COLUMNS_OF[place]
    losses = battle.result[0]
    if losses > 1:  # in Stalingrad
        return capacity(g, g.units_at(place)) <= losses
    safe = [bool(refuges(g, unit) & ~zone(g, g.side) & ground.rear) for unit in units]
    if not all(safe):
        return False
    return held < min(loss_cost(g, unit) for unit in units)


def refuge(g: Stalingrado, ground: Ground, places: list[int]) -> int:
    """Where to retreat: with a way back, out of the enemy's zones, to friends with room."""
    engaged = zone(g, 1 - ground.side)

    def value(place: int) -> float:
        stack = (g.at[place] & ALL_LAND).bit_count()
        found = w.AWAY * ground.to_enemy[place] - w.HOMEWARD * ground.to_lines[place]
        found += w.WAY_BACK * (ground.rear >> place & 1) - w.ENGAGED * (engaged >> place & 1)
        found += w.FROM_COVER * COLUMNS_OF[place] + w.GOAL * ground.own.get(place, 0.0)
        return found - (w.NO_ROOM if stack >= STACK_LIMIT[place] else 0.0)

    return max(places, key=lambda place: (value(place), place))


def advances(g: Stalingrado, ground: Ground, units: list[int]) -> int | None:
    """The next unit to go forward into an empty hex, if one should.

    A division alone may be lost there where a whole stack holds it, so they are weighed together;
    but a side that holds its line does not follow with more than would be safe alone.
    """
    battle = g.battle
    assert battle is not None
    target = battle.target
    first = bits(g.units_at(target))
    room = STACK_LIMIT[target] - len(first)
    able = [unit for unit in units if not _is_holding_a_goal(g, ground, unit)]
    able.sort(key=lambda unit: (-defence_value(g, unit), unit))
    before = sum(cost(g, ground, unit, target) for unit in first)
    gain = 0.0 if first else w.FOLLOW + w.TAKE * ground.aims.get(target, 0.0)
    best: tuple[float, int] | None = None
    ahead = g.clone()
    for count, unit in enumerate(able[:room], 1):
        before += cost(g, ground, unit, g.place[unit])
        ahead.send(unit, target)
        after = sum(cost(ahead, ground, one, target) for one in (*first, *able[:count]))
        total = gain + before - after
        if total <= 0 and not ground.bold:
            break
        if total > 0 and (best is None or total > best[0]):
            best = (total, count)
    return None if best is None else able[0]


def _is_holding_a_goal(g: Stalingrado, ground: Ground, unit: int) -> bool:
    here = g.place[unit]
    return here in ground.own and not g.units_at(here) & ~(1 << unit)


def goes_on(g: Stalingrado, ground: Ground, unit: int, places: list[int]) -> int | None:
    """The hex that exploitation or breakthrough should lead to."""
    if not places:
        return None
    standing = Standing(g, ground, unit)
    best = min(places, key=lambda place: (standing.cost(place), place))
    return best if standing.cost(best) < standing.cost(g.place[unit]) - w.GOES_ON else None
