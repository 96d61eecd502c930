"""The position as the planner sees it at the start of a phase: distances, threats, ways back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.figures import goals, outcome
from hexfront.bots.stalingrado.posture import STEADY, Posture
from hexfront.core.hexes import bits
from hexfront.games.stalingrado.combat import defence_value, ratio_column
from hexfront.games.stalingrado.counters import ALL_LAND, ALLOWANCE
from hexfront.games.stalingrado.movement import reach_of
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.supply import supply_lines
from hexfront.games.stalingrado.tables import (
    AXIS,
    BOARD,
    CLOSED,
    COLUMNS_OF,
    LAND,
    SOVIET_EXIT,
    VOLGA,
)
from hexfront.games.stalingrado.zones import attack_value, zone

HORIZON = 60
LAST_COLUMN = 11
_WALLS = (CLOSED | VOLGA, CLOSED)
_PACE = 0.7  # hexes that a movement point brings a unit forward, as a rule
_MANY = 60  # attack points: more find no room around a hex


def distances(starts: Mapping[int, int], side: int) -> list[int]:
    """Of every hex the steps from the nearest start; a start may lie some steps behind."""
    far = [HORIZON] * BOARD.size
    seen = wave = 0
    waiting = sorted((late, place) for place, late in starts.items())
    step = 0
    while step < HORIZON and (wave or waiting):
        wave = BOARD.neighbours(wave, _WALLS[side]) & LAND & ~seen
        while waiting and waiting[0][0] <= step:
            wave |= 1 << waiting.pop(0)[1] & ~seen
        for place in bits(wave):
            far[place] = step
        seen |= wave
        step += 1
    return far


def towards(points: Mapping[int, float], side: int) -> list[int]:
    """Distances from hexes that count, shorter for more points."""
    most = max(points.values(), default=0.0)
    late = {place: round((most - p) / w.POINTS_A_STEP) for place, p in points.items()}
    return distances(late, side)


class Ground:
    """What one side makes of a position."""

    def __init__(self, g: Stalingrado, side: int, posture: Posture = STEADY) -> None:
        self.side = side
        self.posture = posture
        enemy = 1 - side
        area = LAND & g.rules.scenario.area
        held = g.control if side == AXIS else ~g.control
        self.goals = goals(g)
        self.aims = {place: p for place, p in self.goals.items() if not held >> place & 1}
        self.own = {place: p for place, p in self.goals.items() if held >> place & 1}
        self._enemies = g.held[enemy]
        self.to_enemy = distances(dict.fromkeys(bits(self._enemies), 0), side)
        self.to_aims = towards(self.aims, side) if self.aims else self.to_enemy
        self.threat = _threat(g, enemy)
        self.coming = _coming(g, enemy, self.own)
        near = {place: p + self.coming[place] for place, p in self.own.items() if p}
        self.guarded = near
        soon = {place: p for place, p in near.items() if self._is_in_danger(place)} or near
        self.to_own = towards(soon, side) if soon else [0] * BOARD.size
        self.lines = supply_lines(g, side) & area
        self.to_lines = distances(dict.fromkeys(bits(self.lines), 0), side)
        self.rear = rear(g, side)
        self.line_at = w.WINTER_LINE_AT if g.is_winter and side == AXIS else w.LINE_AT
        self.line_at += posture.line
        self.frost = int(g.is_winter and side == AXIS)
        self.bold = boldness(g, side, sum(self.aims.values()))
        if posture.bold is not None:
            self.bold = posture.bold

    def _is_in_danger(self, place: int) -> bool:
        """Whether the enemy may come to a goal in a turn or two: nobody waits at the others."""
        return bool(self.coming[place]) or self.to_enemy[place] <= 2 * w.SOON

    def look_again(self, g: Stalingrado) -> None:
        """After a combat: where the enemy now is, and what he cuts off."""
        self.rear = rear(g, self.side)
        enemies = g.held[1 - self.side]
        if enemies != self._enemies:
            self._enemies = enemies
            self.to_enemy = distances(dict.fromkeys(bits(enemies), 0), self.side)

    def danger(self, place: int, defence: int, share: float | None = None) -> float:
        """Steps that a stack with this defence may lose to a share of what can come against it."""
        threat = self.threat[place]
        if not threat:
            return 0.0
        if share is None:
            share = self.posture.danger
        column = ratio_column(round(threat * share), max(defence, 1)) - COLUMNS_OF[place]
        return _likely_loss(max(min(column + self.frost, LAST_COLUMN), 0))


@cache
def _likely_loss(column: int) -> float:
    lost, paid, driven, _ = outcome(column, 4)
    return max(lost + w.DRIVEN * driven - w.DRIVEN * paid, 0.0)


def rear(g: Stalingrado, side: int) -> int:
    """Hexes with a way back to the own edges that no enemy zone closes; friends keep it open."""
    enemy = 1 - side
    area = LAND & g.rules.scenario.area & ~g.held[enemy]
    edge = g.rules.scenario.axis_exit if side == AXIS else SOVIET_EXIT | supply_lines(g, side)
    free = area & (~zone(g, enemy) | g.held[side])
    back = BOARD.flood(edge & free, free, _WALLS[side])
    return back | BOARD.neighbours(back, _WALLS[side]) & area


def boldness(g: Stalingrado, side: int, points: float) -> float:
    """From 0, hold what we have, to 1, go forward: by strength, and by what there is to win."""
    attack = sum(attack_value(g, unit) for unit in bits(g.land(side)))
    defence = sum(defence_value(g, unit) for unit in bits(g.land(1 - side)))
    needed = w.WINTER_BOLD if g.is_winter else w.BOLD
    if attack < needed[side] * defence:
        return 0.0
    return min(points / w.WORTH_IT, 1.0)


def _threat(g: Stalingrado, enemy: int) -> list[int]:
    """Of every hex the attack points of enemies that could come next to it in a turn."""
    found = [0] * BOARD.size
    for start in bits(g.held[enemy]):
        by_reach: dict[int, int] = {}
        for unit in bits(g.at[start] & ALL_LAND):
            far = round(_PACE * ALLOWANCE[unit][g.steps[unit]])
            by_reach[far] = by_reach.get(far, 0) + attack_value(g, unit)
        for far, points in by_reach.items():
            for place in bits(BOARD.disc(start, far)):
                found[place] += points
    return [min(points, _MANY) for points in found]


def _coming(g: Stalingrado, enemy: int, goals: Iterable[int]) -> dict[int, int]:
    """Of each of these hexes the attack points that the enemy's next move may bring there.

    An empty one has to be entered; where somebody stands, who comes beside it can attack.
    """
    ahead = g.clone()
    ahead.side = enemy
    held = g.held[1 - enemy]
    around = [
        (place, BOARD.neighbours(1 << place, CLOSED) if held >> place & 1 else 1 << place)
        for place in goals
    ]
    found = dict.fromkeys(goals, 0)
    for unit in bits(g.land(enemy)):
        reach = reach_of(ahead, unit).hexes
        for place, near in around:
            if reach & near:
                found[place] += attack_value(g, unit)
    return {place: min(points, _MANY) for place, points in found.items()}


def strongest(units: list[int], g: Stalingrado) -> list[int]:
    return sorted(units, key=lambda unit: (-attack_value(g, unit), unit))
