"""A position as the planner looks at it: worths, errands, and how good it is to stand somewhere."""

from __future__ import annotations

from math import exp

from hexfront.bots.heroes.fire import HIT
from hexfront.bots.heroes.habits import SOLDIER, Habits
from hexfront.bots.heroes.objectives import is_leaving, lead, prizes, unit_worths
from hexfront.bots.heroes.ways import FAR, Ways, ways_of
from hexfront.core.hexes import bits
from hexfront.games.heroes.arithmetic import (
    CLOSE,
    CLOSE_BOXED,
    FLANK,
    SMOKE_LIMIT,
    band,
    reach_of,
    smoke_out_of,
)
from hexfront.games.heroes.orders import marker_of
from hexfront.games.heroes.sight import arc, is_cut_by_smoke, seen_from
from hexfront.games.heroes.state import AP, COMMAND, Heroes
from hexfront.games.heroes.tables import SQUADS_AP, TERRAIN, WORK
from hexfront.games.heroes.works import can_shelter

Foe = tuple[int, int, int, float, int, int]
"""An enemy who can shoot: unit, hex, reach, how ready he is, arc, hexes that he sees."""


class Situation:
    def __init__(self, g: Heroes, player: int, habits: Habits = SOLDIER) -> None:
        self.g = g
        self.habits = habits
        self.w = w = habits.weights
        self.player = player
        self.side = side = player & 1
        self.ap, self.cap = g.ap[player], g.cap[player]
        self.enemy_cap = max(g.cap[one] for one in g.command.of_side[1 - side])
        f = g.firefight
        self.enemies = f.sides[1 - side] & g.standing & ~g.hidden
        self.enemy_hexes = g.hexes_of(self.enemies)
        self.friends = f.sides[side] & g.standing
        self.worth = unit_worths(g, w)
        self.prizes = prizes(g, side, w)
        self.wanted = [at for at in self.prizes if not g.control[side] >> at & 1]
        self.lead = lead(g, side, w)
        self.may_wait = self.lead > 0
        self.care = habits.care * self._caution()
        self._foes: list[Foe] | None = None
        self._danger: dict[tuple[int, int], float] = {}
        self._errands: dict[int, list[float] | None] = {}
        self._zones: dict[int, int] = {}
        self._at_the_front: dict[int, bool] = {}
        self._holds: dict[int, float] = {}
        self._nearest: list[int] | None = None
        self.shots: dict[tuple[object, ...], tuple[float, str]] = {}

    def _caution(self) -> float:
        """Who would lose as things stand dares more towards the end; who leads, less."""
        left = self.g.firefight.rounds - self.g.round
        if left > 1 or not self.habits.foresight:
            return 1.0
        w = self.w
        if self.lead > 0:
            return w.leading if left else w.leading_last
        return w.trailing if left else w.trailing_last

    def foes(self) -> list[Foe]:
        if self._foes is None:
            self._foes = [self._foe(foe) for foe in bits(self.enemies) if _is_armed(self.g, foe)]
        return self._foes

    def rested(self) -> Situation:
        """The same position when all enemies are fresh again, as in the next round."""
        other = Situation(self.g, self.player, self.habits)
        other._foes = [(*foe[:3], 1.0, *foe[4:]) for foe in self.foes()]
        return other

    def counted(self) -> Situation:
        """The same position, where who has fired some of his shots is so much less ready."""
        other = Situation(self.g, self.player, self.habits)
        other._foes = [
            (*foe[:3], foe[3] * self._shots_left(foe[0]), *foe[4:]) for foe in self.foes()
        ]
        return other

    def _shots_left(self, unit: int) -> float:
        """Of the shots that a fresh enemy has, those that his points still allow."""
        points = self._enemy_points(unit)
        if points in (0, SQUADS_AP):
            return 1.0
        return min(points // max(self.g.kind(unit).fire_cost, 1) / self.w.volley, 1.0)

    def _foe(self, unit: int) -> Foe:
        g = self.g
        at = g.place[unit]
        ready = 1.0
        points = self._enemy_points(unit)
        cost = g.kind(unit).fire_cost
        if points < cost:
            ready = self.w.used if points + self.enemy_cap >= cost else 0.0
        front = -1 if g.kind(unit).turret else arc(g, unit)
        return unit, at, reach_of(g, unit), ready, front, g.ground.sees[at]

    def _enemy_points(self, unit: int) -> int:
        """Action points that an enemy can still spend in this round."""
        g = self.g
        if g.used >> unit & 1:
            return 0
        if g.activated >> unit & 1:
            return max(g.ap[one] for one in g.command.of_side[1 - self.side])
        return SQUADS_AP

    def ways(self, unit: int) -> Ways:
        return ways_of(self.g, unit)

    # -- errands

    def errand(self, unit: int) -> list[float] | None:
        """From every hex how far the unit has to go, to what it is wanted for."""
        if unit not in self._errands:
            self._errands[unit] = self._find_errand(unit)
        return self._errands[unit]

    def entry(self, unit: int) -> int:
        """The middle of where a unit comes onto the map, or -1."""
        area = bits(self.g.firefight.forces[self.g.firefight.force_of[unit]].area)
        return area[len(area) // 2] if area else -1

    def _find_errand(self, unit: int) -> list[float] | None:
        g = self.g
        ways = self.ways(unit)
        start = g.place[unit] if g.place[unit] >= 0 else self.entry(unit)
        exits = bits(g.firefight.exits[self.side])
        for at in exits:
            if start >= 0 and is_leaving(g, self.side, ways.far(at)[start]):
                return ways.far(at)
        best, found = -FAR, None
        for at in self.wanted:
            far = ways.far(at)
            value = self.w.prize_way * min(self.prizes[at], self.w.prize_limit)
            value -= far[start] if start >= 0 else 0
            if value > best:
                best, found = value, far
        return found

    def goal(self, unit: int) -> int:
        """The hex of the unit's errand, or the nearest one to be held, or -1."""
        far = self.errand(unit)
        if far is not None:
            return far.index(0.0)
        start = self.g.place[unit] if self.g.place[unit] >= 0 else self.entry(unit)
        if not self.may_wait or start < 0:
            return -1
        return min(self.prizes, key=lambda at: self.ways(unit).far(at)[start], default=-1)

    def way_left(self, unit: int, at: int) -> float:
        """Points of the way that counts, weighed: to the errand, or else to the enemy.

        Who wins as things stand lets the enemy come.
        """
        if self.habits.drill and self.g.firefight.carts >> unit & 1 and not self.load(unit):
            return 0.0
        far = self.errand(unit)
        if far is not None:
            return (self.w.step + self.habits.boldness) * min(far[at], FAR / 2)
        if self.may_wait:
            left = self.habits.boldness * max(self.nearest_enemy(at) - 1, 0)
            if self.habits.drill and not self._is_at_the_front(unit):
                left += self.w.guard * self._way_back(unit, at)
            return left
        return (self.w.hunt + self.habits.boldness) * max(self.nearest_enemy(at) - 1, 0)

    def load(self, carrier: int) -> list[int]:
        """Whom a vehicle carries."""
        g = self.g
        return [unit for unit in bits(g.aboard) if g.carrier[unit] == carrier]

    def _way_back(self, unit: int, at: int) -> float:
        """To the nearest hex that is to be held, from where it could no longer be helped."""
        ways = [self.ways(unit).far(prize)[at] for prize in self.prizes]
        return max(min(*ways, FAR / 2) - self.w.guard_near, 0.0) if ways else 0.0

    def _is_at_the_front(self, unit: int) -> bool:
        """Whether a unit sees an enemy: it has its task where it is."""
        known = self._at_the_front.get(unit)
        if known is None:
            at = self.g.place[unit]
            known = self._at_the_front[unit] = at >= 0 and bool(self.sees(at))
        return known

    def is_near_errand(self, unit: int, at: int) -> bool:
        """Whether a unit has come where it was to go, or nearly so."""
        far = self.errand(unit)
        return far[at] <= self.w.nearly if far is not None else at in self.prizes

    def is_waiting(self, unit: int, at: int) -> bool:
        """Whether the unit has come to stay: it holds a hex that counts, or lets the enemy come."""
        if not self.habits.foresight:
            return False
        if at in self.prizes:
            return True
        if not self.may_wait or self.errand(unit) is not None:
            return False
        return not self.habits.drill or not self._way_back(unit, at)

    def nearest_enemy(self, at: int) -> int:
        """Hexes to the nearest enemy; none, if there is nobody to be seen."""
        if self._nearest is None:
            board = self.g.ground.board
            self._nearest = [0] * board.size
            reached = self.enemy_hexes
            for far in range(1, board.size):
                ring = board.neighbours(reached) & ~reached
                if not ring:
                    break
                for one in bits(ring):
                    self._nearest[one] = far
                reached |= ring
        return self._nearest[at]

    def zone(self, reach: int) -> int:
        """Hexes from which some enemy is seen within reach, and those where he stands."""
        found = self._zones.get(reach)
        if found is None:
            ground = self.g.ground
            found = self.enemy_hexes
            for at in bits(self.enemy_hexes):
                found |= ground.sees[at] & ground.within(at, reach)
            self._zones[reach] = found
        return found

    # -- standing somewhere

    def cover(self, unit: int, at: int) -> int:
        """What terrain and works would add to the unit's defence."""
        g = self.g
        cover = TERRAIN[g.ground.terrain[at]].md
        work = g.work_at(at) if g.works else None
        if work is not None and can_shelter(work[0], g.kind(unit)):
            cover += WORK[work[0]].md_flank
        if g.dug >> unit & 1 and g.place[unit] == at:
            cover += 1
        return cover

    def danger(self, unit: int, at: int) -> float:
        """Hits to be expected if every enemy who sees the hex fired at the unit there once."""
        key = (unit, at)
        known = self._danger.get(key)
        if known is None:
            known = self._danger[key] = self._find_danger(unit, at)
        return known

    def _find_danger(self, unit: int, at: int) -> float:
        g = self.g
        kind = g.kind(unit)
        bit = 1 << at
        defence = 0
        hits = 0.0
        smoke = g.fresh_smoke | g.thin_smoke
        for foe, place, reach, ready, front, sees in self.foes():
            if not ready:
                continue
            if place == at:
                if not self.habits.foresight:
                    continue
                hits += ready * self._hit_at_hand(foe, unit, at)
                continue
            if not sees & bit:
                continue
            far = g.ground.board.distance(place, at)
            if far > 2 * reach:
                continue
            if not defence:
                defence = kind.defence[1] + self.cover(unit, at)
            fp = g.kind(foe).fp
            assert fp is not None
            power = fp[kind.colour[1]] + band(far, reach)
            if smoke:
                if is_cut_by_smoke(g, place, at):
                    continue
                power -= min(smoke_out_of(g, place) + smoke_out_of(g, at), SMOKE_LIMIT)
            hits += HIT[defence - power] * (ready if front & bit else ready * self.w.aside)
        return hits

    def _hit_at_hand(self, foe: int, unit: int, at: int) -> float:
        """The chance that an enemy in the same hex hits first: he has the next turn."""
        kind, enemy = self.g.kind(unit), self.g.kind(foe)
        colour = kind.colour[FLANK]
        assert enemy.fp is not None
        power = enemy.fp[colour] + (CLOSE_BOXED if enemy.boxed[colour] else CLOSE)
        return HIT[kind.defence[FLANK] + self.cover(unit, at) - power]

    def steadiness(self, unit: int, at: int) -> float:
        """Of what a unit means to do in a hex, how much is left after the enemy's turn there."""
        if not self.habits.foresight:
            return 1.0
        lost = 1.0 if self.g.marker[unit] else self.w.shaken
        return 1.0 - lost * min(self.danger(unit, at), 1.0)

    def harm(self, unit: int, at: int) -> float:
        """What the danger in a hex may cost, in victory points."""
        hits = self.w.volley * self.danger(unit, at)
        if not hits:
            return 0.0
        none = exp(-hits)
        lost = 1 - none if self.g.marker[unit] else 1 - none * (1 + self.w.spent_hit * hits)
        return self.care * self.w.danger * lost * self.worth[unit]

    def stand(self, unit: int, at: int) -> float:
        """How good it is for a unit to be in a hex, next turn and later."""
        if at not in self.prizes:
            return self.shelter(unit, at)
        return self.shelter(unit, at) + self.hold(unit, at)

    def shelter(self, unit: int, at: int) -> float:
        """What a hex is worth but for the points that it counts."""
        g = self.g
        value = self.w.cover * self.cover(unit, at) - self.harm(unit, at) - self.way_left(unit, at)
        friends = g.here[at] & g.firefight.sides[self.side] & ~(1 << unit)
        value -= self.w.crowd * friends.bit_count()
        if g.aboard and self.habits.drill:
            value -= sum(self.harm(other, at) for other in self.load(unit))
        return value

    def hold(self, unit: int, at: int) -> float:
        """To be the one who stands in a hex that counts, and to take it by a step."""
        g = self.g
        if g.firefight.carts >> unit & 1:
            return 0.0
        value = 0.0
        friends = g.here[at] & g.firefight.sides[self.side] & ~(g.firefight.carts | 1 << unit)
        prize = min(self.prizes[at], self.w.prize_limit) * self.steadiness(unit, at)
        is_ours, is_theirs = g.control[self.side] >> at & 1, self.enemy_hexes >> at & 1
        if not friends:
            if g.marker[unit] and g.round < g.firefight.rounds:
                value += self.w.weak * self.hold_worth(at) * prize
            else:
                contested = is_theirs and not is_ours
                value += (self.w.contested if contested else 1.0) * self.hold_worth(at) * prize
        if not is_ours and not is_theirs:
            value += self.w.take * prize
        return value

    def hold_worth(self, at: int) -> float:
        """For being the one who stands in a hex that counts: more, if an enemy can come there."""
        if not self.habits.foresight:
            return self.w.hold
        known = self._holds.get(at)
        if known is None:
            known = self.w.hold_far
            if self._can_be_taken(at):
                watched = self.w.hold_seen if self.habits.drill else self.w.hold_watched
                known = watched if self._is_watched(at) else self.w.hold_back
            self._holds[at] = known
        return known

    def _is_watched(self, at: int) -> bool:
        """Whether a hex of ours lies empty, and a fresh unit can shoot at who comes there."""
        g = self.g
        if not g.control[self.side] >> at & 1 or g.here[at]:
            return False
        for unit in bits(self.friends & ~(g.used | g.hidden | g.aboard)):
            start = g.place[unit]
            if (
                g.ground.sees[start] >> at & 1
                and g.kind(unit).fp is not None
                and not g.marker[unit]
                and g.ground.board.distance(start, at) <= reach_of(g, unit)
            ):
                return True
        return False

    def _can_be_taken(self, at: int) -> bool:
        """Whether a visible enemy could walk in before the round ends."""
        g = self.g
        for unit in bits(self.enemies & ~(g.aboard | g.firefight.carts)):
            points = self.enemy_cap if g.used >> unit & 1 else SQUADS_AP
            marker = marker_of(g, unit)
            if g.shown >> unit & 1 and marker is not None and marker.no_move:
                continue
            if self.ways(unit).far(at)[g.place[unit]] <= points:
                return True
        return False

    def free_hands(self, how: int) -> int:
        """Friends who may join in without losing anything by it."""
        g = self.g
        own = self.friends & g.command.own[self.player] & ~(g.hidden | g.aboard)
        if how == AP:
            return own & g.activated
        return own if how == COMMAND else 0

    def fresh_hands(self) -> int:
        """Friends who could be activated, and would be used up with the first one."""
        g = self.g
        own = self.friends & g.command.own[self.player] & ~(g.hidden | g.aboard)
        return own & ~(g.activated | g.used)

    def sees(self, at: int) -> int:
        """Hexes of enemies seen from a hex."""
        return seen_from(self.g, at, self.enemy_hexes & ~(1 << at))


def _is_armed(g: Heroes, unit: int) -> bool:
    """An enemy's marker is only imagined, but that he fires no more may be shown."""
    if g.kind(unit).fp is None or g.aboard >> unit & 1:
        return False
    marker = marker_of(g, unit)
    return not (g.shown >> unit & 1 and marker is not None and all(marker.no_fire))
