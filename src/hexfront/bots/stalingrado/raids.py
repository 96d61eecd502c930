"""Bombs on headquarters: whom they no longer reach is led and fed by nobody when he is attacked."""

from __future__ import annotations

from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.attacks import Attack, Staff
from hexfront.bots.stalingrado.figures import as_he_will_defend
from hexfront.bots.stalingrado.ground import Ground
from hexfront.core.hexes import bits
from hexfront.games.stalingrado.air import has_bombs, hqs_in_range
from hexfront.games.stalingrado.bombing import bombardment
from hexfront.games.stalingrado.combat import next_to, support_over
from hexfront.games.stalingrado.counters import ARTILLERY, GROUND
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.supply import Check

_DICE = range(1, 7)


def raids(
    g: Stalingrado, ground: Ground, attacks: list[Attack], bombers: int
) -> list[tuple[int, int]]:
    """Bombers that are left over, and the headquarters that each of them flies against."""
    able = [unit for unit in bits(bombers) if has_bombs(g, unit)]
    near = {unit: hqs_in_range(g, unit) for unit in able}
    found: list[tuple[int, int]] = []
    for hq, gains in _worthwhile(g, ground, attacks).items():
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
    g: Stalingrado, ground: Ground, attacks: list[Attack]
) -> dict[int, list[float]]:
    """Headquarters that alone lead the target of an attack: what each loss of range is worth."""
    check = Check(g, g.enemy)
    targets = [attack for attack in attacks if g.held[g.enemy] >> attack.target & 1]
    lone = 0
    for attack in targets:
        for unit in bits(g.units_at(attack.target)):
            leaders = [hq for hq in check.hqs if check.in_range[hq] >> unit & 1]
            if len(leaders) == 1:
                lone |= 1 << leaders[0]
    before = _worths(g, ground, targets) if lone else []
    found = {}
    for hq in bits(lone):
        gains = [0.0]
        for cut in range(1, _most() + 1):
            after = _worths(_after_raid(g, hq, cut), ground, targets)
            gains.append(sum(max(b - a, 0.0) for a, b in zip(before, after, strict=True)))
        found[hq] = gains
    return found


def _most() -> int:
    """The highest number of the Bombardment table."""
    return max(bombardment(999, die)[0] for die in _DICE)


def _after_raid(g: Stalingrado, hq: int, cut: int) -> Stalingrado:
    """The enemy's command and supply with a headquarters that reaches so much less far."""
    ahead = g.clone()
    ahead.cuts = {**g.cuts, hq: g.cuts.get(hq, 0) + cut}
    return as_he_will_defend(ahead)


def _worths(g: Stalingrado, ground: Ground, attacks: list[Attack]) -> list[float]:
    """What the attacks are worth as things stand."""
    staff = Staff(g, ground, {})
    found = []
    for attack in attacks:
        units = next_to(g, attack.target) & attack.units & ~ARTILLERY
        target = staff.target(attack.target)
        guns = attack.units & ARTILLERY
        column = target.column(g, units, guns, support_over(g, attack.target, g.side))
        found.append(target.worth(g, units, column) if units else 0.0)
    return found
