"""Where the units of a Movement Phase go: attacks are put together, then all others fit in.

Everything here is public: places, faces, markers and control. It is worked out on a copy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hexfront.bots.noretreat.attacks import (
    UNWILLING,
    Attack,
    Fights,
    best_attack,
    fits,
    owed,
)
from hexfront.bots.noretreat.figures import hex_worth
from hexfront.bots.noretreat.goals import IDLE, assign, is_on_the_offensive, pull, send
from hexfront.bots.noretreat.ground import (
    FAR,
    Aims,
    Trial,
    cut_off_worth,
    distance_map,
    own_ground,
)
from hexfront.bots.noretreat.outlook import Outlook
from hexfront.bots.noretreat.weights import PLAIN, Weights
from hexfront.core.hexes import bits
from hexfront.games.noretreat.declarations import target_limit
from hexfront.games.noretreat.movement import (
    allowance,
    disembark_hexes,
    has_rail_room,
    held_back,
    is_rail_disrupted,
    march,
    reach,
)
from hexfront.games.noretreat.state import NoRetreat, unit_side
from hexfront.games.noretreat.supply import could_be_supplied
from hexfront.games.noretreat.tables import (
    AREA_SET,
    AXIS,
    BOARD,
    FACING,
    FINLAND,
    OBJECTIVES,
    OF_SIDE,
    TERRAIN,
    VP_HEXES,
)

ABROAD = 2.5  # for going into Finland or the Balkans without a reason
GAIN = 0.05  # what a change of plan must bring
RISK = 1.0  # what an empty city may cost elsewhere
TRAIN = 0.6  # and what a train must
THRUST = 2  # hexes beyond its march within which an enemy threatens an objective
BESIDE = 3  # and any other city
WEAK = 3  # strength of units that garrison cities
WALK = 3  # hexes that a unit goes on foot
LEAN = 1.0  # what a unit costs more where an event asks for attacks
LIKELY = 0.6  # chance from which an attack is reckoned with
RING = 2  # hexes from an enemy within which he is shut in
JAWS = 3  # units that shut one enemy in
POCKETS = 6  # enemies that one thinks of shutting in


class Plan:
    """Destinations of units, in the order in which they go, and the attacks they are for."""

    def __init__(self) -> None:
        self.goals: list[tuple[int, int]] = []
        self.attacks: list[Attack] = []
        self.aims: Aims = {}
        self.rail = -1
        """The unit that takes the train."""

    def copy(self) -> Plan:
        """The same plan, to be carried out from its beginning."""
        plan = Plan()
        plan.goals = list(self.goals)
        plan.attacks = self.attacks
        plan.aims = self.aims
        plan.rail = self.rail
        return plan

    def mixed(self, other: Plan, units: int) -> Plan | None:
        """This plan, but for some units the other one; None if that is one of the two."""
        plan = Plan()
        plan.goals = [order for order in self.goals if not units >> order[0] & 1]
        ours = len(plan.goals)
        plan.goals += [order for order in other.goals if units >> order[0] & 1]
        plan.attacks = [one for one in self.attacks if not one.units & units]
        plan.attacks += [one for one in other.attacks if not one.units & ~units]
        plan.aims = self.aims
        plan.rail = other.rail if other.rail >= 0 and units >> other.rail & 1 else self.rail
        same = sorted(plan.goals) in (sorted(self.goals), sorted(other.goals))
        return None if same or not ours else plan

    def next_order(self, g: NoRetreat) -> tuple[int, int] | None:
        """The next unit to move, and where."""
        while self.goals:
            unit, goal = self.goals[0]
            if g.where[unit] == goal or g.moved >> unit & 1:
                self.goals.pop(0)
                continue
            return unit, goal
        return None


def stance(g: NoRetreat, side: int, w: Weights) -> Weights:
    """The Germans make haste while they can; then they look to their line and their supply."""
    if side != AXIS:
        return w
    if is_on_the_offensive(g, side):
        return replace(w, attack=1.5 * w.attack, body=0.6 * w.body, exposed=0.75 * w.exposed)
    return replace(w, threat=1.8 * w.threat, cut=2.2 * w.cut, enough=1.5 * w.enough)


def is_needed(g: NoRetreat, unit: int) -> bool:
    """The last defender of an objective stays while an enemy may come to it.

    One that was taken is kept from those who can walk into it. Of other cities those stay that
    have an enemy near, but for the side that attacks.
    """
    here = g.where[unit]
    side = unit_side(unit)
    enemy = 1 - side
    if g.at[here] != 1 << unit or not (VP_HEXES | OBJECTIVES[enemy]) >> here & 1:
        return False
    near = distance_map(here)
    foes = g.on_map(enemy) & g.mobile
    if OBJECTIVES[enemy] >> here & 1:
        return any(near[g.where[foe]] <= g.movement(foe) + THRUST for foe in bits(foes))
    if g.oos >> unit & 1:
        return False
    if OBJECTIVES[side] >> here & 1 and any(
        near[g.where[foe]] <= g.movement(foe) for foe in bits(foes)
    ):
        return True
    if is_on_the_offensive(g, side) or not hex_worth(g, here, enemy):
        return False
    return any(near[g.where[foe]] <= BESIDE for foe in bits(foes))


def plan_moves(g: NoRetreat, w: Weights = PLAIN) -> Plan:
    """All moves of the Active side."""
    return _Planning(g, w).plan()


def judged(g: NoRetreat, plans: Sequence[Plan], w: Weights = PLAIN) -> list[float]:
    """What plans are worth to somebody with these weights, whoever has made them."""
    return _Planning(g, w).judged(plans)


class _Planning:
    """One Movement Phase on a copy of the position."""

    def __init__(self, g: NoRetreat, w: Weights) -> None:
        self.g = g.clone()
        self.side = g.active
        w = stance(g, self.side, w)
        self.owed = owed(g)
        if self.owed:  # many attacks by few rather than few by many
            w = replace(w, body=w.body + LEAN)
        self.w = w
        self.start = list(g.where)
        movers = OF_SIDE[self.side] & g.mobile & g.on_map(self.side) & ~g.moved & ~held_back(g)
        self.movers = movers
        self.reaches = {
            unit: reach(g, unit, allowance(g, unit)).hexes | 1 << g.where[unit]
            for unit in bits(movers)
        }
        self.aims = send(g, self.side, movers, w.focus)
        self.fights = Fights(w)
        self.outlook = Outlook(self.g, self.side, w)
        self.attacks: list[Attack] = []

    def plan(self) -> Plan:
        free = self._guard_cities(self._enter_cities(self.movers))
        free = self._relieve(free)
        free = self._gather_attacks(free)
        if self.w.passes > 1 and self.w.pocket:
            self._encircle(free)
        for _ in range(self.w.passes):
            changed = self._settle(free)
            released = self._release() if self.w.passes > 1 else 0
            free |= released
            if not changed and not released:
                break
            if released:
                free = self._attack_more(free)
        plan = Plan()
        plan.attacks = self.attacks
        plan.aims = self.aims
        if self.w.trains:
            plan.rail = self._train(free)
        where = self.g.where
        fighting = [unit for attack in self.attacks for unit, _ in attack.orders]
        others = [unit for unit in bits(self.movers) if unit not in fighting]
        for unit in (*fighting, *others):
            if where[unit] != self.start[unit] and unit != plan.rail:
                plan.goals.append((unit, where[unit]))
        return plan

    def judged(self, plans: Sequence[Plan]) -> list[float]:
        found = []
        for plan in plans:
            trials = [Trial(self.g, unit, goal) for unit, goal in plan.goals]
            self.attacks = plan.attacks
            found.append(self._total())
            for trial in reversed(trials):
                trial.undo()
        self.attacks = []
        return found

    def _train(self, free: int) -> int:
        """The unit that is of most use where a train can take it; -1 if there is none."""
        g = self.g
        side = self.side
        if (is_rail_disrupted(g) and side == AXIS) or not has_rail_room(g):
            return -1
        _, wishes = assign(g, side, self.movers)
        if not wishes:
            return -1
        best = (TRAIN, -1)
        now = self._total()
        for unit in bits(free & ~g.oos):
            goal = self.aims.get(unit)
            here = g.where[unit]
            start = self.start[unit]
            if VP_HEXES >> start & 1 and not g.at[start] & ~(1 << unit):
                continue
            if goal is not None and distance_map(goal)[here] <= WALK:
                continue
            stops = bits(disembark_hexes(g, unit))
            places = sorted((pull(wishes, place), place) for place in stops)
            for (_, city), place in places[-3:]:
                trial = Trial(g, unit, place)
                self.aims[unit] = city
                gain = self._total() - now
                trial.undo()
                if goal is None:
                    del self.aims[unit]
                else:
                    self.aims[unit] = goal
                if gain > best[0]:
                    best = (gain, unit)
        return best[1]

    def _enter_cities(self, free: int) -> int:
        """Cities that nobody holds are entered first, each by whoever is missed least elsewhere."""
        side = self.side
        empty = VP_HEXES & ~own_ground(self.g, side) & ~self.g.held[1 - side]
        return self._occupy(free, empty, RISK)

    def _guard_cities(self, free: int) -> int:
        """Then our own ones that an enemy could enter, if that is what comes first."""
        if not self.w.guard:
            return free
        walk, _ = self.outlook.enemy_reach()
        return self._occupy(free, VP_HEXES & walk & own_ground(self.g, self.side), -GAIN)

    def _occupy(self, free: int, cities: int, risk: float) -> int:
        """Units go to these cities, the dearest first, where it costs no more than so much."""
        g = self.g
        side = self.side
        for city in sorted(bits(cities), key=lambda one: -hex_worth(g, one, side)):
            if not hex_worth(g, city, side):
                continue
            now = self._total()
            best: tuple[float, int] | None = None
            for unit in bits(free):
                if not self.reaches[unit] >> city & 1 or is_needed(g, unit):
                    continue
                if not could_be_supplied(g, unit, side, 1 << city):
                    continue
                trial = Trial(g, unit, city)
                value = self._total()
                trial.undo()
                if value <= now - risk:
                    continue
                value -= IDLE * max(0, g.strength(unit) - 2)
                if best is None or value > best[0]:
                    best = (value, unit)
            if best is not None:
                march(g, best[1], [city])
                free &= ~(1 << best[1])
        return free

    def _relieve(self, free: int) -> int:
        """Strong units do not sit in cities: weak ones take their place, and stay there."""
        g = self.g
        if not self.w.gap:  # somebody who sees no lines keeps no garrisons either
            return free
        for unit in sorted(bits(free), key=lambda u: -g.strength(u)):
            city = g.where[unit]
            if g.strength(unit) <= WEAK or not VP_HEXES >> city & 1 or g.at[city] != 1 << unit:
                continue
            able = [one for one in bits(free) if self._can_relieve(one, city)]
            if not able:
                continue
            least = min(able, key=lambda u: (g.strength(u), distance_map(city)[g.where[u]], u))
            now = self._total()
            trial = Trial(g, least, city)
            loss = now - self._total()
            trial.undo()
            if loss < RISK:
                march(g, least, [city])
                free &= ~(1 << least)
        return free

    def _can_relieve(self, unit: int, city: int) -> bool:
        """Whether a weak unit can go to a city, and leaves none."""
        g = self.g
        here = g.where[unit]
        if g.strength(unit) > WEAK or not self.reaches[unit] >> city & 1:
            return False
        if VP_HEXES >> here & 1 and g.at[here] == 1 << unit:
            return False
        return fits(g, self.side, city, unit)

    def _encircle(self, free: int) -> None:
        """Enemies are shut in where that makes the whole better; the ring may attack, but stays."""
        g = self.g
        outlook = self.outlook
        foes = [
            foe
            for foe in bits(g.on_map(1 - self.side) & g.mobile)
            if g.where[foe] < FINLAND and outlook.ways_out(foe)
        ]
        foes.sort(key=lambda foe: (-cut_off_worth(g, foe), foe))
        tried = 0
        for foe in foes:
            near = BOARD.disc(g.where[foe], RING)
            jaws = [unit for unit in bits(free) if self.reaches[unit] & near]
            if len(jaws) < 2 or tried >= POCKETS:
                continue
            tried += 1
            now = self._total()
            trials, orders = self._ring(foe, near, jaws)
            better = bool(orders) and self._total() > now + GAIN
            for trial in reversed(trials):
                trial.undo()
            if better:
                for unit, place in orders:
                    if g.where[unit] != place:
                        march(g, unit, [place])
                    self.reaches[unit] = 1 << place

    def _ring(
        self, foe: int, near: int, jaws: list[int]
    ) -> tuple[list[Trial], list[tuple[int, int]]]:
        """Units round an enemy, each where it takes most ways out; no orders if one stays open."""
        g = self.g
        side = self.side
        outlook = self.outlook
        trials: list[Trial] = []
        orders: list[tuple[int, int]] = []
        open_ways = outlook.ways_out(foe).bit_count()
        weak_first = sorted(jaws, key=lambda unit: (g.strength(unit), unit))
        for _ in range(JAWS):
            best: tuple[int, int, int] | None = None
            seen = 0
            for unit in weak_first:
                if any(unit == one for one, _ in orders) or is_needed(g, unit):
                    continue
                for place in bits(self.reaches[unit] & near & ~seen):
                    if not fits(g, side, place, unit):
                        continue
                    seen |= 1 << place
                    trial = Trial(g, unit, place)
                    left = outlook.ways_out(foe).bit_count()
                    trial.undo()
                    if left < (best[0] if best else open_ways):
                        best = (left, unit, place)
            if best is None:
                return trials, []
            open_ways, unit, place = best
            orders.append((unit, place))
            trials.append(Trial(g, unit, place))
            if not open_ways:
                return trials, orders
        return trials, []

    def _gather_attacks(self, free: int) -> int:
        """The best attack, then the best of who is left."""
        g = self.g
        limit = target_limit(g)
        markers = list(g.support)
        known: dict[int, Attack | None] = {}
        done = 0
        waiting = self._put_off(free, known)
        while len(self.attacks) < limit:
            best = best_attack(g, self.fights, free, self.reaches, done | waiting, known)
            waiting = 0
            enough = self.w.enough if len(self.attacks) >= self.owed else UNWILLING
            if best is None or best.worth < enough:
                break
            for unit, goal in best.orders:
                if g.where[unit] != goal:
                    march(g, unit, [goal])
            if best.support:
                g.support[self.side] -= 1
                if not g.support[self.side]:
                    known.clear()
            self.attacks.append(best)
            done |= 1 << best.target
            free &= ~best.units
        g.support = markers
        return free

    def _put_off(self, free: int, known: dict[int, Attack | None]) -> int:
        """The targets of the best attacks, if another one is to begin."""
        waiting = 0
        for _ in range(self.w.begin):
            best = best_attack(self.g, self.fights, free, self.reaches, waiting, known)
            if best is not None and best.worth >= self.w.enough:
                waiting |= 1 << best.target
        return waiting

    def _attack_more(self, free: int) -> int:
        """Another attack by units that have found their places, if the whole gets better."""
        g = self.g
        done = sum(1 << attack.target for attack in self.attacks)
        known: dict[int, Attack | None] = {}
        while len(self.attacks) < target_limit(g):
            best = best_attack(g, self.fights, free, self.reaches, done, known)
            if best is None or best.worth < self.w.enough:
                break
            now = self._total()
            trials = [Trial(g, unit, goal) for unit, goal in best.orders]
            self.attacks.append(best)
            better = self._total() > now + GAIN
            for trial in reversed(trials):
                trial.undo()
            done |= 1 << best.target
            if not better:
                self.attacks.pop()
                continue
            for unit, goal in best.orders:
                if g.where[unit] != goal:
                    march(g, unit, [goal])
            free &= ~best.units
        return free

    def _release(self) -> int:
        """Whoever is of more use elsewhere than in his attack leaves it."""
        g = self.g
        released = 0
        for attack in list(self.attacks):
            for unit in sorted(bits(attack.units), key=g.strength):
                now = self._total()
                here = g.where[unit]
                attack.units &= ~(1 << unit)
                best = (now + GAIN, here)
                for place in (here, *self._places(unit)):
                    trial = Trial(g, unit, place)
                    value = self._total()
                    trial.undo()
                    if value > best[0]:
                        best = (value, place)
                if best[0] <= now + GAIN:
                    attack.units |= 1 << unit
                    continue
                released |= 1 << unit
                attack.orders = [order for order in attack.orders if order[0] != unit]
                if best[1] != here:
                    march(g, unit, [best[1]])
            if not attack.units:
                self.attacks.remove(attack)
        return released

    def _settle(self, free: int) -> bool:
        """Every unit that attacks nobody looks for its best place, the strongest first."""
        g = self.g
        changed = False
        for unit in sorted(bits(free), key=lambda u: (-g.strength(u), u)):
            now = self._total()
            best = (now, g.where[unit])
            for place in self._places(unit):
                trial = Trial(g, unit, place)
                value = self._total()
                trial.undo()
                if value > best[0] + GAIN:
                    best = (value, place)
            if best[1] != g.where[unit]:
                march(g, unit, [best[1]])
                changed = True
        return changed

    def _total(self) -> float:
        """The position with the attacks that are planned."""
        g = self.g
        outlook = self.outlook
        total = 0.0
        outlook.beaten = 0
        for attack in self.attacks:
            target = attack.target
            gain, chance = self.fights.prospects(g, target, attack.units, attack.support)
            total += gain
            if chance >= LIKELY:
                outlook.beaten |= 1 << target
        total += outlook.worth(self.aims)
        total -= ABROAD * (g.stack(AREA_SET & g.held[self.side]) & self.movers).bit_count()
        return total

    def _places(self, unit: int) -> list[int]:
        """The places that seem best at first sight."""
        g = self.g
        side = self.side
        here = g.where[unit]
        if self.w.gap and is_needed(g, unit):
            return []
        ours = own_ground(g, side)
        goal = self.aims.get(unit)
        far = distance_map(goal) if goal is not None else None
        enemies = [place for place in bits(g.held[1 - side]) if place < FINLAND]
        scored = []
        for place in bits(self.reaches[unit] & ~(1 << here)):
            if not fits(g, side, place, unit):
                continue
            score = -0.5 * far[place] if far else 0.0
            if VP_HEXES >> place & 1 and not g.held[side] >> place & 1:
                score += hex_worth(g, place, side) * (0.4 if ours >> place & 1 else 1.0)
            near = distance_map(place)
            closest = min((near[foe] for foe in enemies), default=FAR)
            score -= 0.3 * abs(closest - 2)
            score -= 0.3 * TERRAIN[place].shift
            if FACING[place] & g.held[side]:
                score += 0.3
            scored.append((-score, place))
        scored.sort()
        return [place for _, place in scored[: self.w.tries]]
