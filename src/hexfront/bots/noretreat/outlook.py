"""What a position is worth to a side when its moves are made: cities, supply, line and threats."""

from __future__ import annotations

from functools import cache

from hexfront.bots.noretreat.figures import hex_worth, unit_worth
from hexfront.bots.noretreat.ground import (
    FAR_AWAY,
    Aims,
    cut_off_worth,
    distance_map,
    own_ground,
)
from hexfront.bots.noretreat.weights import Weights
from hexfront.core.hexes import bits
from hexfront.games.noretreat.columns import initial_column
from hexfront.games.noretreat.movement import allowance, reach
from hexfront.games.noretreat.state import NoRetreat
from hexfront.games.noretreat.supply import at_home, fed_by, lines_over, passable
from hexfront.games.noretreat.tables import (
    AREA_SET,
    AXIS,
    BOARD,
    CLEAR,
    COLUMNS,
    CRT,
    FACING,
    GROUND,
    NEAR_AREAS,
    OBJECTIVES,
    OF_SIDE,
    SNOW,
    TERRAIN,
    TURN_1945,
    VP_HEXES,
    neighbours,
)

_FADING = (1.0, 0.7, 0.5, 0.35, 0.2)
"""An enemy attacks here or there: the worst threat counts whole, the next ones less."""

CLOSE_BY = (0.7, 1.0)
NEARLY = (0.3, 0.85)
"""An empty city beside, or two hexes from, a hex that an enemy can enter or attack falls to a
breakthrough: how much of an open one that is, for any city and for an objective of the enemy."""

SLIPS_AWAY = 0.2
"""Of what a pocket is worth, if whoever is in it can walk out."""
RELIEVED = 0.4
"""Of what a unit without supply costs, if attacks are likely to open its road."""
RAID = 5
"""Hexes that raiders go on from where they can be next turn."""


def _shares(side: int) -> tuple[tuple[float, float], ...]:
    """For each column the chance to lose the hex, and what share of the defenders is lost."""
    found = []
    for column in range(len(COLUMNS)):
        taken = lost = 0.0
        for die in range(1, 7):
            result = CRT[side][die][column]
            taken += (result in ("DR", "DS", "DD")) / 6
            lost += {"DR": 0.1, "DS": 0.5, "DD": 0.8, "EX": 0.4}.get(result, 0.0) / 6
        found.append((taken, lost))
    return tuple(found)


_SHARES = (_shares(0), _shares(1))
_column = cache(initial_column)


