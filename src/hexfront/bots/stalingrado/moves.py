"""The Movement Phase: goals are guarded, attacks put together, and the rest keeps the line.

It is worked out on an imagined copy; what lies hidden under enemy stacks is imagined too.
"""

from __future__ import annotations

from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.attacks import Attack, Staff
from hexfront.bots.stalingrado.figures import as_he_will_defend, price_of, step_worth
from hexfront.bots.stalingrado.ground import Ground
from hexfront.bots.stalingrado.posture import STEADY, Posture
from hexfront.core.hexes import bits
from hexfront.games.stalingrado.combat import defence_value
from hexfront.games.stalingrado.counters import ALL_LAND, ARTILLERY, BY_SEA
from hexfront.games.stalingrado.movement import may_leave, movable, reach_of, stops_of
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.tables import AXIS, BOARD, COLUMNS_OF, SEA_HOP, STACK_LIMIT
from hexfront.games.stalingrado.transport import by_rail, may_entrain
from hexfront.games.stalingrado.zones import barred_in_turn_1, foreign, pressed

Order = tuple[int, str, int]
"""A unit, the verb it goes with, and the hex."""


class Plan:
    """What a side will do in a turn."""

    def __init__(self, g: Stalingrado, posture: Posture = STEADY) -> None:
        self.turn = g.turn
        self.ground = Ground(as_he_will_defend(g), g.side, posture)
        self.orders: list[Order] = []
        self.attacks: list[Attack] = []

    def stand(self, g: Stalingrado) -> None:
        """The attacks of units that somebody else has moved; g says how the enemy will defend."""
        self.attacks = Staff(g.clone(), self.ground, {}).plan(0)

    def make(self, g: Stalingrado) -> None:
        ahead = as_he_will_defend(g)
        free = movable(ahead)
        walks = {unit: reach_of(ahead, unit).hexes & stops_of(ahead, unit) for unit in bits(free)}
        open_to = {unit: walks[unit] | by_sea(ahead, unit) for unit in walks}
        reserved = self._post(ahead, guard(ahead, self.ground, open_to))
        staff = Staff(ahead, self.ground, open_to)
        for attack in staff.plan(reserved):
            self.attacks.append(attack)
            for unit, place in (*attack.orders, *attack.guns):
                if g.place[unit] != place:
                    self.orders.append((unit, "to", place))
        rest = free & ~(staff.used | reserved)
        idle = {unit: open_to[unit] for unit in bits(rest)}
        rest &= ~self._post(ahead, guard(ahead, self.ground, idle, quiet=True))
        _Line(ahead, self, open_to).place(rest)
        self.orders = [
            (unit, "sea" if verb == "to" and not walks[unit] >> place & 1 else verb, place)
            for unit, verb, place in self.orders
        ]


    def _post(self, ahead: Stalingrado, guards: list[tuple[int, int]]) -> int:
        """Order the guards to their posts; who they are."""
        posted = 0
        for unit, place in guards:
            posted |= 1 << unit
            if ahead.place[unit] != place:
                ahead.send(unit, place)
                self.orders.append((unit, "to", place))
        return posted


def by_sea(g: Stalingrado, unit: int) -> int:
    """Hexes that a unit can land in: it has nothing else to pay for that than its whole move."""
    start = g.place[unit]
    hop = SEA_HOP.get(start, 0)
    if not hop or not BY_SEA >> unit & 1 or g.arrived >> unit & 1:
        return 0
    return hop & stops_of(g, unit) & g.rules.scenario.area & ~barred_in_turn_1(g, start)


def guard(
    g: Stalingrado, ground: Ground, open_to: dict[int, int], quiet: bool = False
) -> list[tuple[int, int]]:
    """Units for the goals we hold or can walk into, as many as the threat asks for.

    First each goal keeps one of those who stand there, then the open ones are entered, and only
    then the others come to help. To the quiet ones, where no enemy can come, go those who are
    left over.
    """
    posts = [_Post(g, ground, place, points) for place, points in _guarded(g, ground)]
    taken = 0
    found: list[tuple[int, int]] = []
    for first in (True, False):
        for post in posts:
            for unit in _volunteers(g, post, open_to):
                if post.is_held() or (first and post.have):
                    break
                if post.is_quiet and not quiet and g.place[unit] != post.place:
                    break
                if not taken >> unit & 1 and not foreign(g, unit) >> post.place & 1:
                    taken |= 1 << unit
                    post.take(unit)
                    found.append((unit, post.place))
    return found


def _guarded(g: Stalingrado, ground: Ground) -> list[tuple[int, float]]:
    """Own goals that need somebody, and those of the enemy that nobody defends; the best first."""
    found = [
        (place, points if ground.coming[place] else w.UNTHREATENED * points)
        for place, points in ground.guarded.items()
        if g.rules.scenario.area >> place & 1 and _wanted(ground, place, points)
    ]
    empty = ~(g.held[g.enemy] | pressed(g, g.side))
    found += [
        (place, points + w.OPEN_GOAL)
        for place, points in ground.aims.items()
        if empty >> place & 1 and g.rules.scenario.area >> place & 1
    ]
    return sorted(found, key=lambda item: (-item[1], item[0]))


class _Post:
    """A goal and who guards it."""

    def __init__(self, g: Stalingrado, ground: Ground, place: int, points: float) -> None:
        self.g = g
        self.place = place
        self.is_quiet = not ground.coming.get(place, 1)
        self.wanted = max(_wanted(ground, place, points), 1)
        self.have = 0
        self.space = STACK_LIMIT[place]

    def take(self, unit: int) -> None:
        self.have += defence_value(self.g, unit)
        self.space -= 1

    def is_held(self) -> bool:
        strength = self.have * (1 + w.WALLS * COLUMNS_OF[self.place])
        return strength >= self.wanted or not self.space


