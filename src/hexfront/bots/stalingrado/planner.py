"""A player for both sides: one plan a turn, and an answer to every question on the way.

The plan advances on the hexes that count along lines of supply, concentrates for odds with
artillery and aircraft, brings the headquarters after the armies and leaves pockets in time.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

from hexfront.bots.observation import Observation
from hexfront.bots.stalingrado import fights, sky
from hexfront.bots.stalingrado.command import Command
from hexfront.bots.stalingrado.figures import as_he_will_defend, price_of
from hexfront.bots.stalingrado.ground import Ground
from hexfront.bots.stalingrado.moves import Plan, Standing
from hexfront.bots.stalingrado.posture import STEADY, Posture
from hexfront.core.flow import Action
from hexfront.core.hexes import bits
from hexfront.games.stalingrado.air import threatened
from hexfront.games.stalingrado.counters import ALL_AIR, ALL_LAND, ATTACK, GROUND, NUMBER, POOL_OF
from hexfront.games.stalingrado.movement import movable, reach_of, stops_of
from hexfront.games.stalingrado.phase import overfull
from hexfront.games.stalingrado.state import POOL, Stalingrado
from hexfront.games.stalingrado.tables import SIDES
from hexfront.games.stalingrado.zones import pressed

BEGINNINGS = {
    *("send", "enter", "land", "hq", "transfer", "unit"),
    *("replenish", "refit", "reserve", "rebuild"),
}
"""Verbs that may lead to nothing; what was begun once in a phase is not begun again."""
FIRST = ("replacements", "reaction")
"""The questions that open the own player turn and the enemy's."""
LAST = ("done", "end", "stay", "stop", "halt", "go", "wait", "agree", "back", "aside")


def strength(counter: int) -> int:
    """Of a land unit its best attack, of an air unit its best bombs."""
    values = ATTACK[counter] if counter < len(ATTACK) else GROUND[counter]
    return max(values, default=0)


class Look:
    """One decision: what may be done, and the position, imagined when it is needed."""

    def __init__(self, observation: Observation, tried: set[Action]) -> None:
        self.observation = observation
        self.side = SIDES.index(observation.seat)
        self.tried = tried

    @cached_property
    def g(self) -> Stalingrado:
        g: Stalingrado = self.observation.imagine()
        return g

    @cached_property
    def subject(self) -> int:
        """The own counter that is asked about."""
        about = self.observation.about
        return NUMBER[about["unit"] if "unit" in about else about["counter"]]

    def may(self, *action: Any) -> bool:
        return action in self.observation.legal

    def of(self, verb: str) -> list[int]:
        """What a verb may be used on; not what was begun before and led to nothing."""
        legal = [action for action in self.observation.legal if action[0] == verb]
        if verb in BEGINNINGS:
            return [action[1] for action in legal if action not in self.tried]
        return [action[1] for action in legal]


