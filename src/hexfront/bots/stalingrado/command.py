"""Headquarters follow the armies: many units under supplied command, out of the enemy's reach."""

from __future__ import annotations

from hexfront.bots.stalingrado.ground import Ground
from hexfront.core.hexes import bits
from hexfront.games.stalingrado.counters import ALL_HQ, COMMANDED_BY, HQ_NUMBER, OF_SIDE
from hexfront.games.stalingrado.state import FUTURE, Stalingrado
from hexfront.games.stalingrado.supply import (
    hq_range,
    is_fed,
    open_ports,
    paths_from,
    supply_lines,
)

_FRONT = 4
_SAFE = 3  # hexes from the enemy


class Command:
    """Where the headquarters of a side do best, all taken together."""

    def __init__(self, g: Stalingrado, ground: Ground) -> None:
        self.g = g
        self.ground = ground
        self.side = ground.side
        sources = supply_lines(g, self.side) | open_ports(g, self.side)
        far = ground.to_enemy
        held = bits(g.held[self.side])
        self.fed = [p for p in held if is_fed(g, self.side, p, sources)]
        self.safe = [p for p in self.fed if far[p] >= _SAFE] or self.fed or held
        self._near: dict[tuple[int, int], int] = {}

    def near(self, place: int, points: int) -> int:
        """The own units on paths of so many points."""
        key = place, points
        if key not in self._near:
            reach = paths_from(self.g, self.side, place, points).hexes
            self._near[key] = self.g.units_in(reach & self.g.held[self.side])
        return self._near[key]

    def worth(self, units: int) -> float:
        front = sum(
            self.ground.to_enemy[self.g.place[unit]] <= _FRONT for unit in bits(units)
        )
        return 0.5 * units.bit_count() + 0.5 * front

    def places(self, hqs: list[int]) -> dict[int, int]:
        """A hex for each of these; the others stay and count."""
        g = self.g
        covered = 0
        found: dict[int, int] = {}
        for hq in bits(ALL_HQ & OF_SIDE[self.side] & g.mapped):
            if hq not in hqs:
                covered |= self.near(g.place[hq], hq_range(g, hq)) & COMMANDED_BY[hq]
        for hq in sorted(hqs, key=lambda hq: (-hq_range(g, hq), hq)):
            here = g.place[hq]
            best: tuple[float, int, int] | None = None
            candidates = self.safe + ([here] if here < FUTURE and here not in self.safe else [])
            for place in candidates:
                units = self.near(place, hq_range(g, hq)) & COMMANDED_BY[hq] & ~covered
                value = min(self.worth(units), HQ_NUMBER[hq])
                value -= 0.02 * self.ground.to_enemy[place]
                if place == here:
                    value += 0.3 if place in self.safe else -2.0
                if best is None or value > best[0]:
                    best = (value, place, units)
            if best is not None:
                found[hq] = best[1]
                covered |= _first(best[2], HQ_NUMBER[hq])
        return found


def _first(units: int, number: int) -> int:
    found = 0
    for unit in bits(units)[:number]:
        found |= 1 << unit
    return found