def _wanted(ground: Ground, place: int, points: float) -> int:
    """The defence that a hex should have."""
    if threat := ground.coming.get(place, ground.threat[place]):
        return max(round(ground.posture.danger * threat), 1)
    return int(ground.to_enemy[place] <= w.SOON and points >= w.GARRISON)


def _volunteers(g: Stalingrado, post: _Post, open_to: dict[int, int]) -> list[int]:
    """Who is there, the strongest first, then who can come, the cheapest first."""
    place = post.place
    present = bits(g.units_at(place) & ~ARTILLERY)
    if not post.have:
        for unit in present:
            if unit not in open_to:
                post.take(unit)
    there = [unit for unit in present if unit in open_to]
    coming = [
        unit
        for unit, reach in open_to.items()
        if reach >> place & 1 and not ARTILLERY >> unit & 1
    ]
    there.sort(key=lambda unit: -defence_value(g, unit))
    coming.sort(key=lambda unit: (step_worth(g, unit), unit))
    return there + coming


class _Line:
    """The units that neither guard nor attack."""

    def __init__(self, ahead: Stalingrado, plan: Plan, open_to: dict[int, int]) -> None:
        self.g = ahead
        self.plan = plan
        self.ground = plan.ground
        self.open_to = open_to
        self.bad = pressed(ahead, ahead.side)

    def place(self, units: int) -> None:
        """The strongest defenders choose first."""
        g = self.g
        order = sorted(bits(units), key=lambda unit: (-defence_value(g, unit), unit))
        for unit in order:
            verb, place = self.best(unit)
            if self.is_lost(unit, place):
                self.plan.orders.append((unit, "leave", place))
            elif place != g.place[unit]:
                g.send(unit, place)
                self.plan.orders.append((unit, verb, place))

    def is_lost(self, unit: int, place: int) -> bool:
        """Whether a unit had better leave the map than stay where it would be at best.

        It is cut off there, or it is the last turn and what can come may destroy it.
        """
        g = self.g
        if g.side != AXIS or price_of(g, unit) < w.WORTH_SAVING or not may_leave(g, unit):
            return False
        if place in self.ground.own:
            return False
        if g.turn < g.rules.scenario.last:
            return not self.ground.rear >> place & 1 and bool(self.ground.threat[place])
        friends = g.units_at(place) | 1 << unit
        defence = sum(defence_value(g, one) for one in bits(friends))
        return self.ground.threat[place] >= w.OVERRUN * defence

    def best(self, unit: int) -> tuple[str, int]:
        g = self.g
        start = g.place[unit]
        standing = Standing(g, self.ground, unit)
        least = standing.cost(start)
        if self.bad >> start & 1:
            least += w.MUST_ATTACK
        if (g.at[start] & ALL_LAND).bit_count() > STACK_LIMIT[start]:
            least += w.MUST_ATTACK
        best = ("to", start)
        options = self.open_to[unit] & ~(self.bad | g.full | foreign(g, unit))
        for place in bits(options):
            found = standing.cost(place)
            if found < least - w.WORTH_A_MOVE:
                least, best = found, ("to", place)
        if self.ground.to_enemy[start] > w.FRONT and may_entrain(g, unit):
            stops = by_rail(g, unit).hexes & stops_of(g, unit) & ~(self.bad | g.full)
            for place in bits(stops):
                found = standing.cost(place) + w.RAIL_GAIN
                if found < least:
                    least, best = found, ("rail", place)
        return best


def cost(g: Stalingrado, ground: Ground, unit: int, place: int) -> float:
    """How badly a unit stands in a hex."""
    return Standing(g, ground, unit).cost(place)


class Standing:
    """How badly a unit stands in one hex or another, while nobody else moves."""

    def __init__(self, g: Stalingrado, ground: Ground, unit: int) -> None:
        self.g = g
        self.ground = ground
        self.others = ~(1 << unit)
        self.defence = defence_value(g, unit)
        self.worth = step_worth(g, unit)
        friends = g.held[ground.side]
        if g.at[g.place[unit]] & ALL_LAND == 1 << unit:  # alone: what it covers goes with it
            friends &= ~(1 << g.place[unit])
        self.covered = BOARD.neighbours(friends)

    def cost(self, place: int) -> float:
        g, ground = self.g, self.ground
        stack = g.at[place] & ALL_LAND & self.others
        near = ground.to_enemy[place]
        found = w.CROWD * stack.bit_count()
        forward = w.AIM * ground.to_aims[place] + w.CLOSE * max(near - 3, 0)
        hold = w.LINE * min(abs(near - ground.line_at), w.FAR) + w.GUARD * ground.to_own[place]
        found += ground.bold * forward + (1 - ground.bold) * hold
        if near <= w.FRONT:
            fresh = BOARD.adjacent[place] & ~self.covered
            found -= w.COVER * fresh.bit_count() + w.COVERED * COLUMNS_OF[place]
        found += w.UNFED * max(ground.to_lines[place] - 4, 0)
        if not ground.rear >> place & 1:
            found += w.POCKET
        if ground.threat[place]:
            defence = sum([defence_value(g, one) for one in bits(stack)]) + self.defence
            found += ground.danger(place, defence) * self.worth
        return found