class Planner:
    def __init__(self, posture: Posture = STEADY) -> None:
        self._posture = posture
        self._began = (0, "")
        self._forget()

    def _forget(self) -> None:
        """What belongs to a player turn."""
        self._plan: Plan | None = None
        self._enemy_turn: Ground | None = None
        self._orders: dict[int, tuple[str, int]] | None = None
        self._hqs: dict[int, int] | None = None
        self._sorties: dict[int, tuple[str, int]] | None = None
        self._wanted = 0
        self._tried: set[Action] = set()

    def choose(self, observation: Observation) -> Action:
        look = Look(observation, self._tried)
        began = observation.turn, observation.question
        if began[1] in FIRST and began != self._began:
            self._forget()
            self._began = began
            look.tried = self._tried
        answer: Callable[[Look], Action | None] | None = getattr(self, f"_{began[1]}", None)
        found = answer(look) if answer else None
        if found is None or found not in observation.legal:
            found = self._by_reflex(look)
        self._tried.add(found)
        return found

    def _by_reflex(self, look: Look) -> Action:
        legal = look.observation.legal
        for verb in LAST:
            if look.may(verb):
                return (verb,)
        return legal[int(look.observation.rng.random() * len(legal))]

    def plan(self, look: Look) -> Plan:
        if self._plan is None or self._plan.turn != look.observation.turn:
            self._plan = Plan(look.g, self._posture)
            self._orders = None
        return self._plan

    def _plan_of_combats(self, look: Look) -> Plan:
        """What was planned before the army moved, or what it can attack where others moved it."""
        plan = self.plan(look)
        if self._orders is None:
            before_his_check = look.observation.question == "missions"
            plan.stand(as_he_will_defend(look.g) if before_his_check else look.g)
            self._orders = {}
        return plan

    def ground(self, look: Look) -> Ground:
        """Of the own phase, or of this moment of the enemy's."""
        if look.g.side == look.side:
            ground = self.plan(look).ground
        elif self._enemy_turn is None:
            ground = self._enemy_turn = Ground(look.g, look.side, self._posture)
        else:
            ground = self._enemy_turn
        if look.g.battle is not None:
            ground.look_again(look.g)
        return ground

    # -- movement

    def _moving(self, look: Look) -> Action | None:
        for verb in ("enter", "land"):
            if look.of(verb):
                return (verb, look.of(verb)[0])
        plan = self.plan(look)
        if self._orders is None:
            plan.make(look.g)
            self._orders = {unit: (verb, place) for unit, verb, place in plan.orders}
        for unit in self._orders:
            if ("unit", unit) not in self._tried and look.may("unit", unit):
                return ("unit", unit)
        if transfers := look.of("transfer"):
            promised = sky.promised(plan.attacks)
            for unit in transfers:
                if not promised >> unit & 1 and sky.is_transfer_wanted(look.g, plan.ground, unit):
                    return ("transfer", unit)
                self._tried.add(("transfer", unit))
        if self._hqs is None:
            self._hqs = Command(look.g, plan.ground).places(look.of("hq"))
        for hq in self._hqs:
            if hq in look.of("hq"):
                return ("hq", hq)
        return ("end",) if look.may("end") else self._thin_out(look)

    def _thin_out(self, look: Look) -> Action | None:
        """A hex above its limit has to be solved before the phase may end."""
        g = look.g
        for place in bits(overfull(g)):
            for unit in bits(g.units_at(place) & movable(g)):
                if reach_of(g, unit).hexes & stops_of(g, unit):
                    return ("unit", unit)
        return None

    def _march(self, look: Look) -> Action | None:
        unit = look.subject
        order = (self._orders or {}).get(unit)
        if order is not None and order[0] == "leave":
            return ("leave",)
        if order is not None and look.may(*order):
            return order
        g, ground = look.g, self.plan(look).ground
        must = overfull(g) >> g.place[unit] & 1
        if not must and not g.arrived >> unit & 1:
            return ("stay",)
        bad = pressed(g, g.side)
        options = [("to", place) for place in look.of("to")]
        options += [("rail", place) for place in look.of("rail")]
        options = [one for one in options if not bad >> one[1] & 1] or options
        if not options:
            return None
        standing = Standing(g, ground, unit)
        best = min(options, key=lambda one: (standing.cost(one[1]), one))
        here = standing.cost(g.place[unit])
        return best if must or standing.cost(best[1]) < here else ("stay",)

    def _enter_at(self, look: Look) -> Action | None:
        if not look.of("at"):
            return None
        standing = Standing(look.g, self.plan(look).ground, look.subject)
        return ("at", min(look.of("at"), key=lambda place: (standing.cost(place), place)))

    def _move_hq(self, look: Look) -> Action | None:
        hq = look.subject
        if self._hqs is None or hq not in self._hqs:
            self._hqs = Command(look.g, self.ground(look)).places([hq])
        place = self._hqs.get(hq)
        return ("to", place) if place in look.of("to") else None

    _place_hq = _move_hq

    # -- replacements

    def _replacements(self, look: Look) -> Action:
        """Strong units are made whole, dear ones brought back; at the end points are points."""
        g = look.g
        scenario = g.rules.scenario
        saving = g.turn == scenario.last and scenario.decided is None

        def worth(unit: int) -> tuple[int, int, int]:
            return (price_of(g, unit) if unit < len(ATTACK) else 0, strength(unit), -unit)

        lost = [unit for unit in look.of("rebuild") if not saving or worth(unit)[0] > 1]
        if lost and (saving or not look.of("replenish")):
            return ("rebuild", max(lost, key=worth))
        if saving:
            return ("done",)
        for verb in ("replenish", "refit", "reserve"):
            if units := look.of(verb):
                return (verb, max(units, key=strength))
        return ("done",)

    def _rebuild_to(self, look: Look) -> Action | None:
        g, ground, unit = look.g, self.plan(look).ground, look.subject
        places = look.of("reduced_at")
        if ALL_AIR >> unit & 1:
            base = sky.best_base(ground, places, None)
            return None if base is None else ("reduced_at", base)
        if not places:
            return ("back",)
        standing = Standing(g, ground, unit)
        best = min(places, key=lambda place: (standing.cost(place), place))
        others = [one for one in bits(g.at[POOL] & ALL_LAND) if POOL_OF[one] == POOL_OF[unit]]
        whole = len(others) == 1 and best in look.of("full_at")
        return ("full_at" if whole else "reduced_at", best)

    def _choose_substitute(self, look: Look) -> Action:
        return ("replace", min(look.of("replace"), key=strength))

    # -- the air

    def _transfer(self, look: Look) -> Action | None:
        base = sky.best_base(self.ground(look), look.of("to"), look.g.place[look.subject])
        return None if base is None else ("to", base)

    def _station(self, look: Look) -> Action | None:
        base = sky.best_base(self.ground(look), look.of("to"), None)
        return None if base is None else ("to", base)

    _divert = _first_base = _station

    def _missions(self, look: Look) -> Action | None:
        if not self._posture.flies:
            return ("done",)
        if self._sorties is None:
            plan = self._plan_of_combats(look)
            found = sky.sorties(as_he_will_defend(look.g), plan.ground, plan.attacks)
            self._sorties = {unit: (verb, place) for unit, verb, place in found}
        return self._send(look)

    def _reaction(self, look: Look) -> Action | None:
        if self._sorties is None:
            found = sky.reactions(look.g, threatened(look.g))
            self._sorties = {unit: (verb, place) for unit, verb, place in found}
        return self._send(look)

    def _send(self, look: Look) -> Action | None:
        for unit in self._sorties or ():
            if unit in look.of("send"):
                return ("send", unit)
        return ("done",)

    def _mission(self, look: Look) -> Action | None:
        verb, place = (self._sorties or {}).get(look.subject, ("stay", -1))
        if verb == "supply" and look.of("supply"):
            return ("supply", look.of("supply")[0])
        return (verb, place)

    _react_with = _mission

    def _load(self, look: Look) -> Action | None:
        return ("for", max(look.of("for"), key=strength)) if look.of("for") else ("go",)

    # -- combat

    def _combat(self, look: Look) -> Action | None:
        plan = self._plan_of_combats(look)
        assault = fights.Assault(look.g, plan.ground, plan.attacks)
        if best := assault.best(look.of("attack")):
            self._wanted = best[2]
            return ("attack", best[1])
        if shelling := fights.best_shelling(look.g, look.of("shell")):
            self._wanted = shelling[1]
            return ("shell", shelling[0])
        return ("end",)

    def _attackers(self, look: Look) -> Action | None:
        joining = [unit for unit in look.of("add") if self._wanted >> unit & 1]
        if joining:
            return ("add", joining[0])
        return ("go",) if look.may("go") else ("all",)

    def _shell_with(self, look: Look) -> Action | None:
        joining = [unit for unit in look.of("add") if self._wanted >> unit & 1]
        if joining:
            return ("add", joining[0])
        return ("go",) if look.may("go") else ("back",)

    def _defence_guns(self, look: Look) -> Action | None:
        for gun in look.of("fire"):
            if fights.can_fire_help(look.g, gun):
                return ("fire", gun)
        return ("done",)

    def _defender_choice(self, look: Look) -> Action | None:
        if fights.is_giving_way(look.g, self.ground(look)):
            return ("retreat",)
        return ("hold",) if look.may("hold") else ("loss",)

    def _lose(self, look: Look) -> Action:
        g = look.g
        return ("lose", min(look.of("lose"), key=lambda unit: (fights.loss_cost(g, unit), unit)))

    _defender_loss = _choose_attacker_loss = _crowd = _gun_loss = _bomb_loss = _bomb_kill = _lose

    def _retreat_unit(self, look: Look) -> Action:
        verb = "all" if look.of("all") else "to"
        return (verb, fights.refuge(look.g, self.ground(look), look.of(verb)))

    def _advancing(self, look: Look) -> Action | None:
        unit = fights.advances(look.g, self.ground(look), look.of("advance"))
        return ("stop",) if unit is None else ("advance", unit)

    def _go_on(self, look: Look) -> Action | None:
        g, ground, unit = look.g, self.ground(look), look.subject
        for verb in ("exploit", "push"):
            place = fights.goes_on(g, ground, unit, look.of(verb))
            if place is not None:
                return (verb, place)
        return ("halt",)