class Outlook:
    """A side's own moves are planned; the enemy stands still meanwhile.

    So what does not change with them is worked out once, and how far an enemy can go only where
    our line before him has changed.
    """

    def __init__(self, g: NoRetreat, side: int, w: Weights) -> None:
        self.g = g
        self._side = side
        self._enemy = 1 - side
        self._w = w
        enemy = self._enemy
        self._walkers: list[tuple[int, int, int, dict[tuple[int, int], int]]] = [
            (unit, 0 if g.white >> unit & 1 else g.strength(unit), _surroundings(g, unit), {})
            for unit in bits(g.on_map(enemy))
        ]
        self._walkers.sort(key=lambda one: -one[1])
        self._roads: dict[
            tuple[int, int, int], tuple[int, list[tuple[int, int]], dict[int, int]]
        ] = {}
        self._ways: dict[int, int] = {}
        self._fed: dict[tuple[int, int, int, int], int] = {}
        self._values = {city: hex_worth(g, city, side) for city in bits(VP_HEXES)}
        self._losses = {
            city: max(hex_worth(g, city, side), hex_worth(g, city, enemy))
            for city in bits(VP_HEXES)
        }
        units = OF_SIDE[side] | OF_SIDE[enemy]
        self._worth = [unit_worth(g, unit) for unit in range(units.bit_length())]
        self._if_cut_off = [cut_off_worth(g, unit) for unit in range(units.bit_length())]
        self._strength = [g.strength(unit) for unit in range(units.bit_length())]
        self.beaten = 0
        """Hexes whose enemies will most likely be driven out before they move."""
        self._pile = 2 if enemy == AXIS or g.turn >= TURN_1945 else 1

    def enemy_reach(self) -> tuple[int, list[tuple[int, int]]]:
        """Where enemies can go now, and whence each could attack, the strongest first."""
        g = self.g
        zone = g.zone(self._side)
        held = g.held[self._side]
        beaten = self.beaten
        found = self._roads.get((zone, held, beaten))
        if found is not None:
            self._ways = found[2]
            return found[0], found[1]
        self._ways = ways = {}
        hexes = 0
        attackers: list[tuple[int, int]] = []
        where = g.where
        for unit, strength, around, known in self._walkers:
            here = 1 << where[unit]
            if here & beaten:
                ways[unit] = here
                continue
            if around:
                key = (zone & around, held & around)
                there = known.get(key)
                if there is None:
                    there = known[key] = reach(g, unit, allowance(g, unit)).hexes
                hexes |= there
                here |= there
            ways[unit] = here
            if strength:
                attackers.append((strength, here))
        self._roads[zone, held, beaten] = hexes, attackers, ways
        return hexes, attackers

    def worth(self, aims: Aims) -> float:
        """The position as this side sees it before the enemy moves."""
        g = self.g
        w = self._w
        side = self._side
        enemy = self._enemy
        ours = own_ground(g, side)
        held = g.held[side]
        walk, attackers = self.enemy_reach()
        score = 0.0
        contact = held & neighbours((walk | g.held[enemy]) & GROUND)
        close = neighbours((walk | contact) & GROUND) | walk
        within = neighbours(close & GROUND)
        for city in bits(VP_HEXES & ours):
            score += w.held * self._values[city]
            if held >> city & 1:
                continue
            prized = bool(OBJECTIVES[enemy] >> city & 1)
            if walk >> city & 1:
                open_to = 1.0
            elif close >> city & 1:
                open_to = CLOSE_BY[prized]
            else:
                open_to = NEARLY[prized] if within >> city & 1 else 0.0
            if open_to:
                score -= w.exposed * open_to * self._losses[city]
        score -= w.gap * (walk & ours & GROUND).bit_count()
        if w.raid:
            later = self._raided(walk) & ours & VP_HEXES & ~held & ~within
            score -= w.raid * sum(self._losses[city] for city in bits(later))
        score -= self._supply(walk)
        score -= w.threat * self._threats(walk, attackers)
        where = g.where
        away = 0
        for unit, goal in aims.items():
            place = where[unit]
            if place < FAR_AWAY:
                away += distance_map(goal)[place]
        return score - w.goal * away

    def _raided(self, walk: int) -> int:
        """Where enemies can come in the turns after the next one without meeting our zones."""
        g = self.g
        zone = g.zone(self._side)
        free = GROUND & ~zone & ~g.held[0] & ~g.held[1]
        gone = walk & free
        for _ in range(RAID):
            gone |= neighbours(gone) & free
        return gone | neighbours(gone)

    def _supplied(self, side: int) -> int:
        """The units of a side that are supplied now."""
        g = self.g
        ground = passable(g, side)
        key = (side, ground, g.cities_of(side), g.held[side])
        places = self._fed.get(key)
        if places is None:
            places = self._fed[key] = fed_by(g, side, lines_over(g, side, ground))
        return g.stack(places & g.held[side]) | at_home(g, side)

    def _supply(self, walk: int) -> float:
        """What lack of supply costs us, now or after enemy moves, less what it costs him."""
        g = self.g
        w = self._w
        side = self._side
        enemy = self._enemy
        cost = 0.0
        units = g.on_map(side)
        lacking = units & ~self._supplied(side)
        freed = self._freed() & g.oos if lacking & g.oos and self.beaten else 0
        for unit in bits(lacking):
            share = RELIEVED if freed >> unit & 1 else 1.0
            cost += share * w.stranded * self._if_cut_off[unit]
        if w.cut:
            zone = g.zone(enemy)
            g.zones[enemy] = zone | neighbours(walk & GROUND)
            for unit in bits(units & ~lacking & ~self._supplied(side)):
                cost += w.cut * self._if_cut_off[unit]
            g.zones[enemy] = zone
        if w.pocket:
            for foe in bits(g.on_map(enemy) & ~self._supplied(enemy)):
                share = SLIPS_AWAY if self._can_escape(foe) else 1.0
                cost -= share * w.pocket * self._if_cut_off[foe]
        return cost

    def _freed(self) -> int:
        """Our units that are supplied if attacks drive out whom they are likely to.

        Whoever has won goes on to the next hex, and lifts the zones there.
        """
        g = self.g
        side = self._side
        enemy = self._enemy
        held, zone = list(g.held), g.zones[enemy]
        g.held[enemy], g.zones[enemy] = held[enemy] & ~self.beaten, -1
        won = self.beaten & GROUND
        if g.weather in (CLEAR, SNOW):
            won |= neighbours(won) & GROUND & ~held[enemy]
        g.held[side] |= won
        found = self._supplied(side)
        g.held[:], g.zones[enemy] = held, zone
        return found

    def _can_escape(self, foe: int) -> bool:
        """Whether an enemy who is cut off can walk to where he is not."""
        return bool(self.g.mobile >> foe & 1 and self._ways[foe] & self._fed_places())

    def _fed_places(self) -> int:
        """Where enemies are supplied, if that has just been worked out."""
        g = self.g
        ground = passable(g, self._enemy)
        return self._fed[self._enemy, ground, g.cities_of(self._enemy), g.held[self._enemy]]

    def ways_out(self, foe: int) -> int:
        """Places in supply in which an enemy can end its next move."""
        self.enemy_reach()
        self._supplied(self._enemy)
        here = 1 << self.g.where[foe]
        return (self._ways.get(foe, 0) | here) & self._fed_places()

    def _threats(self, walk: int, attackers: list[tuple[int, int]]) -> float:
        """What enemy attacks can be expected to cost this side."""
        g = self.g
        side = self._side
        shares = _SHARES[self._enemy]
        support = 1 if g.support[self._enemy] else 0
        held = g.held[side]
        whence = (walk | g.held[self._enemy]) & ~held
        mine = OF_SIDE[side]
        found = []
        for place in bits(held):
            near = FACING[place] & whence
            if not near:
                continue
            room = attack = front = 0
            for strength, hexes in attackers:
                if beside := hexes & near:
                    front |= beside
                    attack += strength
                    room += 1
                    if room >= self._pile * front.bit_count():
                        break
            if not attack:
                continue
            units = bits(g.at[place] & mine)
            column = _column(attack, sum(self._strength[unit] for unit in units))
            if column < 0:
                continue
            column += TERRAIN[place].shift + support
            if column < 0:
                continue
            taken, lost = shares[min(column, len(shares) - 1)]
            worth = sum(self._worth[unit] for unit in units)
            found.append(lost * worth + taken * self._values.get(place, 0.0))
        found.sort(reverse=True)
        return sum(cost * fade for cost, fade in zip(found, _FADING, strict=False))


def _surroundings(g: NoRetreat, unit: int) -> int:
    """All that a unit's way can depend on; 0 if it cannot move."""
    if not g.mobile >> unit & 1:
        return 0
    start = g.where[unit]
    if start >= BOARD.size:
        return GROUND
    around = BOARD.disc(start, allowance(g, unit))
    return GROUND if around & NEAR_AREAS and g.may_enter(unit) & AREA_SET else around
