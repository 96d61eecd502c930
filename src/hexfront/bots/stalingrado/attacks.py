"""Attacks are put together: who goes where, which guns and aircraft help."""

from __future__ import annotations

from dataclasses import dataclass, field

from hexfront.bots.stalingrado import weights as w
from hexfront.bots.stalingrado.figures import Target, covered_defence
from hexfront.bots.stalingrado.ground import Ground, strongest
from hexfront.core.hexes import bits
from hexfront.games.stalingrado.air import has_bombs, usable, within_range
from hexfront.games.stalingrado.combat import support_over
from hexfront.games.stalingrado.counters import (
    ALL_AIR,
    ALL_HQ,
    ALL_LAND,
    ARTILLERY,
    DEFENDING_SUPPORT,
    GERMAN_MOTORISED_DIVISIONS,
    GERMAN_PANZER_DIVISIONS,
    GROUND,
    OF_CLASS,
    RANGE,
)
from hexfront.games.stalingrado.state import Stalingrado
from hexfront.games.stalingrado.tables import BOARD, CLOSED, COLUMNS_OF, RIVER, STACK_LIMIT, WIDE
from hexfront.games.stalingrado.zones import (
    WALLS,
    attack_value,
    can_attack,
    is_exempt_in_turn_1,
    pressed,
    zone,
)

_FEW = 2  # units of an attack that are not too many
_LENT = 4  # units that one attack may lend to another
_PAIR = GERMAN_PANZER_DIVISIONS | GERMAN_MOTORISED_DIVISIONS


@dataclass(slots=True)
class Attack:
    """A hex to be attacked, and from where."""

    target: int
    worth: float
    orders: list[tuple[int, int]]
    guns: list[tuple[int, int]] = field(default_factory=list)
    planes: int = 0

    @property
    def units(self) -> int:
        found = 0
        for unit, _ in (*self.orders, *self.guns):
            found |= 1 << unit
        return found


