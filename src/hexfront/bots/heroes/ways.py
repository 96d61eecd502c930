"""How far it is: what kinds of units pay from hex to hex, and the ways to a goal."""

from __future__ import annotations

from heapq import heappop, heappush

from hexfront.core.hexes import bits
from hexfront.games.heroes.costs import IMPOSSIBLE, step_cost
from hexfront.games.heroes.state import Heroes
from hexfront.games.heroes.tables import FOOT, MINE, WIRE, Kind

FAR = 99.0
WIRE_EXTRA = 3.5  # the average of the die
MINE_EXTRA = 5.0

Steps = list[list[tuple[int, float]]]


class Ways:
    """The steps of one kind of unit on one battlefield, as long as its works stand."""

    def __init__(self, g: Heroes, unit: int) -> None:
        self.out: Steps = [[] for _ in range(g.ground.board.size)]
        self.back: Steps = [[] for _ in range(g.ground.board.size)]
        self._far: dict[int, list[float]] = {}
        kind = g.kind(unit)
        extra = {at: _extra(kind, work) for work, at, _, hidden, _ in g.works if not hidden}
        plain = g.clone()
        plain.marker[unit] = 0
        for start in bits(g.ground.playable):
            for side in range(6):
                plain.facing[unit] = side
                cost = float(step_cost(plain, unit, start, side))
                if cost >= IMPOSSIBLE:
                    continue
                end = g.ground.board.step[side][start]
                cost = cost / _rolls(g, kind, start, side, end) + extra.get(end, 0.0)
                self.out[start].append((end, cost))
                self.back[end].append((start, cost))

    def far(self, goal: int) -> list[float]:
        """From every hex the points it takes to a goal."""
        known = self._far.get(goal)
        if known is None:
            known = self._far[goal] = self._walk_back(goal)
        return known

    def _walk_back(self, goal: int) -> list[float]:
        far = [FAR] * len(self.back)
        far[goal] = 0.0
        queue = [(0.0, goal)]
        while queue:
            cost, at = heappop(queue)
            if cost > far[at]:
                continue
            for before, step in self.back[at]:
                if cost + step < far[before]:
                    far[before] = cost + step
                    heappush(queue, (cost + step, before))
        return far

    def reach(
        self, starts: list[tuple[int, float]], points: float, enemies: int, first_steps: int = 0
    ) -> dict[int, tuple[float, int]]:
        """Hexes within so many points: the cost, and the first hex of the way.

        A way ends where an enemy stands. A unit on the map starts from its own hex by one of the
        first steps; without them the starts are hexes to enter by.
        """
        found: dict[int, tuple[float, int]] = {}
        best: dict[int, tuple[float, int]] = {}
        queue = [(cost, at, -1 if first_steps else at) for at, cost in starts]
        queue.sort()
        while queue:
            cost, at, first = heappop(queue)
            if at in found:
                continue
            found[at] = (cost, first)
            if enemies >> at & 1 and first != -1:
                continue
            for end, step in self.out[at]:
                total = cost + step
                if end in found or total > points or (first == -1 and not first_steps >> end & 1):
                    continue
                way = (total, end if first == -1 else first)
                if end not in best or way < best[end]:
                    best[end] = way
                    heappush(queue, (total, end, way[1]))
        return found


def _extra(kind: Kind, work: int) -> float:
    if work == MINE:
        return 0.0 if "mine-safe" in kind.abilities else MINE_EXTRA
    return WIRE_EXTRA if work == WIRE and kind.moves == FOOT else 0.0


def _rolls(g: Heroes, kind: Kind, start: int, side: int, end: int) -> int:
    """Bonus moves carry a vehicle on, by road or over open ground."""
    if g.ground.roads[side] >> start & 1:
        return 1 + kind.wheel_pips + kind.track_pips
    return 1 + kind.track_pips if g.ground.open >> end & 1 else 1


_known: dict[tuple[object, ...], Ways] = {}
_LIMIT = 400


def ways_of(g: Heroes, unit: int) -> Ways:
    """Worked out once for every kind of unit on a battlefield with these works."""
    works = tuple(work for work in g.works if not work[3])
    key = (g.ground.layout, g.rules.slopes_cost_vehicles, g.kind(unit).id, works)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _LIMIT:
            _known.clear()
        found = _known[key] = Ways(g, unit)
    return found
