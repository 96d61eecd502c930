"""Bombs on headquarters: whom they no longer reach is led and fed by nobody in this turn.

So he is easier to attack; and if his own player turn is still to come, he attacks with half of his
strength and a column less.
"""

from __future__ import annotations

from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.attacks import Attack, Staff
from hexfront.bots.stalingrado.figures import as_he_will_defend
from hexfront.bots.stalingrado.ground import Ground, distances
from hexfront.core.hexes import bits, mask
from hexfront.games.stalingrado.air import has_bombs, hqs_in_range
from hexfront.games.stalingrado.bombing import bombardment
from hexfront.games.stalingrado.combat import next_to, support_over
from hexfront.games.stalingrado.counters import ARTILLERY, GROUND
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.supply import Check, hq_range, paths_from
from hexfront.games.stalingrado.tables import AXIS, BOARD
from hexfront.games.stalingrado.zones import attack_value

_DICE = range(1, 7)


def raids(
    g: Stalingrado, ground: Ground, attacks: list[Attack], bombers: int
) -> list[tuple[int, int]]:
    """Bombers that are left over, and the headquarters that each of them flies against."""
    able = [unit for unit in bits(bombers) if has_bombs(g, unit)]
    near = {unit: hqs_in_range(g, unit) for unit in able}
    found: list[tuple[int, int]] = []
    reached = 0
    for unit in able:
        reached |= near[unit]
    if not reached:
        return found
    gains_of = _worthwhile(g, ground, attacks, reached)
    for hq, gains in sorted(gains_of.items(), key=lambda item: -item[1][-1]):
        group = [unit for unit in able if near[unit] >> hq & 1]
        group.sort(key=lambda unit: (-GROUND[unit][g.steps[unit]], unit))
        best: tuple[float, int] = (w.HQ_RAID, 0)
        points = 0
        for count, unit in enumerate(group, 1):
            points += GROUND[unit][g.steps[unit]]
            gain = _expected(points, gains) - w.PLANE * count
            best = max(best, (gain, count))
        for unit in group[: best[1]]:
            able.remove(unit)
            found.append((unit, hq))
    return found


def _expected(points: int, gains: list[float]) -> float:
    """Over the faces of the die: what the number does, less the steps that it costs."""
    total = 0.0
    for die in _DICE:
        number, losses = bombardment(points, die)
        total += gains[min(number, len(gains) - 1)] - w.AIR_STEP * losses
    return total / len(_DICE)


def _worthwhile(
    g: Stalingrado, ground: Ground, attacks: list[Attack], reached: int
) -> dict[int, list[float]]:
    """Headquarters that alone lead somebody: what each loss of range is worth."""
    check = Check(g, g.enemy)
    targets = [attack for attack in attacks if g.held[g.enemy] >> attack.target & 1]
    targets += _possible(g, targets)
    attacked = mask(attack.target for attack in targets)
    before: list[float] | None = None
    found = {}
    for hq in bits(reached):
        alone = check.in_range.get(hq, 0)
        for other, units in check.in_range.items():
            alone &= ~units if other != hq else alone
        if not alone:
            continue
        gains = [0.0]
        for cut in range(1, _most() + 1):
            lost = alone & ~_led(g, hq, cut)
            gain = _silenced(g, ground, lost)
            if mask(g.place[unit] for unit in bits(lost)) & attacked:
                before = before or _worths(g, ground, targets)
                after = _worths(_after_raid(g, hq, cut), ground, targets)
                gain += sum(max(b - a, 0.0) for a, b in zip(before, after, strict=True))
            gains.append(gain)
        if gains[-1] > 0:
            found[hq] = gains
    return found


def _possible(g: Stalingrado, planned: list[Attack]) -> list[Attack]:
    """Attacks that nobody has planned, by those who stand there and are not wanted elsewhere."""
    taken, struck = 0, 0
    for attack in planned:
        taken |= attack.units
        struck |= 1 << attack.target
    found = []
    for place in bits(g.held[g.enemy] & ~struck & BOARD.neighbours(g.held[g.side])):
        units = next_to(g, place) & ~(taken | ARTILLERY)
        if units:
            found.append(Attack(place, 0.0, [(unit, g.place[unit]) for unit in bits(units)]))
    return found


def _led(g: Stalingrado, hq: int, cut: int) -> int:
    """Whom a headquarters reaches when its range is so much shorter."""
    points = max(hq_range(g, hq) - cut, 0)
    near = paths_from(g, g.enemy, g.place[hq], points).hexes
    return g.units_in(near & g.held[g.enemy])


def _silenced(g: Stalingrado, ground: Ground, units: int) -> float:
    """What it is worth that enemies near our front are without command in their own turn."""
    if g.side != AXIS:  # the Axis moves when the bombs of the Soviets are forgotten
        return 0.0
    friends = distances(dict.fromkeys(bits(g.held[g.side]), 0), g.enemy)
    near = (unit for unit in bits(units) if friends[g.place[unit]] <= w.FRONT)
    return w.SILENCED * sum(attack_value(g, unit) for unit in near)


def _most() -> int:
    """The highest number of the Bombardment table."""
    return max(bombardment(999, die)[0] for die in _DICE)


def _after_raid(g: Stalingrado, hq: int, cut: int) -> Stalingrado:
    """The enemy's command and supply with a headquarters that reaches so much less far."""
    ahead = g.clone()
    ahead.cuts = {**g.cuts, hq: g.cuts.get(hq, 0) + cut}
    return as_he_will_defend(ahead)


def _worths(g: Stalingrado, ground: Ground, attacks: list[Attack]) -> list[float]:
    """What the attacks are worth as things stand; those that nobody has planned may be left."""
    staff = Staff(g, ground, {})
    found = []
    for attack in attacks:
        units = next_to(g, attack.target) & attack.units & ~ARTILLERY
        target = staff.target(attack.target)
        guns = attack.units & ARTILLERY
        column = target.column(g, units, guns, support_over(g, attack.target, g.side))
        worth = target.worth(g, units, column) if units else 0.0
        found.append(worth if attack.worth else max(worth, 0.0))
    return found