class Staff:
    """Plans the attacks of a phase on a copy that it moves the units of."""

    def __init__(self, ahead: Stalingrado, ground: Ground, open_to: dict[int, int]) -> None:
        self.g = ahead
        self.home = list(ahead.place)
        self.body = ground.posture.body
        self.ground = ground
        self.open_to = open_to
        self.used = 0
        self.flown = 0
        self.planes = [
            unit
            for unit in bits(usable(ahead, ahead.side) & ~OF_CLASS["T"])
            if has_bombs(ahead, unit)
        ]
        self.planes.sort(key=lambda unit: -GROUND[unit][ahead.steps[unit]])
        self.ranges = {unit: within_range(ahead, unit) for unit in self.planes}
        self.targets: dict[int, Target] = {}
        self.covered = covered_defence(ahead)
        self.his_air = [
            (within_range(ahead, unit), GROUND[unit][ahead.steps[unit]])
            for unit in bits(usable(ahead, ahead.enemy) & DEFENDING_SUPPORT)
        ]

    def plan(self, reserved: int) -> list[Attack]:
        """The best attack first, then the best with what is left, until none is worth it."""
        near = self._in_reach(reserved)
        drafts = []
        for place, units in near.items():
            if draft := self._draft(place, units):
                drafts.append(draft)
        drafts.sort(key=lambda attack: -attack.worth)
        chosen = []
        for draft in drafts:
            attack: Attack | None = draft
            if draft.units & self.used or draft.planes & self.flown:
                left = [unit for unit in near[draft.target] if not self.used >> unit & 1]
                attack = self._draft(draft.target, left)
            elif not self._has_room(draft):
                attack = self._draft(draft.target, near[draft.target])
            if attack is not None:
                chosen.append(attack)
                self._carry_out(attack)
        if self.ground.posture.shares:
            self._share_out(chosen, {draft.target: near[draft.target] for draft in drafts})
        return chosen

    def _share_out(self, chosen: list[Attack], near: dict[int, list[int]]) -> None:
        """Targets that nobody was left for get units that another attack hardly misses."""
        for target, units in near.items():
            if any(attack.target == target for attack in chosen):
                continue
            for number, attack in enumerate(chosen):
                if pair := self._split(attack, near[attack.target], target, units):
                    chosen[number] = pair[0]
                    chosen.append(pair[1])
                    break

    def _split(
        self, attack: Attack, around: list[int], target: int, near: list[int]
    ) -> tuple[Attack, Attack] | None:
        """An attack by others and another one by the weakest of it, if they are worth more."""
        able = strongest([unit for unit, _ in attack.orders if unit in near], self.g)
        if not able or len(attack.orders) < _FEW:
            return None
        self._call_back(attack)
        best: tuple[Attack, Attack] | None = None
        most = attack.worth + w.WORTH_SPLITTING
        for count in range(1, min(len(able), _LENT) + 1):
            other = self._draft(target, able[-count:])
            if other is None:
                continue
            self._carry_out(other)
            left = [unit for unit in around if not self.used >> unit & 1]
            rest = self._draft(attack.target, left)
            self._call_back(other)
            if rest is not None and rest.worth + other.worth > most:
                best, most = (rest, other), rest.worth + other.worth
        for one in best or (attack,):
            self._carry_out(one)
        return best

    def _call_back(self, attack: Attack) -> None:
        self.used &= ~attack.units
        self.flown &= ~attack.planes
        for unit, place in (*attack.orders, *attack.guns):
            if self.home[unit] != place:
                self.g.send(unit, self.home[unit])

    def _in_reach(self, reserved: int) -> dict[int, list[int]]:
        g = self.g
        enemy = g.held[g.enemy]
        near: dict[int, list[int]] = {}
        able = can_attack(g, g.land(g.side)) & ~(ARTILLERY | reserved)
        for unit in bits(able):
            start = g.place[unit]
            places = self.open_to.get(unit, 0) | 1 << start
            if is_exempt_in_turn_1(g, start):
                continue
            for target in bits(BOARD.neighbours(places, CLOSED) & enemy):
                near.setdefault(target, []).append(unit)
        return near

    def _has_room(self, attack: Attack) -> bool:
        coming: dict[int, int] = {}
        for unit, place in (*attack.orders, *attack.guns):
            if self.g.place[unit] != place:
                coming[place] = coming.get(place, 0) + 1
        return all(
            (self.g.at[place] & ALL_LAND).bit_count() + count <= STACK_LIMIT[place]
            for place, count in coming.items()
        )

    def _carry_out(self, attack: Attack) -> None:
        self.used |= attack.units
        self.flown |= attack.planes
        for unit, place in (*attack.orders, *attack.guns):
            if self.g.place[unit] != place:
                self.g.send(unit, place)

    def target(self, place: int) -> Target:
        if place not in self.targets:
            points = self.ground.aims.get(place, 0.0)
            ground = w.GROUND + w.GOAL * points + w.ON_THE_WAY / (1 + self.ground.to_aims[place])
            there = self.g.at[place]
            ground += w.HQ_PRIZE * (there & ALL_HQ).bit_count()
            ground += w.BASE_PRIZE * (there & ALL_AIR).bit_count()
            own_step = self.ground.posture.own_step
            target = Target(self.g, place, ground, own_step, self.covered)
            near = sum(points for reach, points in self.his_air if reach >> place & 1)
            there_now = support_over(self.g, place, self.g.enemy)
            target.defence += there_now + round(w.HIS_AIR * near)
            self.targets[place] = target
        return self.targets[place]

    def _draft(self, place: int, units: list[int]) -> Attack | None:
        """Unit after unit, the strongest first; the best of these sets is kept."""
        target = self.target(place)
        units = strongest(units, self.g)[: self.ground.posture.stacks]
        sum_of = sum(attack_value(self.g, unit) for unit in units)
        if 2 * sum_of < target.defence:
            return None
        trial = self.g.clone()
        around = BOARD.neighbours(1 << place, CLOSED)
        taken = 0
        orders: list[tuple[int, int]] = []
        best: tuple[float, int, int] | None = None
        for unit in units:
            hex_from = self._from_where(trial, target, unit, around, orders)
            if hex_from is None:
                continue
            if trial.place[unit] != hex_from:
                trial.send(unit, hex_from)
            taken |= 1 << unit
            orders.append((unit, hex_from))
            worth = target.worth(trial, taken, target.column(trial, taken))
            worth -= self.body * len(orders)
            if best is None or worth > best[0]:
                best = (worth, len(orders), taken)
        if best is None:
            return None
        for unit, _ in orders[best[1] :]:
            if trial.place[unit] != self.g.place[unit]:
                trial.send(unit, self.g.place[unit])
        attack = Attack(place, best[0], orders[: best[1]])
        taken = self._spare(trial, target, attack, best[2])
        self._help(trial, target, attack, taken)
        return attack if attack.worth > self.ground.posture.enough else None

    def _spare(self, g: Stalingrado, target: Target, attack: Attack, taken: int) -> int:
        """Leave out, the strongest first, whom the attack is as good without; who is left."""
        for order in list(attack.orders):
            if len(attack.orders) <= _FEW:
                break
            unit, hex_from = order
            fewer = taken & ~(1 << unit)
            if g.place[unit] != self.g.place[unit]:
                g.send(unit, self.g.place[unit])
            orders = [one for one in attack.orders if one != order]
            worth = target.worth(g, fewer, target.column(g, fewer)) - self.body * len(orders)
            if worth >= attack.worth:
                attack.worth, attack.orders, taken = worth, orders, fewer
            elif g.place[unit] != hex_from:
                g.send(unit, hex_from)
        return taken

    def _from_where(
        self,
        g: Stalingrado,
        target: Target,
        unit: int,
        around: int,
        orders: list[tuple[int, int]],
    ) -> int | None:
        """The hex to attack from: not over a river, under cover, where nobody else presses."""
        start = g.place[unit]
        best: tuple[float, int] | None = None
        others = g.held[g.enemy] & ~(1 << target.place)
        taken = {place for _, place in orders}
        away = around & ~(zone(g, g.side) | g.held[g.side])
        is_dry = any(
            (place, target.place) not in RIVER and (place, target.place) not in WIDE
            for _, place in orders
        )
        pair = _PAIR >> unit & 1
        for place in bits((self.open_to.get(unit, 0) | 1 << start) & around):
            if place != start and g.full >> place & 1:
                continue
            step = (place, target.place)
            value = w.FROM_COVER * COLUMNS_OF[place]
            if is_dry:  # OP-5.7: a river helps only against those who all come over it
                pass
            elif step in WIDE:
                value -= w.OVER_WIDE_RIVER
            elif step in RIVER and not g.is_winter:
                value -= w.OVER_RIVER
            value -= w.OTHER_ENEMY * (BOARD.adjacent[place] & others).bit_count()
            value += w.AROUND * (place not in taken)
            if not away & ~(1 << place | BOARD.neighbours(1 << place, WALLS)):
                value += w.SHUT
            value -= 0.0 if self.ground.rear >> place & 1 else w.POCKET
            if pair and g.at[place] & _PAIR:
                value += w.PANZER_CORPS
            if best is None or value > best[0]:
                best = (value, place)
        return None if best is None else best[1]

    def _help(self, g: Stalingrado, target: Target, attack: Attack, taken: int) -> None:
        """Guns and aircraft, as many as lift the attack to the best column within reach."""
        base = target.column(g, taken)
        body = self.body
        helpers = [*self._guns(g, target.place), *self._flights(target.place)]
        points, paid = 0, 0.0
        best: tuple[float, int] | None = None
        for count, (value, price, _, _) in enumerate(helpers, 1):
            points += value
            paid += price
            column = target.column(g, taken, 0, points)
            if column <= base:
                continue
            worth = target.worth(g, taken, column) - body * len(attack.orders) - paid
            if worth > attack.worth and (best is None or worth > best[0] + 1e-9):
                best = (worth, count)
        if best is None:
            return
        attack.worth = best[0]
        for _, _, gun, where in helpers[: best[1]]:
            if ARTILLERY >> gun & 1:
                attack.guns.append((gun, where))
            else:
                attack.planes |= 1 << gun

    def helped(self, place: int, taken: int, promised: int) -> int:
        """The aircraft to send over an attack by units that have reached their places.

        Those that are promised to other attacks stay out of it.
        """
        target = self.target(place)
        worth = target.worth(self.g, taken, target.column(self.g, taken))
        attack = Attack(place, worth, [])
        flown, self.flown = self.flown, self.flown | promised
        self._help(self.g, target, attack, taken)
        self.flown = flown
        self.used |= attack.units
        return attack.planes

    def _guns(self, g: Stalingrado, target: int) -> list[tuple[int, float, int, int]]:
        """Artillery that can fire on a hex from a distance: points, cost, unit and place."""
        found = []
        safe = ~pressed(g, g.side)
        for gun in bits(can_attack(g, g.land(g.side) & ARTILLERY) & ~self.used):
            start = g.place[gun]
            places = (self.open_to.get(gun, 0) & ~g.full | 1 << start) & safe
            places &= BOARD.disc(target, RANGE[gun]) & self.ground.rear
            if places:
                where = start if places >> start & 1 else bits(places)[0]
                found.append((attack_value(g, gun), w.SHELLS, gun, where))
        return found

    def _flights(self, target: int) -> list[tuple[int, float, int, int]]:
        return [
            (GROUND[unit][self.g.steps[unit]], w.PLANE, unit, target)
            for unit in self.planes
            if not self.flown >> unit & 1 and self.ranges[unit] >> target & 1
        ]
