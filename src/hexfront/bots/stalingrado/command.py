"""Headquarters follow the armies: many units under supplied command, out of the enemy's reach."""

from __future__ import annotations

from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.ground import Ground, distances
from hexfront.core.hexes import bits, mask
from hexfront.games.stalingrado.combat import defence_value
from hexfront.games.stalingrado.counters import ALL_HQ, COMMANDED_BY, HQ_NUMBER, OF_SIDE
from hexfront.games.stalingrado.movement import reach_of
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.supply import (
    hq_range,
    is_fed,
    open_ports,
    paths_from,
    supply_lines,
)
from hexfront.games.stalingrado.tables import AXIS, BOARD, SOVIET_EXIT


def reached_by(g: Stalingrado, side: int) -> int:
    """Every hex that a side's units could enter in their next Movement Phase."""
    ahead = g.clone()
    ahead.side = side
    found = 0
    for unit in bits(g.land(side)):
        found |= reach_of(ahead, unit).hexes
    return found


class Command:
    """Where the headquarters of a side do best, all taken together."""

    def __init__(self, g: Stalingrado, ground: Ground) -> None:
        self.g = g
        self.ground = ground
        self.side = ground.side
        sources = supply_lines(g, self.side) | open_ports(g, self.side)
        self.front = g.units_in(
            mask(place for place in bits(g.held[self.side]) if ground.to_enemy[place] <= w.FRONT)
        )
        self.reached = reached_by(g, 1 - self.side)
        held = [(self.risk(place), place) for place in bits(g.held[self.side])]
        held.sort()
        fed = [one for one in held if is_fed(g, self.side, one[1], sources)]
        self.sites = {place: risk for risk, place in (fed or held)[: w.HQ_SITES]}
        self.sites |= dict.fromkeys(self.quiet(), 0.0)
        self._near: dict[tuple[int, int], int] = {}
        edge = g.rules.scenario.axis_exit if self.side == AXIS else SOVIET_EXIT
        self.from_home = distances(dict.fromkeys(bits(edge), 0), self.side)

    def ahead(self, place: int, units: int) -> float:
        """Hexes by which a place lies further from home than the units that would be led there."""
        led = [self.from_home[self.g.place[unit]] for unit in bits(units & self.front or units)]
        return max(self.from_home[place] - sum(led) / len(led), 0.0) if led else 0.0

    def quiet(self) -> list[int]:
        """Hexes on lines of supply where no enemy comes in a turn, spread out.

        They lie behind our front: nearer to us than to the enemy and to his headquarters.
        """
        g, far = self.g, self.ground.to_enemy
        ours = distances(dict.fromkeys(bits(g.held[self.side]), 0), self.side)
        theirs = mask(g.place[hq] for hq in bits(ALL_HQ & OF_SIDE[1 - self.side] & g.mapped))
        his = distances(dict.fromkeys(bits(theirs), 0), self.side)
        free = bits(self.ground.lines & ~(self.reached | g.held[self.side]))
        found = [one for one in free if ours[one] < min(far[one], his[one]) <= w.HQ_BEHIND]
        return found[:: len(found) // w.HQ_SITES + 1]

    def near(self, place: int, points: int) -> int:
        """The own units on paths of so many points."""
        key = place, points
        if key not in self._near:
            reach = paths_from(self.g, self.side, place, points).hexes
            self._near[key] = self.g.units_in(reach & self.g.held[self.side])
        return self._near[key]

    def worth(self, units: int) -> float:
        return w.BEHIND * units.bit_count() + w.AT_FRONT * (units & self.front).bit_count()

    def risk(self, place: int) -> float:
        """A headquarters falls with the stack it stands in, and for good."""
        defence = sum(defence_value(self.g, unit) for unit in bits(self.g.units_at(place)))
        near = w.HQ_EXPOSED if BOARD.adjacent[place] & self.reached else 0.0
        return w.HQ_LOST * self.ground.danger(place, defence, w.HQ_DANGER) + near

    def places(self, hqs: list[int]) -> dict[int, int]:
        """A hex for each of these; the others stay and count."""
        g = self.g
        own = g.control if self.side == AXIS else ~g.control
        covered = 0
        taken: dict[int, int] = {}
        found: dict[int, int] = {}
        for hq in bits(ALL_HQ & OF_SIDE[self.side] & g.mapped):
            if hq not in hqs:
                covered |= self.near(g.place[hq], hq_range(g, hq)) & COMMANDED_BY[hq]
        for hq in sorted(hqs, key=lambda hq: (-hq_range(g, hq), hq)):
            best: tuple[float, int, int] | None = None
            for place, risk in self.sites.items():
                units = self.near(place, hq_range(g, hq)) & COMMANDED_BY[hq]
                value = min(self.worth(units & ~covered), HQ_NUMBER[hq]) - risk
                value += w.SECOND_HQ * self.worth(units & covered)
                value -= w.HQS_TOGETHER * taken.get(place, 0)
                value += w.HQ_BACK * min(self.ground.to_enemy[place], w.HQ_FAR)
                value -= w.HQ_AHEAD * self.ahead(place, units)
                value -= 0.0 if own >> place & 1 else w.HQ_ABROAD
                if place == g.place[hq]:
                    value += w.HQ_STAYS
                if best is None or value > best[0]:
                    best = (value, place, units)
            if best is not None:
                found[hq] = best[1]
                taken[best[1]] = taken.get(best[1], 0) + 1
                covered |= mask(bits(best[2] & ~covered)[: HQ_NUMBER[hq]])
        return found
